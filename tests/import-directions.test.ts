import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
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
  "server/calendar",
  "server/database",
  "server/http",
  "server/mail",
  "server/passes",
  "server/process",
  "web/booking",
  "web/components",
  "web/fonts",
]);

/** The owner's desk is above the features: it does what they do, all of them, and none of them knows of it. */
const overseers = new Set(["server/studio"]);

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
  return overseers.has(`${fromTop}/${fromFeature}`) || commonGround.has(`${toTop}/${toFeature}`);
}

const { imports: named }: { imports: Record<string, { default: string }> } = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
);

/** The file that `#content/plans.ts` and the like stand for outside of tests. */
function locate(from: string, specifier: string): string {
  if (!specifier.startsWith("#")) return join(dirname(from), specifier);
  const [pattern = "", target] = Object.entries(named).find(([each]) => matchesGlob(specifier, each)) ?? [];
  return join(target?.default.replace("*", specifier.slice(pattern.indexOf("*"))) ?? specifier);
}

function readSources(folders: string[]): { file: string; specifiers: string[] }[] {
  return folders.flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    return files
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => {
        const file = join(folder, name);
        const text = readFileSync(join(root, file), "utf8");
        const specifiers = text.matchAll(/(?:from|import)\s*\(?\s*"([.#][^"]+)"/g);
        return { file, specifiers: [...specifiers].map(([, specifier = ""]) => specifier) };
      });
  });
}

function readImports(): Import[] {
  return readSources(Object.keys(allowed))
    .filter(({ file }) => !/\.test\.tsx?$/.test(file))
    .flatMap(({ file, specifiers }) =>
      specifiers.map((specifier) => ({ from: file, to: locate(file, specifier) })),
    );
}

test("imports point one way", () => {
  const imports = readImports();
  expect(imports.length).toBeGreaterThan(50);
  expect(imports).toContainEqual({ from: "server/banner.ts", to: "content/studio.ts" });
  expect(findForbiddenImports(imports)).toEqual([]);
});

test("pages tell the time without Temporal, which not every browser has", () => {
  const forPages = new Set(["web", "content", "contract", "handbook", "money"]);
  const users = readImports().filter(({ to }) => to === "clock/studio-clock.ts");
  expect(users.length).toBeGreaterThan(3);
  expect(users.filter(({ from }) => forPages.has(from.split("/")[0] ?? ""))).toEqual([]);
});

test("what the owner writes is imported as #content, so that tests can bring a studio of their own", () => {
  const written = new Set(readdirSync(join(root, "tests/studio")).map((name) => `content/${name}`));
  const direct = readSources([
    ...Object.keys(allowed),
    "bench",
    "drills",
    "evals",
    "scripts",
    "tests",
  ]).flatMap(({ file, specifiers }) =>
    specifiers
      .filter((specifier) => specifier.startsWith(".") && written.has(locate(file, specifier)))
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(direct).toEqual([]);
});

test.each([
  ["web/root.tsx", "server/app.ts"],
  ["server/app.ts", "web/root.tsx"],
  ["content/plans.ts", "server/config.ts"],
  ["server/shop/fulfil.ts", "server/contact/accept-contact-message.ts"],
  ["server/classes/book-class.ts", "server/studio/audit.ts"],
  ["web/marketing/home.tsx", "web/shop/success.tsx"],
  ["assistant/read/read.ts", "server/config.ts"],
  ["server/app.ts", "tests/parts/postgres.ts"],
])("%s may not import %s", (from, to) => {
  expect(findForbiddenImports([{ from, to }])).toHaveLength(1);
});
