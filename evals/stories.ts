import { z } from "zod";
import { rememberRecent } from "../assistant/read/remember-recent.ts";
import type { UrgentKind } from "../contract/urgent.ts";
import { linesOf } from "./lines-of.ts";

export const outcomes = ["urgent", "ask", "fine"] as const;

const storySchema = z.object({
  /** Who wrote it: a person in the writer's head, with a life and a way of typing of their own. */
  voice: z.string(),
  label: z.enum(outcomes),
  /** What it is about, in the writer's words. */
  kind: z.string(),
  /** What the person wants, where they are well. */
  wants: z.string(),
  /** Two stories of one voice that differ in little, and in their label. */
  pair: z.number().optional(),
  text: z.string(),
});
export type Story = z.infer<typeof storySchema> & {
  /** The file, which one writer wrote. */
  writer: string;
};

/** How urgent a story is; what a nurse would ask about first lies in between. */
export function truthOf({ label }: Story): number {
  return { urgent: 1, ask: 0.5, fine: 0 }[label];
}

const selfHarm =
  /suicid|self-?harm|despair|mood|dark|goodbye|low$|tired of|postnatal|psychosis|mania|coping|hopeless/i;
const eating = /eating|anorex|bulimi|purg|starv|weight cut|laxative|fasting|refeeding|diet pills/i;
const danger =
  /violen|abuse|assault|stalk|threat|strang|danger|control|marks|sextortion|traffick|spik|harm thoughts|caregiver|neighbour viol|hit$|gun/i;

/** Which help a story calls for, by what its writer says it is about. */
export function urgentKindOf({ kind }: Story): UrgentKind {
  if (eating.test(kind)) return "eating";
  if (danger.test(kind)) return "danger";
  return selfHarm.test(kind) ? "self-harm" : "emergency";
}

/** Everything that was written, by writer. Blind sets are in a folder of their own, which training never opens. */
export function readStories(folder: "stories" | "blind" = "stories"): Story[] {
  return inFolder(folder);
}

const inFolder = rememberRecent(2, (folder): Story[] =>
  linesOf(folder).flatMap(({ writer, lines }) =>
    lines.map((line) => ({ ...storySchema.parse(JSON.parse(line)), writer })),
  ),
);
