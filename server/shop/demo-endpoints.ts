import type { Context } from "hono";
import { z } from "zod";
import { findPlan } from "../../content/find-plan.ts";
import { AppError } from "../http/errors.ts";
import { firstMistake, readForm } from "../http/read-body.ts";
import { writeCheckoutPage, writePortalPage } from "./demo-pages.ts";
import type { DemoProvider, SignedEvent } from "./demo-provider.ts";

/** Cards, as Stripe's own tests have them: the second is always declined. */
const declinedCard = "4000000000000002";

const paymentSchema = z.object({
  action: z.enum(["pay", "decline"], "Please press one of the buttons."),
  email: z.email("Please enter your email address."),
  card: z.string().default(""),
});
const noSubscription = "There is no such subscription.";
const portalSchema = z.object({
  action: z.enum(["renew", "fail", "cancel"], noSubscription),
  subscription: z.string(noSubscription),
});
/** What was typed is shown again, whatever else is wrong. */
const anyForm = z.looseObject({ email: z.string().catch("") });

export type DemoEndpointParts = {
  /** Undefined in production and where Stripe is configured: then none of this exists. */
  provider: DemoProvider | undefined;
  /** Sends an event to our own webhook, as a provider would. */
  deliver(event: SignedEvent): Promise<void>;
  /** Answers a page with a policy that lets its own styles in. */
  answerPage(c: Context, html: string, status?: 200 | 402): Response;
};

/** The demonstration checkout's own pages, as a provider would host them. */
export function createDemoEndpoints({ provider, deliver, answerPage }: DemoEndpointParts) {
  const requireSession = async (c: Context) => {
    const session = await provider?.findDemoSession(c.req.param("id") ?? "");
    const plan = session && findPlan(session.priceId);
    if (!provider || !session || !plan) throw new AppError("not_found", "There is no such checkout.");
    return { provider, session, plan };
  };
  const requireSubscriptions = async (c: Context) => {
    const customer = c.req.param("customer") ?? "";
    const subscriptions = (await provider?.listSubscriptions(customer)) ?? [];
    if (!provider || subscriptions.length === 0)
      throw new AppError("not_found", "There is no such customer.");
    return { provider, subscriptions };
  };

  return {
    async show(c: Context) {
      const { session, plan } = await requireSession(c);
      return answerPage(c, await writeCheckoutPage({ session, plan }));
    },
    async submit(c: Context) {
      const { provider, session, plan } = await requireSession(c);
      const form = await readForm(c, anyForm);
      const { data, error } = paymentSchema.safeParse(form);
      if (!data) {
        const problem = firstMistake(error);
        const { email } = form;
        return answerPage(c, await writeCheckoutPage({ session: { ...session, email }, plan, problem }), 402);
      }
      const { action, email, card } = data;
      if (action === "decline" || card.replaceAll(" ", "") === declinedCard) {
        const problem = "The card was declined. Nothing was charged.";
        return answerPage(c, await writeCheckoutPage({ session: { ...session, email }, plan, problem }), 402);
      }
      const event = await provider.pay(session.id, email);
      if (event) await deliver(event);
      return c.redirect(`/success?session_id=${session.id}`, 303);
    },
    async showPortal(c: Context) {
      const { subscriptions } = await requireSubscriptions(c);
      return answerPage(c, await writePortalPage(subscriptions));
    },
    async changePortal(c: Context) {
      const { provider, subscriptions } = await requireSubscriptions(c);
      const { action, subscription } = await readForm(c, portalSchema);
      const chosen = subscriptions.find(({ id }) => id === subscription);
      if (!chosen) throw new AppError("bad_request", noSubscription);
      const event = await provider[action](chosen.id);
      if (event) await deliver(event);
      return c.redirect(c.req.path, 303);
    },
  };
}
