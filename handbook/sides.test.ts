import { expect, test } from "vitest";
import { figures } from "./figures/all.ts";
import { buildSkeleton } from "./figures/skeleton.ts";
import { practices } from "./practices/all.ts";
import { describeSide } from "./sides.ts";

const oneSided = practices.filter(({ isOneSided }) => isOneSided);

/** The joints of a practice's figure as it is drawn for the right; the third number grows to the right. */
function jointsOf(id: string) {
  const figure = figures[id];
  if (!figure) throw new Error(`${id} has no figure.`);
  return buildSkeleton({ ...figure, ...figure.moves?.at(-1) }).joints;
}

test("every practice that is done on one side says which arm, leg or way that is", () => {
  for (const { id, isOneSided } of practices) {
    const [left, right] = [describeSide(id, "left"), describeSide(id, "right")];
    expect(left !== undefined, id).toBe(isOneSided);
    expect(left?.replaceAll(/left|right/g, "")).toBe(right?.replaceAll(/left|right/g, ""));
    expect(left === right, id).toBe(!isOneSided);
  }
});

test("a side means what the figure shows", () => {
  const wrong = oneSided.filter(({ id }) => {
    const { ankleL, ankleR, kneeL, kneeR, toeR, head, shoulderL, shoulderR } = jointsOf(id);
    // In a wide stance, the one in front is turned out.
    const isTurnedOut = Math.abs(ankleR[0] - ankleL[0]) < 0.5 && toeR[2] - ankleR[2] > 0.4;
    const isShown: Record<string, boolean> = {
      "Your right foot is in front.": ankleR[0] - ankleL[0] > 0.5 || isTurnedOut,
      "Your left foot is in front.": ankleL[0] - ankleR[0] > 0.5,
      "Your right knee is in front.": kneeR[0] > kneeL[0],
      "You stand on your right foot.": ankleR[1] < ankleL[1],
      "You stand on your left foot.": ankleL[1] < ankleR[1],
      "You lean to the right.": head[2] > 0,
      "Your head goes to the right.": head[2] > 0,
      "Your legs go to the right.": kneeR[2] > 1 && kneeL[2] > 1,
      "You lie on your right side.": shoulderR[1] < shoulderL[1],
    };
    return isShown[describeSide(id, "right") ?? ""] === false;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
