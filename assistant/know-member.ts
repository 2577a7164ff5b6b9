import { conditions } from "../handbook/conditions.ts";
import type { Condition, Level } from "../handbook/types.ts";
import { type Asked, wordsOf } from "./assistant.ts";
import { type Bounds, boundsOf } from "./choose-practices.ts";
import type { Reading } from "./read/read.ts";
import { readingsOf } from "./read/read-asked.ts";
import { readLevel } from "./read-level.ts";
import { type Diet, joinDiets, understandDiet } from "./understand-diet.ts";

/** What all of somebody's words together say: those of now, and those of before that still hold. */
export type KnownMember = {
  /** What they ask about now. */
  now: Reading;
  /** Whatever changes what is safe for them, whenever they said it. */
  conditions: Condition[];
  level: Level;
  bounds: Bounds;
  diet: Diet;
};

/** Reads everything a request brings along. A condition is not over because the next question is about sleep. */
export function knowMember(asked: Asked): KnownMember {
  const { preferences } = asked;
  const { now, described, preferred, earlier } = readingsOf(asked);
  const [latest] = described;
  const found = new Set([now, ...described, ...preferred, ...earlier].flatMap((each) => each.conditions));
  const known = conditions.filter((condition) => found.has(condition));
  const level = readLevel(asked.kind === "routine" ? asked.fitnessLevel : preferences.fitnessLevel);
  const avoid = [now, latest].flatMap((reading) => reading?.complaints.flatMap((each) => each.avoid) ?? []);
  return {
    now,
    conditions: known,
    level,
    bounds: boundsOf(level, known, avoid),
    diet: dietOf(asked),
  };
}

/** All that somebody said of food counts, wherever they said it; only how much they want to eat is asked anew. */
function dietOf(asked: Asked): Diet {
  const earlier = asked.kind === "chat" ? asked.earlier.map(({ question }) => question) : [];
  const described = asked.described.map((text) => ({ ...understandDiet(text), needsSupport: false }));
  const said = [asked.preferences.dietPreference, ...earlier, wordsOf(asked)].map(understandDiet);
  return joinDiets([...described, ...said]);
}
