import { capitalise } from "../join-words.ts";
import type { ClearRequest, Request, RequestOf, Wants } from "../request/request.ts";
import { type Reply, reply } from "./reply.ts";

/** What each wish is called when we ask which one was meant. */
const names: Record<Wants, string> = {
  practise: "a practice for that",
  change: "a change of what I gave you",
  explain: "how a pose is done",
  compare: "how two poses differ",
  idea: "something about yoga",
  eat: "something to eat",
  studio: "something about the studio",
  mine: "your own passes, classes or plans",
  "which class": "which class suits you",
  "small talk": "something else",
  "out of scope": "something else",
};

/** How somebody says that it is this one. */
const choices: Partial<Record<Wants, string>> = {
  change: "A change of what you gave me",
  mine: "My own passes, classes or plans",
  "which class": "Which class suits me",
};

function choiceOf({ wants }: ClearRequest): string {
  return choices[wants] ?? capitalise(names[wants]);
}

function isElse({ wants }: ClearRequest): boolean {
  return wants === "small talk" || wants === "out of scope";
}

/** One short question between the two that were likely. */
export function askBack(request: RequestOf<"unclear">): Reply {
  // "Something else" comes last, wherever it stands.
  const ordered = request.between.toSorted((a, b) => Number(isElse(a)) - Number(isElse(b)));
  const asked = ordered.map(({ wants }) => names[wants]).join(", or ");
  return reply(request, `I am not sure what you mean: ${asked}? Tap one, or say it in other words.`, {
    suggestions: ordered.map(choiceOf),
  });
}

/** The one of the two that was chosen, as it was first said. */
export function findChosen(question: string, before: Request | undefined): ClearRequest | undefined {
  if (before?.wants !== "unclear") return undefined;
  return before.between.find((each) => choiceOf(each) === question.trim());
}
