import { expect, test } from "vitest";
import { unlisted } from "../../handbook/language/unlisted.ts";
import { namesUnlisted } from "./name-unlisted.ts";
import { read } from "./read.ts";
import { splitWords } from "./split-words.ts";

const names = unlisted.split(",").map((name) => name.trim());

test("each name is there once, as texts are compared, and the handbook has no entry for it", () => {
  expect(new Set(names).size).toBe(names.length);
  const other = names.filter(
    (name) =>
      splitWords(name)
        .map(({ text }) => text)
        .join(" ") !== name,
  );
  expect(other).toEqual([]);
  const listed = names.filter((name) => read(name).conditions.length > 0);
  expect(listed).toEqual([]);
});

test.each(["I've got achalasia", "a Latarjet in spring", "they found two tarlov cysts"])(
  "whoever says '%s' is given what is very gentle, whatever else is known",
  (text) => {
    expect(namesUnlisted(splitWords(text))).toBe(true);
    const gentle = ["balance", "kneeling", "weight on wrists", "arms overhead", "uneven legs"];
    expect(read(text).cautions).toEqual(expect.arrayContaining(gentle));
    expect(read(`${text}, and low blood pressure`).cautions).toEqual(expect.arrayContaining(gentle));
  },
);

test.each(["ten minutes for my hips", "my neck is stiff from the desk", "a risotto for two"])(
  "'%s' names none",
  (text) => {
    expect(namesUnlisted(splitWords(text))).toBe(false);
  },
);
