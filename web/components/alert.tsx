import { useEffect, useRef } from "react";
import { X } from "./icons.tsx";

const tones = { good: "border-green", bad: "border-clay" };

/** The site's alert: in the page rather than over it, announced at once, gone when dismissed. */
export function Alert({
  children,
  tone,
  onDismiss,
}: {
  children: string;
  tone: keyof typeof tones;
  onDismiss: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element>(null);
  useEffect(() => {
    focusedBefore.current = document.activeElement;
  }, []);
  const dismiss = () => {
    const wayBack = findWayBack(box.current, focusedBefore.current);
    onDismiss();
    wayBack?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={box}
      role="alert"
      className={`flex items-start gap-3 rounded-2xl border-2 bg-raised px-5 py-4 ${tones[tone]}`}
    >
      <p className="grow">{children}</p>
      <button
        type="button"
        onClick={dismiss}
        aria-label="Dismiss"
        className="-m-2 grid size-11 shrink-0 place-items-center"
      >
        <X />
      </button>
    </div>
  );
}

/** Where the keyboard goes from an alert that is put away: to where it was, or to what the alert was about. */
function findWayBack(alert: HTMLElement | null, before: Element | null): HTMLElement | null | undefined {
  const isUsable = before instanceof HTMLElement && before.isConnected && before !== document.body;
  if (isUsable && !alert?.contains(before)) return before;
  const group = alert?.closest("form") ?? alert?.parentElement;
  return group?.querySelector<HTMLElement>("button[type=submit]") ?? document.getElementById("main");
}
