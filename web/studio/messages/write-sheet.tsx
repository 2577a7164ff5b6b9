import { type FormEvent, useRef, useState } from "react";
import type { Announcement, Audience } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { CharactersLeft, Field, TextField } from "../../components/field.tsx";
import { Choice } from "../desk/choice.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Problem } from "../desk/pieces.tsx";
import { announcedShape, audienceShape } from "../desk/shapes.ts";
import { Sheet } from "../desk/sheet.tsx";
import { useRead } from "../desk/use-read.ts";
import { several } from "../desk/words.ts";

const longestText = 5000;

/** A message to everybody booked in a class, or to those who hold a pass; it says to how many before it goes. */
export function WriteSheet({
  to: first,
  audiences,
  title,
  subject: firstSubject = "",
  onClose,
}: {
  to: Audience;
  /** Where there is a choice: who, by the name of the plan they hold. */
  audiences?: { value: string; label: string }[];
  title: string;
  subject?: string;
  onClose: () => void;
}) {
  const [to, setTo] = useState(first);
  const [subject, setSubject] = useState(firstSubject);
  const [text, setText] = useState("");
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  // The same press twice is the same message.
  const id = useRef(crypto.randomUUID());
  const { answer: audience } = useRead(`/api/studio/audience?${new URLSearchParams(to)}`, audienceShape);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const body: Announcement = { id: id.current, to, subject: subject.trim(), text: text.trim() };
      const { people } = await ask("/api/studio/announcements", announcedShape, body);
      say(`Sent to ${several(people, "person", "people")}.`);
      onClose();
    });
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5">
        {audiences && "holders" in to && (
          <Choice
            label="To"
            value={to.holders}
            onChange={(holders) => setTo({ holders })}
            options={audiences}
          />
        )}
        <Field
          label="Subject"
          name="subject"
          required
          maxLength={200}
          value={subject}
          onChange={({ currentTarget }) => setSubject(currentTarget.value)}
          {...(!firstSubject && { "data-first": "" })}
        />
        <TextField
          label="Your words"
          name="text"
          rows={6}
          required
          maxLength={longestText}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          {...(firstSubject && { "data-first": "" })}
        />
        <CharactersLeft text={text} most={longestText} />
        <p role="status" className="text-ink-soft">
          {audience && audience.unsubscribed > 0
            ? `${several(audience.unsubscribed, "person", "people")} asked for no such mail and get none.`
            : "Each gets a mail of their own and sees nobody else's address."}
        </p>
        {problem && <Problem>{problem}</Problem>}
        <Button type="submit" disabled={isBusy || !subject.trim() || !text.trim() || audience?.people === 0}>
          {audience ? `Send to ${several(audience.people, "person", "people")}` : "Send"}
        </Button>
      </form>
    </Sheet>
  );
}
