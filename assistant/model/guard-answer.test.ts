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
  const guarded = guardAnswer(readSentences(said()), judge, known);
  let shown = "";
  let next = await guarded.next();
  for (; !next.done; next = await guarded.next()) shown += next.value;
  return { shown, end: next.value.end };
}

const answer = `Two ideas:

- **Eat your supper at five then.** Lentils carry you further than coffee.
- **Move your tablets around class.** On yoga days leave the evening one out. Sleep well.
- **Take a place near the wall.** It is there if you need it.`;

test("what harms is left out with the label that names it", async () => {
  const { shown } = await show(answer, "leave the evening one out");
  expect(shown).toBe(`Two ideas:

- **Eat your supper at five then.** Lentils carry you further than coffee.
- Sleep well.
- **Take a place near the wall.** It is there if you need it.`);
});

test("a label that harms is left out by itself", async () => {
  const { shown } = await show(answer, "Move your tablets");
  expect(shown).toContain("- On yoga days leave the evening one out. Sleep");
});

test("a label of which nothing more is said is shown, in the middle and at the end", async () => {
  const labels =
    "**Rest on your side for a while.**\n\nThen get up.\n\n**Drink something when you are thirsty.**";
  expect(await show(labels)).toEqual({ shown: labels, end: undefined });
});

test("an answer of which only a label would be left loses its turn", async () => {
  const whole = "**Move your tablets around class.** On yoga days leave the evening one out.";
  expect(await show(whole, "leave the evening")).toEqual({ shown: "", end: "harm" });
});

test("the mark of a list stays when its first two sentences are left out", async () => {
  const { shown } = await show(
    "Try this:\n\n- Leave one out. Halve the other. Sleep well.",
    "Leave",
    "Halve",
  );
  expect(shown).toBe("Try this:\n\n- Sleep well.");
});
