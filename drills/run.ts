/**
 * `npm run drill`: plays bad days through with real processes, prints what was seen, and exits with 1 if anything
 * did not hold; `npm run drill drain` only that one. docs/drills.md says what each shows.
 */
import { drillBackup } from "./backup.ts";
import { drillContainer } from "./container.ts";
import { drillDisk } from "./disk.ts";
import { drillDrain } from "./drain.ts";
import { drillPostgres } from "./postgres.ts";
import { drillProxies } from "./proxies.ts";
import { type Drill, play } from "./stage.ts";
import { drillUpgrade } from "./upgrade.ts";

const drills: Record<string, Drill> = {
  drain: drillDrain,
  postgres: drillPostgres,
  backup: drillBackup,
  disk: drillDisk,
  proxies: drillProxies,
  upgrade: drillUpgrade,
  container: drillContainer,
};

const words = process.argv.slice(2);
const unknown = words.find((word) => !(word in drills));
if (unknown !== undefined) {
  console.error(`There is no drill ${unknown}: choose among ${Object.keys(drills).join(", ")}.`);
  process.exit(1);
}
let isHolding = true;
for (const [name, drill] of Object.entries(drills)) {
  if (words.length > 0 && !words.includes(name)) continue;
  if (!(await play(name, drill))) isHolding = false;
}
process.exit(isHolding ? 0 : 1);
