import { expect, onTestFinished, test } from "vitest";
import { complaints } from "../../handbook/complaints.ts";
import { conditions } from "../../handbook/conditions.ts";
import { goals, levels } from "../../handbook/types.ts";
import { askChat, askDietPlan, askRoutine, askTherapyPlan } from "../../tests/parts/asked.ts";
import { type Behave, type Behaviour, startModelServer } from "../../tests/parts/model-server.ts";
import { said } from "../../tests/parts/said.ts";
import { type AnswerPart, type Asked, waitForAnswer, wordsOf } from "../assistant.ts";
import { createAssistant } from "../create-assistant.ts";
import { knowMember } from "../know-member.ts";
import { cleanMarkdown } from "../safety/clean-markdown.ts";
import { createJudge } from "../safety/judge-sentence.ts";
import { disclaimer } from "../safety/stamp.ts";
import { writeFromHandbook } from "../write-from-handbook.ts";
import { openModel, type Patience } from "./ask-model.ts";
import { createSentenceReader } from "./read-sentences.ts";

const patient: Patience = { firstTextMs: 60_000, stallMs: 60_000, totalMs: 120_000, retryAfterMs: 1 };
/** For who keeps us waiting; long enough that a busy machine still gets to ask. */
const hurried: Patience = { ...patient, firstTextMs: 1500, stallMs: 1500, totalMs: 2500 };
const kind = "Roll your shoulders slowly, eight times each way. It may help you to let go.\n";
const note = "This answer is from the studio's handbook.";

async function openAssistant(...behaviours: (Behaviour | Behave)[]) {
  const server = await startModelServer();
  onTestFinished(() => server.close());
  server.behave(...behaviours);
  const warnings: object[] = [];
  const log = { warn: (line: object) => void warnings.push(line) };
  const settings = { baseUrl: server.baseUrl, apiKey: "sk-loopback", model: "gentle-1" };
  const isSlow = behaviours.some((each) => "pauseMs" in each || ("fail" in each && each.fail === "hang"));
  const model = openModel(settings, isSlow ? hurried : patient);
  return { assistant: createAssistant(log, model), server, warnings };
}

/** Every part as it came, and what was made of them. */
async function collect(parts: AsyncGenerator<AnswerPart, { content: string; answeredBy: string }>) {
  const seen: AnswerPart[] = [];
  let next = await parts.next();
  while (!next.done) {
    seen.push(next.value);
    next = await parts.next();
  }
  return { seen, ...next.value };
}

function textOf(parts: AnswerPart[]): string {
  return parts.map(({ text }) => text).join("");
}

test("a model's answer is passed on sentence by sentence, cleaned and stamped", async () => {
  const pieces = [
    "\n\nRoll your shou",
    "lders <b>slowly</b>.\nThen see [our w",
    "eek](/schedule) or [this](https://evil.example).\n",
  ];
  const { assistant, server } = await openAssistant({ say: pieces });
  const { seen, content, answeredBy } = await collect(assistant.answer(askChat("my shoulders are stiff")));
  expect(answeredBy).toBe("model");
  expect(seen.slice(0, 2)).toEqual([
    { text: "Roll your shoulders slowly." },
    { text: "\nThen see [our week](/schedule) or this." },
  ]);
  expect(textOf(seen)).toBe(content);
  expect(content).toContain(disclaimer);
  expect(server.requests[0]).toMatchObject({
    path: "/v1/chat/completions",
    key: "Bearer sk-loopback",
    model: "gentle-1",
  });
});

