import type { Camera, Dot } from "./camera.ts";
import { line, outline } from "./camera.ts";
import type { Joints } from "./skeleton.ts";
import type { Thing } from "./types.ts";
import { add, turnRight, type Vector } from "./vectors.ts";

/** The top of a table that fits the chair. */
export const tableHeight = 2.85;
/** The seat of a chair: feet reach the floor from it. */
export const seatHeight = 1.62;

/** What a shape stands for; whoever shows it chooses the colours. */
export type Paint = "near" | "far" | "rim" | "floor" | "prop" | "wood" | "strap";

/** A stroke has a width, a filled shape none. */
export type Shape = { d: string; paint: Paint; width?: number };

/** How round the edges are. */
const softness = { block: 0.05, cushion: 0.2, blanket: 0.12, bolster: 0.34 };

export function drawThing(thing: Thing, camera: Camera, joints: Joints): Shape[] {
  if (thing.kind === "strap")
    return [
      {
        d: line(thing.through.map((joint) => camera.see(joints[joint]))),
        paint: "strap",
        width: 0.1,
      },
    ];
  if (thing.kind === "wall") return [drawWall(thing, camera)];
  if (thing.kind === "chair") return drawChair(thing, camera);
  if (thing.kind === "table") return drawTable(thing.x, camera);
  const [length, height, depth] = thing.size;
  const radius = Math.min(softness[thing.kind], length / 2, height / 2, depth / 2);
  const corners = cornersOf(length - 2 * radius, height - 2 * radius, depth - 2 * radius).map((corner) =>
    add(corner, [thing.x, (thing.y ?? 0) + height / 2, thing.z ?? 0]),
  );
  return [{ d: outline(corners.map((corner) => camera.see(corner, radius))), paint: "prop" }];
}

/** A strap is seen whole, and what stands before the body; all else is behind what rests on it. */
export function isBefore(thing: Thing): boolean {
  return thing.kind === "strap" || ("isBefore" in thing && thing.isBefore);
}

/** Where a thing stands on the floor. */
export function footprintOf(thing: Thing): Vector[] {
  if (thing.kind === "strap" || thing.kind === "wall") return [];
  const [length, , depth] = "size" in thing ? thing.size : [1.8, 0, 1.8];
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
  return { d: outline(corners.map((corner) => camera.see(corner, 0.09))), paint: "floor" };
}

function drawTable(x: number, camera: Camera): Shape[] {
  const corners = cornersOf(2.2, 0, 1.8).map((corner) => add(corner, [x, tableHeight - 0.09, 0]));
  return [
    ...corners.map(
      ([along, , across]): Shape => ({
        d: line([camera.see([along, 0.05, across]), camera.see([along, tableHeight, across])]),
        paint: "wood",
        width: 0.16,
      }),
    ),
    { d: outline(corners.map((corner) => camera.see(corner, 0.09))), paint: "prop" },
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
        paint: "wood",
        width: 0.16,
      }),
    ),
    ...[half, -half].map(
      (across): Shape => ({
        d: line([put([-half, top, across]), put([-half - 0.2, 3.7, across])]),
        paint: "wood",
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
      paint: "prop",
    },
    { d: outline(legs.map(([along, across]) => put([along, top, across]))), paint: "prop" },
  ];
}
