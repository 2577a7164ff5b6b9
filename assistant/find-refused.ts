import { commonWords } from "../handbook/common-words.ts";
import { type Exclusion, refusable } from "../handbook/diet-words.ts";
import { foods } from "../handbook/foods.ts";
import { ingredients } from "../handbook/ingredients.ts";
import { namedDiets } from "../handbook/named-diets.ts";
import {
  allBut,
  begins,
  type Cue,
  cueWords,
  fillers,
  foodKinds,
  freeWords,
  joinedWords,
  joins,
  namesNoFood,
  negatesAfter,
  negatesBefore,
  notFoods,
  points,
  turns,
} from "../handbook/refusal-words.ts";
import type { Allergen } from "../handbook/types.ts";
import { createPhraseFinder, type Hit, splitWords, toPhrase, type Word } from "./safety/words.ts";

/** What somebody may not or will not eat, and what of it we have no data on. */
export type Refused = { exclusions: Exclusion[]; unknown: string[] };

/** A word for a food: what "no" to it leaves out, and what besides when it does harm. */
type NamedFood = { words: Set<string>; exclusion: Exclusion; family: Exclusion; isAllergen: boolean };

const none: Exclusion = { name: "", words: [] };
/** Two foods as often as one: "nut, milk and egg" is written without its comma. */
const ambiguous = new Set(["nut milk", "nut butter"]);

const foodWords: { item: Omit<NamedFood, "words">; words: string[] }[] = [
  ...refusable.map((exclusion) => ({
    item: { exclusion, family: none, isAllergen: Boolean(exclusion.allergens) },
    words: exclusion.words,
  })),
  ...ingredients.map(({ id, name, aliases, allergens }) => ({
    item: {
      exclusion: { name: `without ${name.toLowerCase()}`, words: [], ingredients: [id] },
      family: none,
      isAllergen: allergens.length > 0,
    },
    words: [name, ...aliases],
  })),
  // Whoever cannot have paneer cannot have milk.
  ...foods.map(({ words, allergens = [] }) => ({
    item: { exclusion: none, family: familyOf(allergens), isAllergen: allergens.length > 0 },
    words,
  })),
  { item: { exclusion: none, family: none, isAllergen: false }, words: notFoods },
];
const findFoods = createPhraseFinder<NamedFood>(
  foodWords.map(({ item, words }) => ({
    item: { ...item, words: new Set(words.map((word) => toPhrase(word).join(" "))) },
    words: words.filter((word) => !ambiguous.has(word)),
  })),
);
const findDiets = createPhraseFinder(namedDiets.map((item) => ({ item, words: item.words })));
const findCues = createPhraseFinder<Cue>(cueWords);

type Clause = {
  words: Word[];
  foods: Hit<NamedFood>[];
  cues: Hit<Cue>[];
  /** "Gluten-free bread" is bread, and without gluten. */
  free: Hit<NamedFood>[];
};
type Verdict = "harm" | "refused" | "welcome" | undefined;

/**
 * Reads which foods somebody refuses, clause by clause. Whatever stands beside a word of harm is left out, in
 * whichever order; between a welcome and a refusal, something that people are allergic to is refused. Expects
 * normalised text.
 */
export function findRefused(plain: string): Refused {
  const text = plain.replaceAll("w/o", "without").replaceAll(allBut, " no ").replaceAll(joinedWords, "$1 $2");
  const exclusions: Exclusion[] = [];
  const unknown: string[] = [];
  let carried: Verdict;
  let waiting: Hit<NamedFood>[] = [];
  let last: Hit<NamedFood>[] = [];
  const refuse = (foods: Hit<NamedFood>[], verdict: Verdict) => {
    for (const { item } of foods) {
      exclusions.push(item.exclusion);
      if (verdict === "harm") exclusions.push(item.family);
    }
  };
  for (const sentence of text.split(/[.!?;\n।]+/)) {
    let isFirst = true;
    for (const clause of sentence.split(turns).flatMap(readClauses)) {
      const { foods, cues, free } = clause;
      refuse(free, "harm");
      const isList = isListOnly(clause);
      // What was said holds on through a list, and to the end of the sentence.
      if ((isFirst && !isList) || (cues.length === 0 && foods.length === 0 && !isShort(clause))) {
        carried = undefined;
      }
      isFirst = false;
      const about = cues.filter(({ item }) => item === "harm" || item === "refused");
      const [first] = about;
      if (first && reachesBack(clause, first)) refuse(waiting, first.item === "harm" ? "harm" : "refused");
      if (first && foods.length === 0 && pointsBack(clause)) refuse(last, "harm");
      const verdicts = foods.map((food) => judge(food, clause) ?? carryTo(food, carried, isList));
      foods.forEach((food, index) => {
        const verdict = verdicts[index];
        if (verdict === "harm" || verdict === "refused") refuse([food], verdict);
      });
      if (about.length > 0) waiting = [];
      waiting = [...waiting, ...foods.filter((_, index) => verdicts[index] === undefined)];
      unknown.push(...findUnknown(clause, carried));
      carried = carryOn(clause, carried, verdicts);
      if (clause.words.length > 0) last = foods;
    }
  }
  return { exclusions: exclusions.filter(({ name }) => name !== ""), unknown: [...new Set(unknown)] };
}

