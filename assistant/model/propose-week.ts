import { z } from "zod";
import type { Asked } from "../assistant.ts";
import type { KnownMember } from "../know-member.ts";
import { findMealsFor, type ProposedDay, planWeek, type Week } from "../plan-week.ts";
import type { PlanWords } from "../plan-words.ts";
import type { WordCheck } from "./check-words.ts";
import { listOf, words } from "./read-proposal.ts";
import { writePlanPrompt } from "./write-plan-prompt.ts";
import type { Prompt } from "./write-prompt.ts";

type AskedWeek = Extract<Asked, { kind: "diet plan" }>;

/** So many of each kind are enough for a week, and few enough to read. */
const mostOffered = 24;
const mostAdvice = 3;

const proposalSchema = z.object({
  greeting: words,
  days: listOf(z.object({ breakfast: words, lunch: words, dinner: words, snack: words })),
  swaps: listOf(z.string()),
  advice: listOf(z.string()),
});
type WeekProposal = z.infer<typeof proposalSchema>;

/** Asks for a week of this member's meals; undefined where there is a kind without any. */
export function askForWeek(asked: AskedWeek, known: KnownMember): Prompt | undefined {
  const offered = findMealsFor(asked).map(({ kind, options }) => ({
    kind,
    ids: options.slice(0, mostOffered).map(({ id }) => id),
  }));
  const idsOf = (wanted: string) => offered.find(({ kind }) => kind === wanted)?.ids ?? [];
  const all = offered.flatMap(({ ids }) => ids);
  if (offered.some(({ ids }) => ids.length === 0)) return undefined;
  return writePlanPrompt(asked, known, {
    task: [
      "Choose seven days of meals, Monday first: days that go well together, with what is bought for one meal used in another. Have no meal more than twice.",
      'The JSON: {"greeting": "two sentences that show you understood them", "days": [{"breakfast": "id", "lunch": "id", "dinner": "id", "snack": "id"}], "swaps": ["ids of other meals they may like"], "advice": ["up to three sentences on cooking and shopping"]}.',
    ].join("\n"),
    choice: [
      "## The meals to choose from",
      ...offered.map(({ kind, ids }) => `- ${kind}: ${ids.join(", ")}`),
    ].join("\n"),
    shape: z.object({
      greeting: z.string(),
      days: z.array(
        z.object({
          breakfast: z.enum(idsOf("breakfast")),
          lunch: z.enum(idsOf("lunch")),
          dinner: z.enum(idsOf("dinner")),
          snack: z.enum(idsOf("snack")),
        }),
      ),
      swaps: z.array(z.enum(all)),
      advice: z.array(z.string()),
    }),
  });
}

export function readWeekProposal(json: unknown): WeekProposal {
  return proposalSchema.parse(json);
}

/** The proposal as a week within what the member eats, and those of its sentences that may be said. */
export function takeWeek(
  { greeting, days, swaps, advice }: WeekProposal,
  asked: AskedWeek,
  check: WordCheck,
): { week: Week; words: PlanWords; isUsed: boolean } {
  const week = planWeek(findMealsFor(asked), days, swaps);
  return {
    week,
    words: {
      greeting: check(greeting, 3),
      reasons: new Map(),
      advice: advice.slice(0, mostAdvice).flatMap((each) => check(each, 2) || []),
    },
    isUsed: week.days.some(({ meals }, index) => meals.some((meal) => isProposed(days[index], meal))),
  };
}

function isProposed(
  day: ProposedDay | undefined,
  { kind, id }: Week["days"][number]["meals"][number],
): boolean {
  return day?.[kind] === id;
}