test("a model is told what is safe for the member, what the studio states, and nothing of others", async () => {
  const { assistant, server } = await openAssistant(({ tools }) =>
    tools.length > 0 ? { fail: "refuse", status: 400 } : { say: [kind] },
  );
  const preferences = { fitnessLevel: "Beginner", yogaGoal: "Strength", dietPreference: "Vegan" };
  await waitForAnswer(
    assistant.answer(
      askChat("and for my neck?", { preferences, earlier: ["I have glaucoma"], described: "sore wrists" }),
    ),
  );
  // This server knows no tools, so all there is to know is said.
  const [instructions, ...conversation] = server.requests[1]?.messages ?? [];
  expect(instructions?.content).toMatch(/glaucoma/);
  expect(instructions?.content).toMatch(/Must not do anything with: .*full inversion/);
  expect(instructions?.content).toMatch(/Must not do anything with: .*weight on wrists/);
  expect(instructions?.content).toMatch(/Must not eat: vegan/);
  expect(instructions?.content).toContain("Monday 6:00 PM: Hatha Yoga");
  expect(instructions?.content).toContain("Monthly Unlimited Pass - Online: $40 a month");
  expect(/Practices you may name: (.*)/.exec(instructions?.content ?? "")?.[1]).not.toMatch(
    /Headstand|Downward Dog/,
  );
  expect(conversation.map(({ role, content }) => [role, content])).toEqual([
    ["user", "I have glaucoma"],
    ["assistant", ""],
    ["user", "and for my neck?"],
  ]);
  expect(JSON.stringify(server.requests.map(({ messages }) => messages))).not.toContain("sk-loopback");
});

const failures: [string, Behaviour, number][] = [
  ["is refused with 500", { fail: "refuse", status: 500 }, 2],
  ["is refused with 429", { fail: "refuse", status: 429 }, 2],
  ["is refused with 401", { fail: "refuse", status: 401 }, 1],
  ["never answers", { fail: "hang" }, 1],
  ["stalls in the middle", { fail: "hang", after: ["## A plan\n", "Breathe"] }, 1],
  ["loses the connection at once", { fail: "drop" }, 2],
  ["loses the connection in the middle", { fail: "drop", after: ["## A plan\n", "Breathe"] }, 1],
  ["ends before it has finished", { fail: "truncate", after: ["## A plan\n", "Breathe in.\n"] }, 1],
  ["runs out of words", { say: ["## A plan\n", "Breathe in.\n"], end: "length" }, 1],
  ["is stopped by its own filter", { say: [kind], end: "content_filter" }, 1],
  ["sends garbage", { fail: "garble", after: ["## A plan\n"] }, 1],
  ["says nothing", { say: [] }, 1],
  ["is some other server", { fail: "html" }, 1],
  [
    "never comes to an end",
    { say: Array.from({ length: 1200 }, () => "Roll your shoulders slowly and rest.\n") },
    1,
  ],
  ["drips for ever", { say: Array.from({ length: 40 }, () => "slowly "), pauseMs: 100 }, 1],
];

test.each(failures)(
  "a model that %s costs nobody an answer: the handbook gives it, whole",
  async (_, behaviour, requests) => {
    const { assistant, server, warnings } = await openAssistant(behaviour);
    const question = askChat("my neck is stiff");
    const { seen, content, answeredBy } = await collect(assistant.answer(question));
    expect(answeredBy).toBe("handbook");
    expect(content).toContain(writeFromHandbook(question));
    // What was shown is what was kept: nothing of it vanished.
    expect(textOf(seen)).toBe(content);
    expect(content).toMatch(
      content.startsWith(writeFromHandbook(question)) ? note : /from the studio's handbook:\*/,
    );
    expect(server.requests).toHaveLength(requests);
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain("stiff");
  },
);

test.each<Asked>([
  askTherapyPlan("my neck is stiff"),
  askRoutine("Beginner", "Strength"),
  askDietPlan("Vegan"),
])("a $kind comes from the handbook when the model fails", async (each) => {
  const { assistant } = await openAssistant({ fail: "refuse", status: 500 });
  const { content, answeredBy } = await waitForAnswer(assistant.answer(each));
  expect(answeredBy).toBe("handbook");
  expect(content.startsWith(writeFromHandbook(each))).toBe(true);
  expect(content).toContain(note);
});

