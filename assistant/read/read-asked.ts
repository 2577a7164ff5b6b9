import { type Asked, wordsOf } from "../assistant.ts";
import { type Kept, type Recalled, remember } from "../kept.ts";
import { onceFor } from "../once-for.ts";
import { type Reading, read } from "./read.ts";

/** What all texts of a request say. */
export type Readings = {
  /** What they ask now. */
  now: Reading;
  /** What they described for therapy plans, the latest first. */
  described: Reading[];
  /** What they asked before in this conversation, the latest last. */
  earlier: Recalled[];
  /** What was kept of those, the latest last. */
  kept: Kept[];
  preferred: Reading[];
  dietPreference: Reading;
};

/** The readings of a request; each text of it is read once, whoever asks and however often. */
export const readingsOf = onceFor(readAsked);

function readAsked(asked: Asked): Readings {
  const byText = new Map<string, Reading>();
  const once = (text: string) => {
    const reading = byText.get(text) ?? read(text);
    byText.set(text, reading);
    return reading;
  };
  const { fitnessLevel, yogaGoal, dietPreference } = asked.preferences;
  const exchanges = asked.kind === "chat" ? asked.earlier : [];
  const known = exchanges.map((exchange) => remember(exchange.kept));
  return {
    now: once(wordsOf(asked)),
    described: asked.described.map(once),
    earlier: exchanges.map(({ question }, index) => known[index]?.recalled ?? once(question)),
    kept: known.flatMap((each) => each?.kept ?? []),
    preferred: [fitnessLevel, yogaGoal].map(once),
    dietPreference: once(dietPreference),
  };
}
