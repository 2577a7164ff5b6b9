import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const shared = ["clock", "content", "contract", "handbook", "money"];

/** From each folder, which of our folders its files may import. */
const allowed: Record<string, string[]> = {
  clock: shared,
  content: shared,
  contract: shared,
  handbook: shared,
  money: shared,
  assistant: ["assistant", ...shared],
  server: ["server", "assistant", ...shared],
  web: ["web", ...shared],
  cli: ["cli", "server", "assistant", ...shared],
};

/** Where each folder is a feature that keeps to itself. */
const parted = new Set(["server", "web"]);

/** What features of one side may use of each other: these folders are the side's common ground. */
const commonGround = new Set([
  "server/database",
  "server/http",
  "server/mail",
  "server/process",
  "web/components",
  "web/fonts",
]);

type Import = { from: string; to: string };

function findForbiddenImports(imports: Import[]): string[] {
  return imports
    .filter(({ from, to }) => !isAllowed(from, to))
    .map(({ from, to }) => `${from} may not import ${to}`);
}

function isAllowed(from: string, to: string): boolean {
  const [fromTop = "", fromFeature = ""] = from.split("/");
  const [toTop = "", toFeature = ""] = to.split("/");
  if (!allowed[fromTop]?.includes(toTop)) return false;
  const staysInside = !parted.has(fromTop) || fromTop !== toTop || fromFeature === toFeature;
  const isFeature = (feature: string) => feature !== "" && !/\.\w+/.test(feature);
  // Files directly in `server/` and `web/` put the features together; features meet only there.
  if (staysInside || !isFeature(fromFeature) || !isFeature(toFeature)) return true;
  return commonGround.has(`${toTop}/${toFeature}`);
}

function readImports(): Import[] {
  const folders = Object.keys(allowed).filter((folder) => existsSync(join(root, folder)));
  return folders.flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    return files
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .flatMap((name) => {
        const file = join(root, folder, name);
        const specifiers = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g);
        return [...specifiers].map(([, specifier = ""]) => ({
          from: relative(root, file),
          to: relative(root, join(dirname(file), specifier)),
        }));
      });
  });
}

test("imports point one way", () => {
  const imports = readImports();
  expect(imports.length).toBeGreaterThan(50);
  expect(findForbiddenImports(imports)).toEqual([]);
});

test("pages tell the time without Temporal, which not every browser has", () => {
  const forPages = new Set(["web", "content", "contract", "handbook", "money"]);
  const users = readImports().filter(({ to }) => to === "clock/studio-clock.ts");
  expect(users.length).toBeGreaterThan(3);
  expect(users.filter(({ from }) => forPages.has(from.split("/")[0] ?? ""))).toEqual([]);
});

test.each([
  ["web/root.tsx", "server/app.ts"],
  ["server/app.ts", "web/root.tsx"],
  ["content/plans.ts", "server/config.ts"],
  ["server/shop/fulfil.ts", "server/contact/accept-contact-message.ts"],
  ["web/marketing/home.tsx", "web/shop/success.tsx"],
  ["assistant/read/read.ts", "server/config.ts"],
  ["server/app.ts", "tests/parts/postgres.ts"],
])("%s may not import %s", (from, to) => {
  expect(findForbiddenImports([{ from, to }])).toHaveLength(1);
});
