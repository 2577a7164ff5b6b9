import { Drawing, Window } from "../../components/drawing.tsx";

/** Contact: the heron takes the letter. */
export function LetterInFlight({ className }: { className: string }) {
  return (
    <Drawing viewBox="0 0 560 600" className={className}>
      <Window />
      <circle cx="190" cy="168" r="92" className="fill-sun" />
      <path d="M0 470c80-30 150-24 240-14s200-22 320 14Z" className="fill-reed" opacity=".45" />
      <path d="M250 520h150M290 540h120M220 556h90" className="stroke-paper" strokeWidth="4" opacity=".7" />
      <path d="M286 352C250 270 190 210 96 176c-8 66 40 146 138 186Z" className="fill-reed" />
      <path
        d="M128 214c40 20 76 58 104 112M112 244c34 18 64 48 92 94"
        className="stroke-green"
        strokeWidth="4"
        opacity=".5"
      />
      <g className="fill-green">
        <path d="M190 352c46-34 116-42 182-18 42 15 80 20 130 10-36 38-96 56-156 52-70-4-126-8-156-44Z" />
        <path d="M258 344c14-96 90-192 232-244 26 96-30 214-150 268Z" />
        <circle cx="118" cy="338" r="15" />
        <path d="M120 325 46 352l74-2Z" />
      </g>
      <path d="M206 362c-28 12-52 4-62-12-6-10-14-14-26-12" className="stroke-green" strokeWidth="17" />
      <path
        d="M462 134c-60 44-112 110-144 190M476 182c-46 36-82 84-108 140M472 238c-28 22-52 52-72 90"
        className="stroke-reed"
        strokeWidth="4"
      />
      <path d="M494 350l50 10M488 358l44 22" className="stroke-green" strokeWidth="6" />
      <path d="M132 326c14-8 30-8 44 0" className="stroke-green" strokeWidth="4" />
      <g transform="rotate(-7 60 390)">
        <path d="M16 356h92v64H16Z" className="fill-raised stroke-ink" strokeWidth="4" />
        <path d="m16 358 46 36 46-36" className="stroke-ink" strokeWidth="4" />
      </g>
    </Drawing>
  );
}
