import { useSyncExternalStore } from "react";

const longEnoughMs = 8_000;

let sentence = "";
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Says in a sentence what was done; it goes with the owner to the next screen, and away by itself. */
export function say(next: string): void {
  sentence = next;
  clearTimeout(timer);
  if (next) timer = setTimeout(() => say(""), longEnoughMs);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Above the tabs, where the thumb has just been. */
export function Said() {
  const shown = useSyncExternalStore(
    subscribe,
    () => sentence,
    () => "",
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-22 z-20 mx-auto max-w-xl px-4 md:bottom-8"
    >
      {shown && (
        <p className="pointer-events-auto flex items-center justify-between gap-3 rounded-2xl bg-ink py-1 pr-1 pl-5 font-semibold text-lg text-paper shadow-lg">
          <span className="py-2">{shown}</span>
          <button
            type="button"
            className="min-h-12 shrink-0 rounded-xl px-4 underline underline-offset-4"
            onClick={() => say("")}
          >
            OK
          </button>
        </p>
      )}
    </div>
  );
}
