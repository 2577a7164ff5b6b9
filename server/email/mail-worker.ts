import type { Database } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { reasonOf } from "../startup-error.ts";
import type { MailCarrier } from "./mail-carrier.ts";
import { claimMail, recordFailure, recordSent } from "./outbox.ts";

const lookEveryMs = 5_000;

export type MailWorker = {
  /** Something was queued: look now rather than at the next turn. */
  wake(): void;
  /** Finishes the mail in hand and starts no other. */
  stop(): Promise<void>;
};

export type MailWorkerParts = { database: Database; carrier: MailCarrier; log: Log };

/** Carries the outbox's mail out, one after another, and looks again every few seconds. */
export function startMailWorker({ database, carrier, log }: MailWorkerParts): MailWorker {
  let isStopped = false;
  let round: Promise<void> | undefined;
  let isAskedAgain = false;

  const wake = () => {
    if (isStopped) return;
    if (round !== undefined) {
      isAskedAgain = true;
      return;
    }
    round = emptyOutbox().finally(() => {
      round = undefined;
      if (isAskedAgain) {
        isAskedAgain = false;
        wake();
      }
    });
  };

  async function emptyOutbox(): Promise<void> {
    try {
      while (!isStopped && (await deliverNext({ database, carrier, log }))) {
        // Until nothing is due.
      }
    } catch (error) {
      // The database did not answer: the mail is where it was, and the next look finds it.
      log.error({ err: error }, "mail could not be looked after");
    }
  }

  const timer = setInterval(wake, lookEveryMs);
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}

/** Delivers the mail that is due, if there is one; answers whether there was. */
export async function deliverNext(
  { database, carrier, log }: MailWorkerParts,
  clock = () => new Date(),
): Promise<boolean> {
  const mail = await claimMail(database, clock());
  if (!mail) return false;
  try {
    await carrier.deliver(mail);
  } catch (error) {
    const reason = reasonOf(error);
    const status = await recordFailure(database, mail, reason, clock());
    log.warn({ mail: mail.id, attempts: mail.attempts, reason, status }, "mail not delivered");
    return true;
  }
  await recordSent(database, mail.id, clock());
  log.info({ mail: mail.id, attempts: mail.attempts }, "mail delivered");
  return true;
}
