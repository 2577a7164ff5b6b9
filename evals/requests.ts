import { z } from "zod";
import { rememberRecent } from "../assistant/read/remember-recent.ts";
import { linesOf } from "./lines-of.ts";

const asksSchema = z.looseObject({ wants: z.string() });
/** What a writer says a message asks for, in the writer's words; see `docs/assistant.md`. */
export type Asks = z.infer<typeof asksSchema>;

const turnSchema = z.object({
  text: z.string(),
  asks: asksSchema,
  /** What must be true of the session given in reply. */
  answer: z.looseObject({}).optional(),
});
export type Turn = z.infer<typeof turnSchema>;

const lineSchema = z.union([
  z.object({ voice: z.string(), turns: z.array(turnSchema) }),
  z.object({ voice: z.string(), text: z.string(), asks: asksSchema }),
]);

export type Conversation = { writer: string; voice: string; turns: Turn[] };

/** Single requests are conversations of one turn. */
export function readConversations(folder: "requests" | "blind-requests" = "requests"): Conversation[] {
  return inFolder(folder);
}

const inFolder = rememberRecent(2, (folder): Conversation[] =>
  linesOf(folder).flatMap(({ writer, lines }) =>
    lines.map((text) => {
      const line = lineSchema.parse(JSON.parse(text));
      const turns = "turns" in line ? line.turns : [{ text: line.text, asks: line.asks }];
      return { writer, voice: line.voice, turns };
    }),
  ),
);

/** Everything that was written, once. */
export function textsOf(conversations: Conversation[]): string[] {
  return [...new Set(conversations.flatMap(({ turns }) => turns.map(({ text }) => text)))];
}
