import type { Area, Level, Position } from "../../handbook/types.ts";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { addingWords } from "./change-words.ts";
import { findMinutes } from "./find-minutes.ts";
import type { Found, Slot } from "./find-slots.ts";
import type { Aim, Refusal, Session, Wants } from "./request.ts";
import {
  asking,
  atLength,
  bareStay,
  fine,
  holding,
  hurting,
  leaning,
  mistaken,
  onlyWords,
  postures,
  preferring,
  sparing,
  strictAfter,
  strictWords,
  takingOut,
  welcoming,
  wishing,
} from "./session-words.ts";
import { type Stance, stanceFeatures } from "./stances.ts";
import { weighStance } from "./weigh-requests.ts";

/** "Nothing that leans on them", said of wrists. */
function findSparedWrists(hits: Hit<Slot>[], refused: Set<number>, words: Word[]): Refusal[] {
  const sentences = new Set(
    hits.flatMap(({ item, place }) =>
      item.kind === "area" && item.value === "wrists" ? [words[place]?.sentence] : [],
    ),
  );
  const isSpared = words.some(
    ({ text, sentence }, place) =>
      leaning.test(text) &&
      sentences.has(sentence) &&
      (refused.has(place) || words[place + 1]?.text === "off"),
  );
  return isSpared ? ["wrists"] : [];
}

export const positionsOf: Partial<Record<Refusal, Position[]>> = {
  standing: ["standing"],
  kneeling: ["kneeling"],
  "hands and knees": ["hands and knees"],
  sitting: ["sitting"],
  lying: ["back", "side", "belly"],
  belly: ["belly"],
  back: ["back"],
  chair: ["chair"],
};

/** The session a message speaks of; what it is for may be said elsewhere. */
export function readSession(found: Found, after?: Wants, stanceOf = judgeStance): Session {
  const { hits, refused, words } = found;
  const stances = new Map(hits.map((hit) => [hit, stanceOf(hit, found, after)]));
  const isOut = (hit: Hit<Slot>) => stances.get(hit) === "refused";
  const wanted = hits.filter((hit) => !isOut(hit));
  const unwanted = hits.filter(isOut);
  const values = <K extends Slot["kind"]>(list: Hit<Slot>[], kind: K) => [
    ...new Set(
      list.flatMap(({ item }) =>
        item.kind === kind ? [item.value as Extract<Slot, { kind: K }>["value"]] : [],
      ),
    ),
  ];
  const minutes = findMinutes(words);
  // "No squats" is said of all of them, and of no single pose.
  const isOfKind = ({ item, place, length }: Hit<Slot>) =>
    item.kind === "practice" &&
    unwanted.some(
      (other) =>
        other.item.kind === "refusable" &&
        other.place <= place &&
        place + length <= other.place + other.length,
    );
  const without = values(
    unwanted.filter((hit) => !isOfKind(hit)),
    "practice",
  );
  const [aim] = chooseAims(values(wanted, "aim"));
  const [venue] = values(wanted, "venue");
  const time = values(wanted, "time").at(-1);
  const [energy] = values(wanted, "energy");
  const level = values(wanted, "level").at(-1);
  const props = values(wanted, "prop").filter((prop) => prop !== "none");
  const hasNone = values(hits, "prop").includes("none");
  const refusedPositions = [
    ...new Set([
      ...values(unwanted, "refusable"),
      ...values(hits, "always refused"),
      ...findSparedWrists(hits, refused, words),
    ]),
  ];
  const only = findOnly(
    wanted.filter(
      (hit) =>
        (stances.get(hit) === "only" &&
          (isStrict(hit, words) || !isWelcome(words, hit.place + hit.length))) ||
        wanted.some((other) => isStrict(other, words) && isJoined(other, hit, words)),
    ),
    words,
  ).filter((position) => !refusedPositions.some((each) => positionsOf[each]?.includes(position)));
  return {
    ...(minutes !== undefined && { minutes }),
    areas: findAreas(hits, isOut, words),
    complaints: [],
    ...(aim && { aim }),
    // "All of it lying down, I am not getting up again" is no wish to stay off the floor.
    refused: refusedPositions.filter(
      (each) => !isWelcomed(each, hits, words) && !(each === "floor" && only.includes("back")),
    ),
    welcome: values(
      hits.filter(({ place, length }) => isWelcome(words, place + length)),
      "refusable",
    ),
    only,
    without,
    // "No Pigeon, I always cry in Pigeon" names it twice and refuses it.
    named: values(wanted, "practice").filter((id) => !without.includes(id)),
    ...((props.length > 0 || hasNone) && { props }),
    ...(venue && { venue }),
    ...(time && { time }),
    ...(energy && { energy }),
    ...(level && { level: levelOf(level) }),
  };
}

