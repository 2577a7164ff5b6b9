import type { ContactMessages, StuckMails } from "../../contract/studio.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { hurryMail, requeueMail } from "../mail/outbox.ts";
import { type Actor, audited } from "./audit.ts";
import type { Desk } from "./desk.ts";

const shownMessages = 200;
const shownMails = 200;

/** What visitors wrote through the contact form, the latest first. */
export async function listContactMessages(database: Database): Promise<ContactMessages> {
  const rows = await database
    .selectFrom("contactMessage")
    .selectAll()
    .orderBy("at", "desc")
    .limit(shownMessages)
    .execute();
  return { messages: rows.map((row) => ({ ...row, isHeld: row.isHeld === 1 })) };
}

export async function markAnswered(
  desk: Desk,
  actor: Actor,
  { id, isAnswered }: { id: string; isAnswered: boolean },
  now: Date,
): Promise<void> {
  await audited(desk, actor, "contact message marked", async ({ database }) => {
    const marked = await database
      .updateTable("contactMessage")
      .set({ answeredAt: isAnswered ? now.toISOString() : null })
      .where("id", "=", id)
      .returning("email")
      .executeTakeFirst();
    if (!marked) throw new AppError("not_found", "There is no such message.");
    return { subject: marked.email, after: { isAnswered }, result: undefined };
  });
}

/** Mail that was given up, held, or failed and will be tried again. */
export async function listStuckMails(database: Database): Promise<StuckMails> {
  const rows = await database
    .selectFrom("outbox")
    .select(["id", "createdAt", "recipient", "subject", "status", "attempts", "lastError", "nextAttemptAt"])
    .where((is) =>
      is.or([
        is("status", "in", ["parked", "held"]),
        is.and([is("status", "=", "queued"), is("lastError", "is not", null)]),
      ]),
    )
    .orderBy("createdAt", "desc")
    .limit(shownMails)
    .execute();
  return {
    mails: rows.flatMap(
      ({ id, createdAt, recipient, subject, status, attempts, lastError, nextAttemptAt }) =>
        status === "sent"
          ? []
          : [
              {
                id,
                at: createdAt,
                to: recipient,
                subject,
                status,
                attempts,
                reason: lastError,
                nextAttemptAt: status === "queued" ? nextAttemptAt : null,
              },
            ],
    ),
  };
}

export async function sendMailAgain(desk: Desk, actor: Actor, id: string, now: Date): Promise<void> {
  await audited(desk, actor, "mail sent again", async ({ database }) => {
    const mail = await database
      .selectFrom("outbox")
      .select(["recipient", "subject", "status"])
      .where("id", "=", id)
      .executeTakeFirst();
    const isOnItsWay = (await requeueMail(database, id, now)) || (await hurryMail(database, id, now));
    if (!mail || !isOnItsWay) throw new AppError("not_found", "No mail that waits has this id.");
    // What the trap caught is a message after all.
    await database.updateTable("contactMessage").set({ isHeld: 0 }).where("id", "=", id).execute();
    return {
      subject: `${mail.subject}, ${mail.recipient}`,
      before: { status: mail.status },
      result: undefined,
    };
  });
}
