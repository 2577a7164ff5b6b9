import { studio } from "#content/studio.ts";
import type { Config } from "../../server/config.ts";
import type { Database } from "../../server/database/tables.ts";
import { createSmtpCarrier } from "../../server/mail/smtp-carrier.ts";
import { composeStudioMail } from "../../server/mail/studio-mail.ts";
import { reasonOf } from "../../server/process/startup-error.ts";
import { examine, type Finding } from "./finding.ts";

const deliveryLimitMs = 30_000;

/** Sends the studio a mail as buyers are sent one, and looks for mail that nobody got. */
export async function checkMail(database: Database, config: Config): Promise<Finding[]> {
  return [
    ...(await examine("Mail", () => sendTestMail(config))),
    ...(await examine("Outbox", () => countParked(database))),
  ];
}

async function sendTestMail({
  smtpUrl,
  mailFrom,
  publicUrl,
  dataDir,
  isProduction,
}: Config): Promise<string> {
  if (!smtpUrl && isProduction)
    throw new Error(`nobody gets any: it is written to ${dataDir}/mail. Set SMTP_URL to send it`);
  if (!smtpUrl) return `written to ${dataDir}/mail; set SMTP_URL to send it`;
  const mail = await composeStudioMail(
    { mailFrom, mailDomain: new URL(publicUrl).hostname },
    {
      to: studio.email,
      subject: "A test of your mail server",
      text: "You ran `npm run studio -- doctor`. This mail arrived, so members get theirs.\n",
    },
    new Date(),
  );
  try {
    await createSmtpCarrier(smtpUrl).deliver(mail, AbortSignal.timeout(deliveryLimitMs));
  } catch (error) {
    throw new Error(
      `the mail server at SMTP_URL refuses us (${reasonOf(error)}): ${adviceFor(error, mailFrom)}`,
    );
  }
  return `the mail server took a test mail from ${mailFrom} to ${studio.email}; look whether it arrived`;
}

function adviceFor(error: unknown, mailFrom: string): string {
  const command = error instanceof Error && "command" in error ? String(error.command) : "";
  if (command.startsWith("AUTH")) return "check the user and password in it";
  if (/^(MAIL|RCPT|DATA)/.test(command)) {
    return `it may only take mail from addresses it knows: confirm ${mailFrom} there, or set MAIL_FROM to one that is`;
  }
  return "check its name, port and password";
}

async function countParked(database: Database): Promise<string> {
  const parked = await database
    .selectFrom("outbox")
    .select((is) => is.fn.countAll().as("count"))
    .where("status", "=", "parked")
    .executeTakeFirstOrThrow();
  const count = Number(parked.count);
  if (count > 0) {
    throw new Error(
      `${count} ${count === 1 ? "mail was" : "mails were"} given up after a day: \`npm run studio -- mail\` says why, \`npm run studio -- mail retry all\` sends them`,
    );
  }
  return "no mail was given up";
}
