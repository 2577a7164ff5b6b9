import { APIError, createAuthMiddleware } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import type { BetterAuthPlugin } from "better-auth/types";
import { studio } from "#content/studio.ts";
import { maxPasswordLength, minPasswordLength } from "../../contract/accounts.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";
import { blockedMember, isBlocked } from "../http/blocks.ts";
import type { StudioMail } from "../mail/studio-mail.ts";
import type { Log } from "../process/log.ts";
import { resetLinkHours, writeResetMail } from "./account-mails.ts";
import { createPasswordHashing } from "./hash-passwords.ts";
import { createMemberAdapter, type OnNewMember } from "./member-adapter.ts";

const daySeconds = 24 * 60 * 60;
const hourSeconds = 60 * 60;
const memberBlocked = `This account is closed. Please write to ${studio.email}.`;

export type AuthParts = {
  database: Database;
  config: Pick<Config, "isProduction" | "publicUrl" | "passwordCost">;
  secret: string;
  log: Log;
  sendMail(mail: StudioMail): Promise<void>;
  onNewMember: OnNewMember;
};

/** Accounts and sessions. Limits and the origin of requests are checked by our own middleware in front. */
export function createAuth(
  { database, config, secret, log, sendMail, onNewMember }: AuthParts,
  plugins: BetterAuthPlugin[] = [],
) {
  const { isProduction, publicUrl, passwordCost } = config;
  return betterAuth({
    appName: studio.name,
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    plugins,
    database: createMemberAdapter(database, onNewMember),
    hooks: { before: hashBeforeSignUp },
    emailAndPassword: {
      enabled: true,
      password: createPasswordHashing(passwordCost),
      minPasswordLength,
      maxPasswordLength,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetLinkHours * hourSeconds,
      sendResetPassword: ({ user, token }) => sendMail(writeResetMail(publicUrl, user.email, token)),
      onPasswordReset: ({ user }) => settleReset(database, user.id),
    },
    session: { expiresIn: 30 * daySeconds, updateAge: daySeconds },
    rateLimit: { enabled: false },
    // Where a sign-in with Google ends that cannot say where it came from.
    onAPIError: { errorURL: `${publicUrl}/login?in=popup&google=failed` },
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    advanced: {
      // Foreign pages are refused by our own middleware; addresses to lead back to are still checked here.
      disableCSRFCheck: true,
      disableOriginCheck: false,
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(isProduction),
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: isProduction, path: "/" },
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      log: (level, message, ...details) => {
        const err = details.find((detail) => detail instanceof Error);
        // What an outside service refuses us with comes without a word of its own.
        const sentence =
          message || "an outside account service refused: check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET";
        return level === "error" ? log.error({ err }, sentence) : log.debug(sentence);
      },
    },
    account: { updateAccountOnSignIn: false },
    databaseHooks: {
      session: { create: { before: ({ userId }) => requireNotBlocked(database, userId) } },
      // Google told us who it is; its keys to more than that are not kept.
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
    },
  });
}

/**
 * Signing up hashes the password inside its transaction, where it would keep everybody else from writing
 * for as long as a hash takes: it is given one that was made before.
 */
const hashBeforeSignUp = createAuthMiddleware(async ({ path, body, context }) => {
  if (path !== "/sign-up/email") return;
  const hash = await context.password.hash(String(body?.password));
  return { context: { context: { password: { hash: async () => hash } } } };
});

/** However somebody signs in: one whom the owner has blocked does not. */
async function requireNotBlocked(database: Database, uid: string): Promise<void> {
  const user = await database.selectFrom("user").select("email").where("id", "=", uid).executeTakeFirst();
  if (user && (await isBlocked(database, blockedMember(user.email)))) {
    throw new APIError("FORBIDDEN", { message: memberBlocked });
  }
}

export type Auth = ReturnType<typeof createAuth>;

/** The cookie that carries the session: what better-auth makes of the prefix. */
export function sessionCookieName(isProduction: boolean): string {
  return `${cookiePrefix(isProduction)}.session_token`;
}

/** In production the browser itself holds the cookie to this host, HTTPS and the whole site. */
export function cookiePrefix(isProduction: boolean): string {
  return isProduction ? "__Host-studio" : "studio";
}

/** Who followed the link has read the mail; every other link that was asked for is void. */
async function settleReset(database: Database, uid: string): Promise<void> {
  await database.updateTable("user").set({ emailVerified: 1 }).where("id", "=", uid).execute();
  await database.deleteFrom("verification").where("value", "=", uid).execute();
}
