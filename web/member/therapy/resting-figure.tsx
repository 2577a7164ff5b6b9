import { Drawing } from "../../components/drawing.tsx";

/** Somebody resting on their back, knees up, with the sun low over the water: where every plan begins. */
export function RestingFigure({ className = "" }: { className?: string }) {
  return (
    <Drawing viewBox="0 0 560 240" className={className}>
      <path d="M0 150C0 67 67 0 150 0h260c83 0 150 67 150 150Z" className="fill-sky" />
      <path d="M0 150h560v10c0 44-36 80-80 80H80c-44 0-80-36-80-80Z" className="fill-water" />
      <circle cx="392" cy="112" r="46" className="fill-sun" />
      <path d="M0 150h560" className="stroke-ink/25" strokeWidth="2" />
      <path d="M346 168h92M364 184h56M378 200h28" className="stroke-sun" strokeWidth="4" />
      {/* The mat, and on it head, back, folded legs and a resting arm in one line. */}
      <path d="M96 188h312" className="stroke-green" strokeWidth="10" />
      <circle cx="132" cy="160" r="19" className="fill-ink" />
      <path
        d="M156 170c34 2 62 8 92 8 22 0 34-16 48-42 10-18 18-26 28-12l22 50"
        className="stroke-ink"
        strokeWidth="19"
      />
      <path d="M182 166c16-22 40-24 56-6" className="stroke-ink" strokeWidth="11" />
      <path
        d="M482 150c-4-34-2-58 8-84M498 150c0-26 6-46 18-62M470 150c-2-18-8-32-16-42"
        className="stroke-reed"
        strokeWidth="5"
      />
    </Drawing>
  );
}
