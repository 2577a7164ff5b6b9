import { type FormEvent, useState } from "react";
import { studio } from "#content/studio.ts";
import { instantOf } from "../../../clock/next-start.ts";
import type { ClassMoving, StudioClass } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Problem } from "../desk/pieces.tsx";
import { classChangedShape, movePreviewShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";
import { useRead } from "../desk/use-read.ts";
import { momentInWords, several } from "../desk/words.ts";

/** Another start, and what that would do, before it is done. */
export function MoveSheet({
  each,
  onClose,
  onDone,
}: {
  each: StudioClass;
  onClose: () => void;
  onDone: () => void;
}) {
  const before = `${each.date}T${each.time}`;
  const [shown, setShown] = useState(before);
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const path = `/api/studio/classes/${each.id}/move`;
  const isAnother = shown !== before && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(shown);
  const startsAt = isAnother
    ? new Date(instantOf(`${shown.slice(0, 16)}:00`, studio.timeZone)).toISOString()
    : undefined;
  const { answer: preview, problem: refusal } = useRead(
    startsAt && `${path}?startsAt=${encodeURIComponent(startsAt)}`,
    movePreviewShape,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      if (!startsAt) return;
      await ask(path, classChangedShape, { startsAt } satisfies ClassMoving);
      say(`Moved. ${preview?.mails ? `${several(preview.mails, "mail")} on the way.` : ""}`.trim());
      onDone();
    });
  };
  return (
    <Sheet title="Move this class" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        <Field
          label={`New start (${studio.timeZoneName})`}
          name="startsAt"
          type="datetime-local"
          required
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
          data-first=""
        />
        <p role="status" className="min-h-14 text-lg">
          {preview
            ? `From ${momentInWords(preview.from)} to ${momentInWords(preview.to)}. ${
                preview.mails
                  ? `${several(preview.mails, "person is", "people are")} told.`
                  : "Nobody is told."
              }`
            : "Bookings go with it, and everybody gets a mail."}
        </p>
        {(problem ?? (isAnother ? refusal : undefined)) && <Problem>{problem ?? refusal ?? ""}</Problem>}
        <Button type="submit" disabled={isBusy || !preview}>
          Move it
        </Button>
      </form>
    </Sheet>
  );
}
