import { Drawing, Window } from "../../components/drawing.tsx";

/** Pricing: four stones, one on the other, each plan resting on the one before. */
export function BalancedStones({ className }: { className: string }) {
  return (
    <Drawing viewBox="0 0 560 600" className={className}>
      <Window />
      <circle cx="394" cy="190" r="92" className="fill-sun" />
      <g className="stroke-paper" strokeWidth="3">
        <path d="M96 540c100 26 268 26 368 0M140 566c80 18 200 18 280 0" opacity=".7" />
      </g>
      <g className="stroke-reed" strokeWidth="5">
        <path d="M470 520c2-70-2-120-18-180M496 522c0-60 8-100 26-150" />
        <path d="m451 334-6-32M523 364l10-32" strokeWidth="13" />
      </g>
      <path
        d="M112 516c-10-46 54-82 164-82s186 34 176 80c-4 20-30 30-166 30s-168-6-174-28Z"
        className="fill-green"
      />
      <path
        d="M164 426c-6-40 46-66 116-66s124 22 118 62c-4 22-48 28-118 28s-112-4-116-24Z"
        className="fill-reed"
      />
      <path
        d="M204 352c-4-34 34-56 80-56s84 18 78 52c-4 20-34 24-80 24s-76-2-78-20Z"
        className="fill-green"
      />
      <path d="M236 290c-4-26 18-44 46-44s50 14 46 42c-2 16-20 18-46 18s-44 0-46-16Z" className="fill-clay" />
      <path
        d="M160 500c20-22 60-34 106-34M200 412c14-18 40-26 76-26M228 340c10-14 28-20 50-20"
        className="stroke-paper"
        strokeWidth="4"
        opacity=".35"
      />
    </Drawing>
  );
}
