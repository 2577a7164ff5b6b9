/** `GET /create-checkout-session`: where the buyer pays. */
export type CheckoutAddress = { url: string };

/** What was bought, for the browser that bought it. */
export type BoughtPass = { planName: string; price: string; validity: string; classLink: string | null };

/** `POST /api/checkout/success`: whether it was paid for, and what, which is null for everybody but the buyer. */
export type CheckoutOutcome = {
  isPaid: boolean;
  bought: BoughtPass | null;
  /** What came of the class it was bought for; null where it was for none. */
  booking: CheckoutBooking | null;
};

export type CheckoutBooking = {
  classType: string;
  startsAt: string;
  isBooked: boolean;
  /** Why it could not be booked, in a sentence. */
  reason: string | null;
  /** The id of a class that is full, where one can wait for a spot. */
  waitFor: string | null;
};

export type PassView = {
  id: string;
  planName: string;
  validity: string;
  isValid: boolean;
  /** Only while the pass is valid. */
  classLink: string | null;
  isSubscription: boolean;
};

export type Receipt = { id: string; planName: string; paidOn: string; price: string; url: string | null };

/** `GET /api/passes`: what a member holds, the valid ones first, and what they paid for. */
export type Passes = {
  passes: PassView[];
  receipts: Receipt[];
  /** Whether something this browser bought waits for the member to confirm their address. */
  isWaiting: boolean;
  /** Today's classes that have not ended, where the passes are good. */
  today: TodaysClass[];
  /** For the owner alone, whose dashboard leads to the studio. */
  isOwner?: true;
};

export type TodaysClass = { id: string; classType: string; startsAt: string };

/** The browser's own name for itself, so that its second press leads to its first checkout. */
export const browserCookie = "studio_browser";
