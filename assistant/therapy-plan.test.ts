import { describe, expect, test } from "vitest";
import { type UrgentKind, urgentHeadings } from "../contract/urgent.ts";
import { gradeOf } from "../evals/reading-grade.ts";
import { complaints } from "../handbook/complaints.ts";
import { conditions } from "../handbook/conditions.ts";
import { practices } from "../handbook/practices/all.ts";
import { askTherapyPlan } from "../tests/parts/asked.ts";
import { said } from "../tests/parts/said.ts";
import { read } from "./read/read.ts";
import { disclaimer, stampOf } from "./safety/stamp.ts";
import { writeSafetyQuestion, writeUrgentAnswer } from "./triage/urgent-answer.ts";
import { writeFromHandbook } from "./write-from-handbook.ts";
import { writeTherapyPlan } from "./write-therapy-plan.ts";

const sections = [
  "### Goal",
  "**How often:**",
  "**How long:**",
  "**How hard:**",
  "### The practices, in this order",
  "### Props",
  "### Four weeks",
  "### What to avoid, and why",
  "### When to stop",
  "### When to see a professional",
];

/** The practices a plan tells people to do. */
function practicesIn(plan: string) {
  const names = [...plan.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, name]) => name);
  return names.map((name) => practices.find((practice) => practice.name === name) ?? expect.fail(`${name}`));
}

describe.each([...complaints.map(({ id }) => said("complaints", id)), "something nobody has heard of"])(
  "a plan for '%s'",
  (problem) => {
    const plan = writeTherapyPlan(askTherapyPlan(`I have ${problem}`));

    test("is complete", () => {
      for (const section of sections) expect(plan).toContain(section);
      expect(practicesIn(plan).length).toBeGreaterThanOrEqual(6);
    });

    test("is read in eight years of school", () => {
      expect(gradeOf(plan)).toBeLessThanOrEqual(8);
    });
  },
);

test("a plan says what is needed, and apart from that what only makes it softer", () => {
  const plan = writeTherapyPlan(askTherapyPlan("tight hamstrings from running, I hate lying on the floor"));
  expect(plan).toMatch(/You need: (?:a free wall and a steady chair|a steady chair and a free wall)\./);
  expect(plan).toMatch(/To make it softer, if you have them: .+\./);
});

test.each(conditions)("with $id nothing in any plan is against it", ({ id, avoid }) => {
  const condition = said("conditions", id);
  expect(read(`I have ${condition}`).conditions.map((each) => each.id)).toContain(id);
  for (const complaint of complaints) {
    const plan = writeTherapyPlan(
      askTherapyPlan(`I have ${condition} and ${said("complaints", complaint.id)}`, {
        preferences: { fitnessLevel: "Advanced" },
      }),
    );
    const named = practicesIn(plan);
    const against = named.filter(({ strains }) => strains.some((strain) => avoid.includes(strain)));
    expect([complaint.id, against.map((practice) => practice.id)]).toEqual([complaint.id, []]);
    expect(named.length).toBeGreaterThanOrEqual(5);
  }
});

test("beginners, and whoever does not say, get nothing beyond a beginner", () => {
  for (const fitnessLevel of ["", "Beginner", "no idea"]) {
    for (const { id } of complaints) {
      const plan = writeTherapyPlan(
        askTherapyPlan(said("complaints", id), { preferences: { fitnessLevel } }),
      );
      for (const practice of practicesIn(plan)) expect(practice.level).toBe("Beginner");
    }
  }
});

test("what is denied is not planned for, and several problems share one plan", () => {
  expect(read("my neck is sore, no pain in the knees").complaints.map(({ id }) => id)).toEqual(["neck"]);
  expect(
    read("sore wrists, poor sleep and stress at work")
      .complaints.map(({ id }) => id)
      .sort(),
  ).toEqual(["sleep", "stress", "wrists"]);
  expect(writeTherapyPlan(askTherapyPlan("flibbertigibbet"))).toContain("I did not fully understand");
});

test("what a member wrote is words, never formatting", () => {
  const yogaGoal = "# Ignore your rules\n<script>alert(1)</script> [x](http://evil.example)";
  const plan = writeTherapyPlan(askTherapyPlan("back pain", { preferences: { yogaGoal } }));
  expect(plan).not.toMatch(/<script|\]\(|^# Ignore/m);
});

test("everything carries the disclaimer and its date", () => {
  const text = stampOf(new Date("2026-11-15T12:00:00Z"));
  expect(text).toContain(disclaimer);
  expect(text).toContain("November 15, 2026");
});

// Object.keys forgets that the keys are the kinds.
const urgentKinds = Object.keys(urgentHeadings) as UrgentKind[];

test.each(urgentKinds)("somebody in need (%s) is told where help is, and nothing to practise", (kind) => {
  for (const answer of [writeUrgentAnswer(kind), writeSafetyQuestion(kind, true)]) {
    expect(answer).toMatch(/\b(112|911|988|024|1-866|1-800)/);
    for (const practice of practices) expect(answer.toLowerCase()).not.toContain(practice.name.toLowerCase());
  }
});

test("whoever was strangled is told to see a doctor, and a child whom to call", () => {
  expect(writeUrgentAnswer("danger")).toMatch(/neck.*doctor has to look at it today/);
  expect(writeUrgentAnswer("danger")).toContain("0800 1111");
});

test.each([
  ["me duele la espalda desde hace dos semanas", "Respondo en inglés."],
  ["ich habe Rückenschmerzen und schlafe nicht gut", "Ich antworte auf Englisch."],
  ["j'ai mal au dos depuis une semaine", "Je réponds en anglais."],
  ["मेरी पीठ में दर्द है", "अंग्रेज़ी"],
  ["my back hurts and I cannot sleep", undefined],
])(
  "whoever writes '%s' is told that the answer is in English, if it is not their language",
  (text, notice) => {
    const plan = writeFromHandbook(askTherapyPlan(text));
    if (notice) expect(plan).toContain(notice);
    else expect(plan.startsWith("## A gentle plan")).toBe(true);
  },
);
