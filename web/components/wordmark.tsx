import { Link } from "react-router";
import { studio } from "../../content/studio.ts";

/** The studio's name beside its mark, a heron's neck and beak in two strokes over a waterline. */
export function Wordmark() {
  return (
    <Link to="/" className="flex items-center gap-2 font-display text-xl whitespace-nowrap">
      <svg viewBox="0 0 32 32" className="size-8" fill="none" strokeLinecap="round" aria-hidden="true">
        <circle cx="21" cy="13" r="8" className="fill-sun" />
        <path d="M3 9.5 13 7c4-.6 5.5 3.5 2.5 6.5s-4 6-1 10.5" className="stroke-green" strokeWidth="2.5" />
        <path d="M6 26.5h20" className="stroke-green" strokeWidth="1.5" />
      </svg>
      {studio.name}
    </Link>
  );
}
