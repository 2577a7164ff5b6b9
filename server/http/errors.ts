import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";

const statusOfCode = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

export type ErrorCode = keyof typeof statusOfCode;

type ErrorDetails = {
  cause?: unknown;
  headers?: Record<string, string>;
  /** The page where the matter can be settled. */
  manage?: string;
  /** A word of its own for programs, where the code alone does not tell them what to do. */
  as?: string;
  /** The price ids of the plans that would help. */
  plans?: string[];
};

/** A request that could not be answered as asked: a code for programs and a sentence for people. */
export class AppError extends HTTPException {
  override name = "AppError";
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;
  readonly manage: string | undefined;
  readonly as: string | undefined;
  readonly plans: string[] | undefined;

  constructor(
    code: ErrorCode,
    sentence: string,
    { cause, headers = {}, manage, as, plans }: ErrorDetails = {},
  ) {
    super(statusOfCode[code], { message: sentence, cause });
    this.code = code;
    this.headers = headers;
    this.manage = manage;
    this.as = as;
    this.plans = plans;
  }
}
