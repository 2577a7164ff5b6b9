import type { Exclusion } from "../../handbook/diet-words.ts";
import { beforeOutOf } from "../../handbook/grammar.ts";
import { dishes } from "../../handbook/other-names.ts";
import { freeWords, joinedWords, mayBeJoined, tellsHarm } from "../../handbook/refusal-words.ts";
import type { Trait } from "../../handbook/types.ts";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { type Heard, hear, type NamedFood } from "./find-eating.ts";
import { findUnknown } from "./find-unknown.ts";
import { carryOn, carryTo, judgeFoods, type Verdict } from "./judge-food.ts";
import { type NamedFoods, nameFoods, type Settled } from "./name-foods.ts";
import {
  type Clause,
  isConditional,
  isFiller,
  isListOnly,
  isShort,
  readSentences,
  type Said,
} from "./read-clauses.ts";
import { isOnlyAllergens, isSeverity, welcomesTheRest } from "./told-alone.ts";
import { weighFoods } from "./weigh-foods.ts";

/** What somebody may not or will not eat, and what of it we have no data on. */
export type Refused = {
  exclusions: Exclusion[];
  unknown: string[];
  /** What the refused foods are like, whether or not all that is like them is refused. */
  traits: Set<Trait>;
};

/**
 * Reads which foods somebody refuses, clause by clause. Whatever stands beside a word of harm is left out, in
 * whichever order; between a welcome and a refusal, something that people are allergic to is refused. Expects a text
 * that was reworded.
 */
export function findRefused(heard: Heard, asWritten: () => Heard): Refused {
  const { exclusions, unknown, named, lists } = readRefusals(heard, asWritten);
  const { settled } = named;
  const isRefusedByAll = weighFoods(named);
  // Looked for only where something is wished for.
  const isHarmed = () => tellsHarm.test(heard.text) || /throat|hospital/.test(heard.text);
  // What grammar does not see, all the words together may: "peanuts = hospital".
  const isMissed = (food: Hit<NamedFood>) =>
    settled.get(food.item) !== "refused" &&
    !isLacked(named.words, food) &&
    !isFreeThing(named.words, food) &&
    !(isWished(named.words, food) && !isHarmed()) &&
    isRefusedByAll(food);
  const found = new Set<NamedFood>();
  for (const food of named.foods) if (!found.has(food.item) && isMissed(food)) found.add(food.item);
  const isRefusedOne = (item: NamedFood) => settled.get(item) === "refused" || found.has(item);
  // "Peanuts and nuts and sesame. Yes, all three.": what is listed together is refused together.
  const listed = new Set(lists.filter((list) => list.some(isRefusedOne)).flat());
  const missed = named.foods.filter(
    ({ item }) => settled.get(item) !== "refused" && (found.has(item) || listed.has(item)),
  );
  const more = missed.flatMap(({ item: { exclusion, family } }) => [exclusion, family]);
  const isRefused = ({ item }: Hit<NamedFood>) => settled.get(item) === "refused";
  const refused = [...named.foods.filter(isRefused), ...missed];
  return {
    exclusions: [...exclusions, ...more].filter(({ name }) => name !== ""),
    unknown,
    traits: new Set(refused.flatMap(({ item }) => item.traits)),
  };
}

/** "Gluten-free sweet treats", "a dairy-free lasagne": what is free of something is welcome. */
function isFreeThing(words: Word[], { item, place, length }: Hit<NamedFood>): boolean {
  if (!freeWords.has(words[place - 1]?.text ?? "")) return false;
  return !item.isAllergen || dishes.has(words[place + length - 1]?.text ?? "");
}

/** "We're all out of eggs": there is none, and nothing is refused. */
function isLacked(words: Word[], { place }: Hit<NamedFood>): boolean {
  if (words[place - 1]?.text !== "of" || words[place - 2]?.text !== "out") return false;
  return lacking.test(words[place - 3]?.text ?? "");
}

/** "Something sweet", "which milk for my latte?": asked for, and not refused. */
function isWished(words: Word[], { place }: Hit<NamedFood>): boolean {
  const before = words[place - 1];
  return before?.clause === words[place]?.clause && wishes.test(before?.text ?? "");
}

const wishes = /^(?:something|sth|smth|summat|which)$/;
const lacking = new RegExp(`^${beforeOutOf}$`);

