import type Stripe from "stripe";
import type { Config } from "../../server/config.ts";
import type { StripeSettings } from "../../server/outside-services.ts";
import { reasonOf } from "../../server/process/startup-error.ts";
import { handledEvents } from "../../server/shop/handle-event.ts";
import { examine, type Finding } from "./finding.ts";

const daySeconds = 24 * 60 * 60;

/**
 * Whether Stripe's events reach us. Nobody can read a webhook's secret back, so what shows a wrong one is
 * that the running server takes an event signed with ours, and that Stripe got rid of all of its own.
 */
export async function checkWebhook(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  { publicUrl }: Config,
): Promise<Finding[]> {
  if (!webhookSecret.startsWith("whsec_")) {
    return [{ what: "Stripe webhook secret", problem: "STRIPE_WEBHOOK_SECRET must begin with whsec_" }];
  }
  const address = `${publicUrl}/webhooks/stripe`;
  return [
    ...(await examine("Stripe webhook", () => checkEndpoint(stripe, address))),
    ...(await examine("Stripe webhook secret", () => checkDeliveries(stripe))),
  ];
}

async function checkEndpoint(stripe: Stripe, address: string): Promise<string> {
  if (new URL(address).hostname === "localhost")
    return "nobody reaches this machine: forward events with Stripe's own program";
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 }).catch((error) => {
    return reasonOf(error);
  });
  // A restricted key may not look; that is no fault of the webhook's.
  if (typeof endpoints === "string") return `its settings cannot be read with this key (${endpoints})`;
  const endpoint = endpoints.data.find(({ url, status }) => url === address && status === "enabled");
  if (!endpoint) throw new Error(`Stripe has none that leads to ${address}: add it there`);
  const events = endpoint.enabled_events;
  const missing = events.includes("*")
    ? []
    : handledEvents.filter((type) => !events.some((event) => event === type));
  if (missing.length > 0) throw new Error(`it does not send ${missing.join(", ")}: add them at Stripe`);
  return `leads to ${address} and sends what we need`;
}

async function checkDeliveries(stripe: Stripe): Promise<string> {
  const since = Math.floor(Date.now() / 1000) - 3 * daySeconds;
  const failed = await stripe.events
    .list({ delivery_success: false, created: { gte: since }, limit: 100 })
    .catch((error) => reasonOf(error));
  if (typeof failed === "string") {
    return `has the right form; whether events arrive cannot be read with this key (${failed})`;
  }
  const lost = failed.data.filter(({ type }) => handledEvents.includes(type));
  if (lost.length === 0) return "every event of the last three days arrived";
  throw new Error(
    `${lost.length} ${lost.length === 1 ? "event" : "events"} of the last three days did not arrive: STRIPE_WEBHOOK_SECRET must be the signing secret of this very webhook, and PUBLIC_URL must be reachable from outside. Purchases are still found within the hour`,
  );
}
