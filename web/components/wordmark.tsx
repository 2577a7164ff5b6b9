import { Link } from "react-router";
import { studio } from "#content/studio.ts";

/** The studio's name beside its mark, a heron in front of the sun. */
export function Wordmark() {
  return (
    <Link to="/" className="flex min-w-0 items-center gap-2 font-display text-xl leading-tight wrap-anywhere">
      <svg viewBox="142 92 220 194" className="h-8 w-9 shrink-0" aria-hidden="true">
        <circle cx="268" cy="196" r="90" className="fill-sun" />
        <path
          d="M268 312c-36-30-56-64-42-98 10-26 38-36 36-62-1-14-12-22-26-20l-16 6-76 18 68-36c16-12 46-14 60 6 16 26 0 54-18 72-18 18-12 40 54 96-10 16-26 22-40 18Z"
          className="fill-green"
        />
      </svg>
      {studio.name}
    </Link>
  );
}
