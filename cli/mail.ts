import type { Database } from "../server/database/tables.ts";
import { requeueMail } from "../server/mail/outbox.ts";
import { withoutControls } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

const recentSent = 20;

export const mailHelp = `npm run studio -- mail               what is queued, parked or held, and what was sent last
npm run studio -- mail show ID       one mail as it is sent
npm run studio -- mail retry ID      send a parked or held mail again; "all" for every parked one

queued  waiting for delivery, or for the next attempt
sent    handed to the mail server (or written to DATA_DIR/mail)
parked  given up after a day of attempts; the reason is in the list
held    caught by the contact form's trap for robots; retry it if it is a real message`;

/** The owner's view of the outbox. Answers the lines to print. */
export async function runMailCommand(database: Database, [action = "list", id]: string[]): Promise<string> {
  if (action === "list") return listMail(database);
  if (action === "show" && id) return showMail(database, id);
  if (action === "retry" && id) return retryMail(database, id);
  throw new UsageError(mailHelp);
}

async function listMail(database: Database): Promise<string> {
  const columns = ["id", "status", "createdAt", "recipient", "subject", "attempts", "lastError"] as const;
  const outbox = database.selectFrom("outbox").select(columns).orderBy("createdAt", "desc");
  const open = await outbox.where("status", "!=", "sent").execute();
  const sent = await outbox.where("status", "=", "sent").limit(recentSent).execute();
  const rows = [...open, ...sent];
  if (rows.length === 0) return "No mail yet.";
  const lines = rows.map((row) => {
    const failure = row.lastError ? `\n        attempt ${row.attempts}: ${row.lastError}` : "";
    return `${row.status.padEnd(7)} ${row.createdAt.slice(0, 16)}Z  ${row.id}  to ${row.recipient}: ${row.subject}${failure}`;
  });
  return lines.map(withoutControls).join("\n");
}

async function showMail(database: Database, id: string): Promise<string> {
  const row = await database.selectFrom("outbox").select("raw").where("id", "=", id).executeTakeFirst();
  if (!row) throw new UsageError(`There is no mail with the id ${id}.`);
  if (!row.raw) return "What this mail said was deleted a week after it was sent.";
  return row.raw;
}

async function retryMail(database: Database, id: string): Promise<string> {
  const parked = database.selectFrom("outbox").select("id").where("status", "=", "parked");
  const ids = id === "all" ? (await parked.execute()).map((row) => row.id) : [id];
  const now = new Date();
  const requeued = await Promise.all(ids.map((each) => requeueMail(database, each, now)));
  const count = requeued.filter(Boolean).length;
  if (id !== "all" && count === 0) throw new UsageError(`No parked or held mail has the id ${id}.`);
  return `${count} queued again; a running server sends it within seconds.`;
}
