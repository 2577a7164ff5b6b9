import { expect, test } from "vitest";
import { rememberRecent } from "./remember-recent.ts";

test("what is used stays, however much else comes by once", () => {
  const made: string[] = [];
  const upper = rememberRecent(10, (text) => {
    made.push(text);
    return { text: text.toUpperCase() };
  });
  for (let round = 0; round < 100; round += 1) {
    expect(upper("knee").text).toBe("KNEE");
    upper(`word ${round}`);
  }
  expect(made.filter((text) => text === "knee")).toHaveLength(1);
});

test("what was not used for long is forgotten", () => {
  const made: string[] = [];
  const remember = rememberRecent(2, (text) => {
    made.push(text);
    return { text };
  });
  for (const text of ["a", "b", "c", "d", "e", "a"]) remember(text);
  expect(made).toEqual(["a", "b", "c", "d", "e", "a"]);
});
