import { foot, palm } from "./holds.ts";
import type { Figure, Limb } from "./types.ts";

const onThighs: Limb = { from: "knee", to: [-0.75, 0.3, 0], bend: [180, 10], end: -10 };
const halfKneel: Figure = {
  on: ["footR", "kneeL"],
  hips: [0, 1.85],
  low: 84,
  high: 90,
  legR: foot(1.75),
  legL: { to: [-2.55, 0.14, 0.3], bend: -80, end: 182 },
};
/** Sitting on the heels. */
export const heels: Figure = {
  on: ["knees", "feet"],
  hips: [0, 0.74],
  low: 91,
  high: 88,
  neck: 87,
  head: 90,
  legs: { to: [0.03, 0.14, 0.28], bend: 0, end: 181 },
  arms: onThighs,
};
const kneelTall = { hips: [0, 2.07], legs: [-90, 183, 180] } as const;

export const kneeling: Record<string, Figure> = {
  "low-lunge": { ...halfKneel, arms: { from: "kneeR", to: [-0.35, 0.35, 0], bend: [180, 20], end: -10 } },
  camel: {
    on: ["knees", "feet"],
    ...kneelTall,
    low: 98,
    high: 138,
    neck: 128,
    head: 140,
    arms: { from: "pelvis", to: [-0.42, 0.25, 0.2], bend: [195, 35], end: -110 },
  },
  "childs-pose": {
    on: ["knees", "head"],
    hips: [0, 0.86],
    low: 5,
    high: -11,
    neck: -20,
    head: -26,
    legs: { to: [0, 0.14, 0.3], bend: 0, end: 181 },
    arms: { to: [0.25, 0.12, 0.8], bend: [90, 60], end: 180 },
  },
  hero: {
    ...heels,
    hips: [0, 0.93],
    legs: { to: [-0.05, 0.14, 0.5], bend: 0, end: 181 },
    things: [{ kind: "block", x: -0.05, size: [0.7, 0.55, 0.9] }],
  },
  gate: {
    on: ["kneeR", "footL"],
    view: [80, 8],
    ...kneelTall,
    low: [90, -6],
    high: [90, -32],
    neck: [90, -32],
    legR: [-90, 184, 180],
    legL: { to: [0, 0.25, 3.3], end: [10, 60] },
    armR: [
      [90, -26],
      [90, -42],
    ],
    armL: { from: "kneeL", to: [0.1, 0.1, 0.3], bend: [90, 20], end: [-40, 60] },
  },
  "half-splits": {
    on: ["kneeL", "footR", "hands"],
    hips: [0, 2.05],
    low: 14,
    high: 5,
    neck: 10,
    legR: { to: [2.95, 0.25, 0.3], end: 62 },
    legL: [-92, 183, 180],
    arms: palm(2.3, 0.6),
  },
  thunderbolt: heels,
  "supported-kneeling": {
    ...heels,
    hips: [0, 1.14],
    legs: { to: [-0.16, 0.14, 0.55], bend: 0, end: 181 },
    things: [{ kind: "bolster", x: -0.1, size: [2.6, 0.78, 0.8] }],
  },
  "kneeling-sun-breaths": {
    ...heels,
    on: ["knees"],
    hips: [-1.74, 0.74],
    view: [34, 8],
    legs: { to: [-1.72, 0.14, 0.3], bend: 0, end: 181 },
    arms: [
      [-80, 14],
      [-70, 8],
    ],
    moves: [
      {
        hips: [0, 2.07],
        arms: [
          [88, 14],
          [88, 8],
        ],
      },
    ],
  },
  "kneeling-toe-stretch": {
    ...heels,
    hips: [0, 1.33],
    legs: { to: [-0.13, 0.84, 0.28], bend: 0, end: -80 },
  },
  "kneeling-lunge-twist": {
    ...halfKneel,
    low: 72,
    high: [66, 0, 62],
    neck: [72, 0, 60],
    armR: { from: "chest", to: [0.25, 0.25, 0.5], bend: [140, 10], end: 75 },
    armL: { from: "chest", to: [0.25, 0.25, -0.5], bend: [-55, -15], end: 75 },
  },
  hanumanasana: {
    on: ["seat", "feet", "hands"],
    hips: [0, 0.5],
    low: 74,
    high: 96,
    legR: { to: [3.57, 0.28, 0.3], end: 70, bend: 90 },
    legL: { to: [-3.57, 0.14, 0.3], bend: -90, end: 180 },
    arms: { to: [0.3, 0.98, 0.62], bend: [180, 30], end: 0 },
    things: [{ kind: "block", x: 0.45, z: 0.75, size: [0.85, 0.85, 0.45], isBefore: true }],
  },
  "king-pigeon": {
    on: ["seat"],
    hips: [0, 0.42],
    view: [14, 8],
    low: 70,
    high: 112,
    neck: 112,
    head: 125,
    legR: [
      [-6, 28],
      [-10, -78],
      [-20, -60],
    ],
    legL: [[-175, 0], 98, 110],
    arms: [[92, 5], [162, -6], 178],
    things: [{ kind: "strap", through: ["fingersR", "ankleL"] }],
  },
};
