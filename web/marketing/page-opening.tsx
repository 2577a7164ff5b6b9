import type { ReactNode } from "react";
import { Section } from "../components/section.tsx";

/** How a marketing page begins: its heading, a sentence or two, and its own drawing. */
export function PageOpening({
  title,
  drawing,
  children,
}: {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section className="pt-6 pb-12 md:pb-16">
      <div className="grid items-center gap-8 md:grid-cols-[1.2fr_1fr] md:gap-14">
        <div>
          <h1 className="text-[2.75rem] sm:text-6xl lg:text-7xl">{title}</h1>
          <div className="mt-6 max-w-[34rem] text-lg text-ink-soft sm:text-xl">{children}</div>
        </div>
        {drawing}
      </div>
    </Section>
  );
}
