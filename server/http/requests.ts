import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Context, ErrorHandler, MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { matchedRoutes } from "hono/route";
import { timeout } from "hono/timeout";
import type { ErrorBody } from "../../contract/error.ts";
import { isBusy } from "../database/is-busy.ts";
import type { Log } from "../process/log.ts";
import type { Metrics } from "../process/metrics.ts";
import { AppError } from "./errors.ts";
import { networksAround } from "./networks.ts";

/** What Node tells of a request; in tests there is none. */
export type NodeRequest = { incoming?: Pick<IncomingMessage, "method" | "url" | "headers" | "complete"> };

export type RequestEnv = { Bindings: NodeRequest; Variables: { error: unknown } };

const tooLate = "This took too long. Please try again.";
const retrySoon = { headers: { "Retry-After": "5" } };

const processId = randomBytes(4).toString("hex");
let requestCount = 0;

const longestPath = 200;

export type TrackParts = {
  log: Log;
  metrics: Metrics;
  headers: Record<string, string>;
  clientAddressOf(c: Context): string;
};

/** Gives each request to an endpoint an id, our headers, one line in the log without its contents, and counts it. */
export function trackRequest({
  log,
  metrics,
  headers,
  clientAddressOf,
}: TrackParts): MiddlewareHandler<RequestEnv> {
  // These lines hold nothing to hide, and looking for it costs more than everything else about them.
  const requestLog = log.child({}, { redact: [] });
  const networkOf = rememberSome((address: string) => networksAround(address)[0] ?? address);
  return async (c, next) => {
    requestCount += 1;
    const requestId = `${processId}-${requestCount.toString(36)}`;
    const started = performance.now();
    await next();
    const response = c.res;
    for (const [name, value] of Object.entries(headers)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set("X-Request-Id", requestId);
    // What of a body was not read is still in the line: whoever asked next over it would not be understood.
    if (isBodyUnread(c)) response.headers.set("Connection", "close");
    const ms = performance.now() - started;
    const status = String(c.res.status);
    // The pattern, not the address: that is the visitor's.
    const route = matchedRoutes(c).at(-1)?.path ?? "";
    metrics.observe("studio_request_seconds", { method: c.req.method, route, status }, ms / 1000);
    if (status === "429") metrics.count("studio_limits_hit_total", { route });
    logOutcome(c.res.status < 400 ? requestLog : log, c, {
      requestId,
      // The network, for whoever blocks those that misbehave; the address itself is nobody's business.
      from: networkOf(clientAddressOf(c)),
      ms: Math.round(ms),
    });
  };
}

/** A little is read in passing and thrown away. */
const readInPassingBytes = 64 * 1024;

function isBodyUnread(c: Context): boolean {
  const incoming: NodeRequest["incoming"] = c.env?.incoming;
  if (incoming?.complete !== false) return false;
  const { "content-length": length, "transfer-encoding": isInChunks } = incoming.headers;
  return isInChunks !== undefined || Number(length ?? 0) > readInPassingBytes;
}

/** Most requests come from few addresses. */
function rememberSome<Result>(find: (key: string) => Result, most = 1000): (key: string) => Result {
  const found = new Map<string, Result>();
  return (key) => {
    const known = found.get(key) ?? find(key);
    if (found.size >= most) found.clear();
    found.set(key, known);
    return known;
  };
}

function logOutcome(
  log: Log,
  c: Context<RequestEnv>,
  measured: { requestId: string; from: string; ms: number },
): void {
  const { status } = c.res;
  const line = { method: c.req.method, path: shownPath(c.req.path), status, ...measured };
  if (status >= 500 && !(c.var.error instanceof AppError)) {
    log.error({ ...line, err: c.var.error }, "request failed");
  } else if (status >= 500) log.warn({ ...line, err: c.var.error }, "request not served");
  else if (status >= 400) log.info({ ...line, err: summary(c.var.error) }, "request refused");
  else log.info(line, "request");
}

/** The address of a member's own calendar is its key, and these others name somebody's address. */
const hidden = ["/calendar/", "/unsubscribe/", "/api/studio/people/"];

function shownPath(path: string): string {
  return hidden.find((prefix) => path.startsWith(prefix)) ?? path.slice(0, longestPath);
}

function summary(error: unknown): string | undefined {
  return error instanceof AppError ? error.message : undefined;
}

/** No name of ours has a NUL in it, and PostgreSQL takes none: an address with one is nobody's. */
export const refuseNul: MiddlewareHandler = (c, next) =>
  c.req.url.includes("%00") ? Promise.resolve(c.notFound()) : next();

/** Ends a request whose answer has not begun in time; a stream that has begun may go on. */
export function limitTime(usualMs: number, longer: Record<string, number>): MiddlewareHandler {
  const limit = (ms: number) => timeout(ms, () => new AppError("unavailable", tooLate, retrySoon));
  const usual = limit(usualMs);
  const others = new Map(Object.entries(longer).map(([path, ms]) => [path, limit(ms)]));
  return (c, next) => (others.get(c.req.path) ?? usual)(c, next);
}

/** Turns whatever was thrown into the one shape of error; only our own sentences reach the outside. */
export const answerError: ErrorHandler<RequestEnv> = (error, c) => {
  c.set("error", error);
  const known = toAppError(error);
  for (const [name, value] of Object.entries(known.headers)) c.header(name, value);
  c.header("Cache-Control", "no-store");
  return c.json<ErrorBody>(bodyOf(known), known.status);
};

/** What the outside may know of an error. */
export function bodyOf({ message, code, as, manage, plans }: AppError): ErrorBody {
  return { detail: message, code: as ?? code, ...(manage && { manage }), ...(plans && { plans }) };
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError("bad_request", "The request could not be understood.", { cause: error });
  }
  if (isBusy(error)) return new AppError("unavailable", tooLate, { ...retrySoon, cause: error });
  return new AppError("internal", "Something went wrong on our side. Please try again later.", {
    cause: error,
  });
}
