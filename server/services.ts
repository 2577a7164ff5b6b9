import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { buildFolder } from "#build-folder";
import type { Assistant } from "../assistant/assistant.ts";
import { giveUpOnSilence } from "./chat/give-up-on-silence.ts";
import { createModelBudget } from "./chat/model-budget.ts";
import { fulfilWish } from "./classes/booking-wishes.ts";
import type { ClassParts } from "./classes/class-parts.ts";
import { endLapsedBookings } from "./classes/end-lapsed-bookings.ts";
import { makeClasses } from "./classes/make-classes.ts";
import { sendReminders } from "./classes/send-reminders.ts";
import { type Config, projectRoot } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { purgeOldData } from "./database/purge.ts";
import type { Database } from "./database/tables.ts";
import { createClientAddressFinder, forwardedForOf } from "./http/client-address.ts";
import { findUnnamedProxy } from "./http/notice-proxy.ts";
import { deleteEndedWindows } from "./http/require-within-limit.ts";
import { createFileCarrier } from "./mail/file-carrier.ts";
import type { MailCarrier } from "./mail/mail-carrier.ts";
import { type MailWorker, startMailWorker } from "./mail/mail-worker.ts";
import { releaseLeases } from "./mail/outbox.ts";
import { queueStudioMail } from "./mail/studio-mail.ts";
import { type Auth, type AuthParts, createAuth } from "./members/create-auth.ts";
import { createGoogleAuth } from "./members/google-auth.ts";
import { createProfile } from "./members/profiles.ts";
import { refuseIfClosed } from "./members/registrations.ts";
import { sendVerificationMail } from "./members/send-verification-mail.ts";
import { warnOfGuessing } from "./members/warn-of-guessing.ts";
import { openDesk } from "./open-desk.ts";
import { type Concerns, createConcerns } from "./process/concerns.ts";
import { prepareDataFolder, readOrCreateSecret } from "./process/data-folder.ts";
import { watchDisk } from "./process/disk-space.ts";
import type { Log } from "./process/log.ts";
import { createMetrics, type Metrics } from "./process/metrics.ts";
import { repeat } from "./process/repeat.ts";
import { reasonOf } from "./process/startup-error.ts";
import { modelSilenceMs } from "./process/time-limits.ts";
import { createWorkInHand, type WorkInHand } from "./process/work-in-hand.ts";
import type { FulfilmentParts } from "./shop/fulfil-purchase.ts";
import { openPayments, type Payments } from "./shop/open-payments.ts";
import { releaseReadingTurns } from "./shop/reading-turn.ts";
import { reconcile } from "./shop/reconcile.ts";
import { deleteOldAttempts } from "./shop/start-checkout.ts";
import { forgetOldAssets, keepAssets } from "./site/kept-assets.ts";
import { loadSite, type Site } from "./site/site.ts";
import type { Desk } from "./studio/desk.ts";
import { finishRefunds } from "./studio/refund-sale.ts";
import { tellOwner } from "./studio/tell-owner.ts";

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
  /** Tells a member, if there is one, that somebody is guessing their password. */
  warnOfGuessing(email: string): Promise<void>;
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
  /** What booking needs. */
  classParts: ClassParts;
  /** What the owner works with. */
  desk: Desk;
  clientAddressOf(c: Context): string;
  /** Who the connection is from, be it a proxy. */
  peerOf(c: Context): string | undefined;
  concerns: Concerns;
  metrics: Metrics;
  /** For each port, which implementation is in use; shown when the server starts. */
  ports: Record<string, string>;
  close(): Promise<void>;
};

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** How soon another process takes over where one died. */
const reconcileTickMs = 10 * 60_000;

