/**
 * What the owner's own screens ask for, all of it under `/api/studio/`. To everybody who is not the owner each of
 * these is 404. Moments are ISO 8601 in UTC, dates and months are the studio's, amounts are in the currency's
 * smallest unit. A change answers 403 with the code `confirm_password` once the password was last asked for more
 * than 12 hours ago; check-ins and what only sorts messages do not.
 */
import type { AnsweredBy, GuideKind } from "./assistant.ts";
import type { Cancelled, ClassPlace, Place } from "./booking.ts";

/** The code of the 403 that is answered by asking for the password, `POST /api/studio/confirm`, and trying again. */
export const confirmPassword = "confirm_password";

/** `GET /api/studio/me`: asked by the owner's screens, before they show anything. */
export type StudioMe = { name: string; email: string; confirmedUntil: string };
/** `POST /api/studio/join`, by the signed-in member whose confirmed address was invited. Answers `StudioMe`. */
export type StudioJoin = { token: string };
/** `POST /api/studio/confirm`; 400 where it is not the password. Answers `StudioMe`. */
export type StudioConfirm = { password: string };

/** `GET /api/studio/audit?before=`: the latest first; `next` is the `before` of the page after it. */
export type Audit = { lines: AuditLine[]; next: string | null };
export type AuditLine = {
  id: string;
  at: string;
  /** Who did it; null once they are no member any more, and for the command line. */
  by: string | null;
  /** In words: "pass given", "class cancelled". */
  act: string;
  /** What it was done to, in words: an address, a class, a pass. */
  subject: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

// Today

/** During it people are checked in, from half an hour before the start; until that it can be moved and cancelled. */
export type ClassStage = "before" | "during" | "after" | "cancelled";

/** `GET /api/studio/classes?from=2026-11-16&to=2026-11-22`: both dates included, 62 days at most, today if unsaid. */
export type StudioClasses = { today: string; classes: StudioClass[] };
export type StudioClass = {
  id: string;
  classType: string;
  instructor: string;
  startsAt: string;
  /** The studio's date and time: `2026-11-16`, `18:00`. */
  date: string;
  time: string;
  minutes: number;
  place: ClassPlace;
  capacity: number;
  booked: number;
  waiting: number;
  /** Who came, as far as they were checked in. */
  came: number;
  missed: number;
  stage: ClassStage;
  movedFrom: string | null;
};

/** `GET /api/studio/classes/{id}`. */
export type StudioClassPage = {
  class: StudioClass;
  roster: RosterLine[];
  waiting: WaitingLine[];
  /** What somebody at the door can pay for in cash, the usual one first. */
  walkInPlans: PlanForSale[];
};
export type Attendance = "came" | "missed" | "none";
export type RosterLine = {
  bookingId: string;
  /** For `/studio/people/{person}`; null for somebody at the door without an address. */
  person: string | null;
  name: string;
  email: string | null;
  /** What they come with, in words: "10 class pass, 4 classes left". */
  pass: string;
  place: Place | null;
  attendance: Attendance;
  /** Whether a class of the pass is used for it. */
  usesClass: boolean;
  isWalkIn: boolean;
  /** Whether the owner has written something about them. */
  hasNotes: boolean;
};
export type WaitingLine = { bookingId: string; person: string; name: string; email: string; since: string };
export type PlanForSale = { priceId: string; name: string; amount: number; currency: string };

/** `GET /api/studio/classes/{id}/cancel`: what it would do. `POST` the same with `ClassCancelling` does it. */
export type CancelPreview = { booked: number; waiting: number; classesGivenBack: number; mails: number };
export type ClassCancelling = { reason?: string | undefined };
/** `GET /api/studio/classes/{id}/move?startsAt=`: what it would do. `POST` the same with `ClassMoving` does it. */
export type MovePreview = { from: string; to: string; booked: number; waiting: number; mails: number };
export type ClassMoving = { startsAt: string };
/** What both do; also `POST /api/studio/bookings/{id}/remove`, for its class. */
export type ClassChanged = { class: StudioClass };

/**
 * `POST /api/studio/check-ins`: up to 200, made on the phone, each applied once by its id however often it is
 * sent, in the order given. The later `at` wins where two are about the same booking. "All here" is a list of them.
 */
export type CheckIns = { checkIns: CheckIn[] };
export type CheckIn = {
  /** A UUID made on the phone. */
  id: string;
  classId: string;
  at: string;
  attendance: Attendance;
} & ({ bookingId: string } | { walkIn: WalkIn });
export type WalkIn = {
  name: string;
  /** Needed to find their pass. */
  email?: string | undefined;
  payment: "cash" | "pass";
  /** What was paid for in cash; the first of `walkInPlans` if unsaid. */
  priceId?: string | undefined;
};
export type CheckInResults = { results: CheckInResult[] };
export type CheckInResult = {
  id: string;
  /** `again`: was applied before. `refused` ones are not tried again: `detail` says why. */
  outcome: "applied" | "again" | "refused";
  /** Of what was applied: that there are more people than there is room for. */
  detail: string | null;
  bookingId: string | null;
};

/** `POST /api/studio/bookings/{id}/forgive`: a no-show, or a late cancelling, gives the class back. */
export type Forgiving = { reason?: string | undefined };
export type Forgiven = Cancelled;

// People

/** `GET /api/studio/people?search=&after=`: members, and whoever holds a pass without an account; 50 at a time. */
export type People = { people: PersonLine[]; next: string | null; total: number };
export type PersonLine = {
  /** A member's uid, or the address of somebody without an account: for `/studio/people/{person}`. */
  person: string;
  uid: string | null;
  name: string;
  email: string;
  isBlocked: boolean;
  /** Valid passes in words; empty where there is none. */
  passes: string[];
};

/** `GET /api/studio/people/{person}`. */
export type PersonPage = {
  person: PersonLine;
  memberSince: string | null;
  isConfirmed: boolean;
  /** When they were last invited to register; null for members and for whoever was not. */
  invitedAt: string | null;
  notes: string;
  passes: PersonPass[];
  /** The latest first, those to come among them. */
  bookings: PersonBooking[];
  attendance: { came: number; missed: number; cancelledLate: number };
  purchases: SaleLine[];
  /** What can be given or sold at the door. */
  plans: PlanForSale[];
};
export type PersonPass = {
  id: string;
  planName: string;
  validity: string;
  isValid: boolean;
  classesLeft: number | null;
  validUntil: string | null;
  isPaused: boolean;
  isSubscription: boolean;
  endedAt: string | null;
  /** Where it came from: bought online, at the door, given, or imported. */
  origin: "online" | "door" | "given" | "imported";
  /** Why it was given. */
  reason: string | null;
};
export type PersonBooking = {
  id: string;
  classId: string;
  classType: string;
  startsAt: string;
  outcome: "booked" | "waiting" | "came" | "missed" | "cancelled" | "cancelled late" | "cancelled by studio";
  /** Whether it can be forgiven. */
  usesClass: boolean;
};

/** `POST /api/studio/people`: 201. The password is told once, to be handed over. */
export type NewPerson = { name: string; email: string };
export type PersonAdded = { person: string; password: string };
/** `POST /api/studio/invitations`: mails an invitation to register, to each address at most once a day. */
export type Invitations = { emails: string[] };
export type Invited = { invited: number; isMember: string[] };

/**
 * `POST /api/studio/people/{person}/notes` with `{notes}`, and `reset`, `block`, `unblock`, `sign-out` with `{}`:
 * each answers `PersonPage`. `remove` with `{}` answers 204.
 */
export type Notes = { notes: string };
/** `POST /api/studio/people/{person}/passes`: given for nothing. Answers `PersonPage`, as do the five below. */
export type PassGift = { priceId: string; reason: string };
/** `POST /api/studio/people/{person}/sales`: sold at the door, with a receipt by mail. `id` is a UUID of the screen's. */
export type DoorSale = { id: string; priceId: string; way: "cash" | "transfer" };
/** `POST /api/studio/passes/{id}/extend`: more days, more classes, or both. */
export type PassExtension = { days?: number | undefined; classes?: number | undefined; reason: string };
/** `GET /api/studio/passes/{id}/booked`: what is booked with it and would end with it, the soonest first. */
export type BookedWithPass = { bookings: { id: string; classType: string; startsAt: string }[] };
/** `POST /api/studio/passes/{id}/pause`, `resume` and `end`. */
export type PassChange = { reason: string };

/** The columns of a list that is brought over, and what else they may be called. */
export const importColumns = {
  name: ["full name"],
  email: ["e-mail", "email address"],
  pass: ["plan", "membership"],
  "classes left": ["classes", "remaining"],
  expiry: ["valid until", "expires", "expiry date"],
} as const;
/** `POST /api/studio/import`: up to 1 MB of CSV, with the columns above; who has no pass leaves it empty. */
export type Import = { csv: string; dryRun: boolean };
export type Imported = {
  rows: number;
  /** Passes that are new, or would be. Those that an earlier import brought are `again`. */
  made: number;
  again: number;
  /** People in the list who come without a pass. */
  withoutPass: number;
  mistakes: ImportMistake[];
};
/** Rows are counted as a spreadsheet does: the heading is row 1. */
export type ImportMistake = { row: number; detail: string };
/** `GET /api/studio/import`: who was brought by it, is no member and was not invited yet. */
export type ImportWaiting = { waiting: number };
/** `POST /api/studio/import/invite` with `{}`: mails them, 500 at a time. Answers `ImportWaiting`, of those left. */

/** `GET /api/studio/export/{kind}.csv`: everything. */
export const exportKinds = ["people", "passes", "bookings", "sales"] as const;
export type ExportKind = (typeof exportKinds)[number];

// Money

export const ways = ["card", "cash", "transfer"] as const;
/** `card` is whatever the payment provider took. */
export type Way = (typeof ways)[number];

/** `GET /api/studio/sales?month=2026-11`, this month if unsaid. `GET /api/studio/sales.csv?month=` for the accountant. */
export type Sales = {
  month: string;
  /** The months in which something was sold, the latest first. */
  months: string[];
  /** One for each currency in which something was sold; almost always one. */
  books: SalesBook[];
};
export type SalesBook = {
  currency: string;
  /** Sales as they were paid, and refunds as they were given, each on its day. The latest first. */
  lines: SaleLine[];
  sold: Figure;
  /** Negative. */
  refunded: Figure;
  total: Figure;
  byDay: Figure[];
  byPlan: Figure[];
  byWay: Figure[];
};
/** `lines` are the ids of those it is made of: they sum to `amount`. */
export type Figure = { name: string; amount: number; lines: string[] };
export type SaleLine = {
  /** Of the sale itself, or of the refund. */
  id: string;
  kind: "sale" | "renewal" | "refund";
  saleId: string;
  at: string;
  date: string;
  planName: string;
  /** Whose it is, where that is known. */
  name: string | null;
  email: string | null;
  way: Way;
  isAtDoor: boolean;
  /** Negative for refunds. */
  amount: number;
  currency: string;
  /** Of a sale: what was not given back yet, and so can be. */
  refundable: number;
  /** Why it was given back. */
  reason: string | null;
  receiptUrl: string | null;
};

/**
 * `POST /api/studio/sales/{id}/refund`: through the payment provider, or noted for cash and transfer. `id` is a UUID
 * of the screen's: the same again asks for the same refund. Everything that is left if no amount is said.
 */
export type Refunding = { id: string; amount?: number | undefined; reason: string };
/** `asked`: the provider has not said yet; asked again with the same id, or by its event, it will. */
export type Refunded = { state: "done" | "asked"; sale: SaleLine };

/** `GET /api/studio/subscriptions`. */
export type Subscriptions = { subscriptions: SubscriptionLine[]; failed: FailedPayment[] };
export type SubscriptionLine = {
  id: string;
  passId: string;
  person: string;
  email: string;
  planName: string;
  state: "running" | "ending" | "paused" | "payment failed" | "ended";
  since: string;
  paidUntil: string | null;
};
export type FailedPayment = {
  id: string;
  at: string;
  email: string;
  person: string;
  planName: string;
  amount: number;
  currency: string;
  attempts: number;
  /** Paid after all since. */
  settledAt: string | null;
};

// Messages

/** `GET /api/studio/messages`: what visitors wrote, the latest first. */
export type ContactMessages = { messages: ContactMessageLine[] };
export type ContactMessageLine = {
  id: string;
  at: string;
  name: string;
  email: string;
  message: string;
  /** Caught by the trap for robots: not mailed to you. */
  isHeld: boolean;
  answeredAt: string | null;
};
/** `POST /api/studio/messages/{id}/answered`. Answers `ContactMessages`. */
export type MessageAnswered = { isAnswered: boolean };

/** `GET /api/studio/mail`: what is stuck: given up, held, or failing. `POST /api/studio/mail/{id}/send` with `{}`. */
export type StuckMails = { mails: StuckMail[] };
export type StuckMail = {
  id: string;
  at: string;
  to: string;
  subject: string;
  status: "queued" | "parked" | "held";
  attempts: number;
  reason: string | null;
  nextAttemptAt: string | null;
};

/** To everybody booked in a class; to everybody who holds a valid pass, or one of a plan. */
export type Audience = { classId: string } | { holders: "all" | string };
/** `GET /api/studio/audience?classId=` or `?holders=`: who would get it. */
export type AudienceSize = { people: number; unsubscribed: number };
/** `POST /api/studio/announcements`: `id` is a UUID of the screen's; sent once. */
export type Announcement = { id: string; to: Audience; subject: string; text: string };
export type Announced = { people: number };

// Ask the teacher

/** `POST /api/teacher-questions`, by a member: one of their guides, one of their exchanges, or their own words. */
export type TeacherQuestionWish =
  | { guideId: string; text?: string | undefined }
  | { exchangeId: string; text?: string | undefined }
  | { text: string };
/** `GET /api/teacher-questions`: the member's own, the latest first. */
export type TeacherQuestions = { questions: TeacherQuestion[] };
export type TeacherQuestion = {
  id: string;
  guideId: string | null;
  exchangeId: string | null;
  text: string;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
};
/** What a guide carries once it was sent to the teacher. */
export type TeacherWords = Pick<TeacherQuestion, "askedAt" | "answer" | "answeredAt">;

/** `GET /api/studio/teacher-questions`: what members sent, the unanswered first. */
export type AskedQuestions = { questions: AskedQuestion[] };
export type AskedQuestion = TeacherQuestion & {
  person: string;
  name: string;
  email: string;
  /** What the member told the assistant and what it wrote, as they were when they were sent. */
  about: {
    kind: GuideKind | "chat";
    told: Record<string, string>;
    wrote: string;
    answeredBy: AnsweredBy;
    createdAt: string;
  } | null;
};
/** `POST /api/studio/teacher-questions/{id}/answer`. Answers `AskedQuestions`. */
export type TeacherAnswer = { text: string };
