import type { Context } from "hono";
import { stream } from "hono/streaming";
import type { AccountDeletion } from "../../contract/accounts.ts";
import type { Database } from "../database/tables.ts";
import { transact } from "../database/transact.ts";
import { AppError } from "../http/errors.ts";
import { readBody } from "../http/read-body.ts";
import type { ComposedMail } from "../mail/compose-mail.ts";
import { queueMail } from "../mail/outbox.ts";
import { composeStudioMail, type MailSettings } from "../mail/studio-mail.ts";
import { deletionSchema } from "./account-bodies.ts";
import { writeFarewellMail } from "./account-mails.ts";
import type { AttemptCounter } from "./attempts.ts";
import type { Auth } from "./create-auth.ts";
import { exportMemberData } from "./export-member-data.ts";
import type { MemberCheck } from "./require-member.ts";

/** Cancels what a member has booked and forgets what they had, as part of the deletion. */
export type EndBookings = (transaction: Database, member: { uid: string; email: string }) => Promise<void>;

export type MemberDataParts = {
  database: Database;
  auth: Auth;
  attempts: AttemptCounter;
  members: MemberCheck;
  /** Gives a member what was bought with their confirmed address. */
  attachPurchases(uid: string, email: string): Promise<void>;
  countClassesLeft(uid: string): Promise<number>;
  mailSettings: MailSettings;
  endBookings: EndBookings;
  /** Called when a mail waits in the outbox. */
  wakeMail(): void;
};

/** What a member may ask of the studio by right: everything it holds about them, and its end. */
export function createMemberDataEndpoints(parts: MemberDataParts) {
  const { database, auth, attempts, members, attachPurchases } = parts;
  /** With all that is theirs: what was bought with their address too, once it is confirmed. */
  const requireMember = async (c: Context) => {
    const member = await members.require(c);
    if (member.isVerified) await attachPurchases(member.uid, member.email);
    return member;
  };
  return {
    async download(c: Context) {
      const { uid } = await members.require(c);
      const pieces = exportMemberData(database, uid);
      // Whoever was deleted since they asked is told so before anything is sent.
      const { value: first = "" } = await pieces.next();
      c.header("Content-Disposition", 'attachment; filename="my-data.json"');
      c.header("Cache-Control", "no-store");
      c.header("Content-Type", "application/json");
      return stream(c, async (out) => {
        await out.write(first);
        for await (const piece of pieces) {
          if (out.aborted) return;
          await out.write(piece);
        }
      });
    },
    /** What a deletion would cost, to be told before it is done. */
    async previewDeletion(c: Context) {
      const { uid } = await requireMember(c);
      c.header("Cache-Control", "no-store");
      return c.json<AccountDeletion>({
        classesLeft: await parts.countClassesLeft(uid),
        isSubscribed: await isSubscribed(database, uid),
      });
    },
    async remove(c: Context) {
      const { uid, email } = await requireMember(c);
      const body = await readBody(c, deletionSchema);
      await attempts.count(c, email);
      const { headers } = c.req.raw;
      await auth.api.verifyPassword({ body, headers }).catch((cause) => {
        throw new AppError("bad_request", "This is not your password.", { cause });
      });
      await requireNoSubscription(database, uid);
      const farewell = await composeStudioMail(parts.mailSettings, writeFarewellMail(email), new Date());
      // First, while the session is there: the answer takes the browser's cookies away.
      const answer = await auth.api.signOut({ headers, asResponse: true });
      await deleteMember(database, { uid, email }, parts.endBookings, farewell);
      parts.wakeMail();
      return answer;
    },
  };
}

/** Whoever is gone can no longer cancel what goes on being charged. */
async function requireNoSubscription(database: Database, uid: string): Promise<void> {
  if (await isSubscribed(database, uid)) {
    throw new AppError(
      "bad_request",
      "Please cancel the subscription first, so that it is not charged again.",
    );
  }
}

async function isSubscribed(database: Database, uid: string): Promise<boolean> {
  const running = await database
    .selectFrom("pass")
    .select("id")
    .where("uid", "=", uid)
    .where("isRenewing", "=", 1)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return running !== undefined;
}

/**
 * Really deletes a member: account, sessions and document, in one step, and promises them a mail about it.
 * Mail that was sent stays, and so do sales, which no longer name the account.
 */
async function deleteMember(
  database: Database,
  { uid, email }: { uid: string; email: string },
  endBookings: EndBookings,
  farewell?: ComposedMail,
): Promise<void> {
  await transact(database, async (transaction) => {
    // First the account: whoever is writing the member's document at this moment waits for it, and finds it gone.
    const { numDeletedRows } = await transaction
      .deleteFrom("user")
      .where("id", "=", uid)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n && farewell) await queueMail(transaction, farewell, new Date());
    await endBookings(transaction, { uid, email });
    await transaction
      .updateTable("purchase")
      .set({ uid: null, browser: null })
      .where("uid", "=", uid)
      .execute();
    await transaction.updateTable("pass").set({ uid: null }).where("uid", "=", uid).execute();
    await transaction.deleteFrom("profile").where("uid", "=", uid).execute();
    await transaction.deleteFrom("calendarFeed").where("uid", "=", uid).execute();
    await transaction.deleteFrom("chatExchange").where("uid", "=", uid).execute();
    await transaction.deleteFrom("guide").where("uid", "=", uid).execute();
    await transaction.deleteFrom("teacherQuestion").where("uid", "=", uid).execute();
    await transaction.deleteFrom("owner").where("uid", "=", uid).execute();
    await transaction.deleteFrom("ownerNote").where("email", "=", email.toLowerCase()).execute();
    await transaction.deleteFrom("guest").where("email", "=", email.toLowerCase()).execute();
    await transaction
      .deleteFrom("contactMessage")
      .where((is) => is(is.fn("lower", ["email"]), "=", email.toLowerCase()))
      .execute();
    await transaction.deleteFrom("session").where("userId", "=", uid).execute();
    await transaction.deleteFrom("account").where("userId", "=", uid).execute();
    await transaction.deleteFrom("verification").where("value", "=", uid).execute();
  });
}

/** The same by address; answers whether there was such a member. */
export async function removeMember(
  database: Database,
  email: string,
  endBookings: EndBookings,
): Promise<boolean> {
  const user = await database
    .selectFrom("user")
    .select("id")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  if (!user) return false;
  await requireNoSubscription(database, user.id);
  await deleteMember(database, { uid: user.id, email }, endBookings);
  return true;
}
