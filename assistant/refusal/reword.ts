import { either } from "../../handbook/any-of.ts";
import {
  creatures,
  kept,
  namedBySource,
  namedOnPlates,
  ofAnimal,
  ratherThan,
  sourced,
} from "../../handbook/creatures.ts";
import { inabilities } from "../../handbook/grammar.ts";
import {
  allBut,
  askedWhether,
  isOfChild,
  marks,
  noTrouble,
  tellsHarm,
} from "../../handbook/refusal-words.ts";
import { doubtful, praise, roundabout } from "../../handbook/roundabout.ts";

/** "My doctor wants dairy gone". */
const wantsGone =
  /\bwant(?:s|ed)? ((?:[^\s.!?]+ ){1,6}?)(?:gone|banned|(?:out of|off) my (?:diet|plate|life))\b/g;

/** "Only dairy I cannot." */
const onlyNot =
  /\bonly ((?:[^\s.,!?]+ ){1,2})i (?:cant|cannot|can not|dont)(?: (?:eat|have|take|tolerate))?(?= *(?:$|[.,;!?]))/g;

/** "It's only gluten and eggs you need to keep out." */
const onlyOut =
  /\bonly ((?:[^\s.!?]+ ){1,6}?)(?:(?:that |which )?(?:you|i|we|they) )?(?:(?:need|have|has|must|should) )?(?:to )?(?:be )?(?:keep|kept|leave|left|stay|cut) out\b/g;

/** "It was tested: it is soy and wheat." */
const foundToBe = /\b(?:was|got|been|were) tested ?[:,-] ?(?:and )?(?:it is|its|it was|they are|theyre) /g;

/** "Wine gives me headaches because of the sulphites." */
const achesBecause =
  /\b(?:headaches?|migraines?|hives|rash(?:es)?|maux de tete|kopfschmerzen|migrane|dolor(?:es)? de cabeza)\b[^.!?,]{0,20}\b(?:because of|due to|a cause (?:des?|du|de la)|wegen(?: der| des)?|por culpa de(?: los| las| el)?) (?:the )?(?!not |no |too little |lack )/g;

/** "Give me a dairy-free lasagne idea" asks; "they give me hives" is another matter. */
const asksForMeal =
  /(?<=^|[.!?,] ?|please |you )give me (?=(?:an?|some|your|any|one|two|three|\d+) (?:(?!me\b|hives|rash|swol|itch|pain|cramp|ache|headache|migraine|reaction|trouble|problem|bad|sick|bloat|sore)[^\s.!?,]+ ){0,5}(?:ideas?|recipes?|meals?|dinners?|lunch(?:es)?|breakfasts?|snacks?|menu|plan|suggestions?|options?)\b)/g;

/** "Gluten and dairy free": both. Of "eggs and dairy-free cheese" only the second. */
const bothFree =
  /\b(?:(gluten|wheat|lactose|nut|peanut|sesame)|(dairy|milk|eggs?|soya?|sugar|meat|fish|shellfish|grain|onion|alcohol|caffeine|yeast)(?=[^.!?]{1,40}[ -]free *(?:$|[.,;:!?()]|(?:please|diet|and|but|for|so|thanks|meals?|food|eating|recipes?|ideas?|options?|here|household|house|home|family|since|now)\b)))(?: ?(?:,|and|or|plus|&|\+|\/) ?)(?=(?:\p{L}+(?: ?, ?| ?& ?| ?\+ ?| ?\/ ?| and | or )(?:and )?){0,3}\p{L}+[ -]free\b)/gu;

/** Whatever is said in fewer words: most texts have nothing of it, which one look at them tells. */
const isReworded = either(
  ...[...noTrouble, ...askedWhether, ...roundabout, ...praise].map(([words]) => words),
  ...marks.map(({ pattern }) => pattern),
  ...[inabilities, allBut, onlyNot, onlyOut, foundToBe, achesBecause, wantsGone, asksForMeal, /w\/o/],
  ...[bothFree, creatures, sourced, kept, ratherThan],
);

/** Whether something is praised, and nothing else in the text gives cause for care. */
function isPraise(plain: string): boolean {
  const left = praise.reduce((rest, [words]) => rest.replaceAll(words, " "), plain);
  return left !== plain && !doubtful.test(left);
}

/** The same refusals in fewer words: "unable to" is "can't", "everything but nuts" is "no nuts". */
export function reword(plain: string): string {
  if (!isReworded.test(plain)) return plain;
  const isHarmed = tellsHarm.test(plain) || isOfChild.test(plain);
  const fine = isHarmed ? noTrouble : [...noTrouble, ...askedWhether];
  const told = [...(isPraise(plain) ? praise : []), ...fine, ...roundabout];
  const untroubled = told.reduce(
    (left, [words, instead, unless]) => (unless?.test(left) ? left : left.replaceAll(words, instead)),
    plain,
  );
  return readMarks(untroubled)
    .replaceAll("w/o", "without")
    .replaceAll(inabilities, "cant")
    .replaceAll(allBut, " no ")
    .replaceAll(onlyNot, "cant have $1")
    .replaceAll(onlyOut, "no $1")
    .replaceAll(foundToBe, ". allergic to ")
    .replaceAll(achesBecause, "allergic to ")
    .replaceAll(wantsGone, "no $1")
    .replaceAll(bothFree, "$1$2 free, ")
    .replaceAll(creatures, namedOnPlates)
    .replaceAll(sourced, namedBySource)
    .replaceAll(kept, (_, animal: string) => `no ${ofAnimal(animal)}`)
    .replaceAll(ratherThan, "refuse")
    .replaceAll(asksForMeal, "i want ");
}

/** "Nuts, eggs: ❌": a mark that a colon leads to is of all that stands before it. */
const markedAfter = marks.map(({ item, pattern }) => ({
  item,
  pattern: new RegExp(
    `((?:(?!${marks.map((each) => each.pattern.source).join("|")})[^:=\\n]){1,60}) ?[:=] ?(?:${pattern.source})`,
    "gu",
  ),
}));

/** "Nuts ❌ eggs ✅" and "❌ nuts ✅ eggs" in words. */
function readMarks(plain: string): string {
  if (marks.every(({ pattern }) => plain.search(pattern) === -1)) return plain;
  return plain.replaceAll(/.+/g, (whole) => {
    const line = markedAfter.reduce(
      (left, { item, pattern }) => left.replaceAll(pattern, (_, food: string) => ` ${item} ${food}, `),
      whole,
    );
    const isBefore = marks.some(({ pattern }) => line.trimStart().search(pattern) === 0);
    return marks.reduce(
      (left, { item, pattern }) => left.replaceAll(pattern, isBefore ? `, ${item} ` : ` ${item}, `),
      line,
    );
  });
}
