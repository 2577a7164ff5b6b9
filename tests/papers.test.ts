import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { environmentSchema } from "../server/environment.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("the papers ask nobody to run our TypeScript with whatever Node they have", () => {
  for (const paper of ["README.md", "CONTRIBUTING.md", "docs/deploying.md"]) {
    const commands = read(paper).match(/(?<!npx |exec studio )\bnode \S+\.ts\b/g) ?? [];
    expect(commands, paper).toEqual([]);
  }
});

test("every file that the papers point to is there", () => {
  for (const paper of ["README.md", "CHANGELOG.md", "SECURITY.md", "docs/deploying.md"]) {
    const links = [...read(paper).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = ""]) => link);
    expect(
      links.filter((link) => !existsSync(join(root, paper, "..", link))),
      paper,
    ).toEqual([]);
  }
});

test("every variable is explained to the owner, and no other", () => {
  const explained = [...read(".env.example").matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name);
  expect(explained.toSorted()).toEqual(Object.keys(environmentSchema.shape).toSorted());
});

test("neither a backup nor a secret lands in the repository", () => {
  const ignored = read(".gitignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining(["data/", "*.db", "*.db-*", "*.db.*", ".env", ".env.*"]));
});
