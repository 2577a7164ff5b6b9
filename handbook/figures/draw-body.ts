import { type Camera, type Dot, outline } from "./camera.ts";
import { girthOf, type Skeleton } from "./skeleton.ts";
import type { Paint, Shape } from "./things.ts";
import type { JointName, Side } from "./types.ts";
import { add, cross, scaleTo, type Vector } from "./vectors.ts";

/** A part of the body: skins of neighbouring joints in one colour, and how near it is. */
type Part = { skins: Dot[][]; rim: Dot[][]; paint: Paint; nearness: number };

/** Trunk, head and limbs, the furthest first. */
export function drawBody({ joints, head, pelvis }: Skeleton, camera: Camera): Shape[] {
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
    paint: "near",
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
    paint: "near",
    nearness: nearnessOf("head"),
  };

  /** A foot is wider at the toes, which shows from the front. */
  function toesOf(side: Side): Dot[] {
    const heel = joints[`heel${side}`];
    const across = cross(add(joints[`toe${side}`], heel, -1), add(joints[`ankle${side}`], heel, -1));
    return [-0.13, 0.13].map((out) =>
      camera.see(add(joints[`toe${side}`], scaleTo(across, 1), out), girthOf("toe")),
    );
  }

  const limbs = (["L", "R"] as const).flatMap((side): Part[] => {
    const paint = isFar(side) ? "far" : "near";
    const bone = (from: JointName, to: JointName, begin: number, end: number, ...rest: Dot[][]): Part => ({
      skins: [[see(from), see(to)], ...rest],
      rim: [[onTheWay(see(from), see(to), begin), onTheWay(see(from), see(to), end)], ...rest],
      paint,
      nearness: nearnessOf(from, to),
    });
    const sole = [see(`ankle${side}`), see(`heel${side}`), ...toesOf(side)];
    const hand = [see(`wrist${side}`), see(`fingers${side}`)];
    return [
      bone(`hip${side}`, `knee${side}`, 0.42, 0.8),
      bone(`knee${side}`, `ankle${side}`, 0.25, 0.85),
      { skins: [sole], rim: [sole.slice(1)], paint, nearness: nearnessOf(`ankle${side}`, `toe${side}`) },
      bone(`shoulder${side}`, `elbow${side}`, 0.42, 0.8),
      bone(`elbow${side}`, `wrist${side}`, 0.2, 1, hand),
    ];
  });

  return [trunk, headPart, ...limbs]
    .toSorted((a, b) => a.nearness - b.nearness)
    .flatMap(({ skins, rim, paint }) => [
      // A rim of the sheet's own colour keeps a limb apart from what is behind it.
      { d: rim.map(outline).join(""), paint: "rim", width: 0.12 },
      { d: skins.map(outline).join(""), paint },
    ]);
}

/** A limb grows out of what it hangs on, so its rim begins and ends a little way along. */
function onTheWay(from: Dot, to: Dot, part: number): Dot {
  const mix = (a: number, b: number) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), radius: mix(from.radius, to.radius) };
}
