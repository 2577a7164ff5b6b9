/** Holds the handbook together: every id that is named exists, and whatever is known can be said. */
import { commonWords } from "./common-words.ts";
import { complaints } from "./complaints.ts";
import { conditions } from "./conditions.ts";
import { clashes } from "./knowledge/clashes.ts";
import { medicines } from "./knowledge/medicines.ts";
import { wordsIn } from "./language/every.ts";
import { languages, type WordsById } from "./language/words.ts";
import { practices } from "./practices/all.ts";
import type { Clash, Complaint, Condition, Medicine, Practice, Reviewed } from "./types.ts";

export type Handbook = {
  conditions: Condition[];
  complaints: Complaint[];
  medicines: Medicine[];
  clashes: Clash[];
  practices: Practice[];
  wordsIn: typeof wordsIn;
};

const ours: Handbook = { conditions, complaints, medicines, clashes, practices, wordsIn };

/** Every mistake in the handbook, each as one line that names the place; empty when all is well. */
export function findHandbookMistakes(handbook: Handbook = ours): string[] {
  return [
    ...handbook.conditions.flatMap((each) => checkCondition(each, handbook)),
    ...handbook.complaints.flatMap((each) => checkComplaint(each, handbook)),
    ...handbook.practices.flatMap((each) => checkPractice(each, handbook)),
    ...handbook.medicines.flatMap((each) => [
      ...checkReview(`medicines: ${each.id}`, each),
      ...each.implies.flatMap((id) => checkKnown(`medicines: ${each.id}`, id, handbook)),
    ]),
    ...handbook.clashes.flatMap((each) => checkClash(each, handbook)),
    ...(["conditions", "complaints", "medicines"] as const).flatMap((kind) => checkWords(kind, handbook)),
    ...(["conditions", "complaints", "medicines", "clashes", "practices"] as const).flatMap((kind) =>
      repeated(handbook[kind].map(({ id }) => id)).map((id) => `${kind}: ${id} is there twice`),
    ),
  ];
}

function checkCondition(condition: Condition, handbook: Handbook): string[] {
  const place = `conditions: ${condition.id}`;
  const named = [...(condition.implies ?? []), ...(condition.whileRecent ? [condition.whileRecent.id] : [])];
  return [
    ...checkReview(place, condition),
    ...named.flatMap((id) => checkKnown(place, id, handbook)),
    ...repeated(condition.avoid).map((strain) => `${place}: avoids ${strain} twice`),
    ...(condition.avoid.length === 0 ? [`${place}: leaves nothing out`] : []),
    ...(wordsIn.en.conditions[condition.id] ? [] : [`${place}: has no words in English`]),
  ];
}

function checkClash(clash: Clash, handbook: Handbook): string[] {
  const place = `clashes: ${clash.id}`;
  return [
    ...checkReview(place, clash),
    ...clash.conditions.flatMap((id) => checkKnown(place, id, handbook)),
    ...clash.things
      .split(", ")
      .filter((thing) => thing.includes(" ") && commonWords.has(thing.replaceAll(" ", "")))
      .map((thing) => `${place}: ${thing} is read as an ordinary word`),
    ...[clash.people, clash.things].flatMap((list) =>
      list.split(", ").some((each) => each.trim() === "") ? [`${place}: has an empty name`] : [],
    ),
  ];
}

function checkComplaint(complaint: Complaint, handbook: Handbook): string[] {
  const place = `complaints: ${complaint.id}`;
  return [
    ...checkReview(place, complaint),
    ...complaint.practices.flatMap((id) => checkTaught(place, id, handbook)),
    ...(wordsIn.en.complaints[complaint.id] ? [] : [`${place}: has no words in English`]),
  ];
}

function checkPractice({ id, gentler, counterposes, prepares }: Practice, handbook: Handbook): string[] {
  const place = `practices: ${id}`;
  const named = [...(gentler === null ? [] : [gentler]), ...counterposes, ...prepares];
  return [
    ...named.flatMap((other) => checkTaught(place, other, handbook)),
    ...(named.includes(id) ? [`${place}: names itself`] : []),
  ];
}

function checkTaught(place: string, id: string, handbook: Handbook): string[] {
  return handbook.practices.some((practice) => practice.id === id)
    ? []
    : [`${place}: there is no practice ${id}`];
}

function checkReview(place: string, { source, reviewedBy, reviewedOn }: Reviewed): string[] {
  const isDated = /^\d{4}-\d{2}-\d{2}$/.test(reviewedOn);
  return [
    ...(source.trim() ? [] : [`${place}: names no source`]),
    ...((reviewedBy !== "") === isDated ? [] : [`${place}: a review has a name and a date like 2026-11-16`]),
  ];
}

function checkKnown(place: string, id: string, handbook: Handbook): string[] {
  return handbook.conditions.some((condition) => condition.id === id)
    ? []
    : [`${place}: there is no condition ${id}`];
}

/** Words for something that does not exist are never found; the same words twice are one too many. */
function checkWords(kind: "conditions" | "complaints" | "medicines", handbook: Handbook): string[] {
  return languages.flatMap((language) => {
    const lists: WordsById = handbook.wordsIn[language][kind];
    return Object.entries(lists).flatMap(([id, list]) => {
      const place = `language/${language}.ts, ${kind}: ${id}`;
      const phrases = list.split(",").map((phrase) => phrase.trim().replaceAll(/\s+/g, " ").toLowerCase());
      return [
        ...(handbook[kind].some((each) => each.id === id) ? [] : [`${place} is not in the handbook`]),
        ...(phrases.some((phrase) => phrase === "") ? [`${place} has an empty phrase`] : []),
        ...repeated(phrases).map((phrase) => `${place} has "${phrase}" twice`),
      ];
    });
  });
}

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
