import { describe, expect, it } from "vitest";
import { practices } from "./practices.ts";
import { areas, goals, levels, type Phase, type Practice } from "./types.ts";

const phases: Phase[] = ["warm-up", "main", "cool-down", "rest"];
const byId = new Map(practices.map((practice) => [practice.id, practice]));
const withoutStrain = practices.filter((practice) => practice.strains.length === 0);

/** Everything that comes more than once. */
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const idsWhere = (wrong: (practice: Practice) => boolean) => practices.filter(wrong).map(({ id }) => id);

describe("The practices", () => {
  it("There are at least 90, of every kind.", () => {
    expect(practices.length).toBeGreaterThanOrEqual(90);
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

  it("At least 22 have no strain, and at least 14 are done in a chair.", () => {
    expect(withoutStrain.length).toBeGreaterThanOrEqual(22);
    expect(practices.filter(({ position }) => position === "chair").length).toBeGreaterThanOrEqual(14);
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

  it("Each works on one to four areas, and lists nothing twice.", () => {
    expect(idsWhere(({ areas }) => areas.length < 1 || areas.length > 4)).toEqual([]);
    expect(idsWhere(({ goals, phases }) => goals.length === 0 || phases.length === 0)).toEqual([]);
    const doubled = ({ areas, goals, phases, strains }: Practice) =>
      [areas, goals, phases, strains].some((list) => repeated(list).length > 0);
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
    expect(practices.filter((practice) => practice.areas.includes(area)).length).toBeGreaterThanOrEqual(4);
    expect(withoutStrain.filter((practice) => practice.areas.includes(area)).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it.each(goals)("At least four serve the goal %s.", (goal) => {
    expect(practices.filter((practice) => practice.goals.includes(goal)).length).toBeGreaterThanOrEqual(4);
  });

  it.each(levels)("At least four are at the level %s.", (level) => {
    expect(practices.filter((practice) => practice.level === level).length).toBeGreaterThanOrEqual(4);
  });

  it.each(phases)("At least four fit the phase %s.", (phase) => {
    expect(practices.filter((practice) => practice.phases.includes(phase)).length).toBeGreaterThanOrEqual(4);
  });

  it("No text promises a cure.", () => {
    const claims = ({ name, aliases, cues, dose, props }: Practice) =>
      [name, ...aliases, ...cues, dose, ...props].some((text) =>
        /\b(cure|cures|treat|treats|heal|heals|detox)\b/i.test(text),
      );
    expect(idsWhere(claims)).toEqual([]);
  });
});
