import type { Context } from "hono";
import { AppError } from "./errors.ts";

/** The request's body as JSON, or a 400 with a sentence. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch (cause) {
    throw new AppError("bad_request", "The request is not valid JSON.", { cause });
  }
}
