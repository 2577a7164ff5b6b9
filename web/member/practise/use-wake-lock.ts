import { useEffect } from "react";

/** Keeps the screen on for as long as it is wanted. Browsers take it back from a hidden page: it is asked for again. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const release = (taken: WakeLockSentinel | undefined) => taken?.release().catch(() => {});
    const take = async () => {
      if (document.visibilityState !== "visible") return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (isOver) return void release(taken);
        void release(lock);
        lock = taken;
      } catch {
        // Saving power, or not allowed: the screen may go dark, and the voice and the bell go on.
      }
    };
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", take);
      void release(lock);
    };
  }, [isWanted]);
}
