import { expect, test } from "vitest";
import { isOwnPage } from "./markdown.tsx";

test.each([
  ["/contact", true],
  ["/schedule?class=hatha#monday", true],
  ["/", true],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["/\t/evil.example", false],
  ["https://evil.example", false],
  ["javascript:alert(1)", false],
  ["contact", false],
])("%j leads to a page of ours: %s", (href, isOurs) => {
  expect(isOwnPage(href)).toBe(isOurs);
});
