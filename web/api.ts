/** The one place that asks our server: every answer is checked, and every refusal is an error. */
import { listOf, type Shape, someText } from "./answer-shapes.ts";

type RefusalBody = {
  detail?: string | undefined;
  manage?: string | undefined;
  code?: string | undefined;
  plans?: string[] | undefined;
};

/** The server has answered, and the answer is no; with its sentence for people, if it gave one. */
export class Refusal extends Error {
  readonly status: number;
  readonly detail: string | undefined;
  /** The page where the matter can be settled, where there is one. */
  readonly manage: string | undefined;
  /** The server's word for the reason. */
  readonly code: string | undefined;
  /** The price ids of what would have to be bought first. */
  readonly plans: string[];
  constructor(path: string, status: number, { detail, manage, code, plans = [] }: RefusalBody = {}) {
    super(`${path} answered with status ${status}${detail ? `: ${detail}` : "."}`);
    this.status = status;
    this.detail = detail;
    this.manage = manage;
    this.code = code;
    this.plans = plans;
  }
}

export type Ask = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: object;
  accept?: string;
  signal?: AbortSignal | undefined;
};

const unreached = "The studio cannot be reached. Please try again.";

let whenSignedOut: () => Promise<void> = async () => {};

/** Whoever follows the session hears when an answer said that there is none. */
export function onSignedOut(listener: () => Promise<void>): void {
  whenSignedOut = listener;
}

/** Asks, and answers what came back once it is known not to be a refusal. */
export async function send(path: string, { method, body, accept, signal }: Ask = {}): Promise<Response> {
  const response = await fetch(path, {
    method: method ?? (body ? "POST" : "GET"),
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(accept !== undefined && { accept }),
    },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (response.status === 401) await whenSignedOut();
  if (!response.ok) throw new Refusal(path, response.status, await readRefusal(response));
  return response;
}

/** Asks for JSON of a shape; anything else is an error. */
export async function ask<Answer>(path: string, shape: Shape<Answer>, options?: Ask): Promise<Answer> {
  const answer: unknown = await (await send(path, options)).json();
  if (!shape(answer)) throw new Error(`The answer of ${path} is not what it should be.`);
  return answer;
}

/** What to tell a person about something that failed. */
export function sentenceFor(error: unknown): string {
  return (error instanceof Refusal && error.detail) || unreached;
}

async function readRefusal(response: Response): Promise<RefusalBody> {
  const body: { [Name in keyof RefusalBody]: unknown } | null = await response.json().catch(() => null);
  return {
    detail: someText(body?.detail) ? body.detail : undefined,
    manage: someText(body?.manage) ? body.manage : undefined,
    code: someText(body?.code) ? body.code : undefined,
    plans: listOf(someText)(body?.plans) ? body.plans : undefined,
  };
}
