import type { Unit } from "../../handbook/language/words.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Word } from "./split-words.ts";

const daysIn: Record<Unit, number> = { day: 1, week: 7, month: 30, year: 365 };
const longAgo = 10 * 365;
const gap = { text: "", sentence: 0 };

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
  const agoStarts = new Set<number>();
  const agoEnds = new Set<number>();
  const aheadEnds = new Set<number>();
  for (const { item, place, length } of said) {
    if (item === "ago") agoStarts.add(place);
    if (item === "ago") agoEnds.add(place + length);
    if (item === "ahead") aheadEnds.add(place + length);
  }
  const isBetween = (place: number) => lexicon.between.has(words[place]?.text ?? "");
  const counted: Time[] = [];
  const years: Time[] = [];
  const months: Time[] = [];
  const { beforeMonth } = lexicon;
  // Words like "of" may come in any number: each is passed over once.
  let passed = 0;
  let begun = 0;
  for (let place = 0; place < words.length; place += 1) {
    const { text, sentence } = words[place] ?? gap;
    if (!isBetween(place - 1)) begun = place;
    // A word of another language keeps its place, and nothing else.
    if (text === "") continue;
    const count = numberAt(words, place, lexicon);
    if (count !== undefined) {
      passed = Math.max(passed, place + 1);
      while (isBetween(passed)) passed += 1;
      const unit = lexicon.units.get(words[passed]?.text ?? "");
      if (unit && words[passed]?.sentence === sentence) {
        const isAgo = agoEnds.has(begun) || agoStarts.has(passed + 1);
        // "Put it in eleven days ago": what is said after it decides.
        const isAhead = !isAgo && aheadEnds.has(begun);
        counted.push({ place, sentence, unit, count, days: count * daysIn[unit], isAgo, isAhead });
      }
    }
    const year = isYear(text) ? Number(text) : undefined;
    if (year !== undefined && year <= thisYear) {
      // Last year may have been last month.
      const days = Math.max(7, (thisYear - year - 1) * daysIn.year);
      years.push({ place, sentence, isAgo: true, isAhead: false, unit: "year", count: days / 365, days });
    }
    const month = lexicon.months.get(text);
    const isNamed = beforeMonth.size === 0 || beforeMonth.has(words[place - 1]?.text ?? "");
    // With its year the year says it; this month may be today.
    if (month !== undefined && isNamed && !isYear(words[place + 1]?.text ?? "")) {
      const since = (today.getMonth() - month + 12) % 12;
      months.push({
        place,
        sentence,
        isAgo: true,
        isAhead: false,
        unit: "month",
        count: since,
        days: since * 30 + 15,
      });
    }
  }
  const named = said.flatMap(({ item, place }): Time[] => {
    if (item !== "justNow" && item !== "longAgo") return [];
    const sentence = words[place]?.sentence ?? 0;
    const days = item === "justNow" ? 7 : longAgo;
    return [{ place, sentence, unit: "day", count: days, days, isAgo: true, isAhead: false }];
  });
  return [...counted, ...named, ...years, ...months];
}

const isYear = (text: string) => text.length === 4 && /^(?:19|20)\d\d$/.test(text);

/** The number at a place, in figures or in words. */
export function numberAt(words: Word[], place: number, { numbers }: Lexicon): number | undefined {
  const text = words[place]?.text ?? "";
  return text.length <= 3 && /^\d{1,3}$/.test(text) ? Number(text) : numbers.get(text);
}

/** When something was, by where it was named: by the nearest time in its sentence, else by the first of the next. */
export function timesAround(words: Word[], times: Time[]): (place: number) => Time | undefined {
  const bySentence = Map.groupBy(
    times.filter(({ isAhead }) => !isAhead),
    ({ sentence }) => sentence,
  );
  return (place) => {
    const sentence = words[place]?.sentence ?? 0;
    const distance = (time: Time) => Math.abs(time.place - place);
    const nearest = bySentence
      .get(sentence)
      ?.reduce((best, time) => (distance(time) < distance(best) ? time : best));
    return nearest ?? bySentence.get(sentence + 1)?.[0];
  };
}
