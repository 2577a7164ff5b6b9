/** `npm run eval`: puts every case to the assistant, without a model and with one that misbehaves. */

import { createAssistant } from "../assistant/create-assistant.ts";
import { openModel } from "../assistant/model/ask-model.ts";
import { isMet, printTable } from "../bench/table.ts";
import { startModelServer } from "../tests/parts/model-server.ts";
import { misbehaviours, planted } from "./misbehaving-model.ts";
import { type Score, scoreAssistant } from "./score.ts";

const quiet = { warn() {} };

const handbook = await scoreAssistant(createAssistant(quiet));
report("The handbook", handbook);

const server = await startModelServer();
server.behave(...Array.from({ length: 400 }, () => misbehaviours).flat());
const model = openModel({ baseUrl: server.baseUrl, apiKey: "key", model: "misbehaving" });
const held = await scoreAssistant(createAssistant(quiet, model), planted);
server.close();
report("A misbehaving model behind the safety rules", held);

process.exit([...handbook, ...held].every(isMet) ? 0 : 1);

function report(title: string, scores: Score[]): void {
  process.stdout.write(`\n${title}\n`);
  printTable(scores);
  for (const { what, wrong } of scores) {
    for (const each of wrong) process.stdout.write(`${what}: ${each}\n`);
  }
}
