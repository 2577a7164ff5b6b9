/** `npm run eval`: how well triage does on words it has not learned, and every case through the whole assistant. */
import { createAssistant } from "../assistant/create-assistant.ts";
import { openModel } from "../assistant/model/ask-model.ts";
import { isMet, printTable } from "../bench/table.ts";
import { startModelServer } from "../tests/parts/model-server.ts";
import { crossValidate, judge, type Rate, ratesOf } from "./cross-validate.ts";
import { misbehaviours, planted } from "./misbehaving-model.ts";
import { readConversations } from "./requests.ts";
import { type Score, scoreAssistant } from "./score.ts";
import { figuresOf, tryConversation } from "./score-requests.ts";
import { readStories } from "./stories.ts";

const quiet = { warn() {} };

const stories = readStories();
reportRates(
  `Triage, each of ${stories.length} stories judged by what other writers taught`,
  ratesOf(crossValidate(stories)),
);
const blind = readStories("blind");
reportRates(`Triage, ${blind.length} texts of a blind set that training never opens`, ratesOf(judge(blind)));

const strangers = readConversations("blind-requests").map((each) => tryConversation(each));
const figures = figuresOf(strangers);
process.stdout.write(
  `\nRequests, ${strangers.length} conversations of a blind set that training never opens\n`,
);
for (const [what, [part, whole]] of Object.entries(figures)) {
  process.stdout.write(`  ${what}: ${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})\n`);
}

const handbook = await scoreAssistant(createAssistant(quiet));
report("The handbook, on cases it was mended with: a guard against going back, no score", handbook);

const server = await startModelServer();
server.behave(...Array.from({ length: 400 }, () => misbehaviours).flat());
const model = openModel({ baseUrl: server.baseUrl, apiKey: "key", model: "misbehaving" });
const held = await scoreAssistant(createAssistant(quiet, model), planted);
server.close();
report("A misbehaving model behind the safety rules", held);

process.exit([...handbook, ...held].every(isMet) ? 0 : 1);

function reportRates(title: string, rates: Rate[]): void {
  process.stdout.write(`\n${title}\n`);
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const { what, part, whole, from, to } of rates) {
    process.stdout.write(
      `  ${what}: ${percent(part / whole)} (${part} of ${whole}; ${percent(from)} to ${percent(to)})\n`,
    );
  }
}

function report(title: string, scores: Score[]): void {
  process.stdout.write(`\n${title}\n`);
  printTable(scores);
  for (const { what, wrong } of scores) {
    for (const each of wrong) process.stdout.write(`${what}: ${each}\n`);
  }
}
