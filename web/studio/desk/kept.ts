/**
 * What the owner's screens have read: shown again at once, and looked up anew meanwhile. What is needed in a
 * room without signal is kept in the phone too, until the owner signs out or a day has gone by.
 */
import type { Shape } from "../../answer-shapes.ts";
import { draftKey, keep, recall } from "../../storage.ts";

const dayMs = 24 * 60 * 60_000;
const memory = new Map<string, unknown>();
let memoryOf = "";

type KeptAnswer = { at: number; answer: unknown };

/** What was last read here for somebody, or is in the phone and of the right shape. */
export function recallAnswer<T>(uid: string, path: string, shape: Shape<T>): T | undefined {
  if (memoryOf === uid && memory.has(path)) return memory.get(path) as T;
  try {
    const kept: KeptAnswer = JSON.parse(recall("localStorage", draftKey(path, uid)) ?? "null");
    return kept && Date.now() - kept.at < dayMs && shape(kept.answer) ? kept.answer : undefined;
  } catch {
    // Not ours, or of an older version: the server is asked.
    return undefined;
  }
}

export function keepAnswer(uid: string, path: string, answer: unknown, isForOffline: boolean): void {
  if (memoryOf !== uid) memory.clear();
  memoryOf = uid;
  memory.set(path, answer);
  if (isForOffline) keep("localStorage", draftKey(path, uid), JSON.stringify({ at: Date.now(), answer }));
}
