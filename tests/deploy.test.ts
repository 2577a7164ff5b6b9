import { readdirSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
/** What the image holds of our own code. */
const folders = [...read("Dockerfile").matchAll(/^COPY (\w+) \.\/\1$/gm)].map(([, folder = ""]) => folder);

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));
}

/** What a file asks for when it runs; types are gone by then. */
function listImports(file: string): string[] {
  const found = read(file).matchAll(
    /^(?:import|export) (?!type )[^;]*?from "([^"]+)"|^import "([^"]+)"|import\("([^"]+)"\)/gm,
  );
  return [...found].map(([, named, bare, lazy]) => named ?? bare ?? lazy ?? "");
}

test("a production server asks for no development package and for no folder that the image lacks", () => {
  const { dependencies } = JSON.parse(read("package.json"));
  const missing = folders.flatMap(listSources).flatMap((file) =>
    listImports(file)
      .filter((name) => {
        if (isBuiltin(name) || name.startsWith("#")) return false;
        if (name.startsWith(".")) return !folders.includes(join(file, "..", name).split("/")[0] ?? "");
        const [scope = "", second] = name.split("/");
        return !((scope.startsWith("@") ? `${scope}/${second}` : scope) in dependencies);
      })
      .map((name) => `${file}: ${name}`),
  );
  expect(folders).toContain("server");
  expect(missing).toEqual([]);
});

test("the image and the unit start the server itself, as nobody special, for ever", () => {
  const image = read("Dockerfile");
  expect(image).toContain('CMD ["node", "build/server/main.js"]');
  expect(image).toMatch(/^USER node$/m);
  expect(image).toMatch(/^HEALTHCHECK /m);
  expect(read("compose.yaml")).toContain("read_only: true");
  const unit = read("deploy/studio.service");
  for (const line of [
    "User=studio",
    "Restart=always",
    "StartLimitIntervalSec=0",
    "WantedBy=multi-user.target",
  ]) {
    expect(unit).toContain(`\n${line}\n`);
  }
});
