import type { Figure, Limb, Thing } from "./types.ts";

// On the right side, told as if standing: up is towards the head, and the onlooker sees the front.
const view = [90, 20] as const;
const pillow: Thing = { kind: "cushion", x: 0, z: 3.35, size: [0.9, 0.36, 1.1] };
const bentLegs: Limb = [-40, -142, -60];
/** Knees bent, head on a cushion. */
export const onTheSide: Figure = {
  on: ["shoulderR"],
  view,
  roll: 90,
  low: [90, 2],
  high: [90, 0],
  neck: [90, -3],
  legs: bentLegs,
  armR: [
    [20, 0],
    [70, 0],
  ],
  armL: [
    [-30, 0],
    [-20, -30],
  ],
  things: [pillow],
};
const longLine: Limb = [
  [-90, 2],
  [-90, 1],
  [-20, 0],
];

export const side: Record<string, Figure> = {
  clamshell: {
    ...onTheSide,
    legL: [-40, -142, -60],
    moves: [
      {
        legL: [
          [-48, 42],
          [-132, -34],
          [-60, 0],
        ],
      },
    ],
  },
  "side-lying-leg-lift": {
    ...onTheSide,
    legR: bentLegs,
    legL: [
      [-90, -4],
      [-90, -4],
      [-20, 0],
    ],
    moves: [
      {
        legL: [
          [-90, 26],
          [-90, 26],
          [-20, 0],
        ],
      },
    ],
  },
  "side-lying-inner-thigh": {
    ...onTheSide,
    legR: longLine,
    legL: [
      [-20, -8],
      [-110, -6],
      [-40, 0],
    ],
    things: [pillow, { kind: "cushion", x: 1.7, z: -1.1, size: [1.1, 0.6, 1.4] }],
    moves: [
      {
        legR: [
          [-90, -12],
          [-90, -12],
          [-20, 0],
        ],
      },
    ],
  },
  "side-lying-quad-stretch": {
    ...onTheSide,
    view: [90, 46],
    legR: [-60, -110, -30],
    legL: [
      [-100, 0],
      [112, 0],
      [150, 0],
    ],
    armR: [
      [88, 0],
      [92, 0],
    ],
    armL: { from: "ankleL", to: [0, 0, 0], bend: [180, 40] },
  },
  "open-book": {
    ...onTheSide,
    view: [90, 36],
    armR: [
      [0, 0],
      [0, 0],
    ],
    armL: [
      [0, -12],
      [0, -12],
    ],
    moves: [
      {
        high: [90, 0, -45],
        neck: [90, -3, -45],
        armL: [
          [0, 108],
          [0, 122],
        ],
      },
    ],
  },
  "side-arm-glide": {
    ...onTheSide,
    view: [90, 40],
    armR: [
      [0, 0],
      [0, 0],
    ],
    armL: [
      [-6, -14],
      [-2, -14],
    ],
    high: [90, 0, 0],
    moves: [
      {
        high: [90, 0, 16],
        armL: [
          [0, -18],
          [2, -18],
        ],
      },
    ],
  },
  "knee-side-plank": {
    on: ["elbowR", "kneeR"],
    view: [84, 10],
    hips: [0, 1.3],
    low: [90, 73],
    high: [90, 75],
    neck: [90, 66],
    legs: [
      [-90, -64],
      [180, 0],
      [180, 0],
    ],
    legL: [
      [-90, 60],
      [180, 0],
      [180, 0],
    ],
    armR: [
      [-90, 0],
      [0, 0],
    ],
    armL: { from: "hip", to: [0.1, 0.2, 0.1], bend: [90, 40] },
  },
  "sleeping-vishnu": {
    on: ["shoulderR", "elbowR"],
    view: [90, 12],
    roll: 90,
    low: [90, 2],
    high: [90, -14],
    neck: [90, -34],
    head: [90, -40],
    legR: longLine,
    legL: [
      [-76, 80],
      [-60, 84],
      [0, 60],
    ],
    armR: [
      [94, 6],
      [-76, -62],
      [-80, -50],
    ],
    armL: { from: "ankleL", to: [0, -0.3, -0.1], bend: [0, 60] },
    things: [{ kind: "strap", through: ["wristL", "ankleL"] }],
  },
};
