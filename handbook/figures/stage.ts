import { aimCamera, type Camera, outline, round } from "./camera.ts";
import { positionAt } from "./move.ts";
import { buildSkeleton, girthOf, type Joints } from "./skeleton.ts";
import { footprintOf, type Shape } from "./things.ts";
import type { Figure } from "./types.ts";
import type { Vector } from "./vectors.ts";

/** As wide as four to three, and never closer than this, so that people are about as tall. */
const proportion = 4 / 3;
const smallest = 6;
const usualView = [18, 5] as const;

export type FigureSide = "left" | "right";

/** What is done on one side is told as done on the right; its left is the same in a mirror. */
export function cameraOf(figure: Figure, side: FigureSide): Camera {
  return aimCamera(figure.view ?? usualView, side === "left");
}

/** What stays while the body moves: the frame around all of the movement, and the mat. */
export function setStage(figure: Figure, side: FigureSide = "right"): { viewBox: string; mat: Shape } {
  const camera = cameraOf(figure, side);
  const moments = figure.moves ? [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1] : [0];
  const all = moments.map((moment) => buildSkeleton(positionAt(figure, moment)).joints);
  const mat = layMat(figure, all);
  return {
    viewBox: frame(camera, all, mat),
    mat: { d: outline(mat.map((corner) => camera.see(corner, 0.08))), paint: "floor" },
  };
}

/** The corners of a mat under what is near the floor. */
function layMat(figure: Figure, all: Joints[]): Vector[] {
  const bearsOnHands = figure.on.some((contact) => /hand|elbow/.test(contact));
  const low = [
    ...all.flatMap((joints) =>
      Object.entries(joints)
        // Arms that are spread wide lie beside the mat.
        .filter(
          ([name, [, y, z]]) =>
            !/elbow|wrist|fingers/.test(name) || Math.abs(z) < 1.2 || (y < 0.2 && bearsOnHands),
        )
        .map(([, point]) => point),
    ),
    ...(figure.things ?? []).flatMap(footprintOf),
  ].filter(([, y]) => y < 1.3);
  const spanOf = (axis: 0 | 2) => {
    const places = low.map((point) => point[axis]);
    const [least, most] = [Math.min(...places), Math.max(...places)];
    return { middle: (least + most) / 2, size: most - least };
  };
  const [x, z] = [spanOf(0), spanOf(2)];
  const isLongAhead = x.size >= z.size;
  const length = Math.max(x.size + 0.9, isLongAhead ? 4.4 : 1.9) / 2;
  const depth = Math.max(z.size + 0.9, isLongAhead ? 1.9 : 4.4) / 2;
  return [-1, 1].flatMap((along) =>
    [-1, 1].map((across): Vector => [x.middle + along * length, -0.08, z.middle + across * depth]),
  );
}

function frame(camera: Camera, all: Joints[], mat: Vector[]): string {
  const dots = all.flatMap((joints) =>
    Object.entries(joints).map(([name, point]) => camera.see(point, girthOf(name) + 0.35)),
  );
  dots.push(...mat.map((corner) => camera.see(corner, 0.3)));
  const left = Math.min(...dots.map((dot) => dot.x - dot.radius));
  const right = Math.max(...dots.map((dot) => dot.x + dot.radius));
  const top = Math.min(...dots.map((dot) => dot.y - dot.radius));
  const bottom = Math.max(...dots.map((dot) => dot.y + dot.radius));
  const height = Math.max(bottom - top, (right - left) / proportion, smallest);
  const width = height * proportion;
  // What is flat lies a little above the lower edge, not in the middle of an empty sky.
  return [(left + right - width) / 2, bottom + (height - bottom + top) * 0.22 - height, width, height]
    .map(round)
    .join(" ");
}
