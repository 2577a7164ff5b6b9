import { describe, expect, test } from "vitest";
import { familyIds } from "../../handbook/families.ts";
import { practices } from "../../handbook/practices/all.ts";
import { areasOf } from "../../handbook/practices/areas-of.ts";
import { areas, positions, props } from "../../handbook/types.ts";
import { imagine } from "../../tests/parts/imagine-session.ts";
import { boundsOf, onlyWithATeacher } from "../choose-practices.ts";
import { sessionSchema } from "../request/request.ts";
import { bestPlaces, mostChanges } from "./paths.ts";
import { findFaults, planSession } from "./plan-session.ts";
import { wantSession } from "./want-session.ts";
import { practiceById, type Wanted } from "./wanted.ts";

const many = Array.from({ length: 400 }, (_, number) => imagine(number));
const everything: Wanted = {
  ...imagine(0),
  minutes: 20,
  bounds: boundsOf("Beginner", [], onlyWithATeacher),
  positions: new Set(positions),
  without: new Set(),
  props: new Set(props),
  focus: [],
  suited: [],
  named: [],
  aim: undefined,
  energy: undefined,
};
/** Planned once, and looked at from several sides. */
const planned = new Map(many.map((wanted) => [wanted, planSession(wanted)]));
const stepsFor = (wanted: Wanted) => planned.get(wanted) ?? planSession(wanted);
const idsOf = (wanted: Wanted) => stepsFor(wanted).map(({ id }) => id);
const practicesOf = (wanted: Wanted) => idsOf(wanted).flatMap((id) => practiceById.get(id) ?? []);

describe("whatever somebody asks for and may not do", () => {
  test("the session keeps to it: minutes, positions, strains, props, what answers what, nothing twice", () => {
    const faults = many.flatMap((wanted, number) => {
      const steps = stepsFor(wanted);
      return steps.length === 0 ? [] : findFaults(steps, wanted).map((fault) => `${number}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test.each([
    [["feet", "lower back"], ["standing", "chair"], 10],
    [["pelvic floor"], ["chair"], 5],
    [["neck"], ["sitting"], 6],
    [["hamstrings", "neck"], ["standing"], 8],
    [["belly", "shoulders"], ["chair"], 8],
  ] as const)("%j, in %j: each of them gets something in %d minutes", (focus, places, minutes) => {
    const steps = planSession({
      ...everything,
      minutes,
      focus: [...focus],
      positions: new Set(places),
    });
    const served = new Set(
      steps.flatMap(({ id }) => areasOf(practiceById.get(id) ?? { eases: [], loads: [] })),
    );
    expect(focus.filter((area) => !served.has(area))).toEqual([]);
  });

  test("there is one wherever anything at all is allowed", () => {
    const empty = many.flatMap((wanted, number) => {
      const isAny = practices.some(
        (practice) =>
          wanted.positions.has(practice.position) &&
          !practice.strains.some((strain) => wanted.bounds.avoid.has(strain)) &&
          practice.level === "Beginner" &&
          practice.needs.every((prop) => wanted.props.has(prop)) &&
          !wanted.without.has(practice.id) &&
          practice.kind === "pose" &&
          practice.minutes <= wanted.minutes &&
          practice.counterposes.length === 0,
      );
      return isAny && stepsFor(wanted).length === 0 ? [number] : [];
    });
    expect(empty).toEqual([]);
  });

  test("it changes position no more often than is said, and comes back to none more than once", () => {
    for (const wanted of many) {
      const places = practicesOf(wanted)
        .map(({ position }) => position)
        .filter((position, index, all) => position !== all[index - 1]);
      expect(places.length - 1).toBeLessThanOrEqual(Math.max(mostChanges(wanted.minutes), 0));
      for (const position of positions) {
        expect(places.filter((each) => each === position).length).toBeLessThanOrEqual(2);
      }
    }
  });
});

test("what it is for gets most of the time", () => {
  for (const area of areas) {
    const done = planSession({ ...everything, focus: [area] });
    const share = done
      .filter(({ id }) => {
        const { eases = [], loads = [] } = practiceById.get(id) ?? {};
        return [...eases, ...loads].includes(area);
      })
      .reduce((sum, { minutes }) => sum + minutes, 0);
    expect([area, share >= 9]).toEqual([area, true]);
  }
});

test("the advanced get what is advanced, once it is prepared; beginners never do", () => {
  const advanced = Array.from({ length: 12 }, (_, day) =>
    practicesOf({
      ...everything,
      minutes: 40,
      bounds: { ...everything.bounds, level: "Advanced" },
      seed: `${day}`,
    }),
  );
  for (const done of advanced) {
    expect(done.filter(({ level }) => level !== "Beginner").length).toBeGreaterThanOrEqual(4);
    for (const [index, { prepares }] of done.entries()) {
      if (prepares.length > 0)
        expect(done.slice(0, index).some(({ id }) => prepares.includes(id))).toBe(true);
    }
  }
  const levelsOfBeginners = many
    .filter(({ bounds }) => bounds.level === "Beginner")
    .flatMap((wanted) => practicesOf(wanted).map(({ level }) => level));
  expect(new Set(levelsOfBeginners)).toEqual(new Set(["Beginner"]));
});

test("another day, another member: another session; the same ones have the same", () => {
  const days = Array.from({ length: 10 }, (_, day) => idsOf({ ...everything, seed: `ana ${day}` }).join());
  expect(new Set(days).size).toBeGreaterThanOrEqual(8);
  expect(idsOf({ ...everything, seed: "ana 1" })).toEqual(idsOf({ ...everything, seed: "ana 1" }));
});

test("a session of some length warms up, comes down and ends in rest", () => {
  for (const minutes of [12, 20, 30, 45]) {
    const done = practicesOf({ ...everything, minutes });
    expect(done[0]?.effort).toBeLessThanOrEqual(1);
    expect(done.at(-1)?.effort).toBe(0);
    expect(done.at(-2)?.effort).toBeLessThanOrEqual(1);
  }
  expect(bestPlaces(5)).toBe(1);
});

test("whoever wants no backbends, folds, twists, squats or lunges gets none, however mild", () => {
  for (const family of ["backbends", "folds", "twists", "squats", "lunges"] as const) {
    const session = sessionSchema.parse({ minutes: 30, refused: [family] });
    const known = {
      conditions: [],
      level: "Advanced" as const,
      bounds: boundsOf("Advanced", []),
    };
    for (let day = 0; day < 10; day += 1) {
      const { wanted } = wantSession(session, known, { seed: `${day}`, defaultMinutes: 15 });
      expect(idsOf(wanted).filter((id) => familyIds[family].has(id))).toEqual([]);
    }
    expect(familyIds[family].size).toBeGreaterThan(8);
  }
});
