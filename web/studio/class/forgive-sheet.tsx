import { type FormEvent, useState } from "react";
import type { Forgiving } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Problem } from "../desk/pieces.tsx";
import { forgivenShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";

/** Gives the class of a no-show, or of a late cancelling, back. */
export function ForgiveSheet({
  line: { bookingId, name },
  onClose,
  onDone,
}: {
  line: { bookingId: string; name: string };
  onClose: () => void;
  onDone: () => void;
}) {
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const path = `/api/studio/bookings/${encodeURIComponent(bookingId)}/forgive`;
      const body: Forgiving = reason.trim() ? { reason: reason.trim() } : {};
      const { credit } = await ask(path, forgivenShape, body);
      say(credit === "returned" ? `${name} has the class back.` : `${name} is forgiven.`);
      onDone();
    });
  };
  return (
    <Sheet title={`Forgive ${name}?`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <p className="text-lg">The class goes back to their pass.</p>
        <Field
          label="Why (only you read it)"
          name="reason"
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {problem && <Problem>{problem}</Problem>}
        <Button type="submit" disabled={isBusy}>
          Give the class back
        </Button>
      </form>
    </Sheet>
  );
}
