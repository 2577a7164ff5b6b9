import { sql } from "kysely";
import type { Database } from "../server/database/tables.ts";
import type { TestMember } from "../tests/parts/booking.ts";
import { join, type Till } from "./production.ts";
import { until } from "./stage.ts";

/** Members who write without a pause, each with a number that only grows, and buyers who pay. */
export type Writers = {
  /** How many writes were acknowledged so far, and how many were not. */
  acknowledged(): number;
  refused(): number;
  /** For each member, the last number that was acknowledged and the last that was sent. */
  numbers(): Map<string, { acknowledged: number; sent: number }>;
  /** The payments that were acknowledged. */
  paid(): string[];
  stop(): Promise<void>;
};

type WriterParts = {
  database: Database;
  till: Till;
  /** Where the next request goes. */
  addresses: string[];
  members: number;
  buyers: number;
  /** So many writes a second for each member; as many as there can be unless said. */
  pauseMs?: number;
};

export async function startWriting(parts: WriterParts): Promise<Writers> {
  const { database, addresses, till, pauseMs = 0 } = parts;
  const numbers = new Map<string, { acknowledged: number; sent: number }>();
  const paid: string[] = [];
  let acknowledged = 0;
  let refused = 0;
  let isOver = false;
  let turn = 0;
  const nextAddress = () => {
    turn += 1;
    return addresses[turn % addresses.length] ?? "";
  };

  const write = async ({ uid, cookie }: TestMember) => {
    const own = { acknowledged: 0, sent: 0 };
    numbers.set(uid, own);
    while (!isOver) {
      own.sent += 1;
      const started = performance.now();
      const status = await fetch(`${nextAddress()}/users/${uid}`, {
        method: "PATCH",
        body: JSON.stringify({ dietPreference: String(own.sent) }),
        headers: { "content-type": "application/json", cookie },
        signal: AbortSignal.timeout(60_000),
      }).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 0,
      );
      if (status === 200) {
        own.acknowledged = own.sent;
        acknowledged += 1;
      } else refused += 1;
      const rest = status === 200 ? pauseMs - (performance.now() - started) : 100;
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    }
  };
  const buy = async (number: number) => {
    for (let count = 0; !isOver; count += 1) {
      const address = nextAddress();
      const id = await till.pay(address, `buyer-${number}-${count}@example.com`).catch(() => undefined);
      const status = id === undefined ? 0 : await till.tell(address, id).catch(() => 0);
      if (id !== undefined && status === 200) {
        paid.push(id);
        acknowledged += 1;
      } else refused += 1;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  const members: TestMember[] = [];
  for (let index = 0; index < parts.members; index += 1)
    members.push(await join(database, `writer-${index}`));
  const work = [...members.map(write), ...Array.from({ length: parts.buyers }, (_, index) => buy(index))];
  await until("somebody has written", () => acknowledged > parts.members);
  return {
    acknowledged: () => acknowledged,
    refused: () => refused,
    numbers: () => new Map([...numbers].map(([uid, own]) => [uid, { ...own }])),
    paid: () => [...paid],
    async stop() {
      isOver = true;
      await Promise.all(work);
    },
  };
}

/** What of the acknowledged is not in a database, in words; empty if all of it is. */
export async function findLost(
  database: Database,
  before: Pick<Writers, "numbers" | "paid">,
  after: Pick<Writers, "numbers"> = before,
): Promise<string[]> {
  const profiles = await database
    .selectFrom("profile")
    .select(["uid", "dietPreference"])
    .where("uid", "like", "uid-writer-%")
    .execute();
  const written = new Map(profiles.map(({ uid, dietPreference }) => [uid, Number(dietPreference)]));
  const sent = after.numbers();
  const lost = [...before.numbers()].flatMap(([uid, { acknowledged }]) => {
    const found = written.get(uid) ?? 0;
    const latest = sent.get(uid)?.sent ?? 0;
    return found >= acknowledged && found <= latest
      ? []
      : [`${uid} has ${found}: ${acknowledged} was acknowledged, ${latest} sent`];
  });
  for (const table of ["purchase", "pass"] as const) {
    const rows = await database.selectFrom(table).select("id").execute();
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of before.paid()) if (!ids.has(id)) lost.push(`${id} has no ${table}`);
  }
  const { rows } = await sql<{ id: string }>`
    select "purchase"."id" from "purchase" left join "pass" on "pass"."id" = "purchase"."id"
    where "pass"."id" is null`.execute(database);
  return [...lost, ...rows.map(({ id }) => `${id} was sold without a pass`)];
}
