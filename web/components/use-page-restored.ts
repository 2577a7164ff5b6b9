import { useEffect } from "react";

/** Calls back when the visitor returns to this page with the back button and finds it as it was left. */
export function usePageRestored(callback: () => void): void {
  useEffect(() => {
    const restore = (event: PageTransitionEvent) => event.persisted && callback();
    addEventListener("pageshow", restore);
    return () => removeEventListener("pageshow", restore);
  });
}
