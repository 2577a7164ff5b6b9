import { useEffect } from "react";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging into the DOM's own interface.
  interface Window {
    earlyClick?: { button?: HTMLButtonElement; listener: (event: MouseEvent) => void };
  }
}

/**
 * On a slow phone somebody may press a button before the scripts that answer it have arrived. This runs
 * with the page and remembers the last such press; links and forms need no help.
 */
export const rememberEarlyClickScript =
  "window.earlyClick={listener:e=>{earlyClick.button=e.target.closest('main button[type=button]')??earlyClick.button}};" +
  "addEventListener('click',earlyClick.listener,true);";

/** Once the page is alive, presses the remembered button. */
export function useEarlyClick(): void {
  useEffect(() => {
    const early = window.earlyClick;
    if (!early) return;
    delete window.earlyClick;
    removeEventListener("click", early.listener, true);
    early.button?.click();
  }, []);
}
