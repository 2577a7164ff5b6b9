import { useEffect, useRef, useState } from "react";
import type { Classes, ClassView } from "../../contract/booking.ts";
import { Button } from "../components/button.tsx";
import { loadClasses } from "./ask-classes.ts";
import { ClassRow } from "./class-row.tsx";
import { ownTime, placeWords } from "./class-words.ts";

export { loadClasses } from "./ask-classes.ts";

/** How many dates are shown before somebody asks for more; the page keeps room for them. */
const shownAtFirst = 2;

type EntryDatesProps = {
  classes: Classes;
  /** The entry's name in addresses. */
  entry: string;
  isMember: boolean;
  /** The class that somebody came for. */
  target: string | null;
  change(next: (before: Classes | undefined) => Classes | undefined): void;
};

/** The next dates of one entry of the schedule, each with what can be done about it. */
export function EntryDates({ classes, entry, isMember, target, change }: EntryDatesProps) {
  const dates = classes.classes.filter((each) => each.entry === entry);
  const [isOpen, setIsOpen] = useState(dates.findIndex(({ id }) => id === target) >= shownAtFirst);
  const first = dates[0];
  const isJustOpened = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen || !isJustOpened.current) return;
    // The button has moved away below what it opened: the keyboard goes on with the first of that.
    list.current?.querySelectorAll<HTMLElement>("[data-class]")[shownAtFirst]?.focus({ preventScroll: true });
  }, [isOpen]);
  const update = async (changed?: ClassView) => {
    if (!changed) {
      // Not told is not changed: what is shown is read again when the member comes back.
      const fresh = await loadClasses("", AbortSignal.timeout(20_000)).catch(reportError);
      if (fresh) change(() => fresh);
      return;
    }
    change(
      (before) =>
        before && {
          ...before,
          classes: before.classes.map((each) => (each.id === changed.id ? changed : each)),
        },
    );
  };
  if (!first) return <p className="py-3 text-ink-soft">No dates in the next weeks.</p>;
  return (
    <div ref={list}>
      <h3 className="flex justify-between gap-4 pb-2 font-sans text-[0.9375rem] font-semibold tracking-normal">
        Next dates <span className="font-normal text-ink-soft">{placeWords[first.place]}</span>
      </h3>
      {(isOpen ? dates : dates.slice(0, shownAtFirst)).map((view) => (
        <ClassRow
          key={view.id}
          view={view}
          isMember={isMember}
          isTarget={view.id === target}
          mayChoosePlace={view.place === "both" && classes.covered.length > 1}
          usualOwnTime={ownTime(first.startsAt)}
          onChange={update}
        />
      ))}
      {dates.length > shownAtFirst && (
        <Button
          look="quiet"
          size="small"
          aria-expanded={isOpen}
          className="-ml-5"
          onClick={() => {
            isJustOpened.current = !isOpen;
            setIsOpen(!isOpen);
          }}
        >
          {isOpen ? "Fewer dates" : "More dates"}
        </Button>
      )}
    </div>
  );
}
