import { exactly } from "../../handbook/any-of.ts";
import type { Strain } from "../../handbook/types.ts";
import { onlyWithATeacher } from "../choose-practices.ts";
import type { KnownMember } from "../know-member.ts";
import type { CueAt } from "./cue-finder.ts";
import { createEatenFinder } from "./find-eaten.ts";
import { isWarned, readStance, warns } from "./is-warned.ts";
import type { NamedAt } from "./name-finder.ts";
import { findDescribed, findPractices, type NamedPractice } from "./named.ts";
import { asksWhatIsIn, isLeftOff, isNotServed } from "./not-served.ts";
import { splitReadable } from "./split-readable.ts";
import type { Stance } from "./stance-words.ts";
import type { Mention, Spoken } from "./weigh-told.ts";

type Read = Omit<Spoken, "names">;

/** What a sentence names that is not for somebody, and whether it leaves such a food off: "skip the usual walnuts". */
type Mentions = { found: Found[]; leavesOff: boolean };

/** What is known of a sentence before anything that it names is looked at. */
export type Manner = { isListed: boolean; goesOn: boolean };

/** Nobody who means well names more in one sentence: whoever does is not read to the end. */
export const mostMentions = 24;

/** A mention, and the sentence as it is read for it. */
export type Found = { mention: Mention; spoken: Spoken };

/**
 * Finds what a sentence names or describes that is not for this member: practices, movements, foods. Whether they are
 * told to do it or warned of it is for others to say; what grammar makes of that is noted with each.
 */
export function createMentionFinder(known: KnownMember, isLevelStated: boolean, drafts: string[]) {
  const { level, now } = known;
  const byCondition = namedFor(known);
  const binding = bindingOf(known, byCondition);
  const isBeginner = isLevelStated && level === "Beginner";
  const teacherOnly = isBeginner ? onlyWithATeacher : hardest;
  const findEaten = createEatenFinder(known);
  const asked = findPractices(now.words.map(({ text }) => text));
  const askedFor = new Set(asked.map(({ item }) => item));
  const hasAskedForHard = asked.some(({ item }) => item.strains.some((strain) => hardest.includes(strain)));

  const reasonOf = (what: Strain[]) => {
    if (what.length === 0) return "for a teacher";
    return what.some((strain) => byCondition.has(strain)) ? "by condition" : "by care";
  };

  return (read: Read, { isListed, goesOn }: Manner): Mentions => {
    const { words, cues, plain } = read;
    const isEased = words.some((word) => easing.has(word));
    const isSmall = /\b(?:small|slow|slowly|gentle|gently|tiny)\b/.test(plain);
    const isOnWall = words.some((word) => walls.has(word));
    const wrongIn = (strains: Strain[]) =>
      strains.filter(
        (strain) =>
          binding.has(strain) &&
          !(isEased && eased.has(strain)) &&
          !(isOnWall && easedByWall.has(strain)) &&
          !(isSmall && strain === "rounded spine under load"),
      );
    const isWrong = ({ strains, isAdvanced }: NamedPractice) =>
      wrongIn(strains).length > 0 ||
      (!hasAskedForHard &&
        (strains.some((strain) => teacherOnly.includes(strain)) || (isAdvanced && isBeginner)));

    const practised = findPractices(words);
    // What the handbook's draft calls its meals is no list of ingredients.
    const left = drafts.reduce((before, name) => before.replaceAll(name, " "), plain);
    const rest = left === plain ? words : splitReadable(left);
    const restCues = rest === words ? cues : readStance(rest);
    const eaten = findEaten(rest);
    const practices = practised.map(({ item, start, end }) => ({ start, end, isAllowed: !isWrong(item) }));
    const foods = eaten.map(({ item, start, end }) => ({ start, end, isAllowed: item.length === 0 }));
    const spoken = { ...read, names: rest === words ? [...practices, ...foods] : practices };
    const fed =
      rest === words ? spoken : { ...read, plain: rest.join(" "), words: rest, cues: restCues, names: foods };
    const served = isRecipe(rest);
    const general = [
      ...(isListed ? ["listed"] : []),
      ...(goesOn ? ["goes on"] : []),
      ...(isAdvice(words, cues) ? ["advice"] : []),
      ...(isEased ? ["eased"] : []),
      ...(served ? ["recipe"] : []),
      ...(warns(words, cues) ? ["warns"] : []),
    ];

    const ofPractices = practised
      .filter(({ item }) => isWrong(item))
      .slice(0, mostMentions)
      .map(({ item, start, end }): Found => {
        const marks = [
          ...general,
          ...(isWarned(words, cues, start, end) ? ["warned"] : []),
          ...(isWarnedLater(words, cues, practised, start, end) ? ["warned later"] : []),
          ...(askedFor.has(item) ? ["asked"] : []),
        ];
        const what = item.strains.filter((strain) => binding.has(strain));
        marks.push(reasonOf(what));
        return { mention: { kind: "practice", start, end, what, marks }, spoken };
      });
    const ofDescribed = findDescribed(words)
      .filter(({ strains }) => wrongIn(strains).length > 0)
      .map(({ strains, start, end }): Found => {
        const marks = [...general, ...(isWarned(words, cues, start, end) ? ["warned"] : [])];
        const what = strains.filter((strain) => binding.has(strain));
        marks.push(reasonOf(what));
        return { mention: { kind: "described", start, end, what, marks }, spoken };
      });
    const isQuestion = asksWhatIsIn(rest);
    const isAmongOthers = isServedAmongOthers(foods) && !warns(rest, restCues);
    const ofFoods = eaten
      .filter(({ item, start, end }) => item.length > 0 && !isNotServed(rest, item, start, end))
      .slice(0, mostMentions)
      .map(({ item: what, start, end }): Found => {
        const marks = [
          ...general,
          ...(isWarned(rest, restCues, start, end, served) || isQuestion ? ["warned"] : []),
          ...(isWarnedLater(rest, restCues, eaten, start, end) ? ["warned later"] : []),
          ...(!served && tellsContents(rest, start, end, eaten) ? ["contents"] : []),
          ...(isAmongOthers ? ["among others"] : []),
        ];
        return { mention: { kind: "food", start, end, what, marks }, spoken: fed };
      });
    return {
      found: [...ofPractices, ...ofDescribed, ...ofFoods],
      leavesOff: eaten.some(({ item, start }) => item.length > 0 && isLeftOff(rest, start)),
    };
  };
}

