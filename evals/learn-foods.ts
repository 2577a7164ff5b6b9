import { plainOf } from "../assistant/read/split-words.ts";
import { hear, type NamedFood, textOf } from "../assistant/refusal/find-eating.ts";
import { readRefusals } from "../assistant/refusal/find-refused.ts";
import type { NamedFoods } from "../assistant/refusal/name-foods.ts";
import { reword } from "../assistant/refusal/reword.ts";
import { foodFeatures, foodPlaces } from "../assistant/refusal/weigh-foods.ts";
import { ingredients } from "../handbook/ingredients.ts";
import { type Example, learn, type Quantised, quantise } from "./learn.ts";
import { turnsOf } from "./learn-requests.ts";
import type { Conversation } from "./requests.ts";
import type { Eater } from "./score-diets.ts";

/** What people ask after they have told how they eat: it says nothing about what they refuse. */
const questions = [
  "What could I have for lunch and for dinner?",
  "Any ideas for tonight?",
  "what can i eat after class",
  "Could you give me a breakfast I would like?",
  "Something quick please.",
  "so what do you suggest",
];

/** The weights of what makes a food refused, the same for the same texts. */
export function learnFoods(eaters: Eater[], conversations: Conversation[]): Quantised {
  const asking = eaters
    .filter((_, index) => index % 2 === 0)
    .map((eater, index) => ({ ...eater, text: `${eater.text} ${questions[index % questions.length]}` }));
  return quantise(
    learn([...[...eaters, ...asking].flatMap(mentionsOf), ...conversations.flatMap(askedFoods)], foodPlaces),
  );
}

/** Each food that somebody names, and whether it may be on their plate. */
function mentionsOf({ text, without }: Eater): Example[] {
  const named = foodsIn(text);
  const featuresOf = foodFeatures(named);
  return named.foods.flatMap((food) => {
    const kinds = kindsOf(food.item);
    if (kinds.length === 0) return [];
    const truth = kinds.some((kind) => without.includes(kind)) ? 1 : 0;
    return [{ features: featuresOf(food), truth }];
  });
}

function foodsIn(words: string): NamedFoods {
  const plain = plainOf(words);
  return readRefusals(hear(reword(plain)), () => hear(plain)).named;
}

function kindsOf({ exclusion, family }: NamedFood): string[] {
  const single = ingredients.filter(({ id }) => exclusion.ingredients?.includes(id));
  return [
    ...(exclusion.allergens ?? []),
    ...(exclusion.traits ?? []),
    ...(family.allergens ?? []),
    ...single.flatMap(({ allergens, traits }) => [...allergens, ...traits]),
  ];
}

/** The foods in requests: refused where their writer said so, and otherwise just named. */
function askedFoods(conversation: Conversation): Example[] {
  return turnsOf(conversation).flatMap(({ text, asks }) => {
    const named = foodsIn(text);
    const featuresOf = foodFeatures(named);
    const listed = (field: string) => {
      const words = asks?.[field];
      return Array.isArray(words) ? words.map((word) => stemOf(plainOf(String(word)))) : [];
    };
    const [without, swapped] = [listed("without"), listed("swap")];
    return named.foods.flatMap((food) => {
      const name = stemOf(textOf(named.words, food.place, food.length));
      const isIn = (names: string[]) => names.some((each) => each.includes(name) || name.includes(each));
      if (isIn(swapped)) return [];
      return [{ features: featuresOf(food), truth: isIn(without) ? 1 : 0 }];
    });
  });
}

function stemOf(name: string): string {
  return name.replace(/(?:es|s)$/, "");
}
