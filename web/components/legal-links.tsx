type LegalLink = { path: string; label: string };

/** Written in by the build: see vite.config.ts. */
declare const LEGAL_PAGES: LegalLink[] | undefined;

const written = typeof LEGAL_PAGES === "undefined" ? [] : LEGAL_PAGES;

/** The owner's legal pages, where there are any. They are documents of their own, outside of the router. */
export function LegalLinks({ pages = written }: { pages?: LegalLink[] }) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label="Legal" className="border-t border-line">
      <ul className="mx-auto flex w-full max-w-6xl flex-wrap gap-x-8 px-5 py-4 text-ink-soft sm:px-8">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={path} className="inline-block py-1.5 underline-offset-4 hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
