/** Sentences for whoever a plan is for, beside what the handbook says to everybody. */
export type PlanWords = {
  greeting: string;
  /** Why this member does a practice, by its id. */
  reasons: ReadonlyMap<string, string>;
  advice: string[];
};

export const noWords: PlanWords = { greeting: "", reasons: new Map(), advice: [] };

/** What is said to them first, as blocks of a plan. */
export function writeGreeting({ greeting }: PlanWords): string[] {
  return greeting ? [greeting] : [];
}

export function writeAdviceFor({ advice }: PlanWords): string[] {
  return advice.length > 0 ? [["### For you", ...advice.map((each) => `- ${each}`)].join("\n")] : [];
}

/** Why they do this one, as the end of what is said about it. */
export function writeReason({ reasons }: PlanWords, id: string): string {
  const reason = reasons.get(id);
  return reason ? ` *For you: ${reason}*` : "";
}
