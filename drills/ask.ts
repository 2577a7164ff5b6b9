import type { AnswerEvents } from "../contract/assistant.ts";

/** An answer as a member's page gets it: each piece with its time, and whether it came to its end. */
export type Answered = { pieces: { text: string; atMs: number }[]; isDone: boolean; isCut: boolean };

/** Puts a question to the chat and reads the answer as it comes. */
export async function ask(url: string, cookie: string, question: string): Promise<Answered> {
  const started = performance.now();
  const answered: Answered = { pieces: [], isDone: false, isCut: false };
  try {
    const response = await fetch(`${url}/chatbot`, {
      method: "POST",
      body: JSON.stringify({ question }),
      headers: { "content-type": "application/json", accept: "text/event-stream", cookie },
    });
    if (!response.ok) throw new Error(`The chat answered ${response.status}: ${await response.text()}`);
    const decoder = new TextDecoder();
    let unread = "";
    for await (const chunk of response.body ?? []) {
      unread += decoder.decode(chunk, { stream: true });
      const blocks = unread.split("\n\n");
      unread = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, name = "", data = "null"] = /^event: (.*)\ndata: (.*)$/m.exec(block) ?? [];
        if (name === "done") answered.isDone = true;
        if (name !== "delta") continue;
        const { text }: AnswerEvents["delta"] = JSON.parse(data);
        answered.pieces.push({ text, atMs: Math.round(performance.now() - started) });
      }
    }
  } catch (error) {
    if (answered.pieces.length === 0) throw error;
    answered.isCut = true;
  }
  return answered;
}

export const textOf = ({ pieces }: Answered) => pieces.map(({ text }) => text).join("");

/** What a model says in so many lines, none of which needs mending. */
export function calmLines(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Breathe out slowly, for the ${index + 1}. time.\n`);
}