/** What somebody thinks of what they name: grammar says it of most things, and has a word in what was learned of the rest. */
function judgeStance(hit: Hit<Slot>, found: Found, after: Wants | undefined): Stance {
  const grammar = grammarStance(hit, found);
  // "With a chair only" leaves nothing to weigh.
  if (grammar === "only" && isStrict(hit, found.words)) return grammar;
  if (grammar === "refused" && isBare(hit, found.words)) return grammar;
  const { kind } = hit.item;
  if (kind !== "refusable" && kind !== "practice") return grammar;
  // "Add legs up the wall" leaves nothing to weigh either.
  const before = found.words.slice(Math.max(0, hit.place - 4), hit.place).map(({ text }) => text);
  if (grammar === "told" && addingWords.test(before.join(" "))) return grammar;
  const stance = weighStance(stanceFeatures(hit, found, grammar, after), grammar);
  const isKept = grammar === "only" && (isWished(hit, found) || isSeatInstead(hit, found));
  return stance === "refused" && isKept ? grammar : stance;
}

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

/** "I'd want it sitting in my kitchen chair": wished for, and nothing is refused beside it. */
function isWished({ place }: Hit<Slot>, { refused, words }: Found): boolean {
  const { sentence } = words[place] ?? {};
  const own = words.flatMap((word, at) => (word.sentence === sentence ? [{ ...word, at }] : []));
  return (
    own.some(({ text, at }) => at < place && wishing.test(text)) && !own.some(({ at }) => refused.has(at))
  );
}

/** "No kneeling", "not in a chair": said of the position and of nothing else. */
function isBare({ item, place }: Hit<Slot>, words: Word[]): boolean {
  const before = words[place - 1];
  return (
    item.kind === "refusable" &&
    before?.clause === words[place]?.clause &&
    /^(?:no|not|without|zero|nothing|skip|avoid|ohne|sin|sans|bina|keine?|pas)$/.test(before?.text ?? "")
  );
}

/** The same by grammar alone. */
export function grammarStance(hit: Hit<Slot>, { refused, words }: Found): Stance {
  const { item, place, length } = hit;
  const isNamed = item.kind === "refusable" || item.kind === "practice";
  const isRefused = Array.from({ length }, (_, index) => refused.has(place + index)).some(Boolean);
  if (isRefused || (isNamed && takingOut.test(words.map(({ text }) => text).join(" ")))) return "refused";
  return isOnly(hit, words) || isBetter(hit, words) ? "only" : "told";
}

/** "Standing is better now." */
function isBetter({ item, place, length }: Hit<Slot>, words: Word[]): boolean {
  const next = words.slice(place + length, place + length + 4).map(({ text }) => text);
  return (
    item.kind === "refusable" && positionsOf[item.value] !== undefined && preferring.test(next.join(" "))
  );
}

/** "Kneeling is all right when I have a cushion." */
function isWelcome(words: Word[], end: number): boolean {
  const next = words.slice(end, end + 4).map(({ text }) => text);
  return welcoming.test(next.join(" "));
}

