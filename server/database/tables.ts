import type { Kysely } from "kysely";
import type { AnsweredBy } from "../../contract/assistant.ts";
import type { ClassPlace, Place } from "../../contract/booking.ts";
import type { Profile } from "../../contract/profile.ts";

export type OutboxTable = {
  id: string;
  /** `held` is what the contact form's trap caught: kept, not sent, until the owner releases it. */
  status: "queued" | "sent" | "parked" | "held";
  sender: string;
  recipient: string;
  subject: string;
  /** The whole message as it goes over the wire, so that every attempt sends the same mail. */
  raw: string;
  createdAt: string;
  nextAttemptAt: string;
  leaseUntil: string | null;
  attempts: number;
  lastError: string | null;
  sentAt: string | null;
  /** The mail that must be on its way before this one: a class is not called off before it was announced. */
  afterId: string | null;
};

export type RequestCountTable = { key: string; count: number; windowEndsAt: string };

/** See server/http/blocks.ts. */
export type BlockTable = { what: string; createdAt: string };

/** See server/process/concerns.ts. */
export type ConcernTable = {
  kind: string;
  detail: string;
  count: number;
  firstAt: string;
  lastAt: string;
  toldAt: string | null;
};

/** A payment: of a checkout, keyed by its session, or of a renewal, keyed by its invoice. */
export type PurchaseTable = {
  id: string;
  kind: "checkout" | "renewal";
  /** Who bought it, once we know: signed in at the time, or later through a confirmed address. */
  uid: string | null;
  /** In lower case. */
  email: string;
  priceId: string;
  planName: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  paidAt: string;
  paymentIntentId: string | null;
  subscriptionId: string | null;
  customerId: string | null;
  receiptUrl: string | null;
  refundedAmount: number;
  /** The browser it was bought in, as a hash. */
  browser: string | null;
};

/** What a buyer holds, keyed by the checkout that granted it. */
export type PassTable = {
  id: string;
  uid: string | null;
  email: string;
  priceId: string;
  planName: string;
  validFrom: string;
  /** Null: until its classes are used. */
  validUntil: string | null;
  /** Null: as many as there are. */
  classesLeft: number | null;
  subscriptionId: string | null;
  customerId: string | null;
  /** 0 or 1: whether another period follows by itself. */
  isRenewing: number;
  /** Set when it ended before its time: cancelled or refunded. */
  endedAt: string | null;
  /** Since when it rests: nothing is charged, nothing is open, and the days left are kept. */
  pausedAt: string | null;
};

/** How far a payment provider was read back. */
export type ReconciliationTable = {
  provider: string;
  /** Somebody is reading it, until then at the latest. */
  leaseUntil: string | null;
  /** When the last reading began that came to its end; what is newer was not read. */
  readAt: string | null;
  /** The same of the last one that looked back all the way. */
  lookedBackAt: string | null;
};

/** Which checkout somebody was last led to, so that a second press leads to the same one. */
export type CheckoutAttemptTable = {
  key: string;
  attemptId: string;
  startedAt: string;
  sessionId: string | null;
};

/** What the demonstration checkout keeps, as a payment provider would. */
export type DemoObjectTable = {
  id: string;
  kind: "session" | "subscription" | "invoice";
  createdAt: string;
  data: string;
};

export type ChatExchangeTable = {
  id: string;
  uid: string;
  question: string;
  response: string;
  answeredBy: AnsweredBy;
  createdAt: string;
  /** What was understood of it, as JSON; null where nothing was, or before that was kept. */
  kept: string | null;
};

/** A therapy plan, routine or diet plan, with what it was made from as JSON. */
export type GuideTable = {
  id: string;
  uid: string;
  kind: string;
  inputs: string;
  content: string;
  answeredBy: AnsweredBy;
  createdAt: string;
};

/** What one answer took of a model. */
export type ModelUseTable = {
  id: string;
  kind: string;
  model: string;
  /** The studio's date. */
  day: string;
  createdAt: string;
  inputTokens: number;
  outputTokens: number;
  /** 0 or 1: whether the server did not say and we counted. */
  isEstimated: number;
  /** In millionths of the studio's currency, at the prices of that day; null where there were none. */
  cost: number | null;
};

