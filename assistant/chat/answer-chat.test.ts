import { expect, test } from "vitest";
import { conditions } from "../../handbook/conditions.ts";
import { askChat } from "../../tests/parts/asked.ts";
import { converse } from "../../tests/parts/converse.ts";
import { type Kept, parseKept, recall } from "../kept.ts";
import { practiceById } from "../planner/wanted.ts";
import { read } from "../read/read.ts";
import { writeDraft } from "../write-from-handbook.ts";
import { askBack } from "./ask-back.ts";

test("an evening routine without kneeling is as long as asked and has nobody kneel", () => {
  const [answer] = converse("Give me a 20 minute evening routine without kneeling");
  expect(answer?.text).toMatch(/^20 minutes/);
  expect(answer?.minutes).toBe(20);
  expect(answer?.positions).not.toContain("kneeling");
  expect(answer?.positions).not.toContain("hands and knees");
});

test.each([
  ["Right, back to the routine: stretch it to 20 minutes for Friday.", 20],
  ["Very good. Please repeat the exercises for me to note down.", 15],
  ["ok and the session from before, with five minutes more", 20],
])(
  "whatever was spoken of since, '%s' is said of the session, and what holds for it holds",
  (back, minutes) => {
    const answers = converse(
      "An energising start to the day, 15 minutes, standing only",
      "And what could I eat beforehand? I don't do dairy.",
      back,
    );
    expect(answers[2]?.minutes).toBe(minutes);
    expect(new Set(answers[2]?.positions)).toEqual(new Set(["standing"]));
  },
);

test.each([
  ["another ten", 25],
  ["another twenty minutes, on the same terms", 20],
  ["longer, I have five spare", 20],
  ["take five off", 10],
])("after 15 minutes, '%s' makes it %d", (said, minutes) => {
  const answers = converse("15 minutes for my back", said);
  expect(answers[1]?.minutes).toBe(minutes);
});

test("whoever uses a wheelchair stays in it, in the next session too", () => {
  const answers = converse(
    "I use a wheelchair. 15 minutes for my shoulders.",
    "Good. Now a separate one to get calm before I go to sleep.",
  );
  expect(answers.flatMap(({ positions }) => positions).filter((position) => position !== "chair")).toEqual(
    [],
  );
  expect(answers[1]?.positions.length).toBeGreaterThan(0);
});

test("whoever wants to fall asleep in bed lies in it", () => {
  const [answer] = converse("can't sleep, ten minutes in bed");
  expect(answer?.positions.length).toBeGreaterThan(0);
  expect(answer?.positions.filter((position) => position !== "back" && position !== "side")).toEqual([]);
});

test.each(["Now for my back: no twists, no forward folds.", "As for my back routine, no twists in it"])(
  "after an aside, '%s' is said of the session that is there",
  (bound) => {
    const answers = converse("Lower back, 20 minutes.", "Is porridge too heavy before class?", bound);
    expect(answers[2]?.minutes).toBe(20);
    expect(answers[2]?.kept.request).toMatchObject({ wants: "practise", session: { areas: ["lower back"] } });
    const { request } = answers[2]?.kept ?? {};
    expect(request?.wants === "practise" && request.session.refused).toContain("twists");
  },
);

test("a length that was the first of all is found again", () => {
  const answers = converse(
    "12 minutes for my shoulders",
    "3 more",
    "and another 10 on top of that",
    "too much, back to the first length",
  );
  expect(answers.map(({ minutes }) => minutes)).toEqual([12, 15, 25, 12]);
});

test("tomorrow's session is another one, unless the same is asked for", () => {
  const [first, same, other] = converse(
    "20 minutes for my hips",
    "the same for tomorrow",
    "and for tomorrow?",
  );
  expect(same?.text).toMatch(/^For next time, the same: 20 minutes/);
  expect(same?.kept.steps).toEqual(first?.kept.steps);
  expect(other?.text).toMatch(/^For next time: 20 minutes/);
  expect(other?.kept.steps).not.toEqual(first?.kept.steps);
  expect(other?.minutes).toBe(20);
});

test.each<[string[], number]>([
  [["20 minutes for strength", "make it harder", "No, the one before was better, that one again"], 0],
  [
    ["12 minutes for my hips", "another one", "another one", "the first one was better, give me that back"],
    0,
  ],
  [["15 minutes for my neck at my desk", "now lying down at home", "remind me of the office one"], 0],
  [["10 minutes for my back", "another one", "put it back please"], 0],
])("who goes back to an earlier session of %j gets it again", (questions, place) => {
  const answers = converse(...questions);
  expect(answers.at(-1)?.text).toMatch(/^Once more:/);
  expect(answers.at(-1)?.kept.steps).toEqual(answers[place]?.kept.steps);
});

