import { useRef, useState } from "react";
import type { Guide, GuideKind } from "../../../contract/assistant.ts";
import { focusHere } from "../../components/focus-here.ts";

const names: Record<GuideKind, string> = {
  "therapy plan": "Therapy plan",
  routine: "Yoga routine",
  "diet plan": "Diet plan",
};
const action = "min-h-11 px-2 underline underline-offset-4 disabled:opacity-60";

/** What the assistant wrote before, to open again or to delete. */
export function EarlierGuides({
  guides,
  busyKinds,
  onOpen,
  onDelete,
}: {
  guides: Guide[];
  /** What is being written just now: an earlier one would be replaced at once. */
  busyKinds: GuideKind[];
  onOpen: (guide: Guide) => void;
  onDelete: (guide: Guide) => Promise<void>;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Who asked for help in need does not want to be reminded of it here.
  const plans = guides.filter(({ answeredBy }) => answeredBy !== "triage");
  if (plans.length === 0) return null;
  const remove = async (guide: Guide) => {
    await onDelete(guide);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="earlier" className="border-line border-t pt-10 print:hidden">
      <h2 ref={heading} id="earlier" tabIndex={-1} className="text-3xl">
        Earlier plans
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
        {plans.map((guide) => (
          <GuideItem
            key={guide.id}
            guide={guide}
            isBusy={busyKinds.includes(guide.kind)}
            onOpen={() => onOpen(guide)}
            onDelete={() => remove(guide)}
          />
        ))}
      </ul>
    </section>
  );
}

function GuideItem({
  guide: { kind, inputs, createdAt },
  isBusy,
  onOpen,
  onDelete,
}: {
  guide: Guide;
  isBusy: boolean;
  onOpen: () => void;
  onDelete: () => Promise<void>;
}) {
  const [isSure, setIsSure] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hasAsked = useRef(false);
  const ask = (next: boolean) => {
    hasAsked.current = true;
    setProblem(undefined);
    setIsSure(next);
  };
  const summary = Object.values(inputs).filter(Boolean).join(", ");
  const date = new Date(createdAt).toLocaleDateString("en-US", { dateStyle: "medium" });
  const remove = () =>
    onDelete().catch((error) => {
      reportError(error);
      ask(false);
      setProblem("This could not be deleted. Please try again.");
    });
  return (
    <li className="grid items-center gap-x-4 rounded-2xl sm:grid-cols-[minmax(0,1fr)_auto] border border-line bg-raised px-5 py-3">
      <p className="min-w-0">
        <span className="font-semibold">{names[kind]}</span>
        <span className="text-ink-soft">{`, ${date}`}</span>
        {summary && <span className="block truncate text-ink-soft text-sm">{summary}</span>}
      </p>
      <span className="-mx-2 flex">
        {isSure ? (
          <>
            <button type="button" onClick={remove} ref={focusHere} className={`${action} text-clay`}>
              Yes, delete it
            </button>
            <button type="button" onClick={() => ask(false)} className={action}>
              Keep it
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              disabled={isBusy}
              onClick={onOpen}
              className={action}
              aria-label={`Open ${names[kind]}, ${date}`}
            >
              Open
            </button>
            <button
              type="button"
              ref={hasAsked.current ? focusHere : undefined}
              onClick={() => ask(true)}
              className={action}
              aria-label={`Delete ${names[kind]}, ${date}`}
            >
              Delete
            </button>
          </>
        )}
      </span>
      {problem && (
        <p role="alert" className="text-clay">
          {problem}
        </p>
      )}
    </li>
  );
}
