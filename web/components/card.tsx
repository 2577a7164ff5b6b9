import type { ReactNode } from "react";

export function Card({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`rounded-3xl border border-line bg-raised p-7 sm:p-8 ${className}`}>{children}</div>;
}
