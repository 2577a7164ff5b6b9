import { createHash } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { browserCookie } from "../../contract/checkout.ts";

/** The name that our page gave this browser: whoever knows it bought what was bought under it. */
export function findBrowserName(c: Context): string | undefined {
  const own = getCookie(c, browserCookie);
  return own && /^[\w-]{16,64}$/.test(own) ? own : undefined;
}

/** How a browser's name is told to others and kept: whoever reads it cannot pass for the browser. */
export function hashBrowser(name: string): string {
  return createHash("sha256").update(name).digest("base64url");
}