test("what a model thinks aloud is nobody's answer", async () => {
  const { assistant } = await openAssistant({ say: ["<think>Headstand", "? No.</think>", kind] });
  const { content, answeredBy } = await waitForAnswer(assistant.answer(askChat("my shoulders are stiff")));
  expect(answeredBy).toBe("model");
  expect(content.startsWith(kind.trim())).toBe(true);
});

test("one retry is enough when the model is back", async () => {
  const { assistant, server } = await openAssistant({ fail: "refuse", status: 503 }, { say: [kind] });
  expect(await waitForAnswer(assistant.answer(askChat("my neck is stiff")))).toMatchObject({
    answeredBy: "model",
  });
  expect(server.requests).toHaveLength(2);
});

const glaucoma = askChat("I have glaucoma and want to relax", { preferences: { fitnessLevel: "Advanced" } });

const eating = (dietPreference: string) => askChat("what shall I cook?", { preferences: { dietPreference } });

const harm: [string, Asked, string][] = [
  [
    "a headstand for glaucoma",
    askChat("I have glaucoma and want to relax"),
    "Try Headstand (Sirsasana) for 5 minutes.\n",
  ],
  ["a headstand in two words", askChat("I have glaucoma"), "A head-stand is lovely.\n"],
  [
    "one by its Sanskrit name",
    askChat("high blood pressure and stress"),
    "Begin with Śīrṣāsana or Kapālabhāti.\n",
  ],
  ["one described", askChat("I have glaucoma"), "Kneel down and balance on your head against a wall.\n"],
  [
    "one remembered from before",
    askChat("what else?", { earlier: ["I am pregnant"] }),
    "Lie on your belly and lift into Bow Pose.\n",
  ],
  [
    "one from the last therapy plan",
    askChat("something strong", {
      preferences: { fitnessLevel: "Advanced" },
      described: "I am 30 weeks pregnant",
    }),
    "## Routine\nLocust Pose, 5 min.\n",
  ],
  [
    "a headstand for a beginner",
    askChat("teach me something new", { preferences: { fitnessLevel: "Beginner" } }),
    "Headstand is fun.\n",
  ],
  ["a reversed warning", askChat("I have glaucoma"), "Do not forget headstand, it never harms.\n"],
  ["almond milk for a nut allergy", eating("nut allergy"), "## Monday\n- Breakfast: oats in almond milk.\n"],
  ["cheese for vegans", eating("Vegan"), "Top it with feta.\n"],
  ["soy sauce for coeliacs", eating("coeliac"), "Season with soy sauce.\n"],
  [
    "bacon in chat",
    askChat("breakfast?", { preferences: { dietPreference: "Vegetarian" } }),
    "Eggs with bacon.\n",
  ],
  ["a crash diet", eating("I want to lose weight"), "Eat 800 kcal a day.\n"],
  ["a promise", askChat("arthritis in my hands"), "This will cure your arthritis.\n"],
  ["medicine", askChat("my back hurts"), "Take 400 mg of ibuprofen.\n"],
  ["against the doctor", askChat("my back hurts"), "You do not need a doctor for that.\n"],
  ["a script", askChat("my back hurts"), "<script>alert(1)</script>\n"],
  ["an invented price", askChat("my back hurts"), "Come to our back class for $12.\n"],
  [
    "one under a heading that only sounds like a warning",
    glaucoma,
    "## Avoid stress with these\n- Headstand, 5 minutes\n",
  ],
  ["one after a warning", glaucoma, "**What to avoid:**\nScreens.\n\nNow headstand for five minutes.\n"],
  ["one in two pieces of markup", glaucoma, "Try head<b>stand</b> now.\n"],
  ["one with a letter nobody sees", glaucoma, "Try head\u200bstand now.\n"],
  ["one with a foreign letter", glaucoma, "Try h\u0435adstand now.\n"],
  ["one over the end of a line", glaucoma, "Then downward facing\ndog for a minute.\n"],
  ["one whatever happens", glaucoma, "No matter what, headstand every morning.\n"],
  ["one better than all", glaucoma, "There is no better pose than headstand.\n"],
  ["nuts beside a warning", eating("nut allergy"), "Avoid crisps and snack on almonds.\n"],
  ["nuts instead", eating("nut allergy"), "Instead of crisps, almonds.\n"],
  [
    "one in another language",
    glaucoma,
    "Haz la postura sobre la cabeza cada mañana, con los pies en el aire.\n",
  ],
  ["few calories with a comma", eating("slim"), "About 1,000 kcal a day.\n"],
  ["few calories in words", eating("slim"), "Eat eight hundred calories.\n"],
  ["no more tablets", askChat("my back hurts"), "You can stop your tablets now.\n"],
  ["chest pain as normal", askChat("my back hurts"), "Chest pain during practice is normal.\n"],
  ["a price in words", askChat("my back hurts"), "Our class is twelve dollars.\n"],
  ["a class on another day", askChat("my back hurts"), "Our class is on Sunday at 6:00 PM.\n"],
  ["an invented time", askChat("my back hurts"), "Our back class is at 7:30 am.\n"],
];

