import { memo, useEffect, useMemo, useState } from "react";
import { figures } from "../../handbook/figures/all.ts";
import { drawFigure } from "../../handbook/figures/draw-figure.ts";
import { momentAfter } from "../../handbook/figures/move.ts";
import { type FigureSide, setStage } from "../../handbook/figures/stage.ts";
import type { Paint } from "../../handbook/figures/things.ts";
import type { Figure } from "../../handbook/figures/types.ts";

/** The rim is the colour of the sheet, so the figure brings its own. */
const paints: Record<Paint, string> = {
  near: "fill-green",
  far: "fill-reed",
  rim: "stroke-sky",
  floor: "fill-water",
  prop: "fill-sun",
  wood: "stroke-sun",
  strap: "stroke-clay",
};

/**
 * The figure of a practice, four to three. It moves with a slow breath unless motion is not wanted, and says
 * nothing to screen readers: the name and the cues beside it do.
 */
export function PoseFigure({
  id,
  side = "right",
  isMoving = true,
  className = "",
}: {
  /** Of a practice in the handbook; one that is not there draws nothing. */
  id: string;
  side?: FigureSide;
  isMoving?: boolean;
  className?: string;
}) {
  const figure = figures[id];
  return figure ? <Moving key={id} {...{ figure, side, isMoving, className }} /> : null;
}

type MovingProps = { figure: Figure; side: FigureSide; isMoving: boolean; className: string };

/** Drawn when it has moved, not whenever what is around it changes: the player counts ten times a second. */
const Moving = memo(function Moving({ figure, side, isMoving, className }: MovingProps) {
  const moment = useMoment(figure, isMoving);
  const { viewBox, mat } = useMemo(() => setStage(figure, side), [figure, side]);
  // Shapes come in the order they are drawn and have no other name.
  const shapes = Object.entries([mat, ...drawFigure(figure, moment, side)]);
  return (
    <svg
      viewBox={viewBox}
      className={`aspect-4/3 rounded-2xl bg-sky ${className}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-figure=""
    >
      {shapes.map(([place, { d, paint, width }]) => (
        <path key={place} d={d} strokeWidth={width} className={paints[paint]} />
      ))}
    </svg>
  );
});

/** Where the movement is now; it goes on from there after a pause. */
function useMoment(figure: Figure, isMoving: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!figure.moves || !isMoving || isStill) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const passed = now - last;
      last = now;
      setElapsed((before) => before + passed);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [figure, isMoving]);
  return momentAfter(elapsed, figure);
}
