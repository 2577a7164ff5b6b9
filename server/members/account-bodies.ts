import { z } from "zod";
import { isText } from "../../contract/text.ts";

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
