import { expect, test } from "vitest";
import { practices } from "../practices/all.ts";
import { figures } from "./all.ts";
import { drawFigure } from "./draw-figure.ts";
import { gapAt, measureBends, measureOverstretch } from "./measure.ts";
import { positionAt, positionsOf } from "./move.ts";
import { buildSkeleton, girthOf, isReach, type Joints, lengths } from "./skeleton.ts";
import { setStage } from "./stage.ts";
import type { Figure, JointName, Limb } from "./types.ts";
import { add, lengthOf } from "./vectors.ts";

/** As far as a supple body goes, in degrees. */
const limits: Record<string, number> = {
  back: 85, // cat, cobra and the deepest backbends, over the whole spine
  twist: 75, // shoulders against hips
  neck: 90, // chin to chest, in shoulder stand on its blankets
  nod: 45, // the head on top of the neck
  look: 80, // over the shoulder
  elbow: 155, // fingertips to the shoulder
  wrist: 101, // a palm on the floor with the forearm over it, and a little more
  knee: 165, // sitting on the heels
  ankle: 135, // 0 is pointed, 90 is square, more is toes drawn up or tucked under
  "hip forward": 160, // child's pose: belly on the thighs
  "hip back": 65, // splits, which tilt the pelvis too
};
/** About a finger's breadth: skin gives way. */
const closeEnough = 0.13;

const bones: [JointName, JointName, number][] = [
  ["pelvis", "waist", lengths.spine],
  ["waist", "chest", lengths.spine],
  ["chest", "neck", lengths.spine],
  ["neck", "nape", lengths.neck],
  ["nape", "head", lengths.head],
  ["shoulderL", "shoulderR", 2 * lengths.shoulder],
  ["hipL", "hipR", 2 * lengths.hip],
  ...(["L", "R"] as const).flatMap((side): [JointName, JointName, number][] => [
    [`shoulder${side}`, `elbow${side}`, lengths.upperArm],
    [`elbow${side}`, `wrist${side}`, lengths.forearm],
    [`wrist${side}`, `fingers${side}`, lengths.hand],
    [`hip${side}`, `knee${side}`, lengths.thigh],
    [`knee${side}`, `ankle${side}`, lengths.shin],
  ]),
];

// One table for all, and one look at what is wrong with it: some hundred positions, and thousands of points.
const positions = Object.entries(figures).flatMap(([id, figure]) =>
  positionsOf(figure).map((position, i) => ({
    name: `${id}, position ${i + 1}`,
    figure,
    position,
    skeleton: buildSkeleton(position),
  })),
);

test("every practice has a figure, and every figure a practice", () => {
  expect(Object.keys(figures).toSorted()).toEqual(practices.map(({ id }) => id).toSorted());
});

test("limbs keep their lengths in every position, and on the way between two", () => {
  const onTheWay = Object.entries(figures).flatMap(([name, figure]) =>
    figure.moves ? [{ name: `${name}, on the way`, skeleton: buildSkeleton(positionAt(figure, 0.3)) }] : [],
  );
  const wrong = [...positions, ...onTheWay].flatMap(({ name, skeleton: { joints } }) =>
    bones
      .filter(([from, to, length]) => Math.abs(lengthOf(add(joints[to], joints[from], -1)) - length) > 0.001)
      .map(([from, to]) => `${name}: ${from} to ${to}`),
  );
  expect(wrong).toEqual([]);
});

test("no joint is asked for more than a body has", () => {
  const wrong = positions.flatMap(({ name, skeleton }) =>
    Object.entries(measureBends(skeleton))
      .filter(([joint, bend]) => bend > (limits[joint.replace(/[LR]$/, "")] ?? 0))
      .map(([joint, bend]) => `${name}: ${joint} ${Math.round(bend)}`),
  );
  expect(wrong).toEqual([]);
});

test("knees fold backward and elbows forward", () => {
  const wrong = positions.flatMap(({ name, skeleton }) =>
    Object.entries(measureOverstretch(skeleton))
      .filter(([, overstretch]) => overstretch > 0.13)
      .map(([joint]) => `${name}: ${joint}`),
  );
  expect(wrong).toEqual([]);
});

test("each figure rests on what it says it rests on", () => {
  const wrong = positions.flatMap(({ name, figure, position, skeleton }) =>
    position.on
      .map((contact) => ({ contact, gap: gapAt(contact, skeleton, figure.things ?? []) }))
      .filter(({ gap }) => gap > closeEnough)
      .map(({ contact, gap }) => `${name}: ${contact} ${gap.toFixed(2)}`),
  );
  expect(wrong).toEqual([]);
  expect(positions.filter(({ position }) => position.on.length === 0)).toEqual([]);
});

test("nothing sinks into the floor", () => {
  const wrong = positions.flatMap(({ name, skeleton: { joints } }) =>
    Object.entries(joints)
      .filter(([joint, [, y]]) => joint !== "crown" && y - girthOf(joint) < -closeEnough)
      .map(([joint]) => `${name}: ${joint}`),
  );
  expect(wrong).toEqual([]);
});

