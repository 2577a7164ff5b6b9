import { useEffect, useRef } from "react";

/**
 * Keeps the keyboard where the member is: when what they pressed is gone, it goes to the words that say what
 * came of it, and a screen reader reads them.
 */
export function useKeptPlace(state: string) {
  const ref = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each change of the state may take a button away.
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
  }, [state]);
  return {
    ref,
    notePress() {
      isPressed.current = true;
    },
  };
}