/** The site may be given by whoever opens services many times over: reading it is most of the time. */
export async function openServices(config: Config, log: Log, openSite = loadSite): Promise<Services> {
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
  const unnamedProxy = findUnnamedProxy(config);
  if (unnamedProxy) log.warn(`${unnamedProxy}.`);
  const concerns = createConcerns(database, log);
  const mailWorker = startMailWorker({
    database,
    carrier,
    log,
    onParked: () => concerns.raise("mail parked"),
  });

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

  const classParts: ClassParts = {
    database,
    settings: { ...mailSettings, publicUrl: config.publicUrl },
    wakeMail: () => mailWorker.wake(),
  };
  const making = repeat(hourMs, "making classes", () => makeClasses(database, new Date()), log);
  await making.run();
  const reminding = repeat(
    minuteMs,
    "looking after bookings",
    async () => {
      // First: nobody is reminded of what they can no longer come to.
      await endLapsedBookings(classParts, new Date());
      await sendReminders(classParts, new Date());
    },
    log,
  );

  const payments = await openPayments(config, database, secret);
  const desk = openDesk(config, {
    database,
    secret,
    log,
    provider: payments.provider,
    wakeMail: () => mailWorker.wake(),
  });
  const fulfilment = payments.provider && {
    database,
    provider: payments.provider,
    log,
    mailer: desk.mailer,
    wakeMail: () => mailWorker.wake(),
    bookWish: (sessionId: string) => fulfilWish(classParts, sessionId, new Date()),
  };
  if (!fulfilment) log.warn("Nothing can be bought: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.");

  const sweep = async () => {
    await deleteEndedWindows(database);
    await deleteOldAttempts(database);
    await purgeOldData(database, new Date());
    await keepAssets(database, site, new Date());
    await forgetOldAssets(database, new Date());
  };
  const sweeping = repeat(hourMs, "sweeping", sweep, log);
  const reconciling = repeat(
    reconcileTickMs,
    "reconciliation with the payment provider",
    async (why) => {
      if (!fulfilment) return;
      const hourAgo = new Date(Date.now() - hourMs);
      await reconcile(fulfilment, why === "due" ? { unlessDoneSince: hourAgo } : {}).catch(async (error) => {
        await concerns.raise("reconciliation failed", reasonOf(error));
        throw error;
      });
      await finishRefunds(fulfilment, new Date());
    },
    log,
  );
  void reconciling.run();
  const telling = repeat(
    hourMs,
    "telling the owner",
    async () => {
      await watchDisk(config.dataDir, concerns);
      // A demonstration's owner sits in front of it.
      if (config.isProduction && (await tellOwner(database, mailSettings))) mailWorker.wake();
    },
    log,
  );

  let assistant: Promise<Assistant> | undefined;
  const findClientAddress = createClientAddressFinder(config.trustedProxies);
  return {
    config,
    log,
    database,
    site,
    secret,
    auth,
    openGoogleAuth:
      config.google &&
      createGoogleAuth({ ...authParts, onNewMember: refuseIfClosed(createProfile) }, config.google),
    sendVerification: (email) => sendVerificationMail(authParts, email),
    warnOfGuessing: (email) => warnOfGuessing(authParts, email),
    payments,
    fulfilment,
    reconcile: reconciling.run,
    openAssistant() {
      assistant ??= openAssistant(config, log, database, concerns);
      return assistant;
    },
    answering: createWorkInHand(),
    mailWorker,
    ...mailSettings,
    classParts,
    desk,
    clientAddressOf: (c) => findClientAddress(peerOf(c), forwardedForOf(c)),
    peerOf,
    concerns,
    metrics: createMetrics(),
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
      const jobs = [sweeping, reconciling, telling, making, reminding];
      await Promise.all(jobs.map((job) => job.stop()));
      await mailWorker.stop();
      await opened.close();
    },
  };
}

function peerOf(c: Context): string | undefined {
  // Requests that came over no connection, but from within, have none.
  return c.env?.incoming ? getConnInfo(c).remote.address : undefined;
}

async function openCarrier(config: Config): Promise<MailCarrier> {
  if (!config.smtpUrl) return createFileCarrier(join(config.dataDir, "mail"));
  const { createSmtpCarrier } = await import("./mail/smtp-carrier.ts");
  return createSmtpCarrier(config.smtpUrl);
}

/** With the first question, not before: what the assistant knows takes memory. */
async function openAssistant(
  { model, modelPrices }: Config,
  log: Log,
  database: Database,
  concerns: Concerns,
): Promise<Assistant> {
  const { createAssistant } = await import("../assistant/create-assistant.ts");
  if (!model) return createAssistant(log);
  const { openModel } = await import("../assistant/model/ask-model.ts");
  const failures = {
    warn(facts: object, message: string) {
      log.warn(facts, message);
      void concerns.raise("model failing", "reason" in facts ? String(facts.reason) : "");
    },
  };
  const budget = createModelBudget({ database, log, model: model.model, prices: modelPrices });
  return createAssistant(failures, giveUpOnSilence(openModel(model), modelSilenceMs), budget);
}
