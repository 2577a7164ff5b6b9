import { type ReactNode, useId } from "react";
import { describePrice } from "../../content/describe-plan.ts";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import { type ClassView, places } from "../../contract/booking.ts";
import { Button } from "../components/button.tsx";
import { focusHere } from "../components/focus-here.ts";
import { useCheckout } from "../use-checkout.ts";
import { placeWords } from "./class-words.ts";
import type { Booking } from "./use-booking.ts";

/** What is to be settled before it is booked or cancelled, in the page and below the class. */
export function BookingStep({ view, booking }: { view: ClassView; booking: Booking }) {
  const { step } = booking;
  if (step.name === "cancelling") return <CancelStep view={view} booking={booking} isLate={step.isLate} />;
  if (step.name === "buying") return <BuyStep view={view} booking={booking} {...step} />;
  if (step.name === "choosing a place") return <PlaceStep view={view} booking={booking} />;
  return null;
}

function Step({ question, booking, children }: { question: string; booking: Booking; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset
      ref={focusHere}
      onKeyDown={({ key }) => {
        if (key === "Escape" && !booking.isBusy) booking.rest();
      }}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-2 mb-4 min-w-0 rounded-2xl border border-line bg-raised p-5"
    >
      <p id={id} className="font-semibold">
        {question}
      </p>
      {children}
    </fieldset>
  );
}

function CancelStep({ view: { mine }, booking, isLate }: StepProps & { isLate: boolean }) {
  const isWaiting = mine?.status === "waiting";
  return (
    <Step question={cancelQuestion(isWaiting, isLate, mine?.usesClass ?? false)} booking={booking}>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="grave" size="small" disabled={booking.isBusy} onClick={() => booking.cancel(isLate)}>
          {isWaiting ? "Leave the waitlist" : "Cancel my spot"}
        </Button>
        <Button look="outline" size="small" disabled={booking.isBusy} onClick={booking.rest}>
          {isWaiting ? "Keep waiting" : "Keep my spot"}
        </Button>
      </div>
    </Step>
  );
}

function cancelQuestion(isWaiting: boolean, isLate: boolean, usesClass: boolean): string {
  if (isWaiting) return "You lose your place in line. Leave the waitlist?";
  if (isLate) return "It is too late to get the class back. Cancel anyway?";
  return usesClass
    ? "You get the class back. Cancel your spot?"
    : "Cancelling costs nothing before it begins. Cancel your spot?";
}

function PlaceStep({ view, booking }: StepProps) {
  const act = view.spotsLeft === 0 ? booking.wait : booking.book;
  return (
    <Step question="How will you come?" booking={booking}>
      <div className="mt-4 flex flex-wrap gap-3">
        {places.map((place) => (
          <Button key={place} size="small" disabled={booking.isBusy} onClick={() => act(place)}>
            {placeWords[place]}
          </Button>
        ))}
        <Button look="quiet" size="small" disabled={booking.isBusy} onClick={booking.rest}>
          Not now
        </Button>
      </div>
    </Step>
  );
}

function BuyStep({ view, booking, reason, plans }: StepProps & { reason: string; plans: string[] }) {
  const covering = plansOnSale.filter(({ priceId }) => plans.includes(priceId));
  return (
    <Step question={reason} booking={booking}>
      <div className="mt-3 border-b border-line">
        {covering.map((plan) => (
          <Plan key={plan.priceId} plan={plan} classId={view.id} />
        ))}
      </div>
      <p className="mt-3 text-[0.9375rem] text-ink-soft">
        {view.spotsLeft > 0
          ? "Your spot is booked as soon as you have paid, if it is still free."
          : "The class is full: with a pass you can wait for a spot."}
      </p>
      <Button look="quiet" size="small" onClick={booking.rest} className="mt-1 -ml-5">
        Not now
      </Button>
    </Step>
  );
}

function Plan({ plan, classId }: { plan: PricingPlan; classId: string }) {
  const { isLoading, start } = useCheckout(plan, classId);
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line py-2.5">
      <p className="min-w-0 leading-snug">
        {plan.name} <span className="block text-[0.9375rem] text-ink-soft">{describePrice(plan)}</span>
      </p>
      <Button
        size="small"
        onClick={start}
        disabled={isLoading}
        aria-label={isLoading ? undefined : `Get ${plan.name}`}
        className="shrink-0"
      >
        {isLoading ? "Loading..." : "Get"}
      </Button>
    </div>
  );
}

type StepProps = { view: ClassView; booking: Booking };
