import { APIError } from "better-auth/api";
import type { Context } from "hono";
import type { Database } from "../database/tables.ts";
import { isBlocked } from "../http/blocks.ts";
import { AppError } from "../http/errors.ts";
import { networksAround } from "../http/networks.ts";
import { type Limit, requireWithinLimits } from "../http/require-within-limit.ts";
import type { OnNewMember } from "./member-adapter.ts";

const daySeconds = 24 * 60 * 60;
const perAddress: Limit = { count: 10, windowSeconds: daySeconds };
/** Of the networks around it, the nearest first. */
const perNetwork: Limit[] = [
  { count: 30, windowSeconds: daySeconds },
  { count: 60, windowSeconds: daySeconds },
];
const tooMany = "Several accounts were created from your network today. Please try again tomorrow.";
const registrationClosed = "Registration is closed at the moment. Please write to us.";

export type RegistrationParts = {
  database: Database;
  clientAddressOf(c: Context): string;
  /** A demonstration has one visitor, who may register as often as they like. */
  isProduction: boolean;
};

/**
 * Lets somebody register, unless the owner has closed it or their network has done so too often. Whoever was
 * invited to be the owner may, also then.
 */
export function createRegistrationCheck({ database, clientAddressOf, isProduction }: RegistrationParts) {
  return async (c: Context, email: string): Promise<void> => {
    if ((await isBlocked(database, "registration")) && !(await isInvited(database, email, new Date()))) {
      throw new AppError("forbidden", registrationClosed);
    }
    if (!isProduction) return;
    const address = clientAddressOf(c);
    const limits = [perAddress, ...perNetwork];
    const counted = [address, ...networksAround(address)].map((network, index) => ({
      key: `registration ${network}`,
      // There are never more networks around an address than limits for them.
      limit: limits[index] ?? perAddress,
      sentence: tooMany,
    }));
    await requireWithinLimits(database, counted);
  };
}

async function isInvited(database: Database, email: string, now: Date): Promise<boolean> {
  const invitation = await database
    .selectFrom("ownerInvitation")
    .select("hash")
    .where("email", "=", email.toLowerCase())
    .where("expiresAt", ">", now.toISOString())
    .executeTakeFirst();
  return invitation !== undefined;
}

/** The same for an account that comes to be by signing in elsewhere: it is not made, and nobody is signed in. */
export function refuseIfClosed(onNewMember: OnNewMember): OnNewMember {
  return async (connection, member) => {
    if (await isBlocked(connection, "registration")) {
      throw new APIError("FORBIDDEN", { message: registrationClosed });
    }
    await onNewMember(connection, member);
  };
}
