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

/**
 * Rewrites React Router's start script, which imports everything at once, into the same imports one by
 * one after the paint, each in a task of its own so that none keeps a finger waiting. React makes a few
 * errors it only ever compares with: without stack traces for those it starts in half the time. If
 * something cannot be fetched, what was held back for the scripts (web/early-press.ts) is let go.
 */
export function startAfterPaint(html: string): string {
  const preloads: string[] = [];
  const withoutPreloads = html.replaceAll(
    /<link rel="modulepreload" href="([^"]+)"\/>/g,
    (_, href: string) => {
      preloads.push(href);
      return "";
    },
  );
  const startScript = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
  if (!startScript.test(withoutPreloads) || preloads.length === 0) {
    throw new Error("React Router's start script has changed its shape: see web/after-paint.ts.");
  }
  return withoutPreloads.replace(startScript, (_, open: string, code: string, close: string) => {
    const imports = [...code.matchAll(/^import (?:\* as (\w+) from )?("[^"]+");$/gm)];
    const rest = code.replaceAll(/^import (?:\* as \w+ from )?"[^"]+";$/gm, "").trim();
    const parts = preloads.filter((href) => !rest.includes(href));
    const names = imports.map(([, name = ""]) => name).join(",");
    const loads = imports.map(([, , file]) => `import(${file})`).join(",");
    return `${open}requestAnimationFrame(()=>setTimeout(async()=>{
${typeset}
const turn=()=>new Promise(r=>setTimeout(r));try{
for(const href of ${JSON.stringify(preloads)}){await turn();document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}))}
for(const href of ${JSON.stringify(parts)}){await turn();await import(href)}
const[${names}]=await Promise.all([${loads}]);
await turn();
const{stackTraceLimit}=Error;Error.stackTraceLimit=0;
${rest.replace(/import\((.*?)\);$/, "await import($1);")}
Error.stackTraceLimit=stackTraceLimit}catch(e){window.earlyPress?.end();throw e}}))${close}`;
  });
}
