import { type ReactNode, useEffect, useRef } from "react";
import type { ClassView, MyBooking } from "../../contract/booking.ts";
import { Button, ButtonLink } from "../components/button.tsx";
import { Check } from "../components/icons.tsx";
import { loginOnTo, wayToClass } from "../way-on.ts";
import { BookingStep } from "./booking-step.tsx";
import {
  describeDeadline,
  describeSpots,
  describeWaiting,
  describeWay,
  nameDay,
  ownTime,
  placeWords,
  studioMoment,
} from "./class-words.ts";
import { type Booking, useBooking } from "./use-booking.ts";
import { useKeptPlace } from "./use-kept-place.ts";

type ClassRowProps = {
  view: ClassView;
  isMember: boolean;
  isTarget: boolean;
  mayChoosePlace: boolean;
  /** What the entry says above about the visitor's own clock. */
  usualOwnTime: string | undefined;
  onChange(changed?: ClassView): Promise<unknown>;
};

/** One class on one date: when, how it stands, and what can be done about it. */
export function ClassRow({
  view,
  isMember,
  isTarget,
  mayChoosePlace,
  usualOwnTime,
  onChange,
}: ClassRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const booking = useBooking(view, onChange);
  const keptPlace = useKeptPlace(booking, view.mine?.status);
  useEffect(() => {
    if (!isTarget) return;
    row.current?.scrollIntoView({ block: "center" });
    // As somebody who came for this class: the first thing to press, or the row itself.
    const action = row.current?.querySelector<HTMLElement>("a, button") ?? row.current;
    action?.focus({ preventScroll: true });
  }, [isTarget]);
  const isCancelled = view.status === "cancelled";
  const isMoved = view.movedFrom !== null;
  const { weekday, day, time } = studioMoment(view.startsAt);
  const own = ownTime(view.startsAt);
  return (
    <div
      ref={row}
      tabIndex={-1}
      data-class={view.id}
      onClickCapture={keptPlace.notePress}
      className={`border-t border-line ${isTarget ? "-mx-3 flow-root rounded-xl bg-sun/15 px-3" : ""}`}
    >
      <div className="flex min-h-22 items-center justify-between gap-x-4 py-2.5 sm:min-h-17">
        <div ref={keptPlace.ref} tabIndex={-1} className="min-w-0">
          <p className={`font-medium ${isCancelled ? "text-ink-soft line-through" : ""}`}>
            {/* A phone has no room to say again what the entry says above. */}
            <span className={isMoved ? "" : "max-sm:sr-only"}>{`${weekday}, `}</span>
            {day}
            {isMoved && `, ${time}`}
            {own && (isMoved || own !== usualOwnTime) && <span className="text-clay"> {own}</span>}
          </p>
          <p className={`text-[0.9375rem] leading-snug ${toneOf(view)}`}>{describeClass(view)}</p>
          {booking.notice && <p className="text-[0.9375rem] leading-snug">{booking.notice}</p>}
        </div>
        <Actions view={view} booking={booking} isMember={isMember} mayChoosePlace={mayChoosePlace} />
      </div>
      <BookingStep view={view} booking={booking} />
    </div>
  );
}

function describeClass(view: ClassView): string {
  if (view.status === "cancelled") return "Cancelled";
  return view.movedFrom === null
    ? describeState(view)
    : `Moved from ${nameDay(view.movedFrom)}. ${describeState(view)}`;
}

function describeState(view: ClassView): string {
  const { mine, spotsLeft } = view;
  if (mine?.status === "booked") return describeBooked(mine, view);
  if (hasBegun(view)) return "Under way";
  if (!mine) return describeSpots(view);
  return spotsLeft > 0 ? `${describeWaiting(mine)}. A spot is free` : describeWaiting(mine);
}

function describeBooked(mine: MyBooking, { place, startsAt }: ClassView): string {
  const way = describeWay(mine, place);
  return [way && placeWords[way], describeDeadline(mine, startsAt)].filter(Boolean).join(". ");
}

function hasBegun({ startsAt }: ClassView): boolean {
  return Date.parse(startsAt) <= Date.now();
}

function toneOf({ mine, status, spotsLeft }: ClassView): string {
  const isUrgent = status === "cancelled" || (!mine && spotsLeft > 0 && spotsLeft < 4);
  return isUrgent ? "text-clay" : "text-ink-soft";
}

type ActionsProps = { view: ClassView; booking: Booking; isMember: boolean; mayChoosePlace: boolean };

function Actions({ view, booking, isMember, mayChoosePlace }: ActionsProps) {
  const { mine, spotsLeft, status } = view;
  // What is asked below takes the place of what is asked here.
  if (status === "cancelled" || booking.step.name !== "resting") return null;
  const ofClass = `${view.classType}, ${nameDay(view.startsAt)}`;
  if (mine?.status === "booked") {
    return (
      <Side>
        {!hasBegun(view) && (
          <Quiet label={`Cancel ${ofClass}`} booking={booking}>
            Cancel
          </Quiet>
        )}
        <span className="inline-flex min-h-8 items-center gap-1.5 rounded-full sm:min-h-9 bg-green/12 pr-4 pl-3 text-[0.9375rem] font-semibold text-green max-sm:order-first">
          <Check /> Booked
        </span>
      </Side>
    );
  }
  if (hasBegun(view)) return null;
  const isFull = spotsLeft === 0;
  const words = isFull ? "Join the waitlist" : "Book";
  const look = isFull ? "outline" : "solid";
  if (!isMember) {
    return (
      <ButtonLink
        to={loginOnTo(wayToClass(view.id))}
        look={look}
        size="small"
        aria-label={`${words}: ${ofClass}`}
        className="shrink-0"
      >
        {words}
      </ButtonLink>
    );
  }
  const act = isFull ? booking.wait : booking.book;
  return (
    <Side>
      {mine && (
        <Quiet label={`Leave the waitlist: ${ofClass}`} booking={booking} isLast={isFull}>
          Leave
        </Quiet>
      )}
      {!(mine && isFull) && (
        <Button
          look={look}
          size="small"
          disabled={booking.isBusy}
          aria-label={`${words}: ${ofClass}`}
          onClick={() => (mayChoosePlace ? booking.choosePlace() : act())}
          className="shrink-0 max-sm:order-first"
        >
          {words}
        </Button>
      )}
    </Side>
  );
}

function Side({ children }: { children: ReactNode }) {
  return (
    <div className="flex shrink-0 flex-col items-end sm:flex-row sm:items-center sm:gap-3">{children}</div>
  );
}

/** The way out, which is never the thing one presses by habit. */
function Quiet({
  label,
  booking,
  isLast = false,
  children,
}: {
  label: string;
  booking: Booking;
  /** Then its words, not its edge, are in line with what is above. */
  isLast?: boolean;
  children: string;
}) {
  return (
    <Button
      look="quiet"
      size="small"
      aria-label={label}
      disabled={booking.isBusy}
      onClick={booking.askToCancel}
      className={isLast ? "-mr-5" : "max-sm:-my-1.5 max-sm:-mr-5"}
    >
      {children}
    </Button>
  );
}
