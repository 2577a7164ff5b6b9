import { Link } from "react-router";
import { studio } from "#content/studio.ts";
import { LegalLinks } from "./legal-links.tsx";

const pages = [
  { to: "/about", label: "About" },
  { to: "/classes", label: "Classes" },
  { to: "/schedule", label: "Schedule" },
  { to: "/pricing", label: "Pricing" },
  { to: "/contact", label: "Contact" },
];

export function Footer() {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto grid w-full max-w-6xl gap-10 px-5 py-12 sm:px-8 md:grid-cols-[1fr_auto_auto] md:gap-20">
        <div>
          <p className="font-display text-2xl">{studio.name}</p>
          <p className="mt-2 text-ink-soft">{studio.tagline}</p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-10 md:grid-cols-1">
            {pages.map((page) => (
              <li key={page.to}>
                <Link to={page.to} className="inline-block py-1.5 underline-offset-4 hover:underline">
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Social">
          <ul className="flex flex-wrap gap-x-8 md:grid">
            {studio.social.map((account) => (
              <li key={account.label}>
                <a
                  href={account.url}
                  rel="me noopener"
                  className="inline-block py-1.5 underline-offset-4 hover:underline"
                >
                  {account.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <LegalLinks />
    </footer>
  );
}
