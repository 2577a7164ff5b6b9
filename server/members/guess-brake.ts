import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { serialize } from "hono/utils/cookie";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { type Limit, requireWithinLimit } from "../http/require-within-limit.ts";
import { cookiePrefix } from "./create-auth.ts";

const tenMinutes = 10 * 60;
/** For strangers to an account, from wherever; beyond it they have to be slow. */
const byStrangers: Limit = { count: 20, windowSeconds: tenMinutes };
const slowly: Limit = { count: 1, windowSeconds: 20 };
/** For a browser that has signed in to the account before. */
const byKnown: Limit = { count: 10, windowSeconds: tenMinutes };
const mails: Limit = { count: 1, windowSeconds: 24 * 60 * 60 };
const knownDays = 365;
const beSlow =
  "There were many attempts to sign in to this account. Please wait a moment, or choose a new password.";

export type GuessBrakeParts = {
  database: Database;
  secret: string;
  isProduction: boolean;
  /** Tells a member that somebody is guessing their password. */
  warn(email: string): Promise<void>;
};

export type GuessBrake = {
  /** Throws where an account is being guessed at and whoever asks is not known to it. */
  check(c: Context, email: string): Promise<void>;
  /** Remembers that this browser has signed in to the account. */
  know(response: Response, email: string): Response;
  /** Whose new password a mailed link lets somebody choose: who can read their mail is no stranger. */
  findByLink(token: string): Promise<string | undefined>;
};

/**
 * Slows down guessing at one account from many addresses. Its owner is not locked out by it: a browser that
 * has signed in before carries a signed cookie that says so, and is counted by itself.
 */
export function createGuessBrake({ database, secret, isProduction, warn }: GuessBrakeParts): GuessBrake {
  const cookieName = `${cookiePrefix(isProduction)}.known`;
  const sign = (email: string, browser: string) =>
    createHmac("sha256", secret).update(`known ${email.toLowerCase()} ${browser}`).digest("base64url");
  const isWithin = async (key: string, limit: Limit) => {
    try {
      await requireWithinLimit(database, key, limit, beSlow);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  };
  const findKnown = (c: Context, email: string) => {
    const [browser = "", signature = ""] = getCookie(c, cookieName)?.split(".") ?? [];
    const given = Buffer.from(signature);
    const expected = Buffer.from(sign(email, browser));
    return given.length === expected.length && timingSafeEqual(given, expected) ? browser : undefined;
  };

  return {
    async check(c, email) {
      const account = email.toLowerCase();
      const browser = findKnown(c, account);
      if (browser && (await isWithin(`guess by ${browser}`, byKnown))) return;
      if (await isWithin(`guess ${account}`, byStrangers)) return;
      if (await isWithin(`guess mail ${account}`, mails)) await warn(account);
      await requireWithinLimit(database, `guess slowly ${account}`, slowly, beSlow);
    },
    async findByLink(token) {
      const user = await database
        .selectFrom("verification")
        .innerJoin("user", "user.id", "verification.value")
        .select("user.email")
        // As better-auth names it.
        .where("verification.identifier", "=", `reset-password:${token}`)
        .executeTakeFirst();
      return user?.email;
    },
    know(response, email) {
      const browser = randomBytes(12).toString("base64url");
      const cookie = serialize(cookieName, `${browser}.${sign(email, browser)}`, {
        httpOnly: true,
        sameSite: "Lax",
        secure: isProduction,
        path: "/",
        maxAge: knownDays * 24 * 60 * 60,
      });
      const headers = new Headers(response.headers);
      headers.append("Set-Cookie", cookie);
      return new Response(response.body, { status: response.status, headers });
    },
  };
}
