import { sql } from "kysely";
import type { Database, Tables } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { findProfile } from "./profiles.ts";

/** So many rows are in memory at a time, however many there are. */
const pageRows = 100;

/** What a member has a lot of, in the order it came to be. */
const long = {
  chat: { table: "chatExchange", columns: ["question", "response", "answeredBy", "createdAt"] },
  guides: { table: "guide", columns: ["kind", "inputs", "content", "answeredBy", "createdAt"] },
  mails: { table: "outbox", columns: ["subject", "status", "createdAt", "sentAt"] },
} as const;

/**
 * Everything we hold about a member, each thing under its own name, as JSON in pieces: it is read and written
 * a page at a time. Whoever adds a table with a uid adds it here.
 */
export async function* exportMemberData(database: Database, uid: string): AsyncGenerator<string, void> {
  const account = await database
    .selectFrom("user")
    .select(["name", "email", "emailVerified", "createdAt"])
    .where("id", "=", uid)
    .executeTakeFirst();
  // Deleted since they asked.
  if (!account) throw new AppError("unauthorized", "Please sign in first.");
  yield `{\n  "account": ${written({ ...account, emailVerified: account.emailVerified === 1 })}`;
  yield section(
    "signInMethods",
    await database
      .selectFrom("account")
      .select(["providerId", "createdAt"])
      .where("userId", "=", uid)
      .execute(),
  );
  yield section(
    "sessions",
    await database
      .selectFrom("session")
      .select(["createdAt", "expiresAt", "userAgent"])
      .where("userId", "=", uid)
      .execute(),
  );
  yield section("profile", (await findProfile(database, uid)) ?? null);
  yield* longSection(database, "chat", sql`"uid" = ${uid}`);
  yield* longSection(database, "guides", sql`"uid" = ${uid}`);
  yield section("passes", await database.selectFrom("pass").selectAll().where("uid", "=", uid).execute());
  yield section(
    "purchases",
    await database.selectFrom("purchase").selectAll().where("uid", "=", uid).execute(),
  );
  yield section(
    "bookings",
    await database
      .selectFrom("booking")
      .innerJoin("datedClass", "datedClass.id", "booking.classId")
      .select(["datedClass.classType", "datedClass.startsAt", "booking.status", "booking.endedBy"])
      .select(["booking.place", "booking.usesClass", "booking.madeAt", "booking.freeUntil"])
      .select(["booking.endedAt", "booking.attendance", "booking.timeZone", "booking.passId"])
      .where("booking.uid", "=", uid)
      .orderBy("booking.madeAt")
      .execute(),
  );
  yield section(
    "refunds",
    await database
      .selectFrom("refund")
      .innerJoin("purchase", "purchase.id", "refund.purchaseId")
      .select(["purchase.planName", "refund.amount", "purchase.currency", "refund.reason"])
      .select(["refund.state", "refund.askedAt", "refund.doneAt"])
      .where("purchase.uid", "=", uid)
      .orderBy("refund.askedAt")
      .execute(),
  );
  yield section(
    "questionsToTheTeacher",
    await database
      .selectFrom("teacherQuestion")
      .select(["text", "about", "askedAt", "answer", "answeredAt"])
      .where("uid", "=", uid)
      .orderBy("askedAt")
      .execute(),
  );
  yield section("keptByTheStudio", await findKeptByAddress(database, account.email));
  yield* longSection(database, "mails", sql`"recipient" = ${account.email}`);
  yield "\n}\n";
}

/** What is kept under an address, whoever wrote it: the owner's notes, contact messages, wishes about mail. */
async function findKeptByAddress(database: Database, email: string) {
  return {
    notes:
      (await database.selectFrom("ownerNote").selectAll().where("email", "=", email).executeTakeFirst()) ??
      null,
    guest:
      (await database.selectFrom("guest").selectAll().where("email", "=", email).executeTakeFirst()) ?? null,
    unsubscribed:
      (await database
        .selectFrom("unsubscription")
        .selectAll()
        .where("email", "=", email)
        .executeTakeFirst()) ?? null,
    changes: await database
      .selectFrom("audit")
      .select(["at", "act", "before", "after"])
      .where("subject", "=", email)
      .orderBy("id")
      .execute(),
    contactMessages: await database
      .selectFrom("contactMessage")
      .select(["at", "name", "message", "answeredAt"])
      .where("email", "=", email)
      .orderBy("at")
      .execute(),
  };
}

type Row = { id: string; createdAt: string; inputs?: string };

async function* longSection(
  database: Database,
  name: keyof typeof long,
  isTheirs: ReturnType<typeof sql<boolean>>,
): AsyncGenerator<string, void> {
  const { table, columns } = long[name];
  let after: Row | undefined;
  let isFirst = true;
  yield `,\n  "${name}": [`;
  for (;;) {
    const from = after && sql`and ("createdAt", "id") > (${after.createdAt}, ${after.id})`;
    // A page: which columns and of whom differs, and Kysely's types would have to know all three at once.
    const { rows } = await sql<Row>`
      select ${sql.join(["id" as const, ...columns].map((column) => sql.ref(column)))}
      from ${sql.table(table satisfies keyof Tables)} where ${isTheirs} ${from ?? sql``}
      order by "createdAt", "id" limit ${sql.lit(pageRows)}`.execute(database);
    for (const { id: _, ...row } of rows) {
      // We wrote the inputs ourselves, as JSON.
      const shown = row.inputs === undefined ? row : { ...row, inputs: JSON.parse(row.inputs) };
      yield `${isFirst ? "" : ","}\n    ${written(shown, "    ")}`;
      isFirst = false;
    }
    after = rows.at(-1);
    if (rows.length < pageRows) break;
  }
  yield isFirst ? "]" : "\n  ]";
}

function section(name: string, value: unknown): string {
  return `,\n  "${name}": ${written(value)}`;
}

/** As `JSON.stringify` would write it at this depth. */
function written(value: unknown, indent = "  "): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${indent}`);
}
