/** Its schedule. */
import type { ScheduleEntry } from "../../content/schemas.ts";

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
