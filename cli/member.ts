import { z } from "zod";
import { dateOf } from "../clock/studio-clock.ts";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { blockedMember, listBlocks } from "../server/http/blocks.ts";
import {
  addPerson,
  blockPerson,
  invitePerson,
  removePerson,
  resetPassword,
  signOutPerson,
  unblockPerson,
} from "../server/studio/change-people.ts";
import type { Desk } from "../server/studio/desk.ts";
import { commandLine, openCommandDesk, told } from "./desk.ts";
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
  const commands: Record<string, (desk: Desk) => Promise<string>> = {
    add: (desk) => add(desk, email, name.join(" ")),
    invite: (desk) => invite(desk, email),
    reset: (desk) => reset(desk, email),
    "sign-out": (desk) => signOut(desk, email),
    block: (desk) => shutOut(desk, email),
    unblock: (desk) => letIn(desk, email),
    remove: (desk) => remove(desk, email),
  };
  const command = commands[action];
  if (!command) throw new UsageError(memberHelp);
  if (!emailSchema.safeParse(email).success)
    throw new UsageError(`Please give an email address.\n\n${memberHelp}`);
  return told(command(await openCommandDesk(database, config)));
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

async function add(desk: Desk, email: string, name: string): Promise<string> {
  const { password } = await addPerson(desk, commandLine, { email, name });
  return `${email} can sign in at ${desk.settings.publicUrl}/login with the password ${password}`;
}

async function invite(desk: Desk, email: string): Promise<string> {
  if (!(await invitePerson(desk, commandLine, email, new Date()))) return `${email} was invited today.`;
  return `An invitation to ${email} is in the outbox; a running server sends it within seconds.`;
}

async function reset(desk: Desk, email: string): Promise<string> {
  await resetPassword(desk, commandLine, email);
  return `A link for ${email} is in the outbox; a running server sends it within seconds.`;
}

async function remove(desk: Desk, email: string): Promise<string> {
  await removePerson(desk, commandLine, email, new Date());
  return `${email} is no longer a member. Mail that was sent is kept.`;
}

async function signOut(desk: Desk, email: string): Promise<string> {
  const count = await signOutPerson(desk, commandLine, email);
  return `${email} is signed out everywhere; ${count === 1 ? "one session was" : `${count} sessions were`} ended.`;
}

async function shutOut(desk: Desk, email: string): Promise<string> {
  await blockPerson(desk, commandLine, email, new Date());
  return `${email} is signed out everywhere and cannot sign in.`;
}

async function letIn(desk: Desk, email: string): Promise<string> {
  await unblockPerson(desk, commandLine, email);
  return `${email} can sign in again.`;
}
