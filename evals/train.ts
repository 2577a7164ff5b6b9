/** `npm run train`: makes triage's weights from the stories. The same stories make the same weights. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { kindPlaces, learnedKinds } from "../assistant/triage/weigh.ts";
import { exampleOf, learn, quantise } from "./learn.ts";
import { readStories, type Story, truthOf, urgentKindOf } from "./stories.ts";

const folder = new URL("../assistant/triage/", import.meta.url);

/** Changes whenever a story or a feature does. */
export function stampOf(stories: Story[]): string {
  const hash = createHash("sha256");
  for (const file of ["features.ts", "circumstances.ts"]) hash.update(readFileSync(new URL(file, folder)));
  for (const { text, label, kind } of stories) hash.update(`${label}\0${kind}\0${text}\0`);
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
  const scales = [learn(examples), ...ofKinds].map(quantise);
  writeFileSync(
    new URL("weights.bin", folder),
    Buffer.concat(scales.map(({ weights }) => Buffer.from(weights.buffer))),
  );
  const meta = { stories: stampOf(stories), scales: scales.map(({ bias, step }) => ({ bias, step })) };
  writeFileSync(new URL("weights.json", folder), `${JSON.stringify(meta, null, 2)}\n`);
  process.stdout.write(`Learned from ${stories.length} stories.\n`);
}

if (import.meta.main) train();
