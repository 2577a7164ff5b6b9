import { type Condition, conditions } from "../../handbook/conditions.ts";
import type { Level } from "../../handbook/types.ts";
import { type Asked, wordsOf } from "./assistant.ts";
import { type Bounds, boundsOf } from "./choose-practices.ts";
import { readLevel, type Understanding, understand } from "./understand.ts";
import { type Diet, joinDiets, understandDiet } from "./understand-diet.ts";

/** What all of somebody's words together say: those of now, and those of before that still hold. */
export type KnownMember = {
  /** What they ask about now. */
  now: Understanding;
  /** Whatever changes what is safe for them, whenever they said it. */
  conditions: Condition[];
  level: Level;
  bounds: Bounds;
  diet: Diet;
};

/** Reads everything a request brings along. A condition is not over because the next question is about sleep. */
export function knowMember(asked: Asked): KnownMember {
  const { preferences, described } = asked;
  const now = understand(wordsOf(asked));
  const earlier = asked.kind === "chat" ? asked.earlier.map(({ question }) => question) : [];
  const before = [described, preferences.fitnessLevel, preferences.yogaGoal, ...earlier].map(understand);
  const found = new Set([now, ...before].flatMap((each) => each.conditions));
  const known = conditions.filter((condition) => found.has(condition));
  const level = readLevel(asked.kind === "routine" ? asked.fitnessLevel : preferences.fitnessLevel);
  const avoid = [now, ...before.slice(0, 1)].flatMap(({ complaints }) =>
    complaints.flatMap((each) => each.avoid),
  );
  return {
    now,
    conditions: known,
    level,
    bounds: boundsOf(level, known, avoid),
    diet: dietOf(asked, earlier),
  };
}

/** What is on the plate follows the request; an allergy holds wherever it was mentioned. */
function dietOf(asked: Asked, earlier: string[]): Diet {
  const stated = asked.kind === "diet plan" ? asked.dietType.trim() : "";
  const texts =
    stated === ""
      ? [asked.preferences.dietPreference, ...earlier, asked.kind === "chat" ? asked.question : ""]
      : [stated];
  const { noAllergens } = understandDiet(asked.described);
  const joined = joinDiets(texts.map(understandDiet));
  return { ...joined, noAllergens: joined.noAllergens.union(noAllergens) };
}
