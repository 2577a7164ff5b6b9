import { z } from "zod";
import { dateOf } from "../clock/studio-clock.ts";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { inviteOwner, listOwners, removeOwner } from "../server/studio/owners.ts";
import { commandLine, openCommandDesk, told } from "./desk.ts";
import { withoutControls } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

export const ownerHelp = `npm run studio -- owner list                 who looks after the studio at /studio
npm run studio -- owner invite EMAIL         mail a link that makes the member with this address an owner, once
npm run studio -- owner remove EMAIL         they are an owner no longer; the account stays`;

const emailSchema = z.email();

/** Who may use the owner's screens. Answers the lines to print. */
export async function runOwnerCommand(
  database: Database,
  config: Config,
  [action = "list", email = ""]: string[],
): Promise<string> {
  if (action === "list") return describeOwners(database);
  if (action !== "invite" && action !== "remove") throw new UsageError(ownerHelp);
  if (!emailSchema.safeParse(email).success)
    throw new UsageError(`Please give an email address.\n\n${ownerHelp}`);
  const desk = await openCommandDesk(database, config);
  if (action === "remove") {
    await told(removeOwner(desk, commandLine, email));
    return `${email} is an owner no longer.`;
  }
  await inviteOwner(desk, commandLine, email, new Date());
  return `A link for ${email} is in the outbox; a running server sends it within seconds. It works once, for seven days.`;
}

async function describeOwners(database: Database): Promise<string> {
  const owners = await listOwners(database);
  if (owners.length === 0) return "Nobody yet: npm run studio -- owner invite EMAIL.";
  return owners
    .map(({ email, name, since }) => withoutControls(`${dateOf(new Date(since))}  ${email}  ${name}`))
    .join("\n");
}
