import { expect, test } from "vitest";
import { converse } from "../../tests/parts/converse.ts";

const idsOf = (answer: ReturnType<typeof converse>[number] | undefined) =>
  answer?.kept.steps.map(({ id }) => id) ?? [];

test.each([
  [
    "What could I cook afterwards, with rice and an egg?",
    "Put the exercises in a list for the fridge door, please.",
  ],
  ["How do I do Tree Pose?", "Show me that practice once more."],
  ["When is the next class?", "Lovely. Now the same session again."],
  ["And what may I eat before it?", "good, let me have another look at the exercises"],
])("after '%s', '%s' is said of the session and leaves it as it was", (aside, back) => {
  const answers = converse("12 minutes for my shoulders, only standing", aside, back);
  expect(idsOf(answers[2])).toEqual(idsOf(answers[0]));
});

test.each([
  ["How do I do Tree Pose?", "Righto, give us another round then."],
  ["What could I cook afterwards, with rice and an egg?", "Ta. For tomorrow I'd like a new one please."],
  ["Do you sell gift cards?", "OK, one more but not the same."],
])("after '%s', '%s' asks for another session within the same bounds", (aside, back) => {
  const answers = converse("12 minutes for my shoulders, only standing", aside, back);
  expect(answers[2]?.minutes).toBe(12);
  expect(idsOf(answers[2])).not.toEqual(idsOf(answers[0]));
  expect(new Set(answers[2]?.positions)).toEqual(new Set(["standing"]));
});

test.each([
  ["What is for dinner, I have rice?", "the rice boiled over, make it a 9 minute version", 9],
  ["Is Cobra safe for me?", "fine. do mine in half the time", 6],
  ["What is for dinner?", "Shorten the exercises a little, dinner is at seven", 7],
])("after '%s', '%s' is said of how long the session is", (aside, back, minutes) => {
  const answers = converse("12 minutes for my shoulders, only standing", aside, back);
  expect(answers[2]?.minutes).toBe(minutes);
});

test("an aside about a class for pregnant women plans nothing anew", () => {
  const answers = converse(
    "I'm 28 weeks, achy hips. 15 gentle minutes, not flat on my back.",
    "Do you have a prenatal class at the studio?",
    "Okay, can I see my session again please",
  );
  expect(idsOf(answers[2])).toEqual(idsOf(answers[0]));
});

test("what else is said beside an aside's question binds too", () => {
  const told = "15 minutes for my core, strong";
  const [, plan] = converse("Is cobra good with asthma? They fitted a mesh in my groin last week", told);
  expect(idsOf(plan)).not.toContain("plank");
});

test.each(["I won't manage standing after all", "please no more standing"])(
  "'%s' welcomes nothing",
  (said) => {
    const [, answer] = converse("20 minutes for my shoulders", said);
    expect(answer?.positions).not.toContain("standing");
  },
);

test("what will do is wanted", () => {
  const said = "Cross-legged on the floor is not possible for me, a chair will do.";
  const [, answer] = converse("Kindly prepare a calming practice of 20 minutes", said);
  expect(new Set(answer?.positions)).toEqual(new Set(["chair"]));
});

test("an illness that an aside names binds from then on", () => {
  const answers = converse(
    "15 minutes with Downward Dog in it",
    "Is it safe with glaucoma?",
    "ok the session again please",
  );
  expect(idsOf(answers[0])).toContain("downward-dog");
  expect(idsOf(answers[2])).not.toContain("downward-dog");
});

test.each([
  ["20 minutes of yoga", "more legs", 20],
  ["20 minutes for my core", "Ah ah this one is hard! Reduce it", 20],
  ["4 minutes in my chair", "It's lunch now so I got eleven", 11],
  ["30 minutes, flexibility", "Also no backbends. Compression fracture in '09.", 30],
  ["15 minutes to wind down", "Half of this needs sitting on the floor. Can't. Not today.", 15],
  ["10 minutes for my neck", "7 minutes max, tea break", 7],
  ["15 minutes for my wrists", "And lengthen the whole by five minutes.", 20],
])("after '%s', '%s' makes %i minutes", (first, said, minutes) => {
  expect(converse(first, said)[1]?.minutes).toBe(minutes);
});

