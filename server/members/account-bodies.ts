import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "../http/errors.ts";
import { readJson } from "../http/read-json.ts";

const isText = (value: string) => value.isWellFormed() && !value.includes("\0");

const email = z
  .string("Please enter your email address.")
  .trim()
  .max(254, "This email address is too long.")
  .refine(isText, "Please enter a valid email address.")
  .pipe(z.email("Please enter a valid email address."));
/** Any length within reason: better-auth says what is too short. */
const password = z
  .string("Please enter your password.")
  .max(1000, "This password is too long.")
  .refine(isText, "This password contains characters that are not text.");
const name = z
  .string("The name must be text.")
  .max(200, "The name may have at most 200 characters.")
  .refine((value) => isText(value) && !/\p{Cc}/u.test(value), "The name must be one line of text.");
const token = z.string().max(2000).refine(isText);
/** One of our own pages. */
const page = z
  .string()
  .max(200)
  .regex(/^\/[\w-]/);

export const signInSchema = z.object({ email, password });
/** An absent name becomes Anonymous. */
export const signUpSchema = z.object({ name: name.default("Anonymous"), email, password });
export const addressSchema = z.object({ email });
export const resetSchema = z.object({ token, newPassword: password });
export const tokenSchema = z.object({ token });
export const deletionSchema = z.object({ password });
export const googleSchema = z.object({ callbackURL: page, newUserCallbackURL: page, errorCallbackURL: page });

/** The request's body, held to a schema; the first thing wrong with it is a 400 with its sentence. */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body = await readJson(c);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new AppError("bad_request", "The request must be a JSON object.");
  }
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const sentence = result.error.issues[0]?.message ?? "";
  const isOurs = /^[A-Z].*\.$/.test(sentence) && !sentence.startsWith("Invalid");
  throw new AppError("bad_request", isOurs ? sentence : "The request could not be understood.");
}
