/** `npm run train`: makes the weights of triage and of intents from what people wrote. The same texts make the same weights. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { kindPlaces, learnedKinds } from "../assistant/triage/weigh.ts";
import { exampleOf, learn, type Quantised, quantise } from "./learn.ts";
import { askedIn, learnIntents, turnsOf } from "./learn-intents.ts";
import { type Conversation, readConversations } from "./requests.ts";
import { readStories, type Story, truthOf, urgentKindOf } from "./stories.ts";

const folder = new URL("../assistant/triage/", import.meta.url);
const intentsFolder = new URL("../assistant/request/", import.meta.url);

/** Changes whenever a story or a feature does. */
export function stampOf(stories: Story[]): string {
  const hash = createHash("sha256");
  for (const file of ["features.ts", "circumstances.ts"]) hash.update(readFileSync(new URL(file, folder)));
  for (const { text, label, kind } of stories) hash.update(`${label}\0${kind}\0${text}\0`);
  return hash.digest("hex");
}

/** The same for what people ask for. What it names comes of the handbook too, whose growth needs no new weights. */
export function intentsStampOf(stories: Story[], conversations: Conversation[]): string {
  const hash = createHash("sha256").update(readFileSync(new URL("features.ts", folder)));
  hash.update(readFileSync(new URL("marks.ts", intentsFolder)));
  hash.update(JSON.stringify([askedIn(stories), conversations.flatMap(turnsOf)]));
  return hash.digest("hex");
}

function train(): void {
  const stories = readStories();
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
  write(folder, "weights", stampOf(stories), [learn(examples), ...ofKinds].map(quantise));
  const conversations = readConversations();
  const asked = [...askedIn(stories), ...conversations.flatMap(turnsOf)];
  write(intentsFolder, "intents", intentsStampOf(stories, conversations), learnIntents(asked));
  process.stdout.write(`Learned from ${stories.length} stories and ${conversations.length} conversations.\n`);
}

function write(place: URL, name: string, stories: string, scales: Quantised[]): void {
  const bytes = Buffer.concat(scales.map(({ weights }) => Buffer.from(weights.buffer)));
  writeFileSync(new URL(`${name}.bin`, place), bytes);
  const meta = { stories, scales: scales.map(({ bias, step }) => ({ bias, step })) };
  writeFileSync(new URL(`${name}.json`, place), `${JSON.stringify(meta, null, 2)}\n`);
}

if (import.meta.main) train();
