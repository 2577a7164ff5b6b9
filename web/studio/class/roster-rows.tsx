import { Link } from "react-router";
import type { Attendance } from "../../../contract/studio.ts";
import { NoteMark, Tick } from "../desk/marks.tsx";
import { Tag } from "../desk/pieces.tsx";
import { isUnheardOf, type ShownLine } from "./overlay.ts";

/** Before the class: who comes and with what; pressed, what can be done about it. */
export function BeforeRow({ line, onOpen }: { line: ShownLine; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-16 w-full items-center justify-between gap-3 py-3 text-left hover:bg-raised"
    >
      <span className="min-w-0">
        <span className="block font-semibold text-xl leading-7 wrap-anywhere">{line.name}</span>
        <span className="block text-base text-ink-soft">{lineInWords(line)}</span>
      </span>
      {line.hasNotes && <Tag tone="water">Note</Tag>}
    </button>
  );
}

/** While people come in: a tap for each, and one for whoever does not. */
export function DuringRow({
  line,
  canMiss,
  onSet,
  onOpen,
}: {
  line: ShownLine;
  /** Nobody is a no-show before it begins. */
  canMiss: boolean;
  onSet: (attendance: Attendance) => void;
  onOpen: () => void;
}) {
  const { attendance, name } = line;
  const isHere = attendance === "came";
  const isMissed = attendance === "missed";
  const ring = isHere ? "border-green bg-green text-on-green" : "border-ink/40 text-transparent";
  return (
    <div className="flex items-center gap-2 py-1.5">
      <button
        type="button"
        aria-pressed={isHere}
        disabled={isUnheardOf(line)}
        onClick={() => onSet(isHere ? "none" : "came")}
        className="flex min-h-14 min-w-0 grow items-center gap-3 rounded-2xl py-1 text-left"
      >
        <span
          className={`grid size-12 shrink-0 place-items-center rounded-full border-2 ${ring} ${line.isWaiting ? "border-dashed" : ""}`}
        >
          {isHere && (
            <span className="settle">
              <Tick />
            </span>
          )}
        </span>
        <span className="min-w-0">
          <span
            className={`block font-semibold text-xl leading-7 wrap-anywhere ${isMissed ? "line-through decoration-2" : ""}`}
          >
            {name}
          </span>
          <span className="block truncate text-base text-ink-soft">
            {line.isWaiting ? "Waiting for a signal" : shortLine(line)}
          </span>
        </span>
      </button>
      {line.hasNotes && line.person && (
        <Link
          to={`/studio/people/${encodeURIComponent(line.person)}`}
          aria-label={`Your note about ${name}`}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-water"
        >
          <NoteMark />
        </Link>
      )}
      {!isUnheardOf(line) && (
        <button
          type="button"
          onClick={onOpen}
          aria-label={`More about ${name}`}
          className="grid size-12 shrink-0 place-items-center rounded-full font-semibold text-2xl hover:bg-ink/5"
        >
          …
        </button>
      )}
      {(canMiss || isMissed) && (
        <button
          type="button"
          disabled={isUnheardOf(line)}
          aria-pressed={isMissed}
          aria-label={`No-show: ${name}`}
          onClick={() => onSet(isMissed ? "none" : "missed")}
          className={`min-h-12 shrink-0 rounded-full border-2 px-3 font-semibold text-base ${isMissed ? "border-clay bg-clay text-paper" : "border-ink/30"}`}
        >
          No-show
        </button>
      )}
    </div>
  );
}

/** Of a class that was cancelled: who had booked it. */
export function CancelledRow({ line }: { line: ShownLine }) {
  const words = (
    <>
      <span className="block font-semibold text-xl leading-7 wrap-anywhere">{line.name}</span>
      <span className="block text-base text-ink-soft">{lineInWords(line)}</span>
    </>
  );
  if (!line.person) return <div className="min-h-16 py-3">{words}</div>;
  return (
    <Link
      to={`/studio/people/${encodeURIComponent(line.person)}`}
      className="block min-h-16 py-3 hover:bg-raised"
    >
      {words}
    </Link>
  );
}

/** Afterwards: who came, and who is forgiven for not coming. */
export function AfterRow({
  line,
  onSet,
  onForgive,
}: {
  line: ShownLine;
  onSet: (attendance: Attendance) => void;
  onForgive: () => void;
}) {
  const { attendance, name, usesClass } = line;
  const canForgive = attendance === "missed" && usesClass;
  return (
    <div className="flex min-h-16 items-center justify-between gap-3 py-2">
      {line.person ? (
        <Link
          to={`/studio/people/${encodeURIComponent(line.person)}`}
          className="min-w-0 grow rounded-2xl underline-offset-4 hover:underline"
        >
          <AfterWords line={line} />
        </Link>
      ) : (
        <div className="min-w-0 grow">
          <AfterWords line={line} />
        </div>
      )}
      {canForgive && (
        <button
          type="button"
          onClick={onForgive}
          aria-label={`Forgive ${name}`}
          className="min-h-12 shrink-0 rounded-full border-2 border-ink/30 px-5 font-semibold text-base"
        >
          Forgive
        </button>
      )}
      {attendance === "none" && (
        <>
          <button
            type="button"
            onClick={() => onSet("came")}
            aria-label={`${name} came`}
            className="min-h-12 shrink-0 rounded-full border-2 border-ink/30 px-4 font-semibold text-base"
          >
            Came
          </button>
          <button
            type="button"
            onClick={() => onSet("missed")}
            aria-label={`No-show: ${name}`}
            className="min-h-12 shrink-0 rounded-full border-2 border-ink/30 px-3 font-semibold text-base"
          >
            No-show
          </button>
        </>
      )}
    </div>
  );
}

function AfterWords({ line }: { line: ShownLine }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 font-semibold text-xl leading-7 wrap-anywhere">
        {line.name}
        {line.attendance === "came" && <Tag tone="green">Came</Tag>}
        {line.attendance === "missed" && <Tag tone="clay">No-show</Tag>}
      </span>
      <span className="block text-base text-ink-soft">
        {line.isWaiting ? "Waiting for a signal" : shortLine(line)}
      </span>
    </>
  );
}

function lineInWords({ pass, place, isWalkIn }: ShownLine): string {
  return [pass, place === "online" && "online", isWalkIn && !pass.startsWith("Walk-in") && "walk-in"]
    .filter(Boolean)
    .join(", ");
}

/** What matters at the door: how many are left, where that is counted. */
function shortLine(line: ShownLine): string {
  const [left] = /\d+ class(?:es)? left/.exec(line.pass) ?? [];
  return lineInWords({ ...line, pass: left ?? line.pass });
}
