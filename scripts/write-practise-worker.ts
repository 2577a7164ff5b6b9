import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const routeId = "member/practise/practise";
const filesOf = z.object({ module: z.string(), imports: z.array(z.string()) });
const manifestSchema = z.object({
  url: z.string(),
  entry: filesOf,
  routes: z.object({ root: filesOf, [routeId]: filesOf }),
});

/** The service worker of the player: which files it keeps, and a version that changes whenever one of them does. */
export function writePractiseWorker(client: string): string {
  const assets = readdirSync(join(client, "assets"));
  const fonts = assets.filter((name) => name.endsWith(".woff2")).map((name) => `/assets/${name}`);
  const { url, entry, routes } = readManifest(client, assets);
  const parts = [entry, routes.root, routes[routeId]];
  const scripts = parts.flatMap(({ module, imports }) => [module, ...imports]);
  const files = ["/practise", ...new Set([url, ...scripts, ...fonts])];
  const page = readFileSync(join(client, "__spa-fallback.html"));
  const version = createHash("sha256").update(page).update(files.join()).digest("hex").slice(0, 16);
  const worker = readFileSync(join(import.meta.dirname, "practise-worker.js"), "utf8");
  return worker
    .replace(/^const version = .*$/m, `const version = ${JSON.stringify(version)};`)
    .replace(/^const files = .*$/m, `const files = ${JSON.stringify(files)};`);
}

/** React Router's list of its routes and their files, as pages load it. */
function readManifest(client: string, assets: string[]) {
  const name = assets.find((each) => /^manifest-[\w-]+\.js$/.test(each)) ?? "";
  const script = readFileSync(join(client, "assets", name), "utf8");
  return manifestSchema.parse(JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)));
}
