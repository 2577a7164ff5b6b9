/** How the entries of the schedule are written. When classes are is for the two clocks beside this file. */
import type { ScheduleEntry } from "../content/schemas.ts";

/** `18:00` as people here write it: `6:00 PM`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`;
}

/** A name for an entry that fits an address: `monday-1800-hatha-yoga`. */
export function slugOf({ day, time, classType }: ScheduleEntry): string {
  const words = `${day} ${time.replace(":", "")} ${classType}`.toLowerCase();
  return words.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replace(/-$/, "");
}
