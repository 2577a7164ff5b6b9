/** Where classes are, and where a pass is good. */
export const places = ["online", "in person"] as const;
export type Place = (typeof places)[number];
/** A class for both has one number of spots, whichever way people come. */
export type ClassPlace = Place | "both";

/** `GET /api/classes`: the dated classes of the next weeks, the next one first. */
export type Classes = {
  classes: ClassView[];
  /** Where the member's passes are good today; nothing for visitors. */
  covered: Place[];
};

/** One class on one date. */
export type ClassView = {
  id: string;
  /** The entry of the schedule it was made from, by its name in addresses. */
  entry: string;
  classType: string;
  instructor: string;
  startsAt: string;
  minutes: number;
  place: ClassPlace;
  spotsLeft: number;
  /** Cancelled ones are shown, so that nobody travels to one. */
  status: "open" | "cancelled";
  /** When it was to begin before it was moved. */
  movedFrom: string | null;
  /** Null for visitors too. */
  mine: MyBooking | null;
};

export type MyBooking = {
  id: string;
  status: "booked" | "waiting";
  /** Counted from 1, while waiting. */
  position: number | null;
  place: Place | null;
  /** Until when cancelling gives the class back; null while waiting. */
  freeUntil: string | null;
  /** The plan of the pass it is booked with; null while waiting. */
  planName: string | null;
  /** Whether a class of that pass was used, which cancelling in time gives back. */
  usesClass: boolean;
  /** The way in, for those who booked an online class. */
  classLink: string | null;
};

/** `POST /api/bookings` and `POST /api/waitlist`. `place` only where both the class and the pass leave a choice. */
export type BookingWish = {
  classId: string;
  place?: Place;
  /** The member's own, an IANA name: mails then say the time there too. */
  timeZone?: string;
};
/** What both answer. */
export type BookingMade = { class: ClassView };

/** `POST /api/bookings/{id}/cancel`. Too late to be free, it is refused unless the loss is accepted. */
export type Cancelling = { acceptsLoss: boolean };
export type Cancelled = { credit: "returned" | "kept" | "none" };

/** `GET /api/bookings`: a member's classes to come, waiting ones among them, and the latest that have been. */
export type MyClasses = { upcoming: ClassView[]; past: PastClass[] };
export type PastClass = { id: string; classType: string; startsAt: string; outcome: PastOutcome };
export type PastOutcome =
  | "came"
  | "missed"
  | "booked"
  | "cancelled"
  | "cancelled late"
  | "cancelled by studio";

/** Why a class cannot be booked, as `code` of the refusal. */
export type BookingRefusal =
  | "class_full"
  | "class_over"
  | "class_cancelled"
  /** With `plans`, the price ids of those on sale that would cover it. */
  | "no_pass"
  /** Cancelling would keep the class used, and that was not accepted. */
  | "credit_lost";

/** `GET /api/calendar`, and `POST /api/calendar/renew`, after which the old address shows nothing. */
export type CalendarAddress = { url: string };
