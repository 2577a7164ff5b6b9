import { foods } from "../../handbook/foods.ts";
import { ingredients } from "../../handbook/ingredients.ts";
import { notTaught } from "../../handbook/not-taught.ts";
import { practices } from "../../handbook/practices/all.ts";
import type { Allergen, Strain, Trait } from "../../handbook/types.ts";
import { onlyWithATeacher } from "../choose-practices.ts";
import type { KnownMember } from "../know-member.ts";
import { languageOf } from "../language.ts";
import { type Diet, isCrashDiet } from "../understand-diet.ts";
import { isAdvisedAgainst } from "./advised-against.ts";
import { findInvented } from "./invented-facts.ts";
import { createNameFinder } from "./name-finder.ts";
import { normalise } from "./words.ts";

type NamedPractice = { strains: Strain[]; isAdvanced: boolean };

/** Names that are also words of every sentence about yoga. */
const ordinary = new Set([
  "",
  "backbend",
  "legs up",
  "roll down",
  "flat back",
  "standing tall",
  "cross legged",
  "final rest",
]);

const findPractices = createNameFinder<NamedPractice>([
  ...practices.map(({ name, sanskrit, aliases, strains, level }) => ({
    item: { strains, isAdvanced: level === "Advanced" },
    names: [name, sanskrit, ...aliases].filter((each) => !ordinary.has(each)),
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

const medicines =
  "(?:\\w+ )?(?:medicines?|medications?|meds|pills?|tablets?|inhalers?|insulin|antidepressants?|statins?|blood thinners?|beta blockers?)";
const doctors =
  "(?:your |a |the |any )?(?:doctors?|physicians?|ambulance|therapist|medical|specialist|midwife)";

/** What no answer may say to anybody, unless it says not to. */
const never: [string, RegExp][] = [
  [
    "few calories in words",
    /\b(?:\w+ hundred|an? thousand|one thousand) (?:k?cal\w*|calories|kilocalories)\b/,
  ],
  ["a deficit", /\bdeficit of\b|\bcalorie deficit\b/],
  [
    "a long fast",
    /\b(?:water|dry|juice|day) (?:fast|cleanse)\w*\b|\bfast for (?:\d+|two|three|four|five|seven) days\b|\bskip (?:all )?meals\b|\bstop eating\b|\blaxatives?\b/,
  ],
  [
    "a promise to heal",
    /\b(?:cures?|cured|heals?|healed|guarantee[ds]?|eliminates?|gets? rid of) (?:your|the|this|all|any|cancer|arthritis|diabetes|anxiety|depression|pain|chronic|disease)\b|\bwill (?:cure|heal|fix)\b/,
  ],
  ["a dose", /\b\d+ ?(?:mg|milligrams?|mcg)\b/],
  [
    "medicine",
    new RegExp(
      `\\b(?:stop|skip|quit|come off|throw away|reduce|halve|double|forget|replace) (?:taking |using )?(?:your |all |the |any |those )?${medicines}\\b|\\btake (?:an? |your |some )?(?:ibuprofen|aspirin|paracetamol|opioids?|painkillers?)\\b`,
    ),
  ],
  [
    "against doctors",
    new RegExp(
      `\\bignore ${doctors}|\\b(?:do not|dont|no) (?:need|have)(?: to (?:see|call|ask|tell))? ${doctors}|\\bno need (?:to see|to call|for) ${doctors}`,
    ),
  ],
  [
    "pushing on",
    /\b(?:push|work|power|breathe) through (?:the |your |any )?(?:sharp )?pain\b|\bno pain,? no gain\b|\b(?:chest pain|numbness|dizziness|fainting|palpitations)\b.{0,40}\b(?:is (?:normal|fine|nothing)|keep going|carry on)\b/,
  ],
  [
    "two alphabets in a word",
    /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
  ],
];
const script = /<\s*(?:script|iframe|style|object|embed|form|svg|img)\b|\bjavascript:/i;
const warned = /\b(?:do not|dont|never|not|without) (?:\w+ ){0,2}$/;

/**
 * Looks through what a model wrote, a line at a time, for whatever must not reach this member. Answers which
 * rule was broken, for the log, or undefined. It is strict: a model that breaks a rule loses its turn to the
 * handbook. What it keeps of the handbook's draft is not looked at again.
 */
export function createLint(
  { bounds, level, diet }: KnownMember,
  draft = "",
): (line: string) => string | undefined {
  const avoid = level === "Beginner" ? bounds.avoid.union(new Set(onlyWithATeacher)) : bounds.avoid;
  const drafted = new Set(draft.split("\n").map(readable));
  const draftedNames = [...draft.matchAll(/\*\*(.+?)\*\*/g)]
    .map(([, name = ""]) => readable(name))
    .filter(Boolean);
  let isUnderAvoid = false;
  let before = "";
  return (line) => {
    const own = readable(line);
    // A name may be cut in two by the end of a line.
    const plain = `${before} ${own}`;
    before = own;
    if (isHeading(line)) isUnderAvoid = avoidHeading.test(own);
    else if (own && !/^\s*(?:[-*]|\d+\.) /.test(line)) isUnderAvoid = false;
    if (drafted.has(own)) return undefined;
    if (script.test(line)) return "a script";
    // The names of practices and foods are known in English.
    if (languageOf(own)) return "another language";
    const said = never.find(([, pattern]) => {
      const found = pattern.exec(plain);
      return found && !warned.test(plain.slice(0, found.index));
    });
    if (said) return said[0];
    if (isCrashDiet(plain)) return "a crash diet";
    const invented = findInvented(own);
    if (invented) return `${invented} that the studio has not stated`;
    // Only names of the draft are taken out, so that "Chickpea pancake" is no cake.
    const rest = draftedNames.reduce((left, name) => left.replaceAll(name, " "), plain);
    const food = findFoods(rest).find(
      ({ item, start, end }) => !isOnPlate(item, diet) && !isWithout(rest, start, end),
    );
    if (food) return "food outside the diet";
    if (isUnderAvoid) return undefined;
    const practice = findPractices(plain).find(
      ({ item: { strains, isAdvanced }, start, end }) =>
        (strains.some((strain) => avoid.has(strain)) || (isAdvanced && level === "Beginner")) &&
        !isAdvisedAgainst(plain, start, end),
    );
    return practice && "a practice against the bounds";
  };
}

const avoidHeading =
  /^(?:what (?:to|you should)|things to|poses to|practices to|please|for now)? ?(?:avoid|leave out|skip)(?: and why| for now|,? and why|:)?$/;

function isHeading(line: string): boolean {
  return /^\s*(?:#|\*\*[^*]+\*\*:?\s*$)/.test(line);
}

/** The words of a line as a person reads them: without marks, and without letters nobody sees. */
function readable(line: string): string {
  return normalise(line.replaceAll(/[*_`~#]|\p{Cf}|<[^>]*>/gu, ""))
    .replaceAll(/(\d),(\d{3})/g, "$1$2")
    .trim();
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
