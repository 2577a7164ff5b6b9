import { kneesUp } from "./back.ts";
import { facing, leaningBack } from "./chair.ts";
import { onTheSide } from "./side.ts";
import { crossed } from "./sitting.ts";
import type { Figure, Limb } from "./types.ts";

const onBelly: Limb = { from: "waist", to: [0.42, 0.05, 0.1], bend: [180, 50], end: [10, -70] };
const onRibs: Limb = { from: "chest", to: [0.42, 0.05, 0.12], bend: [-120, 60], end: [20, -70] };
const atNose: Limb = { from: "head", to: [0.55, -0.55, 0.12], bend: [-90, 55], end: [105, -20] };
const breath = breathe(crossed);

export const breathing: Record<string, Figure> = {
  "belly-breathing": { ...breathe(leaningBack), view: [40, 9], armR: onBelly },
  "long-exhale": breath,
  "box-breathing": breath,
  "alternate-nostril": { ...breath, armR: atNose },
  "humming-breath": { ...breath, neck: 84, head: 82 },
  "ocean-breath": breath,
  "three-part-breath": { ...breath, armR: onBelly, armL: onRibs },
  "counted-breath": breathe(leaningBack),
  "cooling-breath": { ...breath, head: 96 },
  "lion-breath": { ...facing, view: [40, 9], low: 84, high: 84, neck: 78, head: 92 },
  "skull-shining": { ...breath, armR: onBelly },
  bellows: breath,
  "breath-retention": breath,
  "pursed-lip-breathing": breathe(facing),
  "sighing-breath": {
    ...facing,
    shoulders: [0.16, 0],
    moves: [{ shoulders: [-0.04, 0.04], neck: 82, head: 84 }],
  },
  "moon-breath": { ...breath, armR: atNose },
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

/** The breath shows: shoulders lift a little, and sink. */
function breathe(figure: Figure): Figure {
  return { ...figure, shoulders: [0.09, -0.03], moves: [{ shoulders: [0, 0] }] };
}
