import { kneesUp, lying } from "./back.ts";
import { prone } from "./belly.ts";
import { leaningBack } from "./chair.ts";
import { foot } from "./holds.ts";
import { onTheSide } from "./side.ts";
import { crossed } from "./sitting.ts";
import type { Figure, Limb } from "./types.ts";

const onBelly: Limb = { from: "waist", to: [0, 0.42, 0.18], bend: [-120, 70], end: [0, -60] };
const fromAbove = [14, 30] as const;
const corpse: Figure = {
  ...lying,
  view: fromAbove,
  legs: [
    [-1, 10],
    [-3, 10],
    [62, 34],
  ],
  arms: [
    [-4, 26],
    [-3, 22],
  ],
};

export const rest: Record<string, Figure> = {
  "supported-fish": {
    ...lying,
    view: fromAbove,
    hips: [0, 0.42],
    low: 158,
    high: 176,
    neck: 178,
    head: 174,
    arms: [
      [190, 66],
      [186, 62],
    ],
    things: [{ kind: "bolster", x: -2.25, size: [3.3, 0.52, 1] }],
  },
  "reclined-bound-angle": {
    on: ["back"],
    view: [12, 38],
    hips: [0, 0.4],
    low: 180,
    legs: { to: [1.3, 0.2, 0.1], bend: [10, 82], end: [20, -20] },
    arms: onBelly,
    things: [
      { kind: "cushion", x: 0.75, z: 1.3, size: [1, 0.42, 0.7] },
      { kind: "cushion", x: 0.75, z: -1.3, size: [1, 0.42, 0.7] },
    ],
  },
  "legs-up-the-wall": {
    on: ["back"],
    hips: [0, 0.4],
    low: 180,
    legs: [86, 87, 150],
    arms: [
      [-9, 34],
      [-3, 34],
    ],
    things: [{ kind: "wall", x: 0.55 }],
  },
  corpse,
  "side-lying-rest": onTheSide,
  "constructive-rest": {
    ...kneesUp,
    view: [26, 14],
    legs: { to: [1.75, 0.23, 0.55], bend: [80, -16], end: [0, -10] },
    arms: { from: "chest", to: [0.35, 0.4, 0.24], bend: [-120, 70], end: [0, -60] },
  },
  "supported-childs-pose": {
    on: ["knees"],
    hips: [0, 0.95],
    low: 12,
    high: 0,
    neck: 2,
    head: [0, 0, 60],
    legs: { to: [-0.08, 0.14, 0.62], bend: 0, end: 181 },
    arms: { to: [2.9, 0.13, 0.72], bend: [90, 50], end: 0 },
    things: [
      { kind: "bolster", x: 2.15, size: [3.2, 0.78, 0.9] },
      { kind: "blanket", x: -0.2, y: 0.27, size: [0.8, 0.24, 1.2] },
    ],
  },
  "body-scan": leaningBack,
  "yoga-nidra-short": {
    ...corpse,
    neck: 172,
    head: 176,
    things: [
      { kind: "blanket", x: -3.2, size: [1.2, 0.24, 1.3] },
      { kind: "bolster", x: 1.85, size: [0.7, 0.55, 2] },
    ],
    legs: [
      [8, 8],
      [-11, 8],
      [60, 30],
    ],
  },
  "progressive-relaxation": {
    ...leaningBack,
    shoulders: [0, 0],
    moves: [{ shoulders: [0.28, 0] }],
  },
  "wall-rest": {
    on: ["feet", "back"],
    hips: [0, 3.6],
    low: 94,
    high: 92,
    neck: 86,
    head: 84,
    legs: foot(0.75),
    arms: [-94, -84],
    things: [{ kind: "wall", x: -0.62 }],
  },
  palming: {
    ...leaningBack,
    view: [30, 8],
    neck: 80,
    head: 78,
    arms: { from: "head", to: [0.5, -0.42, 0.14], bend: [-80, 30], end: [100, -14] },
  },
  "forehead-rest": {
    ...leaningBack,
    low: 60,
    high: 38,
    neck: 22,
    head: -14,
    arms: { to: [2.55, 3.0, 0.25], bend: [0, 70], end: [20, -80] },
    things: [
      { kind: "chair", x: 0 },
      { kind: "table", x: 2.75 },
    ],
  },
  "seated-meditation": {
    ...crossed,
    arms: { from: "waist", to: [0.62, -0.35, 0.14], bend: [180, 60], end: [0, -80] },
  },
  crocodile: {
    ...prone,
    legs: [
      [183, 8],
      [182, 8],
      [180, 40],
    ],
  },
  "supported-bridge": {
    on: ["feet"],
    hips: [-0.25, 1.12],
    low: 190,
    high: 202,
    neck: 188,
    head: 178,
    legs: foot(1.45),
    arms: { to: [-0.1, 0.12, 0.75], bend: [-60, 75], end: 0 },
    things: [{ kind: "block", x: -0.4, size: [0.8, 0.72, 0.6] }],
  },
  "legs-on-chair": {
    on: ["back"],
    hips: [0, 0.4],
    low: 180,
    legs: [52, 0, 80],
    arms: onBelly,
    things: [{ kind: "chair", x: 2.1, turn: 90 }],
  },
};
