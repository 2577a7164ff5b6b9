/** Has the browser keep the player itself, so that a session plays without a network: see public/practise-worker.js. */
export async function prepareOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    await navigator.serviceWorker.register("/practise-worker.js", { scope: "/practise" });
  } catch {
    // A private window, or a browser that will not: then the player needs a network, as the rest does.
  }
}
