import type { Context } from "hono";
import { z } from "zod";
import {
  type ContactMessage,
  type EmailSendRequest,
  emailSendRequestSchema,
} from "../../contract/contact.ts";
import { type ContactSettings, ownContactSettings } from "../../contract/contact-form.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { countedFor } from "../http/networks.ts";
import { readBody, readForm } from "../http/read-body.ts";
import { type Limit, requireWithinLimits } from "../http/require-within-limit.ts";

/** An address, and of IPv6 the /56 and the /48 around it. */
const perAddress: [Limit, Limit, Limit] = [
  { count: 5, windowSeconds: 10 * 60 },
  { count: 15, windowSeconds: 10 * 60 },
  { count: 30, windowSeconds: 10 * 60 },
];
const tooMany = "You have sent several messages already. Please wait ten minutes before the next one.";

/** A form has the message's fields beside the ids. */
const formSchema = z.preprocess((form: Record<string, unknown>) => {
  // Forms write line ends as two characters; the limit counts what was typed.
  const message = typeof form.message === "string" ? form.message.replaceAll("\r\n", "\n") : form.message;
  return { ...form, template_params: { ...form, message } };
}, emailSendRequestSchema);

export type ContactEndpointParts = {
  database: Database;
  settings: ContactSettings;
  clientAddressOf(c: Context): string;
  accept(message: ContactMessage): Promise<void>;
};

/** The wire protocol of the EmailJS SDK, answered by ourselves for one template: the contact form's. */
export function createContactEndpoints({
  database,
  settings,
  clientAddressOf,
  accept,
}: ContactEndpointParts) {
  const receive = async (c: Context, request: EmailSendRequest) => {
    const { user_id, service_id, template_id, template_params } = request;
    const isOurs =
      user_id === ownContactSettings.userId &&
      service_id === ownContactSettings.serviceId &&
      template_id === ownContactSettings.templateId;
    if (!isOurs) throw new AppError("bad_request", "This user, service or template is not known here.");
    await requireWithinLimits(database, countedFor("contact", clientAddressOf(c), perAddress, tooMany));
    await accept(template_params);
    return c.text("OK");
  };

  return {
    /** `POST /api/v1.0/email/send`: the message as JSON. */
    async send(c: Context) {
      return receive(c, await readBody(c, emailSendRequestSchema));
    },
    /**
     * `POST /api/v1.0/email/send-form`: the same as a form, its fields beside the ids. The page's own form,
     * sent without scripts, is led back to the page, which shows how it went.
     */
    async sendForm(c: Context) {
      const isNavigation = c.req.header("sec-fetch-mode") === "navigate";
      try {
        const answer = await receive(c, await readForm(c, formSchema));
        return isNavigation ? c.redirect("/contact#sent", 303) : answer;
      } catch (error) {
        if (!isNavigation || !(error instanceof AppError)) throw error;
        return c.redirect("/contact#failed", 303);
      }
    },
    /** Which service the page should use. */
    settings(c: Context) {
      return c.json(settings);
    },
  };
}
