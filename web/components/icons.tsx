import type { ReactNode } from "react";

/** The few marks the site uses, drawn for it on one 24-unit grid. Decoration: the words are beside them. */
function Icon({ children, size = "size-6" }: { children: ReactNode; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function Menu() {
  return (
    <Icon>
      <path d="M4 8h16M4 16h11" />
    </Icon>
  );
}

export function X() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function Check() {
  return (
    <Icon size="size-5">
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function Mic() {
  return (
    <Icon>
      <rect x="9" y="3" width="6" height="11" rx="3" />
      <path d="M5 11a7 7 0 0 0 14 0M12 18v3M8.5 21h7" />
    </Icon>
  );
}
