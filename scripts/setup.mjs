// The first thing every command runs: `node scripts/setup.mjs [--build | --test-studio] [program] [arguments]`.
// It installs what is missing, builds the site and the server if their sources changed, and runs the program
// on the project's own Node; with `--test-studio`, both with the studio of the tests in place of `content/`.
// Plain JavaScript, because whatever Node 20 or newer is at hand runs it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The first with Temporal, which our dates are made with. */
const oldestNode = 26;
const siteSources = [
  "clock",
  "content",
  "contract",
  "handbook/figures",
  "handbook/practices",
  "money",
  "web",
  "public",
  "package.json",
  "scripts/build.ts",
  "scripts/files-for-machines.ts",
  "scripts/practise-worker.js",
  "scripts/write-practise-worker.ts",
  "scripts/write-legal-page.ts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

const serverSources = [
  "assistant",
  "clock",
  "content",
  "contract",
  "handbook",
  "money",
  "server",
  "package.json",
  "package-lock.json",
  "scripts/bundle-server.ts",
];

process.chdir(root);
const words = process.argv.slice(2);
const isForTests = words[0] === "--test-studio";
const wantsBuild = isForTests || words[0] === "--build";
const [program, ...programArguments] = wantsBuild ? words.slice(1) : words;
const buildFolder = join(root, isForTests ? "build-test-studio" : "build");
/** The server first: the build of the site ends with a start of it. */
const parts = [
  { name: "server", script: "scripts/bundle-server.ts", stamp: "server.sha256", sources: serverSources },
  { name: "site", script: "scripts/build.ts", stamp: "sources.sha256", sources: siteSources },
];
if (isForTests) {
  for (const { sources } of parts) sources.push("tests/studio");
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --conditions=test-studio`;
}
// Node keeps what it compiles here and knows it by its contents. A start takes less time and memory, the more
// so where types have to be stripped, which loads a compiler; the build fills it.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "compiled");

// A production server serves the build that is there, and needs nothing that builds: an update is built
// with `npm run build` before the restart, not while everybody waits for it.
const isProduction = readSetting("NODE_ENV") === "production";
const hasBuild = existsSync(join(buildFolder, "sources.sha256"));
const isServing = program === "server/main.ts" && hasBuild;
const needsNoTools = isProduction && (isServing || program === "cli/studio.ts");

installWhenNeeded();
const node = findNode();
if (isProduction && isServing) warnOfOldBuild();
else if (wantsBuild) for (const part of parts) buildWhenNeeded(node, part);
const bundle = join(buildFolder, "server", "main.js");
const hasBundle = program === "server/main.ts" && existsSync(bundle);
if (program) become(node, hasBundle ? bundle : program, programArguments);

function installWhenNeeded() {
  const installed = join(root, "node_modules", ".package-lock.json");
  const lockfile = join(root, "package-lock.json");
  const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs;
  const hasTools = existsSync(join(root, "node_modules", "@react-router", "dev"));
  if (isFresh && (hasTools || needsNoTools)) return;
  say("Installing packages (the first time takes about a minute)…");
  // NODE_ENV=production alone would leave out what builds the site.
  const tools = needsNoTools ? "--omit=dev" : "--include=dev";
  // The lockfile names each package by its hash: what npm has looked up before need not be asked for again.
  const flags = ["ci", tools, "--include=optional", "--prefer-offline", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...flags], { stdio: ["ignore", 2, 2] })
    : spawnSync("npm", flags, { stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
  if (result.status !== 0) stop("The packages could not be installed; npm's own message is above.");
}

/** The Node that npm installed with the project for this platform, else this one if it is new enough. */
function findNode() {
  const system = process.platform === "win32" ? "win" : process.platform;
  const prefix = system === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  const name = `${prefix}-${system}-${process.arch}`;
  const packaged = join(root, "node_modules", name, "bin", system === "win" ? "node.exe" : "node");
  if (existsSync(packaged) && spawnSync(packaged, ["--version"]).status === 0) return packaged;
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return process.execPath;
  return stop(
    `Node ${process.versions.node} is too old and the npm package "${name}" could not be installed: install Node ${oldestNode} or newer.`,
  );
}

/** @param {string} nodePath @param {(typeof parts)[number]} part */
function buildWhenNeeded(nodePath, { name, script, stamp, sources }) {
  const hash = hashOf(sources);
  if (readStamp(stamp) === hash) return;
  say(`Building the ${name}…`);
  const result = spawnSync(nodePath, [script], { stdio: ["ignore", "pipe", "pipe"], encoding: "utf8" });
  if (result.status !== 0) stop(`${result.stdout}${result.stderr}\nThe ${name} could not be built.`);
  for (const line of result.stderr.split("\n")) if (line.startsWith("Warning: ")) say(line);
  writeFileSync(join(buildFolder, stamp), hash);
}

function warnOfOldBuild() {
  if (parts.every(({ stamp, sources }) => readStamp(stamp) === hashOf(sources))) return;
  say("Warning: the site was built from other sources than are here now: run npm run build and restart.");
}

/** @param {string} stamp */
function readStamp(stamp) {
  const file = join(buildFolder, stamp);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** @param {string} name As the server reads it: from the environment, else from `.env`. */
function readSetting(name) {
  const given = process.env[name];
  if (given !== undefined) return given;
  const file = join(root, ".env");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const line = lines.find((each) => each.trim().startsWith(`${name}=`));
  return line
    ?.slice(line.indexOf("=") + 1)
    .trim()
    .replaceAll(/^["']|["']$/g, "");
}

/** @param {string[]} sources */
function hashOf(sources) {
  const hash = createHash("sha256");
  for (const source of sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true })
          .map((name) => join(path, String(name)))
          .filter((file) => statSync(file).isFile() && !/\.test\.tsx?$/.test(file))
          .sort()
      : [path];
    for (const file of files) {
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

/**
 * Hands the process over to the program: in place where Node can, else as a child whose signals and
 * exit code are passed on.
 * @param {string} nodePath @param {string} file @param {string[]} rest
 */
function become(nodePath, file, rest) {
  const bin = join(root, "node_modules", ".bin");
  const separator = process.platform === "win32" ? ";" : ":";
  const env = { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ""}` };
  if (typeof process.execve === "function" && process.platform !== "win32") {
    process.removeAllListeners("warning");
    process.on("warning", () => {});
    process.execve(nodePath, [nodePath, file, ...rest], env);
  }
  const child = spawn(nodePath, [file, ...rest], { stdio: "inherit", env });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("exit", (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** @param {string} sentence */
function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  say(sentence);
  process.exit(1);
}
