import type { StuckMail } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Part, Problem } from "../desk/pieces.tsx";
import { mailsShape } from "../desk/shapes.ts";
import { useNow } from "../desk/use-now.ts";
import { useRead } from "../desk/use-read.ts";
import { momentInWords, several } from "../desk/words.ts";

/** Mail that does not leave, with the reason. Nothing is shown while all of it does. */
export function StuckPart() {
  const { answer, readAgain } = useRead("/api/studio/mail", mailsShape);
  if (!answer || answer.mails.length === 0) return null;
  return (
    <Part title="Mail that is stuck">
      <ul className="grid gap-4">
        {answer.mails.map((mail) => (
          <StuckItem key={mail.id} mail={mail} onSent={readAgain} />
        ))}
      </ul>
    </Part>
  );
}

const states = { queued: "Not sent yet", parked: "Given up", held: "Held back" };

/** The attempt to come, or that it is due. */
function nextInWords(nextAttemptAt: string | null, now: number): string {
  if (!nextAttemptAt) return "";
  const isToCome = Date.parse(nextAttemptAt) > now;
  return isToCome ? `, the next one ${momentInWords(nextAttemptAt)}` : ", the next one at any moment";
}

function StuckItem({
  mail: { id, to, subject, status, attempts, reason, nextAttemptAt, at },
  onSent,
}: {
  mail: StuckMail;
  onSent: () => void;
}) {
  const { send, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const sendAgain = () =>
    run(async () => {
      await send(`/api/studio/mail/${encodeURIComponent(id)}/send`, {});
      say("It is on its way again.");
      onSent();
    });
  const now = useNow();
  return (
    <li className="rounded-3xl border-2 border-clay bg-raised p-5">
      <p className="font-semibold text-xl wrap-anywhere">{subject}</p>
      <p className="text-base text-ink-soft">
        <span className="block break-all">{`To ${to}`}</span>
        {momentInWords(at)}
      </p>
      <p className="mt-2 wrap-anywhere">
        {`${states[status]} after ${several(attempts, "attempt")}${nextInWords(nextAttemptAt, now)}.${reason ? ` ${reason}` : ""}`}
      </p>
      {problem && <Problem>{problem}</Problem>}
      <Button className="mt-4 w-full" look="outline" disabled={isBusy} onClick={sendAgain}>
        Send again
      </Button>
    </li>
  );
}
