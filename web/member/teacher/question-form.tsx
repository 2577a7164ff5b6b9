import { type FormEvent, useState } from "react";
import { send, sentenceFor } from "../../api.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { CharactersLeft, TextField } from "../../components/field.tsx";
import { focusHere } from "../../components/focus-here.ts";

const longest = 2000;

/** What it is about: a guide, an answer of the chat, or the member's own words alone. */
export type AskedAbout = { guideId: string } | { exchangeId: string } | Record<string, never>;

export function QuestionForm({
  about,
  onSent,
  onCancel,
}: {
  about: AskedAbout;
  onSent: () => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isAboutSomething = Object.keys(about).length > 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await send("/api/teacher-questions", { body: { ...about, ...(text.trim() && { text: text.trim() }) } });
      onSent();
    } catch (error) {
      setProblem(sentenceFor(error));
      setIsBusy(false);
    }
  };
  return (
    <form
      onSubmit={submit}
      className="mt-4 grid basis-full gap-4 rounded-2xl border border-line bg-raised p-5 print:hidden"
    >
      <TextField
        ref={focusHere}
        label={
          isAboutSomething ? "Your question to the teacher (if you like)" : "Your question to the teacher"
        }
        name="teacher-question"
        rows={3}
        required={!isAboutSomething}
        maxLength={longest}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <CharactersLeft text={text} most={longest} />
      <p className="text-ink-soft text-sm">
        {isAboutSomething
          ? "Your teacher sees your words, this text, and what you told the assistant for it. Nothing else."
          : "Your teacher sees these words, and answers by mail."}
      </p>
      {problem && (
        <Alert tone="bad" onDismiss={() => setProblem(undefined)}>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy}>
          Send to the teacher
        </Button>
        <Button look="outline" onClick={onCancel}>
          Not now
        </Button>
      </div>
    </form>
  );
}