/** One class on one date, made once from the schedule. */
export type DatedClassTable = {
  /** The date it was planned for and the entry's name: `2026-11-16-monday-1800-hatha-yoga`. */
  id: string;
  /** The entry's name in addresses. */
  entry: string;
  classType: string;
  instructor: string;
  startsAt: string;
  /** When the schedule had it; differs from `startsAt` once it was moved. */
  plannedFor: string;
  minutes: number;
  place: ClassPlace;
  capacity: number;
  /** As many bookings as are booked, counted by the statement that books. */
  taken: number;
  /** Null: each pass's own. */
  link: string | null;
  status: "open" | "cancelled";
  /** Raised by every change that calendars have to hear of. */
  sequence: number;
  /** 0 or 1: whether the owner changed it by hand, so that the schedule no longer decides about it. */
  isAdjusted: number;
  movedAt: string | null;
};

/** Somebody in a class, or waiting for it. */
export type BookingTable = {
  id: string;
  classId: string;
  /** Null for somebody at the door who has no account. */
  uid: string | null;
  /** In lower case. */
  email: string;
  status: "booked" | "waiting" | "ended";
  /** Who ended it: the member in time or late, the studio for this member, or the class being cancelled. */
  endedBy: "member" | "late" | "studio" | "class" | null;
  place: Place | null;
  passId: string | null;
  /** 0 or 1: whether it took a class off that pass, which was not given back. */
  usesClass: number;
  /** When it was booked, or when waiting began. */
  madeAt: string;
  /** Until when cancelling gives the class back; later changes of the rule do not move it. */
  freeUntil: string | null;
  endedAt: string | null;
  attendance: "came" | "missed" | null;
  /** The member's own, where their browser said so. */
  timeZone: string | null;
  /** The last mail about it: the next one goes after it. */
  lastMailId: string | null;
};

/** A reminder that was sent: once for each booking, kind and start. */
export type ReminderTable = {
  /** The three that follow, in one: every table has one key column (see copy-tables.ts). */
  id: string;
  bookingId: string;
  kind: "day before" | "soon";
  startsAt: string;
  sentAt: string;
};

/** The class somebody wants to be booked into once a checkout is paid, and what came of it. */
export type BookingWishTable = {
  sessionId: string;
  classId: string;
  uid: string;
  createdAt: string;
  outcome: string | null;
};

/** Which address of a member's own calendar is good: the one made from this version. */
export type CalendarFeedTable = { uid: string; version: number };

/** better-auth's tables, as far as we read them ourselves; it writes them. */
export type UserTable = {
  id: string;
  name: string;
  email: string;
  /** 0 or 1. */
  emailVerified: number;
  createdAt: string;
};
export type SessionTable = {
  id: string;
  token: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  userAgent: string | null;
};
export type AccountTable = { id: string; userId: string; providerId: string; createdAt: string };
export type VerificationTable = { id: string; identifier: string; value: string; expiresAt: string };

/** See server/site/kept-assets.ts. */
export type KeptAssetTable = { path: string; encoding: string; body: string; seenAt: string };

export type Tables = {
  /** The `users/{uid}` document. Times are ISO 8601 text in UTC everywhere, the same on both databases. */
  profile: Profile;
  outbox: OutboxTable;
  requestCount: RequestCountTable;
  block: BlockTable;
  concern: ConcernTable;
  purchase: PurchaseTable;
  pass: PassTable;
  reconciliation: ReconciliationTable;
  checkoutAttempt: CheckoutAttemptTable;
  demoObject: DemoObjectTable;
  chatExchange: ChatExchangeTable;
  guide: GuideTable;
  modelUse: ModelUseTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  keptAsset: KeptAssetTable;
  datedClass: DatedClassTable;
  booking: BookingTable;
  reminder: ReminderTable;
  bookingWish: BookingWishTable;
  calendarFeed: CalendarFeedTable;
};

/** The one way to query, whichever database is behind it. */
export type Database = Kysely<Tables>;