/** "Brown rice, edamame, cucumber, nori": who lists what to leave out lists nothing else, who serves does. */
function isServedAmongOthers(foods: { isAllowed: boolean }[]): boolean {
  const allowed = foods.filter(({ isAllowed }) => isAllowed).length;
  return foods.length >= 3 && 2 * allowed >= foods.length;
}

/** What is warned of at last was meant so before: "many do headstand, but headstand is not for you". */
function isWarnedLater(
  words: string[],
  cues: CueAt<Stance>[],
  named: NamedAt<unknown>[],
  start: number,
  end: number,
): boolean {
  const last = named.findLast((other) => words[other.start] === words[start]);
  return last !== undefined && last.start >= end && isWarned(words, cues, last.start, last.end);
}

const amounts = exactly(
  "g|kg|ml|cl|dl|l|tbsp|tsp|cups?|slices?|tins?|cans?|cloves?|leaves|handfuls?|scoops?|sheets?",
  "spoons?|spoonfuls?|tablespoons?|teaspoons?|splash|dollop|knob",
  "cucharadas?|cucharaditas?|rebanadas?|el|tl|essloffel|teeloffel|scheiben?|cuilleres?|tranches?|chammach",
);

/** Whether a sentence says how much of something to use: what it names is on the plate, whatever is said of it. */
function isRecipe(words: string[]): boolean {
  return words.some((word) => amounts.test(word));
}

const holds = new Set(
  "is are has have had uses use contains contain includes means es son tiene ist sind hat haben est sont ont".split(
    " ",
  ),
);

