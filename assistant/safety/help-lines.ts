// All that is in it, whatever its names are: somebody in danger is helped even where one is misspelt.
import * as content from "#content/crisis-lines.ts";
import type { AlsoSaid, EatingHelp, HelpLines } from "../../content/schemas.ts";

export type CrisisLines = Partial<{
  helpLines: Partial<HelpLines>[];
  eatingHelp: Partial<EatingHelp>[];
  childHelp: Partial<EatingHelp>[];
  emergencyEverywhere: string[];
  alsoSaid: Partial<AlsoSaid>;
}>;

type Line = "emergency" | "crisis" | "violence";

/** Where no number was given. */
const yourEmergencyNumber = "your emergency number";

/**
 * Whom to call, in words. The numbers are the owner's, and checked at every start and build; here a number
 * that is missing all the same makes way for the next best, and is never shown as missing.
 */
export function writeHelp(lines: CrisisLines) {
  const everywhere = lines.emergencyEverywhere?.join(" or ") || yourEmergencyNumber;
  const join = (given: Partial<EatingHelp>[] | undefined, last: string[] = []) =>
    [
      ...(given ?? []).flatMap(({ region, line }) => (region && line ? [`${region}: ${line}`] : [])),
      ...last,
    ].join(", ");
  return {
    everywhere,
    /** One line for each place. */
    list(of: Line): string {
      const places = (lines.helpLines ?? []).flatMap((place) => {
        const number = place[of] || place.emergency || everywhere;
        return place.region ? [`- ${place.region}: ${number}`] : [];
      });
      return (places.length > 0 ? places : [`- Everywhere: ${everywhere}`]).join("\n");
    },
    eating: join(lines.eatingHelp, ["elsewhere: your doctor"]),
    child: join(lines.childHelp) || everywhere,
    alsoSaid: (of: "emergency" | "crisis") => (lines.alsoSaid?.[of] ?? []).join(" · "),
  };
}

/** Whom this studio's members can call. */
export const help = writeHelp({
  helpLines: content.helpLines,
  eatingHelp: content.eatingHelp,
  childHelp: content.childHelp,
  emergencyEverywhere: content.emergencyEverywhere,
  alsoSaid: content.alsoSaid,
});
