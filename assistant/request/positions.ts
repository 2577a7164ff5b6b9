import type { Position } from "../../handbook/types.ts";
import type { Refusal } from "./request.ts";

/** The positions that somebody speaks of who names one. */
export const positionsOf: Partial<Record<Refusal, Position[]>> = {
  standing: ["standing"],
  kneeling: ["kneeling"],
  "hands and knees": ["hands and knees"],
  sitting: ["sitting"],
  lying: ["back", "side", "belly"],
  belly: ["belly"],
  back: ["back"],
  chair: ["chair"],
};
