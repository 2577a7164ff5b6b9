import { createEmailVerificationToken } from "better-auth/api";
import { verificationLinkHours, writeVerificationMail } from "./account-mails.ts";
import type { AuthParts } from "./create-auth.ts";

/**
 * Asks a member to confirm their address. Ours to send, because better-auth sends it in the middle of
 * the transaction that creates the account, which every other writer would wait for.
 */
export async function sendVerificationMail(
  { secret, config, sendMail }: Pick<AuthParts, "secret" | "config" | "sendMail">,
  email: string,
): Promise<void> {
  const seconds = verificationLinkHours * 60 * 60;
  const token = await createEmailVerificationToken(secret, email, undefined, seconds);
  await sendMail(writeVerificationMail(config.publicUrl, email, token));
}
