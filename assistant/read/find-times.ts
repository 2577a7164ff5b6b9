import type { Unit } from "../../handbook/language/words.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Word } from "./split-words.ts";

const daysIn: Record<Unit, number> = { day: 1, week: 7, month: 30, year: 365 };
const longAgo = 10 * 365;

/** A length of time somebody speaks of. */
export type Time = {
  place: number;
  sentence: number;
  days: number;
  unit: Unit;
  count: number;
  /** Said to be so long ago, not to last so long. */
  isAgo: boolean;
  /** It has not passed yet: "in 16 weeks". */
  isAhead: boolean;
};

/** Every length of time in a text: "three weeks ago", "vor drei Wochen", "last week", "in 2019". */
export function findTimes(words: Word[], lexicon: Lexicon, today: Date): Time[] {
  const thisYear = today.getFullYear();
  const said = lexicon.times.find(words, { allowsSlips: false });
  const isBeside = (item: string, start: number, end: number) =>
    said.some((hit) => hit.item === item && (hit.place + hit.length === start || hit.place === end));
  const isBefore = (item: string, start: number) =>
    said.some((hit) => hit.item === item && hit.place + hit.length === start);
  const counted = words.flatMap(({ sentence }, place) => {
    const count = numberAt(words, place, lexicon);
    if (count === undefined) return [];
    let end = place + 1;
    while (lexicon.between.has(words[end]?.text ?? "")) end += 1;
    const unit = lexicon.units.get(words[end]?.text ?? "");
    if (!unit || words[end]?.sentence !== sentence) return [];
    let start = place;
    while (lexicon.between.has(words[start - 1]?.text ?? "")) start -= 1;
    const isAgo = isBeside("ago", start, end + 1);
    // "Put it in eleven days ago": what is said after it decides.
    const isAhead = !isAgo && isBefore("ahead", start);
    return [{ place, sentence, unit, count, days: count * daysIn[unit], isAgo, isAhead }];
  });
  const named = said.flatMap(({ item, place }) => {
    if (item !== "justNow" && item !== "longAgo") return [];
    const sentence = words[place]?.sentence ?? 0;
    const days = item === "justNow" ? 7 : longAgo;
    return [{ place, sentence, unit: "day" as const, count: days, days, isAgo: true, isAhead: false }];
  });
  const years = words.flatMap(({ text, sentence }, place) => {
    const year = /^(?:19|20)\d\d$/.test(text) ? Number(text) : undefined;
    if (year === undefined || year > thisYear) return [];
    // Last year may have been last month.
    const days = Math.max(7, (thisYear - year - 1) * daysIn.year);
    return [{ place, sentence, unit: "year" as const, count: days / 365, days, isAgo: true, isAhead: false }];
  });
  const months = words.flatMap(({ text, sentence }, place) => {
    const month = lexicon.months.get(text);
    const { beforeMonth } = lexicon;
    if (month === undefined || (beforeMonth.size > 0 && !beforeMonth.has(words[place - 1]?.text ?? "")))
      return [];
    // With its year the year says it; this month may be today.
    if (/^(?:19|20)\d\d$/.test(words[place + 1]?.text ?? "")) return [];
    const count = (today.getMonth() - month + 12) % 12;
    return [
      { place, sentence, unit: "month" as const, count, days: count * 30 + 15, isAgo: true, isAhead: false },
    ];
  });
  return [...counted, ...named, ...years, ...months];
}

/** The number at a place, in figures or in words. */
export function numberAt(words: Word[], place: number, { numbers }: Lexicon): number | undefined {
  const text = words[place]?.text ?? "";
  return /^\d{1,3}$/.test(text) ? Number(text) : numbers.get(text);
}

/** When something named at a place was: by the nearest time in its sentence, else by the first of the next. */
export function timeOf(place: number, words: Word[], times: Time[]): Time | undefined {
  const sentence = words[place]?.sentence ?? 0;
  const passed = times.filter(({ isAhead }) => !isAhead);
  const near = passed.filter((time) => time.sentence === sentence);
  const [nearest] = near.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place));
  return nearest ?? passed.find((time) => time.sentence === sentence + 1);
}
