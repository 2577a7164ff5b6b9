import { back } from "./back.ts";
import { belly } from "./belly.ts";
import { breathing } from "./breathing.ts";
import { chair } from "./chair.ts";
import { handsAndKnees } from "./hands-and-knees.ts";
import { kneeling } from "./kneeling.ts";
import { rest } from "./rest.ts";
import { side } from "./side.ts";
import { sitting } from "./sitting.ts";
import { standing } from "./standing.ts";
import type { Figure } from "./types.ts";

/** A drawing for every practice, by its id. */
export const figures: Record<string, Figure> = {
  ...standing,
  ...chair,
  ...handsAndKnees,
  ...kneeling,
  ...sitting,
  ...belly,
  ...back,
  ...side,
  ...breathing,
  ...rest,
};
