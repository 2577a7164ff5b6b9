import type { Kysely } from "kysely";
import type { AnsweredBy } from "../../contract/assistant.ts";
import type { ClassPlace, Place } from "../../contract/booking.ts";
import type { Profile } from "../../contract/profile.ts";
import type { Way } from "../../contract/studio.ts";

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

/** A payment: of a checkout, keyed by its session, of a renewal, keyed by its invoice, or at the door. */
export type PurchaseTable = {
  id: string;
  kind: "checkout" | "renewal" | "door";
  /** `card` is whatever the payment provider took. */
  way: Way;
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
  kind: "session" | "subscription" | "invoice" | "refund";
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
  /** In lower case. Somebody at the door who gave none has a word without an @. */
  email: string;
  /** Of somebody at the door, as they said it. */
  name: string | null;
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

/** Who looks after the studio: a member whom the command line invited. */
export type OwnerTable = { uid: string; since: string };
/** A link that makes the member with this address an owner, once. */
export type OwnerInvitationTable = {
  /** Of the token: whoever reads the database cannot use it. */
  hash: string;
  email: string;
  expiresAt: string;
};
/** When an owner's password was last asked for in a session, since they signed in. */
export type ConfirmationTable = { sessionId: string; confirmedAt: string };

/** Who did what to whom, and what was before and after as JSON. */
export type AuditTable = {
  /** Sorts by when it was written. */
  id: string;
  at: string;
  /** Null for the command line. */
  uid: string | null;
  act: string;
  subject: string;
  before: string | null;
  after: string | null;
};

/** A check-in that came from a phone, under the id it was given there. */
export type CheckInTable = {
  id: string;
  classId: string;
  bookingId: string | null;
  attendance: "came" | "missed" | "none";
  /** When it was tapped. */
  at: string;
  appliedAt: string;
  outcome: "applied" | "refused";
  detail: string | null;
};

/** What the owner wrote about somebody, by their address. */
export type OwnerNoteTable = { email: string; notes: string; changedAt: string };

/** Somebody without an account, known by their address: imported, met at the door, or invited. */
export type GuestTable = {
  email: string;
  name: string;
  since: string;
  /** 0 or 1: whether another system's list brought them. */
  isImported: number;
  invitedAt: string | null;
};

/** What was given back of a purchase. What is done sums to the purchase's `refundedAmount`. */
export type RefundTable = {
  id: string;
  purchaseId: string;
  amount: number;
  reason: string | null;
  state: "asked" | "done" | "failed";
  askedAt: string;
  doneAt: string | null;
};

/** A payment of a subscription that failed, by its invoice. */
export type FailedPaymentTable = {
  id: string;
  subscriptionId: string;
  amount: number;
  currency: string;
  attempts: number;
  failedAt: string;
  settledAt: string | null;
};

/** What a visitor wrote. The mail that carries it loses its text a week after it was sent. */
export type ContactMessageTable = {
  id: string;
  at: string;
  name: string;
  email: string;
  message: string;
  /** 0 or 1: whether the trap for robots caught it. */
  isHeld: number;
  answeredAt: string | null;
};

/** A message of the owner's to many, so that it is sent once. */
export type AnnouncementTable = { id: string; at: string; subject: string; people: number };

/** Who wants no messages but those about their bookings. */
export type UnsubscriptionTable = { email: string; at: string };

/** What a member sent to the teacher, with a copy of what it is about as JSON. */
export type TeacherQuestionTable = {
  id: string;
  uid: string;
  guideId: string | null;
  exchangeId: string | null;
  text: string;
  about: string | null;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
};

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
  owner: OwnerTable;
  ownerInvitation: OwnerInvitationTable;
  confirmation: ConfirmationTable;
  audit: AuditTable;
  checkIn: CheckInTable;
  ownerNote: OwnerNoteTable;
  guest: GuestTable;
  refund: RefundTable;
  failedPayment: FailedPaymentTable;
  contactMessage: ContactMessageTable;
  announcement: AnnouncementTable;
  unsubscription: UnsubscriptionTable;
  teacherQuestion: TeacherQuestionTable;
};

/** The one way to query, whichever database is behind it. */
export type Database = Kysely<Tables>;
