/** What somebody thinks of what they name: refuses it, wants to stay in it, or only tells of it. */
import { onceFor } from "../once-for.ts";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { addingWords } from "./change-words.ts";
import { minuteWords } from "./find-minutes.ts";
import type { Found, Slot } from "./find-slots.ts";
import { positionsOf } from "./positions.ts";
import type { Wants } from "./request.ts";
import { isOnlyOutright, isRefusedOutright } from "./said-outright.ts";
import {
  atLength,
  bareStay,
  holding,
  onlyWords,
  postures,
  preferring,
  strictAfter,
  strictWords,
  takingOut,
  welcoming,
  wholeTime,
  wishing,
} from "./session-words.ts";
import { type Stance, stanceFeatures } from "./stances.ts";
import { weighStance } from "./weigh-requests.ts";

/** What somebody thinks of what they name: grammar says it of most things, and has a word in what was learned of the rest. */
export function judgeStance(hit: Hit<Slot>, found: Found, after: Wants | undefined): Stance {
  if (isUnsteady(hit, found) || isRefusedOutright(hit, found.words)) return "refused";
  if (isBetter(hit, found.words)) return "only";
  const grammar = grammarStance(hit, found);
  // "With a chair only" leaves nothing to weigh.
  if (grammar === "only" && isStrict(hit, found.words)) return grammar;
  const isAlternative = /^(?:or|nor)$/.test(found.words[hit.place - 1]?.text ?? "");
  if (grammar === "refused" && (isAlternative || isBare(hit, found.words))) return grammar;
  // "Can't stand up any more today, sitting only", "the floor is not possible, a chair will do".
  if (isOnlyOutright(hit, found.words)) return "only";
  // "I'd sooner do it standing than sitting."
  if (found.words[hit.place - 1]?.text === "than" && preferred.test(found.text)) return "told";
  const { kind } = hit.item;
  if (kind !== "refusable" && kind !== "practice") return grammar;
  // "Add legs up the wall" leaves nothing to weigh either.
  const before = found.words.slice(Math.max(0, hit.place - 4), hit.place).map(({ text }) => text);
  if (grammar === "told" && (addingWords.test(before.join(" ")) || isWithin(hit, found.words)))
    return grammar;
  const stance = weighStance(stanceFeatures(hit, found, grammar, after), grammar);
  if (stance === "only" && isSupposed(hit, found.words)) return "told";
  const isKept = grammar === "only" && (isWished(hit, found) || isSeatInstead(hit, found));
  if (stance === "refused" && isKept) return grammar;
  // Nobody refuses a seat in whose part of the sentence nothing is refused.
  if (stance === "refused" && grammar !== "refused" && isUnrefusedSeat(hit, found)) return grammar;
  return stance === "only" && grammar === "refused" && staysElsewhere(hit, found) ? grammar : stance;
}

/** "15 minutes with Downward Dog in it." */
function isWithin({ item, place, length }: Hit<Slot>, words: Word[]): boolean {
  const [first, second] = [place + length, place + length + 1].map((at) => words[at]?.text ?? "");
  return item.kind === "practice" && words[place - 1]?.text === "with" && first === "in" && second === "it";
}

/** "If I lie down I'm gone." */
function isSupposed({ place }: Hit<Slot>, words: Word[]): boolean {
  const [one, two] = [place - 2, place - 1].map((at) => words[at]?.text);
  return (one === "if" || one === "once") && two === "i";
}

/** "The second one is no use, my chair has wheels." */
function isUnsteady({ item, place, length }: Hit<Slot>, { refused, words, text }: Found): boolean {
  const next = words.slice(place + length, place + length + 3).map(({ text }) => text);
  return (
    item.kind === "refusable" &&
    item.value === "chair" &&
    (refused.size > 0 || text.includes("instead")) &&
    /^(?:(?:has|have) wheels|(?:is|are) on wheels|wobbles?|rolls?|slides?|slips?)\b/.test(next.join(" "))
  );
}

/** "Stay seated or lying, standing is too much": nobody stays in all of them. */
function staysElsewhere(hit: Hit<Slot>, found: Found): boolean {
  return stays(found).some((other) => other !== hit);
}

/** Looked for once in a message, however many positions it names. */
const stays = onceFor((found: Found) =>
  found.hits.filter(
    (hit) =>
      hit.item.kind === "refusable" &&
      positionsOf[hit.item.value] !== undefined &&
      grammarStance(hit, found) === "only",
  ),
);

/** "Not on the floor, let it be a chair": nobody refuses both. */
function isSeatInstead({ item }: Hit<Slot>, { hits, refused }: Found): boolean {
  if (item.kind !== "refusable" || item.value !== "chair") return false;
  return hits.some(
    (other) =>
      other.item.kind === "refusable" &&
      (other.item.value === "floor" || other.item.value === "sitting") &&
      refused.has(other.place + other.length - 1),
  );
}

