import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { betterAuth } from "better-auth/minimal";
import { studio } from "../../content/studio.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";
import type { Log } from "../log.ts";

const daySeconds = 24 * 60 * 60;

export type AuthParts = {
  database: Database;
  config: Pick<Config, "isProduction" | "publicUrl">;
  secret: string;
  log: Log;
  /** Called for each new account, however it came to be. */
  onNewMember(member: { uid: string; name: string; email: string }): Promise<void>;
};

/** Accounts and sessions. Limits and the origin of requests are checked by our own middleware in front. */
export function createAuth({ database, config, secret, log, onNewMember }: AuthParts) {
  return betterAuth({
    appName: studio.name,
    baseURL: config.publicUrl,
    basePath: "/api/auth",
    secret,
    // "sqlite" on PostgreSQL too: it means times as text and booleans as integers, which is how we store them.
    database: kyselyAdapter(database, { type: "sqlite", transaction: true }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
    },
    session: {
      expiresIn: 30 * daySeconds,
      updateAge: daySeconds,
      cookieCache: { enabled: true, maxAge: 60 },
    },
    rateLimit: { enabled: false },
    trustedOrigins: (request) => (request ? [new URL(request.url).origin] : []),
    advanced: {
      useSecureCookies: false,
      cookiePrefix: config.isProduction ? "__Host-studio" : "studio",
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", secure: config.isProduction, path: "/" },
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      log: (level, message) => (level === "error" ? log.error(message) : log.debug(message)),
    },
    databaseHooks: {
      user: {
        create: {
          after: ({ id, name, email }) => onNewMember({ uid: id, name, email }),
        },
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
