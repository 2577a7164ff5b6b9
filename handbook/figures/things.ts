import type { Camera, Dot } from "./camera.ts";
import { line, outline } from "./camera.ts";
import type { Joints } from "./skeleton.ts";
import type { Thing } from "./types.ts";
import { add, pitchUp, turnRight, type Vector } from "./vectors.ts";

/** The top of a table that fits the chair. */
export const tableHeight = 2.85;
/** The seat of a chair: feet reach the floor from it. */
export const seatHeight = 1.62;

/** A stroke has a width, a filled shape none. */
export type Shape = { d: string; className: string; width?: number };

const wood = "stroke-sun fill-none";
const usual = {
  block: { size: [0.9, 0.55, 0.5], soft: 0.05, className: "fill-sun" },
  cushion: { size: [1.2, 0.5, 0.9], soft: 0.2, className: "fill-sun" },
  blanket: { size: [1.7, 0.3, 1.4], soft: 0.12, className: "fill-sun" },
  bolster: { size: [2.6, 0.75, 1], soft: 0.34, className: "fill-sun" },
} as const;

export function drawThing(thing: Thing, camera: Camera, joints: Joints): Shape[] {
  if (thing.kind === "strap")
    return [
      {
        d: line(thing.through.map((joint) => camera.see(joints[joint]))),
        className: "stroke-clay fill-none",
        width: 0.1,
      },
    ];
  if (thing.kind === "wall") return [drawWall(thing, camera)];
  if (thing.kind === "chair") return drawChair(thing, camera);
  if (thing.kind === "table") return drawTable(thing.x, camera);
  const { size: usualSize, soft, className } = usual[thing.kind];
  const [length, height, depth] = thing.size ?? usualSize;
  const radius = Math.min(soft, length / 2, height / 2, depth / 2);
  const corners = cornersOf(length - 2 * radius, height - 2 * radius, depth - 2 * radius).map((corner) =>
    add(pitchUp(corner, thing.tilt ?? 0), [thing.x, (thing.y ?? 0) + height / 2, thing.z ?? 0]),
  );
  return [{ d: outline(corners.map((corner) => camera.see(corner, radius))), className }];
}

/** A strap is seen whole, and what stands before the body; all else is behind what rests on it. */
export function isBefore(thing: Thing): boolean {
  return thing.kind === "strap" || ("isBefore" in thing && thing.isBefore);
}

/** Where a thing stands on the floor. */
export function footprintOf(thing: Thing): Vector[] {
  if (thing.kind === "strap" || thing.kind === "wall") return [];
  const [length, , depth] = "size" in thing && thing.size ? thing.size : [1.8, 0, 1.8];
  const z = "z" in thing ? (thing.z ?? 0) : 0;
  return [-0.5, 0.5].map((by) => [thing.x + by * length, 0, z + by * depth]);
}

function cornersOf(length: number, height: number, depth: number): Vector[] {
  const ends = [-0.5, 0.5];
  return ends.flatMap((x) =>
    ends.flatMap((y) => ends.map((z): Vector => [x * length, y * height, z * depth])),
  );
}

function drawWall({ x, z, height = 14 }: Extract<Thing, { kind: "wall" }>, camera: Camera): Shape {
  const half = 1.3;
  const foot: Vector[] =
    x === undefined
      ? [
          [-half * 2, 0, z ?? 0],
          [half * 2, 0, z ?? 0],
        ]
      : [
          [x, 0, -half],
          [x, 0, half],
        ];
  const corners = foot.flatMap((point): Vector[] => [point, add(point, [0, height, 0])]);
  return { d: outline(corners.map((corner) => camera.see(corner, 0.09))), className: "fill-water" };
}

function drawTable(x: number, camera: Camera): Shape[] {
  const corners = cornersOf(2.2, 0, 1.8).map((corner) => add(corner, [x, tableHeight - 0.09, 0]));
  return [
    ...corners.map(
      ([along, , across]): Shape => ({
        d: line([camera.see([along, 0.05, across]), camera.see([along, tableHeight, across])]),
        className: wood,
        width: 0.16,
      }),
    ),
    { d: outline(corners.map((corner) => camera.see(corner, 0.09))), className: "fill-sun" },
  ];
}

function drawChair({ x, z = 0, turn = 0 }: Extract<Thing, { kind: "chair" }>, camera: Camera): Shape[] {
  const half = 0.8;
  const put = (point: Vector): Dot => camera.see(add(turnRight(point, turn), [x, 0, z]), 0.09);
  const legs = [
    [-half, half],
    [-half, -half],
    [half, half],
    [half, -half],
  ] as const;
  const top = seatHeight - 0.09;
  return [
    ...legs.map(
      ([along, across]): Shape => ({
        d: line([put([along * 1.08, 0.05, across]), put([along, top, across])]),
        className: wood,
        width: 0.16,
      }),
    ),
    ...[half, -half].map(
      (across): Shape => ({
        d: line([put([-half, top, across]), put([-half - 0.2, 3.7, across])]),
        className: wood,
        width: 0.16,
      }),
    ),
    {
      d: outline(
        [half, -half].flatMap((across) => [
          put([-half - 0.2, 3.7, across]),
          put([-half - 0.12, 3.1, across]),
        ]),
      ),
      className: "fill-sun",
    },
    { d: outline(legs.map(([along, across]) => put([along, top, across]))), className: "fill-sun" },
  ];
}
