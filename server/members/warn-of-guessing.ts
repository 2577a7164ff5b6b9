import { writeGuessingMail } from "./account-mails.ts";
import type { AuthParts } from "./create-auth.ts";

/** Mails a member that somebody is guessing their password; an address that is nobody's gets nothing. */
export async function warnOfGuessing(
  { database, config, sendMail }: Pick<AuthParts, "database" | "config" | "sendMail">,
  email: string,
): Promise<void> {
  const user = await database
    .selectFrom("user")
    .select("email")
    .where("email", "=", email)
    .executeTakeFirst();
  if (user) await sendMail(writeGuessingMail(config.publicUrl, user.email));
}
