import type { PractisedAnswer, PractisedRequest } from "../../../contract/practice.ts";
import { flag, object, text } from "../../answer-shapes.ts";
import { ask, Refusal } from "../../api.ts";
import { keep, recall } from "../../storage.ts";

type Waiting = { id: string; body: PractisedRequest };

const answerShape = object<PractisedAnswer>({ content: text, isUrgent: flag, isAsking: flag });

/** Tells the studio; "later" where it cannot be reached, and then it is told when it can be. */
export async function recordPractised(
  uid: string,
  id: string,
  body: PractisedRequest,
): Promise<PractisedAnswer | "later"> {
  try {
    const answer = await put({ id, body });
    setWaiting(uid, (all) => all.filter((each) => each.id !== id));
    return answer;
  } catch (error) {
    // The server has answered, and would say the same again.
    if (error instanceof Refusal) throw error;
    setWaiting(uid, (all) => [...all.filter((each) => each.id !== id), { id, body }]);
    return "later";
  }
}

/** Sends what was practised without a network; answers what has to be read at once, or answered. */
export async function sendWaiting(uid: string): Promise<string[]> {
  const grave: string[] = [];
  for (const { id, body } of readWaiting(uid)) {
    const answer = await recordPractised(uid, id, body).catch((error) => {
      reportError(error);
      // It will never be taken: it does not stand in the way of the others.
      setWaiting(uid, (all) => all.filter((each) => each.id !== id));
    });
    if (answer === "later") break;
    if (answer && (answer.isUrgent || answer.isAsking)) grave.push(answer.content);
  }
  return grave;
}

function put({ id, body }: Waiting): Promise<PractisedAnswer> {
  return ask(`/api/practised/${id}`, answerShape, { method: "PUT", body });
}

function readWaiting(uid: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(recall("localStorage", keyOf(uid)) ?? "[]");
    // The server looks at each of them closely.
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function setWaiting(uid: string, change: (all: Waiting[]) => Waiting[]): void {
  const all = change(readWaiting(uid));
  keep("localStorage", keyOf(uid), all.length > 0 ? JSON.stringify(all) : "");
}

function keyOf(uid: string): string {
  return `practised ${uid}`;
}
