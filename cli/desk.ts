import { pino } from "pino";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { AppError } from "../server/http/errors.ts";
import { openDesk } from "../server/open-desk.ts";
import { readOrCreateSecret } from "../server/process/data-folder.ts";
import { openPayments } from "../server/shop/open-payments.ts";
import type { Desk } from "../server/studio/desk.ts";
import { UsageError } from "./usage-error.ts";

/** Who does what is done here: nobody who is signed in. */
export const commandLine = { uid: null };

/** What the owner works with, beside a running server: that one finds the mail by itself, within seconds. */
export async function openCommandDesk(database: Database, config: Config): Promise<Desk> {
  const secret = config.authSecret ?? readOrCreateSecret(config.dataDir);
  const { provider } = await openPayments(config, database, secret);
  return openDesk(config, {
    database,
    secret,
    provider,
    log: pino({ level: "silent" }),
    wakeMail: () => {},
  });
}

/** A refusal is a sentence for the owner too. */
export async function told<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw error instanceof AppError ? new UsageError(error.message) : error;
  });
}