test.each(harm)("%s does not reach the member", async (_, each, said) => {
  const { assistant } = await openAssistant({ say: ["Sit well.\n\n", said, "\nAnd rest a little.\n"] });
  const { seen, content, answeredBy } = await collect(assistant.answer(each));
  const words = said.trim().split("\n").at(-1) ?? "";
  expect(content).not.toContain(words);
  // A plan is the handbook's then; of an answer the rest stays as it was shown.
  if (each.kind === "chat") expect(content).toMatch(/^Sit well\./);
  else expect(answeredBy).toBe("handbook");
  expect(textOf(seen)).toBe(content);
});

const harmless: [string, Asked, string][] = [
  [
    "a warning",
    askChat("I have glaucoma"),
    "Please avoid headstands, shoulder stands and holding your breath.\n",
  ],
  ["a verdict", askChat("I have glaucoma"), "Headstand is not safe for you right now.\n"],
  ["a list under 'avoid'", askChat("I have glaucoma"), "### What to avoid\n- Headstand\n- Plow Pose\n"],
  [
    "dairy-free things for vegans",
    askChat("vegan dinner?"),
    "Oat milk, coconut yogurt, peanut butter and dairy-free cheese fit well.\n",
  ],
  [
    "eggplant without eggs",
    askChat("dinner? I have an egg allergy"),
    "Roast an eggplant with butternut squash.\n",
  ],
  [
    "a pose named like a food",
    askChat("no fish please, stiff shoulders from desk work"),
    "Supported Fish opens the front of the shoulders.\n",
  ],
  [
    "the studio's own price and time",
    askChat("my back hurts"),
    "Hatha Yoga is on Monday at 6:00 PM. One class is $40.\n",
  ],
];

test.each(harmless)("%s does", async (_, each, said) => {
  const { assistant, warnings } = await openAssistant({ say: [said] });
  const { content, answeredBy } = await collect(assistant.answer(each));
  expect([answeredBy, warnings]).toEqual(["model", []]);
  expect(content).toContain(said.trim());
});

test.each([
  "[our [new] page](//evil.example/phish)",
  "[our [new](x) page](//evil.example/phish)",
  "[a](//evil.example/p)",
  "> [week]: //evil.example/x",
  "[week][1] and [week]: https://evil.example",
  "<https://evil.example> and ![x](https://evil.example/x.png)",
])("nothing is left to follow of '%s'", (text) => {
  expect(cleanMarkdown(text)).not.toMatch(/\]\(|\]:|\]\[|<|!\[/);
});

