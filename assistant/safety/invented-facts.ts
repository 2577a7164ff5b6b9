import { plans } from "#content/plans.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { formatTime } from "../../clock/schedule-entry.ts";

const statedAmounts = new Set(
  plans.map(({ priceText }) => priceText.replaceAll(/[^\d.]/g, "")).filter(Boolean),
);
const statedTimes = new Set(schedule.map(({ time }) => formatTime(time).toLowerCase()));
const studioWords = /\b(?:class|classes|studio|pass|passes|membership|schedule|we open|our|teach|workshop)\b/;
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const statedDays = new Set<string>(schedule.map(({ day }) => day.toLowerCase()));

/** Whoever speaks of money themselves, for a mat or a juice cleanse, is answered about that. */
const ofMoney = /[$€£₹]|\b(?:eur|euros?|usd|dollars|quid|bucks|budget|buy|buying|spend|spending)\b/;

/** Prices, class times, days and addresses that are not the studio's own. Expects a readable line, and what was asked. */
export function findInvented(line: string, asked: string): string | undefined {
  const amounts = line.match(/[$€£₹]\s?\d+(?:[.,]\d+)?|\b\w+ (?:dollars|usd|euros?|bucks)\b/g) ?? [];
  const isOurs = studioWords.test(line) || !ofMoney.test(asked);
  if (isOurs && amounts.some((each) => !statedAmounts.has(each.replaceAll(/[^\d.]/g, "")))) return "a price";
  if ((line.match(/\S+@\S+\.\w+/g) ?? []).some((each) => !each.includes(studio.email))) return "an address";
  if (/\b\d+ [\p{L}]+ (?:street|st|avenue|ave|road|rd|lane)\b/u.test(line)) return "an address";
  if (/\b(?:call|phone|text) (?:us|the studio)\b.{0,20}\d{3}/.test(line)) return "a telephone number";
  if (!studioWords.test(line)) return undefined;
  const times = line.match(/\b\d{1,2}(?::\d{2})?\s?[ap]\.?m\b|\b\d{1,2}:\d{2}\b(?!\s?[ap])/g) ?? [];
  if (times.some((each) => !statedTimes.has(withMinutes(each)))) return "a time";
  return weekdays.some((day) => line.includes(day) && !statedDays.has(day)) ? "a day" : undefined;
}

function withMinutes(time: string): string {
  const [, hour = "", minutes = "00", half = ""] = /(\d{1,2})(?::(\d{2}))?\s?([ap])?/i.exec(time) ?? [];
  return `${hour}:${minutes} ${half.toLowerCase()}m`;
}
