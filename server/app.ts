import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createAssistantEndpoints, noPreferences } from "./chat/assistant-endpoints.ts";
import { createBookingEndpoints } from "./classes/booking-endpoints.ts";
import { noteWish, requireCovered } from "./classes/booking-wishes.ts";
import { createCalendarEndpoints } from "./classes/calendar-endpoints.ts";
import { endMemberBookings } from "./classes/end-member-bookings.ts";
import { listClasses } from "./classes/list-classes.ts";
import { acceptContactMessage } from "./contact/accept-contact-message.ts";
import { createContactEndpoints } from "./contact/contact-endpoints.ts";
import { isBlocked, refuseBlockedNetworks } from "./http/blocks.ts";
import { createProxyCheck } from "./http/client-address.ts";
import { AppError } from "./http/errors.ts";
import { answerLive, answerReady } from "./http/health.ts";
import { answerMetrics } from "./http/metrics-endpoint.ts";
import { noticeProxy } from "./http/notice-proxy.ts";
import { answerError, limitTime, type RequestEnv, refuseNul, trackRequest } from "./http/requests.ts";
import { refuseForeignOrigin, requireOwnOrigin } from "./http/same-origin.ts";
import { hashSource, securityHeaders } from "./http/security-headers.ts";
import { createAttemptCounter } from "./members/attempts.ts";
import { createAuthEndpoints } from "./members/auth-endpoints.ts";
import { createGuessBrake } from "./members/guess-brake.ts";
import { createMemberDataEndpoints } from "./members/member-data.ts";
import { createProfileEndpoints } from "./members/profile-endpoints.ts";
import { findProfile } from "./members/profiles.ts";
import { createRegistrationCheck } from "./members/registrations.ts";
import { createMemberCheck } from "./members/require-member.ts";
import { assistantLimitMs } from "./process/time-limits.ts";
import { createScheduleEndpoints } from "./schedule/schedule-endpoints.ts";
import type { Services } from "./services.ts";
import { createCheckoutEndpoints } from "./shop/checkout-endpoints.ts";
import { createDemoEndpoints } from "./shop/demo-endpoints.ts";
import { demoStyles } from "./shop/demo-pages.ts";
import { findHeldPasses } from "./shop/held-passes.ts";
import { createPassEndpoints } from "./shop/pass-endpoints.ts";
import { attachPurchases, countClassesLeft } from "./shop/passes.ts";
import { serveKeptAssets } from "./site/kept-assets.ts";
import { answerUnknown, serveSite } from "./site/site.ts";

const bodyLimitBytes = 64 * 1024;

/** Whoever looks after us, and the payment provider, whose events are signed. */
const neverBlocked = new Set(["/live", "/ready", "/webhooks/stripe"]);

