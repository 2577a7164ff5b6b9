import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { ClassView, MyBooking, MyClasses, PastClass, PastOutcome } from "../../contract/booking.ts";
import { BookingStep } from "../booking/booking-step.tsx";
import {
  describeDeadline,
  describeWaiting,
  describeWay,
  nameDay,
  ownTime,
  studioMoment,
} from "../booking/class-words.ts";
import { useBooking } from "../booking/use-booking.ts";
import { useKeptPlace } from "../booking/use-kept-place.ts";
import { Button } from "../components/button.tsx";
import { Card } from "../components/card.tsx";
import { YourCalendar } from "./your-calendar.tsx";

const minuteMs = 60_000;
/** How long before an online class the way in is shown. */
const earlyMs = 30 * minuteMs;

/** The chat is beside it: what is weeks ahead can be unfolded. */
const shownAtFirst = 3;

const outcomes: Record<PastOutcome, string> = {
  came: "You came",
  missed: "Missed",
  booked: "Booked",
  cancelled: "Cancelled",
  "cancelled late": "Cancelled late",
  "cancelled by studio": "Cancelled by the studio",
};

/** What the member has booked, waits for and has been to. */
export function YourClasses({
  classes: { upcoming, past },
  onChange,
}: {
  classes: MyClasses;
  onChange(): Promise<unknown>;
}) {
  const now = useNow();
  // Called off before it began: nobody should have to unfold anything to hear of that.
  const isCalledOff = ({ startsAt, outcome }: PastClass) =>
    outcome === "cancelled by studio" && Date.parse(startsAt) > now;
  const calledOff = past.filter(isCalledOff);
  const over = past.filter((each) => !isCalledOff(each));
  return (
    <Card>
      <h2 className="text-2xl">Your classes</h2>
      {upcoming.length === 0 && (
        <p className="mt-3 text-ink-soft">
          {"Nothing booked yet. "}
          <Link to="/schedule" className="underline underline-offset-4">
            See the next classes
          </Link>
        </p>
      )}
      <ul className="mt-4 grid gap-5 empty:hidden">
        {upcoming.slice(0, shownAtFirst).map((view) => (
          <UpcomingClass key={view.id} view={view} now={now} onChange={onChange} />
        ))}
        {calledOff.map(({ id, classType, startsAt }) => (
          <li key={id} className="border-l-4 border-clay pl-4">
            <p className="font-semibold line-through">{classType}</p>
            <When startsAt={startsAt} />
            <p className="text-[0.9375rem] text-clay">Cancelled by the studio</p>
          </li>
        ))}
      </ul>
      {upcoming.length > shownAtFirst && (
        <details className="mt-3">
          <summary className="cursor-pointer py-2 font-semibold">
            {`Later classes (${upcoming.length - shownAtFirst})`}
          </summary>
          <ul className="mt-2 grid gap-5">
            {upcoming.slice(shownAtFirst).map((view) => (
              <UpcomingClass key={view.id} view={view} now={now} onChange={onChange} />
            ))}
          </ul>
        </details>
      )}
      <YourCalendar />
      {over.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer py-2 font-semibold">Past classes</summary>
          <ul className="mt-2 grid gap-2 text-[0.9375rem] text-ink-soft">
            {over.map(({ id, classType, startsAt, outcome }) => (
              <li key={id}>{`${nameDay(startsAt)}: ${classType}. ${outcomes[outcome]}`}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function UpcomingClass({
  view,
  now,
  onChange,
}: {
  view: ClassView;
  now: number;
  onChange(): Promise<unknown>;
}) {
  const booking = useBooking(view, onChange);
  const keptPlace = useKeptPlace(booking);
  const { mine } = view;
  if (!mine) return null;
  const isBooked = mine.status === "booked";
  const starts = Date.parse(view.startsAt);
  const isSoon = now >= starts - earlyMs;
  return (
    <li
      onClickCapture={keptPlace.notePress}
      className={`border-l-4 pl-4 ${isBooked ? "border-green" : "border-sun"}`}
    >
      <div ref={keptPlace.ref} tabIndex={-1}>
        <p className="font-semibold">{view.classType}</p>
        <When startsAt={view.startsAt} />
        <p className="text-[0.9375rem] leading-snug text-ink-soft">
          {view.movedFrom !== null && `Moved from ${nameDay(view.movedFrom)}. `}
          {isBooked ? describeBooked(view, mine, now) : describeWaiting(mine)}
        </p>
        {booking.notice && <p className="text-[0.9375rem] leading-snug">{booking.notice}</p>}
      </div>
      {mine.classLink && isSoon && (
        <a
          href={mine.classLink}
          className="mt-2 inline-flex min-h-11 items-center rounded-full border border-transparent bg-green px-5 text-[0.9375rem] font-semibold text-on-green hover:bg-ink hover:text-paper"
        >
          Open the class link
        </a>
      )}
      {now < starts && booking.step.name === "resting" && (
        <p className="-ml-5">
          {!isBooked && view.spotsLeft > 0 && (
            <Link
              to={`/schedule?class=${view.id}`}
              className="pl-5 font-semibold underline underline-offset-4"
            >
              Book the free spot
            </Link>
          )}
          <Button
            look="quiet"
            size="small"
            disabled={booking.isBusy}
            onClick={booking.askToCancel}
            aria-label={`${isBooked ? "Cancel" : "Leave the waitlist"}: ${view.classType}, ${nameDay(view.startsAt)}`}
          >
            {isBooked ? "Cancel" : "Leave the waitlist"}
          </Button>
        </p>
      )}
      <BookingStep view={view} booking={booking} />
    </li>
  );
}

function describeBooked({ place, startsAt }: ClassView, mine: MyBooking, now: number): string {
  const way = describeWay(mine, place);
  return [way ? `Booked ${way}` : "Booked", describeDeadline(mine, startsAt, now)].filter(Boolean).join(". ");
}

function When({ startsAt }: { startsAt: string }) {
  const own = ownTime(startsAt);
  return (
    <p>
      <time dateTime={startsAt}>
        <span className="whitespace-nowrap">{`${nameDay(startsAt)},`}</span>{" "}
        <span className="whitespace-nowrap">{studioMoment(startsAt).time}</span>
      </time>
      {own && <span className="block text-[0.9375rem] text-clay">{own}</span>}
    </p>
  );
}

/** The time, as often as it matters to a page about classes. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minuteMs / 2);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
