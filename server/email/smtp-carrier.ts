import { createTransport } from "nodemailer";
import type { MailCarrier } from "./mail-carrier.ts";

/** Shorter than the outbox's lease: when the lease ends, no conversation of ours may still be going on. */
const conversationLimitMs = 60_000;

/** Delivers over SMTP, one conversation a mail, each step bounded in time. */
export function createSmtpCarrier(url: string): MailCarrier {
  return {
    description: `SMTP through ${new URL(url).host}`,
    async deliver({ sender, recipient, raw }) {
      const transport = createTransport({
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      });
      const limit = setTimeout(() => transport.close(), conversationLimitMs);
      try {
        await transport.sendMail({ envelope: { from: sender, to: recipient }, raw });
      } finally {
        clearTimeout(limit);
        transport.close();
      }
    },
  };
}
