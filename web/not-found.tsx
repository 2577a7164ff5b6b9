import { ButtonLink } from "./components/button.tsx";
import { privatePageMeta } from "./components/page-meta.ts";
import { Section } from "./components/section.tsx";
import { FeatherOnWater } from "./marketing/drawings/feather-on-water.tsx";

export const meta = () => privatePageMeta("Page not found", "There is no page at this address.");

export default function NotFound() {
  return (
    <Section className="py-16 sm:py-24">
      <p className="font-display text-2xl text-clay">404</p>
      <h1 className="mt-3 text-4xl sm:text-6xl">This page has flown</h1>
      <p className="mt-6 max-w-prose text-lg text-ink-soft">
        There is nothing at this address. It may have moved, or the link may have a typing mistake in it.
      </p>
      <ButtonLink to="/" className="mt-8">
        Back to Home
      </ButtonLink>
      <FeatherOnWater className="mt-14 w-full max-w-xl" />
    </Section>
  );
}
