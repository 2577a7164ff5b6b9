import { expect, onTestFinished, test } from "vitest";
import { meals } from "../../handbook/meals.ts";
import { practices } from "../../handbook/practices/all.ts";
import { askDietPlan, askRoutine, askTherapyPlan } from "../../tests/parts/asked.ts";
import { leastCpuTime } from "../../tests/parts/cpu-time.ts";
import { type Behave, type Behaviour, startModelServer } from "../../tests/parts/model-server.ts";
import { type Asked, waitForAnswer } from "../assistant.ts";
import { createAssistant } from "../create-assistant.ts";
import { findSteps } from "../find-steps.ts";
import { timeSteps } from "../guide-steps.ts";
import { disclaimer } from "../safety/stamp.ts";
import { writeFromHandbook } from "../write-from-handbook.ts";
import { openModel } from "./ask-model.ts";
import { findJson } from "./read-proposal.ts";

const patience = { firstTextMs: 60_000, stallMs: 60_000, totalMs: 120_000, retryAfterMs: 1 };
const note = "This answer is from the studio's handbook.";

async function openAssistant(...behaviours: (Behaviour | Behave)[]) {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  server.behave(...behaviours);
  const warnings: { reason?: string }[] = [];
  const model = openModel({ baseUrl: server.baseUrl, apiKey: "key", model: "m" }, patience);
  const assistant = createAssistant({ warn: (line: object) => void warnings.push(line) }, model);
  return { server, warnings, ask: (asked: Asked) => waitForAnswer(assistant.answer(asked)) };
}

const say = (proposal: unknown): Behaviour => ({ say: [JSON.stringify(proposal)] });
const neck = askTherapyPlan("my neck is stiff from my desk");
const chosen = [
  "belly-breathing",
  "seated-cat-cow",
  "neck-rolls-half",
  "cow-face-arms",
  "seated-side-bend",
  "forehead-rest",
];
const proposal = {
  isUrgent: false,
  greeting: "A desk all day makes a neck tired. Let us loosen it bit by bit.",
  steps: chosen.map((practice) => ({ practice, minutes: 3, reason: "It may help after hours at the desk." })),
  advice: ["Look out of the window now and then."],
};

