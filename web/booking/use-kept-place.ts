import { type MouseEvent, useEffect, useRef } from "react";
import type { Booking } from "./use-booking.ts";

/**
 * Keeps the keyboard where the member is when what they pressed is gone: a question that was closed leads back to
 * the button that opened it, and anything else to the words that say what came of it, which a screen reader reads.
 */
export function useKeptPlace({ step, isBusy, notice }: Booking, status?: string) {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ row: Element; label: string | null }>(null);
  const state = `${step.name} ${isBusy} ${status}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each change of the state may take a button away.
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    const { row, label } = pressed.current;
    const opener = [...row.querySelectorAll("button")].find((each) => each.ariaLabel === label);
    const place = notice === undefined && label !== null ? opener : undefined;
    (place ?? ref.current)?.focus({ preventScroll: true });
  }, [state]);
  return {
    ref,
    notePress({ target, currentTarget }: MouseEvent) {
      const button = target instanceof Element ? target.closest("button") : null;
      // What is pressed in a question has opened none.
      if (!button?.closest("fieldset"))
        pressed.current = { row: currentTarget, label: button?.ariaLabel ?? null };
    },
  };
}
