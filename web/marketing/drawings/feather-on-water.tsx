import { Drawing } from "../../components/drawing.tsx";

/** Not found: only a feather is left. */
export function FeatherOnWater({ className }: { className: string }) {
  return (
    <Drawing viewBox="0 0 560 300" className={className}>
      <path
        d="M0 150C0 67 67 0 150 0h260c83 0 150 67 150 150s-67 150-150 150H150C67 300 0 233 0 150Z"
        className="fill-water"
      />
      <g className="stroke-paper ripple" strokeWidth="3">
        <ellipse cx="290" cy="170" rx="120" ry="34" />
        <ellipse cx="290" cy="170" rx="190" ry="60" opacity=".7" />
        <ellipse cx="290" cy="170" rx="252" ry="92" opacity=".45" />
      </g>
      <path d="M150 196c30-70 130-120 260-110-30 60-120 120-230 116Z" className="fill-green" />
      <path d="M128 214c60-50 140-90 240-112" className="stroke-reed" strokeWidth="5" />
    </Drawing>
  );
}
