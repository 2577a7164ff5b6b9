import { expect, test } from "vitest";
import { memberPages, publicPages } from "../contract/pages.ts";
import routes from "../web/routes.ts";

test("the router knows exactly the pages that the server serves", () => {
  const routed = routes.map((route) => `/${route.path ?? ""}`).filter((path) => path !== "/*");
  expect(routed.sort()).toEqual([...publicPages, ...memberPages].sort());
});
