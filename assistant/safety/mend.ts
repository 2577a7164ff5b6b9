import type { KnownMember } from "../know-member.ts";
import type { Rule } from "./judge-sentence.ts";

/** What stands in an answer where a sentence was left out, once for each rule; later ones just go. */
export function mendingOf(rule: Rule, { conditions }: KnownMember): string {
  const [condition] = conditions;
  switch (rule) {
    case "practice":
      return condition
        ? `*(I left something out here that does not suit you with ${condition.name}.)*`
        : "*(I left something out here that is best learned with a teacher.)*";
    case "food":
      return "*(I left a food out here that does not fit what you told me about your diet.)*";
    case "harm":
    case "hunger":
      return "*(I left a sentence out here that was not safe. For medicine, symptoms and diets please ask your doctor.)*";
    case "invented":
      return "*(For times, prices and addresses please see [the schedule](/schedule) and [the prices](/pricing).)*";
    case "markup":
    case "language":
    case "urgent":
      return "";
  }
}
