/**
 * `npm run train`: makes the weights of triage, of requests, of cautions, of refused foods and of the judge of sentences
 * from what people wrote: those whose texts have changed, or with `all` every one. The same texts make the same weights.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { readCautionsStamp } from "../assistant/read/cautions.ts";
import { readFoodsStamp } from "../assistant/refusal/weigh-foods.ts";
import { readRequestsStamp } from "../assistant/request/weigh-requests.ts";
import { readStampOf } from "../assistant/safety/learned.ts";
import { blocks } from "../assistant/safety/net.ts";
import { kindPlaces, learnedKinds, readWeightsStamp } from "../assistant/triage/weigh.ts";
import { readAllAnswers, type WrittenAnswer } from "./answers.ts";
import { type Conditioned, readConditioned, withConditioned } from "./conditions.ts";
import { exampleOf, learn, type Quantised, quantise } from "./learn.ts";
import { learnCautions } from "./learn-cautions.ts";
import { learnFoods } from "./learn-foods.ts";
import { learnHarm, lessonsOf } from "./learn-harm.ts";
import { askedIn, learnRequests, turnsOf } from "./learn-requests.ts";
import { learnTold } from "./learn-told.ts";
import { linesOf } from "./lines-of.ts";
import { type Conversation, readConversations, textsOf } from "./requests.ts";
import { type Eater, readEaters } from "./score-diets.ts";
import { readStories, type Story, truthOf, urgentKindOf } from "./stories.ts";

const folder = new URL("../assistant/triage/", import.meta.url);
const readFolder = new URL("../assistant/read/", import.meta.url);
const requestsFolder = new URL("../assistant/request/", import.meta.url);
const refusalFolder = new URL("../assistant/refusal/", import.meta.url);
const safetyFolder = new URL("../assistant/safety/", import.meta.url);

/** Changes whenever a story, a request or a feature does. */
export function stampOf(stories: Story[], requests: string[]): string {
  const hash = createHash("sha256");
  for (const file of ["features.ts", "circumstances.ts", "circumstance-words.ts"])
    hash.update(readFileSync(new URL(file, folder)));
  for (const { text, label, kind } of stories) hash.update(`${label}\0${kind}\0${text}\0`);
  return hash.update(JSON.stringify(requests)).digest("hex");
}

/** The same for what people ask for. What it names comes of the handbook too, whose growth needs no new weights. */
export function requestsStampOf(stories: Story[], conversations: Conversation[]): string {
  const hash = createHash("sha256").update(readFileSync(new URL("features.ts", folder)));
  for (const file of ["marks.ts", "stances.ts", "lengths.ts"])
    hash.update(readFileSync(new URL(file, requestsFolder)));
  const kept = conversations.map(({ turns }) => turns.map(({ answer }) => answer?.["minutes"]));
  hash.update(JSON.stringify([askedIn(stories), conversations.flatMap(turnsOf), kept]));
  return hash.digest("hex");
}

/** And for what to leave out. What the handbook knows by name counts as well, whose growth needs no new weights. */
export function cautionsStampOf(conditioned: Conditioned[], conversations: Conversation[]): string {
  const hash = createHash("sha256").update(readFileSync(new URL("features.ts", folder)));
  hash.update(readFileSync(new URL("cautions.ts", readFolder)));
  hash.update(JSON.stringify([conditioned, conversations.flatMap(turnsOf)]));
  return hash.digest("hex");
}

/** For foods that are refused. Their names are the handbook's, whose growth needs no new weights. */
export function foodsStampOf(eaters: Eater[], conversations: Conversation[]): string {
  const hash = createHash("sha256").update(readFileSync(new URL("weigh-foods.ts", refusalFolder)));
  hash.update(JSON.stringify([eaters, conversations.flatMap(turnsOf)]));
  return hash.digest("hex");
}

/** The same for what harms in an answer. The handbook, which it also learns from, may grow without new weights. */
export function harmStampOf(answers: WrittenAnswer[]): string {
  const hash = createHash("sha256");
  for (const file of [
    "weigh-harm.ts",
    "harm-marks.ts",
    "harm-words.ts",
    "net.ts",
    "stance-words.ts",
    "weigh-told.ts",
    "setting.ts",
  ]) {
    hash.update(readFileSync(new URL(file, safetyFolder)));
  }
  return hash.update(JSON.stringify(answers)).digest("hex");
}

/** Something that is learned by itself, and whether that was done with the texts that are there. */
type Part = { learn(): void | Promise<void>; isCurrent(): boolean };

/** In two turns, the longest of each first. The judge goes by what is known of a member: of cautions and foods. */
const parts: Record<string, Part>[] = [
  {
    cautions: {
      learn: trainCautions,
      isCurrent: () => readCautionsStamp() === cautionsStampOf(readConditioned(), readConversations()),
    },
    foods: {
      learn: trainFoods,
      isCurrent: () => readFoodsStamp() === foodsStampOf(readEaters(), readConversations()),
    },
  },
  {
    judge: { learn: trainJudge, isCurrent: () => readStampOf("harm") === harmStampOf(readAllAnswers()) },
    requests: {
      learn: trainRequests,
      isCurrent: () => readRequestsStamp() === requestsStampOf(readStories(), readConversations()),
    },
    triage: {
      learn: trainTriage,
      isCurrent: () => readWeightsStamp() === stampOf(...ofTriage()),
    },
  },
];

