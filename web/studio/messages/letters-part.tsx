import { studio } from "#content/studio.ts";
import type { ContactMessageLine, ContactMessages, MessageAnswered } from "../../../contract/studio.ts";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { Nothing, NotYet, Part, Problem, Tag } from "../desk/pieces.tsx";
import { messagesShape } from "../desk/shapes.ts";
import { useRead } from "../desk/use-read.ts";
import { momentInWords } from "../desk/words.ts";

/** What visitors wrote, answered in the owner's own mail program. */
export function LettersPart() {
  const { answer, problem, readAgain, show } = useRead("/api/studio/messages", messagesShape);
  if (!answer) return <NotYet problem={problem} onAgain={readAgain} />;
  const open = answer.messages.filter(({ answeredAt }) => !answeredAt);
  const answered = answer.messages.filter(({ answeredAt }) => answeredAt);
  const letter = (message: ContactMessageLine) => (
    <Letter key={message.id} message={message} onChange={show} />
  );
  return (
    <Part title="Letters from the website">
      {open.length === 0 && <Nothing>Every letter is answered.</Nothing>}
      <ul className="grid gap-4">{open.map(letter)}</ul>
      {answered.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline underline-offset-4">
            {`${answered.length} answered`}
          </summary>
          <ul className="grid gap-4">{answered.map(letter)}</ul>
        </details>
      )}
    </Part>
  );
}

function Letter({
  message: { id, at, name, email, message, isHeld, answeredAt },
  onChange,
}: {
  message: ContactMessageLine;
  onChange: (messages: ContactMessages) => void;
}) {
  const { ask } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const mark = (isAnswered: boolean) =>
    run(async () =>
      onChange(
        await ask(`/api/studio/messages/${encodeURIComponent(id)}/answered`, messagesShape, {
          isAnswered,
        } satisfies MessageAnswered),
      ),
    );
  return (
    <li className="rounded-3xl border border-line bg-raised p-5">
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold text-xl">{name}</span>
        {isHeld && <Tag tone="clay">Looks like a robot</Tag>}
      </p>
      <p className="text-base text-ink-soft">
        <span className="block break-all">{email}</span>
        {momentInWords(at)}
      </p>
      <p dir="auto" className="mt-3 whitespace-pre-wrap wrap-anywhere">
        {message}
      </p>
      {problem && <Problem>{problem}</Problem>}
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          href={answerTo({ name, email, message })}
          className="inline-flex min-h-12 grow items-center justify-center rounded-full border border-transparent bg-green px-5 font-semibold text-on-green hover:bg-ink hover:text-paper"
        >
          Answer
        </a>
        <button
          type="button"
          disabled={isBusy}
          onClick={() => mark(!answeredAt)}
          className="min-h-12 grow rounded-full border border-ink/40 px-5 font-semibold hover:bg-ink/5"
        >
          {answeredAt ? "Not answered yet" : "Answered"}
        </button>
      </div>
    </li>
  );
}

/** Opens the owner's mail program with their words quoted, as an answer looks. */
function answerTo({ name, email, message }: Pick<ContactMessageLine, "name" | "email" | "message">): string {
  const quoted = message
    .slice(0, 1500)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\r\n");
  const subject = `Your message to ${studio.name}`;
  const body = `Dear ${name},\r\n\r\n\r\n\r\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
