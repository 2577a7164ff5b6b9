import { createHmac, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { html } from "hono/html";
import { studio } from "#content/studio.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";

/** Where somebody ends our messages without signing in: the address of the link is signed, and names theirs. */
export function unsubscribeAddress(publicUrl: string, secret: string, email: string): string {
  return `${publicUrl}/unsubscribe/${Buffer.from(email).toString("base64url")}.${sign(secret, email)}`;
}

/** What mail programs make a button of (RFC 8058). */
export function unsubscribeHeaders(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

export type UnsubscribeParts = { database: Database; secret: string };

/** The page with the button, and what the button of the page or of the mail program does. */
export function createUnsubscribeEndpoints({ database, secret }: UnsubscribeParts) {
  return {
    /** A scanner that opens the link changes nothing. */
    show(c: Context) {
      requireAddress(c, secret);
      return c.html(
        frame(html`<p>Do you want no more messages from ${studio.name}? Mails about your own bookings and
        purchases still come.</p><form method="post"><button>Unsubscribe</button></form>`),
      );
    },
    async unsubscribe(c: Context) {
      const email = requireAddress(c, secret);
      await database
        .insertInto("unsubscription")
        .values({ email, at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .execute();
      return c.html(
        frame(html`<p>Done. You get no more messages from ${studio.name}, except about your own
      bookings and purchases.</p>`),
      );
    },
  };
}

function requireAddress(c: Context, secret: string): string {
  const [encoded = "", signature = ""] = (c.req.param("token") ?? "").split(".");
  const email = Buffer.from(encoded, "base64url").toString();
  const given = Buffer.from(signature);
  const expected = Buffer.from(sign(secret, email));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AppError("not_found", "This link is not one of ours.");
  }
  return email;
}

function sign(secret: string, email: string): string {
  return createHmac("sha256", secret).update(`unsubscribe ${email}`).digest("base64url").slice(0, 27);
}

function frame(content: unknown) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Unsubscribe · ${studio.name}</title>
</head>
<body><main><h1>Unsubscribe</h1>${content}</main></body>
</html>`;
}
