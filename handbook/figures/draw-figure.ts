import { drawBody } from "./draw-body.ts";
import { positionAt } from "./move.ts";
import { buildSkeleton } from "./skeleton.ts";
import { cameraOf, type FigureSide } from "./stage.ts";
import { drawThing, isBefore, type Shape } from "./things.ts";
import type { Figure } from "./types.ts";

/** A figure as shapes in the order they are drawn, at a moment of its movement from 0 to 1. */
export function drawFigure(figure: Figure, moment = 0, side: FigureSide = "right"): Shape[] {
  const camera = cameraOf(figure, side);
  const skeleton = buildSkeleton(positionAt(figure, moment));
  const things = (figure.things ?? []).map((thing) => ({
    isBefore: isBefore(thing),
    shapes: drawThing(thing, camera, skeleton.joints),
  }));
  return [
    ...things.filter((thing) => !thing.isBefore).flatMap((thing) => thing.shapes),
    ...drawBody(skeleton, camera),
    ...things.filter((thing) => thing.isBefore).flatMap((thing) => thing.shapes),
  ];
}