/** All that an allergy to something with these takes along. */
function familyOf(allergens: Allergen[]): Exclusion {
  const known = refusable.find((each) => each.allergens?.[0] === allergens[0]);
  if (allergens.length === 1 && known) return known;
  return { name: allergens.length > 0 ? `without ${allergens.join(", ")}` : "", words: [], allergens };
}

/** The words of a clause, once more parted where "and" begins something new. */
function readClauses(text: string): Clause[] {
  const words = splitWords(text);
  const starts = words.flatMap(({ text: word }, place) => {
    const next = words[place + 1]?.text ?? "";
    return joins.has(word) && (begins.has(next) || startsCue(words, place + 1)) ? [place + 1] : [];
  });
  return [0, ...starts].map((start, index) => {
    const part = words.slice(start, starts[index]);
    const all = exactFirst(findFoods(part), part);
    const free = all.filter(({ place, length }) => freeWords.has(part[place + length]?.text ?? ""));
    const foods = longest(all).filter((food) => !free.includes(food));
    return { words: part, foods, cues: readCues(part), free };
  });
}

function startsCue(words: Word[], place: number): boolean {
  return findCues(words.slice(place, place + 3)).some((cue) => cue.place === 0 && cue.item !== "nothing");
}

/** What is said, with "don't like" and "aime pas" as the refusals they are. */
function readCues(words: Word[]): Hit<Cue>[] {
  const cues = longest(findCues(words)).filter(
    (cue, index, all) =>
      !all.slice(0, index).some(({ place, item }) => place === cue.place && item === "harm"),
  );
  const textAt = (place: number) => words[place]?.text ?? "";
  return cues
    .filter(({ item }) => item !== "nothing")
    .map((cue) => {
      if (cue.item !== "welcome") return cue;
      const end = cue.place + cue.length;
      const isNegated =
        [1, 2].some((back) => negatesAfter.has(textAt(cue.place - back))) ||
        [0, 1].some((on) => negatesBefore.has(textAt(end + on)));
      return isNegated && cue.length === 1 ? { ...cue, item: "refused" as const } : cue;
    });
}

/** What a clause itself says of a food in it. */
function judge(food: Hit<NamedFood>, { words, foods, cues }: Clause): Verdict {
  const end = food.place + food.length;
  const next = cues.find(({ place }) => place >= end && isFiller(words.slice(end, place)));
  if (next?.item === "harm") return "harm";
  const before = cues.filter(({ place }) => place < food.place);
  const harmBefore = before.find((cue) => cue.item === "harm");
  if (harmBefore && !isTaken(harmBefore, foods, words)) return "harm";
  const nearest = before.at(-1);
  const between = nearest ? words.slice(nearest.place + nearest.length, food.place) : [];
  const isBeside = isFiller(between);
  const isInList = foods.some(
    ({ place, length }) => place + length === food.place - 1 && joins.has(words[food.place - 1]?.text ?? ""),
  );
  const isWelcome = next?.item === "welcome" && (next.place === end || next.length > 0);
  if (isWelcome && !(nearest?.item === "refused" && (isBeside || isInList))) return "welcome";
  if (harmBefore && food.item.isAllergen && !(nearest?.item === "welcome" && isBeside)) return "harm";
  if (nearest && nearest !== harmBefore) return nearest.item === "nothing" ? undefined : nearest.item;
  const after = cues.find(({ place }) => place >= end);
  const isBetween = foods.some(({ place }) => place > food.place && place < (after?.place ?? 0));
  if (!after || after.item === "nothing") return undefined;
  return after.item === "welcome" && isBetween ? undefined : after.item;
}

/** "Lactose intolerant" is said of lactose, not of what follows; "intolerant to" is said of what follows. */
function isTaken(cue: Hit<Cue>, foods: Hit<NamedFood>[], words: Word[]): boolean {
  const following = words[cue.place + cue.length]?.text ?? "";
  if (points.has(following)) return false;
  return foods.some(
    ({ place, length }) => place < cue.place && isFiller(words.slice(place + length, cue.place)),
  );
}

/** In a list, what was said of its first foods holds for the rest. */
function carryTo({ item }: Hit<NamedFood>, carried: Verdict, isList: boolean): Verdict {
  if (carried !== "harm") return carried;
  return isList || item.isAllergen ? "harm" : undefined;
}

