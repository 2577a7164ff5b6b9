/** The few pieces the owner's screens are made of: large, plain, with room for a thumb. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Back } from "./marks.tsx";

/** How a screen begins; what is above its heading leads back. */
export function Opening({
  title,
  back,
  children,
}: {
  title: string;
  back?: { to: string; label: string };
  children?: ReactNode;
}) {
  return (
    <header className="pt-1 pb-6">
      {back && (
        <Link
          to={back.to}
          className="-ml-2 inline-flex min-h-12 items-center gap-1 pr-4 font-semibold text-clay underline-offset-4 hover:underline"
        >
          <Back />
          {back.label}
        </Link>
      )}
      <h1 className="text-4xl wrap-anywhere sm:text-5xl">{title}</h1>
      {children}
    </header>
  );
}

/** A part of a screen under a heading of its own. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-10 first:mt-0 [header+&]:mt-2">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

export function Problem({ children }: { children: string }) {
  return (
    <p role="alert" className="rounded-2xl border-2 border-clay bg-raised px-5 py-3 font-semibold">
      {children}
    </p>
  );
}

/** While something is read for the first time, or why it cannot be. */
export function NotYet({ problem, onAgain }: { problem: string | undefined; onAgain: () => void }) {
  if (!problem) return <p className="py-10 text-ink-soft text-lg">One moment…</p>;
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <Problem>{problem}</Problem>
      <button type="button" onClick={onAgain} className="min-h-12 font-semibold underline underline-offset-4">
        Try again
      </button>
    </div>
  );
}

/** What a list says when there is nothing in it. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="border-line border-y py-6 text-ink-soft text-lg">{children}</p>;
}

const tones = {
  green: "bg-green text-on-green",
  clay: "bg-clay text-paper",
  water: "bg-water text-ink",
  plain: "border border-ink/30 text-ink",
};

/** A word about the state of something. */
export function Tag({ tone = "plain", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex shrink-0 items-center rounded-full px-3 py-0.5 font-semibold text-sm whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

/** The main things to do on a screen, always above the tabs, where the thumb is. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-18 z-10 -mx-5 mt-8 flex flex-wrap gap-2 border-line border-t bg-paper px-5 py-3 sm:-mx-8 sm:px-8 md:bottom-0 md:mx-0 md:px-0">
      {children}
    </div>
  );
}
