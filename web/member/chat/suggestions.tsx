type SuggestionsProps = {
  questions: string[];
  onChoose: (question: string) => void;
  className?: string;
};

/** What a member might ask next, to be asked with one press. */
export function Suggestions({ questions, onChoose, className = "-mt-2 text-sm" }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <fieldset className={`flex min-w-0 flex-wrap gap-2 print:hidden ${className}`}>
      <legend className="sr-only">Suggestions</legend>
      {questions.map((question) => (
        <button
          key={question}
          type="button"
          onClick={() => onChoose(question)}
          // As round as a line is high, and still a shape with two lines in it. The ring is inside: the chat ends at its edge.
          className="min-h-11 rounded-[1.375rem] border border-ink/40 px-4 py-2 text-left -outline-offset-3 transition-colors hover:border-ink hover:bg-ink/5"
        >
          {question}
        </button>
      ))}
    </fieldset>
  );
}

/** An invitation to ask, in the middle of a chat that has nothing else to show. */
export function FirstSuggestions(props: SuggestionsProps) {
  if (props.questions.length === 0) return null;
  return (
    <div className="grid min-h-full content-center justify-items-center gap-5 py-4 text-center">
      <p className="font-display text-2xl">Where shall we begin?</p>
      <Suggestions {...props} className="justify-center" />
    </div>
  );
}