function isWelcomed(refusal: Refusal, hits: Hit<Slot>[], words: Word[]): boolean {
  return hits.some(
    ({ item, place, length }) =>
      item.kind === "refusable" && item.value === refusal && isWelcome(words, place + length),
  );
}

function levelOf(word: string): Level {
  if (word === "advanced") return "Advanced";
  return word === "intermediate" ? "Intermediate" : "Beginner";
}

/** "Tired, help me sleep" is for sleep; "stretch" says little beside another wish. */
function chooseAims(found: Aim[]): Aim[] {
  const weak = new Set<Aim>(["flexibility", "balance"]);
  return found.toSorted((a, b) => Number(weak.has(a)) - Number(weak.has(b)));
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

function isStrict({ place, length }: Hit<Slot>, words: Word[]): boolean {
  const next = words[place + length]?.text ?? "";
  const { clause } = words[place] ?? {};
  const own = words
    .slice(Math.max(0, place - 3), place + length + 2)
    .filter((word) => word.clause === clause);
  return (
    bareStay.test(own.map(({ text }) => text).join(" ")) ||
    strictWords.test(words[place - 1]?.text ?? "") ||
    // "Chair-based", "sitting throughout".
    words[place + length - 1]?.text === "based" ||
    strictAfter.test(next)
  );
}

/** The positions to stay in; "all standing" beats whatever else is said, and whoever thinks better of it says so last. */
function findOnly(hits: Hit<Slot>[], words: Word[]): Position[] {
  const exact = hits.filter((hit) => isStrict(hit, words));
  const strict = hits.filter(
    (hit) =>
      exact.includes(hit) || exact.some((each) => isJoined(hit, each, words) || isJoined(each, hit, words)),
  );
  const sentenceOf = ({ place }: Hit<Slot>) => words[place]?.sentence;
  const last = hits.at(-1);
  const chosen =
    strict.length > 0 ? strict : hits.filter((hit) => last && sentenceOf(hit) === sentenceOf(last));
  return [
    ...new Set(
      chosen.flatMap(({ item }) => (item.kind === "refusable" ? (positionsOf[item.value] ?? []) : [])),
    ),
  ];
}

/** "Standing or in a chair only", "only sitting or lying": what is said of one is said of both. */
function isJoined(one: Hit<Slot>, other: Hit<Slot>, words: Word[]): boolean {
  const between = words.slice(one.place + one.length, other.place).map(({ text }) => text);
  return (
    between.length > 0 && between.length <= 3 && /^(?:or|and|oder|und|ou|et|o|y|ya)$/.test(between[0] ?? "")
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

/** What it is for; a part of the body that is only to be spared, or is fine, is not it where another one is. */
function findAreas(hits: Hit<Slot>[], isOut: (hit: Hit<Slot>) => boolean, words: Word[]): Area[] {
  const areas = hits.flatMap((hit) =>
    hit.item.kind === "area" ? [{ area: hit.item.value, weight: weightOf(hit, isOut(hit), words) }] : [],
  );
  const best = Math.max(...areas.map(({ weight }) => weight));
  return [...new Set(areas.filter(({ weight }) => weight > 0 || weight === best).map(({ area }) => area))];
}

/** How surely a part of the body is what it is for. */
function weightOf({ place, length }: Hit<Slot>, isRefused: boolean, words: Word[]): number {
  const { clause } = words[place] ?? {};
  const textsOf = (list: Word[]) => list.filter((word) => word.clause === clause).map(({ text }) => text);
  const before = textsOf(words.slice(Math.max(0, place - 3), place));
  const behind = textsOf(words.slice(place + length, place + length + 4));
  if (before.some((text) => mistaken.test(text)) || fine.test(behind.join(" "))) return -2;
  if (behind.includes("yesterday") || behind.includes("yesterdays")) return -2;
  if (behind.some((text) => hurting.test(text))) return 2;
  if (isRefused) return -1;
  if (before.some((text) => sparing.test(text))) return 0;
  return before.some((text) => asking.test(text)) ? 2 : 1;
}
