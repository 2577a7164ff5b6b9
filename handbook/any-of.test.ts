import { expect, test } from "vitest";
import { anyOf, either, exactly, oneOf } from "./any-of.ts";

test("any of the phrases is found as whole words, whichever part it is in", () => {
  const words = anyOf("shorter|briefer", String.raw`half (?:an )?hour`, String.raw`mas cort\w+`);
  for (const text of ["a briefer one", "half an hour, please", "half hour", "mas corta"])
    expect(words.test(text), text).toBe(true);
  for (const text of ["shorters", "a half", "unbriefer"]) expect(words.test(text), text).toBe(false);
});

test("exactly one of them is the whole word", () => {
  const words = exactly("no|not", "kein|keine");
  for (const text of ["no", "not", "keine"]) expect(words.test(text), text).toBe(true);
  for (const text of ["nothing", "no way", "why not", ""]) expect(words.test(text), text).toBe(false);
});

test("inside another expression the parts stay together", () => {
  const words = new RegExp(`^the ${oneOf("first|second", "last")} (one)$`);
  expect(words.exec("the last one")?.[1]).toBe("one");
  expect(words.test("second")).toBe(false);
});

test("either expression is found, each with its own edges", () => {
  const words = either(/^(?:no|wait)\b/, anyOf("i meant"), /why$/);
  for (const text of ["no, not that", "so i meant", "tell me why"]) expect(words.test(text), text).toBe(true);
  for (const text of ["oh no", "i meantime", "why not"]) expect(words.test(text), text).toBe(false);
});
