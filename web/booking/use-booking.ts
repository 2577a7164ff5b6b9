import { useState } from "react";
import type { Cancelled, ClassView, Place } from "../../contract/booking.ts";
import { Refusal, sentenceFor } from "../api.ts";
import { sendCancelling, sendWish } from "./ask-classes.ts";
import { isLate } from "./class-words.ts";

/** What is open between the member and one class. */
export type Step =
  | { name: "resting" }
  | { name: "choosing a place" }
  /** With the server's reason, and the price ids of what would help. */
  | { name: "buying"; reason: string; plans: string[] }
  /** `isLate`: the class would not come back. */
  | { name: "cancelling"; isLate: boolean };

const afterCancelling: Record<Cancelled["credit"], string> = {
  returned: "Cancelled. The class is back on your pass.",
  kept: "Cancelled. The class stays used.",
  none: "Cancelled.",
};

/**
 * Books, waits and cancels. `onChange` hears of the class as it is now; without one it is to be read again,
 * and is awaited, so that what is shown next is already true.
 */
export function useBooking(view: ClassView, onChange: (changed?: ClassView) => Promise<unknown> | undefined) {
  const [step, setStep] = useState<Step>({ name: "resting" });
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState<string>();

  const attempt = async (act: () => Promise<Step | undefined>) => {
    setIsBusy(true);
    setNotice(undefined);
    try {
      setStep((await act()) ?? { name: "resting" });
    } catch (error) {
      const next = stepAfter(error);
      if (next) setStep(next);
      else {
        if (!(error instanceof Refusal)) reportError(error);
        setStep({ name: "resting" });
        setNotice(sentenceFor(error));
        // Whatever stood in the way has changed what is shown: the spot is gone, the class is cancelled.
        if (error instanceof Refusal) await onChange();
      }
    } finally {
      setIsBusy(false);
    }
  };

  return {
    step,
    isBusy,
    notice,
    book: (place?: Place) =>
      attempt(async () => {
        await onChange(await sendWish("/api/bookings", view.id, place));
        return undefined;
      }),
    wait: (place?: Place) =>
      attempt(async () => {
        await onChange(await sendWish("/api/waitlist", view.id, place));
        return undefined;
      }),
    choosePlace: () => setStep({ name: "choosing a place" }),
    askToCancel() {
      setNotice(undefined);
      setStep({ name: "cancelling", isLate: view.mine !== null && isLate(view.mine) });
    },
    cancel: (acceptsLoss: boolean) =>
      attempt(async () => {
        if (!view.mine) return undefined;
        const wasBooked = view.mine.status === "booked";
        const credit = await sendCancelling(view.mine.id, acceptsLoss);
        await onChange();
        setNotice(wasBooked ? afterCancelling[credit] : "You no longer wait for this class.");
        return undefined;
      }),
    rest: () => setStep({ name: "resting" }),
  };
}

export type Booking = ReturnType<typeof useBooking>;

/** Some refusals are a question rather than an end. */
function stepAfter(error: unknown): Step | undefined {
  if (!(error instanceof Refusal)) return undefined;
  if (error.code === "no_pass") {
    return { name: "buying", reason: sentenceFor(error), plans: error.plans };
  }
  if (error.code === "credit_lost") return { name: "cancelling", isLate: true };
  return undefined;
}
