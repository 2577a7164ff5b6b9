import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { AskedQuestion, AskedQuestions, TeacherAnswer } from "../../../contract/studio.ts";
import { Button } from "../../components/button.tsx";
import { CharactersLeft, TextField } from "../../components/field.tsx";
import { useDeed, useDesk } from "../desk/desk.tsx";
import { NotYet, Part, Problem } from "../desk/pieces.tsx";
import { questionsShape } from "../desk/shapes.ts";
import { useRead } from "../desk/use-read.ts";
import { momentInWords } from "../desk/words.ts";

const longestAnswer = 5000;
const toldWords: Record<string, string> = {
  problem_statement: "What troubles them",
  fitnessLevel: "Fitness level",
  yogaGoal: "Yoga goal",
  dietType: "Diet",
  question: "Their question",
};

/** What members asked the teacher. Only what they sent is ever here. */
export function QuestionsPart() {
  const { answer, problem, readAgain, show } = useRead("/api/studio/teacher-questions", questionsShape);
  if (!answer) return <NotYet problem={problem} onAgain={readAgain} />;
  const open = answer.questions.filter((each) => !each.answer);
  const answered = answer.questions.filter((each) => each.answer);
  if (answer.questions.length === 0) return null;
  return (
    <Part title="Questions for you">
      {open.length === 0 && <p className="text-ink-soft">Every question is answered.</p>}
      <ul className="grid gap-4">
        {open.map((each) => (
          <Question key={each.id} question={each} onAnswered={show} />
        ))}
      </ul>
      {answered.length > 0 && (
        <details className="mt-4">
          <summary className="flex min-h-12 cursor-pointer items-center font-semibold underline underline-offset-4">
            {`${answered.length} answered`}
          </summary>
          <ul className="grid gap-4">
            {answered.map((each) => (
              <Question key={each.id} question={each} onAnswered={show} />
            ))}
          </ul>
        </details>
      )}
    </Part>
  );
}

function Question({
  question: { id, person, name, text, askedAt, answer, answeredAt, about },
  onAnswered,
}: {
  question: AskedQuestion;
  onAnswered: (questions: AskedQuestions) => void;
}) {
  return (
    <li className="rounded-3xl border border-line bg-raised p-5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to={`/studio/people/${encodeURIComponent(person)}`}
          className="py-1 font-semibold text-xl underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span className="text-base text-ink-soft">{momentInWords(askedAt)}</span>
      </p>
      {text && (
        <p dir="auto" className="mt-2 whitespace-pre-wrap text-xl wrap-anywhere">
          {text}
        </p>
      )}
      {about && <About about={about} />}
      {answer ? (
        <div className="mt-4 border-green border-l-4 pl-4">
          <p className="text-base text-ink-soft">{`You, ${answeredAt ? momentInWords(answeredAt) : ""}`}</p>
          <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
            {answer}
          </p>
        </div>
      ) : (
        <AnswerForm id={id} name={name} onAnswered={onAnswered} />
      )}
    </li>
  );
}

/** What the member told the assistant, and what it made of that. */
function About({ about: { kind, told, wrote } }: { about: NonNullable<AskedQuestion["about"]> }) {
  const words = Object.entries(told).filter(([, value]) => value);
  return (
    <>
      {words.length > 0 && (
        <dl className="mt-3 grid gap-1">
          {words.map(([field, value]) => (
            <div key={field} className="wrap-anywhere">
              <dt className="inline font-semibold">{`${toldWords[field] ?? field}: `}</dt>
              <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <details className="mt-2">
        <summary className="flex min-h-12 cursor-pointer items-center underline underline-offset-4">
          {kind === "chat" ? "What the assistant answered" : `The ${kind} the assistant wrote`}
        </summary>
        <p dir="auto" className="border-line border-l-4 pl-4 whitespace-pre-wrap wrap-anywhere">
          {withoutMarks(wrote)}
        </p>
      </details>
    </>
  );
}

/** Markdown as plain words: the owner reads what it says, not how it looks. */
function withoutMarks(text: string): string {
  return text
    .replaceAll(/^#{1,6} +/gm, "")
    .replaceAll(/\*\*([^*\n]+)\*\*/g, "$1")
    .replaceAll(/(^|[\s(])[*_]([^*_\n]+)[*_]/gm, "$1$2")
    .replaceAll(/^[*-] /gm, "• ");
}

function AnswerForm({
  id,
  name,
  onAnswered,
}: {
  id: string;
  name: string;
  onAnswered: (questions: AskedQuestions) => void;
}) {
  const [text, setText] = useState("");
  const { ask, say } = useDesk();
  const { isBusy, problem, run } = useDeed();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const path = `/api/studio/teacher-questions/${encodeURIComponent(id)}/answer`;
      onAnswered(await ask(path, questionsShape, { text: text.trim() } satisfies TeacherAnswer));
      say(`${name} has your answer, here and by mail.`);
    });
  };
  return (
    <form onSubmit={submit} className="mt-4 grid gap-3">
      <TextField
        label={`Your answer to ${name}`}
        name="answer"
        rows={4}
        required
        maxLength={longestAnswer}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <CharactersLeft text={text} most={longestAnswer} />
      {problem && <Problem>{problem}</Problem>}
      <Button type="submit" disabled={isBusy || !text.trim()}>
        Send answer
      </Button>
    </form>
  );
}
