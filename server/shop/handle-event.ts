import { z } from "zod";
import { AppError } from "../http/errors.ts";
import { recordFailedPayment } from "./failed-payments.ts";
import { followSubscription, recordRefund, recordRenewal } from "./follow-subscription.ts";
import { type FulfilmentParts, fulfilSession } from "./fulfil-purchase.ts";

/** Of an event we believe its type and which thing it is about; everything else is asked of the provider. */
const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.looseObject({ id: z.string() }) }),
});
const refundedChargeSchema = z.object({ payment_intent: z.string().nullish() });

type Handler = (parts: FulfilmentParts, object: { id: string; [field: string]: unknown }) => Promise<unknown>;

const fulfil: Handler = async (parts, { id }) => {
  const session = await parts.provider.findSession(id);
  // The key and the webhook's secret belong to different accounts: acknowledged, the sale would be lost.
  if (!session) throw new Error(`The provider sent an event about ${id}, but does not know it.`);
  await fulfilSession(parts, session);
};
const follow: Handler = (parts, { id }) => followSubscription(parts, id);

const handlers: Record<string, Handler> = {
  "checkout.session.completed": fulfil,
  "checkout.session.async_payment_succeeded": fulfil,
  "checkout.session.async_payment_failed": async ({ log }, { id }) =>
    log.warn({ sessionId: id }, "a payment that was under way failed; nothing was granted"),
  "customer.subscription.updated": follow,
  "customer.subscription.deleted": follow,
  "invoice.paid": (parts, { id }) => recordRenewal(parts, id),
  "invoice.payment_failed": (parts, { id }) => recordFailedPayment(parts, id),
  "charge.refunded": async (parts, charge) => {
    const { payment_intent } = refundedChargeSchema.parse(charge);
    if (payment_intent) await recordRefund(parts, payment_intent);
  },
};

/** What the webhook must be told of. */
export const handledEvents = Object.keys(handlers);

/** Does what a genuine event calls for. Throws when it could not be done, so that it is sent again. */
export async function handleEvent(parts: FulfilmentParts, body: string): Promise<void> {
  const event = parseEvent(body);
  const handler = Object.hasOwn(handlers, event.type) ? handlers[event.type] : undefined;
  if (handler) await handler(parts, event.data.object);
}

function parseEvent(body: string): z.infer<typeof eventSchema> {
  try {
    return eventSchema.parse(JSON.parse(body));
  } catch (cause) {
    throw new AppError("bad_request", "This is not an event we understand.", { cause });
  }
}
