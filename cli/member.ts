import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { z } from "zod";
import { dateOf } from "../clock/studio-clock.ts";
import { endMemberBookings } from "../server/classes/end-member-bookings.ts";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { blockedMember, listBlocks, unblock } from "../server/http/blocks.ts";
import { AppError } from "../server/http/errors.ts";
import { queueStudioMail, type StudioMail } from "../server/mail/studio-mail.ts";
import { writeInvitationMail } from "../server/members/account-mails.ts";
import { addMember } from "../server/members/add-member.ts";
import { blockMember, signOutEverywhere } from "../server/members/block-member.ts";
import { createAuth } from "../server/members/create-auth.ts";
import { type EndBookings, removeMember } from "../server/members/member-data.ts";
import { createProfile } from "../server/members/profiles.ts";
import { readOrCreateSecret } from "../server/process/data-folder.ts";
import { withoutControls } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

export const memberHelp = `npm run studio -- member list                every member
npm run studio -- member add EMAIL [NAME]    create an account; prints a password to hand over
npm run studio -- member invite EMAIL        mail an invitation to register
npm run studio -- member reset EMAIL         mail a link to choose a new password
npm run studio -- member sign-out EMAIL      end every session
npm run studio -- member block EMAIL         sign out everywhere, and let nobody in with this address; "unblock" to undo it
npm run studio -- member remove EMAIL        delete the account and everything in it, for good`;

const emailSchema = z.email();

/** The owner's view of the members. Answers the lines to print. */
export async function runMemberCommand(
  database: Database,
  config: Config,
  [action = "list", email = "", ...name]: string[],
): Promise<string> {
  if (action === "list") return listMembers(database);
  const commands: Record<string, () => Promise<string>> = {
    add: () => add(database, config, email, name.join(" ")),
    invite: () => invite(database, config, email),
    reset: () => reset(database, config, email),
    "sign-out": () => signOut(database, email),
    block: () => shutOut(database, email),
    unblock: () => letIn(database, email),
    remove: () => remove(database, config, email),
  };
  const command = commands[action];
  if (!command) throw new UsageError(memberHelp);
  if (!emailSchema.safeParse(email).success)
    throw new UsageError(`Please give an email address.\n\n${memberHelp}`);
  return command();
}

async function listMembers(database: Database): Promise<string> {
  const members = await database
    .selectFrom("user")
    .select(["email", "name", "createdAt", "emailVerified"])
    .orderBy("createdAt")
    .execute();
  if (members.length === 0) return "No members yet.";
  const blocked = new Set((await listBlocks(database)).map(({ what }) => what));
  return members
    .map(({ email, name, createdAt, emailVerified }) => {
      const notes = [
        ...(emailVerified === 1 ? [] : ["  (address not confirmed)"]),
        ...(blocked.has(blockedMember(email)) ? ["  (blocked)"] : []),
      ];
      return withoutControls(`${dateOf(new Date(createdAt))}  ${email}  ${name}${notes.join("")}`);
    })
    .join("\n");
}

async function add(database: Database, config: Config, email: string, name: string): Promise<string> {
  if (await findMember(database, email)) throw new UsageError(`${email} is a member already.`);
  const password = randomBytes(9).toString("base64url");
  await addMember(openAuth(database, config), { name: name || "Anonymous", email, password });
  return `${email} can sign in at ${config.publicUrl}/login with the password ${password}`;
}

async function invite(database: Database, config: Config, email: string): Promise<string> {
  if (await findMember(database, email)) throw new UsageError(`${email} is a member already.`);
  await mailer(database, config)(writeInvitationMail(config.publicUrl, email));
  return `An invitation to ${email} is in the outbox; a running server sends it within seconds.`;
}

async function reset(database: Database, config: Config, email: string): Promise<string> {
  if (!(await findMember(database, email))) throw new UsageError(noMember(email));
  await openAuth(database, config).api.requestPasswordReset({ body: { email } });
  return `A link for ${email} is in the outbox; a running server sends it within seconds.`;
}

async function remove(database: Database, config: Config, email: string): Promise<string> {
  const wasThere = await removeMember(database, email, endBookings(config)).catch((error) => {
    throw error instanceof AppError ? new UsageError(error.message) : error;
  });
  if (!wasThere) throw new UsageError(noMember(email));
  return `${email} is no longer a member. Mail that was sent is kept.`;
}

async function signOut(database: Database, email: string): Promise<string> {
  const count = await signOutEverywhere(database, email);
  if (count === undefined) throw new UsageError(noMember(email));
  return `${email} is signed out everywhere; ${count === 1 ? "one session was" : `${count} sessions were`} ended.`;
}

async function shutOut(database: Database, email: string): Promise<string> {
  await blockMember(database, email);
  return `${email} is signed out everywhere and cannot sign in.`;
}

async function letIn(database: Database, email: string): Promise<string> {
  if (!(await unblock(database, blockedMember(email)))) throw new UsageError(`${email} was not blocked.`);
  return `${email} can sign in again.`;
}

function endBookings({ mailFrom, publicUrl }: Config): EndBookings {
  const settings = { mailFrom, mailDomain: new URL(publicUrl).hostname, publicUrl };
  return (transaction, member) => endMemberBookings(transaction, settings, member, new Date());
}

function noMember(email: string): string {
  return `There is no member with the address ${email}.`;
}

function findMember(database: Database, email: string) {
  return database.selectFrom("user").select("id").where("email", "=", email.toLowerCase()).executeTakeFirst();
}

function openAuth(database: Database, config: Config) {
  return createAuth({
    database,
    config,
    secret: config.authSecret ?? readOrCreateSecret(config.dataDir),
    log: pino({ level: "silent" }),
    sendMail: mailer(database, config),
    onNewMember: createProfile,
  });
}

function mailer(database: Database, { mailFrom, publicUrl }: Config) {
  const mailDomain = new URL(publicUrl).hostname;
  return (mail: StudioMail) => queueStudioMail(database, { mailFrom, mailDomain }, mail);
}
