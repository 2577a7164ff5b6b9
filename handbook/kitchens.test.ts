import { expect, test } from "vitest";
import { foods } from "./foods.ts";
import { alsoInFoods, kitchens } from "./kitchens.ts";
import { otherNames } from "./other-names.ts";

test("a name stands in one place only, as texts are compared", () => {
  const names = kitchens.flatMap(({ words }) => words);
  expect(names.length).toBeGreaterThan(2000);
  const elsewhere = new Set([...foods, ...otherNames].flatMap(({ words }) => words));
  expect(names.filter((name) => elsewhere.has(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(name))).toEqual([]);
});

test("what is in a dish is known by its traits, and brings along what it brings", () => {
  const dishOf = (name: string) => kitchens.find(({ words }) => words.includes(name));
  expect(dishOf("speckknodel")).toMatchObject({ allergens: ["dairy", "egg", "gluten"] });
  expect(dishOf("speckknodel")?.traits).toEqual(expect.arrayContaining(["meat", "pork", "grain"]));
  expect(dishOf("misir wot")?.traits).toContain("high fodmap");
});

test("what is completed is known elsewhere, and each food once", () => {
  const compact = (name: string) => name.replaceAll(/[ -]/g, "");
  const elsewhere = new Set([...foods, ...otherNames].flatMap(({ words }) => words.map(compact)));
  const names = alsoInFoods.flatMap(({ words }) => words);
  expect(names.filter((name) => !elsewhere.has(compact(name)))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
