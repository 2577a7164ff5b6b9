import type { Wants } from "./request.ts";

/** Wishes of one kind are answered so much alike that nobody needs to be asked which one is meant. */
const kinds: Record<Wants, "session" | "word" | "meal" | "studio" | "own" | "class" | "chat"> = {
  practise: "session",
  change: "session",
  explain: "word",
  compare: "word",
  idea: "word",
  eat: "meal",
  studio: "studio",
  mine: "own",
  "which class": "class",
  "small talk": "chat",
  "out of scope": "chat",
};

/** Below these odds the likeliest kind is wrong more often than right: it was seen on words of new writers. */
const sureFrom = 0.45;

/** What a message may mean as well as what is likeliest, of another kind; undefined where it is plain enough. */
export function findOther(ranked: { intent: Wants; odds: number }[]): Wants | undefined {
  const [first] = ranked;
  if (!first) return undefined;
  const isAlike = ({ intent }: { intent: Wants }) => kinds[intent] === kinds[first.intent];
  const odds = ranked.filter(isAlike).reduce((sum, each) => sum + each.odds, 0);
  return odds < sureFrom ? ranked.find((each) => !isAlike(each))?.intent : undefined;
}
