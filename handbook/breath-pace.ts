/** For how much of a breath somebody breathes in, where a practice says so: "in for three, out for five". */
const inhaleShares: Record<string, number> = {
  "long-exhale": 3 / 8,
  "counted-breath": 1 / 2,
  "alternate-nostril": 1 / 2,
  "three-part-breath": 1 / 2,
  "lion-breath": 1 / 2,
  "pursed-lip-breathing": 1 / 3,
};
/** Breathing out takes longer: it is what calms. */
const usualShare = 0.42;

export function inhaleShareOf(id: string): number {
  return inhaleShares[id] ?? usualShare;
}

/** Practices whose rhythm is none of two parts, or is too quick to follow on a screen. */
const ownRhythm = new Set(["box-breathing", "skull-shining", "bellows", "breath-retention"]);

/** Shorter breaths hurry, longer ones leave people without air. */
const shortestBreath = 6;
const longestBreath = 12;
const usualBreath = 9;

/** How many breaths a time is good for: as many as the dose says, if they fit; null where nobody counts them. */
export function countBreaths(id: string, dose: string, seconds: number): number | null {
  const [, count, times] = /^(\d+) slow (?:breaths|rounds)[^,]*(?:, (\d) times)?/.exec(dose) ?? [];
  if (!count || ownRhythm.has(id)) return null;
  const asked = Number(count) * Number(times ?? 1);
  const each = seconds / asked;
  return each >= shortestBreath && each <= longestBreath
    ? asked
    : Math.max(1, Math.round(seconds / usualBreath));
}
