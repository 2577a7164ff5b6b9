import { expect, test } from "vitest";
import { writeStartScripts } from "./after-paint.ts";

type Context = Parameters<typeof writeStartScripts>[0];

/** The part of a build that a page's scripts are written from. */
function describeBuild(page: object): Context {
  const root = { id: "root", module: "/root.js", imports: ["/framework.js"] };
  const about = { id: "about", parentId: "root", module: "/about.js", imports: ["/framework.js"], ...page };
  const manifest = { url: "/manifest.js", entry: { module: "/entry.js", imports: ["/framework.js"] } };
  const matches = [{ route: root }, { route: about }];
  const context = { manifest: { ...manifest, routes: { root, about } }, staticHandlerContext: { matches } };
  // As much of the context as the script is written from.
  return { ...context, isSpaMode: false } as unknown as Context;
}

test("a page names each of its scripts once, its entry last", () => {
  const html = writeStartScripts(describeBuild({}));
  expect(html).toContain('const files=["/manifest.js","/framework.js","/root.js","/about.js"];');
  expect(html.lastIndexOf('import("/entry.js")')).toBeGreaterThan(html.lastIndexOf("/about.js"));
});

test.each([
  ["a loader", { hasLoader: true }, "about has a loader or an action"],
  ["a loader for the browser", { hasClientLoader: true }, "about has a loader or an action"],
  ["an action", { hasClientAction: true }, "about has a loader or an action"],
  ["a layout of its own", { parentId: "pages" }, "about lies in pages"],
])("a page with %s stops the build, for our router would not heed it", (_, page, message) => {
  expect(() => writeStartScripts(describeBuild(page))).toThrow(message);
});
