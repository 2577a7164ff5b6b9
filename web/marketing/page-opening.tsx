import type { ReactNode } from "react";
import { Section } from "../components/section.tsx";

/** How a marketing page begins: its heading, a sentence or two, and its own drawing. */
export function PageOpening({
  title,
  drawing,
  isBrief = false,
  children,
}: {
  title: string;
  drawing: ReactNode;
  /** Whether what follows has to be on a phone's first screen. */
  isBrief?: boolean;
  children: ReactNode;
}) {
  return (
    <Section className={`pt-6 md:pb-16 ${isBrief ? "pb-6" : "pb-12"}`}>
      <div
        className={`grid items-center gap-x-6 gap-y-8 md:grid-cols-[1.2fr_1fr] md:gap-14 ${isBrief ? "grid-cols-[1fr_6.5rem]" : ""}`}
      >
        <div>
          <h1 className="text-[2.75rem] sm:text-6xl lg:text-7xl">{title}</h1>
          <div className="mt-6 max-w-[34rem] text-lg text-ink-soft sm:text-xl">{children}</div>
        </div>
        {drawing}
      </div>
    </Section>
  );
}
