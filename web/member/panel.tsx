import type { ComponentProps, ReactNode } from "react";
import { NeedsScripts } from "../components/needs-scripts.tsx";
import { Section } from "../components/section.tsx";

/** A page with one narrow panel: a heading, perhaps a line about it, and what there is to do. */
export function Panel({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <Section className="py-10 sm:py-16">
      <div className="mx-auto max-w-md">
        <h1 className="text-4xl sm:text-5xl">{title}</h1>
        {intro && <p className="mt-4 text-lg text-ink-soft">{intro}</p>}
        {children}
      </div>
    </Section>
  );
}

/** A form that scripts send; without them there is a line in its place. */
export function PanelForm(form: ComponentProps<"form">) {
  return (
    <>
      <NeedsScripts>This form needs JavaScript. Please switch it on, or use another browser.</NeedsScripts>
      <form
        {...form}
        className="scripted mt-8 grid gap-6 rounded-3xl border border-line bg-raised p-6 sm:p-10"
      />
    </>
  );
}
