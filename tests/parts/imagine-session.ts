import { boundsOf } from "../../assistant/choose-practices.ts";
import { wantSession } from "../../assistant/planner/want-session.ts";
import type { Wanted } from "../../assistant/planner/wanted.ts";
import { aims, refusals, sessionSchema } from "../../assistant/request/request.ts";
import { fractionOf } from "../../assistant/seeded.ts";
import { areas, levels, positions, props, type Strain, strains } from "../../handbook/types.ts";

/** A session somebody might ask for, whatever they have, hold and refuse; the same for the same number. */
export function imagine(number: number): Wanted {
  const draw = (what: string) => fractionOf(`${number} ${what}`);
  const some = <T>(list: readonly T[], share: number, what: string) =>
    list.filter((_, index) => draw(`${what} ${index}`) < share);
  const one = <T>(list: readonly T[], what: string) => list[Math.floor(draw(what) * list.length)];
  const session = sessionSchema.parse({
    minutes: 1 + Math.floor(draw("minutes") * 75),
    areas: draw("has areas") < 0.6 ? some(areas, 0.12, "areas") : [],
    aim: draw("has aim") < 0.5 ? one(aims, "aim") : undefined,
    refused: some(refusals, 0.08, "refused"),
    only: draw("has only") < 0.25 ? some(positions, 0.3, "only") : [],
    props: draw("has props") < 0.3 ? some(props, 0.4, "props") : undefined,
    energy: draw("energy") < 0.2 ? "tired" : undefined,
  });
  const level = one(levels, "level") ?? "Beginner";
  const avoid = some<Strain>(strains, 0.12, "strains");
  const known = { conditions: [], level, bounds: boundsOf(level, [], avoid) };
  return wantSession(session, known, { seed: String(number), defaultMinutes: 15 }).wanted;
}
