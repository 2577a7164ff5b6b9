import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findHandbookMistakes } from "./check-handbook.ts";
import { complaints } from "./complaints.ts";
import { conditions } from "./conditions.ts";
import { describeHandbook } from "./describe-handbook.ts";
import { clashes } from "./knowledge/clashes.ts";
import { medicines } from "./knowledge/medicines.ts";
import { wordsIn } from "./language/every.ts";
import { practices } from "./practices/all.ts";

test("the handbook holds together", () => {
  expect(findHandbookMistakes()).toEqual([]);
});

test("a mistake in the handbook is named with its place", () => {
  const [first, ...rest] = conditions;
  if (!first) expect.fail("no conditions");
  const broken = { ...first, source: " ", reviewedBy: "Dr Rao", implies: ["gout-of-the-moon"] };
  const [practice, ...others] = practices;
  if (!practice) expect.fail("no practices");
  const astray = { ...practice, gentler: "moon-walk", counterposes: [practice.id], prepares: ["sun-walk"] };
  const [clash] = clashes;
  if (!clash) expect.fail("no clashes");
  const { en } = wordsIn;
  const words = { ...en, conditions: { ...en.conditions, nonsense: "humbug, humbug" } };
  const handbook = {
    conditions: [broken, ...rest],
    complaints,
    medicines,
    clashes: [{ ...clash, conditions: ["moon-sickness"], things: "ginkgo, , kelp" }],
    practices: [astray, ...others],
    wordsIn: { ...wordsIn, en: words },
  };
  expect(findHandbookMistakes(handbook)).toEqual([
    `conditions: ${first.id}: names no source`,
    `conditions: ${first.id}: a review has a name and a date like 2026-11-16`,
    `conditions: ${first.id}: there is no condition gout-of-the-moon`,
    `practices: ${practice.id}: there is no practice moon-walk`,
    `practices: ${practice.id}: there is no practice sun-walk`,
    `practices: ${practice.id}: names itself`,
    `clashes: ${clash.id}: there is no condition moon-sickness`,
    `clashes: ${clash.id}: has an empty name`,
    "language/en.ts, conditions: nonsense is not in the handbook",
    'language/en.ts, conditions: nonsense has "humbug" twice',
  ]);
});

const byId = new Map(practices.map((practice) => [practice.id, practice]));

test("there is something for at least thirty complaints and twenty conditions", () => {
  expect(complaints.length).toBeGreaterThanOrEqual(30);
  expect(conditions.length).toBeGreaterThanOrEqual(20);
  expect(new Set(complaints.map(({ id }) => id)).size).toBe(complaints.length);
  expect(new Set(conditions.map(({ id }) => id)).size).toBe(conditions.length);
});

test.each(complaints)(
  "$id names only practices that exist and do not do what it says to avoid",
  (complaint) => {
    for (const id of complaint.practices) {
      const practice = byId.get(id);
      expect([id, practice?.id]).toEqual([id, id]);
      const clash = practice?.strains.filter((strain) => complaint.avoid.includes(strain));
      expect([id, clash]).toEqual([id, []]);
    }
    expect(complaint.practices.length).toBeGreaterThanOrEqual(6);
    expect(complaint.habits.length).toBeGreaterThanOrEqual(2);
    expect(complaint.seeSomeone).toMatch(/(doctor|midwife|therapist|physiotherapist)/);
  },
);

test.each(conditions)("whoever has $id still has enough to practise", ({ avoid }) => {
  const left = practices.filter(({ strains }) => !strains.some((strain) => avoid.includes(strain)));
  for (const kind of ["pose", "breathing", "relaxation"]) {
    expect(left.filter((practice) => practice.kind === kind).length).toBeGreaterThanOrEqual(3);
  }
});

test("nothing promises to heal", () => {
  const texts = JSON.stringify([complaints, conditions]);
  expect(texts).not.toMatch(/\b(cures?|treats?|heals?|detox)\b/i);
});

test("the page for whoever signs the handbook is what the handbook says", () => {
  const page = readFileSync(new URL("../docs/handbook.md", import.meta.url), "utf8");
  expect(page).toBe(describeHandbook());
  for (const { id } of conditions) expect(page).toContain(`(\`${id}\`)`);
});
