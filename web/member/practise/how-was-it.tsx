import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { type Feeling, type SorePlace, sorePlaces } from "../../../contract/felt.ts";
import type { PractisedAnswer, PractisedRequest } from "../../../contract/practice.ts";
import { sentenceFor } from "../../api.ts";
import { Button } from "../../components/button.tsx";
import { TextField } from "../../components/field.tsx";
import { recordPractised } from "./record-practised.ts";
import { describePractised, worthAskingSeconds } from "./what-counts.ts";

/** Only who has something to read needs what formats it. */
const AnswerText = lazy(() =>
  import("../assistant/answer-text.tsx").then(
    ({ AnswerText: formatted }) => ({ default: formatted }),
    // Words that matter are shown, formatted or not.
    () => ({ default: PlainText }),
  ),
);

function PlainText({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
}

const withoutNetwork: Record<Feeling, string> = {
  good: "Good to hear. It is written down as soon as you are online.",
  "too much": "Thank you. The next sessions are easier, as soon as you are online.",
  hurt: "You are offline, so I cannot look at this now. Rest. If the pain is strong, if something is numb or swollen, or if you have chest pain or trouble breathing, call a doctor or your emergency number now.",
};

/** For a thumb, after a session. */
const large = "min-h-16 px-10 text-lg";

type Practised = Pick<PractisedRequest, "startedAt" | "seconds" | "isFinished">;

/** After a session: three words to choose from, and where it hurt if it did. */
export function HowWasIt({
  uid,
  practised,
  isAtEnd,
  onClose,
}: {
  uid: string;
  practised: Practised;
  /** Whether it came to its end, played or skipped. */
  isAtEnd: boolean;
  onClose: () => void;
}) {
  // As it was when it ended.
  const [done] = useState(practised);
  const [id] = useState(() => crypto.randomUUID());
  const isWorthAsking = done.seconds >= worthAskingSeconds;
  const [hurts, setHurts] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState<PractisedAnswer>();
  const [problem, setProblem] = useState<string>();
  const hasBegun = useRef(false);
  const first = useRef(Promise.resolve());
  const heading = useRef<HTMLHeadingElement>(null);

  const tell = async (more: Pick<PractisedRequest, "felt" | "places" | "words">) => {
    const told = await recordPractised(uid, id, { ...done, ...more });
    if (told !== "later") return told;
    return { content: more.felt ? withoutNetwork[more.felt] : "", isUrgent: false, isAsking: false };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: That they practised is told once, whatever they say of it.
  useEffect(() => {
    heading.current?.focus();
    if (hasBegun.current || !isWorthAsking) return;
    hasBegun.current = true;
    first.current = tell({ felt: null, places: [], words: "" }).then(() => {}, reportError);
  }, []);

  const sayHow = async (felt: Feeling, places: SorePlace[] = [], words = "") => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      // One after the other, so that the last word is the last to arrive.
      await first.current;
      setAnswer(await tell({ felt, places, words }));
    } catch (error) {
      reportError(error);
      setProblem(sentenceFor(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="player-page player-asking">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-4xl sm:text-5xl">
          {isWorthAsking ? "How was it?" : "That was short"}
        </h2>
        <p className="mt-3 text-ink-soft text-lg">{describePractised(done, isAtEnd)}</p>
      </div>
      <div className="mt-8 grid gap-6">
        {isWorthAsking && !answer && !hurts && (
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <Button disabled={isBusy} onClick={() => sayHow("good")} className={large}>
              Good
            </Button>
            <Button look="outline" disabled={isBusy} onClick={() => sayHow("too much")} className={large}>
              Too much
            </Button>
            <Button look="outline" onClick={() => setHurts(true)} className={large}>
              Something hurt
            </Button>
          </div>
        )}
        {hurts && (!answer || answer.isAsking) && (
          <WhereItHurt
            question={answer?.content}
            isBusy={isBusy}
            onSay={(places, words) => sayHow("hurt", places, words)}
            onBack={() => setHurts(false)}
          />
        )}
        {answer && !answer.isAsking && (
          <div role={answer.isUrgent ? "alert" : "status"}>
            <Suspense fallback={<p>{answer.content}</p>}>
              <AnswerText text={answer.content} />
            </Suspense>
          </div>
        )}
        {problem && (
          <p role="alert" className="font-semibold text-clay">
            {problem}
          </p>
        )}
        <p className="grid sm:block">
          <Button look={answer ? "solid" : "outline"} onClick={onClose} className="min-h-14">
            Close
          </Button>
        </p>
      </div>
    </div>
  );
}

/** Where, to tap, and how, to write; and if that calls for a question, the answer to it. */
function WhereItHurt({
  question,
  isBusy,
  onSay,
  onBack,
}: {
  question: string | undefined;
  isBusy: boolean;
  onSay: (places: SorePlace[], words: string) => void;
  /** For whoever pressed it by mistake. */
  onBack: () => void;
}) {
  const [places, setPlaces] = useState<SorePlace[]>([]);
  const [words, setWords] = useState("");
  const [more, setMore] = useState("");
  const toggle = (place: SorePlace) =>
    setPlaces((chosen) =>
      chosen.includes(place) ? chosen.filter((each) => each !== place) : [...chosen, place],
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (question) onSay(places, `${words}. ${more}`);
    else onSay(places, words);
  };
  const isEmpty = question ? !more.trim() : places.length === 0 && !words.trim();
  return (
    <form onSubmit={submit} className="grid gap-5">
      {question ? (
        <>
          <div role="alert">
            <Suspense fallback={<p>{question}</p>}>
              <AnswerText text={question} />
            </Suspense>
          </div>
          <TextField
            key="answer"
            label="Your answer"
            rows={2}
            maxLength={400}
            value={more}
            onChange={({ currentTarget }) => setMore(currentTarget.value)}
          />
        </>
      ) : (
        <>
          <fieldset>
            <legend className="font-semibold text-lg">Where did it hurt?</legend>
            <div className="mt-3 flex flex-wrap gap-2">
              {sorePlaces.map((place) => (
                <label
                  key={place}
                  className="inline-flex min-h-12 cursor-pointer items-center rounded-full border border-ink/40 px-5 has-checked:border-clay has-checked:bg-clay has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-clay has-focus-visible:outline-offset-3"
                >
                  <input
                    type="checkbox"
                    checked={places.includes(place)}
                    onChange={() => toggle(place)}
                    className="sr-only"
                  />
                  {`${place[0]?.toUpperCase()}${place.slice(1)}`}
                </label>
              ))}
            </div>
          </fieldset>
          <TextField
            label="What was it like? (if you want to say)"
            rows={2}
            maxLength={600}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
        </>
      )}
      <p className="grid gap-3 sm:flex">
        <Button type="submit" disabled={isBusy || isEmpty} className="min-h-14">
          Send
        </Button>
        {!question && (
          <Button look="outline" disabled={isBusy} onClick={onBack} className="min-h-14">
            Back
          </Button>
        )}
      </p>
    </form>
  );
}
