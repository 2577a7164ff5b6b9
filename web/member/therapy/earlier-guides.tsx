import { useState } from "react";
import type { Guide, GuideKind } from "../../../contract/assistant.ts";

const names: Record<GuideKind, string> = {
  "therapy plan": "Therapy plan",
  routine: "Yoga routine",
  "diet plan": "Diet plan",
};
const action = "min-h-11 px-2 underline underline-offset-4";

/** What the assistant wrote before, to open again or to delete. */
export function EarlierGuides({
  guides,
  onOpen,
  onDelete,
}: {
  guides: Guide[];
  onOpen: (guide: Guide) => void;
  onDelete: (guide: Guide) => Promise<void>;
}) {
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="border-line border-t pt-10 print:hidden">
      <h2 id="earlier" className="text-3xl">
        Earlier plans
      </h2>
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
        {guides.map((guide) => (
          <GuideItem
            key={guide.id}
            guide={guide}
            onOpen={() => onOpen(guide)}
            onDelete={() => onDelete(guide)}
          />
        ))}
      </ul>
    </section>
  );
}

function GuideItem({
  guide: { kind, inputs, createdAt },
  onOpen,
  onDelete,
}: {
  guide: Guide;
  onOpen: () => void;
  onDelete: () => Promise<void>;
}) {
  const [isSure, setIsSure] = useState(false);
  const summary = Object.values(inputs).filter(Boolean).join(", ");
  const date = new Date(createdAt).toLocaleDateString("en-US", { dateStyle: "medium" });
  const remove = () =>
    onDelete().catch((error) => {
      reportError(error);
      setIsSure(false);
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 rounded-2xl border border-line bg-raised px-5 py-3">
      <p className="min-w-0 grow">
        <span className="font-semibold">{names[kind]}</span>
        <span className="text-ink-soft">{`, ${date}`}</span>
        {summary && <span className="block truncate text-ink-soft text-sm">{summary}</span>}
      </p>
      <span className="-mr-2 flex">
        {isSure ? (
          <>
            <button type="button" onClick={remove} className={`${action} text-clay`}>
              Yes, delete it
            </button>
            <button type="button" onClick={() => setIsSure(false)} className={action}>
              Keep it
            </button>
          </>
        ) : (
          <>
            <button
              type="button"
              onClick={onOpen}
              className={action}
              aria-label={`Open ${names[kind]}, ${date}`}
            >
              Open
            </button>
            <button
              type="button"
              onClick={() => setIsSure(true)}
              className={action}
              aria-label={`Delete ${names[kind]}, ${date}`}
            >
              Delete
            </button>
          </>
        )}
      </span>
    </li>
  );
}
