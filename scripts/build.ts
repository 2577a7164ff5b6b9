/**
 * Builds the site into the folder `client` of the build folder, each file beside its brotli and gzip forms.
 * With `--try` it only shows whether that can be done, and leaves what is there in its place.
 */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildFolder } from "#build-folder";
import { plans } from "#content/plans.ts";
import { findContentMistakes } from "../content/check.ts";
import { findLostPlans } from "../content/find-lost-plans.ts";
import { findLegalMistakes, readLegalPages } from "../content/legal.ts";
import { notFoundPage } from "../contract/pages.ts";
import { launchServer } from "../tests/parts/server-process.ts";
import { filesForMachines } from "./files-for-machines.ts";
import { legalFolder } from "./legal-folder.ts";
import { writeLegalPage } from "./write-legal-page.ts";
import { writePractiseWorker } from "./write-practise-worker.ts";

const root = join(import.meta.dirname, "..");
const build = join(root, buildFolder);
/** Made here and put in its place when it is whole: a server that starts meanwhile finds the build before. */
const draft = join(build, "next");
const client = join(draft, "client");
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

const mistakes = [...findContentMistakes(), ...findLegalMistakes(legalFolder)];
if (mistakes.length > 0) {
  console.error(mistakes.join("\n"));
  process.exit(1);
}

const soldFile = join(build, "sold-prices.json");
const soldBefore: string[] = existsSync(soldFile) ? JSON.parse(readFileSync(soldFile, "utf8")) : [];
for (const warning of findLostPlans(soldBefore)) console.error(`Warning: ${warning}`);
const sold = plans.flatMap(({ priceId, formerPriceIds }) => [priceId, ...(formerPriceIds ?? [])]);

rmSync(draft, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"],
  // A build is the production site whatever the environment around it says.
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: join(buildFolder, "next") },
  },
);
if (status !== 0) process.exit(1);

// Neither is served: the renderer has done its work, and the manifest is the bundler's own.
rmSync(join(draft, "server"), { recursive: true, force: true });
rmSync(join(client, ".vite"), { recursive: true, force: true });

// The frame of the members' pages is rendered as if it were the home page, but it is none.
const frame = join(client, "__spa-fallback.html");
writeFileSync(frame, readFileSync(frame, "utf8").replaceAll(' aria-current="page"', ""));

const legalPages = readLegalPages(legalFolder);
const emptyPage = readFileSync(join(client, notFoundPage, "index.html"), "utf8");
for (const page of legalPages) {
  mkdirSync(join(client, page.path), { recursive: true });
  writeFileSync(join(client, page.path, "index.html"), writeLegalPage(emptyPage, page));
}

const legalPaths = legalPages.map(({ path }) => path);
for (const [name, text] of Object.entries(filesForMachines(legalPaths)))
  writeFileSync(join(client, name), text);
writeFileSync(join(client, "practise-worker.js"), writePractiseWorker(client));

if (process.argv.includes("--try")) {
  rmSync(draft, { recursive: true });
  process.exit();
}

for (const name of readdirSync(client, { recursive: true, encoding: "utf8" })) {
  if (!compressible.test(name)) continue;
  const file = join(client, name);
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

const served = join(build, "client");
const before = join(build, "before");
rmSync(before, { recursive: true, force: true });
if (existsSync(served)) renameSync(served, before);
renameSync(client, served);
for (const folder of [before, draft]) rmSync(folder, { recursive: true, force: true });

// The next build compares: whoever holds a pass needs its plan.
writeFileSync(soldFile, JSON.stringify([...new Set([...soldBefore, ...sold])]));

// Node keeps what it compiled (see scripts/setup.mjs): with one start behind it, everybody's first is a quick one.
const DATA_DIR = mkdtempSync(join(tmpdir(), "studio-build-"));
const server = launchServer({ DATA_DIR, PORT: "0" });
await server.address;
await server.stop("SIGTERM");
rmSync(DATA_DIR, { recursive: true, force: true });
