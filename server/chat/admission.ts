import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";
import { type Counted, requireWithinLimit, requireWithinLimits } from "../http/require-within-limit.ts";

const tooManySoon = "That is a lot at once. Please wait a moment and ask again.";
const tooManyToday = "You have asked a lot today. Please come back tomorrow.";
const tooManyAll = "The assistant has had a busy day. Please come back tomorrow.";

const confirmFirst =
  "Please confirm your address to go on asking: the link is in the mail we sent you, and your dashboard sends a new one.";

const minuteMs = 60_000;
const daySeconds = 24 * 60 * 60;
const perDay = (count: number) => ({ count, windowSeconds: daySeconds });
/** No member has more than this part of what all have together, nor do all with an unconfirmed address. */
const memberShare = 0.1;
const unconfirmedShare = 0.1;
/** So many questions a day are answered before the address has to be confirmed. */
const unconfirmedOfMember = 5;
/** Of those who are over their limit, so many messages a minute are still read for an emergency. */
const weighedOfMember = 3;
const weighedOfAll = 60;
/** And so many of such a member's emergencies are stored. */
const storedBeyondLimit = perDay(20);

export type AdmissionParts = {
  database: Database;
  limits: Config["assistantLimits"];
  /** Where nobody reads mail, nobody has to have confirmed their address. */
  isDemonstration: boolean;
};

export type Asker = { uid: string; isVerified: boolean };

export type Admission = {
  /** Counts a question; answers why it may not be put, if so: an emergency is answered all the same. */
  findRefusal(asker: Asker): Promise<unknown>;
  /** Whether the words of somebody who was refused may be weighed, which takes the whole process a while. */
  mayWeigh(uid: string): boolean;
  /** Whether one more emergency of somebody who was refused may be stored. */
  mayStore(uid: string): Promise<boolean>;
};

/** Whose questions are read: limits come before everything that takes time. */
export function createAdmission({ database, limits, isDemonstration }: AdmissionParts): Admission {
  const { memberMinute, memberDay, allDay } = limits;
  const share = (part: number) => Math.max(1, Math.floor(allDay * part));
  const weighed = createMinuteCounter();
  return {
    async findRefusal({ uid, isVerified }) {
      const counted: Counted[] = [
        { key: `ask ${uid}`, limit: { count: memberMinute, windowSeconds: 60 }, sentence: tooManySoon },
        { key: `day ${uid}`, limit: perDay(Math.min(memberDay, share(memberShare))), sentence: tooManyToday },
        { key: "day of all", limit: perDay(allDay), sentence: tooManyAll },
      ];
      if (!isVerified && !isDemonstration) {
        counted.unshift(
          { key: `unconfirmed ${uid}`, limit: perDay(unconfirmedOfMember), sentence: confirmFirst },
          { key: "unconfirmed", limit: perDay(share(unconfirmedShare)), sentence: confirmFirst },
        );
      }
      try {
        await requireWithinLimits(database, counted);
        return undefined;
      } catch (error) {
        return error;
      }
    },
    mayWeigh: (uid) => weighed.count(uid) <= weighedOfMember && weighed.count("") <= weighedOfAll,
    async mayStore(uid) {
      try {
        await requireWithinLimit(database, `urgent ${uid}`, storedBeyondLimit, tooManyToday);
        return true;
      } catch {
        // Too many, or nothing can be written at all: either way the advice is given, and not stored.
        return false;
      }
    },
  };
}

/**
 * Counts in memory: it bounds the work of this process, and must work when nothing can be written. A minute begins with
 * what is counted first in it.
 */
function createMinuteCounter() {
  let endsAt = 0;
  const counts = new Map<string, number>();
  return {
    count(key: string): number {
      const now = performance.now();
      if (now >= endsAt) {
        counts.clear();
        endsAt = now + minuteMs;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count;
    },
  };
}