/** "Kursi pe karwa do": to be on a chair, beside no word of refusal. */
function isUnrefusedSeat({ item, place, length }: Hit<Slot>, { refused, words }: Found): boolean {
  if (item.kind !== "refusable" || item.value !== "chair") return false;
  const { clause } = words[place] ?? {};
  const isSatOn = words
    .slice(Math.max(0, place - 2), place + length + 1)
    .some((word) => word.clause === clause && /^(?:in|on|from|pe|par|auf|sur|en)$/.test(word.text));
  const own = words.filter((word) => word.clause === clause).map(({ text }) => text);
  if (own.some((text) => /^(?:agony|hurts?|kills?|painful|murder|torture|worse|hell)$/.test(text)))
    return false;
  // "Chair yoga for an old man" says as much in two words.
  return (isSatOn || length > 1) && !words.some((word, at) => word.clause === clause && refused.has(at));
}

/** "I'd want it sitting in my kitchen chair": wished for, and nothing is refused beside it. */
function isWished({ place }: Hit<Slot>, { refused, words }: Found): boolean {
  const { sentence } = words[place] ?? {};
  const own = words.flatMap((word, at) => (word.sentence === sentence ? [{ ...word, at }] : []));
  return (
    own.some(({ text, at }) => at < place && wishing.test(text)) && !own.some(({ at }) => refused.has(at))
  );
}

/** "No kneeling", "I don't want to balance": said of the position and of nothing else. */
function isBare({ item, place }: Hit<Slot>, words: Word[]): boolean {
  if (item.kind !== "refusable") return false;
  const isOwn = (at: number) => words[at]?.clause === words[place]?.clause;
  const textAt = (at: number) => words[at]?.text ?? "";
  if (isOwn(place - 1) && bareNo.test(textAt(place - 1))) return true;
  const before = words.slice(Math.max(0, place - noneReach), place).map(({ text }) => text);
  if (noneOf.test(before.join(" "))) return true;
  // "I cannot lie down", but "I can't stand the noise".
  if (isOwn(place - 1) && bareNot.test(textAt(place - 1)) && textAt(place) !== "stand") return true;
  let at = place - 1;
  while (isOwn(at) && wanting.test(textAt(at))) at -= 1;
  return at < place - 1 && isOwn(at) && bareNot.test(textAt(at));
}

/** "Ten minutes standing next to the car", but not "after 30 minutes standing beside the stove my feet ache". */
function isBeside(words: Word[], place: number, length: number): boolean {
  const next = words.slice(place + length, place + length + 2).map(({ text }) => text);
  const before = words.slice(Math.max(0, place - 4), place).map(({ text }) => text);
  return /^(?:beside|next to|a cote|neben|junto a)\b/.test(next.join(" ")) && !before.includes("after");
}

const preferred = /\b(?:sooner|rather|prefer)\b/;
/** Before what was, and is not asked for. */
const hadTo = /^(?:had|was|were|been|spent)$/;
const thingsDone = /^(?:poses|ones|stuff|things|exercises|moves|work|positions)$/;
const bareNo = /^(?:no|not|without|zero|nothing|skip|avoid|ohne|sin|sans|bina|keine?|pas|nada|nichts|rien)$/;
/** "Can none of it be standing?" */
const noneOf =
  /\bnone of (?:it|this|that|them|these|those)(?: (?:can|to|should|must|may|could))?(?: (?:be|is|in|on))?$/;
const noneReach = 6;
const bareNot = /^(?:dont|cant|cannot|wont|not|never)$/;
const wanting = /^(?:want|wanna|like|wish|to|be|do|doing|any|able|allowed|supposed)$/;

/** The same by grammar alone. */
export function grammarStance(hit: Hit<Slot>, { refused, words, text }: Found): Stance {
  const { item, place, length } = hit;
  const isNamed = item.kind === "refusable" || item.kind === "practice";
  const isRefused = Array.from({ length }, (_, index) => refused.has(place + index)).some(Boolean);
  if (isRefused || (isNamed && takingOut.test(text))) return "refused";
  return isOnly(hit, words) || isBetter(hit, words) ? "only" : "told";
}

/** "Standing is better now." */
function isBetter({ item, place, length }: Hit<Slot>, words: Word[]): boolean {
  const next = words.slice(place + length, place + length + 4).map(({ text }) => text);
  return (
    item.kind === "refusable" && positionsOf[item.value] !== undefined && preferring.test(next.join(" "))
  );
}

/** "Kneeling is all right when I have a cushion", but "no kneeling, OK?" */
export function isWelcome(hit: Hit<Slot>, words: Word[]): boolean {
  const end = hit.place + hit.length;
  const next = words.slice(end, end + 4).map(({ text }) => text);
  return (welcoming.test(next.join(" ")) && !isBare(hit, words)) || isTriedAfterAll(hit, words);
}

/** "I can try the floor after all." */
function isTriedAfterAll({ place, length }: Hit<Slot>, words: Word[]): boolean {
  const { sentence } = words[place] ?? {};
  const end = place + length;
  const next = words.slice(end, end + 2).map(({ text }) => text);
  const before = words.slice(0, place).flatMap((word) => (word.sentence === sentence ? [word.text] : []));
  return (
    next.join(" ") === "after all" &&
    before.includes("can") &&
    !before.some((text) => /^(?:not|no|never|cant|cannot|wont|dont|hate|refuse|drop)$/.test(text))
  );
}

