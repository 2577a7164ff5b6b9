/** Every page of the site, which the router, the prerenderer and the server agree on. */

/** What the studio shows the world, search engines included. */
export const marketingPages = ["/", "/about", "/classes", "/schedule", "/pricing", "/contact"] as const;

/** What somebody who is not signed in is led to. */
export const visitorPages = [
  ...marketingPages,
  "/login",
  "/reset-password",
  "/verify-email",
  "/success",
  "/cancel",
] as const;

/** Pages with the same first content for everybody: written to HTML at build time. */
export const publicPages = [...visitorPages, "/yoga-therapy"] as const;

/** Pages that exist only for a signed-in member: served as an empty frame that the browser fills. */
export const memberPages = ["/preferences", "/dashboard", "/practise"] as const;

/** The owner's own screens, the same empty frame; to everybody else the browser shows that there is no such page. */
export const ownerPages = [
  "/studio",
  "/studio/people",
  "/studio/money",
  "/studio/messages",
  "/studio/audit",
  "/studio/join",
] as const;
/** Among them one for each class and each person. */
export const ownerPagesOfOne = ["/studio/class/:id", "/studio/people/:person"] as const;
const ownerPagePattern = /^\/studio\/(?:class|people)\/[^/]{1,300}$/;

export function isOwnerPageOfOne(path: string): boolean {
  return ownerPagePattern.test(path);
}

/** The page for every address that is none; prerendered under this path. */
export const notFoundPage = "/404";

/** Addresses under these, and these addresses themselves, are answered by endpoints, never by a page. */
export const endpointPrefixes = [
  "/api/",
  "/users/",
  "/schedule/",
  "/calendar/",
  "/unsubscribe/",
  "/webhooks/",
  "/demo-checkout/",
] as const;
export const endpointAddresses = [
  "/live",
  "/ready",
  "/schedule.ics",
  "/create-checkout-session",
  "/chatbot",
  "/generate_yoga_therapy_plan",
  "/generate_yoga_routine",
  "/generate_diet_plan",
] as const;

export function isEndpoint(path: string): boolean {
  const isUnder = endpointPrefixes.some((prefix) => path.startsWith(prefix));
  return isUnder || endpointAddresses.some((address) => path === address);
}

/** Stands in built files for the address visitors use, which only the running server knows. */
export const originPlaceholder = "https://public-url.invalid";
