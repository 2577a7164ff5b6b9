import { read } from "../assistant/read/read.ts";
import { intentFeatures } from "../assistant/request/read-request.ts";
import { type Wants, wants } from "../assistant/request/request.ts";
import { intentPlaces } from "../assistant/request/weigh-intents.ts";
import { learn, type Quantised, quantise } from "./learn.ts";
import type { Conversation } from "./requests.ts";
import type { Story } from "./stories.ts";

/** Something that was asked for, and what the answer before it was to. */
export type Asked = { text: string; wants: Wants; after: Wants | undefined };

const known = new Set<string>(wants);
const isWants = (word: string): word is Wants => known.has(word);
/** What is said in between leaves the last answer where it was. */
const inBetween = new Set<Wants>(["change", "small talk"]);

/** Each turn of a conversation with what came before it. */
export function turnsOf({ turns }: Conversation): Asked[] {
  let after: Wants | undefined;
  return turns.flatMap(({ text, asks }) => {
    if (!isWants(asks.wants)) return [];
    const asked = { text, wants: asks.wants, after };
    if (!inBetween.has(asks.wants)) after = asks.wants;
    return [asked];
  });
}

/** A story stands alone; what changes something was said after a session, and every third might have been. */
export function askedIn(stories: Story[]): Asked[] {
  return stories
    .filter(({ label }) => label === "fine")
    .flatMap(({ text, wants: wanted }, index) => {
      if (!isWants(wanted)) return [];
      const later = { text, wants: wanted, after: "practise" as const };
      if (wanted === "change") return [later];
      const alone = { text, wants: wanted, after: undefined };
      return index % 3 === 0 ? [alone, later] : [alone];
    });
}

/** The weights of every intent, the same for the same requests. */
export function learnIntents(asked: Asked[]): Quantised[] {
  const features = asked.map(({ text, after }) => intentFeatures(text, read(text), after));
  return wants.map((want) =>
    quantise(
      learn(
        features.map((each, index) => ({ features: each, truth: asked[index]?.wants === want ? 1 : 0 })),
        intentPlaces,
      ),
    ),
  );
}
