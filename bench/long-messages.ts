/** Messages of 4,000 characters of every kind, each number another one. */
import { fractionOf } from "../assistant/seeded.ts";
import { conditioned, diets, ordinary } from "../evals/cases.ts";
import { ingredients } from "../handbook/ingredients.ts";
import { wordsIn } from "../handbook/language/every.ts";
import type { Language } from "../handbook/language/words.ts";

const longest = 4000;

/** What a message says again and again that is written to be hard to read. */
const repeated = ["and", "no", "no,", "not a", "egg", "no nuts or", "if", "my pain", "2 weeks ago", "a."];

export const longMessages: Record<string, (index: number) => string> = {
  prose: turning([...ordinary, ...conditioned.map(({ says }) => says)], ". "),
  "ways of eating": turning(
    diets.map(({ says }) => says),
    ". ",
  ),
  "foods in a list": turning(foodNames(), ", "),
  "foods in a row": turning(foodNames(), " "),
  "foods refused": turning(foodNames(), " and no "),
  symptoms: turning(symptomsIn("en"), ", "),
  Spanish: turning(symptomsIn("es"), ". "),
  German: turning(symptomsIn("de"), " und "),
  French: turning(symptomsIn("fr"), ", "),
  Hindi: turning(symptomsIn("hi"), " "),
  "all languages": turning((["de", "es", "fr", "hi", "en"] as const).flatMap(symptomsIn), ". "),
  repetition: (index) => fill(`${repeated[index % repeated.length]} `),
  "one word": (index) => fill(String.fromCharCode("a".charCodeAt(0) + (index % 26))),
  "words that nobody knows": (index) => fill(inventWords(index)),
};

function fill(text: string): string {
  return text.repeat(Math.ceil(longest / text.length)).slice(0, longest);
}

/** Each begins at another of the pieces. */
function turning(pieces: string[], between: string): (index: number) => string {
  return (index) => {
    const start = Math.floor(fractionOf(`start ${index}`) * pieces.length);
    return fill([...pieces.slice(start), ...pieces.slice(0, start), ""].join(between));
  };
}

function foodNames(): string[] {
  return ingredients.flatMap(({ name, aliases }) => [name, ...aliases]);
}

function symptomsIn(language: Language): string[] {
  const { complaints, conditions } = wordsIn[language];
  return [...Object.values(complaints), ...Object.values(conditions)]
    .flatMap((list) => list.split(/[,|&]/))
    .map((phrase) => phrase.replaceAll(/[*#!]/g, " ").replaceAll(/\s+/g, " ").trim())
    .filter(Boolean);
}

function inventWords(index: number): string {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const letterAt = (place: number) =>
    letters[Math.floor(fractionOf(`letter ${index} ${place}`) * letters.length)];
  return Array.from({ length: longest }, (_, place) => (place % 8 === 7 ? " " : letterAt(place))).join("");
}
