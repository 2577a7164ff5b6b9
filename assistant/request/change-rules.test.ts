import { expect, test } from "vitest";
import { read } from "../read/read.ts";
import { changeRules, settleChange } from "./change-rules.ts";
import { findChange } from "./find-change.ts";
import { findNamed } from "./find-named.ts";
import { readRequest } from "./read-request.ts";
import type { Change } from "./request.ts";

/** What rules decide that look at what else is known. */
const decided: Record<string, Change> = {
  "Ahora la sesión, pero más corta que la de antes": "shorter",
  "un poquito más corta": "shorter",
  "okay good well make it a bit easier then to be on the safe side": "easier",
  "Eek, not so tough, I've done nothing for six weeks!": "easier",
  "Include bhramari, please.": "another",
  "make it fit, somehow": "another",
};

test.each(changeRules)("$example", (rule) => {
  const { example, change, taken = "another" } = rule;
  const wanted = typeof change === "function" ? decided[example] : change;
  const request = readRequest(example, read(example), "practise");
  expect(request).toMatchObject({ wants: "change", change: wanted });
  if (request.wants !== "change") throw new Error("It is no change.");
  // And whatever was learned: it is this rule that decides.
  const { session, times, more, moreOrAll } = request;
  const { plain } = findNamed(example, read(example));
  const isRelative = [times, more, moreOrAll].some((each) => each !== undefined);
  const known = { learned: taken, guessed: findChange(plain, session, false), plain, session, isRelative };
  expect(changeRules.find(({ holds }) => holds(known))).toBe(rule);
  expect(settleChange(known)).toBe(wanted);
});
