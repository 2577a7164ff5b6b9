/** How the owner's screens say when, how many and how much: in the studio's time. */
import { studio } from "#content/studio.ts";
import { formatTime } from "../../../clock/schedule-entry.ts";
import type { PlanForSale, StudioClass } from "../../../contract/studio.ts";
import { formatAmount } from "../../../money/money.ts";

const dayMs = 24 * 60 * 60_000;

/** `2026-11-16` as `Monday, November 16`. Dates have no time zone: they are counted in UTC. */
export function dayInWords(date: string): string {
  return inWords(new Date(date), { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });
}

/** `2026-11` as `November 2026`. */
export function monthInWords(month: string): string {
  return inWords(new Date(`${month}-01`), { month: "long", year: "numeric", timeZone: "UTC" });
}

/** The week ahead of a date, and the days before it that are still talked about. */
export function weekAround(date: string): { from: string; to: string } {
  const day = Date.parse(date);
  return { from: dateOf(day - 6 * dayMs), to: dateOf(day + 7 * dayMs) };
}

function dateOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** The studio's date now, as far as this phone knows the time. */
export function todayInStudio(): string {
  return new Date().toLocaleDateString("sv-SE", { timeZone: studio.timeZone });
}

/** An instant as `Mon, Nov 16, 6:00 PM`. */
export function momentInWords(instant: string): string {
  return inWords(new Date(instant), {
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: studio.timeZone,
  });
}

/** An instant as `Nov 16, 2026`. */
export function dateInWords(instant: string): string {
  return inWords(new Date(instant), { dateStyle: "medium", timeZone: studio.timeZone });
}

export function timeInWords({ time }: Pick<StudioClass, "time">): string {
  return formatTime(time);
}

function inWords(instant: Date, format: Intl.DateTimeFormatOptions): string {
  return instant.toLocaleString("en-US", format);
}

/** `1 class`, `3 classes`. */
export function several(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** As prices are written; nothing is `$0` here, where it is summed. */
export function money(amount: number, currency: string): string {
  if (amount === 0) return formatAmount(1, currency).replace(/\d[\d.,]*/, "0");
  return formatAmount(amount, currency).replace("-", "−");
}

/** The price first: on a phone the end of a long name is cut off. */
export function planInWords({ name, amount, currency }: PlanForSale): string {
  return `${amount ? money(amount, currency) : "Free"}, ${name}`;
}

/** Booked, waiting and spots, as they are said aloud. */
export function spotsInWords({ booked, capacity, waiting }: StudioClass): string {
  const free = Math.max(0, capacity - booked);
  const spots = free === 0 ? "full" : `${several(free, "spot")} free`;
  return [`${booked} of ${capacity}`, spots, waiting > 0 && `${waiting} waiting`].filter(Boolean).join(", ");
}
