import { Drawing, Window } from "../components/drawing.tsx";

/** Cancelled: a boat still tied to its post; nothing has left the shore. */
export function MooredBoat({ className }: { className: string }) {
  return (
    <Drawing viewBox="0 0 560 600" className={className}>
      <Window />
      <circle cx="174" cy="200" r="78" className="fill-sun" />
      <path d="M426 250h20v250h-20z" className="fill-reed" />
      <path d="M436 300c-40 60-96 92-150 96" className="stroke-reed" strokeWidth="5" />
      <path d="M98 400c112 26 208 24 300-6-18 78-78 116-150 116S118 476 98 400Z" className="fill-green" />
      <path d="M98 400c112 26 208 24 300-6" className="stroke-clay" strokeWidth="10" />
      <path d="M168 446c50 12 110 12 168-2" className="stroke-paper" strokeWidth="4" opacity=".4" />
      <g className="stroke-paper" strokeWidth="3">
        <path d="M88 528c110 22 270 22 384 0M140 556c80 16 200 16 280 0" opacity=".7" />
      </g>
    </Drawing>
  );
}
