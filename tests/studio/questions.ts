/** What its visitors ask. */
import type { Question } from "../../content/schemas.ts";

export const questions: Question[] = [
  {
    question: "Which pass is right for a first class?",
    answer: "The online drop-in. It is free, and it is a whole class.",
  },
  {
    question: "How long is the monthly pass valid?",
    answer: "One calendar month from the day you buy it, and again with each renewal until you cancel.",
  },
  {
    question: "Where do in-person classes take place?",
    answer: "We tell you with your pass. Write to us if you would like to know before you buy.",
  },
];
