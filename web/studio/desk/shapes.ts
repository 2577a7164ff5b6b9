/** What the owner's endpoints answer, checked as every answer is: see contract/studio.ts. */
import type { Cancelled } from "../../../contract/booking.ts";
import type * as Studio from "../../../contract/studio.ts";
import {
  count,
  flag,
  listOf,
  object,
  oneOf,
  orNull,
  recordOf,
  type Shape,
  text,
} from "../../answer-shapes.ts";

const anything: Shape<unknown> = (_value): _value is unknown => true;
const placeShape = oneOf("online", "in person");

export const meShape = object<Studio.StudioMe>({ name: text, email: text, confirmedUntil: text });

export const auditShape = object<Studio.Audit>({
  lines: listOf(
    object<Studio.AuditLine>({
      id: text,
      at: text,
      by: orNull(text),
      act: text,
      subject: text,
      before: orNull(recordOf(anything)),
      after: orNull(recordOf(anything)),
    }),
  ),
  next: orNull(text),
});

// Today

const classShape = object<Studio.StudioClass>({
  id: text,
  classType: text,
  instructor: text,
  startsAt: text,
  date: text,
  time: text,
  minutes: count,
  place: oneOf("online", "in person", "both"),
  capacity: count,
  booked: count,
  waiting: count,
  came: count,
  missed: count,
  stage: oneOf("before", "during", "after", "cancelled"),
  movedFrom: orNull(text),
});
export const classesShape = object<Studio.StudioClasses>({ today: text, classes: listOf(classShape) });
const planShape = object<Studio.PlanForSale>({ priceId: text, name: text, amount: count, currency: text });
export const classPageShape = object<Studio.StudioClassPage>({
  class: classShape,
  roster: listOf(
    object<Studio.RosterLine>({
      bookingId: text,
      person: orNull(text),
      name: text,
      email: orNull(text),
      pass: text,
      place: orNull(placeShape),
      attendance: oneOf("came", "missed", "none"),
      usesClass: flag,
      isWalkIn: flag,
      hasNotes: flag,
    }),
  ),
  waiting: listOf(
    object<Studio.WaitingLine>({ bookingId: text, person: text, name: text, email: text, since: text }),
  ),
  walkInPlans: listOf(planShape),
});
export const cancelPreviewShape = object<Studio.CancelPreview>({
  booked: count,
  waiting: count,
  classesGivenBack: count,
  mails: count,
});
export const movePreviewShape = object<Studio.MovePreview>({
  from: text,
  to: text,
  booked: count,
  waiting: count,
  mails: count,
});
export const classChangedShape = object<Studio.ClassChanged>({ class: classShape });
export const forgivenShape = object<Cancelled>({ credit: oneOf("returned", "kept", "none") });
export const checkInShape = object<Studio.CheckIn & { bookingId?: string; walkIn?: Studio.WalkIn }>({
  id: text,
  classId: text,
  at: text,
  attendance: oneOf("came", "missed", "none"),
  bookingId: anything as Shape<string>,
  walkIn: anything as Shape<Studio.WalkIn>,
});
export const checkInResultsShape = object<Studio.CheckInResults>({
  results: listOf(
    object<Studio.CheckInResult>({
      id: text,
      outcome: oneOf("applied", "again", "refused"),
      detail: orNull(text),
      bookingId: orNull(text),
    }),
  ),
});

// People

