import type { ReactNode } from "react";

/** A ring that fills as a step goes on, and within it a halo that grows with a breath in and shrinks with a breath out. */
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
          r="46"
          className="origin-center fill-water transition-transform duration-100 ease-linear"
          style={{ transform: `scale(${haloScale(fullness)})` }}
        />
        <circle cx="50" cy="50" r="48.5" className="fill-none stroke-line" strokeWidth="2" />
        <circle
          cx="50"
          cy="50"
          r="48.5"
          // Even nothing of a line leaves a dot where it would begin.
          visibility={share > 0 ? "visible" : "hidden"}
          pathLength={100}
          strokeDasharray={100}
          strokeDashoffset={100 * (1 - share)}
          transform="rotate(-90 50 50)"
          className="fill-none stroke-green transition-[stroke-dashoffset] duration-100 ease-linear"
          strokeWidth="2"
        />
      </svg>
      <div className="player-disc bg-sky">{children}</div>
    </div>
  );
}

/** As small as the disc that it stands behind. */
const smallest = 0.84;

/** Whoever wants nothing to move sees a still halo: the words say when to breathe. */
function haloScale(fullness: number | undefined): number {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return fullness === undefined || isStill ? smallest : smallest + (1 - smallest) * fullness;
}