/** What grammar alone refuses, and the foods that it is said of. */
export function readRefusals(
  heard: Heard,
  asWritten: () => Heard,
): Omit<Refused, "traits"> & {
  named: NamedFoods;
  /** What was listed in sentences that name what people are allergic to, and nothing else. */
  lists: NamedFood[][];
} {
  const text = mayBeJoined.test(heard.text) ? heard.text.replaceAll(joinedWords, "$1 $2") : heard.text;
  const reworded = text === heard.text ? heard : hear(text);
  const sentences = readSentences(reworded);
  const exclusions: Exclusion[] = [];
  const unknown: string[] = [];
  const settled: Settled = new Map();
  const ofAllergens: NamedFood[][] = [];
  const refuseOne = ({ item }: Hit<NamedFood>, verdict: Verdict) => {
    settled.set(item, "refused");
    exclusions.push(item.exclusion);
    if (verdict === "harm") exclusions.push(item.family);
  };
  const welcomeOne = ({ item }: Hit<NamedFood>) => {
    if (!settled.has(item)) settled.set(item, "welcome");
  };
  const refuse = (foods: Hit<NamedFood>[], verdict: Verdict) => {
    for (const food of foods) refuseOne(food, verdict);
  };
  let carried: Verdict;
  /** Foods of which nothing was said yet. */
  let waiting: Hit<NamedFood>[] = [];
  let last: Hit<NamedFood>[] = [];
  for (const clauses of sentences) {
    const lists = clauses.map(isListOnly);
    // Of harm and refusals, what was said holds on through the lines of a list.
    const isListed = clauses.every(({ words }, index) => lists[index] || words.length === 0);
    const items = clauses.flatMap(({ foods }) => foods.map(({ item }) => item));
    if (isListed && items.every(({ isAllergen }) => isAllergen)) ofAllergens.push(items);
    clauses.forEach((clause, index) => {
      const { foods, cues, free } = clause;
      refuse(free, "harm");
      const isList = lists[index] ?? false;
      if (index === 0 ? !isListed || carried === "welcome" : !goesOn(clause)) carried = undefined;
      const said = cues.find(({ item }) => item === "harm" || item === "refused");
      const isThen =
        foods.length === 0 && said?.item === "harm" && isConditional(clauses[index - 1]?.words ?? []);
      if (said && (isThen || reachesBack(clause, said)) && !(index === 0 && isLabel(clause, clauses[1]))) {
        refuse(waiting, said.item === "harm" ? "harm" : "refused");
      }
      if (said && foods.length === 0 && (pointsBack(clause) || saysNoMore(clause, said)))
        refuse(last, "harm");
      if (isSeverity(clause) || welcomesTheRest(clause)) {
        refuse(waiting, "harm");
        waiting = [];
      }
      const judged = judgeFoods(clause);
      const verdicts = foods.map((food, place) => judged[place] ?? carryTo(food, carried, isList));
      foods.forEach((food, place) => {
        const verdict = verdicts[place];
        if (verdict === "harm" || verdict === "refused") refuseOne(food, verdict);
        if (verdict === "welcome") welcomeOne(food);
      });
      const open = foods.filter((_, place) => verdicts[place] === undefined);
      // "Eggs: yes!" is settled.
      const isWelcomed = foods.length === 0 && isShort(clause) && cues.some(({ item }) => item === "welcome");
      if (isWelcomed) for (const food of waiting) welcomeOne(food);
      if (said || isWelcomed) waiting = open;
      else for (const food of open) waiting.push(food);
      unknown.push(...findUnknown(clause, carried));
      carried = carryOn(clause, carried, verdicts);
      if (clause.words.length > 0) last = foods;
    });
  }
  if (exclusions.length === 0 && waiting.length > 0 && !heard.text.includes("?")) {
    const written = asWritten();
    const said = written === reworded ? sentences : readSentences(written);
    if (isOnlyAllergens(said.flat())) refuse(waiting, "harm");
  }
  const named = nameFoods(reworded, settled);
  return { exclusions, unknown: [...new Set(unknown)], named, lists: ofAllergens };
}

/** What was said holds to the end of a sentence, unless something else is spoken of. */
function goesOn(clause: Clause): boolean {
  return clause.cues.length > 0 || clause.foods.length > 0 || isShort(clause);
}

const labels = /^(?:al+erg(?:y|ies|ia|ias|ie|ien)|intoleran\w+)$/;

/** "Allergies: nuts" speaks of what follows. */
function isLabel({ words, foods }: Clause, next: Clause | undefined): boolean {
  const isNamed = words.some(({ text }) => labels.test(text));
  return isNamed && foods.length === 0 && words.length <= 3 && (next?.foods.length ?? 0) > 0;
}

/** "Apples, pears, cherries make my mouth itch", "nuts: allergic" and "eggs (no)" speak of what came before. */
function reachesBack({ words, foods }: Clause, first: Hit<Said>): boolean {
  const [food] = foods;
  if (food) return first.place > food.place;
  const after = words.slice(first.place + first.length);
  const isShort = words.length <= first.length + 2;
  return first.item === "harm" ? isFiller(after) || hasPronoun(words) : isShort || hasPronoun(words);
}

/** "I love nuts, but they make me ill", "milk and nuts, I cannot take either". */
function pointsBack({ words, cues }: Clause): boolean {
  return hasPronoun(words) && cues.some(({ item }) => item === "harm" || item === "refused");
}

/** "I adore peanuts, sadly I'm allergic": of nothing else than what came before. */
function saysNoMore({ words }: Clause, { place, length }: Hit<Said>): boolean {
  return place <= mostBefore && unable.has(words[place]?.text ?? "") && isFiller(words.slice(place + length));
}

const mostBefore = 4;
const unable = new Set("allergic alergic intolerant hypersensitive cant cannot mustnt".split(" "));

const pronouns = new Set(
  "both either neither them these those they it that any all esto eso sie es ils elles ca".split(" "),
);

function hasPronoun(words: Word[]): boolean {
  return words.some(({ text }) => pronouns.has(text));
}
