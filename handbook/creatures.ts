/**
 * Whoever will not say "meat" says what it had or did: "nothing with feathers", "if it ever mooed", "whatever
 * has fins can stay in the sea". In the words of foods, these are refused like any other.
 */
import { oneOf } from "./any-of.ts";

/** After what people have too: it is a creature's, and not how they lie. */
const nothingMore =
  "(?= *(?:$|[.,;:!?)]|(?:or|and|except|but|since|please|is|are|was|can|may|has|had|goes|comes|on my|on land|near me)\\b))";

const allMeat = "meat and fish and shellfish";

/** What creatures have, and do, and no vegetable does; and the food that each is on a plate. */
const kinds: { food: string; has: string; does: string }[] = [
  {
    food: allMeat,
    has: `(?<!four |two )(?:faces?|eyes|legs|feet)${nothingMore}|mothers?|mums?|moms?|mammy|mama|parents?|dads?|pulse|heartbeat|beating hearts?|brains?|blood|bones|lungs|feelings|soul|backbone|nervous system|eyelashes|siblings|childhood`,
    does: "was (?:once |ever )?alive|stood on (?:two |four )?legs|breathe[ds]|blinked|blinks|bled|look(?:ed|s)? (?:back )?at (?:me|you)",
  },
  {
    food: "poultry",
    has: "feathers?|wings?|beaks?",
    does: "cluck(?:ed|s)?|gobble[ds]|quack(?:ed|s)?|crow(?:ed|s)|flew|flies|(?<=\\b(?:can|could) )fly|flap(?:ped|s)|lays? eggs|laid eggs|peck(?:ed|s)",
  },
  { food: "fish", has: "fins?|gills?|scales", does: "sw[aiu]ms?" },
  {
    food: "shellfish",
    has: "shells?|claws|pincers|tentacles|antennae|feelers|suckers",
    does: "scuttle[ds]?|scuttling|crawl(?:ed|s)|clung|clings",
  },
  {
    food: "beef and pork",
    has: "four (?:legs|feet|hooves)|hoo(?:fs?|ves)|fur|horns|trotters|snouts?|udders?",
    does: "bleat(?:ed|s)?|baa(?:ed|s)?|graze[ds]|gallop(?:ed|s)|neigh(?:ed|s)",
  },
  { food: "meat", has: "two legs", does: "walked" },
  { food: "beef", has: "cowbells?", does: "moo(?:ed|s)?" },
  { food: "pork", has: "curly tails?", does: "oink(?:ed|s)?|grunt(?:ed|s)|squeal(?:ed|s)" },
];

const something =
  "any ?things?|every ?thing|no ?thing|some ?things?|things|owt|nowt|what ?ever|stuff|food|animals?|creatures?|beings?|beasts?|critters?";
const someday = "(?:(?:once|ever|even|still|used to|could|can|will|would|did|might) )*";
const owning = "(?:has|had|have|having|with|wi ?|wearing|wears?|wore)";
const itsOwn = "(?:(?:an?|its|his|her|their|own|two|four) )*?";
const opening = oneOf(
  `(?:${something})(?: (?:that|thats|which|who|what))?`,
  "(?:if|unless) (?:it|they)",
  "(?:that|what)(?= (?:ever|once|had|has)\\b)",
  "(?:that|what)(?= (?:moo|oink|cluck|bleat|quack|baa|grunt|squeal|neigh|scuttl)(?:e?[ds]|ing)?\\b)",
);
const had = oneOf(...kinds.map(({ has }) => has));
const did = oneOf(...kinds.map(({ does }) => does));
/** "What swam, flew or grazed": one alone may be anything. */
const oneOfMany = `what(?= ${did}(?: on [^\\s,]+)?(?: ?,| or| and| nor) (?:(?:and|or|nor|what|that) )*${did}\\b)`;
const next = "(?:,? (?:and|or|nor) |,? )(?:(?:that|which|it|something) )?";
/** "Anything that ever mooed, oinked or had feathers." */
export const creatures = new RegExp(
  `\\b(?:${opening}|${oneOfMany}) ${someday}(?:${owning} ${itsOwn}${had}|${did})\\b(?:${next}${someday}(?:(?:${owning} )?${itsOwn}${had}|${did})\\b)*`,
  "g",
);

