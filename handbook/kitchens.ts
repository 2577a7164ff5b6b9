/**
 * Dishes and foods of the world's kitchens by the names that do not tell what is in them, one a line: its names, then
 * what the ordinary dish surely contains, or nothing that anybody leaves out. Lower case, without accents; each name stands in one place only.
 */
import type { Food } from "./foods.ts";
import { lines as aToC } from "./kitchens/a-to-c.ts";
import { lines as also } from "./kitchens/also.ts";
import { lines as dToL } from "./kitchens/d-to-l.ts";
import { lines as hiddenNames } from "./kitchens/hidden-names.ts";
import { lines as mToR } from "./kitchens/m-to-r.ts";
import { lines as plain } from "./kitchens/plain.ts";
import { lines as sToZ } from "./kitchens/s-to-z.ts";
import { type Allergen, allergens, type Trait, traits } from "./types.ts";

/** What comes with something that is in a dish. */
const alsoIs: Record<string, Trait[]> = {
  gluten: ["grain"],
  "onion or garlic": ["high fodmap"],
  legume: ["high fodmap"],
  honey: ["high fodmap", "sweet"],
};

export const kitchens: Food[] = [aToC, dToL, mToR, sToZ, hiddenNames, plain].flatMap(readLines);
/** What else is in foods that are known elsewhere. */
export const alsoInFoods: Food[] = readLines(also);

function readLines(lines: string): Food[] {
  return lines.trim().split("\n").map(readLine);
}

function readLine(line: string): Food {
  const [names = "", contents = ""] = line.split(": ");
  const inIt = contents === "nothing" ? [] : contents.split(", ");
  const unknown = inIt.filter((each) => !isAllergen(each) && !isTrait(each));
  if (unknown.length > 0) throw new Error(`${names} contains ${unknown.join(" and ")}, which is no trait.`);
  const own = inIt.filter(isTrait);
  return {
    words: names.split(", "),
    allergens: inIt.filter(isAllergen),
    traits: [...new Set([...own, ...inIt.flatMap((each) => alsoIs[each] ?? [])])],
  };
}

function isAllergen(word: string): word is Allergen {
  return allergens.some((each) => each === word);
}

function isTrait(word: string): word is Trait {
  return traits.some((each) => each === word);
}
