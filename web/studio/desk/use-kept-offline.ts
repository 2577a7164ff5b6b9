import { useEffect } from "react";

/**
 * Keeps the owner's screens in the phone, so that they can be loaded again in a room without signal. Only what
 * is under `/studio`: the worker sees no other page. See public/studio-worker.js.
 */
export function useKeptOffline(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    const begin = async () => {
      await navigator.serviceWorker.register("/studio-worker.js", { scope: "/studio" });
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ keep: filesOfStudio() });
    };
    // Where the browser allows no worker, the page itself still works.
    begin().catch(() => {});
  }, []);
}

/** The scripts, styles and faces that this page has, and the scripts of the owner's other screens. */
function filesOfStudio(): string[] {
  const { routes, url, entry } = window.__reactRouterManifest;
  const ours = Object.values(routes).filter((route) => route?.path?.startsWith("studio"));
  const scripts = ours.flatMap((route) => (route ? [route.module, ...(route.imports ?? [])] : []));
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return [...new Set([url, entry.module, ...entry.imports, ...scripts, ...loaded].filter(isFileOfOurs))];
}

function isFileOfOurs(path: string): boolean {
  return path.startsWith("/assets/");
}
