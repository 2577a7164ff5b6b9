import { expect, test } from "vitest";
import { moves } from "./moves.ts";
import { notTaught } from "./not-taught.ts";
import { otherPractices } from "./other-names.ts";
import { practices } from "./practices/all.ts";

test("a move is named once, and by no name of what is taught here", () => {
  const names = moves.flatMap(({ words }) => words);
  expect(names.length).toBeGreaterThan(4000);
  const taught = practices.flatMap(({ name, sanskrit, aliases }) => [name, sanskrit, ...aliases]);
  const elsewhere = new Set(
    [...taught, ...[...notTaught, ...otherPractices].flatMap(({ words }) => words)].map((name) =>
      name.toLowerCase(),
    ),
  );
  expect(names.filter((name) => elsewhere.has(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(name))).toEqual([]);
});