test("what was refused since holds in the session that somebody goes back to", () => {
  const answers = converse(
    "20 minutes for my hips",
    "another one",
    "no kneeling please",
    "the first one was better, that one again",
  );
  expect(answers[0]?.positions.some((each) => each === "kneeling" || each === "hands and knees")).toBe(true);
  expect(answers[3]?.positions).not.toContain("kneeling");
  expect(answers[3]?.minutes).toBe(20);
});

test.each([
  ["10 minutes of breathing", "put in the bee breath", "humming-breath"],
  ["20 minutes for my legs", "add legs up the wall please", "legs-up-the-wall"],
])("what is asked to be in '%s' is in it", (wish, adding, id) => {
  const [, answer] = converse(wish, adding);
  expect(answer?.kept.steps.map((step) => step.id)).toContain(id);
});

test("what was just explained can be put into the session", () => {
  const answers = converse(
    "20 minutes for my legs and feet",
    "what does legs up the wall do?",
    "make sure that's in it",
  );
  expect(answers[2]?.kept.steps.map(({ id }) => id)).toContain("legs-up-the-wall");
  expect(answers[2]?.minutes).toBe(20);
});

test("what is no longer possible makes nothing longer", () => {
  const [, answer] = converse("30 minutes for my knees", "Hero pose is no longer possible for me.");
  expect(answer?.minutes).toBe(30);
});

test("after an aside the exercises are still there", () => {
  const answers = converse("10 minutes for my legs", "do I have any passes left?", "the exercises as a list");
  expect(answers[2]?.kept.steps).toEqual(answers[0]?.kept.steps);
});

test("a list is pinned up somewhere, and stays as it was", () => {
  const [, , list] = converse(
    "25 minutes for my hips",
    "without pigeon",
    "set it out as a simple list, I shall pin it above the desk",
  );
  const [, session] = converse("25 minutes for my hips", "without pigeon");
  expect(list?.kept.steps).toEqual(session?.kept.steps);
});

test("what may mean two things is asked about, and the one that is chosen is answered as it was first said", () => {
  const earlier = converse("20 minutes for my hips", "10 minutes for my neck");
  const [of, neck] = earlier.map(({ kept }) => kept);
  if (!of || neck?.request.wants !== "practise") throw new Error("There is no session.");
  const unclear: Kept = {
    ...of,
    steps: [],
    request: { wants: "unclear", between: [neck.request, { wants: "studio", topic: "prices" }] },
  };
  const answer = (question: string) =>
    writeDraft({
      ...askChat(question),
      kind: "chat",
      question,
      earlier: [{ question: "neck, 10, how much", response: "Which?", kept: JSON.stringify(unclear) }],
    });
  const session = answer("A practice for that");
  expect(session.text).toMatch(/^10 minutes/);
  expect(session.kept?.request).toMatchObject({ wants: "practise", session: { minutes: 10 } });
  expect(answer("Something about the studio").text).toContain("$");
  // Whoever says something else instead is answered that.
  expect(answer("What is pranayama?").kept?.request.wants).toBe("idea");
});

test("back to what it was is as long as the one before", () => {
  const [first, half, back] = converse("14 minutes for my hips", "half of it", "back to what it was so");
  expect([first?.minutes, half?.minutes, back?.minutes]).toEqual([14, 7, 14]);
});

test("another session of the same time is as long as the last one", () => {
  const [, hips] = converse("20 minutes for my neck", "Now my hips also want something. Same time.");
  expect(hips?.minutes).toBe(20);
});

test("after an aside a list is still one of the session", () => {
  const [session, aside, list] = converse(
    "12 minutes for my upper back in a chair",
    "who won the football last night",
    "put that session in a list",
  );
  expect(aside?.kept.request.wants).toBe("out of scope");
  expect(list?.kept.steps).toEqual(session?.kept.steps);
});

