import type { Context } from "hono";
import type { z } from "zod";
import { AppError } from "./errors.ts";

/** The request's JSON object, held to a schema; the first thing wrong with it is a 400 with its sentence. */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await c.req.json().catch((cause) => {
    throw new AppError("bad_request", "The request is not valid JSON.", { cause });
  });
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("bad_request", "The request must be a JSON object.");
  }
  return requireValid(body, schema);
}

/** The same for a form. */
export async function readForm<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const form = await c.req.parseBody().catch((cause) => {
    throw new AppError("bad_request", "The request is not a valid form.", { cause });
  });
  return requireValid(form, schema);
}

/** The same for what was read already: a query, say. */
export function requireValid<T>(value: unknown, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(value);
  if (error) throw new AppError("bad_request", firstMistake(error));
  return data;
}

/** Our schemas' messages are whole sentences. The library's own are for programmers, and end without a stop. */
export function firstMistake({ issues }: z.ZodError): string {
  const sentence = issues[0]?.message ?? "";
  return sentence.endsWith(".") ? sentence : "The request could not be understood.";
}
