import type { AnswerEvents } from "../../../contract/assistant.ts";
import { Refusal, send } from "../../api.ts";

/** What came back, if anything did; with how it is kept when it was streamed. */
export type Answered = { text: string | undefined; kept?: AnswerEvents["done"] };

type Ask = {
  path: string;
  body: object;
  /** Finds the text in an answer that came whole. */
  readText: (answer: unknown) => unknown;
  /** Told all of the answer so far, whenever there is more of it. */
  onText: (text: string) => void;
  signal: AbortSignal;
};

/** Puts a question to the assistant and follows the answer as it forms. */
export async function askAssistant({ path, body, readText, onText, signal }: Ask): Promise<Answered> {
  const response = await send(path, { body, accept: "text/event-stream, application/json", signal });
  if (!response.headers.get("content-type")?.includes("text/event-stream")) {
    const text = readText(await response.json());
    return { text: typeof text === "string" && text ? text : undefined };
  }
  let text = "";
  for await (const { event, data } of readEvents(response)) {
    if (event === "delta") text += data.text;
    if (event === "error") throw new Refusal(path, response.status, { detail: data.detail || undefined });
    if (event === "done") return { text: text || undefined, kept: data };
    onText(text);
  }
  throw new Error("The answer broke off.");
}

type AnswerEvent = {
  [Name in keyof AnswerEvents]: { event: Name; data: AnswerEvents[Name] };
}[keyof AnswerEvents];

async function* readEvents(response: Response): AsyncGenerator<AnswerEvent> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const blocks = (rest + next.value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/m.exec(block) ?? [];
      // Our own server wrote it, in these shapes.
      if (event && data) yield { event, data: JSON.parse(data) } as AnswerEvent;
    }
  }
}
