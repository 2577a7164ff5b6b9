import { aimCamera, type Camera, type Dot, outline, round } from "./camera.ts";
import { positionAt, positionsOf } from "./move.ts";
import { buildSkeleton, girthOf, type Skeleton } from "./skeleton.ts";
import { drawThing, footprintOf, isBefore, type Shape } from "./things.ts";
import type { Figure, JointName, Side, Thing } from "./types.ts";
import { add, cross, scaleTo, type Vector } from "./vectors.ts";

export type Drawn = { viewBox: string; shapes: Shape[] };

const usualView = [18, 7] as const;
/** As wide as four to three, with room for what rises and falls. */
const proportion = 4 / 3;
const smallest = 6;

/** A figure as shapes in the order they are drawn, at a moment of its movement from 0 to 1. */
export function drawFigure(figure: Figure, moment = 0): Drawn {
  const camera = aimCamera(figure.view ?? usualView);
  const skeleton = buildSkeleton(positionAt(figure, moment));
  const { joints } = skeleton;
  const mat = matOf(figure);
  const draw = (things: Thing[]) => things.flatMap((thing) => drawThing(thing, camera, joints));
  const things = figure.things ?? [];
  const body = drawBody(skeleton, camera).toSorted((a, b) => a.nearness - b.nearness);
  return {
    viewBox: frame(figure, camera, mat),
    shapes: [
      { d: outline(mat.map((corner) => camera.see(corner, 0.08))), className: "fill-water" },
      ...draw(things.filter((thing) => !isBefore(thing))),
      ...body.flatMap((layer) => layer.shapes),
      ...draw(things.filter(isBefore)),
    ],
  };
}

type Layer = { shapes: Shape[]; nearness: number };

/** A part of the body: skins of neighbouring joints in one colour, and how near it is. */
type Part = { skins: Dot[][]; rim: Dot[][]; className: string; nearness: number };

function drawBody({ joints, head, pelvis }: Skeleton, camera: Camera): Layer[] {
  const see = (name: JointName) => camera.see(joints[name], girthOf(name));
  const nearnessOf = (...names: JointName[]) =>
    names.reduce((sum, name) => sum + camera.nearness(joints[name]), 0) / names.length;
  const isFar = (side: Side) => camera.nearness(joints[`hip${side}`]) < camera.nearness(joints.pelvis) - 0.17;

  const trunkSkins = [
      [see("hipR"), see("hipL"), { ...see("waist"), radius: 0.36 }, see("pelvis")],
      [...beside("waist", 0.14), ...beside("chest", 0.26)],
      [...beside("chest", 0.26), see("shoulderR"), see("shoulderL"), see("neck")],
  ];
  const trunk: Part = {
    skins: trunkSkins,
    rim: trunkSkins.slice(1),
    className: "fill-green",
    nearness: nearnessOf("pelvis", "neck"),
  };
  function beside(name: "waist" | "chest", out: number): Dot[] {
    const axis = name === "waist" ? pelvis.right : add(joints.shoulderR, joints.shoulderL, -1);
    const scale = name === "waist" ? out : out / 1.12;
    return [1, -1].map((sign) => camera.see(add(joints[name], axis, sign * scale), girthOf(name)));
  }

  const at = (up: number, front: number): Vector => add(add(joints.head, head.up, up), head.front, front);
  const face = [
    [camera.see(at(0.04, -0.02), 0.41), camera.see(at(-0.27, 0.2), 0.17)],
    // Hair in a knot tells front from back; who stands on their head wears it loose.
    ...(at(0.5, -0.2)[1] > 0.15 ? [[camera.see(at(0.5, -0.2), 0.19)]] : []),
  ];
  const headPart: Part = {
    skins: [...face, [see("neck"), see("nape")], [see("nape"), { ...see("head"), radius: 0.16 }]],
    rim: face,
    className: "fill-green",
    nearness: nearnessOf("head"),
  };

  /** A foot is wider at the toes, which shows from the front. */
  function toesOf(side: Side): Dot[] {
    const heel = joints[`heel${side}`];
    const across = cross(add(joints[`toe${side}`], heel, -1), add(joints[`ankle${side}`], heel, -1));
    return [-0.13, 0.13].map((out) => camera.see(add(joints[`toe${side}`], scaleTo(across, 1), out), girthOf("toe")));
  }

  const limbs = (["L", "R"] as const).flatMap((side): Part[] => {
    const className = isFar(side) ? "fill-reed" : "fill-green";
    const bone = (from: JointName, to: JointName, begin: number, end: number, ...rest: Dot[][]): Part => ({
      skins: [[see(from), see(to)], ...rest],
      rim: [[onTheWay(see(from), see(to), begin), onTheWay(see(from), see(to), end)], ...rest],
      className,
      nearness: nearnessOf(from, to),
    });
    const sole = [see(`ankle${side}`), see(`heel${side}`), ...toesOf(side)];
    const hand = [see(`wrist${side}`), see(`fingers${side}`)];
    return [
      bone(`hip${side}`, `knee${side}`, 0.42, 0.8),
      bone(`knee${side}`, `ankle${side}`, 0.25, 0.85),
      { skins: [sole], rim: [sole.slice(1)], className, nearness: nearnessOf(`ankle${side}`, `toe${side}`) },
      bone(`shoulder${side}`, `elbow${side}`, 0.42, 0.8),
      bone(`elbow${side}`, `wrist${side}`, 0.2, 1, hand),
    ];
  });

  return [trunk, headPart, ...limbs].map(({ skins, rim, className, nearness }) => ({
    nearness,
    shapes: [
      // A rim of the sheet's own colour keeps a limb apart from what is behind it.
      { d: rim.map(outline).join(""), className: "stroke-sky fill-none", width: 0.12 },
      { d: skins.map(outline).join(""), className },
    ],
  }));
}