function carryOn(clause: Clause, carried: Verdict, verdicts: Verdict[]): Verdict {
  const cue = clause.cues.at(-1);
  if (!cue) return verdicts.find(Boolean) === "harm" ? "harm" : carried;
  if (cue.item === "nothing") return carried;
  return cue.item;
}

/** "Apples, pears, cherries make my mouth itch", "nuts: allergic" and "eggs (no)" speak of what came before. */
function reachesBack({ words, foods }: Clause, first: Hit<Cue>): boolean {
  const [food] = foods;
  if (food) return first.place > food.place;
  const after = words.slice(first.place + first.length);
  const isShort = words.length <= first.length + 2;
  return first.item === "harm" ? isFiller(after) || hasPronoun(words) : isShort || hasPronoun(words);
}

/** "I love nuts, but they make me ill." */
function pointsBack({ words, cues }: Clause): boolean {
  return hasPronoun(words) && cues.some(({ item }) => item === "harm");
}

const pronouns = new Set(
  "both them these those they it that any all esto eso sie es ils elles ca".split(" "),
);

function hasPronoun(words: Word[]): boolean {
  return words.some(({ text }) => pronouns.has(text));
}

function isListOnly({ words, foods, cues }: Clause): boolean {
  if (foods.length === 0 || cues.length > 0) return false;
  const isInFood = (place: number) =>
    foods.some((food) => place >= food.place && place < food.place + food.length);
  return words.every(({ text }, place) => isInFood(place) || fillers.has(text));
}

function isFiller(words: Word[]): boolean {
  return words.every(({ text }) => fillers.has(text));
}

const allergyWords = /^(?:al+erg|intoler|anaphyl|unvertrag|एलर्जी)/;
const refusesNext = /^(?:al+erg|intoler|anaphyl|react|cant|एलर्जी)/;

/** No more than a food or two would take. */
function isShort({ words }: Clause): boolean {
  return words.filter(({ text }) => !fillers.has(text)).length <= 4;
}

/** What somebody cannot have that our lists do not know: to be said, not dropped. */
function findUnknown(clause: Clause, carried: Verdict): string[] {
  const { words, foods, cues } = clause;
  const known = [...foods, ...cues, ...findDiets(words)];
  const isKnown = (place: number) =>
    known.some((hit) => place >= hit.place && place < hit.place + hit.length);
  const isName = (place: number) => {
    const text = words[place]?.text ?? "";
    const isOrdinary = fillers.has(text) || namesNoFood.has(text) || commonWords.has(text);
    return text.length > 2 && !isKnown(place) && !isOrdinary;
  };
  const harm = cues.filter(({ item }) => item === "harm");
  const found: string[] = [];
  for (const { place, length } of harm) {
    const word = words[place]?.text ?? "";
    const end = place + length;
    if (allergyWords.test(word) && isName(place - 1)) found.push(words[place - 1]?.text ?? "");
    const pointsOn = points.has(words[end]?.text ?? "") || /^(?:cant)$/.test(word);
    if (refusesNext.test(word) && pointsOn) found.push(...namesFrom(words, end, isName));
  }
  if (carried === "harm" && cues.length === 0 && isShort(clause)) {
    found.push(...namesFrom(words, 0, isName));
  }
  return found;
}

/** The names in a list: up to two words each, parted by "and" or "or". */
function namesFrom(words: Word[], start: number, isName: (place: number) => boolean): string[] {
  const names: string[] = [];
  let name: string[] = [];
  for (let place = start; place <= words.length; place += 1) {
    const text = words[place]?.text ?? "";
    const goesOn = name.length === 1 && foodKinds.has(text);
    if ((isName(place) && name.length < 2) || goesOn) name.push(text);
    else if (name.length > 0) {
      names.push(name.join(" "));
      if (!joins.has(text)) return names;
      name = [];
    }
  }
  return names;
}

/** Where a word is known as it is written, it is no slip for another: mustard is no custard. */
function exactFirst(hits: Hit<NamedFood>[], words: Word[]): Hit<NamedFood>[] {
  const isExact = ({ item, place, length }: Hit<NamedFood>) =>
    item.words.has(
      words
        .slice(place, place + length)
        .map(({ text }) => text)
        .join(" "),
    );
  return hits.filter(
    (hit) =>
      isExact(hit) ||
      !hits.some((other) => other.place === hit.place && other.length === hit.length && isExact(other)),
  );
}

/** Of hits that lie within each other, the longest: "peanut butter" is no butter. */
export function longest<T>(hits: Hit<T>[]): Hit<T>[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.length > hit.length &&
          other.place <= hit.place &&
          other.place + other.length >= hit.place + hit.length,
      ),
  );
}
