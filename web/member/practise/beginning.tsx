import type { PlayedStep } from "../../../contract/practice.ts";
import { Button } from "../../components/button.tsx";
import { X } from "../../components/icons.tsx";
import { PoseFigure } from "../../components/pose-figure.tsx";
import type { PlayerSettings } from "./player-settings.ts";
import { SoundSettings } from "./sound-settings.tsx";

function joinNames(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join();
}

/** What is to come: how long, with what, and what it is made of. One press begins it. */
export function Beginning({
  steps,
  leftOut,
  startAt,
  settings,
  onChange,
  onBegin,
  onClose,
}: {
  steps: PlayedStep[];
  leftOut: string[];
  /** Where it was left before, in milliseconds. */
  startAt: number;
  settings: PlayerSettings;
  onChange: (changes: Partial<PlayerSettings>) => void;
  onBegin: (from?: number) => void;
  onClose: () => void;
}) {
  const minutes = Math.round(steps.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  const needs = [...new Set(steps.flatMap((step) => step.needs))];
  const practices = steps.filter(({ practice }, index) => steps[index - 1]?.practice !== practice);
  return (
    <div className="player-page">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-4xl sm:text-5xl">{`${minutes} minutes`}</h2>
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="-m-2 grid size-12 shrink-0 place-items-center rounded-full hover:bg-ink/5"
        >
          <X />
        </button>
      </div>
      <p className="mt-3 text-ink-soft text-lg">
        {needs.length > 0
          ? `You need ${joinNames(needs)} beside your mat.`
          : "You need nothing but a mat or a carpet."}
      </p>
      {leftOut.map((sentence) => (
        <p key={sentence} className="mt-2 font-semibold">
          {sentence}
        </p>
      ))}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button data-begin="" onClick={() => onBegin()} className="min-h-16 px-12 text-lg">
          Begin
        </Button>
        {startAt > 0 && (
          <Button look="outline" onClick={() => onBegin(startAt)} className="min-h-16">
            Go on where you were
          </Button>
        )}
      </div>
      <div className="mt-4">
        <SoundSettings settings={settings} onChange={onChange} />
      </div>
      <ol className="mt-6 grid gap-x-6 border-line border-t sm:grid-cols-2">
        {practices.map(({ practice, name, side, sanskrit }) => (
          <li key={practice} className="flex items-center gap-4 border-line border-b py-2">
            <PoseFigure id={practice} side={side ?? "right"} isMoving={false} className="w-20 shrink-0" />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-soft text-sm">
                {[sanskrit, side && (sanskrit ? "both sides" : "Both sides")].filter(Boolean).join(", ")}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-ink-soft text-sm">
        Stop when something hurts. This is for information only and does not replace a doctor.
      </p>
    </div>
  );
}