test("the question back names both, as buttons too", () => {
  const { text, suggestions } = askBack({
    wants: "unclear",
    between: [
      { wants: "mine", topic: "passes" },
      { wants: "studio", topic: "prices" },
    ],
  });
  expect(text).toContain("your own passes, classes or plans, or something about the studio?");
  expect(suggestions).toEqual(["My own passes, classes or plans", "Something about the studio"]);
  const other = askBack({
    wants: "unclear",
    between: [{ wants: "out of scope" }, { wants: "studio", topic: "prices" }],
  });
  expect(other.suggestions).toEqual(["Something about the studio", "Something else"]);
});

test("a number is a length, or so much more, and who names a pose twice may refuse it", () => {
  const [first, more, without] = converse(
    "15 for hips, not in a chair",
    "stick 5 more on",
    "no pigeon, I always cry in pigeon",
  );
  expect(first?.minutes).toBe(15);
  expect(first?.positions).not.toContain("chair");
  expect(more?.minutes).toBe(20);
  expect(without?.text).toContain("Pigeon Pose:");
  expect(without?.kept.steps.map(({ id }) => id)).not.toContain("pigeon");
});

test("a story told with a change of effort is no wish for its food", () => {
  const [, harder] = converse(
    "10 minutes on my feet, for balance",
    "Harder than that. I carried soup pots for thirty years.",
  );
  expect(harder?.text).toMatch(/^Harder: 10 minutes/);
  expect(new Set(harder?.positions)).toEqual(new Set(["standing"]));
});

test("of two positions to stay in neither is lost, and one that is refused is not stayed in", () => {
  const [both] = converse("15 minutes for my feet, standing or in a chair only");
  expect(new Set(both?.positions)).toEqual(new Set(["standing", "chair"]));
  const [without] = converse(
    "Twelve minutes for my neck. Not in a chair; I'm camping and the chairs collapse.",
  );
  expect(without?.positions).not.toContain("chair");
});

test("who stays off the floor at work may lie down in bed, and still not on the belly", () => {
  const [atWork, inBed] = converse(
    "12 minutes for my back at the office, I can't get down on the floor, and never on my belly",
    "And for when I am home: something to fall asleep, 20 minutes, in bed, all lying",
  );
  expect(new Set(atWork?.positions).isSubsetOf(new Set(["standing", "chair"]))).toBe(true);
  expect(new Set(inBed?.positions).isSubsetOf(new Set(["back", "side"]))).toBe(true);
  expect(inBed?.minutes).toBe(20);
});

test("whoever sits outside sits on something", () => {
  const [, seated] = converse("6 minutes to calm down, I'm outside on a bench", "sitting only please");
  expect(new Set(seated?.positions)).toEqual(new Set(["chair"]));
  expect(seated?.text).not.toContain("nothing safe");
});

test("a step is named by its number in many ways, and half of the people is no half of the time", () => {
  const [first, swapped, spared] = converse(
    "40 minutes for my core",
    "Position 3 I do not find agreeable. Kindly replace it by something else.",
    "Half of them have hips like rusted doors, so no wobbling on one leg",
  );
  expect(swapped?.minutes).toBe(40);
  expect(swapped?.kept.steps[2]?.id).not.toBe(first?.kept.steps[2]?.id);
  expect(spared?.minutes).toBe(40);
});

test("what was said holds through every change until it is taken back", () => {
  const turns = converse(
    "20 minutes for my hips",
    "shorter and without kneeling",
    "in a chair please",
    "another one",
    "exactly 8 minutes",
    "thanks",
    "10 minutes for my shoulders",
  );
  const [first, shorter, chair, other, eight, , shoulders] = turns;
  expect(shorter?.minutes).toBeLessThan(first?.minutes ?? 0);
  expect(new Set(chair?.positions)).toEqual(new Set(["chair"]));
  expect(chair?.minutes).toBe(shorter?.minutes);
  expect(other?.kept.steps).not.toEqual(chair?.kept.steps);
  expect(new Set(other?.positions)).toEqual(new Set(["chair"]));
  expect(eight?.minutes).toBe(8);
  expect(shoulders?.minutes).toBe(10);
  expect(shoulders?.positions).not.toContain("kneeling");
});

test("what was refused may be fine again", () => {
  const [, , again] = converse(
    "20 minutes for my hips, no kneeling",
    "no twists either",
    "kneeling is fine again",
  );
  const { request } = again?.kept ?? {};
  expect(request).toMatchObject({ wants: "practise", session: { refused: ["twists"] } });
});

