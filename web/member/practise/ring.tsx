import type { ReactNode } from "react";

/** A ring that fills as a step goes on, and within it a disc that grows with a breath in and shrinks with a breath out. */
export function Ring({
  share,
  fullness,
  children,
}: {
  share: number;
  fullness: number | undefined;
  children: ReactNode;
}) {
  return (
    <div className="player-ring">
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full" aria-hidden="true">
        <circle
          cx="50"
          cy="50"
          r="44"
          className="origin-center fill-sky transition-transform duration-100 ease-linear motion-reduce:transition-none"
          style={{ transform: `scale(${breathScale(fullness)})` }}
        />
        <circle cx="50" cy="50" r="47.5" className="fill-none stroke-line" strokeWidth="2.5" />
        <circle
          cx="50"
          cy="50"
          r="47.5"
          pathLength={100}
          strokeDasharray={100}
          strokeDashoffset={100 * (1 - share)}
          transform="rotate(-90 50 50)"
          strokeLinecap={share > 0 ? "round" : "butt"}
          className="fill-none stroke-green transition-[stroke-dashoffset] duration-100 ease-linear"
          strokeWidth="2.5"
        />
      </svg>
      <div className="absolute inset-[13%] grid place-items-center">{children}</div>
    </div>
  );
}

const smallest = 0.72;

/** Whoever wants nothing to move sees a still disc: the words say when to breathe. */
function breathScale(fullness: number | undefined): number {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return fullness === undefined || isStill ? 0.9 : smallest + (1 - smallest) * fullness;
}
