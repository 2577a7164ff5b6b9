/** Builds the site into the folder `client` of the build folder, each file beside its brotli and gzip forms. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { buildFolder } from "#build-folder";
import { findContentMistakes } from "../content/check.ts";
import { launchServer } from "../tests/parts/server-process.ts";
import { filesForMachines } from "./files-for-machines.ts";

const root = join(import.meta.dirname, "..");
const build = join(root, buildFolder);
const client = join(build, "client");
const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

const mistakes = findContentMistakes();
if (mistakes.length > 0) {
  console.error(mistakes.join("\n"));
  process.exit(1);
}

for (const part of ["client", "server"]) rmSync(join(build, part), { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/@react-router/dev/bin.cjs"), "build"],
  // A build is the production site whatever the environment around it says.
  { cwd: root, stdio: "inherit", env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: buildFolder } },
);
if (status !== 0) process.exit(1);

// Neither is served: the renderer has done its work, and the manifest is the bundler's own.
rmSync(join(build, "server"), { recursive: true, force: true });
rmSync(join(client, ".vite"), { recursive: true, force: true });

// The frame of the members' pages is rendered as if it were the home page, but it is none.
const frame = join(client, "__spa-fallback.html");
writeFileSync(frame, readFileSync(frame, "utf8").replaceAll(' aria-current="page"', ""));

for (const [name, text] of Object.entries(filesForMachines())) writeFileSync(join(client, name), text);

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

// Node keeps what it compiled (see scripts/setup.mjs): with one start behind it, everybody's first is a quick one.
const DATA_DIR = mkdtempSync(join(tmpdir(), "studio-build-"));
const server = launchServer({ DATA_DIR, PORT: "0" });
await server.address;
await server.stop("SIGTERM");
rmSync(DATA_DIR, { recursive: true, force: true });