test.each(["again", "the same for tomorrow", "as a list", "swap the last one"])(
  "what was told since then holds for '%s' too",
  (change) => {
    for (const kind of [
      "20 minutes for my hips",
      "25 minutes for my hamstrings",
      "20 minutes for my shoulders",
    ]) {
      const [before, after] = converse(kind, `${change}, and I have glaucoma and a knee replacement`);
      const avoid = new Set(
        conditions
          .filter(({ id }) => id === "glaucoma" || id === "knee-replacement")
          .flatMap((each) => each.avoid),
      );
      const barred = (kept?: Kept) =>
        kept?.steps.filter(({ id }) => practiceById.get(id)?.strains.some((strain) => avoid.has(strain))) ??
        [];
      expect(before?.kept.steps).not.toEqual([]);
      expect(barred(after?.kept)).toEqual([]);
    }
  },
);

test("one step is swapped, all others stay", () => {
  const [before, after] = converse("15 minutes for my lower back", "swap the second one");
  const ids = (kept?: Kept) => kept?.steps.map(({ id }) => id) ?? [];
  const changed = ids(after?.kept).filter((id, index) => id !== ids(before?.kept)[index]);
  expect(changed).toHaveLength(1);
  expect(after?.minutes).toBe(15);
});

test("why one is there, and what was left out, is told of the session that is there", () => {
  const [session, why, left] = converse(
    "15 minutes for my neck, no twists, I have glaucoma",
    "why the first one?",
    "what did you leave out?",
  );
  const first = practiceById.get(session?.kept.steps[0]?.id ?? "")?.name ?? "";
  expect(why?.text).toContain(first);
  expect(left?.text).toContain("twists");
  expect(left?.text).toContain("glaucoma");
});

test("a correction replaces what was understood", () => {
  const [, corrected] = converse("10 minutes for my back", "no, my neck, not my back");
  expect(corrected?.text).toContain("your neck");
  expect(corrected?.text).not.toContain("back:");
});

test("meals are changed as meals, and the session before them is still there", () => {
  const turns = converse(
    "12 minutes for my wrists",
    "what can I have for dinner?",
    "something else",
    "back to the exercises: make it 6 minutes",
  );
  const [, dinner, other, wrists] = turns;
  expect(dinner?.kept.meals).not.toEqual([]);
  expect(other?.kept.meals.some((id) => dinner?.kept.meals.includes(id))).toBe(false);
  expect(wrists?.minutes).toBe(6);
});

test("two practices are compared, with one for whoever asks", () => {
  const [answer] = converse("Is cobra or upward dog better for a beginner?");
  expect(answer?.text).toMatch(/^For you I would take \*\*Cobra Pose\*\*/);
  expect(answer?.text).toContain("Upward Dog");
});

test("what is against a condition is not explained but replaced", () => {
  const [answer] = converse("how do I do headstand? I have glaucoma");
  expect(answer?.text).toContain("I would leave Headstand out");
  expect(answer?.text).toContain("Instead:");
});

test("answers that are no sessions are short", () => {
  const questions = [
    "what is pranayama",
    "can I do yoga every day?",
    "how long do I hold pigeon?",
    "is cobra or sphinx better?",
    "do I have any passes left?",
    "which class suits me?",
  ];
  for (const { text } of converse(...questions)) expect(text.split(/\s+/).length).toBeLessThanOrEqual(150);
});

test("every answer suggests at most three things, and each is understood", () => {
  for (const { kept } of converse(
    "15 minutes for my hips",
    "what is ujjayi",
    "vegan dinner?",
    "which class suits me?",
  )) {
    expect(kept.suggestions.length).toBeLessThanOrEqual(3);
    for (const suggestion of kept.suggestions) {
      const { kept: next } = writeDraft(askChat(suggestion));
      expect([suggestion, next?.request.wants]).not.toEqual([suggestion, "out of scope"]);
    }
  }
});

test("what was kept says the same as reading it again", () => {
  const question = "vegan with a nut allergy and high blood pressure, dinner?";
  const [answer] = converse(question);
  const kept = parseKept(JSON.stringify(answer?.kept));
  const { conditions: had, complaints, cautions, diet } = read(question);
  expect(kept && recall(kept)).toEqual({
    conditions: had,
    complaints,
    cautions,
    diet: expect.objectContaining({ names: diet.names, noAllergens: diet.noAllergens }),
  });
  expect(had.length).toBeGreaterThan(0);
  expect(conditions).toContain(had[0]);
});

test.each(["", "{", "{}", "null", null, undefined])(
  "what is damaged or of another time (%s) is read anew",
  (text) => {
    expect(parseKept(text)).toBeUndefined();
  },
);

