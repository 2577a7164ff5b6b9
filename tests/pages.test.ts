import { expect, test } from "vitest";
import {
  isOwnerPageOfOne,
  memberPages,
  ownerPages,
  ownerPagesOfOne,
  publicPages,
} from "../contract/pages.ts";
import routes from "../web/routes.ts";

test("the router knows exactly the pages that the server serves", () => {
  const routed = routes.map((route) => `/${route.path ?? ""}`).filter((path) => path !== "/*");
  expect(routed.sort()).toEqual([...publicPages, ...memberPages, ...ownerPages, ...ownerPagesOfOne].sort());
});

test("the server serves one page for each class and each person, and for nothing below them", () => {
  for (const page of ownerPagesOfOne) {
    const one = page.replace(/:\w+$/, "ana%40example.com");
    expect(isOwnerPageOfOne(one)).toBe(true);
    expect(isOwnerPageOfOne(`${one}/more`)).toBe(false);
  }
  expect(isOwnerPageOfOne("/studio/nope/1")).toBe(false);
});
