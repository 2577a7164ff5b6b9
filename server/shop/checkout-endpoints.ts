import { createHmac } from "node:crypto";
import type { Context } from "hono";
import { z } from "zod";
import { findClassLink } from "../../content/find-class-link.ts";
import type { CheckoutAddress, CheckoutOutcome } from "../../contract/checkout.ts";
import { formatAmount } from "../../money/money.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { readBody, requireValid } from "../http/read-body.ts";
import { type Limit, requireWithinLimit } from "../http/require-within-limit.ts";
import { isValid } from "../passes/validity.ts";
import { findBrowserName, hashBrowser } from "./browser-name.ts";
import { describeValidity } from "./describe-pass.ts";
import { type FulfilmentParts, fulfilPurchase } from "./fulfil-purchase.ts";
import { handleEvent } from "./handle-event.ts";
import { attachPurchases } from "./passes.ts";
import { startCheckout } from "./start-checkout.ts";
import { isGenuine } from "./webhook-signature.ts";

const startLimit: Limit = { count: 30, windowSeconds: 10 * 60 };
const successLimit: Limit = { count: 60, windowSeconds: 10 * 60 };
const tooMany = "Too many attempts. Please wait a few minutes and try again.";
const notReached = "The checkout cannot be reached. Please try again in a moment.";
const retrySoon = { "Retry-After": "5" };

const noPlan = "Please choose one of our plans.";
const startSchema = z.object({
  price_id: z.string(noPlan).max(200, noPlan),
  mode: z.enum(["payment", "subscription"], noPlan),
  // The class that a member wants to be booked into with what they buy.
  classId: z.string().min(1).max(200, "There is no such class.").optional(),
});
/** What is no session's id names nobody's. */
const successSchema = z.object({
  sessionId: z
    .string()
    .regex(/^cs_\w{1,250}$/)
    .optional()
    .catch(undefined),
});

export type CheckoutEndpointParts = {
  database: Database;
  secret: string;
  /** Undefined where nothing is sold. */
  fulfilment: FulfilmentParts | undefined;
  requireOwnOrigin(c: Context): void;
  /** An event came that was not signed as it should be. */
  onRefusedEvent(): Promise<void>;
  findMember(c: Context): Promise<{ uid: string; email: string; isVerified: boolean } | undefined>;
  clientAddressOf(c: Context): string;
  wishes: {
    /** Throws if the plan does not cover the class. */
    require(classId: string, priceId: string): Promise<void>;
    note(wish: { sessionId: string; uid: string; classId: string | undefined }): Promise<void>;
  };
};

/** Buying: the way to the provider, its events, and the page people come back to. */
export function createCheckoutEndpoints(parts: CheckoutEndpointParts) {
  const { database, secret, requireOwnOrigin, findMember, clientAddressOf } = parts;
  const requireFulfilment = () => {
    if (parts.fulfilment) return parts.fulfilment;
    throw new AppError("unavailable", "Nothing can be bought here yet.", { headers: retrySoon });
  };
  /** A program without a name is known by its address, for a minute: enough to join its own attempt. */
  const describeProgram = (c: Context): string => {
    const words = `${clientAddressOf(c)} ${c.req.header("user-agent")}`;
    return createHmac("sha256", secret).update(`program ${words}`).digest("base64url");
  };

  return {
    async start(c: Context) {
      requireOwnOrigin(c);
      const { price_id: priceId, mode, classId } = requireValid(c.req.query(), startSchema);
      const { provider } = requireFulfilment();
      await requireWithinLimit(database, `checkout ${clientAddressOf(c)}`, startLimit, tooMany);
      const browser = findBrowserName(c) ?? describeProgram(c);
      const buyer = await findMember(c);
      // What they hold already may have been bought signed out.
      if (buyer?.isVerified) await attachPurchases(database, buyer.uid, buyer.email);
      if (buyer && classId) await parts.wishes.require(classId, priceId);
      const { id, url } = await startCheckout(
        { database, provider },
        { priceId, mode, buyer, browser },
      ).catch(asUnavailable);
      // Before anybody can pay: whoever does finds the spot booked.
      if (buyer) await parts.wishes.note({ sessionId: id, uid: buyer.uid, classId });
      c.header("Cache-Control", "no-store");
      return c.json<CheckoutAddress>({ url });
    },

    /** Signed, or refused without a trace; a failure of ours is a 5xx, so that the event is sent again. */
    async webhook(c: Context) {
      const fulfilment = requireFulfilment();
      const body = await c.req.text();
      const signature = c.req.header("stripe-signature") ?? "";
      if (!isGenuine(body, signature, fulfilment.provider.webhookSecret, new Date())) {
        await parts.onRefusedEvent();
        throw new AppError("bad_request", "This event is not signed as it should be.");
      }
      await handleEvent(fulfilment, body).catch(asUnavailable);
      return c.json({ received: true });
    },

    async success(c: Context) {
      await requireWithinLimit(database, `success ${clientAddressOf(c)}`, successLimit, tooMany);
      const { sessionId } = await readBody(c, successSchema);
      const nothing = (isPaid: boolean) => c.json<CheckoutOutcome>({ isPaid, bought: null, booking: null });
      if (!sessionId) return nothing(false);
      const fulfilled = await fulfilPurchase(requireFulfilment(), sessionId).catch(asUnavailable);
      if (!fulfilled) return nothing(false);
      const { session, purchase, booking } = fulfilled;
      const member = await findMember(c);
      const name = findBrowserName(c);
      const isBuyer =
        (name && session.browser === hashBrowser(name)) || (member && member.uid === purchase.uid);
      const pass = await database
        .selectFrom("pass")
        .selectAll()
        .where("id", "=", purchase.id)
        .executeTakeFirst();
      if (!isBuyer || !pass) return nothing(true);
      return c.json<CheckoutOutcome>({
        isPaid: true,
        bought: {
          planName: purchase.planName,
          price: formatAmount(purchase.amount, purchase.currency),
          validity: describeValidity(pass),
          classLink: isValid(pass, new Date()) ? findClassLink(purchase.priceId) : null,
        },
        booking: booking ?? null,
      });
    },
  };
}

/** Whatever the provider or the database could not do now may work in a moment. */
function asUnavailable(cause: unknown): never {
  if (cause instanceof AppError) throw cause;
  throw new AppError("unavailable", notReached, { cause, headers: retrySoon });
}
