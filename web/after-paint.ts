import type { EntryContext } from "react-router";
import { memberHint } from "../contract/accounts.ts";

/**
 * What a page does once it has been painted. It reads and works as plain HTML, so its fonts and scripts
 * wait for the first frame instead of competing with it for a phone's bandwidth and processor.
 */

/**
 * Runs before the paint: a visitor who has the fonts already sees them from the first frame, and a member
 * is not offered the login that the page was built with.
 */
export const beforePaintScript = `try{let{classList:c}=document.documentElement;for(let n of["typeset","member"])localStorage[n]&&c.add(n);performance.getEntriesByType("navigation")[0].serverTiming.some(t=>t.name=="${memberHint}")&&c.add("member")}catch{};`;

const typeset = `Promise.all(["1em Fraunces","1em Figtree"].map(f=>document.fonts.load(f))).then(()=>{
document.documentElement.classList.add("typeset");localStorage.typeset=1}).catch(()=>{});`;

/** Before the page is first shown: where whoever comes back to it had scrolled to. */
const restoreScroll = `try{history.state?.key||history.replaceState({key:Math.random().toString(36).slice(2)},"");
let y=JSON.parse(sessionStorage["react-router-scroll-positions"]||"{}")[history.state.key];y&&scrollTo(0,y)}catch{}`;

/**
 * The scripts at the end of a page. Its modules are imported after the paint, one by one, each in a task of
 * its own so that none keeps a finger waiting. If something cannot be fetched, what was held back for the
 * scripts (web/early-press.ts) is let go.
 */
export function writeStartScripts({ manifest, isSpaMode, staticHandlerContext }: EntryContext): string {
  requirePlainPages(manifest.routes);
  const matched = isSpaMode ? ["root"] : staticHandlerContext.matches.map(({ route }) => route.id);
  const shown = matched.flatMap((id) => manifest.routes[id] ?? []);
  const { url, entry } = manifest;
  const ofPage = shown.flatMap(({ imports = [], module }) => [...imports, module]);
  const files = [...new Set([url, ...entry.imports, ...ofPage])];
  const modules = shown.map(({ id, module }) => `${JSON.stringify(id)}:await import("${module}")`);
  return `<script>${restoreScroll}</script><script type="module">requestAnimationFrame(()=>setTimeout(async()=>{
${typeset}
try{const files=${JSON.stringify(files)};
for(const href of [...files,"${entry.module}"])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
for(const href of files){await import(href);await new Promise(r=>setTimeout(r))}
window.__reactRouterContext = {isSpaMode:${isSpaMode}};window.__reactRouterRouteModules = {${modules}};
await import("${entry.module}")}catch(e){window.earlyPress?.end();throw e}}))</script>`;
}

/** Stops the build where a page asks for more than web/page-router.ts gives it. */
function requirePlainPages(routes: EntryContext["manifest"]["routes"]): void {
  for (const route of Object.values(routes).filter((each) => each !== undefined)) {
    const { id, parentId = "root", hasLoader, hasAction, hasClientLoader, hasClientAction } = route;
    if (hasLoader || hasAction || hasClientLoader || hasClientAction) {
      throw new Error(`${id} has a loader or an action: see web/page-router.ts.`);
    }
    if (parentId !== "root")
      throw new Error(`${id} lies in ${parentId}, not in root: see web/page-router.ts.`);
  }
}
