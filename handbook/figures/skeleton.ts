import { foldLimb } from "./fold-limb.ts";
import type { Direction, JointName, Limb, Position, Reach, Side } from "./types.ts";
import {
  add,
  cosine,
  lengthOf,
  pitchUp,
  rollAhead,
  scaleTo,
  sine,
  turnRight,
  type Vector,
  without,
} from "./vectors.ts";

/** In head heights; a grown person is about seven and a half of them tall. */
export const lengths = {
  spine: 0.8,
  neck: 0.36,
  head: 0.4,
  shoulder: 0.56,
  hip: 0.3,
  upperArm: 1.24,
  forearm: 1.06,
  hand: 0.55,
  thigh: 1.85,
  shin: 1.75,
  foot: 0.72,
};

/** Half as thick as the body is at each joint. */
export const girths: Record<string, number> = {
  pelvis: 0.4,
  waist: 0.33,
  chest: 0.37,
  neck: 0.2,
  nape: 0.18,
  head: 0.43,
  shoulder: 0.21,
  elbow: 0.15,
  wrist: 0.11,
  fingers: 0.07,
  hip: 0.36,
  knee: 0.22,
  ankle: 0.13,
  heel: 0.13,
  toe: 0.08,
};

export function girthOf(joint: string): number {
  return girths[joint.replace(/[LR]$/, "")] ?? 0;
}

export type Joints = Record<JointName, Vector>;
type Frame = { up: Vector; front: Vector; right: Vector };
export type Skeleton = { joints: Joints; head: Frame; chest: Frame; pelvis: Frame };

const zero: Vector = [0, 0, 0];
const sides: Side[] = ["R", "L"];

/** Forward kinematics: from angles to joints, the body let down onto the floor where its height is not stated. */
export function buildSkeleton(position: Position): Skeleton {
  const roll = position.roll ?? 0;
  const low = position.low;
  const high = position.high ?? low;
  const neck = position.neck ?? high;
  const pelvis = frameOf(low, roll);
  const middle = frameOf(between(low, high), roll);
  const chest = frameOf(high, roll);
  const head = frameOf(position.head ?? neck, roll);

  const joints = { pelvis: zero } as Joints; // filled below, all of it
  joints.waist = add(joints.pelvis, pelvis.up, lengths.spine);
  joints.chest = add(joints.waist, middle.up, lengths.spine);
  joints.neck = add(joints.chest, chest.up, lengths.spine);
  joints.nape = add(joints.neck, frameOf(neck, roll).up, lengths.neck);
  joints.head = add(joints.nape, head.up, lengths.head);
  joints.crown = add(joints.head, head.up, girthOf("head"));
  const [lift, ahead] = position.shoulders ?? [0, 0];
  for (const side of sides) {
    const sign = side === "R" ? 1 : -1;
    const girdle = add(add(joints.neck, chest.up, lift - 0.16), chest.front, ahead);
    joints[`shoulder${side}`] = add(girdle, chest.right, sign * lengths.shoulder);
    joints[`hip${side}`] = add(joints.pelvis, pelvis.right, sign * lengths.hip);
  }

  const limbs = sides.flatMap((side) => [
    { side, isArm: false, limb: position[`leg${side}`] ?? position.legs ?? ([-90, -90] as const) },
    { side, isArm: true, limb: position[`arm${side}`] ?? position.arms ?? ([-90, -90] as const) },
  ]);
  // What is told by angles comes first: then the body can be let down, and the rest reaches from there.
  for (const each of limbs) if (!isReach(each.limb)) layLimb(joints, each.limb, each, roll);
  moveBy(joints, middleOf(position.hips) ?? [0, -lowestOf(joints), 0]);
  for (const isArm of [false, true])
    for (const each of limbs)
      if (each.isArm === isArm && isReach(each.limb))
        layLimb(joints, reach(joints, each.limb, each, isArm ? chest : pelvis), each, 0);
  return { joints, head, chest, pelvis };
}

type Which = { side: Side; isArm: boolean };

export function isReach(limb: Limb): limb is Reach {
  return "to" in limb;
}