/** Every endpoint of the product. Pages come first: they are most of the traffic and need none of the rest. */
export function createApp(services: Services) {
  const {
    config,
    log,
    database,
    site,
    secret,
    auth,
    openGoogleAuth,
    mailWorker,
    clientAddressOf,
    peerOf,
    concerns,
    metrics,
  } = services;
  const members = createMemberCheck({ database, secret, isProduction: config.isProduction });
  const attempts = createAttemptCounter(database, clientAddressOf);
  const accounts = createAuthEndpoints({
    auth,
    openGoogleAuth,
    isRegistrationOpen: async () => config.isRegistrationOpen && !(await isBlocked(database, "registration")),
    requireRegistration: createRegistrationCheck({
      database,
      clientAddressOf,
      isProduction: config.isProduction,
    }),
    attempts,
    guesses: createGuessBrake({
      database,
      secret,
      isProduction: config.isProduction,
      warn: services.warnOfGuessing,
    }),
    members,
    sendVerification: services.sendVerification,
  });
  const memberData = createMemberDataEndpoints({
    database,
    auth,
    attempts,
    members,
    attachPurchases: (uid, email) => attachPurchases(database, uid, email),
    countClassesLeft: (uid) => countClassesLeft(database, uid, new Date()),
    mailSettings: services,
    endBookings: (transaction, member) =>
      endMemberBookings(transaction, services.classParts.settings, member, new Date()),
    wakeMail: () => mailWorker.wake(),
  });
  const profiles = createProfileEndpoints({ database, requireMember: members.require });
  const checkout = createCheckoutEndpoints({
    database,
    secret,
    fulfilment: services.fulfilment,
    requireOwnOrigin: (c) => requireOwnOrigin(c, config.publicUrl),
    onRefusedEvent: () => concerns.raise("webhooks refused"),
    findMember: members.find,
    clientAddressOf,
    wishes: {
      require: (classId, priceId) => requireCovered(database, classId, priceId),
      note: (wish) => noteWish(database, wish, new Date()),
    },
  });
  const passes = createPassEndpoints({
    database,
    requireMember: members.require,
    createPortal: services.payments.provider?.createPortal,
  });
  const demo = createDemoEndpoints({
    provider: services.payments.demo,
    async deliver({ body, signature }) {
      const headers = { "stripe-signature": signature };
      const { status } = await app.request("/webhooks/stripe", { method: "POST", body, headers });
      if (status !== 200) log.warn({ status }, "the demonstration's event was not taken");
    },
    answerPage: (c, html, status = 200) => c.html(html, status, demoHeaders),
  });
  const assistant = createAssistantEndpoints({
    database,
    log,
    limits: config.assistantLimits,
    isDemonstration: !config.isProduction,
    requireMember: members.require,
    openAssistant: services.openAssistant,
    answering: services.answering,
    metrics,
    findPreferences: async (uid) => (await findProfile(database, uid)) ?? noPreferences,
    findPasses: (uid) => findHeldPasses(database, uid, new Date()),
    findClasses: (uid) => listClasses(database, uid, new Date()),
  });
  const schedule = createScheduleEndpoints(database, config.publicUrl);
  const booking = createBookingEndpoints({
    ...services.classParts,
    findMember: members.find,
    requireMember: members.require,
  });
  const calendar = createCalendarEndpoints({
    database,
    secret,
    publicUrl: config.publicUrl,
    requireMember: members.require,
  });
  const contact = createContactEndpoints({
    database,
    settings: config.contact,
    clientAddressOf,
    async accept(message) {
      await acceptContactMessage(services, message);
      if (message.website) await concerns.raise("mail held");
      mailWorker.wake();
    },
  });

  const demoHeaders = securityHeaders(config, { scripts: [], styles: [hashSource(demoStyles)] });

  const app = new Hono<RequestEnv>();
  app.use(serveSite(site));
  app.use(serveKeptAssets(database, config));
  app.use(trackRequest({ log, metrics, headers: securityHeaders(config), clientAddressOf }));
  app.use(noticeProxy(concerns, peerOf, createProxyCheck(config.trustedProxies)));
  app.use(refuseNul);
  app.use(refuseBlockedNetworks(database, clientAddressOf, neverBlocked));
  app.use(refuseForeignOrigin(config.publicUrl));
  app.on(
    ["POST", "PUT", "PATCH", "DELETE"],
    "*",
    bodyLimit({ maxSize: bodyLimitBytes, onError: refuseLargeBody }),
  );
  app.use(
    limitTime(config.requestLimitMs, {
      "/chatbot": assistantLimitMs,
      "/generate_yoga_therapy_plan": assistantLimitMs,
      "/generate_yoga_routine": assistantLimitMs,
      "/generate_diet_plan": assistantLimitMs,
    }),
  );

  app.get("/live", answerLive);
  app.get("/ready", answerReady(database));
  app.get(
    "/metrics",
    answerMetrics({ database, metrics, answering: services.answering, token: config.metricsToken, peerOf }),
  );
  app.get("/schedule.ics", schedule.feed);
  app.get("/schedule/:file{.+\\.ics}", schedule.entry);
  app.get("/calendar/:file{.+\\.ics}", calendar.feed);
  app.get("/api/classes", booking.classes);
  app.get("/api/bookings", booking.mine);
  app.post("/api/bookings", booking.book);
  app.post("/api/waitlist", booking.wait);
  app.post("/api/bookings/:id/cancel", booking.cancel);
  app.get("/api/calendar", calendar.address);
  app.post("/api/calendar/renew", calendar.renew);
  app.post("/api/auth/sign-in/email", accounts.signIn);
  app.post("/api/auth/sign-up/email", accounts.signUp);
  app.post("/api/auth/sign-out", accounts.signOut);
  app.get("/api/auth/get-session", accounts.session);
  app.post("/api/auth/request-password-reset", accounts.requestPasswordReset);
  app.post("/api/auth/reset-password", accounts.resetPassword);
  app.post("/api/auth/send-verification-email", accounts.sendVerification);
  app.post("/api/auth/verify-email", accounts.verifyEmail);
  app.post("/api/auth/sign-in/social", accounts.startGoogle);
  app.get("/api/auth/callback/google", accounts.finishGoogle);
  app.get("/api/account/settings", accounts.settings);
  app.get("/api/account/data", memberData.download);
  app.get("/api/account/deletion", memberData.previewDeletion);
  app.post("/api/account/delete", memberData.remove);
  app.get("/users/:uid", profiles.read);
  app.patch("/users/:uid", profiles.merge);
  app.get("/create-checkout-session", checkout.start);
  app.post("/webhooks/stripe", checkout.webhook);
  app.post("/api/checkout/success", checkout.success);
  app.get("/api/passes", passes.list);
  app.post("/api/passes/portal", passes.portal);
  app.get("/demo-checkout/portal/:customer", demo.showPortal);
  app.post("/demo-checkout/portal/:customer", demo.changePortal);
  app.get("/demo-checkout/:id", demo.show);
  app.post("/demo-checkout/:id", demo.submit);
  app.post("/chatbot", assistant.chat);
  app.post("/generate_yoga_therapy_plan", assistant.therapyPlan);
  app.post("/generate_yoga_routine", assistant.routine);
  app.post("/generate_diet_plan", assistant.dietPlan);
  app.get("/api/chat", assistant.listExchanges);
  app.delete("/api/chat", assistant.deleteExchanges);
  app.get("/api/chat/suggestions", assistant.suggest);
  app.get("/api/guides", assistant.listGuides);
  app.delete("/api/guides/:id", assistant.deleteGuide);
  app.get("/api/contact/settings", contact.settings);
  app.post("/api/v1.0/email/send", contact.send);
  app.post("/api/v1.0/email/send-form", contact.sendForm);

  app.notFound((c) => answerUnknown(c, site));
  app.onError(answerError);
  return app;
}

function refuseLargeBody(): never {
  throw new AppError("too_large", `The request is larger than ${bodyLimitBytes / 1024} KB.`);
}
