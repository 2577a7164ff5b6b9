import type { Feeling, SorePlace } from "../contract/felt.ts";
import type { Area, Strain } from "../handbook/types.ts";
import { joinWords } from "./join-words.ts";

/** What somebody's words after practising change about what they are offered. */
export type Felt = {
  /** What is not to be loaded. */
  sore: Area[];
  /** What else is left out for it. */
  avoid: Strain[];
  /** By how many steps everything is made easier: 0 as it was, 2 at most. */
  ease: number;
};

/** One time somebody said how it was, as it was understood. */
export type SaidAfter = { felt: Feeling; sore: Area[]; avoid: Strain[] };

/** Once was too much, so the next is easier; twice it was good again, so one step back up. */
const goodsForAStep = 2;
const mostEase = 2;

export const nothingFelt: Felt = { sore: [], avoid: [], ease: 0 };

/** All that was said, the oldest first. */
export function gatherFelt(said: SaidAfter[]): Felt {
  let ease = 0;
  let goods = 0;
  for (const { felt } of said) {
    if (felt === "too much") {
      ease = Math.min(mostEase, ease + 1);
      goods = 0;
    }
    if (felt === "good" && ease > 0) {
      goods += 1;
      if (goods < goodsForAStep) continue;
      ease -= 1;
      goods = 0;
    }
  }
  return {
    sore: [...new Set(said.flatMap(({ sore }) => sore))],
    avoid: [...new Set(said.flatMap(({ avoid }) => avoid))],
    ease,
  };
}

/** What strains each place, apart from what the handbook says loads it. */
export const strainsOf: Record<SorePlace, Strain[]> = {
  neck: ["weight on head or neck", "neck circles", "full inversion"],
  shoulders: ["arms overhead", "weight on shoulders", "end of range in the shoulders", "weight on wrists"],
  "upper back": ["weight on shoulders", "deep backbend", "rounded spine under load"],
  "lower back": ["deep backbend", "deep forward fold", "deep twist", "rounded spine under load"],
  wrists: ["weight on wrists"],
  belly: ["strong belly work", "lying on the belly", "deep twist"],
  hips: ["deep hip stretch", "wide legs", "knee twist"],
  hamstrings: ["deep forward fold", "wide legs"],
  legs: ["deep knee bend", "long standing still", "jumping"],
  knees: ["kneeling", "deep knee bend", "knee twist", "jumping"],
  feet: ["balance", "long standing still", "jumping"],
};

/** "your knees and your lower back". */
export function nameSore(sore: Area[]): string {
  return joinWords(sore.map((area) => `your ${area}`));
}

/** What a session says first of what was felt after the last ones; nothing where nothing was. */
export function writeFelt({ sore, ease }: Felt): string[] {
  return [
    ...(sore.length > 0
      ? [
          `It leaves out what loads ${nameSore(sore)}, because it hurt after practising. If it still hurts, or comes back, have it looked at.`,
        ]
      : []),
    ...(ease > 0 ? ["It is easier and shorter than usual, because the last one was too much."] : []),
  ];
}
