/** The weekly schedule, in the studio's own time zone. Times are 24-hour `HH:MM`. */
import type { ScheduleEntry } from "./schemas.ts";

export const schedule: ScheduleEntry[] = [
  { day: "Monday", time: "18:00", minutes: 60, classType: "Hatha Yoga", instructor: "Maya Lindqvist" },
  { day: "Wednesday", time: "09:00", minutes: 60, classType: "Vinyasa Flow", instructor: "Maya Lindqvist" },
  {
    day: "Friday",
    time: "18:00",
    minutes: 30,
    classType: "Meditation & Breathwork",
    instructor: "Maya Lindqvist",
  },
];
