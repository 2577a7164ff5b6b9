import { useEffect, useRef, useState } from "react";
import type { PlannedMeal } from "../../../contract/week.ts";
import { sentenceFor } from "../../api.ts";
import { Button } from "../../components/button.tsx";

/** What a meal may be swapped for, in a window over the plan. */
export function SwapMeal({
  day,
  meal,
  options,
  onSwap,
  onClose,
}: {
  day: string;
  meal: PlannedMeal;
  options: PlannedMeal[];
  onSwap: (id: string) => Promise<void>;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  const choose = async (id: string) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await onSwap(id);
      onClose();
    } catch (error) {
      reportError(error);
      setProblem(sentenceFor(error));
      setIsBusy(false);
    }
  };
  const fitting = options.filter(({ kind }) => kind === meal.kind);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="swap"
      className="m-auto max-h-[85dvh] w-[min(32rem,calc(100vw-2.5rem))] flex-col overflow-hidden rounded-3xl border border-line bg-paper p-6 text-ink backdrop:bg-ink/50 open:flex sm:p-8"
    >
      <h2 id="swap" className="text-2xl">{`Another ${meal.kind} for ${day}`}</h2>
      <p className="mt-2 text-ink-soft">
        {fitting.length > 0
          ? `In place of ${meal.name}. All of these fit what you eat.`
          : "I know no other that fits what you eat."}
      </p>
      {problem && (
        <p role="alert" className="mt-3 font-semibold text-clay">
          {problem}
        </p>
      )}
      {/* The list alone is scrolled: what keeps the meal stays in view. */}
      <ul className="-mx-1 mt-4 grid min-h-0 gap-2 overflow-y-auto overscroll-contain p-1">
        {fitting.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => choose(id)}
              className="min-h-12 w-full rounded-2xl border border-line bg-raised px-4 py-2.5 text-left hover:border-ink disabled:opacity-60"
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <Button look="outline" onClick={onClose} className="mt-5 shrink-0">
        Keep it as it is
      </Button>
    </dialog>
  );
}
