import { languageOf } from "../language.ts";
import type { Sentence } from "../model/read-sentences.ts";
import { readable } from "./readable.ts";
import { splitReadable } from "./split-readable.ts";

/** Fewer words than these are of no language: "soy, lime" is Spanish too. */
const fewestWords = 7;

/**
 * Whether a sentence is in another language than English. Dishes in a row are each by themselves, and what is to be
 * said in a kitchen is in the kitchen's language.
 */
export function isForeign({ kind, text }: Sentence, plain: string, words: string[]): boolean {
  if (!isOther(plain, words)) return false;
  const own = text.replaceAll(quoted, (quote) => (ofKitchen.test(quote) && asking.test(quote) ? " " : quote));
  return (kind === "row" ? own.split("|") : [own])
    .map(readable)
    .some((part) => isOther(part, splitReadable(part)));
}

function isOther(plain: string, words: string[]): boolean {
  return words.filter((word) => /\p{L}/u.test(word)).length >= fewestWords && languageOf(plain) !== undefined;
}

/** "Say: “sin huevo, por favor”", "ask for *ohne Nüsse*". */
const quoted =
  /(?<=\b(?:say|ask|asks|tell|show|write|print|order|card|phrase|waiter|staff|kitchen|waitress)\b[^.!?\n]{0,40}?)(?:“[^”\n]{1,160}”|"[^"\n]{1,160}"|«[^»\n]{1,160}»|\*(?=[^\s*])[^*\n]{1,160}\*)/giu;
const ofKitchen =
  /gluten|glutine|trigo|weizen|\bbl[eé]\b|huevo|\beier|œuf|oeuf|uov|lech|l[aá]cte|milch|\blait|latt|carne|fleisch|viande|pescado|fisch|poisson|marisc|nuez|nuec|n[uü]ss|noix|noci|cacahuet|erdn|arachid|soja|s[eé]sam|freidora|fritteuse|vegan|vegetar|al+[eé]rg/iu;
const asking = /\b(?:sin|ohne|sans|senza)\b|\?|al+[eé]rg|vegan|vegetar|por favor|bitte|s'il vous pla/iu;
