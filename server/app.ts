import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createAssistantEndpoints, noPreferences } from "./chat/assistant-endpoints.ts";
import { createTeacherEndpoints } from "./chat/teacher-endpoints.ts";
import { createWeekEndpoints } from "./chat/week-endpoints.ts";
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
import { createUnsubscribeEndpoints } from "./mail/unsubscribe.ts";
import { createAttemptCounter } from "./members/attempts.ts";
import { createAuthEndpoints } from "./members/auth-endpoints.ts";
import { createGuessBrake } from "./members/guess-brake.ts";
import { createMemberDataEndpoints } from "./members/member-data.ts";
import { createProfileEndpoints } from "./members/profile-endpoints.ts";
import { findProfile } from "./members/profiles.ts";
import { createRegistrationCheck } from "./members/registrations.ts";
import { createMemberCheck } from "./members/require-member.ts";
import { createPractiseEndpoints } from "./practise/practise-endpoints.ts";
import { findFelt } from "./practise/practised.ts";
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
import { answerUnknown, createFileServer } from "./site/site.ts";
import { createAccessEndpoints } from "./studio/access-endpoints.ts";
import { createClassEndpoints } from "./studio/class-endpoints.ts";
import { createMessageEndpoints } from "./studio/message-endpoints.ts";
import { createMoneyEndpoints } from "./studio/money-endpoints.ts";
import { createOwnerCheck } from "./studio/owner-check.ts";
import { createPeopleEndpoints } from "./studio/people-endpoints.ts";

const bodyLimitBytes = 64 * 1024;
/** What may be larger: the owner's list of everybody, and a queue of check-ins. */
const largerBodies: Record<string, number> = { "/api/studio/import": 1024 * 1024 };

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
    findFelt: (uid) => findFelt(database, uid),
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
  const teacher = createTeacherEndpoints({ ...services.classParts, requireMember: members.require });
  const unsubscribing = createUnsubscribeEndpoints({ database, secret });
  const { desk } = services;
  const owners = createOwnerCheck({ database, findMember: members.find });
  const access = createAccessEndpoints({ desk, owners, auth, attempts, findMember: members.find });
  const studioClasses = createClassEndpoints(desk);
  const people = createPeopleEndpoints(desk);
  const money = createMoneyEndpoints(desk);
  const messages = createMessageEndpoints(desk);
  const weeks = createWeekEndpoints({
    database,
    requireMember: members.require,
    findPreferences: async (uid) => (await findProfile(database, uid)) ?? noPreferences,
  });
  const practise = createPractiseEndpoints({ database, requireMember: members.require });
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
  app.use(serveKeptAssets(database, config));
  app.use(trackRequest({ log, metrics, headers: securityHeaders(config), clientAddressOf }));
  app.use(noticeProxy(concerns, peerOf, createProxyCheck(config.trustedProxies)));
  app.use(refuseNul);
  app.use(refuseBlockedNetworks(database, clientAddressOf, neverBlocked));
  app.use(refuseForeignOrigin(config.publicUrl));
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", limitBodies());
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
  app.get("/api/guides/:id/steps", practise.guideSteps);
  app.get("/api/chat/:id/steps", practise.chatSteps);
  app.get("/api/guides/:id/week", weeks.show);
  app.post("/api/guides/:id/swap", weeks.swap);
  app.get("/api/practised", practise.list);
  app.delete("/api/practised", practise.forgetAll);
  app.put("/api/practised/:id", practise.record);
  app.delete("/api/practised/:id/felt", practise.forgetFelt);
  app.get("/api/contact/settings", contact.settings);
  app.post("/api/v1.0/email/send", contact.send);
  app.post("/api/v1.0/email/send-form", contact.sendForm);
  app.post("/api/teacher-questions", teacher.ask);
  app.get("/api/teacher-questions", teacher.list);
  app.get("/unsubscribe/:token", unsubscribing.show);
  app.post("/unsubscribe/:token", unsubscribing.unsubscribe);

  app.use("/api/studio/*", owners.guard);
  app.get("/api/studio/me", access.me);
  app.post("/api/studio/join", access.join);
  app.post("/api/studio/confirm", access.confirm);
  app.get("/api/studio/audit", access.audit);
  app.get("/api/studio/classes", studioClasses.list);
  app.get("/api/studio/classes/:id", studioClasses.show);
  app.get("/api/studio/classes/:id/cancel", studioClasses.previewCancel);
  app.post("/api/studio/classes/:id/cancel", studioClasses.cancel);
  app.get("/api/studio/classes/:id/move", studioClasses.previewMove);
  app.post("/api/studio/classes/:id/move", studioClasses.move);
  app.post("/api/studio/bookings/:id/remove", studioClasses.remove);
  app.post("/api/studio/bookings/:id/forgive", studioClasses.forgive);
  app.post("/api/studio/check-ins", studioClasses.checkIn);
  app.get("/api/studio/people", people.list);
  app.post("/api/studio/people", people.add);
  app.get("/api/studio/people/:person", people.show);
  app.post("/api/studio/people/:person/notes", people.notes);
  app.post("/api/studio/people/:person/reset", people.reset);
  app.post("/api/studio/people/:person/sign-out", people.signOut);
  app.post("/api/studio/people/:person/block", people.block);
  app.post("/api/studio/people/:person/unblock", people.unblock);
  app.post("/api/studio/people/:person/remove", people.remove);
  app.post("/api/studio/people/:person/passes", people.give);
  app.post("/api/studio/people/:person/sales", people.sell);
  app.get("/api/studio/passes/:id/booked", people.booked);
  app.post("/api/studio/passes/:id/extend", people.extend);
  app.post("/api/studio/passes/:id/pause", people.pause);
  app.post("/api/studio/passes/:id/resume", people.resume);
  app.post("/api/studio/passes/:id/end", people.end);
  app.post("/api/studio/invitations", people.invite);
  app.get("/api/studio/import", people.importWaiting);
  app.post("/api/studio/import", people.import);
  app.post("/api/studio/import/invite", people.inviteImported);
  app.get("/api/studio/export/:file{.+\\.csv}", people.export);
  app.get("/api/studio/sales", money.sales);
  app.get("/api/studio/sales.csv", money.salesFile);
  app.post("/api/studio/sales/:id/refund", money.refund);
  app.get("/api/studio/subscriptions", money.subscriptions);
  app.get("/api/studio/messages", messages.list);
  app.post("/api/studio/messages/:id/answered", messages.markAnswered);
  app.get("/api/studio/mail", messages.stuck);
  app.post("/api/studio/mail/:id/send", messages.sendAgain);
  app.get("/api/studio/audience", messages.audience);
  app.post("/api/studio/announcements", messages.announce);
  app.get("/api/studio/teacher-questions", messages.questions);
  app.post("/api/studio/teacher-questions/:id/answer", messages.answer);

  app.notFound((c) => answerUnknown(c, site));
  app.onError(answerError);
  const answerEndpoint = app.fetch;
  const serveFile = createFileServer(site);
  app.fetch = (request, env, context) => serveFile(request, env) ?? answerEndpoint(request, env, context);
  return app;
}

function limitBodies(): MiddlewareHandler {
  const limit = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError() {
        throw new AppError("too_large", `The request is larger than ${maxSize / 1024} KB.`);
      },
    });
  const usual = limit(bodyLimitBytes);
  const others = new Map(Object.entries(largerBodies).map(([path, bytes]) => [path, limit(bytes)]));
  return (c, next) => (others.get(c.req.path) ?? usual)(c, next);
}
