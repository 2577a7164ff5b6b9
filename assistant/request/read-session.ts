import type { Area, Level, Position } from "../../handbook/types.ts";
import type { Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { findMinutes } from "./find-minutes.ts";
import type { Found, Slot } from "./find-slots.ts";
import { isJoined, isStrict, isWelcome, judgeStance } from "./judge-stance.ts";
import { positionsOf } from "./positions.ts";
import type { Aim, Refusal, Session, Wants } from "./request.ts";
import { asking, fine, hurting, leaning, mistaken, restored, sparing } from "./session-words.ts";

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
  return isSpared || areBad(hits, refused, words) ? ["wrists"] : [];
}

/** "My knees are done for, what can I do that isn't on them": of the knees, where nothing else is named. */
function findSparedKnees(hits: Hit<Slot>[], refused: Set<number>, words: Word[]): Refusal[] {
  const areas = new Set(hits.flatMap(({ item }) => (item.kind === "area" ? [item.value] : [])));
  const isOnThem = words.some(
    ({ text }, place) =>
      /^(?:them|em)$/.test(text) &&
      words[place - 1]?.text === "on" &&
      !/^(?:work|working|focus|easy|trouble|time|spend|concentrate)$/.test(words[place - 2]?.text ?? "") &&
      refused.has(place),
  );
  const isGettingOn = words.some(
    ({ text }, place) => /^(?:getting|get|going|go)$/.test(text) && refused.has(place),
  );
  return isOnThem && areas.has("knees") && (areas.size === 1 || isGettingOn) ? ["kneeling"] : [];
}

/** "Tight hips, dodgy wrists", "no planks, wrists are bust", but not "something for bad wrists". */
function areBad(hits: Hit<Slot>[], refused: Set<number>, words: Word[]): boolean {
  const areas = hits.filter(({ item }) => item.kind === "area");
  const isForOther =
    areas.some(({ item }) => item.value !== "wrists") ||
    hits.some(({ item, place }) => item.kind === "practice" && refused.has(place));
  return (
    isForOther &&
    areas.some(({ item, place, length }) => {
      if (item.value !== "wrists") return false;
      const behind = words.slice(place + length, place + length + 3).map(({ text }) => text);
      const isBad = /^(?:bad|dodgy|gammy|dicky|weak|crook|iffy)$/.test(words[place - 1]?.text ?? "");
      return (isBad && words[place - 2]?.text !== "for") || worn.test(behind.join(" "));
    })
  );
}

/** Worn out: "are bust", "is shot". */
const worn =
  /^(?:are|is|r) (?:all |well |totally |a bit )?(?:bust|busted|done|shot|knackered|wrecked|ruined|goosed|banjaxed|buggered|stuffed|rubbish|dodgy|gone|louping|in bits|sore from|bad)\b/;

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
  const strict = new Set(wanted.filter((hit) => isStrict(hit, words)));
  const stays = values(
    wanted.filter((hit) => stances.get(hit) === "only" && strict.has(hit)),
    "refusable",
  );
  const refusedPositions = [
    ...new Set([
      // "I can't leave my seat, so chair only": where somebody says to stay, it is not refused.
      ...values(unwanted, "refusable").filter((each) => !stays.includes(each)),
      ...values(hits, "always refused"),
      // "No sitting either" is said of the floor too.
      ...(unwanted.some((hit) => isSitting(hit, words)) ? (["sitting"] as const) : []),
      ...findSparedWrists(hits, refused, words),
      ...findSparedKnees(hits, refused, words),
      // "No headstand, shoulderstand or the like."
      ...(without.filter((id) => inversions.has(id)).length > 1 ? (["upside down"] as const) : []),
    ]),
  ];
  const isFree = (position: Position) =>
    !refusedPositions.some((each) => positionsOf[each]?.includes(position));
  const always = values(hits, "always only")
    .flatMap((each) => positionsOf[each] ?? [])
    .filter(isFree);
  const chosen = findOnly(
    wanted.filter(
      (hit) =>
        (stances.get(hit) === "only" && (strict.has(hit) || !isWelcome(hit, words))) ||
        strict.values().some((other) => isJoined(other, hit, words)),
    ),
    words,
  ).filter(isFree);
  const only = always.length > 0 ? always : chosen;
  return {
    ...(minutes !== undefined && { minutes }),
    areas: forStrength(findAreas(hits, isOut, words), aim),
    complaints: [],
    ...(aim && { aim }),
    // "All of it lying down, I am not getting up again" is no wish to stay off the floor.
    refused: refusedPositions.filter(
      (each) => !isWelcomed(each, hits, words) && !(each === "floor" && only.includes("back")),
    ),
    welcome: values(
      hits.filter((hit) => isWelcome(hit, words)),
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

const inversions = new Set(["headstand", "shoulder-stand", "handstand", "forearm-stand", "plow"]);

function isWelcomed(refusal: Refusal, hits: Hit<Slot>[], words: Word[]): boolean {
  return hits.some(
    (hit) => hit.item.kind === "refusable" && hit.item.value === refusal && isWelcome(hit, words),
  );
}

function isSitting({ item, place, length }: Hit<Slot>, words: Word[]): boolean {
  const isOfChair = item.kind === "refusable" && item.value === "chair" && length === 1;
  return isOfChair && /^(?:sit|sitting|sittin)$/.test(words[place]?.text ?? "");
}

/** Whoever wants a strong tummy wants what is around it. */
function forStrength(areas: Area[], aim: Aim | undefined): Area[] {
  return aim === "strength" && areas.includes("belly") ? [...new Set([...areas, "core" as const])] : areas;
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

/** What it is for; a part of the body that is only to be spared, or is fine, is not it where another one is. */
function findAreas(hits: Hit<Slot>[], isOut: (hit: Hit<Slot>) => boolean, words: Word[]): Area[] {
  const areas = hits.flatMap((hit) =>
    hit.item.kind === "area" ? [{ area: hit.item.value, weight: weightOf(hit, isOut(hit), words) }] : [],
  );
  const best = Math.max(...areas.map(({ weight }) => weight));
  // "The hands are back in service" is for nothing.
  if (best <= notIt) return [];
  return [...new Set(areas.filter(({ weight }) => weight > 0 || weight === best).map(({ area }) => area))];
}

const notIt = -3;

/** How surely a part of the body is what it is for. */
function weightOf({ place, length }: Hit<Slot>, isRefused: boolean, words: Word[]): number {
  const { clause } = words[place] ?? {};
  const textsOf = (list: Word[]) => list.filter((word) => word.clause === clause).map(({ text }) => text);
  const before = textsOf(words.slice(Math.max(0, place - 3), place));
  const behind = textsOf(words.slice(place + length, place + length + 4));
  if (restored.test(behind.join(" "))) return notIt;
  if (before.some((text) => mistaken.test(text)) || fine.test(behind.join(" "))) return -2;
  if (behind.includes("yesterday") || behind.includes("yesterdays")) return -2;
  if (behind.some((text) => hurting.test(text))) return 2;
  if (isRefused) return -1;
  if (before.some((text) => sparing.test(text))) return 0;
  return before.some((text) => asking.test(text)) ? 2 : 1;
}
