import { conditions } from "../../handbook/conditions.ts";
import type { Medicine } from "../../handbook/types.ts";
import { type Time, timesAround } from "./find-times.ts";
import type { Meaning } from "./lexicon.ts";
import type { Hit } from "./phrase-finder.ts";
import type { Figures } from "./read-figures.ts";
import type { Word } from "./split-words.ts";

const byId = new Map(conditions.map((condition) => [condition.id, condition]));

/** From this age on a fall matters more than anything. */
const olderAge = 70;

/** Which conditions hold: those named that are not long over, what medicines and figures tell, and what follows. */
export function holdConditions(
  said: Hit<Meaning>[],
  taken: Medicine[],
  figures: Figures,
  words: Word[],
  times: Time[],
): Set<string> {
  const timeOf = timesAround(words, times);
  const found = said.flatMap(({ item, place }) => {
    const { lastsDays = Number.POSITIVE_INFINITY, whileRecent } = byId.get(item.id) ?? {};
    const time = timeOf(place);
    if (time?.isAgo && time.days > lastsDays) return [];
    const isRecent = whileRecent && time && time.days <= whileRecent.days;
    return isRecent ? [item.id, whileRecent.id] : [item.id];
  });
  const told = [
    ...taken.flatMap(({ implies }) => implies),
    ...(figures.isPressureHigh ? ["high-blood-pressure"] : []),
    ...(figures.isPressureLow ? ["low-blood-pressure"] : []),
    ...((figures.age ?? 0) >= olderAge ? ["older"] : []),
  ];
  return withImplied([...found, ...told]);
}

function withImplied(ids: string[]): Set<string> {
  const all = new Set<string>();
  const add = (id: string) => {
    if (all.has(id)) return;
    all.add(id);
    for (const implied of byId.get(id)?.implies ?? []) add(implied);
  };
  for (const id of ids) add(id);
  return all;
}
