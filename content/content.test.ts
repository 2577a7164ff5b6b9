import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { classes } from "#content/classes.ts";
import { instructors } from "#content/instructors.ts";
import { plans } from "#content/plans.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { checkedFiles, describeMistakes, findContentMistakes } from "./check.ts";
import { crisisLinesSchema, plansSchema, scheduleSchema, studioSchema } from "./schemas.ts";
import { listWords } from "./words.ts";

const root = join(import.meta.dirname, "..");

test("what the tests' studio says is sound", () => {
  expect(findContentMistakes()).toEqual([]);
});

test("every file the owner edits is checked", () => {
  const data = readdirSync(join(root, "tests/studio")).filter((file) => file !== "build-folder.ts");
  expect(data.toSorted()).toEqual(checkedFiles.toSorted());
});

test("what the owner wrote is sound", async () => {
  // In a process of its own, where `#content` is `content/`.
  const program = `import { findContentMistakes } from "./content/check.ts";
    process.stdout.write(findContentMistakes().join("\\n"));`;
  const words = ["--input-type=module", "--eval", program];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, env: {} });
  expect(stdout).toBe("");
});

test("the classes, the schedule and the plans are the specified ones", () => {
  expect(classes.map(({ name, minutes, level }) => [name, minutes, level])).toEqual([
    ["Vinyasa Flow", 60, "All"],
    ["Hatha Yoga", 60, "Beginner"],
    ["Meditation & Breathwork", 30, "All"],
  ]);
  expect(schedule.map(({ day, time, minutes, classType }) => [day, time, minutes, classType])).toEqual([
    ["Monday", "18:00", 60, "Hatha Yoga"],
    ["Wednesday", "09:00", 60, "Vinyasa Flow"],
    ["Friday", "18:00", 30, "Meditation & Breathwork"],
  ]);
  expect(plans.map(({ name, priceText, mode }) => [name, priceText, mode])).toEqual([
    ["Drop-in Class - Online", "Free", "payment"],
    ["In Person Yoga Session - 1 class pass", "$40", "payment"],
    ["Monthly Unlimited Pass - Online", "$40", "subscription"],
    ["Yoga Workshop In Person - 10 class pass", "$150", "payment"],
  ]);
});

test("one instructor is shown and two are kept hidden", () => {
  expect(instructors.map((instructor) => instructor.isHidden)).toEqual([false, true, true]);
});

test("a class nobody teaches or a teacher who is hidden is named with its place", () => {
  const wrong = [
    { ...schedule[0], classType: "Aerial Yoga" },
    { ...schedule[1], instructor: "Second instructor" },
  ];
  expect(describeMistakes("content/schedule.ts", scheduleSchema(classes, instructors), wrong)).toEqual([
    "content/schedule.ts at 0.classType: must be one of: Vinyasa Flow, Hatha Yoga, Meditation & Breathwork",
    "content/schedule.ts at 1.instructor: must be one of: Maya Lindqvist",
  ]);
});

test("two classes at the same time are refused", () => {
  const wrong = [schedule[0], { ...schedule[1], day: "Monday", time: "18:00" }];
  expect(describeMistakes("content/schedule.ts", scheduleSchema(classes, instructors), wrong)).toEqual([
    "content/schedule.ts: two classes begin at the same time",
  ]);
});

test("a price text that disagrees with the amount charged is refused", () => {
  const wrong = [{ ...plans[1], amount: 400 }];
  expect(describeMistakes("content/plans.ts", plansSchema("USD"), wrong)).toEqual([
    "content/plans.ts: priceText and amount must say the same",
  ]);
});

test("a time zone that does not exist is refused", () => {
  const mistakes = describeMistakes("content/studio.ts", studioSchema, {
    ...studio,
    timeZone: "Mars/Olympus",
  });
  expect(mistakes).toEqual([
    "content/studio.ts at timeZone: must be an IANA time zone such as Europe/Berlin",
  ]);
});

test.each([
  [[], ""],
  [["Monday"], "Monday"],
  [["Monday", "Tuesday", "Tuesday"], "Monday and Tuesday"],
  [["Monday", "Tuesday", "Friday", "Monday"], "Monday, Tuesday and Friday"],
])("the days of classes %j read %s", (days, read) => {
  expect(listWords(days)).toBe(read);
});

test("a child line with a misspelt key is named with its place", () => {
  const wrong = {
    helpLines: [],
    eatingHelp: [],
    childHelp: [{ region: "UK", country: "GB", lin: "0800 1111" }],
    emergencyEverywhere: ["112"],
    alsoSad: {},
  };
  const mistakes = describeMistakes("content/crisis-lines.ts", crisisLinesSchema, wrong);
  expect(mistakes.join()).toContain("content/crisis-lines.ts at childHelp.0.line");
  expect(mistakes.join()).toContain("content/crisis-lines.ts at alsoSaid");
});
