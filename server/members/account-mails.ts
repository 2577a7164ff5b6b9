import { studio } from "#content/studio.ts";
import type { StudioMail } from "../mail/studio-mail.ts";

export const resetLinkHours = 1;
export const verificationLinkHours = 48;

// Nothing that a visitor wrote is in these mails: they go to whatever address somebody typed in.
// The links lead to pages with a button: a mail scanner that opens them uses nothing up.

export function writeResetMail(publicUrl: string, email: string, token: string): StudioMail {
  return {
    to: email,
    subject: "Choose a new password",
    text: `Hello,

somebody, most likely you, asked for a new password at ${studio.name}.
Choose one here, within the hour:

${publicUrl}/reset-password?token=${token}

When it is set, you are signed out everywhere else.
If it was not you, do nothing: your password stays as it is.
${signature}`,
  };
}

export function writeVerificationMail(publicUrl: string, email: string, token: string): StudioMail {
  return {
    to: email,
    subject: "Please confirm your address",
    text: `Hello,

please confirm that this is your address, within two days:

${publicUrl}/verify-email?token=${token}

If you did not register at ${studio.name}, do nothing.
${signature}`,
  };
}

export function writeFarewellMail(email: string): StudioMail {
  return {
    to: email,
    subject: "Your account was deleted",
    text: `Hello,

your account at ${studio.name} was deleted just now, as you asked.

Gone for good: your profile and preferences, your conversations with the assistant
and everything it wrote for you, and your way to sign in.

What stays: our records of what you bought and of mail we sent you. A pass that was
still valid stays with this address: it is yours again if you come back with it.

If it was not you, please write to us at once: ${studio.email}
${signature}`,
  };
}

export function writeGuessingMail(publicUrl: string, email: string): StudioMail {
  return {
    to: email,
    subject: "Somebody is trying to sign in as you",
    text: `Hello,

somebody has tried many passwords for your account at ${studio.name}. None of them
has to have been right; we make them wait, and you can go on as you are used to.

If your password is short or used elsewhere too, choose a new one:

${publicUrl}/reset-password
${signature}`,
  };
}

export function writeInvitationMail(publicUrl: string, email: string): StudioMail {
  return {
    to: email,
    subject: `Your invitation to ${studio.name}`,
    text: `Hello,

${studio.name} invites you to become a member. Create your account here:

${publicUrl}/login?mode=register&email=${encodeURIComponent(email)}

Members have a yoga and diet assistant, personal plans and their passes in one place.
${signature}`,
  };
}

const signature = `
-- 
${studio.name}
${studio.email}${studio.address ? `\n${studio.address}` : ""}
`;
