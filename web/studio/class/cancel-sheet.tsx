import { type FormEvent, useState } from "react";
import type { CancelPreview, ClassCancelling, StudioClass } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Problem } from "../desk/pieces.tsx";
import { cancelPreviewShape, classChangedShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";
import { useRead } from "../desk/use-read.ts";
import { several } from "../desk/words.ts";

/** What cancelling would do is said before it is done. */
export function CancelSheet({
  each,
  onClose,
  onDone,
}: {
  each: StudioClass;
  onClose: () => void;
  onDone: () => void;
}) {
  const path = `/api/studio/classes/${each.id}/cancel`;
  const { answer: preview } = useRead(path, cancelPreviewShape);
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const [reason, setReason] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const body: ClassCancelling = reason.trim() ? { reason: reason.trim() } : {};
      await ask(path, classChangedShape, body);
      say(preview?.mails ? `Cancelled. ${several(preview.mails, "mail")} on the way.` : "Cancelled.");
      onDone();
    });
  };
  return (
    <Sheet title="Cancel this class?" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <p className="text-lg">{preview ? foretell(preview) : "One moment…"}</p>
        <Field
          label="Why, for the mail (if you like)"
          name="reason"
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {problem && <Problem>{problem}</Problem>}
        <Button type="submit" look="grave" disabled={isBusy || !preview}>
          {preview?.mails ? `Cancel it and tell ${several(preview.mails, "person", "people")}` : "Cancel it"}
        </Button>
      </form>
    </Sheet>
  );
}

function foretell({ booked, waiting, classesGivenBack, mails }: CancelPreview): string {
  if (booked + waiting === 0) return "Nobody has booked it, and nobody is told.";
  const lose = [booked > 0 && `${booked} booked`, waiting > 0 && `${waiting} waiting`].filter(Boolean);
  const back =
    classesGivenBack > 0 ? ` ${several(classesGivenBack, "class goes", "classes go")} back to passes.` : "";
  return `${lose.join(" and ")}.${back} ${mails === 1 ? "1 mail goes" : `${mails} mails go`} out.`;
}
