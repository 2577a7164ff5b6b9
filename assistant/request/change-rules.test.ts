import { expect, test } from "vitest";
import { read } from "../read/read.ts";
import { changeRules } from "./change-rules.ts";
import { readRequest } from "./read-request.ts";
import type { Change } from "./request.ts";

/** What rules decide that look at what else is known. */
const decided: Record<string, Change> = {
  "Y un poquito más corta": "shorter",
  "okay good well make it a bit easier then to be on the safe side": "easier",
  "Include bhramari, please.": "another",
  "make it fit, somehow": "another",
};

test.each(changeRules)("$example", ({ example, change }) => {
  const wanted = typeof change === "function" ? decided[example] : change;
  expect(readRequest(example, read(example), "practise")).toMatchObject({ wants: "change", change: wanted });
});