/** "Satay sauce is peanut too", "Worcestershire sauce has anchovies in it": said of one another, not served. */
function tellsContents(words: string[], start: number, end: number, eaten: NamedAt<unknown>[]): boolean {
  return eaten.some((other) => {
    const [from, to] = other.start >= end ? [end, other.start] : [other.end, start];
    return (
      to - from >= 1 &&
      to - from <= 4 &&
      words.slice(from, to).some((word) => holds.has(word)) &&
      !words.slice(from, to).some((word) => parting.has(word))
    );
  });
}

const parting = new Set([",", ";", ":", "(", ")", "and"]);

/** What is uncomfortable rather than harmful: a plan leaves it out, a model's sentence may have it. */
const mild = new Set<Strain>([
  "balance",
  "long standing still",
  "arms overhead",
  "quick rising",
  "end of range in the shoulders",
  "uneven legs",
  "rounded spine",
]);
/** What a wall, a chair or a cushion makes small enough. */
const eased = new Set<Strain>([
  "deep hip stretch",
  "wide legs",
  "kneeling",
  "deep knee bend",
  "lying flat on the back",
  "hard effort",
]);
const easing = new Set(
  "wall chair support supported supports bolster bolsters blanket blankets block blocks cushion cushions pillow pillows strap gentle gently small short low half soft softly modified seated reclined propped easy easily lightly light wide-knee pared silla pared apoyo cojin wand stuhl kissen mur chaise coussin deewar kursi".split(
    " ",
  ),
);

const easedByWall = new Set<Strain>([
  "weight on wrists",
  "weight on shoulders",
  "strong belly work",
  "deep forward fold",
  "rounded spine under load",
]);
const walls = new Set("wall chair desk table counter forearms".split(" "));
/** What even a passing complaint forbids. */
const grave = new Set<Strain>([
  "full inversion",
  "weight on head or neck",
  "deep backbend",
  "deep forward fold",
  "breath holding",
  "forceful breathing",
  "jumping",
  "neck circles",
  "deep twist",
  "weight on wrists",
  "knee twist",
]);

/** What this member must not be told to do: by a condition nearly everything it forbids, by a complaint what is grave. */
function bindingOf({ bounds, conditions }: KnownMember, byCondition: Set<Strain>): Set<Strain> {
  const hasHip = conditions.some(({ id }) => /hip|hypermobil/.test(id));
  return new Set(
    [...bounds.avoid].filter(
      (strain) =>
        !mild.has(strain) &&
        (byCondition.has(strain) || grave.has(strain)) &&
        // Stretching a hip harms hips that were operated on or slip; elsewhere it is a matter of comfort.
        (strain !== "deep hip stretch" || hasHip),
    ),
  );
}

/** What is left out for a condition that was named. What hurt binds as a condition does. */
function namedFor({ conditions, felt }: KnownMember): Set<Strain> {
  return new Set([...conditions.flatMap(({ avoid }) => avoid), ...felt.avoid]);
}

const doses =
  /^(?:breath|breaths|minutes?|mins?|rounds?|seconds?|secs?|times|sets?|reps?|hold|daily|each|every)$/;

/** Whether a sentence tells somebody to do something, and how much of it. */
function isAdvice(words: string[], cues: CueAt<Stance>[]): boolean {
  return (
    cooking.test(words[0] ?? "") ||
    words.some((word) => /^\d/.test(word) || doses.test(word)) ||
    cues.some(({ item }) => item === "for")
  );
}

/** How a line of a recipe begins. */
export const cooking = exactly(
  "fry|saute|reduce|deglaze|glaze|blanch|stew|barbecue|peel|simmer|roast|grill|boil|bake|steam|whisk|stir|toss|cook|chop|melt|blend|mash|drizzle|sprinkle|spread",
  "top|layer|fold|marinate|soak|braise|sear|poach|mix|combine|pour|heat|grate|slice|dice|scatter|finish|garnish",
  "crumble|whip|beat|knead|warm|brown|add|stuff|coat|dip|crack|fill|serve|spoon|swirl|thicken|toast",
);

const hardest: Strain[] = ["full inversion", "forceful breathing"];