async function train(isAll: boolean): Promise<void> {
  const learned: string[] = [];
  for (const turn of parts) {
    const isKnownAnew = learned.length > 0;
    const names = Object.keys(turn).filter(
      (name) => isAll || (name === "judge" && isKnownAnew) || turn[name]?.isCurrent() === false,
    );
    learned.push(...names);
    await trainAll(names);
  }
  process.stdout.write(`Learned anew: ${learned.join(", ") || "nothing, for no text has changed"}.\n`);
  const countIn = (folder: string) => linesOf(folder).reduce((sum, { lines }) => sum + lines.length, 0);
  process.stdout.write(
    `There are ${countIn("stories") + countIn("conditions")} stories, ${countIn("requests")} conversations, ${countIn("diets")} ways of eating and ${countIn("answers")} answers.\n`,
  );
}

/** What is made of a text is soon done with: with room for much of it, little has to be cleared away. */
const resourceLimits = { maxYoungGenerationSizeMb: 256 };

function startThread(part: string): Worker {
  return new Worker(new URL(import.meta.url), { workerData: part, resourceLimits });
}

/** Each part in a thread of its own, as many at once as there are cores. */
async function trainAll(waiting: string[]): Promise<void> {
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      await once(startThread(part), "exit");
    }
  });
  await Promise.all(lanes);
}

function ofTriage(): [stories: Story[], requests: string[]] {
  return [withConditioned(readStories(), readConditioned()), textsOf(readConversations())];
}

function trainTriage(): void {
  const [stories, requests] = ofTriage();
  const examples = stories.map((story) => exampleOf(story.text, truthOf(story)));
  // Which kind it is only matters where something is wrong, or might be.
  const grave = stories.flatMap((story, index) => (story.label !== "fine" && story.kind ? [index] : []));
  const ofKinds = learnedKinds.map((kind) =>
    learn(
      grave.flatMap((index) => {
        const [story, example] = [stories[index], examples[index]];
        return story && example ? [{ ...example, truth: urgentKindOf(story) === kind ? 1 : 0 }] : [];
      }),
      kindPlaces,
    ),
  );
  // Most of what people write is no story: what they ask for teaches how harmless it is.
  const harmless = requests.map((text) => exampleOf(text, 0));
  const weights = [learn([...examples, ...harmless]), ...ofKinds].map(quantise);
  writeBytes(folder, "weights", weights);
  writeScales(folder, "weights", { stories: stampOf(stories, requests), scales: weights.map(scaleOf) });
}

function trainRequests(): void {
  const [told, conversations] = [readStories(), readConversations()];
  const ofRequests = learnRequests(told, conversations);
  writeBytes(requestsFolder, "requests", Object.values(ofRequests).flat());
  writeScales(requestsFolder, "requests", {
    stamp: requestsStampOf(told, conversations),
    scales: Object.fromEntries(Object.entries(ofRequests).map(([name, each]) => [name, each.map(scaleOf)])),
  });
}

function trainCautions(): void {
  const [conditioned, conversations] = [readConditioned(), readConversations()];
  const cautions = learnCautions(conditioned, conversations);
  writeBytes(readFolder, "cautions", cautions);
  writeScales(readFolder, "cautions", {
    stamp: cautionsStampOf(conditioned, conversations),
    scales: cautions.map(scaleOf),
  });
}

function trainFoods(): void {
  const [eaters, conversations] = [readEaters(), readConversations()];
  const foods = [learnFoods(eaters, conversations)];
  writeBytes(refusalFolder, "foods", foods);
  writeScales(refusalFolder, "foods", {
    stamp: foodsStampOf(eaters, conversations),
    scales: foods.map(scaleOf),
  });
}

/** What answers teach is most of the work, and is shared with a second thread. */
async function trainJudge(): Promise<void> {
  const answers = readAllAnswers();
  const later = once(startThread(laterLessons), "message");
  const earlier = answers.slice(0, answers.length / 2).map(lessonsOf);
  const [rest]: ReturnType<typeof lessonsOf>[][] = await later;
  const lessons = [...earlier, ...(rest ?? [])];
  const judged = {
    harm: learnHarm(lessons.flatMap(({ lines }) => lines)),
    told: learnTold(lessons.flatMap(({ tellings }) => tellings)),
  };
  const stories = harmStampOf(answers);
  for (const [name, { weights, net }] of Object.entries(judged)) {
    const scale = [quantise(weights)];
    writeBytes(safetyFolder, name, scale);
    writeScales(safetyFolder, name, { stories, scales: scale.map(scaleOf) });
    const parts = blocks.map((block) => ({ block, ...quantise({ bias: 0, of: net[block] }) }));
    writeBytes(safetyFolder, `${name}-net`, parts);
    const steps = Object.fromEntries(parts.map(({ block, step }) => [block, step]));
    writeScales(safetyFolder, `${name}-net`, { stories, steps });
  }
}

const laterLessons = "later lessons";

function teachLater(): void {
  const answers = readAllAnswers();
  parentPort?.postMessage(answers.slice(answers.length / 2).map(lessonsOf));
}

function scaleOf({ bias, step }: Quantised) {
  return { bias, step };
}

function writeBytes(place: URL, name: string, scales: Quantised[]): void {
  const bytes = Buffer.concat(scales.map(({ weights }) => Buffer.from(weights.buffer)));
  writeFileSync(new URL(`${name}.bin`, place), bytes);
}

function writeScales(place: URL, name: string, scales: object): void {
  writeFileSync(new URL(`${name}.json`, place), `${JSON.stringify(scales, null, 2)}\n`);
}

if (isMainThread && import.meta.main) await train(process.argv.includes("all"));
// Whoever tests this module in a thread gives it other data.
if (!isMainThread && typeof workerData === "string") {
  if (workerData === laterLessons) teachLater();
  for (const turn of parts) await turn[workerData]?.learn();
}
