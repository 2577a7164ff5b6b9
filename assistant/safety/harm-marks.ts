import { exactly, oneOf } from "../../handbook/any-of.ts";
import { medicines } from "../../handbook/knowledge/medicines.ts";
import { type CueAt, createCueFinder } from "./cue-finder.ts";
import { harmWords } from "./harm-words.ts";
import { readStance } from "./is-warned.ts";
import type { Stance } from "./stance-words.ts";

const names = medicines
  .flatMap((each) => each.names.split(","))
  .map((name) => name.trim().toLowerCase())
  .filter((name) => /^[a-z]{4,}$/.test(name));

const named = new Set(names);
const find = createCueFinder([...harmWords, { item: "medicine", list: names.join(",") }]);

/** How substances are called that are medicines: what nobody lists ends like this. */
const substances = oneOf(
  "pril|olol|sartan|dipine|statin|parin|xaban|thiazide|zide|semide|lamide|tiazem|oxin", // heart and blood
  "oxetine|alopram|faxine|aline|prine|apine|idone|azine", // mood
  "azepam|zepam|azolam|zolam|pidem|clone|barbital|gabalin", // sleep and nerves
  "profen|codone|morphine|triptan|purinol|dronate|trexate|umab|ximab|oquine", // pain and joints
  "formin|gliptin|glutide|thyroxine?|onide|solone|butamol|terol", // hormones and lungs
  "prazole|tadine|setron|mycin|cillin|mazole|conazole|vudine|amide", // stomach and infections
);
const endings = new RegExp(`^.{0,18}${substances}(?:s|e|en)?$`);
const medicineWords = exactly(
  "meds|medicines?|medications?|prescriptions?|tablets?|pills?|injections?|infusions?|inhalers?|epipen",
  "insulins?|antidepressants?|statins?|steroids?|antibiotics?|lithium|hrt|chemo(?:therapy)?",
  "pastillas?|medicacion|insulina|medikamente?|tabletten?|medicaments?|comprimes?|insuline",
  "dawai|goli|दवाई|दवा|गोली|इंसुलिन",
);

/** How far a "not" reaches to what it denies, and how near two things are that belong together, in words. */
const reach = 4;
const near = 9;

/**
 * What a sentence speaks of that may harm, each with whether it is denied, which of these stand near each other, and in
 * what manner it is said: what the judge of sentences has learned to weigh. Which member it is for counts too.
 */
export function harmMarksOf(words: string[], around: string[] = []): Set<string> {
  const cues = readStance(words);
  const denials = cues.filter(({ item }) => item === "no");
  const isDenied = (start: number) => denials.some((each) => each.start < start && start - each.end <= reach);
  const topics = [...find(words), ...findMedicines(words)]
    .map(({ item, start }) => ({ name: isDenied(start) ? `not ${item}` : item, start }))
    .toSorted((a, b) => a.start - b.start);
  const isSaid = (item: Stance) => cues.some((cue) => cue.item === item);
  const manner = [
    ...(denials.length > 0 ? ["denies"] : ["affirms"]),
    ...(denials.length > 1 ? ["denies twice"] : []),
    ...(isSaid("against") ? ["warns"] : []),
    ...(denials.some(({ start }) => start < 2) ? ["begins with no"] : []),
    ...(words.at(-1) === "?" ? ["asks"] : []),
    ...(words.some((word) => /^\d/.test(word)) ? ["number"] : []),
    ...around,
  ];
  const marks = new Set([...topics.map(({ name }) => name), ...manner]);
  for (const [index, one] of topics.entries()) {
    for (const tone of manner) marks.add(`${one.name} & ${tone}`);
    for (const other of topics.slice(index + 1, index + 1 + mostPairs)) {
      if (other.name === one.name) continue;
      const pair = [one.name, other.name].toSorted().join(" + ");
      marks.add(pair);
      if (other.start - one.start > near) continue;
      marks.add(`${one.name} > ${other.name}`);
      for (const tone of manner.slice(0, 3)) marks.add(`${pair} & ${tone}`);
    }
  }
  return marks;
}

/** So that a sentence that names a hundred things is still read once. */
const mostPairs = 12;

/** Medicines that are named, also those that nobody lists. */
export function findMedicines(words: string[]): CueAt<string>[] {
  return words.flatMap((word, start) =>
    endings.test(word) || named.has(word) || medicineWords.test(word)
      ? [{ item: "medicine", start, end: start + 1 }]
      : [],
  );
}

/** Words around a topic, which are none by themselves. */
const around = new Set(["urge", "when", "who says", "help comes", "stop then", "child", "raise"]);

/** Whether a sentence speaks of anything at all that may harm. */
export function hasTopic(words: string[]): boolean {
  return find(words).some(({ item }) => !around.has(item)) || findMedicines(words).length > 0;
}