test("what a practice needs is drawn", () => {
  const wrong = practices.flatMap(({ id, needs }) => {
    const drawn = new Set((figures[id]?.things ?? []).map((thing): string => thing.kind));
    return needs.filter((prop) => !drawn.has(prop)).map((prop) => `${id}: ${prop}`);
  });
  expect(wrong).toEqual([]);
});

test("every position of a movement is reached by turning joints", () => {
  const limbs = ["arms", "legs", "armL", "armR", "legL", "legR"] as const;
  const wrong = positions.filter(({ figure, position }) =>
    // A limb told by angles cannot become one that reaches, nor one pair of legs two single ones.
    limbs.some((limb) => {
      const [before, after] = [figure[limb], position[limb]];
      return Boolean(before) !== Boolean(after) || (before && after && isReach(before) !== isReach(after));
    }),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("half-way through a movement every angle is half-way", () => {
  const low = (moment: number) => positionAt(figureOf("cat-cow"), moment).low as number;
  expect(low(0)).not.toBeCloseTo(low(1));
  expect(low(0.5)).toBeCloseTo((low(0) + low(1)) / 2);
});

test("hands and feet that have a place stay there while the body moves", () => {
  const ends = { armL: "wristL", armR: "wristR", legL: "ankleL", legR: "ankleR" } as const;
  const wrong = Object.entries(figures).flatMap(([id, figure]) => {
    const all = positionsOf(figure);
    if (all.length === 1) return [];
    const way = [0, 0.2, 0.4, 0.6, 0.8, 1].map((moment) => buildSkeleton(positionAt(figure, moment)).joints);
    return (["armL", "armR", "legL", "legR"] as const)
      .filter((name) => {
        const places = all.map(
          (position) => position[name] ?? position[name.startsWith("arm") ? "arms" : "legs"],
        );
        // The same spot on the floor in every position.
        return places.every(
          (limb) => limb && isReach(limb) && !limb.from && String(limb.to) === String(first(places)),
        );
      })
      .filter((name) =>
        way.some((joints) => lengthOf(add(joints[ends[name]], start(way)[ends[name]], -1)) > 0.05),
      )
      .map((name) => `${id}: ${name}`);
  });
  expect(wrong).toEqual([]);

  function first(places: (Limb | undefined)[]) {
    const [limb] = places;
    return limb && isReach(limb) ? limb.to : undefined;
  }
  function start([joints]: Joints[]): Joints {
    return joints ?? fail();
  }
});

test("what is done on one side has another, which is its mirror image", () => {
  const oneSided = practices.filter((practice) => practice.isOneSided);
  const alike = oneSided.filter(({ id }) => {
    const { joints } = buildSkeleton(positionAt(figureOf(id), 1));
    const pairs = (["shoulder", "elbow", "wrist", "hip", "knee", "ankle"] as const).map((joint) => {
      const [x, y, z] = joints[`${joint}L`];
      return lengthOf(add(joints[`${joint}R`], [x, y, -z], -1));
    });
    return Math.max(...pairs, Math.abs(joints.head[2])) < 0.05;
  });
  expect(alike.map(({ id }) => id)).toEqual([]);

  const unlike = oneSided.filter(({ id }) => {
    const right = drawFigure(figureOf(id), 1, "right").map(extentOf);
    const left = drawFigure(figureOf(id), 1, "left").map(extentOf);
    return !right.every(([from, to, top, bottom], i) =>
      [-to, -from, top, bottom].every((edge, k) => Math.abs(edge - (left[i]?.[k] ?? Number.NaN)) < 0.02),
    );
  });
  expect(unlike.map(({ id }) => id)).toEqual([]);
});

test("the body stays inside its frame all the way", () => {
  const wrong = Object.entries(figures).filter(([, figure]) => {
    const [x = 0, y = 0, width = 0, height = 0] = setStage(figure).viewBox.split(" ").map(Number);
    return (figure.moves ? [0.3, 0.6, 1] : [0]).some((moment) =>
      drawFigure(figure, moment)
        .filter((shape) => shape.paint === "near" || shape.paint === "far")
        .map(extentOf)
        // Written so that what is not a number is wrong too.
        .some(([from, to, top, bottom]) => !(from > x && to < x + width && top > y && bottom < y + height)),
    );
  });
  expect(wrong.map(([id]) => id)).toEqual([]);
});

function figureOf(id: string): Figure {
  return figures[id] ?? fail();
}

function fail(): never {
  throw new Error("There is no such figure.");
}

/** Left, right, top and bottom of a path. */
function extentOf({ d }: { d: string }): [number, number, number, number] {
  const numbers = d
    .split(/[^\d.NaN-]+/)
    .filter(Boolean)
    .map(Number);
  const [xs, ys] = [0, 1].map((odd) => numbers.filter((_, i) => i % 2 === odd)) as [number[], number[]];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}
