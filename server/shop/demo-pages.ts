import { html, raw } from "hono/html";
import { studio } from "#content/studio.ts";
import { describeBilling } from "../../content/describe-plan.ts";
import { findPlan } from "../../content/find-plan.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import { formatAmount } from "../../money/money.ts";
import type { DemoSession, DemoSubscription } from "./demo-provider.ts";

/** Inside each page; the content policy allows exactly this text. */
export const demoStyles = `
:root { color-scheme: light dark; --paper: #eef1f4; --card: #fff; --ink: #1b2430; --soft: #556070; --line: #c9d0d8; --accent: #2b5fd9; --on-accent: #fff; --warn: #7a4a00; --warn-back: #ffe9b8; --bad: #a3202a }
@media (prefers-color-scheme: dark) { :root { --paper: #12161c; --card: #1b212a; --ink: #e8ecf1; --soft: #a7b1bf; --line: #3a4452; --accent: #8fb0ff; --on-accent: #0e1420; --warn: #ffdf9a; --warn-back: #3d2f0d; --bad: #ff9d9d } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
.notice { margin: 0; padding: .75rem 1.25rem; background: var(--warn-back); color: var(--warn); text-align: center; font-weight: 600 }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem }
@media (min-width: 48rem) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 4rem; padding-top: 4rem } }
h1 { margin: 0; font-size: 1.125rem; font-weight: 600 }
.price { margin: .5rem 0; font-size: 2.5rem; font-weight: 700; line-height: 1.1 }
.price small { font-size: 1rem; font-weight: 400 }
h2 { margin: 0; font-size: 1.125rem }
.soft { color: var(--soft) }
form, .card { display: grid; gap: 1rem; align-content: start; padding: 1.5rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card) }
label { display: grid; gap: .25rem; font-weight: 600 }
input { width: 100%; min-width: 0; min-height: 2.875rem; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--card); color: var(--ink); font: inherit; font-weight: 400 }
.pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1rem }
button, .button { display: block; width: 100%; min-height: 3rem; padding: .65rem 1rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.quiet { border-color: var(--soft); background: transparent; color: var(--ink) }
.problem { margin: 0; color: var(--bad); font-weight: 600 }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;

const testCard = "4242 4242 4242 4242";

export type CheckoutPage = { session: DemoSession; plan: PricingPlan; problem?: string | undefined };

/** The page a buyer pays on: like the hosted one, and plainly not it. */
export function writeCheckoutPage({ session, plan, problem }: CheckoutPage) {
  const price = formatAmount(plan.amount, studio.currency);
  const summary = html`<section aria-label="Your order">
    <h1>${plan.name}</h1>
    <p class="price">${price}${plan.mode === "subscription" ? html` <small class="soft">${describeBilling(plan)}</small>` : ""}</p>
    <p class="soft">${plan.description}</p>
    <p class="soft">Sold by ${studio.name}</p>
  </section>`;
  if (session.status === "complete") {
    return frame(
      plan.name,
      html`${summary}<div class="card"><p>This order is complete. Nothing was charged: it is a demonstration.</p><a class="button" href="/">Back to ${studio.name}</a></div>`,
    );
  }
  const form = html`<form method="post">
    ${problem ? html`<p class="problem" role="alert">${problem}</p>` : ""}
    <label>Email <input name="email" type="email" autocomplete="email" required value="${session.email ?? ""}"></label>
    ${plan.amount > 0 ? cardFields : ""}
    <button name="action" value="pay">${plan.amount > 0 ? `Pay ${price}` : "Complete order"}</button>
    ${plan.amount > 0 ? html`<button class="quiet" name="action" value="decline">Try a card that is declined</button>` : ""}
    <a class="button quiet" href="/cancel">Cancel</a>
  </form>`;
  return frame(plan.name, html`${summary}${form}`);
}

const cardFields = html`<label>Card number <input name="card" inputmode="numeric" autocomplete="off" value="${testCard}"></label>
  <div class="pair">
    <label>Expiry <input name="expiry" autocomplete="off" value="12 / 40"></label>
    <label>CVC <input name="cvc" inputmode="numeric" autocomplete="off" value="123"></label>
  </div>
  <p class="soft">A test card is filled in. Never type a real one here.</p>`;

/** Where a subscription is looked after. */
export function writePortalPage(subscriptions: DemoSubscription[]) {
  const cards = subscriptions.map(({ id, priceId, endedAt }) => {
    const plan = findPlan(priceId);
    const name = plan?.name ?? priceId;
    if (endedAt) return html`<div class="card"><h2>${name}</h2><p>Cancelled.</p></div>`;
    return html`<form method="post">
      <h2>${name}</h2>
      <input type="hidden" name="subscription" value="${id}">
      <button class="quiet" name="action" value="renew">Pretend a ${plan?.months === 1 ? "month" : "period"} has passed and was paid</button>
      <button class="quiet" name="action" value="fail">Pretend it could not be charged</button>
      <button name="action" value="cancel">Cancel subscription</button>
    </form>`;
  });
  return frame(
    "Your subscription",
    html`<section><h1>Your subscription</h1><p class="soft">With ${studio.name}</p><a href="/dashboard">Back to your dashboard</a></section><div>${cards}</div>`,
  );
}

async function frame(title: string, content: unknown): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Demonstration checkout</title>
<style>${raw(demoStyles)}</style>
</head>
<body>
<header><p class="notice" role="note">Demonstration checkout: no card is charged and nothing is sold.</p></header>
<main>${content}</main>
</body>
</html>`;
  return String(page);
}
