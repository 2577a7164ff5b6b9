import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "./errors.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses requests that change something and come from another site's page. */
export function refuseForeignOrigin(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (!readingMethods.has(c.req.method)) requireOwnOrigin(c, publicUrl);
    await next();
  };
}

/** For what acts although it only reads: a page of another site may not set it off either. */
export function requireOwnOrigin(c: Context, publicUrl: string): void {
  if (isForeign(c.req.raw.headers, publicUrl)) {
    throw new AppError("forbidden", "This request came from another site.");
  }
}

function isForeign(headers: Headers, publicUrl: string): boolean {
  // Browsers say it themselves, and no page can forge it.
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (!origin) return false;
  return origin !== publicUrl && !origin.endsWith(`//${headers.get("host")}`);
}
