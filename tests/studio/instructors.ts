/** Who teaches there; two are hidden. */
import type { Instructor } from "../../content/schemas.ts";

export const instructors: Instructor[] = [
  {
    name: "Maya Lindqvist",
    role: "Founder and teacher",
    bio: "Maya teaches every class at the studio. Her classes are unhurried and exact: she would rather you left with one thing you understood than ten you copied.",
    isHidden: false,
  },
  { name: "Second instructor", role: "Teacher", bio: "To be announced.", isHidden: true },
  { name: "Third instructor", role: "Teacher", bio: "To be announced.", isHidden: true },
];
