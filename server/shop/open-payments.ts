import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";
import type { DemoProvider } from "./demo-provider.ts";
import type { PaymentProvider } from "./payment-provider.ts";

export type Payments = {
  /** Undefined where nothing is sold: in production without Stripe. */
  provider: PaymentProvider | undefined;
  /** The same, if it is the demonstration. */
  demo: DemoProvider | undefined;
};

/** Stripe if it is configured; else a demonstration of it, which refuses to exist in production. */
export async function openPayments(
  { stripe, isProduction, publicUrl }: Config,
  database: Database,
  secret: string,
): Promise<Payments> {
  if (stripe) {
    const { createStripeProvider } = await import("./stripe-provider.ts");
    return { provider: createStripeProvider(stripe, publicUrl), demo: undefined };
  }
  if (isProduction) return { provider: undefined, demo: undefined };
  const { createDemoProvider } = await import("./demo-provider.ts");
  const demo = createDemoProvider({ database, secret, publicUrl });
  return { provider: demo, demo };
}
