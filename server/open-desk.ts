import { writeNextClasses } from "./classes/next-classes.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/tables.ts";
import { queueStudioMail } from "./mail/studio-mail.ts";
import { createAuth } from "./members/create-auth.ts";
import { createProfile } from "./members/profiles.ts";
import type { Log } from "./process/log.ts";
import type { PaymentProvider } from "./shop/payment-provider.ts";
import { createPurchaseMailer } from "./shop/purchase-mail.ts";
import type { Desk } from "./studio/desk.ts";

export type DeskParts = {
  database: Database;
  secret: string;
  log: Log;
  provider: PaymentProvider | undefined;
  wakeMail(): void;
};

/** What the owner works with: the server opens it for the screens, and the command line for itself. */
export function openDesk(config: Config, { database, secret, log, provider, wakeMail }: DeskParts): Desk {
  const { mailFrom, publicUrl } = config;
  const settings = { mailFrom, mailDomain: new URL(publicUrl).hostname, publicUrl };
  return {
    database,
    settings,
    secret,
    provider,
    wakeMail,
    openAuth: (connection) =>
      createAuth({
        database: connection,
        config,
        secret,
        log,
        sendMail: (mail) => queueStudioMail(connection, settings, mail),
        onNewMember: createProfile,
      }),
    mailer: createPurchaseMailer({
      database,
      settings,
      publicUrl,
      writeNextClasses: (purchase, now) => writeNextClasses(database, publicUrl, purchase, now),
    }),
  };
}
