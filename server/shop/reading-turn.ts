import type { Database } from "../database/tables.ts";
import { latestBelievable } from "../process/belief.ts";

/** A turn is lost when its holder is not heard of for so long: it died. */
const leaseMs = 2 * 60_000;
const renewAfterMs = 20_000;

/** The right to read a provider back, which one process of all has at a time. */
export type ReadingTurn = {
  /** When the last reading began that came to its end, and the last that looked back all the way. */
  readAt: Date | undefined;
  lookedBackAt: Date | undefined;
  /** To be called while it goes on. */
  renew(): Promise<void>;
  /** It came to its end: the next one begins from here. */
  finish(done: { readAt: Date; lookedBackAt: Date }): Promise<void>;
  /** It did not; the next one begins where this one did. */
  giveUp(): Promise<void>;
};

/** Takes the turn, in one statement; undefined while somebody else has it, or read later than `unlessReadSince`. */
export async function takeReadingTurn(
  database: Database,
  provider: string,
  { now, unlessReadSince }: { now: Date; unlessReadSince?: Date | undefined },
): Promise<ReadingTurn | undefined> {
  const nowText = now.toISOString();
  const taken = performance.now();
  let renewed = taken;
  let leaseUntil = new Date(now.getTime() + leaseMs).toISOString();
  const row = await database
    .insertInto("reconciliation")
    .values({ provider, leaseUntil })
    .onConflict((conflict) => {
      const free = conflict
        .column("provider")
        .doUpdateSet({ leaseUntil })
        .where((is) =>
          is.or([
            is("reconciliation.leaseUntil", "is", null),
            is("reconciliation.leaseUntil", "<=", nowText),
            is("reconciliation.leaseUntil", ">", latestBelievable(now, leaseMs)),
          ]),
        );
      if (!unlessReadSince) return free;
      const since = unlessReadSince.toISOString();
      return free.where((is) =>
        is.or([
          is("reconciliation.readAt", "is", null),
          is("reconciliation.readAt", "<=", since),
          is("reconciliation.readAt", ">", latestBelievable(now, 0)),
        ]),
      );
    })
    .returning(["readAt", "lookedBackAt"])
    .executeTakeFirst();
  if (!row) return undefined;

  const believed = (at: string | null) =>
    at === null || at > latestBelievable(now, 0) ? undefined : new Date(at);
  /** Only while it is ours. */
  const change = (fields: { leaseUntil: string | null; readAt?: string; lookedBackAt?: string }) =>
    database
      .updateTable("reconciliation")
      .set(fields)
      .where("provider", "=", provider)
      .where("leaseUntil", "=", leaseUntil)
      .execute();
  return {
    readAt: believed(row.readAt),
    lookedBackAt: believed(row.lookedBackAt),
    async renew() {
      const passed = performance.now();
      if (passed - renewed < renewAfterMs) return;
      renewed = passed;
      const later = new Date(now.getTime() + (passed - taken) + leaseMs).toISOString();
      await change({ leaseUntil: later });
      leaseUntil = later;
    },
    async finish({ readAt, lookedBackAt }) {
      const read = { readAt: readAt.toISOString(), lookedBackAt: lookedBackAt.toISOString() };
      await change({ leaseUntil: null, ...read });
    },
    async giveUp() {
      await change({ leaseUntil: null });
    },
  };
}

/** After a crash: the dead process's turn is over at once. Only for a database of one owner. */
export async function releaseReadingTurns(database: Database): Promise<void> {
  await database.updateTable("reconciliation").set({ leaseUntil: null }).execute();
}
