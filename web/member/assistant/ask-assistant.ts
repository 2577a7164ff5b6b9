import type { AnswerEvents } from "../../../contract/assistant.ts";
import { checkSession } from "../../session.ts";

/** What came back, if anything did; with how it is kept when it was streamed. */
export type Answered = { text: string | undefined; kept?: AnswerEvents["done"] };

/** The server has answered, and the answer is no; its sentence for the member, if it gave one. */
export class Refusal extends Error {
  readonly detail: string | undefined;
  constructor(detail: string | undefined) {
    super(detail ?? "The assistant refused without a reason.");
    this.detail = detail;
  }
}

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
  const response = await fetch(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", accept: "text/event-stream, application/json" },
    signal,
  });
  if (response.status === 401) await checkSession();
  if (!response.ok) throw new Refusal(await readDetail(response));
  if (!response.headers.get("content-type")?.includes("text/event-stream")) {
    const text = readText(await response.json());
    return { text: typeof text === "string" && text ? text : undefined };
  }
  let text = "";
  for await (const { event, data } of readEvents(response)) {
    if (event === "delta") text += data.text;
    if (event === "restart") text = "";
    if (event === "error") throw new Refusal(data.detail);
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

async function readDetail(response: Response): Promise<string | undefined> {
  const body: { detail?: unknown } | undefined = await response.json().catch(() => undefined);
  return typeof body?.detail === "string" ? body.detail : undefined;
}
