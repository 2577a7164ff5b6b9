import { describe, expect, test } from "vitest";
import { measureDose } from "../handbook/breath-pace.ts";
import { askRoutine, askTherapyPlan } from "../tests/parts/asked.ts";
import { answerHurt } from "./after-practice.ts";
import { gatherFelt, nothingFelt, type SaidAfter } from "./felt.ts";
import { findSteps } from "./find-steps.ts";
import { describeSteps, timeSteps } from "./guide-steps.ts";
import { leaveOut } from "./leave-out.ts";
import { practiceById, type Step } from "./planner/wanted.ts";
import { writeDraft } from "./write-from-handbook.ts";

const now = new Date("2026-11-16T12:00:00Z");
const asks = [
  askRoutine("Beginner", "Strength"),
  askRoutine("Advanced", "Flexibility"),
  askTherapyPlan("my lower back is stiff"),
  askTherapyPlan("my knees ache on stairs"),
  askTherapyPlan("unbearable pain in my shoulder"),
];

function stepsOf(asked: (typeof asks)[number]): { steps: Step[]; text: string } {
  const { made, text } = writeDraft(asked);
  if (!made || !("steps" in made)) throw new Error("A session was made without steps.");
  return { steps: made.steps, text };
}

test.each(asks)("the steps of a guide are those its words name, and its minutes theirs", (asked) => {
  const { steps, text } = stepsOf(asked);
  expect(findSteps(asked.kind, text)).toEqual(steps);
  const played = describeSteps(timeSteps(steps));
  const seconds = played.reduce((sum, step) => sum + step.seconds, 0);
  expect(seconds).toBe(steps.reduce((sum, { minutes }) => sum + minutes * 60, 0));
  for (const { name, cues, ready, seconds: each, breaths } of played) {
    expect(text).toContain(`**${name}**`);
    expect(text).toContain(cues[0]);
    expect(ready).toBeGreaterThanOrEqual(5);
    expect(ready).toBeLessThanOrEqual(each / 3);
    if (breaths !== null) expect((each - ready) / breaths).toBeGreaterThanOrEqual(5);
    if (breaths !== null) expect((each - ready) / breaths).toBeLessThanOrEqual(14);
  }
});

test.each(asks)("what a guide says to do is what the player counts", (asked) => {
  const { steps, text } = stepsOf(asked);
  const played = describeSteps(timeSteps(steps));
  for (const { id, minutes } of steps) {
    const { name = "", minutes: usual } = practiceById.get(id) ?? {};
    const said = text.split("\n- ").flatMap((each) => each.split(/\n\d+\. /));
    const line = said.find((each) => each.startsWith(`**${name}**`)) ?? "";
    const [, count, times = "1"] = /(\d+) slow (?:breaths?|rounds?)(?:, (\d+) times)?/.exec(line) ?? [];
    for (const { practice, breaths } of played) {
      if (practice !== id || breaths === null) continue;
      const inRound = id === "alternate-nostril" ? 2 : 1;
      expect(breaths, line).toBe(Number(count) * Number(times) * inRound);
    }
    const [, written = String(minutes)] = /\. (\d+) minutes? of/.exec(line) ?? [];
    expect(Number(written), line).toBe(minutes);
    if (minutes !== usual) expect(line).not.toMatch(/\d slow (?:lifts|circles|slides)/);
  }
});

test("a dose is for its minutes: more breaths, more often, or longer", () => {
  const wordsFor = (id: string, minutes: number) => {
    const practice = practiceById.get(id);
    return practice && measureDose(practice, minutes).words;
  };
  expect(wordsFor("chair-pigeon", 4)).toBe("11 slow breaths on each side");
  expect(wordsFor("tree", 2)).toBe("5 slow breaths on each side");
  expect(wordsFor("camel", 2)).toBe("3 slow breaths, 4 times");
  expect(wordsFor("forehead-rest", 2)).toBe("2 minutes of easy breathing");
  expect(wordsFor("forehead-rest", 1)).toBe("1 minute of easy breathing");
  expect(wordsFor("seated-leg-lift", 3)).toBe("8 slow lifts on each side");
  expect(wordsFor("seated-leg-lift", 4)).toBe("Take your time, on one side and then on the other");
});

test("a session needs what each of its steps needs", () => {
  const [step] = describeSteps(timeSteps([{ id: "forehead-rest", minutes: 3 }]));
  expect(step?.needs).toEqual(["a steady chair", "a table or a second chair"]);
});

test("whoever has waited for months is told no shorter time to wait, nor two lengths of a plan", () => {
  const { text } = stepsOf(askTherapyPlan("my lower back has been stiff for two months"));
  expect(text).toContain("go through the four weeks below twice");
  expect(text).toContain("### Four weeks");
  expect(text).toContain("- See a doctor about it, and soon if it gets worse or goes down a leg.");
  expect(text).not.toMatch(/six weeks|eight weeks|after four weeks/);
  const { text: recent } = stepsOf(askTherapyPlan("my lower back is stiff since Monday"));
  expect(recent).toContain("See a doctor if it lasts longer than six weeks");
});

