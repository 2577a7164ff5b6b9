import type { ReactNode } from "react";

/** The frame of a page's own illustration: decoration, so that screen readers leave it out. */
export function Drawing({
  viewBox,
  className = "",
  children,
}: {
  viewBox: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={viewBox}
      className={className}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-drawing=""
    >
      {children}
    </svg>
  );
}

/** The window most drawings look through: sky above, water below, rounded like a hand-cut arch. */
export function Window() {
  return (
    <>
      <path d="M0 470V280C0 125 125 0 280 0s280 125 280 280v190Z" className="fill-sky" />
      <path d="M0 470h560v40c0 50-40 90-90 90H90c-50 0-90-40-90-90Z" className="fill-water" />
    </>
  );
}
