import { expect, test } from "vitest";
import { createSentenceReader, readSentences } from "./read-sentences.ts";

function cut(text: string, size = text.length): string[] {
  const reader = createSentenceReader();
  const found = [];
  for (let from = 0; from < text.length; from += size)
    found.push(...reader.take(text.slice(from, from + size)));
  return [...found, ...reader.end()].map((each) => each.text);
}

test.each([
  ["Hold for 2.5 min. Then rest.", ["Hold for 2.5 min.", "Then rest."]],
  ["Use a strap, e.g. a belt. Ask Dr. Smith.", ["Use a strap, e.g. a belt.", "Ask Dr. Smith."]],
  ["I wouldn't. It hurts!  Why?", ["I wouldn't.", "It hurts!", "Why?"]],
  // What is only named waits for what is said of it.
  ["**Ghee.** It is pure butter. Fine.", ["**Ghee.** It is pure butter.", "Fine."]],
  ["**Stop if anything hurts you.** Sit down.", ["**Stop if anything hurts you.**", "Sit down."]],
  ["Fold until\nyour hands touch.", ["Fold until\nyour hands touch."]],
  // A line in bold is an item of a list, whether or not it has a mark.
  ["**Loaf** with thyme\n**Puddings**, hot", ["**Loaf** with thyme", "**Puddings**, hot"]],
  ["## Warm up\n1. Cat. Slowly\n2. Cow", ["Warm up", "Cat.", "Slowly", "Cow"]],
  ["| Pose | Time |\n|---|---|\n| Cat | 2 |", ["| Pose | Time |", "|---|---|", "| Cat | 2 |"]],
  ["```\nrest now\n```\nGood.", ["rest now", "Good."]],
  ["¿Te duele? Para.", ["¿Te duele?", "Para."]],
])("'%s' is cut into sentences, however it arrives", (text, sentences) => {
  expect(cut(text)).toEqual(sentences);
  expect(cut(text, 1)).toEqual(sentences);
  expect(cut(text, 3)).toEqual(sentences);
});

test("what was cut makes up the text again", () => {
  const text = "Hello there.\n\n## Plan\n\n- **Cat.** Slowly.\n  - small\n\n> Rest. Breathe.\n\nBye.";
  const reader = createSentenceReader();
  const all = [...reader.take(text), ...reader.end()];
  expect(all.map(({ lead, text: own }) => lead + own).join("")).toBe(text);
});

test("a sentence is there as soon as its full stop is, before anything follows", async () => {
  const { promise: never } = Promise.withResolvers<string>();
  async function* pieces() {
    yield "Roll your shoul";
    yield "ders slowly.";
    yield await never;
  }
  const { value } = await readSentences(pieces()).next();
  expect(value).toMatchObject({ text: "Roll your shoulders slowly." });
});
