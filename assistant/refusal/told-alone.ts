import { allElse, severities, toldAsAllergies, turns } from "../../handbook/refusal-words.ts";
import { textOf } from "./find-eating.ts";
import { type Clause, isFiller, readClauses } from "./read-clauses.ts";

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
export function isOnlyAllergens(plain: string): boolean {
  if (plain.includes("?")) return false;
  const clauses = plain.split(/[.!;\n।]+/).flatMap((sentence) => sentence.split(turns).flatMap(readClauses));
  const spoken = clauses.filter(({ words }) => words.length > 0);
  return (
    spoken.every((clause) => clause.foods.every(({ item }) => item.isAllergen) && namesOrWelcomes(clause)) &&
    spoken.some(({ words, cues }) => cues.length === 0 && words.some(({ text }) => toldAsAllergies.has(text)))
  );
}

function namesOrWelcomes({ words, foods, cues }: Clause): boolean {
  const said = [...foods, ...cues.filter(({ item }) => item === "welcome")];
  const isSaid = (at: number) => said.some(({ place, length }) => at >= place && at < place + length);
  return foods.length > 0 && isFiller(words.filter((_, place) => !isSaid(place)));
}
