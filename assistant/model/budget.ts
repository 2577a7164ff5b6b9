import type { Asked } from "../assistant.ts";
import type { Tokens } from "./tokens.ts";

/** What a model may take, for whoever pays for it. */
export type ModelBudget = {
  /** Whether it may still be asked. */
  isOpen(now: Date): Promise<boolean>;
  /** Puts down what an answer took, whatever became of it. */
  spend(kind: Asked["kind"], tokens: Tokens, now: Date): Promise<void>;
};

/** For a model that costs nothing. */
export const unlimited: ModelBudget = {
  isOpen: async () => true,
  async spend() {},
};
