import { palm } from "./holds.ts";
import type { Figure, Limb } from "./types.ts";

const flatLegs: Limb = [183, 182, 180];
const pillow: Limb = { to: [2.95, 0.15, 0.2], bend: [20, 80], end: [10, -70] };
/** Forehead on the hands. */
export const prone: Figure = {
  on: ["belly"],
  hips: [0, 0.42],
  low: 1,
  high: 4,
  neck: 8,
  head: -8,
  legs: flatLegs,
  arms: pillow,
};
const propped: Figure = {
  on: ["belly", "elbows"],
  hips: [0, 0.4],
  low: 12,
  high: 52,
  neck: 62,
  head: 80,
  legs: flatLegs,
  arms: [-88, -1],
};

export const belly: Record<string, Figure> = {
  cobra: {
    on: ["belly", "hands"],
    hips: [0, 0.42],
    low: 8,
    high: 30,
    neck: 42,
    head: 55,
    legs: flatLegs,
    arms: palm(1.55, 0.6, 180),
    moves: [{ low: 10, high: 44, neck: 56, head: 72 }],
  },
  sphinx: propped,
  "upward-dog": {
    on: ["hands"],
    hips: [0, 0.78],
    low: 26,
    high: 74,
    neck: 74,
    head: 92,
    legs: { to: [-3.55, 0.2, 0.3], end: 181, bend: -90 },
    arms: palm(1.72, 0.56),
  },
  locust: {
    on: ["belly"],
    hips: [0, 0.42],
    low: 8,
    high: 26,
    neck: 28,
    head: 32,
    legs: [168, 168, 172],
    arms: [
      [-172, 12],
      [-176, 6],
    ],
  },
  bow: {
    on: ["belly"],
    hips: [0, 0.44],
    low: 16,
    high: 52,
    neck: 58,
    head: 76,
    legs: [[150, 4], 62, 90],
    arms: { from: "ankle", to: [0.05, -0.05, 0], bend: 90, end: 170 },
  },
  "prone-leg-sway": {
    ...prone,
    view: [40, 16],
    legR: [
      [183, 2],
      [92, -22],
      [40, -20],
    ],
    legL: [
      [183, 2],
      [92, 22],
      [40, 20],
    ],
    moves: [
      {
        legR: [
          [183, 2],
          [92, 24],
          [40, 20],
        ],
        legL: [
          [183, 2],
          [92, -24],
          [40, -20],
        ],
      },
    ],
  },
  "half-locust": { ...prone, legR: flatLegs, moves: [{ legR: [164, 164, 168] }] },
  "prone-t-lifts": {
    ...prone,
    view: [24, 34],
    neck: 4,
    head: -4,
    arms: [
      [0, 84],
      [0, 86],
    ],
    moves: [
      {
        high: 12,
        neck: 14,
        head: 6,
        arms: [
          [70, 72],
          [70, 70],
        ],
      },
    ],
  },
  "half-frog": {
    ...propped,
    on: ["belly", "elbowL"],
    armL: [-88, -1],
    legR: [184, 56, 44],
    armR: { from: "ankleR", to: [0.1, 0.1, 0], bend: 110, end: 200 },
  },
  "swimming-locust": {
    on: ["belly"],
    hips: [0, 0.42],
    low: 6,
    high: 16,
    neck: 16,
    head: 8,
    armR: [18, 18],
    armL: [-6, -4],
    legR: flatLegs,
    legL: [166, 166, 170],
    moves: [{ armR: [-6, -4], armL: [18, 18], legR: [166, 166, 170], legL: flatLegs }],
  },
  "king-cobra": {
    on: ["belly", "hands"],
    hips: [0, 0.46],
    low: 22,
    high: 84,
    neck: 96,
    head: 128,
    legs: [[176, 4], 68, 50],
    arms: palm(1.3, 0.56, 180),
  },
};
