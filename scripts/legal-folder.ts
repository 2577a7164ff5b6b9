import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Beside the studio's other content: the owner's, or the tests' own. */
export const legalFolder = join(dirname(fileURLToPath(import.meta.resolve("#content/studio.ts"))), "legal");
