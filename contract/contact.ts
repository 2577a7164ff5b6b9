import { z } from "zod";
import { contactLimits } from "./contact-form.ts";
import { isText } from "./text.ts";

const singleLine = /^[^\r\n]*$/;
const noControls = /^\P{Cc}*$/u;

function field(label: string, limit: number) {
  return z
    .string(`${label} is missing.`)
    .trim()
    .min(1, `${label} is missing.`)
    .max(limit, `${label} is longer than ${limit.toLocaleString("en-US")} characters.`)
    .refine(isText, `${label} contains characters that are not text.`);
}

/** What a visitor writes. Names and addresses end up in mail headers, so they are single lines. */
export const contactMessageSchema = z.object(
  {
    name: field("The name", contactLimits.name)
      .regex(singleLine, "The name must be on one line.")
      .regex(noControls, "The name contains characters that are not text."),
    email: field("The email address", contactLimits.email)
      .regex(singleLine, "The email address must be on one line.")
      // As browsers check it, so that what they let pass is not refused here.
      .pipe(z.email({ pattern: z.regexes.html5Email, error: "The email address does not look like one." })),
    message: field("The message", contactLimits.message),
    /** Nobody sees this field; programs that fill in everything do. */
    website: z.unknown().optional(),
  },
  "The message is missing.",
);
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** The body of `POST /api/v1.0/email/send`, as the EmailJS SDK sends it. */
export const emailSendRequestSchema = z.object({
  lib_version: z.unknown().optional(),
  user_id: z.string("The user id is missing.").min(1, "The user id is missing."),
  service_id: z.string("The service id is missing.").min(1, "The service id is missing."),
  template_id: z.string("The template id is missing.").min(1, "The template id is missing."),
  template_params: contactMessageSchema,
});
export type EmailSendRequest = z.infer<typeof emailSendRequestSchema>;
