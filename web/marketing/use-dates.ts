import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { Classes } from "../../contract/booking.ts";
import { useSession } from "../session.ts";
import { useAnswer } from "../use-answer.ts";

type Booking = typeof import("../booking/entry-dates.tsx");

const notYet = (): Promise<Classes> => Promise.reject(new Error("Nothing to load dates with."));

/**
 * The dates of the schedule with all that books them. Fetched when the page has nothing better to do: it
 * reads and works without.
 */
export function useDates() {
  const [booking, setBooking] = useState<Booking>();
  const [isMissing, setIsMissing] = useState(false);
  const { user } = useSession();
  const target = useSearchParams()[0].get("class");
  useEffect(() => {
    const fetchBooking = async () => {
      try {
        setBooking(await import("../booking/entry-dates.tsx"));
      } catch (error) {
        reportError(error);
        setIsMissing(true);
      }
    };
    return whenIdle(() => void fetchBooking());
  }, []);
  const { answer, isUnreadable, readAgain, change } = useAnswer(
    booking && (user?.uid ?? ""),
    booking?.loadClasses ?? notYet,
    { isFollowed: true },
  );
  return {
    EntryDates: booking?.EntryDates,
    classes: answer,
    isMember: user !== null,
    isUnreachable: isMissing || (isUnreadable && !answer),
    target,
    readAgain: isMissing ? () => location.reload() : readAgain,
    change,
  };
}

export type Dates = ReturnType<typeof useDates>;

function whenIdle(act: () => void): () => void {
  // Safari has no word for it.
  if (!("requestIdleCallback" in window)) {
    const task = setTimeout(act, 200);
    return () => clearTimeout(task);
  }
  const task = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(task);
}
