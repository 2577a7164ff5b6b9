import { foot } from "./holds.ts";
import type { Figure, Limb, Thing } from "./types.ts";

const seat: Thing = { kind: "chair", x: -0.25 };
const front = [64, 10] as const;
const onThighs: Limb = { from: "knee", to: [-0.8, 0.3, 0], bend: [180, 10], end: -8 };

/** On the front half of a chair, seen from the side. */
export const upright: Figure = {
  on: ["seat", "feet"],
  hips: [0, 2.02],
  low: 91,
  high: 88,
  neck: 86,
  head: 90,
  legs: foot(1.8),
  arms: onThighs,
  things: [seat],
};
/** Leaning against the back of the chair. */
export const leaningBack: Figure = {
  ...upright,
  low: 100,
  high: 94,
  neck: 86,
  things: [{ kind: "chair", x: 0.15 }],
};
/** The same seat, seen almost from the front. */
export const facing: Figure = { ...upright, view: front, legs: foot(1.8, 0.42) };
const hanging: Limb = [
  [-92, 12],
  [-86, 4],
];

export const chair: Record<string, Figure> = {
  "cow-face-arms": {
    ...facing,
    view: [-92, 10],
    armR: [
      [98, 10],
      [248, -22],
      [262, -10],
    ],
    armL: [
      [-102, 12],
      [116, -42],
      [100, -10],
    ],
    things: [
      { kind: "chair", x: 0, turn: 90 },
      { kind: "strap", through: ["fingersR", "fingersL"] },
    ],
  },
  "seated-mountain": upright,
  "chair-pelvic-lifts": upright,
  "chair-belly-circles": {
    ...upright,
    low: 96,
    high: 94,
    moves: [{ low: 78, high: 74, neck: 70 }],
  },
  "seated-cat-cow": {
    ...upright,
    low: 82,
    high: 104,
    neck: 98,
    head: 106,
    moves: [{ low: 112, high: 66, neck: 38, head: 42 }],
  },
  "chair-twist": {
    ...upright,
    view: [30, 10],
    low: [90, 0, 8],
    high: [90, 0, 58],
    head: [90, 0, 82],
    armR: { to: [-1.1, 3.3, 0.75], bend: [180, 60], end: [-80, 0] },
    armL: { from: "kneeR", to: [-0.5, 0.3, 0.05], bend: [-90, 40], end: [0, -20] },
  },
  "seated-side-bend": {
    ...facing,
    low: [90, 5],
    high: [90, 30],
    neck: [90, 32],
    armR: { to: [0, 1.7, 0.95], bend: [180, 80], end: [-90, 0] },
    armL: [
      [90, -25],
      [90, -40],
    ],
  },
  "chair-pigeon": {
    ...upright,
    on: ["seat", "footL"],
    view: [42, 12],
    low: 78,
    high: 74,
    neck: 76,
    head: 82,
    legL: foot(1.8),
    legR: [
      [18, 48],
      [10, -62],
      [40, -30],
    ],
    armR: { from: "kneeR", to: [-0.3, 0.3, -0.15], bend: [180, 50] },
    armL: { from: "ankleR", to: [-0.1, 0.25, 0.1], bend: [180, 50] },
  },
  "seated-leg-lift": {
    ...upright,
    on: ["seat", "footL"],
    legR: foot(1.8),
    arms: { from: "hip", to: [-0.15, -0.15, 0.4], bend: [180, 20], end: -80 },
    moves: [{ legR: { to: [3.6, 1.75, 0.3], end: 80 } }],
  },
  "neck-rolls-half": {
    ...facing,
    neck: 78,
    head: 52,
    moves: [{ neck: [86, 22], head: [74, 46, 12] }],
  },
  "shoulder-rolls": {
    ...facing,
    view: [44, 10],
    arms: hanging,
    shoulders: [0, 0.1],
    moves: [{ shoulders: [0.32, -0.14] }],
  },
  "wrist-circles": {
    ...facing,
    view: [44, 10],
    arms: [
      [-94, 12],
      [8, 8],
      [60, 14],
    ],
    moves: [
      {
        arms: [
          [-94, 12],
          [8, 8],
          [-45, 0],
        ],
      },
    ],
  },
  "ankle-circles": {
    ...upright,
    on: ["seat", "footL"],
    legR: [6, -52, 62],
    moves: [{ legR: [6, -52, -25] }],
  },
  "toe-stretch-gentle": { ...upright, legR: { to: [0.95, 0.72, 0.3], end: -62 } },
  "cactus-arms": {
    ...facing,
    arms: [
      [0, 86],
      [88, 4],
    ],
    moves: [
      {
        arms: [
          [4, 16],
          [88, -4],
        ],
      },
    ],
  },
  "eagle-arms": {
    ...facing,
    view: [80, 10],
    armR: [
      [4, -26],
      [84, 14],
    ],
    armL: [
      [-14, -26],
      [80, 16],
    ],
  },
  "shoulder-blade-squeezes": {
    ...facing,
    view: [36, 10],
    arms: [
      [-88, 10],
      [8, 8],
    ],
    shoulders: [0, 0.1],
    moves: [
      {
        arms: [
          [-124, 26],
          [0, 14],
        ],
        shoulders: [0, -0.16],
      },
    ],
  },
  "chin-tucks": { ...upright, neck: 64, head: 94, moves: [{ neck: 98, head: 84 }] },
  "ear-to-shoulder": {
    ...facing,
    arms: hanging,
    neck: 90,
    head: 90,
    moves: [{ neck: [90, 26], head: [90, 40] }],
  },
  "seated-march": {
    ...upright,
    on: ["seat", "footR"],
    legR: foot(1.8),
    legL: { to: [1.65, 0.95, 0.3], end: -10 },
    moves: [
      { on: ["seat", "feet"], legL: foot(1.8) },
      { on: ["seat", "footL"], legR: { to: [1.65, 0.95, 0.3], end: -10 }, legL: foot(1.8) },
    ],
  },
  "seated-sun-breaths": {
    ...facing,
    arms: [
      [-90, 16],
      [-90, 10],
    ],
    moves: [
      {
        arms: [
          [-90, 160],
          [-90, 170],
        ],
      },
    ],
  },
  "heel-and-toe-raises": {
    ...upright,
    legs: { to: [1.8, 0.66, 0.3], end: -52 },
    moves: [{ legs: { to: [1.8, 0.25, 0.3], end: 30 } }],
  },
  "toe-spreads": {
    ...upright,
    legs: { to: [1.8, 0.23, 0.3], end: 8 },
    moves: [{ legs: { to: [1.8, 0.3, 0.3], end: -8 } }],
  },
  "sit-to-stand": {
    on: ["feet"],
    hips: [0, 2.02],
    low: 62,
    high: 58,
    neck: 64,
    head: 72,
    legs: foot(1.35),
    arms: { from: "knee", to: [-0.35, 0.45, 0], bend: [180, 10], end: -10 },
    things: [seat],
    moves: [
      {
        hips: [1.2, 3.83],
        low: 91,
        high: 88,
        neck: 86,
        head: 90,
        arms: { from: "knee", to: [-0.05, 0.95, 0.15], bend: [180, 10], end: -88 },
      },
    ],
  },
  "chair-hamstring-stretch": {
    ...upright,
    low: 66,
    high: 62,
    neck: 66,
    head: 72,
    legR: { to: [3.25, 0.25, 0.3], end: 62 },
    legL: foot(1.6),
    armL: { from: "kneeL", to: [-0.3, 0.32, 0], bend: 180, end: -10 },
    armR: { from: "kneeL", to: [-0.3, 0.32, 0.5], bend: 180, end: -10 },
  },
  "chair-lunge": {
    on: ["seat", "footL"],
    view: [12, 7],
    hips: [0, 2.05],
    low: 90,
    high: 92,
    legL: foot(1.75),
    legR: { to: [-1.5, 0.84, 0.35], bend: -90, end: -72 },
    armL: { to: [0.35, 3.5, 1.1], bend: -90, end: [-20, 30] },
    armR: onThighs,
    things: [{ kind: "chair", x: 0.15, z: 0, turn: 90 }],
  },
  "chair-warrior": {
    on: ["seat", "feet"],
    view: [84, 9],
    hips: [0.2, 2.02],
    low: 90,
    head: [90, 0, 70],
    arms: [
      [0, 88],
      [0, 90],
    ],
    legR: { to: [0.4, 0.23, 2.1], bend: [20, 80], end: [10, 75] },
    legL: { to: [0.1, 0.26, 3.3], bend: [60, 40], end: [10, 30] },
    things: [{ kind: "chair", x: -0.1 }],
  },
  "finger-fans": { ...upright, arms: { ...onThighs, end: 14 }, moves: [{ arms: { ...onThighs, end: -24 } }] },
  "prayer-stretch": {
    ...facing,
    view: [56, 10],
    arms: { from: "chest", to: [0.55, 0.25, 0.06], bend: [-90, 55], end: [88, -4] },
    moves: [{ arms: { from: "chest", to: [0.6, -0.35, 0.06], bend: [-90, 80], end: [88, -4] } }],
  },
  "jaw-release": {
    ...leaningBack,
    view: [50, 10],
    arms: { from: "head", to: [0.35, -0.55, 0.34], bend: [-90, 12], end: [100, -8] },
  },
  "chair-knee-sways": {
    ...facing,
    view: [82, 16],
    legL: { to: [1.7, 0.23, 0.5], bend: [40, 35], end: [0, 5] },
    legR: { to: [1.7, 0.23, 0.5], bend: [40, -35], end: [0, 5] },
    arms: { from: "hip", to: [-0.15, -0.15, 0.45], bend: [180, 50], end: -80 },
    moves: [
      {
        legL: { to: [1.7, 0.23, 0.5], bend: [40, -35], end: [0, 5] },
        legR: { to: [1.7, 0.23, 0.5], bend: [40, 35], end: [0, 5] },
      },
    ],
  },
};
