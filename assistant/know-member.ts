import { conditions } from "../handbook/conditions.ts";
import type { Condition, Level } from "../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { type Bounds, boundsOf } from "./choose-practices.ts";
import type { Reading } from "./read/read.ts";
import { readingsOf } from "./read/read-asked.ts";
import { readLevel } from "./understand.ts";
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

const allergyWords = /allerg|alerg|intoler|celiac|coeliac|anaphyl|एलर्जी/i;

/** What is on the plate follows the request; an allergy, and what calls for care, holds wherever it was said. */
function dietOf(asked: Asked): Diet {
  const { dietPreference } = asked.preferences;
  const earlier = asked.kind === "chat" ? asked.earlier.map(({ question }) => question) : [];
  const stated = asked.kind === "diet plan" ? asked.dietType.trim() : "";
  const texts =
    stated === "" ? [dietPreference, ...earlier, asked.kind === "chat" ? asked.question : ""] : [stated];
  const joined = joinDiets(texts.map(understandDiet));
  const preferred = understandDiet(dietPreference);
  const described = understandDiet(asked.described.join(". "));
  const allergens = allergyWords.test(dietPreference) ? preferred.noAllergens : new Set<never>();
  return {
    ...joined,
    noAllergens: joined.noAllergens.union(described.noAllergens).union(allergens),
    needsSupport: joined.needsSupport || preferred.needsSupport,
    needsDietitian: joined.needsDietitian || preferred.needsDietitian || described.needsDietitian,
  };
}
