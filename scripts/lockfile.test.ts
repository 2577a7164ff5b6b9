import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { packagesWithoutHash } from "./packages-without-hash.ts";

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ integrity: z.string().optional(), optional: z.boolean().optional() }),
  ),
});
const { packages } = lockfileSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")),
);
const { "": _root, ...entries } = packages;

test("every package is locked with its hash, but for a list that only gets shorter", () => {
  const unhashed = Object.entries(entries).filter(([, { integrity }]) => !integrity);
  const names = unhashed.map(([path]) => path.replace(/^.*node_modules\//, ""));
  expect(names.toSorted()).toEqual(packagesWithoutHash);
  expect(packagesWithoutHash.length).toBeLessThanOrEqual(40);
  for (const [path, { optional }] of unhashed) expect([path, optional]).toEqual([path, true]);
});

test("Linux servers of both kinds, Intel and ARM, get every build they need, with its hash", () => {
  const forServers = /linux-(?:x64|arm64)(?:-gnu)?$/;
  expect(packagesWithoutHash.filter((name) => forServers.test(name))).toEqual([]);
});

test("the lockfile names no registry", () => {
  for (const [path, entry] of Object.entries(entries)) expect([path, entry]).not.toHaveProperty("1.resolved");
});
