import { foot } from "./holds.ts";
import type { Figure, Limb } from "./types.ts";

const beside: Limb = [
  [-6, 14],
  [-4, 8],
];
const flat = { hips: [0, 0.4], low: 180, high: 180, neck: 184, head: 180 } as const;
/** On the back with feet flat and knees up. */
export const kneesUp: Figure = { on: ["back", "feet"], ...flat, legs: foot(1.75), arms: beside };
/** On the back with long legs. */
export const lying: Figure = { on: ["back"], ...flat, legs: [-1, -3, 70], arms: beside };
const wide = [24, 30] as const;
const tableTop: Limb = [88, 0, 40];

export const back: Record<string, Figure> = {
  bridge: {
    on: ["feet"],
    hips: [0, 0.42],
    low: 180,
    high: 180,
    neck: 184,
    head: 180,
    legs: foot(1.3),
    arms: { to: [0.12, 0.12, 0.6], bend: [-60, 75], end: 0 },
    moves: [
      {
        hips: [-0.25, 1.72],
        low: 201,
        high: 222,
        neck: 192,
        head: 176,
        arms: { to: [-0.02, 0.12, 0.6], bend: [-60, 75], end: 0 },
      },
    ],
  },
  wheel: {
    on: ["hands", "feet"],
    hips: [0, 2.85],
    low: 196,
    high: 252,
    neck: 262,
    head: 272,
    legs: foot(1.35),
    arms: { to: [-2.6, 0.11, 0.5], bend: 180, end: 10 },
  },
  fish: {
    on: ["seat", "head", "elbows"],
    hips: [0, 0.4],
    low: 142,
    high: 184,
    neck: 228,
    head: 246,
    legs: [-1, -3, 60],
    arms: [
      [-90, 46],
      [-3, -8],
    ],
  },
  "figure-four": {
    on: ["back"],
    ...flat,
    view: [24, 14],
    legL: [100, 0, 60],
    legR: { to: [0.05, 1.5, -0.3], bend: [50, 62], end: [60, -60] },
    arms: { from: "kneeL", to: [-0.15, -0.75, 0.05], bend: [-90, 40], end: [60, -30] },
  },
  "happy-baby": {
    on: ["back"],
    ...flat,
    view: [30, 14],
    legs: [
      [146, 26],
      [78, 0],
      [168, 0],
    ],
    arms: { from: "ankle", to: [-0.1, 0.1, 0], bend: [-90, 60], end: [60, -20] },
  },
  "supine-twist": {
    on: ["back"],
    hips: [0, 0.62],
    view: [10, 38],
    low: [188, 0, 62],
    high: [183, 0, 8],
    neck: 182,
    head: [180, 0, -30],
    legR: [
      [10, 82],
      [-3, 12],
      [40, 30],
    ],
    legL: [
      [-10, -68],
      [-12, -16],
      [50, -20],
    ],
    arms: [
      [-10, 86],
      [-10, 86],
    ],
  },
  "knees-to-chest": {
    on: ["back"],
    ...flat,
    legs: [118, -14, 30],
    arms: { from: "knee", to: [0.05, -0.35, 0], bend: [-90, 40], end: [60, 0] },
    moves: [{ legs: [98, -10, 30] }],
  },
  "shoulder-stand": {
    on: ["head"],
    hips: [0, 2.95],
    low: -88,
    high: -80,
    neck: 192,
    head: 186,
    legs: [91, 90, 84],
    arms: { from: "waist", to: [0.42, 0.1, 0.25], bend: [0, 10], end: 110 },
    things: [{ kind: "blanket", x: 0.3, size: [1.8, 0.4, 1.5] }],
  },
  plow: {
    on: ["head", "feet"],
    hips: [0, 2.98],
    low: -92,
    high: -82,
    neck: 192,
    head: 186,
    legs: { to: [-2.95, 0.82, 0.3], bend: 90, end: -80 },
    arms: { to: [2.7, 0.45, 0.5], bend: [-60, 75], end: 0 },
    things: [{ kind: "blanket", x: 0.45, size: [2, 0.4, 1.5] }],
  },
  "pelvic-tilts": {
    ...kneesUp,
    low: 176,
    high: 182,
    moves: [{ low: 183, high: 179, hips: [0, 0.43] }],
  },
  "dead-bug": {
    on: ["back"],
    ...flat,
    legL: tableTop,
    armR: [90, 90],
    legR: tableTop,
    armL: [90, 90],
    moves: [{ legR: [6, 2, 70], armL: [168, 172] }],
  },
  "full-body-stretch": {
    ...lying,
    view: [14, 26],
    legs: [-1, -3, 20],
    arms: [
      [176, 8],
      [182, 4],
    ],
  },
  "knee-sways": {
    ...kneesUp,
    view: [30, 24],
    legR: { to: [1.75, 0.23, 0.4], bend: [80, 45], end: 0 },
    legL: { to: [1.75, 0.23, 0.4], bend: [80, -45], end: 0 },
    arms: [
      [-10, 60],
      [-8, 60],
    ],
    moves: [
      {
        legR: { to: [1.75, 0.23, 0.4], bend: [80, -45], end: 0 },
        legL: { to: [1.75, 0.23, 0.4], bend: [80, 45], end: 0 },
      },
    ],
  },
  "single-knee-hug": {
    ...kneesUp,
    on: ["back", "footL"],
    legL: foot(1.75),
    legR: [116, -16, 30],
    arms: { from: "kneeR", to: [0.05, -0.4, 0.15], bend: [-90, 40], end: [60, -20] },
    armL: { from: "kneeR", to: [0.05, -0.4, -0.15], bend: [-90, 40], end: [60, -20] },
    moves: [{ legR: [98, -12, 30] }],
  },
  "lying-head-nods": {
    ...kneesUp,
    low: 180,
    high: 178,
    neck: 172,
    head: 176,
    things: [{ kind: "blanket", x: -3.2, size: [1.3, 0.28, 1.3] }],
    moves: [{ neck: 166, head: 152 }],
  },
  "lying-ankle-pumps": { ...lying, legs: [-1, -3, 98], moves: [{ legs: [-2, -4, 18] }] },
  "heel-slides": {
    ...kneesUp,
    legL: foot(1.75),
    legR: foot(1.75, 0.3, 0),
    moves: [{ legR: { to: [3.35, 0.28, 0.3], end: 50 } }],
  },
  "toe-taps": {
    on: ["back"],
    ...flat,
    arms: beside,
    legL: tableTop,
    legR: tableTop,
    moves: [{ legR: [46, -56, -6] }],
  },
  "strap-hamstring-stretch": {
    ...kneesUp,
    on: ["back", "footL"],
    legL: foot(1.75),
    legR: [84, 82, 160],
    arms: { to: [-0.75, 2.5, 0.3], bend: [-60, 30], end: 60 },
    things: [
      { kind: "strap", through: ["fingersR", "toeR"] },
      { kind: "strap", through: ["fingersL", "toeR"] },
    ],
  },
  "lying-knee-straightening": {
    ...kneesUp,
    on: ["back", "footL"],
    legL: foot(1.75),
    legR: [92, 20, 90],
    arms: { from: "kneeR", to: [-0.2, -0.7, 0.05], bend: [-90, 40], end: [60, 0] },
    moves: [{ legR: [92, 72, 150] }],
  },
  "strap-inner-thigh": {
    on: ["back"],
    ...flat,
    view: [10, 38],
    legL: foot(1.75),
    legR: [
      [40, 78],
      [20, 80],
      [110, 40],
    ],
    armR: { to: [-0.75, 0.6, 2.1], bend: [-120, 40], end: [30, 60] },
    armL: [
      [-6, 40],
      [-4, 40],
    ],
    things: [
      { kind: "cushion", x: 0.5, z: 2.9, size: [1.2, 0.5, 1.5] },
      { kind: "strap", through: ["fingersR", "toeR"] },
    ],
  },
  "lying-cactus": {
    ...kneesUp,
    view: wide,
    arms: [
      [180, 84],
      [182, 6],
    ],
  },
  "lying-hand-circles": {
    ...kneesUp,
    view: [24, 16],
    arms: [
      [-8, 16],
      [88, 6],
      [150, 0],
    ],
    moves: [
      {
        arms: [
          [-8, 16],
          [88, 6],
          [40, 0],
        ],
      },
    ],
  },
  "single-leg-bridge": {
    on: ["footL"],
    hips: [-0.25, 1.72],
    low: 201,
    high: 222,
    neck: 192,
    head: 176,
    legL: foot(1.3),
    legR: [14, 14, 90],
    arms: { to: [-0.02, 0.12, 0.6], bend: [-60, 75], end: 0 },
  },
  "slow-bicycle": {
    on: ["seat"],
    hips: [0, 0.4],
    view: [24, 9],
    low: 180,
    high: [152, 0, -30],
    neck: [142, 0, -30],
    head: [128, 0, -30],
    legL: [108, 8, 40],
    legR: [24, 16, 60],
    arms: { from: "head", to: [-0.2, 0.1, 0.4], bend: [100, 60], end: [180, -60] },
    moves: [
      { high: [152, 0, 30], neck: [142, 0, 30], head: [128, 0, 30], legL: [24, 16, 60], legR: [108, 8, 40] },
    ],
  },
  "reclining-hero": {
    on: ["knees"],
    hips: [0, 0.62],
    low: 158,
    high: 172,
    neck: 172,
    head: 172,
    legs: { to: [0.06, 0.14, 0.55], bend: 0, end: 181 },
    arms: [
      [170, 10],
      [182, 0],
    ],
    things: [{ kind: "bolster", x: -1.85, size: [3.2, 0.72, 1.1] }],
  },
  "straight-leg-raise": {
    ...kneesUp,
    on: ["back", "footL"],
    legL: foot(1.75),
    legR: [-1, -3, 80],
    moves: [{ legR: [40, 40, 124] }],
  },
};