test("what the handbook drafts passes the rules for models, for every diet and complaint", () => {
  const requests = [
    ...complaints
      .map(({ id }) => said("complaints", id))
      .flatMap((words) => [askTherapyPlan(words), askChat(words)]),
    ...conditions.map(({ id }) => askTherapyPlan(`${said("conditions", id)} and a stiff back`)),
    ...levels.flatMap((level) => goals.map((goal) => askRoutine(level, goal))),
    ...[
      "Vegan",
      "Vegetarian",
      "Gluten-Free",
      "nut allergy",
      "egg allergy",
      "diabetic",
      "no soy, no sesame",
      "Jain",
      "halal",
    ].map((diet) => askDietPlan(diet)),
  ];
  for (const request of requests) {
    const draft = writeFromHandbook(request);
    const judge = createJudge(knowMember(request), { draft });
    const reader = createSentenceReader();
    const broken = [...reader.take(draft), ...reader.end()].flatMap((sentence) => judge(sentence) ?? []);
    expect([request.kind, wordsOf(request), broken]).toEqual([request.kind, wordsOf(request), []]);
  }
});

test("emergencies, crash diets and the studio's facts are never put to a model", async () => {
  const { assistant, server } = await openAssistant({ say: [kind] });
  for (const each of [
    askChat("crushing chest pain"),
    askDietPlan("500 kcal a day"),
    askDietPlan("I have bulimia"),
    askChat("what does the monthly pass cost?"),
  ]) {
    await waitForAnswer(assistant.answer(each));
  }
  expect(server.requests).toEqual([]);
});

test("whoever leaves stops the model", async () => {
  const { assistant, server } = await openAssistant({ fail: "hang", after: ["Sit well.\n"] });
  const leaving = new AbortController();
  const parts = assistant.answer(askChat("my neck is stiff"), leaving.signal);
  expect(await parts.next()).toEqual({ done: false, value: { text: "Sit well." } });
  leaving.abort();
  await expect(parts.next()).rejects.toThrow();
  await server.requests[0]?.gone;
});

test("a sentence is passed on before the model has begun the next", async () => {
  const { promise: later, resolve } = Promise.withResolvers<void>();
  const { assistant } = await openAssistant({
    say: ["Roll your shoul", "ders slowly.", later, " Then rest."],
  });
  const parts = assistant.answer(askChat("my shoulders are stiff"));
  expect(await parts.next()).toEqual({ done: false, value: { text: "Roll your shoulders slowly." } });
  resolve();
  expect(await parts.next()).toEqual({ done: false, value: { text: " Then rest." } });
});

test("a sentence that breaks a rule is replaced by one of ours, and the answer goes on", async () => {
  const { assistant, warnings } = await openAssistant({
    say: [
      "Sit well.\n\n- Seated side bend, 3 min\n",
      "- Headstand, 5 min. Kick up.\n- Rest.\n\nBreathe slowly.",
    ],
  });
  const { content, answeredBy } = await collect(
    assistant.answer(askChat("I have glaucoma and want to relax")),
  );
  expect([answeredBy, warnings]).toEqual(["model", []]);
  expect(content).toMatch(
    /^Sit well\.\n\n- Seated side bend, 3 min\n- \*\(I left something out .* glaucoma\.\)\*\n- Rest\.\n\nBreathe slowly\./,
  );
  expect(content).not.toContain("Kick up");
});

test("a model that does harm is stopped at once, and the handbook goes on where it was", async () => {
  const { assistant, server } = await openAssistant({
    fail: "hang",
    after: ["Sit well. ", "You can stop taking your blood pressure tablets now. ", "And then"],
  });
  const question = askChat("my neck is stiff");
  const { content, answeredBy } = await collect(assistant.answer(question));
  expect(answeredBy).toBe("handbook");
  expect(content.startsWith("Sit well.")).toBe(true);
  expect(content).toContain(writeFromHandbook(question));
  expect(content).not.toContain("tablets");
  await server.requests[0]?.gone;
});

test("a model that says it is urgent is followed by our own numbers and nothing else", async () => {
  const { assistant } = await openAssistant({
    say: ["I'm worried about that.\n\n", "Please call an ambulance now.\n\n", "Then try Child's Pose.\n"],
  });
  const { content, answeredBy } = await collect(assistant.answer(askChat("my neck is stiff")));
  expect(answeredBy).toBe("triage");
  expect(content).toContain("Call your emergency number now");
  expect(content).not.toContain("Child's Pose");
});

