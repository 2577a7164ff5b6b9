/** Its classes. */
import type { YogaClass } from "../../content/schemas.ts";

export const classes: YogaClass[] = [
  {
    name: "Vinyasa Flow",
    minutes: 60,
    level: "All",
    description:
      "Movement joined to breath, one pose growing out of the last. Warm, rhythmic and easy to make gentler or stronger.",
  },
  {
    name: "Hatha Yoga",
    minutes: 60,
    level: "Beginner",
    description:
      "Poses one at a time, held long enough to understand. The best place to start, and a good one to come back to.",
  },
  {
    name: "Meditation & Breathwork",
    minutes: 30,
    level: "All",
    description:
      "Half an hour of sitting and simple breathing. No flexibility needed, and a chair is as good as a cushion.",
  },
];
