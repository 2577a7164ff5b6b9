/**
 * The weekly schedule, in the studio's own time zone. Times are 24-hour `HH:MM`; `place` is "online",
 * "in person" or "both"; `capacity` is how many people can come; a class that is off on some dates names
 * them: `notOn: ["2026-12-24", "2026-12-31"]`.
 */
import type { ScheduleEntry } from "./schemas.ts";

export const schedule: ScheduleEntry[] = [
  {
    day: "Monday",
    time: "18:00",
    minutes: 60,
    classType: "Hatha Yoga",
    instructor: "Maya Lindqvist",
    place: "both",
    capacity: 12,
  },
  {
    day: "Wednesday",
    time: "09:00",
    minutes: 60,
    classType: "Vinyasa Flow",
    instructor: "Maya Lindqvist",
    place: "both",
    capacity: 12,
  },
  {
    day: "Friday",
    time: "18:00",
    minutes: 30,
    classType: "Meditation & Breathwork",
    instructor: "Maya Lindqvist",
    place: "both",
    capacity: 12,
  },
];
