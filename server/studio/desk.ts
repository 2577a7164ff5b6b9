import type { ClassMailSettings, ClassParts } from "../classes/class-parts.ts";
import type { Database } from "../database/tables.ts";
import type { Auth } from "../members/create-auth.ts";
import type { PaymentProvider } from "../shop/payment-provider.ts";
import type { PurchaseMailer } from "../shop/purchase-mail.ts";

/** What the owner works with, at the screen and at the command line alike. */
export type Desk = ClassParts & {
  database: Database;
  settings: ClassMailSettings;
  /** Called when a mail waits in the outbox. */
  wakeMail(): void;
  /** Accounts, through a connection: what is done with them can be part of a transaction. */
  openAuth(database: Database): Auth;
  mailer: PurchaseMailer;
  /** Undefined where nothing is sold. */
  provider: PaymentProvider | undefined;
  /** Signs what comes back to us. */
  secret: string;
};