const signs = kinds.map(({ food, has, does }) => ({ food, pattern: new RegExp(`\\b(?:${has}|${does})\\b`) }));

/** "Nothing that mooed or oinked": "no beef and pork". */
export function namedOnPlates(said: string): string {
  const foods = signs.filter(({ pattern }) => pattern.test(said)).map(({ food }) => food);
  return `${/^(?:no|nowt|unless)/.test(said) ? "no " : ""}${foods.join(" and ")}`;
}

const ofAnyAnimal = `${allMeat} and milk and eggs and honey`;

/** What comes from where, as it is called on a plate. */
const sources: { food: string; from: string }[] = [
  {
    food: ofAnyAnimal,
    from: "animals?|creatures?|beasts?|living (?:things?|beings?|creatures?)|critters?",
  },
  { food: "eggs and poultry", from: "hens?|chickens?|ducks?|geese|goose|turkeys?|poultry|birds?" },
  { food: "milk and beef", from: "cows?|cattle" },
  { food: "milk and meat", from: "goats?|sheep|ewes?|buffalo(?:e?s)?" },
  { food: "pork", from: "pigs?|hogs?|swine" },
  { food: "honey", from: "bees?|hives?|beehives?" },
  {
    food: "fish and shellfish",
    from: "seas?|oceans?|rivers?|lakes?|ponds?|streams?|(?:the )?water|the deep|the waves",
  },
];
const source = oneOf(...sources.map(({ from }) => from));
const which = "(?:(?:an?|any|the|our|your|my|either|which|some) )*";
/** "Nothing from any animal", "anything off hens, cows or bees", "whatever comes out of the sea or river". */
export const sourced = new RegExp(
  `\\b(?:${something}) (?:(?:that|which|who) )?(?:(?:comes?|came|is|was|made|makes|produced|taken|got|caught|fished|pulled|derived|harvested|born) )*(?:off|from|out of|by) ${which}${source}\\b(?:,? (?:(?:and|or|nor|not even) )?(?:(?:off|from|out of|by) )?${which}${source}\\b)*(?! (?:shops?|place|stalls?|farms?|counter|man|van|aisle|market|front|side|view|salt))`,
  "g",
);

/** "Nothing from the sea": "no fish and shellfish". */
export function namedBySource(said: string): string {
  const isNone = /^(?:no|nowt)/.test(said);
  const foods = sources
    .filter(({ from }) => new RegExp(`\\b(?:${from})\\b`).test(said))
    .map(({ food }) => food);
  if (isNone && foods.includes(ofAnyAnimal)) return "vegan";
  return `${isNone ? "no " : ""}${foods.join(" and ")}`;
}

/** "The bees may keep what they made." */
export const kept =
  /\b(?:the |those )?(bees?|hens?|chickens?|cows?|goats?) (?:may|can|could|should|get to|ought to) (?:keep|have) (?:back )?(?:what(?:ever)? (?:they|it) (?:made|makes?|laid|lays?|gives?|gave|produces?d?)|theirs|their \p{L}+|it|them)\b/gu;

export function ofAnimal(animal: string): string {
  if (animal.startsWith("bee")) return "honey";
  return /^(?:hen|chick)/.test(animal) ? "eggs" : "milk";
}

/** "I'd rather watch it fly than chew it." */
export const ratherThan =
  /\b(?:rather|sooner) (?!eat (?!my |cardboard|soap|grass|dirt)|have |drink |go |starve )(?:[^\s.!?]+ ){1,7}than(?: (?:chew|eat|swallow|bite|taste|cook|touch|see)\b)?/g;
