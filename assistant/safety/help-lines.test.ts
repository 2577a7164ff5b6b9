import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as content from "#content/crisis-lines.ts";
import { writeHelp } from "./help-lines.ts";

const root = join(import.meta.dirname, "..", "..");

test("a place with a misspelt key gives its emergency number, else the ones that are answered everywhere", () => {
  const help = writeHelp({
    helpLines: [{ region: "USA", emergency: "911", ...{ crysis: "988" } }, { region: "UK" }],
    emergencyEverywhere: ["112", "911"],
  });
  expect(help.list("crisis")).toBe("- USA: 911\n- UK: 112 or 911");
  expect(help.list("violence")).toBe("- USA: 911\n- UK: 112 or 911");
});

test("where nothing at all is given, people are told to call and nothing is undefined", () => {
  const help = writeHelp({});
  const said = [help.list("crisis"), help.child, help.eating, help.alsoSaid("crisis"), help.everywhere];
  expect(said.join("\n")).not.toContain("undefined");
  expect(help.list("crisis")).toBe("- Everywhere: your emergency number");
  expect(help.child).toBe("your emergency number");
});

/** What recognises numbers in a model's words tells them to nobody. */
const isReader = (name: string) =>
  /^(?:safety\/(?:says-urgent|harm-words|clean-markdown)|model\/(?:check-words|read-sentences))\.ts$/.test(
    name,
  );

test("a number that changes is changed in one file: no other names one", () => {
  const { helpLines, eatingHelp, childHelp, emergencyEverywhere } = content;
  const written = [
    ...helpLines.flatMap(({ emergency, crisis, violence }) => [emergency, crisis, violence]),
    ...[...eatingHelp, ...childHelp].map(({ line }) => line),
    ...emergencyEverywhere,
  ];
  const numbers = written.flatMap((text) => text.match(/\d[\d -]+\d/g) ?? []);
  const named = new RegExp(`(?<![\\d._-])(?:${numbers.join("|")})(?![\\d%_-])`);
  const folders = ["assistant", "contract", "web/member"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !isReader(name))
      .map((name) => join(folder, name)),
  );
  const guilty = files.flatMap((file) => {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    return lines.filter((line) => named.test(line) && !/<circle|<path/.test(line));
  });
  expect(guilty).toEqual([]);
});
