import type { Database } from "../database/tables.ts";
import { latestBelievable } from "./belief.ts";
import type { Log } from "./log.ts";

/** What goes wrong without stopping anything, and what the owner can do about it. */
const sentences = {
  "unnamed proxy":
    "Requests come through a proxy that TRUSTED_PROXIES does not name, so all visitors share one limit: add its address there",
  "mail parked":
    "Mail could not be delivered for a day and was given up: `npm run studio -- mail` lists it and sends it again",
  "mail held":
    "The contact form's trap for robots holds messages: look with `npm run studio -- mail` whether one is real",
  "reconciliation failed":
    "What was paid could not be read back from the payment provider: check STRIPE_SECRET_KEY, and its status page",
  "webhooks refused":
    "Events at /webhooks/stripe were not signed as they should be: compare STRIPE_WEBHOOK_SECRET with the one at Stripe, unless somebody else sent them",
  "disk low": "The disk that holds DATA_DIR is nearly full: make room, or nothing can be stored",
  "model failing":
    "The model did not answer as it should, and the handbook did instead: check AI_BASE_URL, AI_API_KEY and AI_MODEL",
  crashed: "The server ended without having been stopped: look for the reason at the end of its log",
} as const;

export type ConcernKind = keyof typeof sentences;

export type Concern = { kind: string; sentence: string; detail: string; count: number; lastAt: string };

export type Concerns = {
  /** Notes that something happened; never fails, and writes at most once a minute for each kind. */
  raise(kind: ConcernKind, detail?: string): Promise<void>;
};

const writeEveryMs = 60_000;
const longestDetail = 200;
/** What has not happened again for so long is over. */
const rememberedMs = 3 * 24 * 60 * 60_000;

export function createConcerns(database: Database, log: Log): Concerns {
  const waiting = new Map<ConcernKind, { count: number; writtenAt: number }>();
  return {
    async raise(kind, detail = "") {
      const { count = 0, writtenAt = Number.NEGATIVE_INFINITY } = waiting.get(kind) ?? {};
      if (performance.now() - writtenAt < writeEveryMs) {
        waiting.set(kind, { count: count + 1, writtenAt });
        return;
      }
      waiting.set(kind, { count: 0, writtenAt: performance.now() });
      log.warn({ concern: kind, detail: detail.slice(0, longestDetail) }, sentences[kind]);
      await note(database, kind, detail, count + 1).catch((err) =>
        log.warn({ err }, "what concerns the owner could not be written down"),
      );
    },
  };
}

async function note(database: Database, kind: string, detail: string, count: number): Promise<void> {
  const now = new Date().toISOString();
  const changed = { detail: detail.slice(0, longestDetail), lastAt: now };
  await database
    .insertInto("concern")
    .values({ kind, ...changed, count, firstAt: now, toldAt: null })
    .onConflict((conflict) =>
      conflict.column("kind").doUpdateSet((is) => ({ ...changed, count: is("concern.count", "+", count) })),
    )
    .execute();
}

/** What still concerns the owner; of mail, only while there is some to look at. */
export async function listConcerns(
  database: Database,
  { now = new Date(), isUntoldOnly = false } = {},
): Promise<Concern[]> {
  const rows = await database
    .selectFrom("concern")
    .selectAll()
    .where("lastAt", ">", new Date(now.getTime() - rememberedMs).toISOString())
    .where("lastAt", "<=", latestBelievable(now, 0))
    .orderBy("kind")
    .execute();
  const open = await database
    .selectFrom("outbox")
    .select("status")
    .where("status", "in", ["parked", "held"])
    .distinct()
    .execute();
  const isOpen = new Set(open.map(({ status }) => `mail ${status}`));
  return rows
    .filter(({ kind }) => !kind.startsWith("mail ") || isOpen.has(kind))
    .filter(({ toldAt, lastAt }) => !isUntoldOnly || toldAt === null || toldAt < lastAt)
    .map(({ kind, detail, count, lastAt }) => ({ kind, detail, count, lastAt, sentence: sentenceOf(kind) }));
}

/** In one line: what, how often, and when last. */
export function describeConcern({ sentence, detail, count, lastAt }: Concern): string {
  const facts = [detail, count > 1 ? `${count} times` : "", `last ${lastAt.slice(0, 16)}Z`].filter(Boolean);
  return `${sentence} (${facts.join(", ")}).`;
}

function sentenceOf(kind: string): string {
  // A newer program may have noted what this one has no words for.
  return Object.hasOwn(sentences, kind) ? sentences[kind as ConcernKind] : kind;
}