const inEnglish = (...english: string[]) => ({ say: [JSON.stringify({ english })] });
const inSpanish = askChat("¿Qué puedo hacer para relajar los hombros después de la oficina?");
const asItWasAsked = inEnglish("What can I do to relax my shoulders after the office?");

test("a question in Spanish is answered in Spanish, once the answer passed in English", async () => {
  const spanish = "Gira los hombros despacio, ocho veces hacia atrás. Si notas dolor, para y descansa.";
  const { assistant, server } = await openAssistant(
    asItWasAsked,
    { say: [spanish] },
    inEnglish("Roll your shoulders slowly, eight times backwards.", "If you feel pain, stop and rest."),
  );
  const { content, answeredBy } = await collect(assistant.answer(inSpanish));
  expect(answeredBy).toBe("model");
  expect(content).toContain(spanish);
  expect(server.requests).toHaveLength(3);
});

test("of an answer in Spanish only the sentence is left out that is not for whoever asked", async () => {
  const { assistant } = await openAssistant(
    inEnglish("I have a nut allergy. What do I eat after class?"),
    { say: ["Algo ligero.\n\n", "- Un puñado de esos crujientes de Navidad.\n", "- Arroz con verduras.\n"] },
    inEnglish("Something light.", "A handful of sugared almonds.", "Rice with vegetables."),
  );
  const question = "Tengo alergia a los frutos secos. ¿Qué como después de clase?";
  const { content, answeredBy } = await collect(assistant.answer(askChat(question)));
  expect(answeredBy).toBe("model");
  expect(content).toMatch(/^Algo ligero\.\n+- Arroz con verduras\./);
});

test("what a Spanish question says itself holds, however it is translated", async () => {
  const { assistant } = await openAssistant(
    inEnglish("What can I do in the evening?"),
    { say: ["Respira despacio. ", "Luego quédate como un murciélago.\n"] },
    inEnglish("Breathe slowly.", "Then hold Downward Dog."),
  );
  const { content } = await collect(
    assistant.answer(askChat("Tengo glaucoma. ¿Qué puedo hacer por la noche?")),
  );
  expect(content).not.toContain("murciélago");
});

const japanese = "肩がこっています。どうすればいいですか";

test("in a language that is not read here, an answer is shown if question and answer pass in translation", async () => {
  const { assistant, server } = await openAssistant(
    { say: ['{"english": ["My shoulders are stiff. What can I do?"]}'] },
    { say: ["肩をゆっくり回してください。"] },
    { say: ['```json\n{"english": ["Please roll your shoulders slowly."]}\n```'] },
  );
  const { content, answeredBy } = await collect(assistant.answer(askChat(japanese)));
  expect(answeredBy).toBe("model");
  expect(content).toContain("肩をゆっくり回してください。");
  expect(server.requests).toHaveLength(3);
});

test.each([
  [
    "its translation would harm",
    '{"english": ["Stop taking your heart tablets now, you do not need them."]}',
  ],
  ["it is not translated", "はい"],
  ["less comes back than was sent", '{"english": []}'],
])("and is not if %s", async (_, translation) => {
  const { assistant } = await openAssistant(
    { say: ['{"english": ["My shoulders are stiff. What can I do?"]}'] },
    { say: ["今すぐ心臓の薬をやめてください。"] },
    { say: [translation] },
  );
  const { content, answeredBy } = await collect(assistant.answer(askChat(japanese)));
  expect(answeredBy).not.toBe("model");
  expect(content).not.toContain("心臓");
});

test("an emergency is one in every language", async () => {
  const { assistant, server } = await openAssistant({
    say: ['{"english": ["I have crushing chest pain and my left arm is numb."]}'],
  });
  expect(
    await waitForAnswer(assistant.answer(askChat("胸がとても痛くて、左腕がしびれています"))),
  ).toMatchObject({
    answeredBy: "triage",
  });
  expect(server.requests).toHaveLength(1);
});
