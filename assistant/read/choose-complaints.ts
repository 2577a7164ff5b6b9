import type { Meaning } from "./lexicon.ts";
import type { Hit } from "./phrase-finder.ts";

const mostComplaints = 3;

/** The complaints a plan is for: the most exact first, each once, and of a pregnancy only where it is now. */
export function chooseComplaints(said: Hit<Meaning>[], pregnancyWeeks: number | undefined): string[] {
  const ids = said.toSorted((a, b) => b.length - a.length || a.place - b.place).map(({ item }) => item.id);
  const months = ids.filter((id) => id.startsWith("pregnancy-"));
  const now = pregnancyWeeks === undefined ? months.toSorted().at(-1) : monthsAt(pregnancyWeeks);
  const others = ids.filter((id) => !id.startsWith("pregnancy-"));
  return [...new Set(now ? [now, ...others] : others)].slice(0, mostComplaints);
}

function monthsAt(weeks: number): string {
  if (weeks < 14) return "pregnancy-first";
  return weeks < 28 ? "pregnancy-second" : "pregnancy-third";
}
