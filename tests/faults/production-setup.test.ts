import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestFolder } from "../parts/test-services.ts";

const root = join(import.meta.dirname, "../..");

/** A project of a few files around the real setup.mjs, whose npm and build only leave word that they ran. */
function createProject({ hasBuild = true, hasTools = true, isFresh = true } = {}) {
  const folder = createTestFolder();
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write("package.json", '{"type":"module"}');
  write("package-lock.json", "{}");
  write("node_modules/.package-lock.json", "{}");
  if (!isFresh) utimesSync(join(folder, "node_modules/.package-lock.json"), 1, 1);
  if (hasTools) write("node_modules/@react-router/dev/package.json", "{}");
  cpSync(join(root, "scripts/setup.mjs"), join(folder, "scripts/setup.mjs"));
  write("npm.cjs", 'require("node:fs").writeFileSync("npm.txt", process.argv.slice(2).join(" "));');
  write("scripts/build.ts", 'import { writeFileSync } from "node:fs"; writeFileSync("built.txt", "");');
  write("scripts/bundle-server.ts", "");
  write("server/main.ts", 'console.log("serving");');
  if (hasBuild) write("build/sources.sha256", "of another day");
  else mkdirSync(join(folder, "build"));
  return {
    write,
    folder,
    start(environment: Record<string, string>, ...words: string[]) {
      const env = { PATH: process.env.PATH, npm_execpath: join(folder, "npm.cjs"), ...environment };
      const program = words.length > 0 ? words : ["--build", "server/main.ts"];
      const { stdout, stderr } = spawnSync(process.execPath, ["scripts/setup.mjs", ...program], {
        cwd: folder,
        encoding: "utf8",
        env,
      });
      const npm = join(folder, "npm.txt");
      const wasBuilt = existsSync(join(folder, "built.txt"));
      return { stdout, stderr, wasBuilt, npm: existsSync(npm) ? readFileSync(npm, "utf8") : undefined };
    },
  };
}

test("production serves the build that is there, and says when it is older than its sources", () => {
  const project = createProject({ hasTools: false });
  project.write(".env", "NODE_ENV=production\n");
  const { stdout, stderr, wasBuilt, npm } = project.start({});
  expect(stdout).toBe("serving\n");
  expect(stderr).toContain("run npm run build and restart");
  expect([wasBuilt, npm]).toEqual([false, undefined]);
});

test("the Node that npm installed for this platform runs the program, before any other", () => {
  const project = createProject();
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const here = `-${process.platform}-${process.arch}`;
  const name = Object.keys(optionalDependencies).find((each) => each.endsWith(here)) ?? expect.fail();
  const node = `node_modules/${name}/bin/node`;
  project.write(node, '#!/bin/sh\necho "packaged, with $*"\n');
  chmodSync(join(project.folder, node), 0o755);
  expect(project.start({ NODE_ENV: "production" }).stdout).toBe("packaged, with server/main.ts\n");
});

test("production installs nothing that builds where a build is there", () => {
  const { npm, wasBuilt, stdout } = createProject({ isFresh: false }).start({ NODE_ENV: "production" });
  expect(npm).toContain("ci --omit=dev");
  expect([wasBuilt, stdout]).toEqual([false, "serving\n"]);
});

test("without a build production makes one, with what that takes", () => {
  const project = createProject({ hasBuild: false, hasTools: false });
  const { npm, wasBuilt, stdout } = project.start({ NODE_ENV: "production" });
  expect(npm).toContain("ci --include=dev");
  expect([wasBuilt, stdout]).toEqual([true, "serving\n"]);
});

test("elsewhere, and when it is asked for, the site is built anew after a change", () => {
  expect(createProject().start({})).toMatchObject({ wasBuilt: true, stdout: "serving\n" });
  const asked = createProject({ hasTools: false }).start({ NODE_ENV: "production" }, "--build");
  expect(asked).toMatchObject({ wasBuilt: true, npm: expect.stringContaining("--include=dev") });
});

test("the server that was built is the one that starts, whoever starts it", () => {
  const project = createProject();
  project.write("build/server/main.js", 'console.log("serving what was built");');
  for (const environment of [{}, { NODE_ENV: "production" }]) {
    expect(project.start(environment).stdout).toBe("serving what was built\n");
  }
});
