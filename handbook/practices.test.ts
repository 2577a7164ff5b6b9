import { describe, expect, it } from "vitest";
import { plainOf } from "../assistant/read/split-words.ts";
import { foreignNamesOf, namedAbroad } from "./language/practice-names.ts";
import { notTaught } from "./not-taught.ts";
import { practices } from "./practices/all.ts";
import { areasOf } from "./practices/areas-of.ts";
import {
  areas,
  goals,
  type Level,
  levels,
  type Phase,
  type Position,
  type Practice,
  type Prop,
  type Strain,
} from "./types.ts";

const phases: Phase[] = ["warm-up", "main", "cool-down", "rest"];
const byId = new Map(practices.map((practice) => [practice.id, practice]));
const withoutStrain = practices.filter((practice) => practice.strains.length === 0);

/** Everything that comes more than once. */
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const idsWhere = (wrong: (practice: Practice) => boolean) => practices.filter(wrong).map(({ id }) => id);

describe("The practices", () => {
  it("There are at least 165, of every kind.", () => {
    expect(practices.length).toBeGreaterThanOrEqual(165);
    expect(new Set(practices.map(({ kind }) => kind))).toEqual(new Set(["pose", "breathing", "relaxation"]));
  });

  it("No two share an id or a name, and ids are in kebab-case.", () => {
    expect(repeated(practices.map(({ id }) => id))).toEqual([]);
    expect(repeated(practices.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(idsWhere(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it("An alias is in lower case and belongs to one practice only, nor is it another's name or id.", () => {
    const aliases = practices.flatMap((practice) => practice.aliases);
    expect(repeated(aliases)).toEqual([]);
    expect(aliases.filter((alias) => alias !== alias.toLowerCase().trim())).toEqual([]);
    const taken = practices.flatMap(({ id, name, aliases }) =>
      practices
        .filter((other) => other.id !== id)
        .flatMap((other) => [other.id, other.id.replaceAll("-", " "), other.name.toLowerCase()])
        .filter((word) => aliases.includes(word) || word === name.toLowerCase()),
    );
    expect(taken).toEqual([]);
  });

  it("A Sanskrit name can be typed in lower case.", () => {
    const missing = ({ sanskrit, aliases }: Practice) =>
      sanskrit !== "" && !aliases.includes(sanskrit.toLowerCase());
    expect(idsWhere(missing)).toEqual([]);
  });

  it("A practice with a strain names a gentler one that exists, has fewer strains and adds none of its own.", () => {
    const wrong = ({ gentler, strains }: Practice) => {
      if (strains.length === 0) return false;
      const next = byId.get(gentler ?? "");
      if (next === undefined || next.strains.length >= strains.length) return true;
      return next.strains.some((strain) => !strains.includes(strain));
    };
    expect(idsWhere(wrong)).toEqual([]);
  });

  it("A gentler practice is never for more practised people.", () => {
    const rankOf = (practice: Practice) => levels.indexOf(practice.level);
    const wrong = (practice: Practice) => {
      const next = byId.get(practice.gentler ?? "");
      return next !== undefined && rankOf(next) > rankOf(practice);
    };
    expect(idsWhere(wrong)).toEqual([]);
  });

  it("Following the gentler ones always ends at a practice without strains.", () => {
    const lost = (practice: Practice) => {
      let last = practice;
      for (let step = 0; step < practices.length && last.gentler !== null; step++) {
        last = byId.get(last.gentler) ?? last;
      }
      return last.gentler !== null || last.strains.length > 0;
    };
    expect(idsWhere(lost)).toEqual([]);
  });

  it("A practice without strains names no gentler one.", () => {
    expect(withoutStrain.filter(({ gentler }) => gentler !== null)).toEqual([]);
  });

  it("At least 40 have no strain.", () => {
    expect(withoutStrain.length).toBeGreaterThanOrEqual(40);
  });

  it.each<[number, Position]>([
    [34, "standing"],
    [26, "chair"],
    [16, "hands and knees"],
    [9, "kneeling"],
    [22, "sitting"],
    [9, "belly"],
    [28, "back"],
    [6, "side"],
  ])("At least %i are done in the position %s.", (least, position) => {
    expect(practices.filter((practice) => practice.position === position).length).toBeGreaterThanOrEqual(
      least,
    );
  });

  const parts: [number, Phase][] = [
    [2, "warm-up"],
    [6, "main"],
    [2, "cool-down"],
    [1, "rest"],
  ];
  it.each<Position>(["standing", "chair", "sitting", "back"])(
    "A beginner's whole session can be done in the position %s.",
    (position) => {
      const here = practices.filter(
        (practice) => practice.level === "Beginner" && practice.position === position,
      );
      for (const [least, phase] of parts) {
        expect(here.filter(({ phases }) => phases.includes(phase)).length).toBeGreaterThanOrEqual(least);
      }
    },
  );

  it("What is done in a chair needs one, and nothing that is needed is also called a help.", () => {
    expect(idsWhere(({ position, needs }) => position === "chair" && !needs.includes("chair"))).toEqual([]);
    expect(idsWhere(({ needs, helps }) => helps.some((prop) => needs.includes(prop)))).toEqual([]);
  });

  it.each<Prop>(["chair", "table", "wall", "block", "strap", "cushion", "blanket", "bolster"])(
    "Where a cue speaks of a %s, the practice needs it or is helped by it.",
    (prop) => {
      // A long cushion is what people have who have no bolster.
      const words = prop === "bolster" ? /bolster|long cushion/ : new RegExp(`(?<!long )\\b${prop}s?\\b`);
      const unsaid = ({ cues, needs, helps }: Practice) =>
        cues.some((cue) => words.test(cue)) && ![...needs, ...helps].includes(prop);
      expect(idsWhere(unsaid)).toEqual([]);
    },
  );

  it("Whoever is told to lie or kneel is told so by a strain, except on one side.", () => {
    const says = (position: Position, strain: Strain) =>
      idsWhere((practice) => practice.position === position && !practice.strains.includes(strain));
    expect(says("back", "lying flat on the back")).toEqual([]);
    expect(says("belly", "lying on the belly")).toEqual([]);
    expect(says("kneeling", "kneeling")).toEqual([]);
  });

  it.each<Strain>(["deep backbend", "deep forward fold", "deep twist"])(
    "Whatever asks for a %s is answered by something that does not.",
    (strain) => {
      const unanswered = ({ strains, counterposes }: Practice) =>
        strains.includes(strain) &&
        !counterposes.some((id) => byId.has(id) && !byId.get(id)?.strains.includes(strain));
      expect(idsWhere(unanswered)).toEqual([]);
    },
  );

  it("A counterpose is gentle: never hard work, and for beginners.", () => {
    const counterposes = new Set(practices.flatMap((practice) => practice.counterposes));
    expect(
      idsWhere(({ id, effort, level }) => counterposes.has(id) && (effort > 2 || level !== "Beginner")),
    ).toEqual([]);
  });

  it("An advanced practice names what warms up for it, and that exists and is no harder.", () => {
    expect(idsWhere(({ level, prepares }) => level === "Advanced" && prepares.length === 0)).toEqual([]);
    const wrong = ({ id, effort, prepares }: Practice) =>
      prepares.some((each) => each === id || (byId.get(each)?.effort ?? Number.POSITIVE_INFINITY) > effort);
    expect(idsWhere(wrong)).toEqual([]);
  });

  it("A practice is one-sided exactly when its dose is for each side.", () => {
    expect(idsWhere(({ isOneSided, dose }) => isOneSided !== / on each side$/.test(dose))).toEqual([]);
  });

  it("Rest and quiet breath take no effort, and hard effort is never called gentle.", () => {
    const isHard = ({ strains }: Practice) => strains.includes("hard effort");
    expect(
      idsWhere((practice) => practice.kind !== "pose" && practice.effort > 0 && !isHard(practice)),
    ).toEqual([]);
    expect(idsWhere((practice) => isHard(practice) && practice.effort < 2)).toEqual([]);
    expect(idsWhere((practice) => practice.effort === 3 && !isHard(practice))).toEqual([]);
  });

  it("Why it is done is one sentence of at most 22 words that promises nothing.", () => {
    const wrong = ({ why }: Practice) =>
      why.split(/\s+/).length > 22 || !/\bmay help\b/i.test(why) || !/^[^.!?]+\.$/.test(why);
    expect(idsWhere(wrong)).toEqual([]);
  });

  it("The commonest mistake is one sentence of at most 25 words that says what to do instead.", () => {
    const wrong = ({ mistake }: Practice) =>
      mistake.split(/\s+/).length > 25 || !/^[^.!?;]+; [^.!?;]+\.$/.test(mistake);
    expect(idsWhere(wrong)).toEqual([]);
    expect(repeated(practices.map(({ mistake }) => mistake))).toEqual([]);
  });

  it("What is said not to be taught is not taught.", () => {
    const taught = new Set(
      practices.flatMap(({ name, aliases, strains }) =>
        strains.length > 0 ? [name.toLowerCase(), ...aliases] : [],
      ),
    );
    expect(notTaught.flatMap(({ words }) => words).filter((word) => taught.has(word))).toEqual([]);
  });

  it("Each has two to four cues of fewer than 20 words, and at least one speaks of the breath.", () => {
    expect(idsWhere(({ cues }) => cues.length < 2 || cues.length > 4)).toEqual([]);
    const cues = practices.flatMap((practice) => practice.cues);
    expect(cues.filter((cue) => cue.split(/\s+/).length >= 20)).toEqual([]);
    expect(idsWhere(({ cues }) => !cues.some((cue) => /breath/i.test(cue)))).toEqual([]);
  });

  it("Each takes a whole number of minutes from 1 to 8.", () => {
    expect(idsWhere(({ minutes }) => !Number.isInteger(minutes) || minutes < 1 || minutes > 8)).toEqual([]);
  });

  it("Each eases and loads up to four areas, one at least, and lists nothing twice.", () => {
    expect(idsWhere((practice) => areasOf(practice).length === 0)).toEqual([]);
    expect(idsWhere(({ eases, loads }) => eases.length > 4 || loads.length > 4)).toEqual([]);
    expect(idsWhere(({ goals, phases }) => goals.length === 0 || phases.length === 0)).toEqual([]);
    const doubled = ({
      eases,
      loads,
      goals,
      phases,
      strains,
      needs,
      helps,
      counterposes,
      prepares,
    }: Practice) =>
      [eases, loads, goals, phases, strains, needs, helps, counterposes, prepares].some(
        (list) => repeated(list).length > 0,
      );
    expect(idsWhere(doubled)).toEqual([]);
  });

  it.each([
    "headstand",
    "handstand",
    "forearm-stand",
    "shoulder-stand",
    "plow",
    "lotus",
    "wheel",
    "crow",
    "skull-shining",
    "bellows",
    "breath-retention",
    "side-crow",
    "firefly",
    "eight-angle",
    "flying-pigeon",
    "king-dancer",
    "hanumanasana",
    "compass",
    "bird-of-paradise",
    "visvamitrasana",
    "wild-thing",
    "tripod-prep",
  ])("The practice %s is for advanced members.", (id) => {
    expect(byId.get(id)?.level).toBe("Advanced");
  });

  it.each(["bow", "camel", "chaturanga", "boat", "side-plank", "warrior-three", "half-moon", "dancer"])(
    "The practice %s is not for beginners.",
    (id) => {
      expect(["Intermediate", "Advanced"]).toContain(byId.get(id)?.level);
    },
  );

  it.each(areas)("At least four work on the area %s, two of them without any strain.", (area) => {
    expect(practices.filter((practice) => areasOf(practice).includes(area)).length).toBeGreaterThanOrEqual(4);
    expect(
      withoutStrain.filter((practice) => areasOf(practice).includes(area)).length,
    ).toBeGreaterThanOrEqual(2);
  });

  it.each(goals)("At least four serve the goal %s.", (goal) => {
    expect(practices.filter((practice) => practice.goals.includes(goal)).length).toBeGreaterThanOrEqual(4);
  });

  const leastAt: Record<Level, number> = { Beginner: 100, Intermediate: 24, Advanced: 22 };
  it.each(levels)("There is a real choice at the level %s.", (level) => {
    expect(practices.filter((practice) => practice.level === level).length).toBeGreaterThanOrEqual(
      leastAt[level],
    );
  });

  it.each(phases)("At least four fit the phase %s.", (phase) => {
    expect(practices.filter((practice) => practice.phases.includes(phase)).length).toBeGreaterThanOrEqual(4);
  });

  it("No text promises a cure.", () => {
    const claims = ({ name, aliases, cues, dose, why, mistake }: Practice) =>
      [name, ...aliases, ...cues, dose, why, mistake].some((text) =>
        /\b(cure|cures|treat|treats|heal|heals|detox)\b/i.test(text),
      );
    expect(idsWhere(claims)).toEqual([]);
  });
});

it("every practice that has a name in another language is there, and no two share one", () => {
  const ids = new Set(practices.map(({ id }) => id));
  expect([...namedAbroad].filter((id) => !ids.has(id))).toEqual([]);
  const names = practices.flatMap(({ id }) => [...new Set(foreignNamesOf(id).map(plainOf))]);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
