import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { feelings, sorePlaces } from "../../contract/felt.ts";
import type { Practised, Remembered } from "../../contract/practice.ts";
import { count, listOf, object, oneOf, text } from "../answer-shapes.ts";
import { ask, Refusal, send } from "../api.ts";
import { useAnswer } from "../use-answer.ts";
import { AnswerText } from "./assistant/answer-text.tsx";
import { sendWaiting } from "./practise/record-practised.ts";
import { countWeeks, type Week } from "./practise/weeks.ts";

const practisedShape = object<Practised>({
  sessions: listOf(object<Practised["sessions"][number]>({ startedAt: text, seconds: count })),
  remembered: listOf(
    object<Remembered>({
      id: text,
      startedAt: text,
      felt: oneOf(...feelings.filter((each) => each !== "good")),
      places: listOf(oneOf(...sorePlaces)),
      words: text,
      effect: text,
    }),
  ),
});

/** What was said without a network is told first, and what comes of it may have to be read at once. */
async function loadPractised(uid: string, signal: AbortSignal): Promise<Practised & { grave: string[] }> {
  const grave = await sendWaiting(uid);
  return { ...(await ask("/api/practised", practisedShape, { signal })), grave };
}

/** The weeks somebody practised in, and what the assistant remembers of how it was. */
export function YourPractice({ uid }: { uid: string }) {
  const { answer, change } = useAnswer(uid, loadPractised, { isFollowed: true });
  const forget = async (id: string) => {
    await send(`/api/practised/${id}/felt`, { method: "DELETE" }).catch((error) => {
      // Deleted elsewhere is deleted.
      if (!(error instanceof Refusal && error.status === 404)) throw error;
    });
    change(
      (before) => before && { ...before, remembered: before.remembered.filter((each) => each.id !== id) },
    );
  };
  return (
    <div className="mt-12 grid min-h-72 content-start gap-10 border-line border-t pt-8 md:grid-cols-2">
      {answer?.grave.map((text) => (
        <div key={text} role="alert" className="md:col-span-2">
          <AnswerText text={text} />
        </div>
      ))}
      <section aria-labelledby="weeks">
        <h2 id="weeks" className="text-2xl">
          Weeks practised
        </h2>
        {answer && <Weeks weeks={countWeeks(answer.sessions, new Date())} />}
        <p className="mt-3">
          <Link to="/practise" className="inline-block py-2 underline underline-offset-4">
            Sessions saved on this device
          </Link>
        </p>
      </section>
      <section aria-labelledby="remembered">
        <h2 id="remembered" className="text-2xl">
          What the assistant remembers
        </h2>
        {answer && <RememberedList remembered={answer.remembered} onForget={forget} />}
      </section>
    </div>
  );
}

/** One stone for each week, larger for more days; an empty place costs nothing. */
function Weeks({ weeks }: { weeks: Week[] }) {
  const practised = weeks.filter(({ days }) => days > 0).length;
  return (
    <>
      <p className="mt-2 text-ink-soft">{summarise(practised, weeks.length)}</p>
      <svg viewBox="0 0 360 64" className="mt-5 w-full max-w-md" aria-hidden="true">
        <path d="M4 52h352" className="stroke-line" strokeWidth="2" strokeLinecap="round" />
        {weeks.map(({ monday, days }, index) => {
          const radius = days > 0 ? 6 + Math.min(days, 5) * 1.5 : 2;
          return (
            <ellipse
              key={monday.getTime()}
              cx={15 + index * 30}
              cy={52 - (days > 0 ? radius * 0.8 : 0)}
              rx={radius}
              ry={radius * 0.8}
              className={days > 0 ? (index === weeks.length - 1 ? "fill-clay" : "fill-reed") : "fill-line"}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex max-w-md justify-between text-ink-soft text-sm">
        <span>{weeks[0]?.monday.toLocaleDateString("en-US", { month: "short", day: "numeric" })}</span>
        <span>this week</span>
      </p>
    </>
  );
}

function summarise(practised: number, shown: number): string {
  if (practised === 0) return "Nothing yet. Any week is a good one to begin.";
  const weeks = practised === 1 ? "1 week" : `${practised} weeks`;
  return `You practised in ${weeks} of the last ${shown}. A break costs nothing.`;
}

function RememberedList({
  remembered,
  onForget,
}: {
  remembered: Remembered[];
  onForget: (id: string) => Promise<void>;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [isLosingFocus, setIsLosingFocus] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (isLosingFocus) list.current?.focus();
    setIsLosingFocus(false);
  }, [isLosingFocus]);
  const forget = async (id: string) => {
    setProblem(undefined);
    try {
      await onForget(id);
      setIsLosingFocus(true);
    } catch (error) {
      reportError(error);
      setProblem("This could not be deleted. Please try again.");
    }
  };
  return (
    <div ref={list} tabIndex={-1}>
      <p className="mt-2 text-ink-soft">
        {remembered.length > 0
          ? "What you said after practising. It holds for routines, plans and the chat."
          : "Nothing from your practice. If something is too much or hurts, tell it after a session."}
      </p>
      <ul className="mt-4 grid gap-3">
        {remembered.map(({ id, startedAt, felt, places, words, effect }) => {
          const date = new Date(startedAt).toLocaleDateString("en-US", { dateStyle: "medium" });
          const said = felt === "hurt" ? ["Something hurt", places.join(", "), words] : ["It was too much"];
          return (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 rounded-2xl border border-line bg-raised px-5 py-3"
            >
              <p className="wrap-anywhere">
                <span className="font-semibold">{effect}</span>
                <span className="block text-ink-soft text-sm">
                  {`${date}. ${said.filter(Boolean).join(": ")}`}
                </span>
              </p>
              <button
                type="button"
                onClick={() => forget(id)}
                aria-label={`Forget: ${effect}`}
                className="min-h-11 px-2 underline underline-offset-4"
              >
                Forget
              </button>
            </li>
          );
        })}
      </ul>
      {problem && (
        <p role="alert" className="mt-3 text-clay">
          {problem}
        </p>
      )}
    </div>
  );
}