const personLineShape = object<Studio.PersonLine>({
  person: text,
  uid: orNull(text),
  name: text,
  email: text,
  isBlocked: flag,
  passes: listOf(text),
});
export const peopleShape = object<Studio.People>({
  people: listOf(personLineShape),
  next: orNull(text),
  total: count,
});
const saleShape = object<Studio.SaleLine>({
  id: text,
  kind: oneOf("sale", "renewal", "refund"),
  saleId: text,
  at: text,
  date: text,
  planName: text,
  name: orNull(text),
  email: orNull(text),
  way: oneOf("card", "cash", "transfer"),
  isAtDoor: flag,
  amount: count,
  currency: text,
  refundable: count,
  reason: orNull(text),
  receiptUrl: orNull(text),
});
export const personShape = object<Studio.PersonPage>({
  person: personLineShape,
  memberSince: orNull(text),
  isConfirmed: flag,
  invitedAt: orNull(text),
  notes: text,
  passes: listOf(
    object<Studio.PersonPass>({
      id: text,
      planName: text,
      validity: text,
      isValid: flag,
      classesLeft: orNull(count),
      validUntil: orNull(text),
      isPaused: flag,
      isSubscription: flag,
      endedAt: orNull(text),
      origin: oneOf("online", "door", "given", "imported"),
      reason: orNull(text),
    }),
  ),
  bookings: listOf(
    object<Studio.PersonBooking>({
      id: text,
      classId: text,
      classType: text,
      startsAt: text,
      outcome: oneOf(
        "booked",
        "waiting",
        "came",
        "missed",
        "cancelled",
        "cancelled late",
        "cancelled by studio",
      ),
      usesClass: flag,
    }),
  ),
  attendance: object<Studio.PersonPage["attendance"]>({ came: count, missed: count, cancelledLate: count }),
  purchases: listOf(saleShape),
  plans: listOf(planShape),
});
export const bookedWithPassShape = object<Studio.BookedWithPass>({
  bookings: listOf(
    object<Studio.BookedWithPass["bookings"][number]>({ id: text, classType: text, startsAt: text }),
  ),
});
export const personAddedShape = object<Studio.PersonAdded>({ person: text, password: text });
export const invitedShape = object<Studio.Invited>({ invited: count, isMember: listOf(text) });
export const importedShape = object<Studio.Imported>({
  rows: count,
  made: count,
  again: count,
  withoutPass: count,
  mistakes: listOf(object<Studio.ImportMistake>({ row: count, detail: text })),
});
export const importWaitingShape = object<Studio.ImportWaiting>({ waiting: count });

// Money

const figureShape = object<Studio.Figure>({ name: text, amount: count, lines: listOf(text) });
export const salesShape = object<Studio.Sales>({
  month: text,
  months: listOf(text),
  books: listOf(
    object<Studio.SalesBook>({
      currency: text,
      lines: listOf(saleShape),
      sold: figureShape,
      refunded: figureShape,
      total: figureShape,
      byDay: listOf(figureShape),
      byPlan: listOf(figureShape),
      byWay: listOf(figureShape),
    }),
  ),
});
export const refundedShape = object<Studio.Refunded>({ state: oneOf("done", "asked"), sale: saleShape });
export const subscriptionsShape = object<Studio.Subscriptions>({
  subscriptions: listOf(
    object<Studio.SubscriptionLine>({
      id: text,
      passId: text,
      person: text,
      email: text,
      planName: text,
      state: oneOf("running", "ending", "paused", "payment failed", "ended"),
      since: text,
      paidUntil: orNull(text),
    }),
  ),
  failed: listOf(
    object<Studio.FailedPayment>({
      id: text,
      at: text,
      email: text,
      person: text,
      planName: text,
      amount: count,
      currency: text,
      attempts: count,
      settledAt: orNull(text),
    }),
  ),
});

// Messages

export const messagesShape = object<Studio.ContactMessages>({
  messages: listOf(
    object<Studio.ContactMessageLine>({
      id: text,
      at: text,
      name: text,
      email: text,
      message: text,
      isHeld: flag,
      answeredAt: orNull(text),
    }),
  ),
});
export const mailsShape = object<Studio.StuckMails>({
  mails: listOf(
    object<Studio.StuckMail>({
      id: text,
      at: text,
      to: text,
      subject: text,
      status: oneOf("queued", "parked", "held"),
      attempts: count,
      reason: orNull(text),
      nextAttemptAt: orNull(text),
    }),
  ),
});
export const audienceShape = object<Studio.AudienceSize>({ people: count, unsubscribed: count });
export const announcedShape = object<Studio.Announced>({ people: count });

const aboutShape = object<NonNullable<Studio.AskedQuestion["about"]>>({
  kind: oneOf("therapy plan", "routine", "diet plan", "chat"),
  told: recordOf(text),
  wrote: text,
  answeredBy: oneOf("triage", "handbook", "model"),
  createdAt: text,
});
export const questionsShape = object<Studio.AskedQuestions>({
  questions: listOf(
    object<Studio.AskedQuestion>({
      id: text,
      guideId: orNull(text),
      exchangeId: orNull(text),
      text,
      askedAt: text,
      answer: orNull(text),
      answeredAt: orNull(text),
      person: text,
      name: text,
      email: text,
      about: orNull(aboutShape),
    }),
  ),
});