/** A limb grows out of what it hangs on, so its rim begins and ends a little way along. */
function onTheWay(from: Dot, to: Dot, part: number): Dot {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), radius: mix(from.radius, to.radius) };
}

/** The corners of a mat under what is near the floor. */
function matOf(figure: Figure): Vector[] {
  const bearsOnHands = figure.on.some((contact) => /hand|elbow/.test(contact));
  const low = [
    ...positionsOf(figure).flatMap((position) =>
      // Arms that are spread wide lie beside the mat.
      Object.entries(buildSkeleton(position).joints)
        .filter(([name, [, y, z]]) => Math.abs(z) < 1.2 || (y < 0.2 && bearsOnHands) || !/elbow|wrist|fingers/.test(name))
        .map(([, point]) => point),
    ),
    ...(figure.things ?? []).flatMap(footprintOf),
  ].filter(([, y]) => y < 1.3);
  const spanOf = (axis: 0 | 2) => {
    const places = low.map((point) => point[axis]);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    return { middle: (least + most) / 2, size: most - least };
  };
  const [x, z] = [spanOf(0), spanOf(2)];
  const isLongAhead = x.size >= z.size;
  const length = Math.max(x.size + 0.9, isLongAhead ? 4.4 : 1.9) / 2;
  const depth = Math.max(z.size + 0.9, isLongAhead ? 1.9 : 4.4) / 2;
  return [-1, 1].flatMap((along) =>
    [-1, 1].map((across): Vector => [x.middle + along * length, -0.08, z.middle + across * depth]),
  );
}

/** One frame for the whole movement, so that only the body moves. */
function frame(figure: Figure, camera: Camera, mat: Vector[]): string {
  const dots = positionsOf(figure).flatMap((position) => {
    const { joints } = buildSkeleton(position);
    return (Object.keys(joints) as JointName[]).map((name) => camera.see(joints[name], girthOf(name) + 0.35));
  });
  dots.push(...mat.map((corner) => camera.see(corner, 0.3)));
  const left = Math.min(...dots.map((dot) => dot.x - dot.radius));
  const right = Math.max(...dots.map((dot) => dot.x + dot.radius));
  const top = Math.min(...dots.map((dot) => dot.y - dot.radius));
  const bottom = Math.max(...dots.map((dot) => dot.y + dot.radius));
  const height = Math.max(bottom - top, (right - left) / proportion, smallest);
  const width = height * proportion;
  // What is flat lies a little above the lower edge, not in the middle of an empty sky.
  return [(left + right - width) / 2, bottom + (height - bottom + top) * 0.22 - height, width, height].map(round).join(" ");
}
