import type { Context } from "hono";
import type { AccountSettings } from "../../contract/accounts.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../errors.ts";
import { type Limit, requireWithinLimit } from "../limits/require-within-limit.ts";
import { readJson } from "../read-json.ts";
import type { Auth } from "./create-auth.ts";

const perAddress: Limit = { count: 30, windowSeconds: 10 * 60 };
const perAccountAndAddress: Limit = { count: 10, windowSeconds: 10 * 60 };
const tooMany = "Too many attempts. Please wait a few minutes and try again.";

export type AuthEndpointParts = {
  auth: Auth;
  database: Database;
  isRegistrationOpen: boolean;
  clientAddressOf(c: Context): string;
};

/** better-auth's own endpoints, with our limits in front of those that take a password. */
export function createAuthEndpoints({
  auth,
  database,
  isRegistrationOpen,
  clientAddressOf,
}: AuthEndpointParts) {
  /** Counted by address, and by account from that address: nobody can lock an owner out from elsewhere. */
  const countAttempt = async (c: Context, email: unknown) => {
    const address = clientAddressOf(c);
    await requireWithinLimit(database, `auth ${address}`, perAddress, tooMany);
    const account = String(email ?? "")
      .trim()
      .toLowerCase();
    await requireWithinLimit(database, `auth ${address} ${account}`, perAccountAndAddress, tooMany);
  };
  const pass = (c: Context, body: object) =>
    auth.handler(new Request(c.req.raw, { method: "POST", body: JSON.stringify(body) }));

  return {
    async signIn(c: Context) {
      const body = requireObject(await readJson(c));
      await countAttempt(c, body.email);
      return pass(c, body);
    },
    /** An absent name becomes Anonymous. */
    async signUp(c: Context) {
      const body = requireObject(await readJson(c));
      await countAttempt(c, body.email);
      return pass(c, { ...body, name: body.name ?? "Anonymous" });
    },
    /** What the login page may offer. */
    settings(c: Context) {
      return c.json<AccountSettings>({ isRegistrationOpen });
    },
    others(c: Context) {
      return auth.handler(c.req.raw);
    },
  };
}

function requireObject(body: unknown): Record<string, unknown> {
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw new AppError("bad_request", "The request must be a JSON object.");
}
