/** What the assistant does before it writes a word, measured without a server around it. */
import type { Asked, EarlierExchange } from "../assistant/assistant.ts";
import { boundsOf } from "../assistant/choose-practices.ts";
import { knowMember } from "../assistant/know-member.ts";
import { planSession } from "../assistant/planner/plan-session.ts";
import { wantSession } from "../assistant/planner/want-session.ts";
import { aims, refusals, type Session, sessionSchema } from "../assistant/request/request.ts";
import { fractionOf } from "../assistant/seeded.ts";
import { triage } from "../assistant/triage/triage.ts";
import { writeDraft } from "../assistant/write-from-handbook.ts";
import { conditioned, ordinary } from "../evals/cases.ts";
import { areas, levels } from "../handbook/types.ts";
import { longMessages } from "./long-messages.ts";
import { median, type Row, slowestHundredth } from "./table.ts";

const sessions = 1000;
/** Enough to compile what is measured. */
const warmUps = 100;
const messagesOfKind = 60;
/** Whatever a message is made of takes its own way through the code: the last of it is compiled after some fifty of each kind. */
const warmUpsOfKind = 50;
/** Somebody else's burst on a shared machine lasts for some of them: the middle one of so many series counts. */
const series = 3;
const minutes = [3, 5, 8, 10, 15, 20, 30, 45, 60, 90];
const exchanges = 200;
const said = [...ordinary, ...conditioned.map(({ says }) => says)];

/** A thousand sessions, the same in every run: of any length and level, for up to two places, with up to three refusals. */
export function measurePlanner(): Row {
  return {
    what: "Planning a session: p99",
    measured: timeEach(sessions, inventSession, (session) => {
      const { level = "Beginner" } = session;
      const known = { conditions: [], level, bounds: boundsOf(level, []) };
      planSession(wantSession(session, known, { seed: "bench", defaultMinutes: 15 }).wanted);
    }),
    budget: 15,
    unit: "ms",
  };
}

function inventSession(index: number): Session {
  const pick = <T>(list: readonly T[], what: string) =>
    list[Math.floor(fractionOf(`${what} ${index}`) * list.length)];
  const several = <T>(list: readonly T[], what: string, most: number) => {
    const count = Math.floor(fractionOf(`how many ${what} ${index}`) * (most + 1));
    return [...new Set(Array.from({ length: count }, (_, turn) => pick(list, `${what} ${turn}`)))];
  };
  return sessionSchema.parse({
    level: pick(levels, "level"),
    minutes: pick(minutes, "minutes"),
    areas: several(areas, "area", 2),
    refused: several(refusals, "refusal", 3),
    aim: several(aims, "aim", 1)[0],
  });
}

/**
 * As much as the longest form takes, at the end of a conversation far longer than the one that is looked up, whatever
 * it is made of: everything that is read of a message before a word is written.
 */
export function measureReading(): Row[] {
  const earlier = converse();
  const kinds = Object.values(longMessages);
  const askMuch = (index: number) => {
    const write = kinds[index % kinds.length];
    return { ...asking(write?.(Math.floor(index / kinds.length)) ?? ""), earlier };
  };
  const first = warmUpsOfKind * kinds.length;
  const count = messagesOfKind * kinds.length;
  const times = takeTimes(first, series * count, askMuch, (asked) => {
    triage(asked);
    knowMember(asked);
  });
  const slowest = Array.from({ length: series }, (_, index) =>
    slowestHundredth(times.slice(index * count, (index + 1) * count)),
  );
  const what = "Reading and triage, any 4,000 characters after 200 exchanges";
  return [
    { what: `${what}: median`, measured: median(times), budget: 10, unit: "ms" },
    { what: `${what}: p99`, measured: median(slowest), budget: 10, unit: "ms" },
  ];
}

/** A conversation, each exchange with what was kept of it. */
function converse(): EarlierExchange[] {
  return Array.from({ length: exchanges }, (_, index) => {
    const question = said[index % said.length] ?? "";
    const { text, kept } = writeDraft(asking(question));
    return { question, response: text, kept: JSON.stringify(kept) };
  });
}

function asking(question: string): Extract<Asked, { kind: "chat" }> {
  const preferences = { fitnessLevel: "Beginner", yogaGoal: "Relaxation", dietPreference: "" };
  return { kind: "chat", question, earlier: [], preferences, described: [], now: new Date() };
}

/** What the slowest hundredth takes of runs that are given their number and made ready beforehand. */
function timeEach<T>(count: number, prepare: (index: number) => T, run: (ready: T) => void): number {
  return slowestHundredth(takeTimes(warmUps, count, prepare, run));
}

/** How long each run takes after the first ones. */
function takeTimes<T>(
  first: number,
  count: number,
  prepare: (index: number) => T,
  run: (ready: T) => void,
): number[] {
  const times = Array.from({ length: first + count }, (_, index) => {
    const ready = prepare(index);
    const started = performance.now();
    run(ready);
    return performance.now() - started;
  });
  return times.slice(first);
}