test("what is done on one side is done on the left and then on the right", () => {
  const [left, right, rest] = timeSteps([
    { id: "tree", minutes: 2 },
    { id: "mountain", minutes: 1 },
  ]);
  expect(left).toMatchObject({ practice: "tree", side: "left", seconds: 60, breaths: 5 });
  expect(right).toMatchObject({ practice: "tree", side: "right", seconds: 60 });
  expect(rest).toMatchObject({ practice: "mountain", side: null, seconds: 60 });
});

test.each([
  ["a name that is none", (text: string) => text.replace("**Mountain Pose**", "**Mountain Poses**")],
  ["other minutes", (text: string) => text.replace(/^## \d+/, "## 99")],
  ["a step twice", (text: string) => text.replace(/^(- \*\*.+)$/m, "$1\n$1")],
  ["no steps", () => "Rest today."],
])("an old guide with %s has nothing to play", (_, change) => {
  const text =
    "## 3 minutes for strength\n\n- **Mountain Pose**, 1 min. Stand.\n- **Tree Pose**, 2 min. Stand.";
  expect(findSteps("routine", text)).toHaveLength(2);
  expect(findSteps("routine", change(text))).toBeUndefined();
});

const tooMuch: SaidAfter = { felt: "too much", sore: [], avoid: [] };
const good: SaidAfter = { felt: "good", sore: [], avoid: [] };

test("too much makes it easier, twice good less so", () => {
  expect(gatherFelt([]).ease).toBe(0);
  expect(gatherFelt([tooMuch]).ease).toBe(1);
  expect(gatherFelt([tooMuch, tooMuch, tooMuch]).ease).toBe(2);
  expect(gatherFelt([tooMuch, good]).ease).toBe(1);
  expect(gatherFelt([tooMuch, good, good]).ease).toBe(0);
  const work = (steps: Step[]) =>
    steps.reduce((sum, { id, minutes }) => sum + minutes * (practiceById.get(id)?.effort ?? 0), 0);
  for (const level of ["Beginner", "Intermediate", "Advanced"]) {
    const asked = askRoutine(level, "Strength");
    const [usual, eased] = [asked, { ...asked, felt: { ...nothingFelt, ease: 1 } }].map((each) =>
      work(stepsOf(each).steps),
    );
    expect(eased).toBeLessThan((usual ?? 0) * 0.8);
  }
});

describe("what hurt", () => {
  const { sore, avoid, content } = answerHurt({ places: ["knees"], words: "", now });
  const felt = gatherFelt([{ felt: "hurt", sore, avoid }]);
  const loadsKnees = ({ id }: { id: string }) => {
    const practice = practiceById.get(id);
    return practice?.loads.includes("knees") || practice?.strains.includes("kneeling");
  };

  test("is said to be left out, with when to see somebody", () => {
    expect(content).toContain("I leave out what loads your knees");
    expect(content).toContain("When to see somebody:");
  });

  test.each(asks)("is left out of what is written next, which says so", (asked) => {
    const { steps, text } = stepsOf({ ...asked, felt });
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(loadsKnees)).toEqual([]);
    expect(text).toContain("It leaves out what loads your knees");
  });

  test("is left out of guides from before", () => {
    const before = timeSteps([
      { id: "belly-breathing", minutes: 2 },
      { id: "chair-pose", minutes: 2 },
    ]);
    const { steps, leftOut } = leaveOut(before, felt);
    expect(steps.some(({ practice }) => practice === "chair-pose")).toBe(false);
    expect(leftOut).toHaveLength(1);
    expect(leftOut[0]).toMatch(/Chair Pose, for the sake of your knees\.$/);
    expect(leaveOut(before, nothingFelt)).toEqual({ steps: before, leftOut: [] });
  });

  test("is read as every message is: what is urgent is answered as such", () => {
    const chest = answerHurt({ places: [], words: "my chest, it presses and my arm is numb", now });
    expect(chest.outcome).toBe("urgent");
    expect(chest.content).toMatch(/^## Please get medical help now/);
  });

  test("may be asked about once, and the answer decides", () => {
    // Which of them is in between is for triage to say, and may change as it learns.
    const unclear = ["short of breath for a while", "neck, and my arms tingle", "my head hurts since then"];
    const outcomeOf = (words: string) => answerHurt({ places: [], words, now }).outcome;
    const words = unclear.find((each) => outcomeOf(each) === "ask") ?? "";
    const asked = answerHurt({ places: [], words, now });
    expect(asked.outcome).toBe("ask");
    const before = { text: words, response: asked.content };
    const answered = (answer: string) =>
      answerHurt({ places: [], words: `${words}. ${answer}`, before, now }).outcome;
    expect(answered("no, nothing of that")).toBe("fine");
    expect(answered("yes")).toBe("urgent");
  });
});
