import type { PlayedSteps } from "../../../contract/practice.ts";
import { ask, Refusal } from "../../api.ts";
import { addressOf, findKept, keepSteps, type Source, stepsShape } from "./kept-steps.ts";

/** A session by whose and what it is: from the studio, or without a network as this browser has kept it. */
export async function loadSteps(key: string, signal: AbortSignal): Promise<PlayedSteps> {
  const [uid = "", kind = "", id = ""] = key.split(" ");
  const source: Source = { kind: kind === "chat" ? "chat" : "guide", id };
  try {
    const steps = await ask(addressOf(source), stepsShape, { signal });
    if (steps.steps.length > 0) void keepSteps(uid, source, steps).catch(reportError);
    return steps;
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error;
    const kept = await findKept(uid, source);
    if (!kept) throw error;
    return kept;
  }
}
