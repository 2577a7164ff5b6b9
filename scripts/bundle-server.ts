/**
 * Puts the server and its packages into one file, `server/main.js` in the build folder: to find and read a
 * thousand modules one by one is most of a start. What is loaded on first use still is, from within it.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, defaultServerConditions, type Plugin } from "vite";
import { buildFolder } from "#build-folder";

const root = join(import.meta.dirname, "..");
const folder = join(root, buildFolder, "server");

// The bundle finds `#content/…` where Node finds it: `--conditions=test-studio` is the tests' own studio.
const conditions = [...(process.env.NODE_OPTIONS ?? "").matchAll(/--conditions=(\S+)/g)].map(
  ([, condition = ""]) => condition,
);

/** What a module of ours reads lies beside its source, not beside the bundle. */
const keepPlaces: Plugin = {
  name: "keep-places",
  transform(code, id) {
    if (!id.startsWith(root) || id.includes("node_modules") || !code.includes("import.meta.")) return null;
    const file = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url)`;
    const place = JSON.stringify(`/${relative(folder, dirname(id))}`);
    return code
      .replaceAll("import.meta.url", file)
      .replaceAll("import.meta.dirname", `(import.meta.dirname + ${place})`);
  },
};

const built = await build({
  root,
  configFile: false,
  logLevel: "warn",
  plugins: [keepPlaces],
  ssr: {
    noExternal: true,
    // These start threads, from files of their own.
    external: ["pino", "pino-pretty"],
    resolve: { conditions: [...conditions, ...defaultServerConditions] },
  },
  build: {
    ssr: "server/main.ts",
    write: false,
    minify: false,
    target: "esnext",
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
if (!("output" in built)) throw new Error("Vite was asked for one build, and made another thing.");

// Whole or not at all: a server may start meanwhile.
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "next.js"), built.output[0].code);
renameSync(join(folder, "next.js"), join(folder, "main.js"));
