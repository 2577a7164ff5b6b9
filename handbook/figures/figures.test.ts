import { expect, test } from "vitest";
import { practices } from "../practices/all.ts";
import { figures } from "./all.ts";
import { drawFigure, mirror } from "./draw-figure.ts";
import { gapAt, measureBends } from "./measure.ts";
import { positionAt, positionsOf } from "./move.ts";
import { buildSkeleton, girthOf, isReach, lengths } from "./skeleton.ts";
import type { JointName, Side } from "./types.ts";
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
  ankle: 135, // none is pointed, 90 is square, more is toes drawn up or tucked under
  "hip forward": 160, // child's pose: belly on the thighs
  "hip back": 65, // splits, which tilt the pelvis too
};
/** About a finger's breadth: skin gives way. */
const closeEnough = 0.13;

const moments = Object.entries(figures).flatMap(([id, figure]) =>
  positionsOf(figure).map((position, i) => ({ id, figure, position, name: `${id}, position ${i + 1}` })),
);

test("every practice has a figure, and every figure a practice", () => {
  expect(Object.keys(figures).toSorted()).toEqual(practices.map(({ id }) => id).toSorted());
});

test.each(moments)("$name keeps the lengths of its limbs", ({ position }) => {
  const { joints } = buildSkeleton(position);
  const between = (a: JointName, b: JointName) => lengthOf(add(joints[a], joints[b], -1));
  for (const side of ["L", "R"] satisfies Side[]) {
    expect(between(`shoulder${side}`, `elbow${side}`)).toBeCloseTo(lengths.upperArm);
    expect(between(`elbow${side}`, `wrist${side}`)).toBeCloseTo(lengths.forearm);
    expect(between(`wrist${side}`, `fingers${side}`)).toBeCloseTo(lengths.hand);
    expect(between(`hip${side}`, `knee${side}`)).toBeCloseTo(lengths.thigh);
    expect(between(`knee${side}`, `ankle${side}`)).toBeCloseTo(lengths.shin);
  }
  expect(between("pelvis", "waist")).toBeCloseTo(lengths.spine);
  expect(between("chest", "neck")).toBeCloseTo(lengths.spine);
});

test.each(moments)("$name asks no joint for more than it has", ({ position }) => {
  const bends = Object.entries(measureBends(buildSkeleton(position)));
  expect(bends.filter(([joint, bend]) => bend > (limits[joint.replace(/[LR]$/, "")] ?? 0))).toEqual([]);
});

test.each(moments)("$name rests on what it says, and nothing sinks into the floor", ({ figure, position }) => {
  const skeleton = buildSkeleton(position);
  expect(position.on).not.toEqual([]);
  const floating = position.on.filter((contact) => gapAt(contact, skeleton, figure.things ?? []) > closeEnough);
  expect(floating).toEqual([]);
  const sunken = Object.entries(skeleton.joints).filter(
    ([name, point]) => name !== "crown" && point[1] - girthOf(name) < -closeEnough,
  );
  expect(sunken).toEqual([]);
});

test.each(practices)("$name shows what it needs", ({ id, needs }) => {
  const kinds = (figures[id]?.things ?? []).map((thing) => thing.kind);
  expect(kinds).toEqual(expect.arrayContaining(needs));
});

test.each(moments)("$name can be reached from the first position by turning joints", ({ figure, position }) => {
  const [first] = positionsOf(figure);
  // A limb told by angles cannot become one that reaches, nor one pair of legs two single ones.
  expect(Object.keys(position).toSorted()).toEqual(Object.keys(first ?? {}).toSorted());
  for (const limb of ["arms", "legs", "armL", "armR", "legL", "legR"] as const) {
    const [before, after] = [first?.[limb], position[limb]];
    if (before && after) expect(isReach(after)).toBe(isReach(before));
  }
});

test("half-way through a movement every angle is half-way", () => {
  const low = (moment: number) => positionAt(figures["cat-cow"] ?? raise(), moment).low as number;
  expect(low(0.5)).toBeCloseTo((low(0) + low(1)) / 2);
  expect(low(0)).not.toBeCloseTo(low(1));
});

test("hands and feet that bear the body stay where they are while it moves", () => {
  const wrist = (moment: number) => buildSkeleton(positionAt(figures["cat-cow"] ?? raise(), moment)).joints.wristR;
  for (const moment of [0.25, 0.5, 0.75, 1])
    for (const axis of [0, 1, 2] as const) expect(wrist(moment)[axis]).toBeCloseTo(wrist(0)[axis]);
});

test.each(practices.filter((practice) => practice.isOneSided))("$name has a left and a right", ({ id }) => {
  const figure = figures[id] ?? raise();
  const { joints } = buildSkeleton(positionsOf(figure).at(-1) ?? raise());
  const mirrored = buildSkeleton(positionsOf(mirror(figure)).at(-1) ?? raise()).joints;
  for (const name of Object.keys(joints) as JointName[]) {
    const other = name.replace(/[LR]$/, (side) => (side === "L" ? "R" : "L")) as JointName;
    const [x, y, z] = joints[name];
    expect(lengthOf(add(mirrored[other], [x, y, -z], -1))).toBeCloseTo(0);
  }
  // The two sides differ, or there would be no need to change.
  const gap = (["shoulder", "elbow", "wrist", "hip", "knee", "ankle"] as const).map((joint) => {
    const [x, y, z] = joints[`${joint}L`];
    return lengthOf(add(joints[`${joint}R`], [x, y, -z], -1));
  });
  expect(Math.max(...gap, Math.abs(joints.head[2]))).toBeGreaterThan(0.05);
});

test.each(Object.entries(figures))("%s is drawn inside its frame", (_, figure) => {
  for (const moment of [0, 0.5, 1]) {
    const { viewBox, shapes } = drawFigure(figure, moment);
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
    for (const { d, className } of shapes) {
      expect(d).not.toContain("NaN");
      // Walls go on beyond it; the body does not.
      if (!/green|reed/.test(className)) continue;
      for (const [, x, y] of d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThan(left);
        expect(Number(x)).toBeLessThan(left + width);
        expect(Number(y)).toBeGreaterThan(top);
        expect(Number(y)).toBeLessThan(top + height);
      }
    }
  }
});

function raise(): never {
  throw new Error("There is no such figure.");
}
