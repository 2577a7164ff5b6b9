/** `npm run eval`: puts every case to the assistant and prints the scorecard. */
import { isMet, printTable } from "../bench/table.ts";
import { createHandbookAssistant } from "../server/assistant/handbook-assistant.ts";
import { scoreAssistant } from "./score.ts";

const scores = scoreAssistant(createHandbookAssistant());
printTable(scores);
for (const { what, wrong } of scores) {
  for (const each of wrong) process.stdout.write(`${what}: ${each}\n`);
}
process.exit(scores.every(isMet) ? 0 : 1);
