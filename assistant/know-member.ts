import { conditions } from "../handbook/conditions.ts";
import { type Condition, type Level, levels, type Strain } from "../handbook/types.ts";
import { type Asked, wordsOf } from "./assistant.ts";
import { type Bounds, boundsOf } from "./choose-practices.ts";
import { type Felt, nothingFelt } from "./felt.ts";
import { onceFor } from "./once-for.ts";
import type { Reading } from "./read/read.ts";
import { type Readings, readingsOf } from "./read/read-asked.ts";
import { readLevel } from "./read-level.ts";
import { type Diet, joinDiets } from "./understand-diet.ts";

/** What all of somebody's words together say: those of now, and those of before that still hold. */
export type KnownMember = {
  /** What they ask about now. */
  now: Reading;
  /** Whatever changes what is safe for them, whenever they said it. */
  conditions: Condition[];
  level: Level;
  bounds: Bounds;
  diet: Diet;
  /** What they said after practising. */
  felt: Felt;
  /** All that they wrote. */
  texts: string[];
};

const hardest = 3;

/** What a request brings along, put together once for it. */
export const knowMember = onceFor(gather);

/** A condition is not over because the next question is about sleep. */
function gather(asked: Asked): KnownMember {
  const { preferences } = asked;
  const readings = readingsOf(asked);
  const { now, described, preferred, earlier, dietPreference } = readings;
  const [latest] = described;
  const all = [now, ...described, ...preferred, ...earlier, dietPreference];
  const found = new Set<Condition>();
  const cautions = new Set<Strain>();
  // A long conversation says the same again and again: nothing is put into a list of all of it.
  for (const each of all) {
    for (const condition of each.conditions) found.add(condition);
    for (const caution of each.cautions) cautions.add(caution);
  }
  const had = conditions.filter((condition) => found.has(condition));
  const { felt = nothingFelt } = asked;
  const stated = readLevel(asked.kind === "routine" ? asked.fitnessLevel : preferences.fitnessLevel);
  const level = levels[Math.max(0, levels.indexOf(stated) - felt.ease)] ?? stated;
  const avoid = [now, latest].flatMap((reading) => reading?.complaints.flatMap((each) => each.avoid) ?? []);
  return {
    now,
    conditions: had,
    level,
    bounds: boundsOf(level, had, [...avoid, ...felt.avoid, ...cautions], {
      sore: new Set(felt.sore),
      mostEffort: hardest - felt.ease,
    }),
    felt,
    texts: textsOf(asked),
    diet: dietOf(readings),
  };
}

function textsOf(asked: Asked): string[] {
  const before = asked.kind === "chat" ? asked.earlier.map(({ question }) => question) : [];
  return [wordsOf(asked), asked.preferences.dietPreference, ...asked.described, ...before];
}

/** All that somebody said of food counts, wherever they said it; only how much they want to eat is asked anew. */
function dietOf({ now, described, earlier, dietPreference }: Readings): Diet {
  const before = described.map(({ diet }) => ({ ...diet, needsSupport: false }));
  return joinDiets([...before, ...[dietPreference, ...earlier, now].map(({ diet }) => diet)]);
}
