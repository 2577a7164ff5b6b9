import type { Practice } from "../types.ts";
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

/** Every pose, breathing practice and way to rest that the studio teaches, with what each asks of a body. */
export const practices: Practice[] = [
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
];
