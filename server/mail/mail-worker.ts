import type { Database } from "../database/tables.ts";
import type { Log } from "../process/log.ts";
import { reasonOf } from "../process/startup-error.ts";
import type { MailCarrier } from "./mail-carrier.ts";
import { claimMail, recordFailure, recordSent } from "./outbox.ts";

const lookEveryMs = 5_000;
/** Shorter than the outbox's lease: when that ends, no conversation of ours may still be going on. */
const deliveryLimitMs = 60_000;
/** How long a delivery may go on once we are asked to stop. */
const stopGraceMs = 2_000;

export type MailWorker = {
  /** Something was queued: look now rather than at the next turn. */
  wake(): void;
  /** Finishes the mail in hand, if that is soon, and starts no other. What is not finished stays queued. */
  stop(): Promise<void>;
};

export type MailWorkerParts = {
  database: Database;
  carrier: MailCarrier;
  log: Log;
  /** A mail was given up. */
  onParked?(): Promise<void>;
};
type Delivery = MailWorkerParts & { signal?: AbortSignal };

/** Carries the outbox's mail out, one after another, and looks again every few seconds. */
export function startMailWorker({
  database,
  carrier,
  log,
  onParked = async () => {},
}: MailWorkerParts): MailWorker {
  let isStopped = false;
  let round: Promise<void> | undefined;
  let isAskedAgain = false;
  const stopping = new AbortController();

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
      while (
        !isStopped &&
        (await deliverNext({ database, carrier, log, onParked, signal: stopping.signal }))
      ) {
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
      const grace = setTimeout(() => stopping.abort(), stopGraceMs);
      await round;
      clearTimeout(grace);
    },
  };
}

/** Delivers the mail that is due, if there is one; answers whether there was. */
export async function deliverNext(
  { database, carrier, log, onParked, signal }: Delivery,
  clock = () => new Date(),
): Promise<boolean> {
  const mail = await claimMail(database, clock());
  if (!mail) return false;
  try {
    const limit = AbortSignal.timeout(deliveryLimitMs);
    await carrier.deliver(mail, signal ? AbortSignal.any([signal, limit]) : limit);
  } catch (error) {
    const reason = reasonOf(error);
    const status = await recordFailure(database, mail, reason, clock());
    const line = { mail: mail.id, attempts: mail.attempts, reason };
    if (status === "parked") {
      log.error(line, "mail parked: it needs somebody to look at it");
      await onParked?.();
    } else log.warn(line, "mail not delivered, will be tried again");
    return true;
  }
  await recordSent(database, mail, clock());
  log.info({ mail: mail.id, attempts: mail.attempts }, "mail delivered");
  return true;
}
