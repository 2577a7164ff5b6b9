import { expect, test } from "vitest";
import { read } from "../read/read.ts";
import { readRequest } from "./read-request.ts";
import type { Wants } from "./request.ts";
import { wantsRules } from "./wants-rules.ts";

/** What rules decide that look at what else is known. */
const decided: Record<string, Wants> = {
  "I will not do headstands or handstands": "change",
  "What is better, yin or vinyasa?": "idea",
  "How does pranayama work?": "idea",
};

test.each(wantsRules)("$example", ({ example, after, wants }) => {
  const wanted = typeof wants === "function" ? decided[example] : wants;
  expect(readRequest(example, read(example), after).wants).toBe(wanted);
});
