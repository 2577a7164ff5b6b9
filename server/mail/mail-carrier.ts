import type { ComposedMail } from "./compose-mail.ts";

/** Takes a mail out of our hands. Resolves only when it is safely in another's; gives up on the signal. */
export type MailCarrier = {
  description: string;
  deliver(mail: ComposedMail, signal: AbortSignal): Promise<void>;
};
