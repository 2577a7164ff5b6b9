import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { AppError } from "../http/errors.ts";
import { sessionCookieName } from "./create-auth.ts";
import { createSessionFinder, type Member, type SessionParts } from "./find-session.ts";

export type MemberCheck = {
  find(c: Context): Promise<Member | undefined>;
  require(c: Context): Promise<Member>;
};

/** Who is signed in, or a 401. */
export function createMemberCheck(parts: SessionParts & { isProduction: boolean }): MemberCheck {
  const findSession = createSessionFinder(parts);
  const cookieName = sessionCookieName(parts.isProduction);
  const find = (c: Context) => findSession(getCookie(c, cookieName));
  return {
    find,
    async require(c) {
      const member = await find(c);
      if (!member) throw new AppError("unauthorized", "Please sign in first.");
      return member;
    },
  };
}
