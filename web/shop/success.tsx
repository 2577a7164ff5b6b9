import { Link, useSearchParams } from "react-router";
import { studio } from "#content/studio.ts";
import { readMoment } from "../../clock/moment.ts";
import type { BoughtPass, CheckoutBooking, CheckoutOutcome } from "../../contract/checkout.ts";
import { flag, object, orNull, text } from "../answer-shapes.ts";
import { ask } from "../api.ts";
import { Card } from "../components/card.tsx";
import { privatePageMeta } from "../components/page-meta.ts";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import { useSession } from "../session.ts";
import { useAnswer } from "../use-answer.ts";
import { OpenGate } from "./open-gate.tsx";
import { ReturnPage } from "./return-page.tsx";

export const meta = () =>
  privatePageMeta("Payment Successful!", "Thank you. Your class link is in your mail.");

const link = "underline underline-offset-4";
const outcomeShape = object<CheckoutOutcome>({
  isPaid: flag,
  bought: orNull(
    object<BoughtPass>({ planName: text, price: text, validity: text, classLink: orNull(text) }),
  ),
  booking: orNull(
    object<CheckoutBooking>({
      classType: text,
      startsAt: text,
      isBooked: flag,
      reason: orNull(text),
      waitFor: orNull(text),
    }),
  ),
});
const loadOutcome = (sessionId: string, signal: AbortSignal) =>
  ask("/api/checkout/success", outcomeShape, { body: { sessionId }, signal });

export default function Success() {
  const sessionId = useSearchParams()[0].get("session_id") ?? "";
  const isHydrated = useIsHydrated();
  // A failure to find out takes nothing away.
  const { answer: outcome } = useAnswer(sessionId || undefined, loadOutcome);
  const isUnseen = isHydrated && (!sessionId || outcome?.isPaid === false);
  return (
    <ReturnPage
      title="Payment Successful!"
      drawing={<OpenGate className="w-full" />}
      wayOn={{ to: "/", label: "Back to Home" }}
    >
      <p className="mt-5 max-w-prose text-lg text-ink-soft">
        Thank you. Your class link has been emailed to you; it should be there within a minute.
      </p>
      <div aria-live="polite">
        {isUnseen && <Unseen />}
        {outcome?.booking && <BookedClass booking={outcome.booking} />}
        {outcome?.bought && <Bought bought={outcome.bought} isBooked={outcome.booking?.isBooked ?? false} />}
      </div>
    </ReturnPage>
  );
}

/** The address alone proves nothing: whoever paid and got no mail must know whom to ask. */
function Unseen() {
  return (
    <p className="mt-4 max-w-prose">
      {"We cannot see a payment for this page yet. If you have paid and no mail comes, "}
      <Link to="/contact" className={link}>
        write to us
      </Link>
      .
    </p>
  );
}

/** The class that the pass was bought for, and whether there still was a spot. */
function BookedClass({ booking }: { booking: CheckoutBooking }) {
  const { classType, startsAt, isBooked, reason, waitFor } = booking;
  const { weekday, day, time } = readMoment(startsAt, studio.timeZone);
  const when = `${classType} on ${weekday}, ${day}, ${time} ${studio.timeZoneName}`;
  return (
    <div
      className={`mt-8 max-w-prose rounded-3xl border-2 p-6 sm:p-8 ${isBooked ? "border-green" : "border-clay"}`}
    >
      <h2 className="text-2xl">{isBooked ? "Your spot is booked" : "Your spot is not booked"}</h2>
      <p className="mt-2">
        {isBooked
          ? `${when}. `
          : `${when}: ${reason ?? "it could not be booked."} Your pass is good for another class. `}
        {waitFor && (
          <>
            <Link to={`/schedule?class=${waitFor}`} className={link}>
              Join the waitlist
            </Link>{" "}
          </>
        )}
        <Link to={isBooked ? "/dashboard" : "/schedule"} className={link}>
          {isBooked ? "See your classes" : "See the other dates"}
        </Link>
      </p>
    </div>
  );
}

function Bought({ bought, isBooked }: { bought: BoughtPass; isBooked: boolean }) {
  const { user, loading } = useSession();
  // A pass for one class is used up by the class it was bought for, which is no bad news.
  const isUsedUp = isBooked && bought.classLink === null;
  return (
    <Card className="mt-8 max-w-prose">
      <h2 className="text-2xl">{bought.planName}</h2>
      <p className="mt-2 text-ink-soft">{`${bought.price}. ${isUsedUp ? "Used for this class" : bought.validity}.`}</p>
      {bought.classLink && (
        <p className="mt-4">
          <span className="font-semibold">Class link: </span>
          <a href={bought.classLink} className={`break-all ${link}`}>
            {bought.classLink}
          </a>
        </p>
      )}
      {!user && !loading && (
        <p className="mt-4">
          {"To find it on your dashboard too, "}
          <Link to="/login?mode=register" className={link}>
            create an account
          </Link>
          {" with the address you paid with, or "}
          <Link to="/login" className={link}>
            login
          </Link>
          .
        </p>
      )}
    </Card>
  );
}
