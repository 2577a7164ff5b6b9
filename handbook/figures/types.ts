/**
 * Where a part of the body points, in degrees, seen from its right side: 0 ahead, 90 up, 180 behind, -90 down.
 * With a second number it leaves that plane: limbs to their own side, the trunk to the right.
 * A third turns trunk or head about its own axis, to the right.
 */
export type Direction = number | readonly [pitch: number, side: number, turn?: number];

/** A limb whose end is put somewhere: the joint between follows, bent towards `bend`. Rolling leaves it there. */
export type Reach = {
  /** Where wrist or ankle goes; the third number is to the limb's own side. */
  to: readonly [x: number, y: number, z: number];
  /** What `to` is counted from: a joint such as "kneeR", "knee" for the own side's, or else the floor. */
  from?: JointName | PairedJoint;
  bend?: Direction;
  /** Where hand or foot points. */
  end?: Direction;
};

/** Upper arm, forearm and hand, or thigh, shin and foot. What is not said goes on in line; a foot is square. */
export type Limb = readonly [upper: Direction, lower: Direction, end?: Direction] | Reach;

export type Side = "L" | "R";
type PairedJoint = "shoulder" | "elbow" | "wrist" | "fingers" | "hip" | "knee" | "ankle" | "heel" | "toe";
export type JointName =
  | "pelvis"
  | "waist"
  | "chest"
  | "neck"
  | "nape"
  | "head"
  | "crown"
  | `${PairedJoint}${Side}`;

/** How a body is held: its joint angles. */
export type Position = {
  /** What touches the floor or the thing that bears it. */
  on: readonly Contact[];
  /** The middle of the pelvis. Without this the body is let down until it touches the floor. */
  hips?: readonly [x: number, y: number, z?: number];
  low: Direction;
  /** The upper spine; as the lower one, if not said. So on upwards. */
  high?: Direction;
  neck?: Direction;
  head?: Direction;
  /** Shoulder girdle: lifted, and moved ahead. */
  shoulders?: readonly [up: number, ahead: number];
  /** Both arms or legs, where one is not told apart. */
  arms?: Limb;
  legs?: Limb;
  armL?: Limb;
  armR?: Limb;
  legL?: Limb;
  legR?: Limb;
  /** The whole body rolled towards its right side: 90 lies on it. */
  roll?: number;
};

/** What lies or stands around: sizes in head heights, `x` its middle. */
export type Thing =
  | { kind: "chair"; x: number; z?: number; turn?: number }
  | { kind: "wall"; x?: number; z?: number; height?: number }
  | {
      kind: "block" | "cushion" | "blanket" | "bolster";
      x: number;
      y?: number;
      z?: number;
      /** Along, up and across. */
      size: readonly [x: number, y: number, z: number];
      /** Stands between the body and the onlooker. */
      isBefore?: true;
    }
  | { kind: "table"; x: number }
  | { kind: "strap"; through: readonly JointName[] };

export type Contact =
  | "feet"
  | "footL"
  | "footR"
  | "hands"
  | "handL"
  | "handR"
  | "knees"
  | "kneeL"
  | "kneeR"
  | "elbows"
  | "elbowL"
  | "elbowR"
  | "seat"
  | "back"
  | "belly"
  | "head"
  | "shoulderR"
  | "shoulderL";

export type Figure = Position & {
  /** How far the onlooker has walked round from its right side (90: in front), and how far they look down. */
  view?: readonly [round: number, down: number];
  things?: readonly Thing[];
  /** The other positions of a movement, each told by what differs from this one. */
  moves?: readonly Partial<Position>[];
};
