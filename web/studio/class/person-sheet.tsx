import { Button, ButtonLink } from "../../components/button.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Problem } from "../desk/pieces.tsx";
import { classChangedShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";
import type { ShownLine } from "./overlay.ts";

/** Somebody who has booked: with what, the way to their page, and out of the class. */
export function PersonSheet({
  line: { bookingId, name, email, pass, person, hasNotes, usesClass, isWalkIn },
  onClose,
  onDone,
}: {
  line: ShownLine;
  onClose: () => void;
  onDone: () => void;
}) {
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const takeOut = () =>
    run(async () => {
      await ask(`/api/studio/bookings/${encodeURIComponent(bookingId)}/remove`, classChangedShape, {});
      say(`${name} is out of the class${email ? " and has a mail about it" : ""}.`);
      onDone();
    });
  return (
    <Sheet title={name} onClose={onClose}>
      <div className="text-lg">
        {email && (
          <a
            href={`mailto:${encodeURIComponent(email)}`}
            className="inline-flex min-h-12 items-center break-all underline underline-offset-4"
          >
            {email}
          </a>
        )}
        <p className="text-ink-soft">{pass}</p>
        {usesClass && <p>Taken out, they have the class back on their pass.</p>}
        {isWalkIn && !usesClass && pass === "Paid at the door" && (
          <p>What they paid stays in the books until you refund it under Money.</p>
        )}
      </div>
      {problem && <Problem>{problem}</Problem>}
      <div className="grid gap-3">
        {person && (
          <ButtonLink to={`/studio/people/${encodeURIComponent(person)}`}>
            {hasNotes ? "Your note and everything else" : "Everything about them"}
          </ButtonLink>
        )}
        <Button look="grave" disabled={isBusy} onClick={takeOut}>
          Take out of the class
        </Button>
      </div>
    </Sheet>
  );
}
