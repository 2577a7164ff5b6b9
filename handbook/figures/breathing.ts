import { kneesUp } from "./back.ts";
import { facing, leaningBack } from "./chair.ts";
import { onTheSide } from "./side.ts";
import { crossed } from "./sitting.ts";
import type { Figure, Limb } from "./types.ts";

const onBelly: Limb = { from: "waist", to: [0.42, 0.05, 0.1], bend: [180, 50], end: [10, -70] };
const onRibs: Limb = { from: "chest", to: [0.42, 0.05, 0.12], bend: [-120, 60], end: [20, -70] };
const atNose: Limb = { from: "head", to: [0.55, -0.55, 0.12], bend: [-90, 55], end: [105, -20] };
/** The breath shows: a chest that lifts, and shoulders with it. */
const breath: Figure = {
  ...crossed,
  shoulders: [0, 0],
  moves: [{ low: 90, high: 91, shoulders: [0.09, -0.02] }],
};

export const breathing: Record<string, Figure> = {
  "belly-breathing": { ...leaningBack, view: [40, 9], armR: onBelly },
  "long-exhale": breath,
  "box-breathing": breath,
  "alternate-nostril": { ...crossed, armR: atNose },
  "humming-breath": { ...breath, neck: 84, head: 82 },
  "ocean-breath": breath,
  "three-part-breath": { ...breath, armR: onBelly, armL: onRibs },
  "counted-breath": leaningBack,
  "cooling-breath": { ...breath, head: 96 },
  "lion-breath": { ...facing, view: [40, 9], low: 84, high: 84, neck: 78, head: 92 },
  "skull-shining": { ...breath, armR: onBelly },
  bellows: breath,
  "breath-retention": breath,
  "pursed-lip-breathing": facing,
  "sighing-breath": {
    ...facing,
    shoulders: [0.16, 0],
    moves: [{ shoulders: [-0.04, 0.04], neck: 82, head: 84 }],
  },
  "moon-breath": { ...crossed, armR: atNose },
  "lying-belly-breath": {
    ...kneesUp,
    arms: { from: "waist", to: [0, 0.42, 0.18], bend: [-120, 70], end: [0, -60] },
    moves: [{ arms: { from: "waist", to: [0, 0.5, 0.18], bend: [-120, 70], end: [0, -60] } }],
  },
  "side-lying-breath": {
    ...onTheSide,
    armL: { from: "chest", to: [0.2, 0.4, 0], bend: [60, 40], end: [0, -30] },
  },
};