test("jet lag alone is something to answer, no greeting", () => {
  const [answer] = converse("I have jet lag");
  expect(answer?.text).toMatch(/inner clock/);
});

test("two things asked about a pose are both answered", () => {
  const [answer] = converse("How long should I stay in pigeon, and what goes wrong in it?");
  expect(answer?.text).toMatch(/slow breaths/);
  expect(answer?.text).toMatch(/goes wrong most often/);
});

test("an illness is named once", () => {
  const [pressure] = converse("Is downward dog alright with high blood pressure?");
  expect(pressure?.text).toMatch(/^With high blood pressure I would/);
  const [wrists] = converse("My wrists hurt in plank. What can I do instead?");
  expect(wrists?.text).toMatch(/^With a sore or injured wrist I would/);
});

test("who is out of butter is not off dairy, and what is there is used", () => {
  const [instead, later] = converse("I'm out of butter, what instead?", "and a breakfast with yoghurt?");
  expect(instead?.text).toMatch(/^In place of unsalted butter, take olive oil/);
  expect(later?.text).not.toMatch(/dairy-free/);
  const [, amid] = converse("15 minutes for my back", "I'm out of butter, what instead?");
  expect(amid?.text).toMatch(/^In place of unsalted butter/);
  const [eggs] = converse("how do I use up eggs if I'm out of butter and don't like mushrooms");
  expect(eggs?.text).toMatch(/^For eating with eggs \(without mushrooms\)/);
});

test("numbers that count something are no lengths", () => {
  const turns = converse(
    "20 minutes for my hamstrings",
    "Could I do this on the same day as eighteen holes?",
    "The fourth exercise, kindly replace it.",
  );
  expect(turns.at(-1)?.minutes).toBe(20);
  const [, , back] = converse(
    "10 minutes for my shoulders",
    "4 mins max",
    "false alarm, give me the ten back",
  );
  expect(back?.kept.request).toMatchObject({ session: { areas: ["shoulders"], minutes: 10 } });
});

test("what feels like too much is refused", () => {
  const [, answer] = converse(
    "something kind for 15 minutes",
    "could it start and stay seated or lying, standing feels like too much",
  );
  expect(answer?.positions).not.toContain("standing");
});

test("not cobra, because the lower back protests: still for the upper back", () => {
  const [, answer] = converse("upper back, 20 min", "not sphinx, not cobra, my lower back protests");
  expect(answer?.kept.request).toMatchObject({ session: { areas: ["upper back"] } });
  expect(answer?.kept.steps.map(({ id }) => id)).not.toContain("cobra");
});

test.each([
  ["no, I meant shoulders, and without pigeon", ["shoulders"]],
  ["no, for the neck, not pigeon", ["neck"]],
])("a correction that leaves out a pose too is still one: %s", (said, areas) => {
  const [, answer] = converse("20 minutes for my hips", said);
  expect(answer?.kept.request).toMatchObject({ session: { areas, without: ["pigeon"] } });
});

test.each([
  ["too long, 10 does it", 10],
  ["20 is too long, seven sounds good", 7],
  ["half time please", 10],
])("a number before a verb is a length: %s", (said, minutes) => {
  const [, answer] = converse("20 minutes for my hips", said);
  expect(answer?.minutes).toBe(minutes);
});

test("a step of a session for an illness is there for it", () => {
  const [, why] = converse("15 minutes, I have sciatica", "why the third one?");
  expect(why?.text).toMatch(/sciatica/);
});

test("an illness that is asked about is answered with what is known of it", () => {
  const [alone] = converse("Is it ok to practise with arthritis?");
  expect(alone?.text).toMatch(/^With arthritis /);
  const [, aside, again] = converse(
    "10 minutes for my knees",
    "oh does it matter that I've got a bit of arthritis in them?",
    "ok show me the session again",
  );
  expect(aside?.text).toMatch(/^With arthritis /);
  expect(aside?.kept.steps).toEqual([]);
  expect(again?.minutes).toBe(10);
});

test("whoever has a fever rests, whatever else they have", () => {
  const [answer] = converse("Is it ok to practise with arthritis and a fever?");
  expect(answer?.text).toContain("no, rest");
});

test("why a pose is asked that is not in the session is about the pose", () => {
  const [, why] = converse("10 minutes for my hips", "why eagle arms");
  expect(why?.text).toMatch(/^\*\*Eagle Arms\*\*/);
});
