import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** How a model server answers one request: a text in pieces, or one of the ways in which real ones fail. */
export type Behaviour =
  /** A promise among the pieces is waited for before the next one. */
  | {
      say: (string | Promise<void>)[];
      pauseMs?: number;
      end?: "stop" | "length" | "content_filter";
      /** What it counts, for whoever asks. */
      tokens?: { input: number; output: number };
    }
  /** Wants something looked up before it goes on. */
  | { call: { name: string; given: unknown }[]; first?: string; tokens?: { input: number; output: number } }
  | { fail: "refuse"; status: number }
  /** Answers nothing at all, or stops in the middle and stays there. */
  | { fail: "hang"; after?: string[] }
  /** The connection breaks. */
  | { fail: "drop"; after?: string[] }
  /** The stream ends in good order, but without having finished. */
  | { fail: "truncate"; after: string[]; when?: Promise<void> }
  | { fail: "garble"; after?: string[] }
  /** Some other server answers: a page, with status 200. */
  | { fail: "html" };

export type ModelRequest = {
  path: string;
  key: string | undefined;
  model: string;
  messages: { role: string; content: string }[];
  /** The names of the tools it may call, and what they ask for. */
  tools: { name: string; parameters: unknown }[];
  /** The JSON schema that its answer is to keep to. */
  schema: unknown;
  /** Resolves when whoever asked has gone before the end. */
  gone: Promise<void>;
};

export type Behave = (request: ModelRequest) => Behaviour;

export type ModelServer = {
  baseUrl: string;
  requests: ModelRequest[];
  /** What comes next; the last one stays, and without any it says hello. A function answers to what is asked. */
  behave(...behaviours: (Behaviour | Behave)[]): void;
  close(): void;
};

/** A server on loopback that speaks OpenAI's chat completions, and misbehaves as told. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  let behaviours: (Behaviour | Behave)[] = [];
  const server = createServer(async (request, response) => {
    const body = await readJson(request);
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    response.on("close", () => {
      if (!response.writableFinished) resolve();
    });
    const key = request.headers.authorization;
    const asked: ModelRequest = {
      path: request.url ?? "",
      key,
      model: body.model,
      messages: body.messages,
      tools: (body.tools ?? []).map((each: { function: unknown }) => each.function),
      schema: body.response_format?.json_schema?.schema,
      gone,
    };
    requests.push(asked);
    const [next = { say: ["Hello."] }, ...later] = behaviours;
    if (later.length > 0) behaviours = later;
    const isCounted = body.stream_options?.include_usage === true;
    await behave(response, typeof next === "function" ? next(asked) : next, isCounted);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // Node names a listening TCP server's address by host and port.
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave(...next) {
      behaviours = next;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function behave(response: ServerResponse, behaviour: Behaviour, isCounted: boolean): Promise<void> {
  if ("say" in behaviour) return say(response, behaviour, isCounted);
  if ("call" in behaviour) return call(response, behaviour, isCounted);
  if (behaviour.fail === "refuse") {
    response.writeHead(behaviour.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ error: { message: "The model is not available.", type: "server_error" } }));
    return;
  }
  if (behaviour.fail === "html") {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><p>Welcome to nginx!</p>");
    return;
  }
  const after = behaviour.after ?? [];
  if (after.length > 0) begin(response);
  for (const text of after) sendPiece(response, text);
  if (behaviour.fail === "truncate") {
    await behaviour.when;
    response.end();
  }
  if (behaviour.fail === "drop") setImmediate(() => response.destroy());
  if (behaviour.fail === "garble") {
    if (after.length === 0) begin(response);
    response.write('data: {"choices":[{"delta":\n\n');
    response.end("data: [DONE]\n\n");
  }
}

async function say(
  response: ServerResponse,
  { say: pieces, pauseMs = 0, end = "stop", tokens }: Extract<Behaviour, { say: unknown }>,
  isCounted: boolean,
): Promise<void> {
  begin(response);
  for (const piece of pieces) {
    if (pauseMs > 0) await wait(pauseMs);
    if (typeof piece === "string") sendPiece(response, piece);
    else await piece;
  }
  finish(response, end, isCounted ? tokens : undefined);
}

function call(
  response: ServerResponse,
  { call: calls, first = "", tokens }: Extract<Behaviour, { call: unknown }>,
  isCounted: boolean,
): void {
  begin(response);
  if (first) sendPiece(response, first);
  const made = calls.map(({ name, given }, index) => ({
    index,
    id: `call_${index}`,
    type: "function",
    function: { name, arguments: typeof given === "string" ? given : JSON.stringify(given) },
  }));
  send(response, { delta: { tool_calls: made }, finish_reason: null });
  finish(response, "tool_calls", isCounted ? tokens : undefined);
}

function finish(
  response: ServerResponse,
  reason: string,
  tokens: { input: number; output: number } | undefined,
): void {
  send(response, { delta: {}, finish_reason: reason });
  if (tokens) {
    const { input: prompt_tokens, output: completion_tokens } = tokens;
    const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
    response.write(`data: ${JSON.stringify({ ...chunk, choices: [], usage })}\n\n`);
  }
  response.end("data: [DONE]\n\n");
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  send(response, { delta: { role: "assistant", content: "" }, finish_reason: null });
}

function sendPiece(response: ServerResponse, content: string): void {
  send(response, { delta: { content }, finish_reason: null });
}

const chunk = { id: "1", object: "chat.completion.chunk", created: 1, model: "m" };

function send(response: ServerResponse, choice: object): void {
  response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, ...choice }] })}\n\n`);
}

async function readJson(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}