test("whoever has no thirty minutes wants fewer", () => {
  const [, shorter] = converse(
    "30 minutes for my hips",
    "Who has thirty minutes, what was I thinking. Shorter.",
  );
  expect(shorter?.minutes).toBeLessThan(30);
});

test("tightness is no strong pain", () => {
  const [answer] = converse("My shoulders get terribly tight. 15 minutes standing");
  expect(idsOf(answer).length).toBeGreaterThan(3);
});

test.each(["can none of it be standing", "sitting in a chair is better than standing"])(
  "'%s' leaves nothing standing",
  (said) => {
    const [, answer] = converse("20 minutes for my upper back", said);
    expect(answer?.positions).not.toContain("standing");
  },
);

test.each(["without rice please", "swap the rice for something", "another idea for dinner"])(
  "after meals, '%s' is said of the meals",
  (said) => {
    const answers = converse("12 minutes for my shoulders", "What is for dinner?", said);
    expect(answers[2]?.kept.request.wants).toBe("eat");
  },
);

test.each(["Take it out.", "no, not Happy Baby", "ok swap it"])(
  "what was just explained is what '%s' means",
  (said) => {
    const answers = converse("20 minutes for my hips, with Happy Baby in it", "What is Happy Baby?", said);
    expect(idsOf(answers[0])).toContain("happy-baby");
    expect(idsOf(answers[2])).not.toContain("happy-baby");
    expect(answers[2]?.minutes).toBe(20);
  },
);

test("a wish may be for what was just spoken of", () => {
  const [, forIt] = converse(
    "Which is better for lower back pain, Sphinx or Bridge?",
    "Make me 15 minutes for it, then",
  );
  expect(forIt?.kept.request).toMatchObject({ session: { complaints: ["lower-back"], minutes: 15 } });
  const [, ofIt] = converse("What is chair yoga?", "Let me try it: 20 minutes for the shoulders");
  expect(new Set(ofIt?.positions)).toEqual(new Set(["chair"]));
  const [, without] = converse(
    "How do I do Downward Dog?",
    "My wrists are bad. 15 minutes for hamstrings without this pose",
  );
  expect(idsOf(without)).not.toContain("downward-dog");
  const [, atHome] = converse(
    "Which class suits somebody with a stiff upper back?",
    "I cannot come that day. Something to do at home, 20 minutes?",
  );
  expect(atHome?.kept.request).toMatchObject({ session: { areas: ["upper back"], minutes: 20 } });
});

test("the long one is the longer one, and the last one is the one that was last", () => {
  const answers = converse("20 minutes for my hips", "do it in eight", "the long one after all");
  expect(answers.map(({ minutes }) => minutes)).toEqual([20, 8, 20]);
  const short = converse("10 minutes for my hips", "do 20 in all", "just the 10 min version again");
  expect(short.map(({ minutes }) => minutes)).toEqual([10, 20, 10]);
  const again = converse("20 minutes for my hips", "easier please", "let me see that last session again");
  expect(idsOf(again[2])).toEqual(idsOf(again[1]));
});

test("whoever fasts and wants to move gets something gentle, and a word about it", () => {
  const [answer] = converse("I'm fasting for Ramadan, could I have something restful, 20 minutes?");
  expect(answer?.minutes).toBe(20);
  expect(answer?.text).toMatch(/While you fast/);
  const [, harder] = converse("20 minutes for my legs", "make it harder, I am fasting");
  expect(harder?.kept.request).not.toMatchObject({ session: { energy: "lively" } });
  const [asked] = converse("Should I try intermittent fasting?");
  expect(asked?.text).toMatch(/I do not plan fasts/);
});