/** Whether somebody wants to stay in a position: "in a chair", "lying down", "all standing". */
function isOnly(hit: Hit<Slot>, words: Word[]): boolean {
  const { item, place, length } = hit;
  const named = item.kind === "refusable" ? positionsOf[item.value] : undefined;
  if (!named) return false;
  if (isStrict(hit, words)) return true;
  if (isTold(words, place)) return false;
  const own = words.slice(place, place + length).map(({ text }) => text);
  const isSeat = named[0] === "chair" && !isHeld(words, place);
  return (
    isSeat ||
    (onlyWords.test(words[place - 1]?.text ?? "") && !isHeld(words, place)) ||
    own.length > 1 ||
    own.some((text) => postures.test(text))
  );
}

export function isStrict({ place, length }: Hit<Slot>, words: Word[]): boolean {
  // "Hands and knees poses only."
  const end = place + length + Number(thingsDone.test(words[place + length]?.text ?? ""));
  const next = words[end]?.text ?? "";
  const { clause } = words[place] ?? {};
  const own = words
    .slice(Math.max(0, place - 3), place + length + 2)
    .filter((word) => word.clause === clause);
  return (
    bareStay.test(own.map(({ text }) => text).join(" ")) ||
    strictWords.test(words[place - 1]?.text ?? "") ||
    // "All of it flat on the floor", "make it lying down".
    /(?:^| )(?:all of it|make it)$/.test(textsBefore(words, place)) ||
    // "10 minutes standing."
    (minuteWords.test(words[place - 1]?.text ?? "") &&
      (words[place + length]?.clause !== clause || isBeside(words, place, length))) ||
    // "There are no chairs, so on my feet."
    (words[place - 1]?.text === "so" && words[place + length]?.clause !== clause) ||
    isThroughout(words, place, length) ||
    isKindWanted(words, place, length) ||
    // "Chair-based", "sitting throughout".
    words[place + length - 1]?.text === "based" ||
    strictAfter.test(next)
  );
}

/** "Lying down stuff please", "I need a standing stretch", "something lying". */
function isKindWanted(words: Word[], place: number, length: number): boolean {
  const textAt = (at: number) => (words[at]?.clause === words[place]?.clause ? (words[at]?.text ?? "") : "");
  const before = textAt(place - 1);
  if (/^(?:something|smth|sth|summat|kuch|algo)$/.test(before) && postures.test(textAt(place))) return true;
  // "A standing stretch and some floor work" is of two kinds.
  const end = place + length;
  const rest = words.slice(end, end + restReach).filter((word) => word.sentence === words[place]?.sentence);
  if (rest.some(({ text }) => /^(?:and|plus|then)$/.test(text))) return false;
  return postures.test(textAt(place)) && beforeKind.test(before) && kindsDone.test(textAt(place + length));
}

/** How far behind a kind another one is named. */
const restReach = 15;
/** What may stand before a kind of practice that is asked for, or nothing. */
const beforeKind = /^(?:|a|an|some|any|need|want|give|me|do|gentle|quick|short|little|minute|minutes|mins?)$/;
const kindsDone =
  /^(?:stuff|stretch|stretches|sequence|routine|session|practice|flow|yoga|version|exercises)$/;

function textsBefore(words: Word[], place: number): string {
  const { clause } = words[place] ?? {};
  const before = words.slice(Math.max(0, place - 3), place).filter((word) => word.clause === clause);
  return before.map(({ text }) => text).join(" ");
}

/** "On my back for all of it", but not "I had to kneel the whole time". */
function isThroughout(words: Word[], place: number, length: number): boolean {
  const textsOf = (from: number, to: number) => words.slice(Math.max(0, from), to).map(({ text }) => text);
  const end = place + length;
  return (
    !textsOf(place - 3, place).some((text) => hadTo.test(text)) &&
    wholeTime.test(textsOf(end, end + 5).join(" "))
  );
}

/** "Standing or in a chair only", "only sitting or lying": what is said of one is said of both. */
export function isJoined(one: Hit<Slot>, other: Hit<Slot>, words: Word[]): boolean {
  const between = words.slice(one.place + one.length, other.place).map(({ text }) => text);
  return (
    words[one.place]?.clause === words[other.place]?.clause &&
    between.length > 0 &&
    between.length <= 4 &&
    /^(?:or|and|oder|und|ou|et|o|y|ya)$/.test(between[0] ?? "")
  );
}

/** A chair that is there is a prop; one that somebody speaks of otherwise is what they sit in. */
function isHeld(words: Word[], place: number): boolean {
  const { clause } = words[place] ?? {};
  return words
    .slice(Math.max(0, place - 3), place)
    .some((word) => word.clause === clause && holding.test(word.text));
}

/** Whether a position is told of rather than asked for: "sitting all day", "8 hours standing at the till". */
function isTold(words: Word[], place: number): boolean {
  const { clause } = words[place] ?? {};
  const around = words
    .slice(Math.max(0, place - 4), place + 5)
    .filter((word) => word.clause === clause)
    .map(({ text }) => text)
    .join(" ");
  return atLength.test(around);
}
