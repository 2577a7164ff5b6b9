/** `npm run handbook`: writes what the assistant knows as one page, for a clinician or teacher to read and sign. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeHandbook } from "../handbook/describe-handbook.ts";

writeFileSync(join(import.meta.dirname, "../docs/handbook.md"), describeHandbook());
