import type { ClassParts } from "../server/classes/class-parts.ts";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { AppError } from "../server/http/errors.ts";
import { UsageError } from "./usage-error.ts";

/** What booking needs, beside a running server: that one finds the mail by itself, within seconds. */
export function openClassParts(database: Database, { mailFrom, publicUrl }: Config): ClassParts {
  const settings = { mailFrom, mailDomain: new URL(publicUrl).hostname, publicUrl };
  return { database, settings, wakeMail: () => {} };
}

/** A refusal is a sentence for the owner too. */
export async function told<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    throw error instanceof AppError ? new UsageError(error.message) : error;
  });
}
