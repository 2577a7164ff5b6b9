/**
 * Check-ins on their way to the server. Each is written into the phone before it is sent, under an id of its
 * own by which the server applies it once, however often it arrives; it is forgotten when the server has
 * answered for it. So they outlast a room without signal, and a page that is loaded again there.
 */
import { useSyncExternalStore } from "react";
import type { CheckIn, CheckIns } from "../../../contract/studio.ts";
import { ask, Refusal, sentenceFor } from "../../api.ts";
import { keep, recall } from "../../storage.ts";
import { say } from "./said.tsx";
import { checkInResultsShape, checkInShape } from "./shapes.ts";

/** A check-in as it is made: the queue adds the id and the moment. */
export type NewCheckIn = DistributiveOmit<CheckIn, "id" | "at">;
type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;

/** One that the server refused, with its reason, until the owner has read it. */
export type Refused = { id: string; classId: string; detail: string };

export type Queue = {
  waiting: CheckIn[];
  refused: Refused[];
  /** Why they wait, where the server has said so. */
  problem: string | undefined;
};

const prefix = "check-in";
const mostAtOnce = 200;
const againAfterMs = 5_000;

const nothing: Queue = { waiting: [], refused: [], problem: undefined };
let queue = nothing;
let owner = "";
let isSending = false;
let again: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const appliedListeners = new Set<(applied: CheckIn[]) => void>();

/** What waits to be applied, for this owner; begun with whatever an earlier page left behind. */
export function useCheckInQueue(uid: string): Queue {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      begin(uid);
      return () => listeners.delete(listener);
    },
    () => (owner === uid ? queue : nothing),
    () => nothing,
  );
}

/** Calls back with those that the server has just applied, before they are forgotten here: nothing flickers back. */
export function onApplied(listener: (applied: CheckIn[]) => void): () => void {
  appliedListeners.add(listener);
  return () => appliedListeners.delete(listener);
}

export function checkIn(made: NewCheckIn[]): void {
  const now = Date.now();
  // A millisecond apart, so that the order in which they were made is the order of their moments.
  const added = made.map((each, index) => ({
    ...each,
    id: crypto.randomUUID(),
    at: new Date(now + index).toISOString(),
  }));
  for (const each of added) keep("localStorage", keyOf(each.id), JSON.stringify(each));
  publish({ waiting: [...queue.waiting, ...added] });
  void send();
}

/** The owner has read why it was refused. */
export function dismissRefused(id: string): void {
  publish({ refused: queue.refused.filter((each) => each.id !== id) });
}

function keyOf(id: string): string {
  return `${prefix} ${owner} ${id}`;
}

function begin(uid: string): void {
  if (owner === uid) return;
  const isFirst = owner === "";
  owner = uid;
  queue = { ...nothing, waiting: readKept() };
  for (const listener of listeners) listener();
  if (isFirst) {
    addEventListener("online", () => void send());
    addEventListener("focus", () => void send());
  }
  void send();
}

function readKept(): CheckIn[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${prefix} ${owner} `));
  return keys
    .flatMap((key) => {
      try {
        const kept: unknown = JSON.parse(recall("localStorage", key) ?? "null");
        return checkInShape(kept) ? [kept] : [];
      } catch {
        // Somebody else's words under our name.
        return [];
      }
    })
    .sort((a, b) => a.at.localeCompare(b.at));
}

async function send(): Promise<void> {
  const batch = queue.waiting.slice(0, mostAtOnce);
  if (isSending || batch.length === 0) return;
  isSending = true;
  clearTimeout(again);
  try {
    const body: CheckIns = { checkIns: batch };
    const { results } = await ask("/api/studio/check-ins", checkInResultsShape, { body });
    settle(batch, results);
  } catch (error) {
    // Kept, whatever it was: the phone asks again until the server has answered for each.
    const problem = error instanceof Refusal ? sentenceFor(error) : undefined;
    publish({ problem });
    again = setTimeout(() => void send(), againAfterMs);
    isSending = false;
    return;
  }
  isSending = false;
  await send();
}

function settle(batch: CheckIn[], results: { id: string; outcome: string; detail: string | null }[]): void {
  const answered = new Set(results.map(({ id }) => id));
  for (const id of answered) keep("localStorage", keyOf(id), "");
  const refused = results.flatMap(({ id, outcome, detail }) => {
    const made = batch.find((each) => each.id === id);
    return outcome === "refused" && made
      ? [{ id, classId: made.classId, detail: detail ?? "This check-in was not taken." }]
      : [];
  });
  // Such as that there are more people than there is room for.
  for (const { outcome, detail } of results) if (outcome === "applied" && detail) say(detail);
  const isRefused = new Set(refused.map(({ id }) => id));
  const applied = batch.filter(({ id }) => answered.has(id) && !isRefused.has(id));
  for (const listener of appliedListeners) listener(applied);
  publish({
    waiting: queue.waiting.filter(({ id }) => !answered.has(id)),
    refused: [...queue.refused, ...refused],
    problem: undefined,
  });
}

function publish(next: Partial<Queue>): void {
  queue = { ...queue, ...next };
  for (const listener of listeners) listener();
}
