import { describe, expect, test } from "vitest";
import { practices } from "../../handbook/practices/all.ts";
import { positions, props } from "../../handbook/types.ts";
import { imagine } from "../../tests/parts/imagine-session.ts";
import { boundsOf, onlyWithATeacher } from "../choose-practices.ts";
import { fractionOf } from "../seeded.ts";
import { mendSession } from "./mend-session.ts";
import { mostChanges } from "./paths.ts";
import { findFaults, planSession } from "./plan-session.ts";
import { isDeep, practiceById, type Step, type Wanted } from "./wanted.ts";

const usual: Wanted = {
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
const idsOf = (steps: Step[]) => steps.map(({ id }) => id);
const gentle: Step[] = [
  { id: "cat-cow", minutes: 3 },
  { id: "bird-dog", minutes: 3 },
  { id: "childs-pose", minutes: 3 },
  { id: "bridge", minutes: 3 },
  { id: "figure-four", minutes: 4 },
  { id: "corpse", minutes: 4 },
];

/** Whatever comes to a model's mind: real ids in any order, some twice, some that are none, with wild minutes. */
function propose(number: number): Step[] {
  const length = 1 + Math.floor(fractionOf(`${number} length`) * 14);
  const wild = [0, -3, 1, 2, 5, 40, Number.NaN, Number.POSITIVE_INFINITY, 2.4];
  return Array.from({ length }, (_, index) => {
    const draw = (what: string) => fractionOf(`${number} ${index} ${what}`);
    const practice = practices[Math.floor(draw("which") * practices.length)];
    const isNone = draw("is none") < 0.1;
    return {
      id: isNone ? "flying-unicorn" : (practice?.id ?? ""),
      minutes: wild[Math.floor(draw("minutes") * wild.length)] ?? 1,
    };
  });
}

describe("whatever is proposed to whomever", () => {
  const many = Array.from({ length: 500 }, (_, number) => ({
    wanted: imagine(number),
    steps: mendSession(propose(number), imagine(number)),
  }));

  test("what comes of it is sound", () => {
    const faults = many.flatMap(({ wanted, steps }, number) =>
      steps.length === 0 ? [] : findFaults(steps, wanted).map((fault) => `${number}: ${fault}`),
    );
    expect(faults).toEqual([]);
    const empty = many.filter(({ wanted, steps }) => steps.length === 0 && planSession(wanted).length > 0);
    expect(empty).toEqual([]);
  });

  test("it moves through the room no more often than our own, and what is hard is prepared", () => {
    for (const { wanted, steps } of many) {
      const done = steps.flatMap(({ id }) => practiceById.get(id) ?? []);
      const changes = done.filter(
        ({ position }, index) => index > 0 && position !== done[index - 1]?.position,
      );
      expect(changes.length).toBeLessThanOrEqual(mostChanges(wanted.minutes));
      for (const [index, { prepares }] of done.entries()) {
        if (prepares.length > 0)
          expect(done.slice(0, index).some(({ id }) => prepares.includes(id))).toBe(true);
      }
    }
  });
});

test("a sound proposal stays as it is", () => {
  expect(mendSession(gentle, usual)).toEqual(gentle);
});

test("its minutes are made to add up, and nothing else changes", () => {
  const long = gentle.map((step) => ({ ...step, minutes: 9 }));
  const mended = mendSession(long, usual);
  expect(idsOf(mended)).toEqual(idsOf(gentle));
  expect(mended.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(20);
});

test("what is not allowed or not known is gone; the rest stays in its order", () => {
  const mended = mendSession(
    [{ id: "headstand", minutes: 5 }, ...gentle, { id: "flying-unicorn", minutes: 5 }],
    usual,
  );
  expect(mended).toEqual(gentle);
  const noKnees: Wanted = { ...usual, positions: new Set(["back", "sitting"]) };
  const places = idsOf(mendSession(gentle, noKnees)).map((id) => practiceById.get(id)?.position);
  expect(places.every((place) => place === "back" || place === "sitting")).toBe(true);
});

test("a deep backbend gets its answer right after it", () => {
  const deep = practices.find(
    (practice) =>
      isDeep(practice) &&
      practice.level === "Beginner" &&
      practice.prepares.length === 0 &&
      practice.effort < 3,
  );
  const mended = mendSession(
    [...gentle.slice(0, 3), { id: deep?.id ?? "", minutes: 2 }, ...gentle.slice(3)],
    usual,
  );
  const place = idsOf(mended).indexOf(deep?.id ?? "");
  expect(place).toBeGreaterThanOrEqual(0);
  expect(deep?.counterposes).toContain(mended[place + 1]?.id);
});

test("work that comes first is warmed up for, and the end is rest", () => {
  const [first, ...more] = ["warrior-two", "chair-pose", "goddess"].map((id) => ({ id, minutes: 4 }));
  const mended = mendSession([first ?? { id: "", minutes: 1 }, ...more], { ...usual, minutes: 12 });
  expect(practiceById.get(mended[0]?.id ?? "")?.effort).toBeLessThanOrEqual(1);
  expect(practiceById.get(mended.at(-1)?.id ?? "")?.effort).toBe(0);
});

test("one step for forty minutes is completed around it; nothing at all is our own session", () => {
  const wanted = { ...usual, minutes: 40 };
  const mended = mendSession([{ id: "figure-four", minutes: 3 }], wanted);
  expect(idsOf(mended)).toContain("figure-four");
  expect(findFaults(mended, wanted)).toEqual([]);
  expect(mendSession([], wanted)).toEqual(planSession(wanted));
});
