import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while React takes over the prerendered page, which knows nothing of this visit; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
