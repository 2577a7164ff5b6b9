import type { Practice } from "./types.ts";

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
const usualBreath = 10;
/** A round that is meant to take longer is made of more than a breath, and everybody has their own. */
const longestRound = 24;
/** In through one side and out through the other, and back again. */
const breathsInRound: Record<string, number> = { "alternate-nostril": 2 };

/** How long it may take to get ready for a step. To find the floor or a chair takes longer than to go on where one is. */
export const readySeconds = { samePlace: 8, newPlace: 14, otherSide: 6 };

type Dosed = Pick<Practice, "id" | "dose" | "minutes" | "isOneSided">;

/** How much of a practice some minutes are good for: the same in the words of a plan and in the player's count. */
export function measureDose(practice: Dosed, minutes: number): { breaths: number | null; words: string } {
  const { id, dose, minutes: usual, isOneSided } = practice;
  const ownTime = isOneSided ? "Take your time, on one side and then on the other" : "Take your time";
  if (/^\d+ minutes?\b/.test(dose)) {
    const time = minutes === 1 ? "1 minute" : `${minutes} minutes`;
    return { breaths: null, words: dose.replace(/^\d+ minutes?\b/, time) };
  }
  const [counted, number = "", unit = "", , often] =
    /^(\d+) slow (breaths|rounds)\b(, (\d+) times)?/.exec(dose) ?? [];
  const [count, times] = [Number(number), Number(often ?? 1)];
  const each = breathsInRound[id] ?? 1;
  const isLong = unit === "rounds" && holdSeconds(practice, usual) / (count * each) > longestRound;
  if (!counted || isLong || ownRhythm.has(id))
    return { breaths: null, words: minutes === usual ? dose : ownTime };
  const rest = dose.slice(counted.length);
  const write = (some: number, repeats: number) =>
    `${some} slow ${some === 1 ? unit.slice(0, -1) : unit}${repeats > 1 ? `, ${repeats} times` : ""}${rest}`;
  const seconds = holdSeconds(practice, minutes);
  // What is done several times is done more or less often; what is done once, for longer or shorter.
  const repeats = Math.max(1, Math.round(seconds / usualBreath / count));
  const plans = [[count, times], ...(often ? [[count, repeats]] : [])] as const;
  const fitting = plans.find(([some = 1, most = 1]) => isEasy(seconds / (some * most * each)));
  const [some = 1, most = 1] = fitting ?? [Math.max(1, fitBreaths(seconds, count * times * each, each)), 1];
  return { breaths: some * most * each, words: write(some, most) };
}

function isEasy(breath: number): boolean {
  return breath >= shortestBreath && breath <= longestBreath;
}

/** As near to what is asked for as the time allows. */
function fitBreaths(seconds: number, asked: number, inRound: number): number {
  return seconds < asked * shortestBreath
    ? Math.floor(seconds / shortestBreath / inRound)
    : Math.round(seconds / usualBreath / inRound);
}

/** What is left of a side's time when getting ready took long: so both sides, and every place, have the same count. */
function holdSeconds({ isOneSided }: Dosed, minutes: number): number {
  const each = (minutes * 60) / (isOneSided ? 2 : 1);
  return each - Math.min(readySeconds.newPlace, Math.floor(each / 3));
}
