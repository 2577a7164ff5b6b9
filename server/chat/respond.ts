import { setImmediate as nextTurn } from "node:timers/promises";
import type { Context } from "hono";
import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import { type Answer, type Asked, type Assistant, waitForAnswer } from "../../assistant/assistant.ts";
import type { AnswerEvents } from "../../contract/assistant.ts";
import { bodyOf, toAppError } from "../http/requests.ts";
import type { Log } from "../process/log.ts";
import type { WorkInHand } from "../process/work-in-hand.ts";

const clientGone = 499;

type RespondParts = { log: Log; openAssistant(): Promise<Assistant>; answering: WorkInHand };

/** Keeps an answer, and says under which id and by whom it was written. */
type Keep = (answer: Answer) => Promise<AnswerEvents["done"]>;

/**
 * Answers whole as JSON, or as it forms as server-sent events. It is kept before it is called done. Whoever
 * leaves the chat wants no more of its answer; a guide is finished all the same and found later, and the
 * server does not stop before it is.
 */
export async function respond(
  c: Context,
  { log, openAssistant, answering }: RespondParts,
  asked: Asked,
  keep: Keep,
  shape: (content: string) => object,
): Promise<Response> {
  const assistant = await openAssistant();
  const isFinishedAnyway = asked.kind !== "chat";
  c.header("Cache-Control", "no-store");
  if (!c.req.header("accept")?.includes("text/event-stream")) {
    const { signal } = c.req.raw;
    const write = async () => {
      const answer = await waitForAnswer(assistant.answer(asked, isFinishedAnyway ? undefined : signal));
      await keep(answer);
      return answer;
    };
    try {
      return c.json(shape((await answering.mind(write())).content));
    } catch (error) {
      if (!signal.aborted) throw error;
      // Nobody is there to read it.
      return new Response(null, { status: clientGone });
    }
  }
  c.header("X-Accel-Buffering", "no");
  const write = async (stream: SSEStreamingApi) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    const send = async <Name extends keyof AnswerEvents>(event: Name, data: AnswerEvents[Name]) => {
      if (!gone.signal.aborted) await stream.writeSSE({ event, data: JSON.stringify(data) });
    };
    try {
      const pieces = assistant.answer(asked, isFinishedAnyway ? undefined : gone.signal);
      let next = await pieces.next();
      while (!next.done) {
        await send("delta", next.value);
        // What a model sent at once is still sent on line by line: this one leaves before the next is read.
        await nextTurn();
        next = await pieces.next();
      }
      await send("done", await keep(next.value));
    } catch (error) {
      if (gone.signal.aborted && !isFinishedAnyway) return;
      const known = toAppError(error);
      if (known.status >= 500) log.error({ err: error }, "an answer failed while it was sent");
      await send("error", bodyOf(known));
    }
  };
  return streamSSE(c, (stream) => answering.mind(write(stream)));
}
