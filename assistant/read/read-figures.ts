import { oneOf } from "../../handbook/any-of.ts";

/** Numbers that say something about a body. */
export type Figures = { age?: number; isPressureHigh: boolean; isPressureLow: boolean };

const notYears = oneOf(
  String.raw`weeks?|wks?|months?|days?|kg|kilos?|lbs?|minutes?|hours?|%|\/|st\b|th\b|cm`,
);
const ages = [
  new RegExp(`\\b(?:i am|im|i m|aged?|turned|turning) (\\d{2})\\b(?! ?${notYears})`),
  /\b(\d{2})[ -]?(?:years?|yrs?)[ -]old\b/,
  /\b(\d{2}) ?(?:yo|y\/o)\b/,
  /\btengo (\d{2}) anos\b/,
  /\bbin (\d{2})\b(?! ?(?:kg|kilo|cm|wochen?|\.))/,
  /\bj ai (\d{2}) ans\b/,
  /\b(\d{2}) (?:saal|sal|साल) (?:ki|ka|की|का)\b/,
];

const pressure = /\b(\d{2,3}) ?(?:\/|over|zu|sobre|sur) ?(\d{2,3})\b/g;

/** Reads ages and measurements, in any of the languages. Expects plain text. */
export function readFigures(plain: string): Figures {
  if (!/\d\d/.test(plain)) return { isPressureHigh: false, isPressureLow: false };
  const age = ages.map((pattern) => pattern.exec(plain)?.[1]).find(Boolean);
  const readings = [...plain.matchAll(pressure)].map(([, upper, lower]) => ({
    upper: Number(upper),
    lower: Number(lower),
  }));
  return {
    ...(age && { age: Number(age) }),
    isPressureHigh: readings.some(
      ({ upper, lower }) => isBetween(upper, 140, 250) && isBetween(lower, 60, 150),
    ),
    isPressureLow: readings.some(({ upper, lower }) => isBetween(upper, 60, 95) && isBetween(lower, 30, 65)),
  };
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}
