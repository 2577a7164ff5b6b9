import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { pino } from "pino";
import { build, type Rolldown } from "vite";
import { createApp } from "../server/app.ts";
import { parseConfig } from "../server/config.ts";
import { listen, stopListening } from "../server/http/listen.ts";
import { openServices } from "../server/services.ts";
import { createFileServer, loadSite } from "../server/site/site.ts";

const client = join(import.meta.dirname, "../build/client");

/** What a page is measured against: no scripts at all, React for one button, and our home page started at once. */
export const comparisons = { static: "/static", button: "/button", atOnce: "/at-once" };

/** The studio, with the pages it is compared with beside its own. */
export async function openStudioWithComparisons(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "studio-bench-"));
  const config = parseConfig({ DATA_DIR: join(folder, "data"), PORT: "0", LOG_LEVEL: "silent" });
  const services = await openServices(config, pino({ level: "silent" }));
  await writeComparisons(join(folder, "site"));
  const studio = createApp(services);
  const serveComparison = createFileServer(await loadSite(join(folder, "site"), config));
  const { server, port } = await listen(
    (request, env) => serveComparison(request, env) ?? studio.fetch(request, env),
    config,
  );
  return {
    url: `http://localhost:${port}`,
    async close() {
      await stopListening(server, AbortSignal.timeout(1_000));
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function writeComparisons(folder: string): Promise<void> {
  const write = (name: string, text: string) => {
    const file = join(folder, name);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  };
  // A site has these two.
  for (const name of ["__spa-fallback.html", "404/index.html"])
    cpSync(join(client, name), join(folder, name));
  const home = readFileSync(join(client, "index.html"), "utf8");
  write("static/index.html", home.replaceAll(/<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g, ""));
  write("assets/button.js", await bundleButton());
  write("button/index.html", buttonPage);
  write("at-once/index.html", startAtOnce(home));
}

const buttonPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A button</title>
<meta name="viewport" content="width=device-width"></head>
<body><h1>A button</h1><div id="root"><button type="button">Press</button></div>
<script type="module">requestAnimationFrame(()=>setTimeout(()=>import("/assets/button.js")))</script></body></html>`;

/** Our own React, and nothing else. */
async function bundleButton(): Promise<string> {
  const input = join(import.meta.dirname, "button.tsx");
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, rolldownOptions: { input } },
  });
  // One build, not watching, has one output of one chunk.
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output[0].code;
}

/** The page as React Router itself would start it: everything announced in its head and imported together. */
function startAtOnce(html: string): string {
  const files: string[] = JSON.parse(/const files=(.*);$/m.exec(html)?.[1] ?? "[]");
  const [start, fonts, modules, entry] =
    /<script type="module">requestAnimationFrame.*\n([\s\S]*?)\ntry[\s\S]*?\n(window\.__.*)\nawait (import\(.*?\))[\s\S]*?(?=<\/script>)/.exec(
      html,
    ) ?? [];
  if (!start || files.length === 0) throw new Error("The start script has changed its shape.");
  const preloads = files.map((href) => `<link rel="modulepreload" href="${href}">`).join("");
  const atOnce = `<script type="module">${fonts}import("${files[0]}").then(async()=>{${modules}${entry}})`;
  return html.replace(start, () => atOnce).replace("</title>", `</title>${preloads}`);
}
