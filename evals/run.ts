/**
 * `npm run eval`: how well triage does on words it has not learned, and every case through the whole assistant.
 * `npm run eval -- --model` puts the same cases to recorded models and to the configured one; a number after it
 * takes only so many of each kind, for a model that is slow.
 */
import { createAssistant } from "../assistant/create-assistant.ts";
import { openModel } from "../assistant/model/ask-model.ts";
import { isMet } from "../bench/table.ts";
import { parseConfig, readEnvironment } from "../server/config.ts";
import { readAllAnswers } from "./answers.ts";
import { createCarelessModel, createGoodModel, createHostileModel } from "./behaviours.ts";
import { readConditioned, withConditioned } from "./conditions.ts";
import { crossValidate, judge, ratesOf } from "./cross-validate.ts";
import { reportModel, reportRates, reportScores } from "./report.ts";
import { readConversations, textsOf } from "./requests.ts";
import { type Score, scoreAssistant } from "./score.ts";
import {
  figuresOf as answerFiguresOf,
  crossValidateAnswers,
  describeFigures,
  scoreAnswers,
} from "./score-answers.ts";
import { findForbidden } from "./score-conditions.ts";
import { findServed, readEaters } from "./score-diets.ts";
import { scoreModel, scoreRecorded } from "./score-model.ts";
import { figuresOf, tryConversation } from "./score-requests.ts";
import { readStories } from "./stories.ts";

const words = process.argv.slice(2);
const scores = words.includes("--model") ? await tryModels() : await tryHandbook();
process.exit(scores.every(isMet) ? 0 : 1);

async function tryHandbook(): Promise<Score[]> {
  const stories = withConditioned(readStories());
  reportRates(
    `Triage, each of ${stories.length} stories judged by what other writers taught`,
    ratesOf(crossValidate(stories, textsOf(readConversations()))),
  );
  const blind = readStories("blind");
  reportRates(
    `Triage, ${blind.length} texts of a blind set that training never opens`,
    ratesOf(judge(blind)),
  );

  const strangers = readConversations("blind-requests").map((each) => tryConversation(each));
  process.stdout.write(
    `\nRequests, ${strangers.length} conversations of a blind set that training never opens\n`,
  );
  for (const [what, [part, whole]] of Object.entries(figuresOf(strangers))) {
    process.stdout.write(`  ${what}: ${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})\n`);
  }

  const patients = readConditioned("blind-conditions");
  const harmed = patients
    .map((each) => ({ text: each.text, given: findForbidden(each) }))
    .filter(({ given }) => given.length > 0);
  process.stdout.write(
    `\nConditions, ${patients.length} texts of a blind set that training never opens: ${harmed.length} are given something forbidden\n`,
  );

  const eaters = readEaters("blind-diets");
  const misfed = eaters.filter((each) => findServed(each).length > 0);
  process.stdout.write(
    `\nDiets, ${eaters.length} texts of a blind set that training never opens: ${misfed.length} are offered a meal against their words\n`,
  );

  const judged = await crossValidateAnswers(readAllAnswers());
  process.stdout.write(`\nAnswers of models, each of ${judged.length} judged by what other writers taught\n`);
  for (const line of describeFigures(answerFiguresOf(judged))) process.stdout.write(`  ${line}\n`);
  for (const file of ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"])
    await scoreAnswers(new URL(`blind-answers/${file}.jsonl`, import.meta.url));
  for (const file of words.filter((each) => each.endsWith(".jsonl"))) await scoreAnswers(file);

  const handbook = await scoreAssistant(createAssistant({ warn() {} }));
  reportScores("The handbook, on cases it was mended with: a guard against going back, no score", handbook);
  const hostile = await scoreRecorded(createHostileModel());
  reportScores("A hostile model behind the safety rules", hostile.scores);
  return [...handbook, ...hostile.scores];
}

async function tryModels(): Promise<Score[]> {
  const most = Number(words[words.indexOf("--model") + 1]) || Number.POSITIVE_INFINITY;
  const all: Score[] = [];
  for (const recorded of [createGoodModel(), createCarelessModel(), createHostileModel()]) {
    const score = await scoreRecorded(recorded);
    reportModel(`A ${recorded.name} model, recorded, behind the safety rules`, score);
    all.push(...score.scores);
  }
  const { model } = parseConfig(readEnvironment());
  if (!model) {
    process.stdout.write("\nNo model is configured: set AI_BASE_URL and AI_MODEL to try one.\n");
    return all;
  }
  const score = await scoreModel(openModel(model), { most });
  reportModel(`${model.model} at ${new URL(model.baseUrl).host}`, score);
  return [...all, ...score.scores];
}
