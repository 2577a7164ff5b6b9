import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { buildFolder } from "#build-folder";
import { schedule } from "#content/schedule.ts";
import type { Assistant } from "../assistant/assistant.ts";
import { findContentMistakes } from "../content/check.ts";
import { findHandbookMistakes } from "../handbook/check-handbook.ts";
import { type Config, projectRoot } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import type { Database } from "./database/tables.ts";
import { createClientAddressFinder } from "./http/client-address.ts";
import { deleteEndedWindows } from "./http/require-within-limit.ts";
import { createFileCarrier } from "./mail/file-carrier.ts";
import type { MailCarrier } from "./mail/mail-carrier.ts";
import { type MailWorker, startMailWorker } from "./mail/mail-worker.ts";
import { releaseLeases } from "./mail/outbox.ts";
import { queueStudioMail } from "./mail/studio-mail.ts";
import { type Auth, type AuthParts, createAuth } from "./members/create-auth.ts";
import { createGoogleAuth } from "./members/google-auth.ts";
import { createProfile } from "./members/profiles.ts";
import { sendVerificationMail } from "./members/send-verification-mail.ts";
import { prepareDataFolder, readOrCreateSecret } from "./process/data-folder.ts";
import type { Log } from "./process/log.ts";
import { repeat } from "./process/repeat.ts";
import { StartupError } from "./process/startup-error.ts";
import { createWorkInHand, type WorkInHand } from "./process/work-in-hand.ts";
import { writeCalendar } from "./schedule/calendar.ts";
import type { FulfilmentParts } from "./shop/fulfil-purchase.ts";
import { openPayments, type Payments } from "./shop/open-payments.ts";
import { createPurchaseMailer } from "./shop/purchase-mail.ts";
import { releaseReadingTurns } from "./shop/reading-turn.ts";
import { reconcile } from "./shop/reconcile.ts";
import { deleteOldAttempts } from "./shop/start-checkout.ts";
import { loadSite, type Site } from "./site/site.ts";

/** Everything the endpoints are given. This file is the only one that decides which implementation. */
export type Services = {
  config: Config;
  log: Log;
  database: Database;
  site: Site;
  /** Signs sessions and whatever else must come back to us unchanged. */
  secret: string;
  auth: Auth;
  openGoogleAuth: (() => Promise<Auth>) | undefined;
  /** Asks a member to confirm their address. */
  sendVerification(email: string): Promise<void>;
  payments: Payments;
  /** What it takes to give a buyer what was paid for; undefined where nothing is sold. */
  fulfilment: FulfilmentParts | undefined;
  /** Reads back what the payment provider knows; also done at start, and every hour by one of all processes. */
  reconcile(): Promise<void>;
  /** Whoever answers members. */
  openAssistant(): Promise<Assistant>;
  /** The answers that are being written, some of them for members who have left. */
  answering: WorkInHand;
  mailWorker: MailWorker;
  mailFrom: string;
  mailDomain: string;
  clientAddressOf(c: Context): string;
  /** For each port, which implementation is in use; shown when the server starts. */
  ports: Record<string, string>;
  close(): Promise<void>;
};

const hourMs = 60 * 60_000;
/** How soon another process takes over where one died. */
const reconcileTickMs = 10 * 60_000;

/** The site may be given by whoever opens services many times over: reading it is most of the time. */
export async function openServices(config: Config, log: Log, openSite = loadSite): Promise<Services> {
  const mistakes = [...findContentMistakes(), ...findHandbookMistakes()];
  if (mistakes.length > 0) throw new StartupError(mistakes.join("\n"));
  prepareDataFolder(config.dataDir);
  const site = await openSite(join(projectRoot, buildFolder, "client"), config);
  const opened = await openDatabase(config, log);
  const { database } = opened;

  const carrier = await openCarrier(config);
  if (opened.hasOneOwner) {
    await releaseLeases(database);
    await releaseReadingTurns(database);
  }
  if (config.contact.origin && !config.smtpUrl) {
    log.warn(
      "Contact messages sent without scripts do not reach EmailJS: set SMTP_URL, or look in the mail folder.",
    );
  }
  const mailWorker = startMailWorker({ database, carrier, log });

  const secret = config.authSecret ?? readOrCreateSecret(config.dataDir);
  const mailSettings = { mailFrom: config.mailFrom, mailDomain: new URL(config.publicUrl).hostname };
  const authParts: AuthParts = {
    database,
    config,
    secret,
    log,
    async sendMail(mail) {
      await queueStudioMail(database, mailSettings, mail);
      mailWorker.wake();
    },
    onNewMember: createProfile,
  };
  const auth = createAuth(authParts);

  const payments = await openPayments(config, database, secret);
  const fulfilment = payments.provider && {
    database,
    provider: payments.provider,
    log,
    mailer: createPurchaseMailer({
      database,
      settings: mailSettings,
      publicUrl: config.publicUrl,
      writeCalendar: (now, link) => writeCalendar(schedule, config.publicUrl, now, link),
    }),
    wakeMail: () => mailWorker.wake(),
  };
  if (!fulfilment) log.warn("Nothing can be bought: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.");

  const sweep = async () => {
    await deleteEndedWindows(database);
    await deleteOldAttempts(database);
  };
  const sweeping = repeat(hourMs, "sweeping", sweep, log);
  const reconciling = repeat(
    reconcileTickMs,
    "reconciliation with the payment provider",
    async (why) => {
      if (!fulfilment) return;
      const hourAgo = new Date(Date.now() - hourMs);
      await reconcile(fulfilment, why === "due" ? { unlessDoneSince: hourAgo } : {});
    },
    log,
  );
  void reconciling.run();

  let assistant: Promise<Assistant> | undefined;
  const findClientAddress = createClientAddressFinder(config.trustedProxies);
  return {
    config,
    log,
    database,
    site,
    secret,
    auth,
    openGoogleAuth: config.google && createGoogleAuth(authParts, config.google),
    sendVerification: (email) => sendVerificationMail(authParts, email),
    payments,
    fulfilment,
    reconcile: reconciling.run,
    openAssistant() {
      assistant ??= openAssistant(config, log);
      return assistant;
    },
    answering: createWorkInHand(),
    mailWorker,
    ...mailSettings,
    clientAddressOf: (c) => findClientAddress(getConnInfo(c).remote.address, c.req.header("x-forwarded-for")),
    ports: {
      Database: opened.description,
      Accounts: `email and password${config.google ? " or Google" : ""}, in the database`,
      Checkout: payments.provider?.description ?? "none: nothing can be bought",
      Assistant: config.model
        ? `${config.model.model} at ${new URL(config.model.baseUrl).host}, and the handbook when it fails`
        : "the handbook",
      Mail: carrier.description,
      "Contact form": config.contact.origin ? `EmailJS at ${config.contact.origin}` : "this server",
    },
    async close() {
      await Promise.all([sweeping.stop(), reconciling.stop()]);
      await mailWorker.stop();
      await opened.close();
    },
  };
}

async function openCarrier(config: Config): Promise<MailCarrier> {
  if (!config.smtpUrl) return createFileCarrier(join(config.dataDir, "mail"));
  const { createSmtpCarrier } = await import("./mail/smtp-carrier.ts");
  return createSmtpCarrier(config.smtpUrl);
}

/** With the first question, not before: what the assistant knows takes memory. */
async function openAssistant({ model }: Config, log: Log): Promise<Assistant> {
  const { createAssistant } = await import("../assistant/create-assistant.ts");
  if (!model) return createAssistant(log);
  const { openModel } = await import("../assistant/model/ask-model.ts");
  return createAssistant(log, openModel(model));
}
