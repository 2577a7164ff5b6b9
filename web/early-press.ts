import { useEffect } from "react";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging into the DOM's own interface.
  interface Window {
    /** There until the page's scripts have taken over, or failed to. */
    earlyPress?: { end(): void };
  }
}

/**
 * On a slow phone somebody may press a button before the scripts that answer it have arrived. This runs
 * with the page, holds back a form and remembers the last press, shows that it was heard, and repeats it when told to `end`.
 * Links need no help, and without scripts none of this happens.
 */
export const holdEarlyPressScript = `window.earlyPress={
listen(e){const f=e.type=="submit",b=f?e.target.method!="dialog"&&e.submitter:e.target.closest("main button[type=button]");
if(b){if(f)e.preventDefault();earlyPress.button?.removeAttribute("aria-busy");earlyPress.button=b;b.setAttribute("aria-busy","true")}},
end(){const{listen,button}=earlyPress;delete window.earlyPress;
for(const t of["click","submit"])removeEventListener(t,listen,true);button?.removeAttribute("aria-busy");button?.click()}};
for(const t of["click","submit"])addEventListener(t,earlyPress.listen,true);`;

/** Once the page is alive, repeats what was pressed too early. */
export function useEarlyPress(): void {
  useEffect(() => window.earlyPress?.end(), []);
}
