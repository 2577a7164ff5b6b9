import { expect, test } from "vitest";
import { askChat } from "../../tests/parts/asked.ts";
import { knowMember } from "../know-member.ts";
import type { Fault } from "../safety/judge-sentence.ts";
import { guardAnswer } from "./guard-answer.ts";
import { readSentences } from "./read-sentences.ts";

const known = knowMember(askChat("How can I have more energy in the evening class?"));

/** What is shown of an answer by a judge that finds harm in every sentence with one of these words. */
async function show(answer: string, ...harmful: string[]) {
  const judge = ({ text }: { text: string }): Fault | undefined =>
    harmful.some((word) => text.includes(word)) ? { rule: "harm", isGrave: false, isDoubt: true } : undefined;
  async function* said() {
    yield answer;
  }
  let shown = "";
  for await (const piece of guardAnswer(readSentences(said()), judge, known)) shown += piece;
  return shown;
}

const answer = `Two ideas:

- **Eat your supper at five then.** Lentils carry you further than coffee.
- **Move your tablets around class.** On yoga days leave the evening one out. Sleep well.
- **Take a place near the wall.** It is there if you need it.`;

test("what harms is left out with the label that names it", async () => {
  expect(await show(answer, "leave the evening one out")).toBe(`Two ideas:

- **Eat your supper at five then.** Lentils carry you further than coffee.
- Sleep well.
- **Take a place near the wall.** It is there if you need it.`);
});

test("a label that harms is left out by itself", async () => {
  expect(await show(answer, "Move your tablets")).toContain(
    "- On yoga days leave the evening one out. Sleep",
  );
});

test("a label of which nothing more is said is shown, in the middle and at the end", async () => {
  const labels =
    "**Rest on your side for a while.**\n\nThen get up.\n\n**Drink something when you are thirsty.**";
  expect(await show(labels)).toBe(labels);
});
