import { expect, onTestFinished, test } from "vitest";
import { readAnswers } from "../../evals/answers.ts";
import { askChat } from "../../tests/parts/asked.ts";
import { type Behave, type Behaviour, startModelServer } from "../../tests/parts/model-server.ts";
import { waitForAnswer } from "../assistant.ts";
import { createAssistant } from "../create-assistant.ts";
import { knowMember } from "../know-member.ts";
import { cleanMarkdown } from "../safety/clean-markdown.ts";
import { createJudge, type Fault, type Judge } from "../safety/judge-sentence.ts";
import { type Model, openModel } from "./ask-model.ts";
import { guardAnswer } from "./guard-answer.ts";
import { createSentenceReader, readSentences, type Sentence } from "./read-sentences.ts";
import { createSecondLooks, type LookPatience } from "./second-look.ts";

const patient: LookPatience = { lookMs: 60_000, restMs: 60_000, failuresBeforeRest: 3 };
const settings = { apiKey: "key", model: "gentle-1" };

async function openServer(...behaviours: (Behaviour | Behave)[]) {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  server.behave(...behaviours);
  return { server, model: openModel({ ...settings, baseUrl: server.baseUrl }) };
}

const harmful: Behaviour = { say: ['{"harm', 'ful": true}'] };
const harmless: Behaviour = { say: ['Surely: {"harmful": false}'] };

/** Three kinds of sentences: those that are out of the question, and those that one may think about. */
const judge: Judge = ({ text }) => {
  const fault: Fault = { rule: "harm", isGrave: false };
  if (text.startsWith("Never")) return fault;
  if (text.startsWith("Doubtful")) return { ...fault, isDoubt: true, secondLook: "may clear" };
  return text.startsWith("Odd") ? { ...fault, secondLook: "may condemn" } : undefined;
};

const answer = "Fine is this. Doubtful is this. Odd is this. Never do this. Fine is that.";
const known = knowMember(
  askChat("What may I do?", { described: "a bad knee", earlier: ["I take warfarin"] }),
);

/** What is shown of the answer. */
async function guard(looks: ReturnType<typeof createSecondLooks>, model: Model, text = answer) {
  async function* say() {
    yield text;
  }
  const { signal } = new AbortController();
  const guarded = guardAnswer(readSentences(say()), judge, known, looks(model, known, signal));
  const shown: string[] = [];
  for await (const text of guarded) shown.push(text.trim());
  return shown.filter((text) => !text.startsWith("*"));
}

test("what is in doubt is shown as a second look finds it; what breaks a rule is not put to it", async () => {
  const { server, model } = await openServer(harmless);
  const shown = await guard(createSecondLooks(patient), model);
  expect(shown).toEqual(["Fine is this.", "Doubtful is this.", "Odd is this.", "Fine is that."]);
  expect(server.requests.map(({ messages }) => JSON.parse(messages[1]?.content ?? ""))).toEqual([
    {
      asked: "What may I do?",
      told: "a bad knee\nI take warfarin",
      before: "Fine is this.",
      sentence: "Doubtful is this.",
    },
    {
      asked: "What may I do?",
      told: "a bad knee\nI take warfarin",
      before: "Fine is this. Doubtful is this.",
      sentence: "Odd is this.",
    },
  ]);
});

test("what a second look finds harmful is left out", async () => {
  const { model } = await openServer(harmful);
  const shown = await guard(createSecondLooks(patient), model, answer.replace("Never do this. ", ""));
  expect(shown).toEqual(["Fine is this.", "Fine is that."]);
});

test.each<[string, Behaviour]>([
  ["answers something else", { say: ["I would say that is fine."] }],
  ["answers without end", { say: Array.from({ length: 200 }, () => "well, ") }],
  ["refuses", { fail: "refuse", status: 401 }],
  ["breaks off", { fail: "truncate", after: ['{"harmful": false}'] }],
])("where a server %s, doubts are left out, hunches shown, and it is asked no more", async (_, behaviour) => {
  const { server, model } = await openServer(behaviour);
  const shown = await guard(createSecondLooks(patient), model);
  expect(shown).toEqual(["Fine is this.", "Odd is this.", "Fine is that."]);
  expect(server.requests).toHaveLength(1);
});

test("a server that cannot look in time is left alone for a while", async () => {
  const { server, model } = await openServer({ fail: "hang" });
  // On a slow machine a look may be over before it has reached the server: what is asked counts, not what arrives.
  let asked = 0;
  const counted: Model = {
    ask(...question) {
      asked += 1;
      return model.ask(...question);
    },
  };
  const looks = createSecondLooks({ lookMs: 50, restMs: 60_000, failuresBeforeRest: 2 });
  for (let turn = 0; turn < 4; turn += 1) {
    expect(await guard(looks, counted)).toEqual(["Fine is this.", "Odd is this.", "Fine is that."]);
  }
  expect(asked).toBe(2);
  await Promise.all(server.requests.map(({ gone }) => gone));
});

test("a look ends when nobody waits for the answer any more", async () => {
  const { server, model } = await openServer({ fail: "hang" });
  const left = new AbortController();
  const look = createSecondLooks(patient)(model, known, left.signal)("Odd is this.", "");
  await expect.poll(() => server.requests.length).toBe(1);
  left.abort();
  await expect(look).rejects.toThrow();
  await server.requests[0]?.gone;
});

/** A sentence that somebody wrote to somebody who is answered by a model, of which the judge has this kind of doubt. */
async function findDoubtful(wanted: Fault["secondLook"]) {
  const { model } = await openServer({ say: ["Take your time.\n"] });
  const assistant = createAssistant({ warn() {} }, model);
  for (const name of ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"]) {
    const file = new URL(`../../evals/blind-answers/${name}.jsonl`, import.meta.url);
    for (const { kind, question, known: told, answer: whole } of readAnswers(file)) {
      const asked = askChat(question, { earlier: told });
      if (kind !== "good" || knowMember(asked).now.language !== "en") continue;
      const reader = createSentenceReader();
      const [first] = [...reader.take(whole), ...reader.end()] as Sentence[];
      const look = createJudge(knowMember(asked), { isLevelStated: false, withHunches: true });
      if (!first || first.kind === "heading" || !/[.!?]$/.test(first.text.trim())) continue;
      const text = cleanMarkdown(first.text).trim();
      if (look({ ...first, text })?.secondLook !== wanted) continue;
      const { answeredBy } = await waitForAnswer(assistant.answer(asked));
      if (answeredBy === "model") return { asked, text };
    }
  }
  return expect.fail(`no sentence ${wanted}`);
}

test.each([
  ["may clear", harmless, true],
  ["may clear", harmful, false],
  ["may clear", { fail: "refuse", status: 400 }, false],
  ["may condemn", harmless, true],
  ["may condemn", harmful, false],
  ["may condemn", { fail: "refuse", status: 400 }, true],
] as const)("a sentence that a look %s, looked at by %o: shown %s", async (wanted, looked, isShown) => {
  const { asked, text } = await findDoubtful(wanted);
  const { model } = await openServer(({ messages }) =>
    messages[0]?.content.startsWith("You check single sentences")
      ? looked
      : { say: [text, "\n\nTake your time.\n"] },
  );
  const { content } = await waitForAnswer(createAssistant({ warn() {} }, model).answer(asked));
  expect(content.includes(text)).toBe(isShown);
  expect(content).toContain("Take your time.");
});
