import { type SorePlace, sorePlaces } from "../contract/felt.ts";
import type { Area, Strain } from "../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { nameSore, strainsOf } from "./felt.ts";
import { joinWords } from "./join-words.ts";
import { readingsOf } from "./read/read-asked.ts";
import { findSlots } from "./request/find-slots.ts";
import { readSession } from "./request/read-session.ts";
import { stampOf } from "./safety/stamp.ts";
import { seeSomeoneFor } from "./see-someone.ts";
import { findAlwaysUrgent } from "./triage/always-urgent.ts";
import { triage } from "./triage/triage.ts";
import { writeSafetyQuestion, writeUrgentAnswer } from "./triage/urgent-answer.ts";

/** That something hurt: where, in the member's words too, and what they were asked before. */
export type Hurt = {
  places: SorePlace[];
  words: string;
  before?: { text: string; response: string } | undefined;
  now: Date;
};

export type AfterHurt = {
  content: string;
  outcome: "urgent" | "ask" | "fine";
  sore: Area[];
  avoid: Strain[];
};

const isPlace = (area: Area): area is SorePlace => sorePlaces.some((place) => place === area);

/** What was said, as one text that is read as every message is. */
export function writeHurt(places: SorePlace[], words: string): string {
  const where = places.length > 0 ? `After practising yoga ${nameSore(places)} hurt. ` : "";
  return `${where}${words}`.trim();
}

/** Help for what is urgent without weighing it, which takes the whole process a while. */
export function findAlwaysUrgentHurt(places: SorePlace[], words: string, now: Date): string | undefined {
  const kind = findAlwaysUrgent(writeHurt(places, words));
  return kind && writeUrgentAnswer(kind) + stampOf(now);
}

/** Whether it needs somebody now; if not, what is left out from here on, and when to have it looked at. */
export function answerHurt({ places, words, before, now }: Hurt): AfterHurt {
  const preferences = { fitnessLevel: "", yogaGoal: "", dietPreference: "" };
  const problem = writeHurt(places, words);
  const asked: Asked = { kind: "therapy plan", problem, preferences, described: [], before, now };
  const { outcome, kind } = triage(asked);
  const reading = readingsOf(asked).now;
  const named = readSession(findSlots(reading.words)).areas.filter(isPlace);
  const helped = reading.complaints.flatMap(({ areas }) => areas).filter(isPlace);
  const sore = [...new Set([...places, ...named, ...(places.length + named.length > 0 ? [] : helped)])];
  const avoid = [
    ...new Set([
      ...sore.flatMap((place) => strainsOf[place]),
      ...[...reading.complaints, ...reading.conditions].flatMap((each) => each.avoid),
      // Where the place is known, it says what to leave out; else what such words mostly call for does.
      ...(sore.length > 0 ? [] : reading.cautions),
    ]),
  ];
  if (outcome === "urgent") return { content: writeUrgentAnswer(kind) + stampOf(now), outcome, sore, avoid };
  if (outcome === "ask")
    return { content: writeSafetyQuestion(kind, false) + stampOf(now), outcome, sore, avoid };
  const seen = reading.complaints.slice(0, 2).map((each) => `- ${seeSomeoneFor(each, reading)}`);
  const strains = sore.flatMap((place) => strainsOf[place]);
  const content = [
    "Thank you for saying so. Pain is a reason to do less, never to push on.",
    sore.length > 0
      ? `From now on I leave out what loads ${nameSore(sore)}: ${joinWords([...new Set(strains)].slice(0, 4))}, and more of that kind. This holds for routines, plans and the chat, until you delete it under What the assistant remembers on your dashboard.`
      : "I did not understand where it was, so I make the next sessions easier. This holds until you delete it under What the assistant remembers on your dashboard.",
    [
      "When to see somebody:",
      "- Today, if it is strong, swollen or came with a crack, or if you cannot put weight on it.",
      "- Soon, if it is numb, tingles or feels weak, or wakes you at night.",
      "- If it is no better after a week of rest, or comes back.",
      ...seen,
    ].join("\n"),
  ].join("\n\n");
  return { content: content + stampOf(now), outcome, sore, avoid };
}