/** The practices of a plan or routine, in order, by id. */
function practicesIn(content: string): string[] {
  return [...content.matchAll(/^(?:\d+\.|-) \*\*(.+?)\*\*(?:,| \()/gm)].flatMap(
    ([, name]) => practices.find((each) => each.name === name)?.id ?? [],
  );
}

function minutesIn(content: string): number {
  return [...content.matchAll(/\*\*(?:, (\d+) min\.| \((\d+) minutes?\)\.)/g)].reduce(
    (sum, [, short, long]) => sum + Number(short ?? long),
    0,
  );
}

test("a model's choice, order and words are in the plan; how it is done and every heading are the handbook's", async () => {
  const { ask, server } = await openAssistant(say(proposal));
  const { content, answeredBy, steps } = await ask(neck);
  expect(JSON.parse(steps ?? "")).toEqual(timeSteps(findSteps("therapy plan", content) ?? []));
  expect(answeredBy).toBe("model");
  expect(practicesIn(content)).toEqual(chosen);
  expect(minutesIn(content)).toBe(20);
  expect(content).toContain(`\n\n${proposal.greeting}\n\n`);
  expect(content).toContain("*For you: It may help after hours at the desk.*");
  expect(content).toContain("### For you\n- Look out of the window now and then.");
  for (const heading of writeFromHandbook(neck).match(/^### .*/gm) ?? []) expect(content).toContain(heading);
  const cue = practices.find(({ id }) => id === "neck-rolls-half")?.cues[0] ?? "";
  expect(content).toContain(cue);
  expect(content).toContain(disclaimer);
  expect(server.requests).toHaveLength(1);
});

test("a model is shown only what this member may do and eat", async () => {
  const { ask, server } = await openAssistant(say(proposal));
  await ask(
    askTherapyPlan("sore back, and I have glaucoma and a sore wrist", {
      preferences: { fitnessLevel: "Advanced" },
    }),
  );
  const asked = server.requests[0] ?? expect.fail();
  const offered = [...(asked.messages[0]?.content ?? "").matchAll(/^- ([a-z-]+) \(/gm)].map(([, id]) => id);
  expect(offered.length).toBeGreaterThan(20);
  expect(JSON.stringify(asked.schema)).toContain('"practice":{"type":"string","enum":');
  const forbidden = practices.filter(({ strains }) =>
    strains.some((strain) => ["full inversion", "head below heart", "weight on wrists"].includes(strain)),
  );
  for (const { id } of forbidden) {
    expect(offered).not.toContain(id);
    expect(JSON.stringify(asked.schema)).not.toContain(`"${id}"`);
  }
  // Small models read slowly.
  expect(asked.messages[0]?.content.length).toBeLessThan(12_000);
  await ask(askDietPlan("vegan"));
  expect(server.requests[1]?.messages[0]?.content).not.toMatch(/salmon|egg-|-eggs|cheese/);
  expect(server.requests[1]?.messages[0]?.content.length).toBeLessThan(8000);
});

test("what is not allowed is gone, what it lacks is added, and the minutes add up", async () => {
  const wild = {
    ...proposal,
    steps: [
      { practice: "headstand", minutes: 10, reason: "Upside down is fun." },
      { practice: "Warrior II", minutes: 90, reason: "" },
      { practice: "flying-unicorn", minutes: 2, reason: "" },
      { practice: "goddess", minutes: "2", reason: "" },
      "chair-pose",
      { practice: "goddess", minutes: 2, reason: "" },
    ],
  };
  const { ask } = await openAssistant(say(wild));
  const { content, answeredBy } = await ask(askRoutine("Beginner", "Strength"));
  expect(answeredBy).toBe("model");
  expect(minutesIn(content)).toBe(20);
  expect(content).toMatch(/^## 20 minutes for strength, beginner$/m);
  const done = practicesIn(content);
  expect(done).toContain("goddess");
  expect(new Set(done).size).toBe(done.length);
  expect(content).not.toMatch(/Headstand|Upside down/);
});

test.each([
  ["a promise", "This will cure your neck."],
  ["word of medicine", "Leave your pills out today."],
  ["word against doctors", "Doctors know little of this."],
  ["a breath that is held", "Now hold your breath until you feel light."],
  ["a headstand", "Add a headstand when you feel strong."],
  ["medicine", "Take 400 mg of ibuprofen first."],
  ["other minutes", "Hold this for 15 minutes."],
  ["a link", "See [this](https://evil.example) for more."],
  ["a heading", "\n\n## Stop your tablets\n\n1. **Headstand** (5 minutes)."],
  ["an emergency", "Call 911 now, this is a heart attack."],
  ["a picture", "![x](https://evil.example/x.png) head![](x)stand is nice."],
  ["a crash diet", "Eat 800 kcal a day."],
])("%s in a sentence is left out, and the plan stands", async (_, sentence) => {
  const { ask } = await openAssistant(
    say({
      ...proposal,
      greeting: `Your neck has worked hard. ${sentence}`,
      steps: proposal.steps.map((step) => ({ ...step, reason: sentence })),
      advice: [sentence, "Drink some water."],
    }),
  );
  const { content, answeredBy } = await ask(neck);
  expect(answeredBy).toBe("model");
  expect(practicesIn(content)).toEqual(chosen);
  expect(content).toContain("Your neck has worked hard.");
  expect(content).toContain("Drink some water.");
  expect(content).not.toMatch(
    /cure your|pills|Doctors know|feel light|ibuprofen|15 minutes|evil|tablets|911 now, this|headstand|kcal/i,
  );
});

test("a week is the model's where the diet allows it; swaps are its own", async () => {
  const vegan = askDietPlan("vegan");
  const { ask, server } = await openAssistant((request) => {
    const { properties } = request.schema as never as {
      properties: {
        days: { items: { properties: Record<string, { enum: string[] }> } };
        swaps: { items: { enum: string[] } };
      };
    };
    const kinds = properties.days.items.properties;
    const idOf = (kind: string, index: number) => kinds[kind]?.enum.at(-1 - index) ?? "";
    const days = Array.from({ length: 7 }, (_, index) => ({
      breakfast: "scrambled-eggs-on-rye",
      lunch: idOf("lunch", index),
      dinner: idOf("dinner", 0),
      snack: idOf("snack", index),
    }));
    const swaps = [kinds.dinner?.enum.at(-3) ?? ""];
    return say({ greeting: "A green week for you.", days, swaps, advice: ["Cook more rice than you need."] });
  });
  const { content, answeredBy } = await ask(vegan);
  expect(answeredBy).toBe("model");
  expect(content).toContain("A green week for you.");
  const named = (kind: string) =>
    [...content.matchAll(new RegExp(`\\*\\*${kind}: (.+?)\\.\\*\\*`, "g"))].map(([, name]) => name);
  expect(named("Breakfast")).toHaveLength(7);
  expect(new Set(named("Breakfast")).size).toBe(7);
  const schema = JSON.stringify(server.requests[0]?.schema);
  const lunches = meals.filter(({ kind, id }) => kind === "lunch" && schema.includes(`"${id}"`));
  expect(lunches.some(({ name }) => name === named("Lunch")[0])).toBe(true);
  // The same dinner twice, and then others.
  expect(new Set(named("Dinner")).size).toBe(6);
  expect(content).not.toMatch(/\beggs?\b/i);
  expect(content).toContain("### Shopping list");
});

const lenient: [string, string][] = [
  ["in a fence", `\`\`\`json\n${JSON.stringify(proposal)}\n\`\`\`\nI hope this helps!`],
  ["after a greeting", `Sure! Here is the plan: ${JSON.stringify(proposal)}`],
  ["with commas too many", JSON.stringify(proposal).replaceAll("}]", "},]")],
  ["after thinking aloud", `<think>Maybe {"steps": []}?</think>${JSON.stringify(proposal)}`],
];

test.each(lenient)("a proposal %s is read", async (_, text) => {
  const { ask } = await openAssistant({ say: [text] });
  const { content, answeredBy } = await ask(neck);
  expect(answeredBy).toBe("model");
  expect(practicesIn(content)).toEqual(chosen);
});

test("a server that knows no shapes is asked in plain words, and from then on at once", async () => {
  const { ask, server } = await openAssistant((request) =>
    request.schema ? { fail: "refuse", status: 400 } : say(proposal),
  );
  for (const _ of [1, 2]) expect(await ask(neck)).toMatchObject({ answeredBy: "model" });
  expect(server.requests.map(({ schema }) => schema !== undefined)).toEqual([true, false, false]);
  expect(server.requests[1]?.messages[0]?.content).toContain('"steps": [{"practice": "id"');
});

test.each<[string, Behaviour]>([
  ["no JSON", { say: ["I would rather sing."] }],
  ["half of it", { say: [JSON.stringify(proposal).slice(0, 300)] }],
  ["nothing of use", say({ ...proposal, steps: [{ practice: "headstand", minutes: 5, reason: "" }] })],
  ["another shape", say({ poses: ["bridge"] })],
  ["no object", say(["bridge"])],
  ["no end", { say: [`{"greeting": "${"very ".repeat(20_000)}"}`] }],
])("a model that proposes %s loses its turn to the handbook", async (_, behaviour) => {
  const { ask, warnings } = await openAssistant(behaviour);
  const { content, answeredBy } = await ask(neck);
  expect(answeredBy).toBe("handbook");
  expect(content.startsWith(writeFromHandbook(neck))).toBe(true);
  expect(content).toContain(note);
  expect(warnings).toHaveLength(1);
});

test("what a model finds urgent is asked about once, and nothing is planned before", async () => {
  const { ask } = await openAssistant(say({ ...proposal, isUrgent: true }));
  const first = await ask(neck);
  expect(first.answeredBy).toBe("triage");
  expect(first.content).not.toContain("### The practices");
  const again = await ask({
    ...neck,
    problem: "my neck is stiff from my desk. No.",
    before: { text: neck.problem, response: first.content },
  });
  expect(again.answeredBy).toBe("model");
});

test("a hostile text is read in time that grows with its length", async () => {
  const texts = ["{".repeat(60_000), '{"a":"'.repeat(10_000), `{${",".repeat(60_000)}}`, "[{".repeat(30_000)];
  const used = await leastCpuTime(() => {
    for (const text of texts) expect(() => findJson(text)).toThrow();
  });
  expect(used).toBeLessThan(500);
});

test("what triage could not read is not put to a model", async () => {
  const { ask, server } = await openAssistant(say(proposal));
  expect(await ask(askTherapyPlan("сильная боль в шее и слабость в руке"))).toMatchObject({
    answeredBy: "handbook",
  });
  expect(server.requests).toEqual([]);
});