function layLimb(
  joints: Joints,
  [upper, lower, end]: readonly [Direction | Worked, Direction | Worked, (Direction | undefined)?],
  { side, isArm }: Which,
  roll: number,
): void {
  const upperWay = toVector(upper, side, roll);
  const lowerWay = toVector(lower, side, roll);
  if (isArm) {
    joints[`elbow${side}`] = add(joints[`shoulder${side}`], upperWay, lengths.upperArm);
    joints[`wrist${side}`] = add(joints[`elbow${side}`], lowerWay, lengths.forearm);
    const handWay = end === undefined ? lowerWay : toVector(end, side, roll);
    joints[`fingers${side}`] = add(joints[`wrist${side}`], handWay, lengths.hand);
    return;
  }
  joints[`knee${side}`] = add(joints[`hip${side}`], upperWay, lengths.thigh);
  const ankle = add(joints[`knee${side}`], lowerWay, lengths.shin);
  joints[`ankle${side}`] = ankle;
  const footWay = end === undefined ? squareTo(lowerWay) : toVector(end, side, roll);
  // The sole lies under the ankle, on the side away from the shin.
  const under = without(lowerWay, footWay);
  joints[`heel${side}`] = add(add(ankle, footWay, -0.16), under, 0.1);
  joints[`toe${side}`] = add(add(ankle, footWay, lengths.foot), under, 0.15);
}

/** A way that is already worked out, told from angles by its wrapping. */
type Worked = { way: Vector };

function toVector(direction: Direction | Worked, side: Side, roll: number): Vector {
  if (typeof direction === "object" && "way" in direction) return direction.way;
  const [pitch, out] = typeof direction === "number" ? [direction, 0] : direction;
  const sign = side === "R" ? 1 : -1;
  return rollAhead([cosine(pitch) * cosine(out), sine(pitch) * cosine(out), sign * sine(out)], roll);
}

function squareTo([x, y]: Vector): Vector {
  // Ahead of a shin that points down; a shin seen end on has its foot up.
  return lengthOf([x, y, 0]) < 0.3 ? [0, 1, 0] : scaleTo([-y, x, 0], 1);
}

/** The ways of both bones, so that the end of the limb comes to where it is put. */
function reach(
  joints: Joints,
  limb: Reach,
  { side, isArm }: Which,
  frame: Frame,
): [Worked, Worked, Direction | undefined] {
  const sign = side === "R" ? 1 : -1;
  const start = joints[`${isArm ? "shoulder" : "hip"}${side}`];
  const [x, y, z] = limb.to;
  // A joint of the body, or one that has a left and a right.
  const origin = limb.from && (joints[limb.from as JointName] ?? joints[`${limb.from}${side}` as JointName]);
  const target = add(origin ?? zero, [x, y, z * sign]);
  const [upper, lower] = isArm ? [lengths.upperArm, lengths.forearm] : [lengths.thigh, lengths.shin];
  const usual: Vector = isArm
    ? add(add(scaleTo(frame.front, -1), frame.right, sign * 0.5), frame.up, -0.3)
    : // Knees lead ahead, and up when lying on the back; never down through the floor.
      frame.front[1] < -0.3
      ? [1, 0.2, 0]
      : frame.front;
  const wanted = limb.bend === undefined ? usual : toVector(limb.bend, side, 0);
  const [upperWay, lowerWay] = foldLimb(start, target, upper, lower, wanted);
  return [{ way: upperWay }, { way: lowerWay }, limb.end];
}

function frameOf(direction: Direction, roll: number): Frame {
  const [pitch, side, turn = 0] = typeof direction === "number" ? [direction, 0] : direction;
  const place = (way: Vector) => rollAhead(pitchUp(rollAhead(turnRight(way, turn), side), pitch - 90), roll);
  return { up: place([0, 1, 0]), front: place([1, 0, 0]), right: place([0, 0, 1]) };
}

function between(a: Direction, b: Direction): Direction {
  const [pitchA, sideA, turnA = 0] = typeof a === "number" ? [a, 0] : a;
  const [pitchB, sideB, turnB = 0] = typeof b === "number" ? [b, 0] : b;
  return [(pitchA + pitchB) / 2, (sideA + sideB) / 2, (turnA + turnB) / 2];
}

/** The lowest skin of the body. */
export function lowestOf(joints: Joints): number {
  return Math.min(...Object.entries(joints).map(([name, point]) => point[1] - girthOf(name)));
}

function middleOf(hips: Position["hips"]): Vector | undefined {
  return hips && [hips[0], hips[1], hips[2] ?? 0];
}

function moveBy(joints: Joints, by: Vector): void {
  for (const [name, point] of Object.entries(joints)) joints[name as JointName] = add(point, by); // its own keys
}
