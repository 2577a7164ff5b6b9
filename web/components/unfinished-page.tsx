import { Section } from "./section.tsx";

/** Stands where a page is not built yet, and says so. */
export function UnfinishedPage({ title }: { title: string }) {
  return (
    <Section className="py-16 sm:py-24">
      <h1 className="text-4xl sm:text-6xl">{title}</h1>
      <p className="mt-6 max-w-prose text-lg text-ink-soft">This page is not built yet.</p>
    </Section>
  );
}
