import type { Context } from "hono";
import type { Database } from "../database/tables.ts";
import { countedFor } from "../http/networks.ts";
import { type Limit, requireWithinLimit, requireWithinLimits } from "../http/require-within-limit.ts";

/** An address, and of IPv6 the /56 and the /48 around it. */
const perAddress: [Limit, Limit, Limit] = [
  { count: 30, windowSeconds: 10 * 60 },
  { count: 60, windowSeconds: 10 * 60 },
  { count: 120, windowSeconds: 10 * 60 },
];
const perAccountAndAddress: Limit = { count: 10, windowSeconds: 10 * 60 };
const mailsPerAccount: Limit = { count: 5, windowSeconds: 60 * 60 };
const tooMany = "Too many attempts. Please wait a few minutes and try again.";
const tooManyMails = "Enough mail has been sent to this address. Please try again in an hour.";

export type AttemptCounter = {
  /** Counted by address, and by account from that address: nobody can lock an owner out from elsewhere. */
  count(c: Context, account: string): Promise<void>;
  /** The same, and by account wherever it is asked from: nobody's mailbox is flooded. */
  countMail(c: Context, email: string): Promise<void>;
};

/** Limits guessing. */
export function createAttemptCounter(
  database: Database,
  clientAddressOf: (c: Context) => string,
): AttemptCounter {
  const count = async (c: Context, account: string) => {
    const address = clientAddressOf(c);
    await requireWithinLimits(database, countedFor("auth", address, perAddress, tooMany));
    await requireWithinLimit(
      database,
      `auth ${address} ${account.toLowerCase()}`,
      perAccountAndAddress,
      tooMany,
    );
  };
  return {
    count,
    async countMail(c, email) {
      await count(c, email);
      await requireWithinLimit(database, `mail ${email.toLowerCase()}`, mailsPerAccount, tooManyMails);
    },
  };
}
