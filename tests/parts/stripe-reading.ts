/** How the loopback Stripe answers who only reads: one object or a page of many, expanded as asked. */
import { type Fields, requireObject, type StripeObject, type StripeObjects } from "./stripe-objects.ts";
import { refusal } from "./stripe-refusal.ts";

/** What the published API description lets each request have, as far as we use it. */
const queries: Record<string, RegExp> = {
  "checkout.session": /^(expand\[\d*\]|created\[gte\]|status|limit|starting_after)$/,
  subscription: /^expand\[\d*\]$/,
  invoice: /^(expand\[\d*\]|subscription|status|limit|starting_after)$/,
  payment_intent: /^expand\[\d*\]$/,
  price: /^expand\[\d*\]$/,
  "billing_portal.configuration": /^(active|limit)$/,
  webhook_endpoint: /^limit$/,
  event: /^(delivery_success|created\[gte\]|limit)$/,
};
const expandable: Record<string, string[]> = {
  "checkout.session": [
    "line_items",
    "subscription",
    "payment_intent",
    "payment_intent.latest_charge",
    "invoice",
    "invoice.payments",
  ],
  subscription: ["latest_invoice"],
  invoice: ["payments", "data.payments"],
  payment_intent: ["latest_charge"],
};
const collections: Record<string, string> = {
  "/v1/checkout/sessions": "checkout.session",
  "/v1/invoices": "invoice",
  "/v1/billing_portal/configurations": "billing_portal.configuration",
  "/v1/webhook_endpoints": "webhook_endpoint",
  "/v1/events": "event",
};
const pageSize = 2;

export function read(objects: StripeObjects, { pathname, searchParams }: URL): StripeObject | Fields {
  const id = pathname.split("/").at(-1) ?? "";
  const kind = collections[pathname] ?? objects.get(id)?.object;
  if (!kind) throw refusal(404, `No such object: ${pathname}`);
  for (const name of searchParams.keys()) {
    if (!queries[kind]?.test(name)) throw refusal(400, `Received unknown parameter: ${name}`);
  }
  const wanted = [...searchParams].filter(([name]) => name.startsWith("expand")).map(([, value]) => value);
  for (const path of wanted) {
    if (!expandable[kind]?.includes(path)) throw refusal(400, `This property cannot be expanded: ${path}`);
  }
  if (pathname in collections) return list(objects, kind, searchParams, wanted);
  return expand(objects, requireObject(objects, id), wanted);
}

function list(objects: StripeObjects, kind: string, query: URLSearchParams, wanted: string[]) {
  const subscription = query.get("subscription");
  const all = [...objects.values()].filter(
    (each) =>
      each.object === kind &&
      (!query.has("status") || each.status === query.get("status")) &&
      (!query.has("created[gte]") || Number(each.created) >= Number(query.get("created[gte]"))) &&
      (!subscription || JSON.stringify(each.parent).includes(`"${subscription}"`)),
  );
  const start = all.findIndex(({ id }) => id === query.get("starting_after")) + 1;
  const data = all
    .slice(start, start + pageSize)
    .map((each) => expand(objects, each, wanted.map(withoutData)));
  return { object: "list", data, has_more: start + pageSize < all.length, url: "/" };
}

/** What is not asked for stays an id, and a list is left out. */
function expand(objects: StripeObjects, object: StripeObject, wanted: string[]): StripeObject {
  const copy: StripeObject = { ...object };
  if (object.object === "checkout.session" && !wanted.includes("line_items")) delete copy.line_items;
  if (object.object === "invoice" && !wanted.includes("payments")) delete copy.payments;
  for (const field of new Set(wanted.map((path) => path.split(".")[0] ?? ""))) {
    const inner = wanted.flatMap((path) =>
      path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : [],
    );
    const found = typeof copy[field] === "string" ? objects.get(String(copy[field])) : undefined;
    if (found) copy[field] = expand(objects, found, inner);
  }
  return copy;
}

function withoutData(path: string): string {
  return path.replace(/^data\./, "");
}
