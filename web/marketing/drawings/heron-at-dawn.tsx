import { Drawing, Window } from "../../components/drawing.tsx";

/** Home: a heron balancing on one leg at first light, which is the whole idea. */
export function HeronAtDawn({ className }: { className: string }) {
  return (
    <Drawing viewBox="0 0 560 600" className={className}>
      <Window />
      <circle cx="352" cy="210" r="118" className="fill-sun" />
      <g className="stroke-paper ripple" strokeWidth="3">
        <ellipse cx="292" cy="530" rx="46" ry="9" />
        <ellipse cx="292" cy="530" rx="92" ry="19" opacity=".7" />
        <ellipse cx="292" cy="530" rx="150" ry="32" opacity=".45" />
      </g>
      <path d="M272 494h160M262 506h130M300 482h150" className="stroke-sun" strokeWidth="4" opacity=".7" />
      <g className="stroke-reed" strokeWidth="5">
        <path d="M66 520c4-90 2-150-14-236M92 522c0-70 8-130 30-184M44 516c-6-60-14-96-32-128M486 520c-2-80 2-130 18-190M512 518c4-50 12-84 30-116" />
        <path d="m51 276-3-34M123 330l10-34M505 322l8-34" strokeWidth="13" />
      </g>
      <g className="fill-green">
        <path d="M254 262c36-22 96 0 168 128 6 10 2 16-8 13-12-4-20-2-28 2-62 10-126-18-142-68-9-30-6-62 10-75Z" />
        <path d="M262 300c-30-24-46-56-34-86 10-26 38-36 36-62-1-14-12-22-26-20l-16 6-64 14 58-28c16-12 44-12 56 6 16 26-2 50-20 68-16 16-12 34 16 58Z" />
      </g>
      <path d="M262 122c22-2 42 6 60 22" className="stroke-green" strokeWidth="4" />
      <path d="M282 300c30 6 66 34 96 82M276 326c26 10 50 30 72 58" className="stroke-reed" strokeWidth="4" />
      <g className="stroke-green" strokeWidth="6">
        <path d="M296 396c0 30-6 40-6 62l4 72" />
        <path d="M322 400l-18 56 40-22" strokeWidth="5" />
      </g>
      <circle cx="238" cy="128" r="3.5" className="fill-paper" />
    </Drawing>
  );
}
