import type { ReactNode } from "react";

/** The marks of the owner's screens, on the site's 24-unit grid. Decoration: the words are beside them. */
function Mark({ children, className = "size-7" }: { children: ReactNode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** The sun over the water. */
export function TodayMark() {
  return (
    <Mark>
      <path d="M6 15a6 6 0 0 1 12 0" className="fill-(--mark-sun)" />
      <path d="M2.5 15h19M6 19h12M12 3v2.5M4.6 7l1.6 1.6M19.4 7l-1.6 1.6" />
    </Mark>
  );
}

/** Two on their mats. */
export function PeopleMark() {
  return (
    <Mark>
      <circle cx="9" cy="7.5" r="3" className="fill-(--mark-sun)" />
      <path d="M3 19.5c.4-4 2.8-6.2 6-6.2s5.6 2.2 6 6.2ZM15.5 4.9a3 3 0 0 1 0 5.3M17.5 13.9c2 .9 3.2 2.8 3.5 5.6" />
    </Mark>
  );
}

/** Balanced stones, as on the page of prices. */
export function MoneyMark() {
  return (
    <Mark>
      <ellipse cx="12" cy="18" rx="8" ry="3" />
      <ellipse cx="12.5" cy="12" rx="5.5" ry="2.5" />
      <ellipse cx="11.5" cy="6.5" rx="3.5" ry="2.3" className="fill-(--mark-sun)" />
    </Mark>
  );
}

export function MessagesMark() {
  return (
    <Mark>
      <path d="M3 11.5 21 4l-5.5 16-4-6.5Z" className="fill-(--mark-sun)" />
      <path d="M11.5 13.5 21 4" />
    </Mark>
  );
}

export function Back() {
  return (
    <Mark className="size-6">
      <path d="m14.5 6-6 6 6 6" />
    </Mark>
  );
}

export function Tick() {
  return (
    <Mark>
      <path d="m5 12.5 4.5 4.5L19 7.5" strokeWidth="2.5" />
    </Mark>
  );
}

/** A leaf of paper with a line on it. */
export function NoteMark() {
  return (
    <Mark className="size-6">
      <path d="M6 3.5h8.5L19 8v12.5H6ZM9.5 12.5h6M9.5 16h4" />
    </Mark>
  );
}
