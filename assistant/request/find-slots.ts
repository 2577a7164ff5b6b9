/** What a message says about the session or the meal it asks for, by whole words and the grammar around them. */
import { foreignNamesOf } from "../../handbook/language/practice-names.ts";
import {
  areaWords,
  armsDownWords,
  energyWords,
  goalWords,
  headUpWords,
  idleWords,
  levelWords,
  lyingOnlyWords,
  mealWords,
  noFloorWords,
  offBackWords,
  offBellyWords,
  offFeetWords,
  offWristsWords,
  onFeetWords,
  placeWords,
  propWords,
  refusableWords,
  sittingUpWords,
  timeWords,
  whenWords,
} from "../../handbook/language/request-words.ts";
import { practices } from "../../handbook/practices/all.ts";
import type { Area, Prop } from "../../handbook/types.ts";
import { createPhraseFinder, type Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { findRefused } from "./find-refused.ts";
import type { Aim, Refusal, Session } from "./request.ts";

export type Slot =
  | { kind: "refusable"; value: Refusal }
  | { kind: "area"; value: Area }
  | { kind: "aim"; value: Aim }
  | { kind: "venue"; value: NonNullable<Session["venue"]> }
  | { kind: "time"; value: NonNullable<Session["time"]> }
  | { kind: "prop"; value: Prop | "none" }
  | { kind: "energy"; value: NonNullable<Session["energy"]> }
  | { kind: "level"; value: string }
  | { kind: "meal"; value: string }
  | { kind: "when"; value: string }
  | { kind: "practice"; value: string }
  /** What is said only by whoever cannot do it. */
  | { kind: "always refused"; value: Refusal }
  /** And only by whoever stays in it. */
  | { kind: "always only"; value: Refusal }
  /** What only sounds like something. */
  | { kind: "idle"; value: string };

const lists = {
  refusable: refusableWords,
  area: areaWords,
  aim: goalWords,
  venue: placeWords,
  time: timeWords,
  prop: propWords,
  energy: energyWords,
  level: levelWords,
  meal: mealWords,
  when: whenWords,
};

/** People leave "pose" away: "teach me crow", "I wobble in tree". */
function namesOf({ id, name, sanskrit, aliases }: (typeof practices)[number]): string {
  const [, short] = /^(.{4,}) Pose$/.exec(name) ?? [];
  const isPlain = short && !["Chair", "Fish"].includes(short);
  return [name, sanskrit, ...aliases, ...(isPlain ? [short] : []), ...foreignNamesOf(id)]
    .filter((each) => each.length > 3)
    .join(", ");
}

let finder: ReturnType<typeof createFinder> | undefined;
function createFinder() {
  const entries = Object.entries(lists).flatMap(([kind, words]) =>
    // The keys are the values that their kind has.
    Object.entries(words).map(([value, list]) => ({ item: { kind, value } as Slot, list })),
  );
  const named = practices.map((practice) => ({
    item: { kind: "practice", value: practice.id } as Slot,
    list: namesOf(practice),
  }));
  const idle = { item: { kind: "idle", value: "" } as Slot, list: idleWords };
  const floor = { item: { kind: "always refused", value: "floor" } as Slot, list: noFloorWords };
  const wrists = { item: { kind: "always refused", value: "wrists" } as Slot, list: offWristsWords };
  const feet = { item: { kind: "always refused", value: "standing" } as Slot, list: offFeetWords };
  const arms = { item: { kind: "always refused", value: "overhead" } as Slot, list: armsDownWords };
  const head = { item: { kind: "always refused", value: "upside down" } as Slot, list: headUpWords };
  const back = { item: { kind: "always refused", value: "back" } as Slot, list: offBackWords };
  const belly = { item: { kind: "always refused", value: "belly" } as Slot, list: offBellyWords };
  const upright = { item: { kind: "always only", value: "standing" } as Slot, list: onFeetWords };
  const seated = { item: { kind: "always only", value: "chair" } as Slot, list: sittingUpWords };
  const flat = { item: { kind: "always only", value: "lying" } as Slot, list: lyingOnlyWords };
  const always = [floor, wrists, feet, arms, head, back, belly, upright, seated, flat];
  return createPhraseFinder<Slot>("en", [...entries, ...named, idle, ...always]);
}

export type Found = {
  hits: Hit<Slot>[];
  /** Places of words that are refused. */
  refused: Set<number>;
  words: Word[];
  /** All of them, joined. */
  text: string;
};

/** Everything named, with what is refused of it. */
export function findSlots(words: Word[]): Found {
  finder ??= createFinder();
  const text = words.map((word) => word.text).join(" ");
  const meant = finder.find(words).filter((hit) => !isPartOnly(hit, words));
  const named = withoutGeneral(longest(withoutIdle(meant)), words);
  const hits = named.some((hit) => isSitting(hit, words)) ? asSitting(named, words, text) : named;
  return { hits, refused: findRefused(words), words, text };
}

/** "Work on my back", "easy on my knees", "focus on my feet": of the part of the body, and no position. */
function isPartOnly({ item, place }: Hit<Slot>, words: Word[]): boolean {
  if (item.kind !== "refusable" || words[place]?.text !== "on") return false;
  const own = words
    .slice(Math.max(0, place - 4), place)
    .filter(({ clause }) => clause === words[place]?.clause);
  // "I can't work on my back" is no wish.
  if (own.some(({ text }) => /^(?:cant|cannot|dont|not|no|never)$/.test(text))) return false;
  return workingOn.test(own.at(-1)?.text ?? "");
}

const workingOn =
  /^(?:focus|focus(?:s)?ing|work|working|concentrate|concentrating|emphasis|emphasi[sz]e|eas(?:y|ier)|hard|harder|kind|kinder|gentle|gentler|tough|rough)$/;

/** "Lying down instead, and back to 20": what reaches so far, into an idle phrase, does not. */
function withoutIdle(hits: Hit<Slot>[]): Hit<Slot>[] {
  const idle = hits.filter(({ item }) => item.kind === "idle");
  const endOf = ({ place, length }: Hit<Slot>) => place + length;
  return hits.filter(
    (hit) =>
      hit.item.kind !== "refusable" ||
      hit.length < farReach ||
      !idle.some((other) => other.place > hit.place && other.place < endOf(hit) && endOf(other) > endOf(hit)),
  );
}

const farReach = 4;

/** "On one leg I will not stand" says nothing of standing on both, "on the belly I don't lie" nothing of the back. */
function withoutGeneral(hits: Hit<Slot>[], words: Word[]): Hit<Slot>[] {
  const clauseOf = ({ place }: Hit<Slot>) => words[place]?.clause;
  const isSaidBy = (hit: Hit<Slot>, ...special: Refusal[]) =>
    hits.some(
      (other) =>
        other.item.kind === "refusable" &&
        special.includes(other.item.value) &&
        clauseOf(other) === clauseOf(hit) &&
        !isParted(hit, other),
    );
  // "No lying or on my belly" refuses both.
  const isParted = (one: Hit<Slot>, other: Hit<Slot>) =>
    words
      .slice(Math.min(one.place, other.place), Math.max(one.place, other.place))
      .some(({ text }) => /^(?:or|and|nor|oder|und|ou|et|o|y|ya|aur)$/.test(text));
  return hits.filter((hit) => {
    const { item, length } = hit;
    if (item.kind !== "refusable" || length > 1) return true;
    if (item.value === "lying") return !isSaidBy(hit, "belly", "back");
    return !(words[hit.place]?.text === "stand" && isSaidBy(hit, "balance"));
  });
}

function isSitting({ item, place }: Hit<Slot>, words: Word[]): boolean {
  const isOfChair = item.kind === "refusable" && item.value === "chair";
  return isOfChair && sitting.test(words[place]?.text ?? "");
}

const sitting =
  /^(?:sit|sitting|seated|sittin|assis|assise|sitzen|sitze|sentado|sentada|baith|baithna|baithkar)$/;
const floors = /^(?:floor|ground|carpet|suelo|boden|sol|terre|zameen|zamin|jameen)$/;
const seats = /^(?:chair|armchair|bench|stool|seat)$/;

/** Sitting is in a chair, but for whoever speaks of the floor. */
function asSitting(hits: Hit<Slot>[], words: Word[], text: string): Hit<Slot>[] {
  const onFloor = words.filter((word) => floors.test(word.text));
  const sentences = new Set(onFloor.map(({ sentence }) => sentence));
  // "Sitting. Not on a chair, on the floor is OK."
  const isNoChair = onFloor.length > 0 && /\bnot (?:on|in) (?:an? |the |my )?chair\b/.test(text);
  return hits.map((hit) => {
    if (!isSitting(hit, words)) return hit;
    // "I will sit on a chair, the floor is difficult."
    const isOnChair = words.slice(hit.place + 1, hit.place + 5).some((word) => seats.test(word.text));
    const isOnFloor = isNoChair || (sentences.has(words[hit.place]?.sentence ?? -1) && !isOnChair);
    return isOnFloor ? { ...hit, item: { kind: "refusable", value: "sitting" } } : hit;
  });
}

/** Of two that overlap, the longer: "lower back" is no "back", "chair pose" no chair. */
function longest(hits: Hit<Slot>[]): Hit<Slot>[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.length > hit.length &&
          other.place <= hit.place &&
          hit.place + hit.length <= other.place + other.length,
      ),
  );
}
