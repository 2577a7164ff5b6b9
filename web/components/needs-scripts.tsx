import type { ReactNode } from "react";

/** One line for whoever has scripts switched off, where nothing works without them. */
export function NeedsScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="my-6 rounded-2xl border-2 border-clay px-5 py-4">{children}</p>
    </noscript>
  );
}
