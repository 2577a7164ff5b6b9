import { forgetPractice } from "./storage.ts";

/** Takes away all that lets a member practise without a network: their sessions, the player, and who keeps it. */
export async function forgetOffline(): Promise<void> {
  forgetPractice();
  try {
    const registration = await navigator.serviceWorker.getRegistration("/practise");
    await registration?.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // A browser without them has nothing to forget.
  }
}
