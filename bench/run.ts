/** `npm run bench`: measures what the design promises and prints it beside the promise; `-- assistant` only that part. */
import { measureAssistant } from "./assistant.ts";
import { measureBooking } from "./booking.ts";
import { measureDashboard } from "./dashboard.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMembers } from "./members.ts";
import { measurePageWeight } from "./page-weight.ts";
import { measureServing } from "./serving.ts";
import { measureRefusal, measureSecondStart } from "./starting.ts";
import { isMet, printTable, type Row } from "./table.ts";

const measurements: [string, () => Row[] | Promise<Row[]>][] = [
  ["page weights", measurePageWeight],
  ["starting", measureSecondStart],
  ["refusing", measureRefusal],
  ["serving", measureServing],
  ["members", measureMembers],
  ["booking", measureBooking],
  ["the assistant", measureAssistant],
  ["the dashboard", measureDashboard],
  ["Lighthouse", measureLighthouse],
];

const words = process.argv.slice(2);
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const rows: Row[] = [];
for (const [name, measure] of measurements.filter(([each]) => isWanted(each))) {
  console.error(`Measuring ${name}…`);
  rows.push(...(await measure()));
}
printTable(rows);
process.exit(rows.every(isMet) ? 0 : 1);
