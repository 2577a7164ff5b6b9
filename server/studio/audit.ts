import { randomBytes } from "node:crypto";
import type { Audit } from "../../contract/studio.ts";
import type { Database } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import type { Desk } from "./desk.ts";

const pageLines = 50;

/** Whoever does something: an owner, or null at the command line. */
export type Actor = { uid: string | null };

type State = Record<string, unknown> | null;

/** What was done: to whom or what, and how that was before and after. */
export type Act<T> = {
  subject: string;
  before?: State;
  after?: State;
  /** It had been done before: there is nothing to write about. */
  isNothing?: boolean;
  result: T;
};

/**
 * Does something and writes the line about it, both or neither: the work is given a desk whose database is the
 * transaction. It may be begun again, so it must do nothing outside it. Mail goes once all is written.
 */
export async function audited<T>(
  desk: Desk,
  { uid }: Actor,
  act: string,
  work: (desk: Desk) => Promise<Act<T>>,
): Promise<T> {
  const result = await transact(desk.database, async (transaction) => {
    const done = await work({ ...desk, database: transaction, wakeMail: () => {} });
    if (!done.isNothing) await writeLine(transaction, { uid, act, ...done }, new Date());
    return done.result;
  });
  desk.wakeMail();
  return result;
}

type Line = Omit<Act<unknown>, "result" | "isNothing"> & { uid: string | null; act: string };

export async function writeLine(
  transaction: Database,
  { uid, act, subject, before = null, after = null }: Line,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await transaction
    .insertInto("audit")
    .values({
      id: `${at} ${randomBytes(6).toString("hex")}`,
      at,
      uid,
      act,
      subject,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

/** A page of it, the latest first. */
export async function listAudit(database: Database, before: string | undefined): Promise<Audit> {
  let query = database
    .selectFrom("audit")
    .leftJoin("user", "user.id", "audit.uid")
    .selectAll("audit")
    .select("user.name as by")
    .orderBy("audit.id", "desc")
    .limit(pageLines + 1);
  if (before) query = query.where("audit.id", "<", before);
  const rows = await query.execute();
  const shown = rows.slice(0, pageLines);
  return {
    lines: shown.map(({ uid: _, ...row }) => ({
      ...row,
      before: row.before === null ? null : JSON.parse(row.before),
      after: row.after === null ? null : JSON.parse(row.after),
    })),
    next: rows.length > pageLines ? (shown.at(-1)?.id ?? null) : null,
  };
}
