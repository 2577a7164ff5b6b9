import { createHash } from "node:crypto";
import type { Config } from "../config.ts";

type InlineHashes = { scripts: string[]; styles: string[] };

export type HeaderConfig = Pick<Config, "isProduction" | "contact"> &
  Partial<Pick<Config, "hstsCoversSubdomains">>;

const nothingInline: InlineHashes = { scripts: [], styles: [] };

/** How a content policy names the exact text of an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The headers of every response. Scripts and styles come from our own files; what a prerendered page has
 * inside it is allowed by the hash of its exact text, never by `unsafe-inline`.
 */
export function securityHeaders(
  { isProduction, contact, hstsCoversSubdomains }: HeaderConfig,
  { scripts, styles } = nothingInline,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    // A member's photo may lie anywhere on the web.
    "img-src 'self' data: https:",
    "font-src 'self'",
    // A hosted contact service is the only foreign server a page may talk to.
    ["connect-src 'self'", ...(contact.origin ? [contact.origin] : [])].join(" "),
    "manifest-src 'self'",
    // What lets the player work without a network.
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "microphone=(self), camera=(), geolocation=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isProduction && {
      "Strict-Transport-Security": `max-age=31536000${hstsCoversSubdomains ? "; includeSubDomains" : ""}`,
    }),
  };
}
