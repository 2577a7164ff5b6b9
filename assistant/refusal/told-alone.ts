import { allElse, severities, toldAsAllergies } from "../../handbook/refusal-words.ts";
import { coverOf, textOf } from "./find-eating.ts";
import { type Clause, isFiller } from "./read-clauses.ts";

/** "Sesame and mustard. Both serious." */
export function isSeverity({ words }: Clause): boolean {
  const others = words.filter(({ text }) => !severities.has(text));
  return others.length < words.length && isFiller(others);
}

/** "Nuts and soya. Everything else is fine." */
export function welcomesTheRest({ words, foods, cues }: Clause): boolean {
  const isWelcome = foods.length === 0 && cues.some(({ item }) => item === "welcome");
  return isWelcome && allElse.test(textOf(words, 0, words.length));
}

/** A whole text that names allergens, and at most which of them are fine: "Nuts, eggs, milk" is no wish. */
export function isOnlyAllergens(clauses: Clause[]): boolean {
  const spoken = clauses.filter(({ words }) => words.length > 0);
  return (
    spoken.every((clause) => clause.foods.every(({ item }) => item.isAllergen) && namesOrWelcomes(clause)) &&
    spoken.some(({ words, cues }) => cues.length === 0 && words.some(({ text }) => toldAsAllergies.has(text)))
  );
}

function namesOrWelcomes({ words, foods, cues }: Clause): boolean {
  const said = coverOf([...foods, ...cues.filter(({ item }) => item === "welcome")], words.length);
  return foods.length > 0 && isFiller(words.filter((_, place) => said[place] === 0));
}
