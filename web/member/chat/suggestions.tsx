/** What a member might ask, to be asked with one press. */
export function Suggestions({
  questions,
  onChoose,
}: {
  questions: string[];
  onChoose: (question: string) => void;
}) {
  if (questions.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
      <legend className="sr-only">Suggestions</legend>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          onClick={() => onChoose(question)}
          // As round as a line is high, and still a shape with two lines in it.
          className="min-h-11 rounded-[1.375rem] border border-ink/40 px-4 py-2 text-left transition-colors hover:border-ink hover:bg-ink/5"
        >
          {question}
        </button>
      ))}
    </fieldset>
  );
}
