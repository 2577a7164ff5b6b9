import { Drawing, Window } from "../components/drawing.tsx";

/** Success: a garden gate standing open, the way in lying in the sun. */
export function OpenGate({ className }: { className: string }) {
  return (
    <Drawing viewBox="0 0 560 600" className={className}>
      <Window />
      <circle cx="280" cy="232" r="96" className="fill-sun" />
      <path d="M96 560c40-90 92-150 150-176h68c58 26 110 86 150 176Z" className="fill-sun" opacity=".55" />
      <path d="M96 404c60-26 122-30 184-20s128 8 184-16" className="stroke-reed" strokeWidth="6" />
      <g className="fill-green">
        <path d="M150 262h22v290h-22zM388 262h22v290h-22z" />
        <path d="M124 236c104-34 208-34 312 0v26H124Z" />
        <path d="M172 300 92 330v236l80-28zM388 300l80 30v236l-80-28z" />
      </g>
      <g className="stroke-paper" strokeWidth="4" opacity=".45">
        <path d="M146 316v226M120 326v226M414 316v226M440 326v226" />
      </g>
      <g className="stroke-paper" strokeWidth="3" opacity=".8">
        <path d="M214 520c44-10 88-10 132 0M236 470c30-6 58-6 88 0M252 428c18-4 38-4 56 0" />
      </g>
    </Drawing>
  );
}
