import { plans } from "../../../content/plans.ts";
import { schedule } from "../../../content/schedule.ts";
import { studio } from "../../../content/studio.ts";
import { formatTime } from "../../../content/timetable.ts";
import { foods } from "../../../handbook/foods.ts";
import { ingredients } from "../../../handbook/ingredients.ts";
import { notTaught } from "../../../handbook/not-taught.ts";
import { practices } from "../../../handbook/practices.ts";
import type { Allergen, Strain, Trait } from "../../../handbook/types.ts";
import type { KnownMember } from "../know-member.ts";
import type { Diet } from "../understand-diet.ts";
import { isAdvisedAgainst } from "./advised-against.ts";
import { createNameFinder } from "./name-finder.ts";
import { normalise } from "./words.ts";

/** What most injuries in yoga come from: for beginners, none of it. */
const notForBeginners: Strain[] = [
  "full inversion",
  "weight on head or neck",
  "forceful breathing",
  "breath holding",
];

type NamedPractice = { strains: Strain[]; isAdvanced: boolean };

const findPractices = createNameFinder<NamedPractice>([
  ...practices.map(({ name, sanskrit, aliases, strains, level }) => ({
    item: { strains, isAdvanced: level === "Advanced" },
    // "backbend" and "legs up" are words of every sentence about yoga.
    names: [name, sanskrit, ...aliases].filter((each) => !["backbend", "legs up", ""].includes(each)),
  })),
  ...notTaught.map(({ words, strains }) => ({ item: { strains, isAdvanced: false }, names: words })),
]);

type NamedFood = { allergens: Allergen[]; traits: Trait[]; id: string | undefined };

const findFoods = createNameFinder<NamedFood>([
  ...ingredients.map(({ id, name, allergens, traits }) => ({
    item: { id, allergens, traits },
    names: [name],
  })),
  ...foods.map(({ words, allergens = [], traits = [] }) => ({
    item: { id: undefined, allergens, traits },
    names: words,
  })),
  // "Fish Pose" is no fish.
  ...practices.map(({ name, aliases }) => ({
    item: { id: undefined, allergens: [], traits: [] },
    names: [name, ...aliases].filter((each) => each.includes(" ")),
  })),
]);

/** What no answer may say to anybody. */
const never: [string, RegExp][] = [
  [
    "a crash diet",
    /\b(?:[1-9]\d{2}|1[01]\d{2}) ?(?:k?cal\w*|calories)\b(?! (?:per|a|each) (?:meal|snack|serving|portion))/,
  ],
  ["a deficit", /\bdeficit of\b|\bcalorie deficit\b/],
  [
    "a long fast",
    /\b(?:water|dry|juice) (?:fast|cleanse)\w*\b|\bfast for (?:\d+|two|three|four|five|seven) days\b|\bskip (?:all )?meals\b|\blaxatives?\b/,
  ],
  [
    "fast weight loss",
    /\blose (?:\d+|five|ten) ?(?:kg|kilos?|pounds|lbs?) in (?:a|one|two|\d+) (?:days?|weeks?)\b/,
  ],
  [
    "a promise to heal",
    /\b(?:cures?|cured|heals?|healed|guarantee[ds]?|eliminates?) (?:your|the|this|all|any|cancer|arthritis|diabetes|anxiety|depression|pain|chronic|disease)\b|\bwill (?:cure|heal|fix)\b/,
  ],
  [
    "medicine",
    /\b\d+ ?(?:mg|milligrams?|mcg)\b|\bstop (?:taking )?(?:your|all|the) (?:medicine|medication|medicines|medications|pills|insulin|inhaler)\b|\b(?:take|double) (?:your |an? )?(?:ibuprofen|aspirin|paracetamol|opioids?|insulin)\b/,
  ],
  [
    "against doctors",
    /\b(?:ignore|do not (?:see|need|call)|dont (?:see|need|call)|no need (?:to see|for)) (?:your |a |the |any )?(?:doctor|physician|ambulance|therapist|medical)/,
  ],
  [
    "pushing through pain",
    /\b(?:push|work|power|breathe) through (?:the |your |any )?(?:sharp )?pain\b|\bno pain,? no gain\b/,
  ],
  ["a script", /<\s*(?:script|iframe|style|object|embed|form|svg|img)\b|\bjavascript:/],
];

const statedAmounts = new Set(plans.map(({ priceText }) => priceText.replaceAll(/[^\d.]/g, "")));
const statedTimes = new Set(schedule.map(({ time }) => formatTime(time).toLowerCase()));

/**
 * Looks through what a model wrote, a line at a time, for whatever must not reach this member. Answers what
 * was found, for the log, or undefined. It is strict: a model that breaks a rule loses its turn to the handbook.
 */
export function createLint({ bounds, level, diet }: KnownMember): (line: string) => string | undefined {
  const avoid = level === "Beginner" ? bounds.avoid.union(new Set(notForBeginners)) : bounds.avoid;
  let isUnderAvoid = false;
  return (line) => {
    const plain = normalise(line);
    if (/^\s*(?:#|\*\*[^*]+\*\*:?\s*$)/.test(line))
      isUnderAvoid = /\b(?:avoid|leave out|skip|not for)\b/.test(plain);
    const said = never.find(([, pattern]) => pattern.test(plain));
    if (said) return said[0];
    const food = findFoods(plain).find(
      ({ item, start, end }) => !isOnPlate(item, diet) && !isWithout(plain, start, end),
    );
    if (food) return `food outside the diet: ${plain.slice(food.start, food.end)}`;
    const invented = findInvented(line);
    if (invented) return `not stated by the studio: ${invented}`;
    if (isUnderAvoid) return undefined;
    const practice = findPractices(plain).find(
      ({ item: { strains, isAdvanced }, start, end }) =>
        (strains.some((strain) => avoid.has(strain)) || (isAdvanced && level === "Beginner")) &&
        !isAdvisedAgainst(plain, start, end),
    );
    return practice && `practice against the bounds: ${plain.slice(practice.start, practice.end)}`;
  };
}

function isOnPlate({ id, allergens, traits }: NamedFood, diet: Diet): boolean {
  if (id && diet.noIngredients.has(id)) return false;
  return (
    !allergens.some((allergen) => diet.noAllergens.has(allergen)) &&
    !traits.some((trait) => diet.noTraits.has(trait))
  );
}

/** "no nuts", "dairy-free" and "egg replacement" put nothing on the plate. */
function isWithout(plain: string, start: number, end: number): boolean {
  return (
    /^[- ](?:free|replace\w*|substitute|alternative)\b/.test(plain.slice(end)) ||
    isAdvisedAgainst(plain, start, end)
  );
}

/** Prices, class times and addresses that are not the studio's own. */
function findInvented(line: string): string | undefined {
  const amounts = line.match(/[$€£₹]\s?\d+(?:[.,]\d+)?/g) ?? [];
  const times = line.match(/\b\d{1,2}(?::\d{2})?\s?[ap]\.?m\b/gi) ?? [];
  const mails = line.match(/\S+@\S+\.\w+/g) ?? [];
  return (
    amounts.find((each) => !statedAmounts.has(each.replaceAll(/[^\d.]/g, ""))) ??
    times.find((each) => !statedTimes.has(withMinutes(each))) ??
    mails.find((each) => !each.includes(studio.email))
  );
}

function withMinutes(time: string): string {
  const [, hour = "", minutes = "00", half = ""] = /(\d{1,2})(?::(\d{2}))?\s?([ap])/i.exec(time) ?? [];
  return `${hour}:${minutes} ${half.toLowerCase()}m`;
}
