import type { Step } from "../planner/wanted.ts";
import type { Request } from "../request/request.ts";

/** What a question is answered with, and what of it the next one may refer to. */
export type Reply = {
  text: string;
  /** What somebody might ask next, as they would say it. */
  suggestions: string[];
  /** What the answer is an answer to: what was asked, or what was asked before with a change. */
  request: Request;
  steps: Step[];
  /** Ids of the meals it proposes. */
  meals: string[];
  /** Id of the one practice it speaks of. */
  pointed?: string;
};

export function reply(
  request: Request,
  text: string,
  more: Partial<Omit<Reply, "text" | "request">> = {},
): Reply {
  return { text, request, suggestions: [], steps: [], meals: [], ...more };
}
