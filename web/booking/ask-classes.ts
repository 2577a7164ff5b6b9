/** What pages ask the server about classes and bookings. */
import {
  type BookingMade,
  type BookingWish,
  type Cancelled,
  type Classes,
  type ClassView,
  type MyBooking,
  type MyClasses,
  type PastClass,
  type Place,
  places,
} from "../../contract/booking.ts";
import { count, flag, listOf, object, oneOf, orNull, text } from "../answer-shapes.ts";
import { ask } from "../api.ts";

const placeShape = oneOf(...places);
const mineShape = object<MyBooking>({
  id: text,
  status: oneOf("booked", "waiting"),
  position: orNull(count),
  place: orNull(placeShape),
  freeUntil: orNull(text),
  planName: orNull(text),
  usesClass: flag,
  classLink: orNull(text),
});
const classShape = object<ClassView>({
  id: text,
  entry: text,
  classType: text,
  instructor: text,
  startsAt: text,
  minutes: count,
  place: oneOf(...places, "both"),
  spotsLeft: count,
  status: oneOf("open", "cancelled"),
  movedFrom: orNull(text),
  mine: orNull(mineShape),
});
const classesShape = object<Classes>({ classes: listOf(classShape), covered: listOf(placeShape) });
const madeShape = object<BookingMade>({ class: classShape });
const cancelledShape = object<Cancelled>({ credit: oneOf("returned", "kept", "none") });
const myClassesShape = object<MyClasses>({
  upcoming: listOf(classShape),
  past: listOf(
    object<PastClass>({
      id: text,
      classType: text,
      startsAt: text,
      outcome: oneOf("came", "missed", "booked", "cancelled", "cancelled late", "cancelled by studio"),
    }),
  ),
});

export function loadClasses(_who: string, signal: AbortSignal): Promise<Classes> {
  return ask("/api/classes", classesShape, { signal });
}

export function loadMyClasses(_uid: string, signal: AbortSignal): Promise<MyClasses> {
  return ask("/api/bookings", myClassesShape, { signal });
}

/** Takes a spot, or a place in the line for one. */
export async function sendWish(
  path: "/api/bookings" | "/api/waitlist",
  classId: string,
  place?: Place,
): Promise<ClassView> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const body: BookingWish = { classId, ...(place && { place }), ...(timeZone && { timeZone }) };
  return (await ask(path, madeShape, { body })).class;
}

/** Gives the spot back; refused where that loses a class and `acceptsLoss` does not say so. */
export async function sendCancelling(bookingId: string, acceptsLoss: boolean): Promise<Cancelled["credit"]> {
  const path = `/api/bookings/${encodeURIComponent(bookingId)}/cancel`;
  return (await ask(path, cancelledShape, { body: { acceptsLoss } })).credit;
}
