import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { classes } from "#content/classes.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { formatTime, slugOf } from "../../clock/schedule-entry.ts";
import type { ScheduleEntry } from "../../content/schemas.ts";
import { listWords } from "../../content/words.ts";
import { NeedsScripts } from "../components/needs-scripts.tsx";
import { pageMeta, siteOrigin } from "../components/page-meta.ts";
import { Section } from "../components/section.tsx";
import { useIsHydrated } from "../components/use-is-hydrated.ts";
import { WeekOverWater } from "./drawings/week-over-water.tsx";
import { classesAsData, describeToMachines, studioAsData } from "./structured-data.ts";
import { type Dates, useDates } from "./use-dates.ts";
import { useVisitorTimes } from "./use-visitor-times.ts";

export const meta = () => [
  ...pageMeta(
    "/schedule",
    "Schedule",
    `The week at ${studio.name}: ${listWords(schedule.map(({ classType, day }) => `${classType} on ${day}`))}. Add a class to your calendar.`,
  ),
  describeToMachines(studioAsData(), ...classesAsData()),
];

const everything = "All";
const filters = [everything, ...classes.map((each) => each.name)];
const filterLook = "min-h-11 rounded-full border border-ink/40 px-5 transition-colors hover:border-ink";
const nothingFound = "No classes available for this type.";

export default function Schedule() {
  const [type, chooseType] = useTypeFilter();
  const shown = schedule.filter((entry) => type === everything || entry.classType === type);
  const visitorTimes = useVisitorTimes(schedule);
  const dates = useDates();
  return (
    <Section className="pt-6 pb-16 md:pb-24">
      <h1 className="text-[2.75rem] sm:text-6xl lg:text-7xl">Schedule</h1>
      <p className="mt-6 max-w-[38rem] text-lg text-ink-soft sm:text-xl">
        {`The same classes every week. Times are ${studio.timeZoneName}, the studio’s own.`}
      </p>
      <WeekOverWater className="mt-10 w-full rounded-3xl" />
      <fieldset className="mt-12 scripted">
        <legend className="font-semibold">Show</legend>
        <div className="mt-3 flex flex-wrap gap-3">
          {filters.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={filter === type}
              onClick={() => chooseType(filter)}
              className={`${filterLook} aria-pressed:border-green aria-pressed:bg-green aria-pressed:text-on-green forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]`}
            >
              {filter}
            </button>
          ))}
        </div>
      </fieldset>
      <NeedsScripts>
        {`Booking a class here needs JavaScript. Without it, write to ${studio.email} and we book it for you.`}
      </NeedsScripts>
      <UnscriptedFilter />
      <div aria-live="polite" className="mt-8 [.unscripted-filter:has(:target)~&]:hidden">
        <Entries entries={shown} visitorTimes={visitorTimes} dates={dates} />
      </div>
      <p className="mt-8 text-ink-soft">
        <a
          href={`${siteOrigin.replace(/^https?/, "webcal")}/schedule.ics`}
          className="font-semibold text-ink underline underline-offset-4"
        >
          Subscribe to the schedule
        </a>{" "}
        and your calendar follows every change, or{" "}
        <a href="/schedule.ics" className="text-ink underline underline-offset-4">
          download it as a file
        </a>
        .
      </p>
    </Section>
  );
}

function Entries({
  entries,
  visitorTimes,
  dates,
}: {
  entries: ScheduleEntry[];
  visitorTimes?: Map<ScheduleEntry, string> | undefined;
  /** Only where scripts can fill them in. */
  dates?: Dates;
}) {
  if (entries.length === 0) return <p className="border-y border-line py-10 text-lg">{nothingFound}</p>;
  return (
    <ul className="border-t border-line">
      {entries.map((entry) => (
        <Entry key={slugOf(entry)} entry={entry} visitorTime={visitorTimes?.get(entry)}>
          {dates && <DatesOf entry={slugOf(entry)} dates={dates} />}
        </Entry>
      ))}
    </ul>
  );
}

/** The same filter for browsers without scripts: links, each to the part of the week it names. */
function UnscriptedFilter() {
  const partOf = (type: string) => `only-${type.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`;
  return (
    <noscript className="unscripted-filter">
      <p className="mt-12 font-semibold">Show</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {filters.map((type) => (
          <a key={type} href={`#${type === everything ? "" : partOf(type)}`} className={`${filterLook} py-2`}>
            {type}
          </a>
        ))}
      </p>
      {classes.map(({ name }) => (
        <div key={name} id={partOf(name)} className="mt-8 hidden target:block">
          <Entries entries={schedule.filter(({ classType }) => classType === name)} />
        </div>
      ))}
    </noscript>
  );
}

function Entry({
  entry,
  visitorTime,
  children,
}: {
  entry: ScheduleEntry;
  visitorTime: string | undefined;
  children: ReactNode;
}) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-7 sm:grid-cols-[14rem_1fr_auto] sm:items-start">
      <div>
        <p className="font-display text-2xl">{entry.day}</p>
        <p className="mt-1">
          <time dateTime={entry.time}>{formatTime(entry.time)}</time>{" "}
          <span className="text-ink-soft">{studio.timeZoneName}</span>
        </p>
        {/* Its line is there from the start, so that nothing moves when the browser fills it in. */}
        <p className="min-h-6 text-clay">{visitorTime && `${visitorTime} your time`}</p>
      </div>
      <div>
        <h2 className="text-2xl">{entry.classType}</h2>
        <p className="mt-1 text-ink-soft">
          {entry.minutes} min with {entry.instructor}
        </p>
      </div>
      <a
        href={`/schedule/${slugOf(entry)}.ics`}
        download
        aria-label={`Add to calendar: ${entry.classType}, ${entry.day}`}
        className="inline-flex min-h-11 items-center justify-self-start rounded-full border border-ink/40 px-5 text-[0.9375rem] font-semibold transition-colors hover:border-ink hover:bg-ink hover:text-paper"
      >
        Add to calendar
      </a>
      {children}
    </li>
  );
}

/** Its room is there from the start, so that nothing moves when the dates come. They are not read out by themselves. */
function DatesOf({ entry, dates }: { entry: string; dates: Dates }) {
  const { EntryDates, classes, isUnreachable, isMember, target, change, readAgain } = dates;
  return (
    <div aria-live="off" className="scripted mt-2 min-h-64 sm:col-span-2 sm:col-start-2 sm:min-h-54">
      {EntryDates && classes ? (
        <EntryDates classes={classes} entry={entry} isMember={isMember} target={target} change={change} />
      ) : (
        isUnreachable && (
          <p className="border-t border-line py-3 text-ink-soft">
            The dates cannot be shown right now.{" "}
            <button
              type="button"
              onClick={readAgain}
              className="min-h-11 text-ink underline underline-offset-4"
            >
              Try again
            </button>
          </p>
        )
      )}
    </div>
  );
}

/** The filter lives in the address, `?type=Hatha+Yoga`; the page as built shows everything. */
function useTypeFilter(): [string, (type: string) => void] {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const chosen = (isHydrated && search.get("type")) || everything;
  const choose = (type: string) =>
    setSearch(type === everything ? {} : { type }, { replace: true, preventScrollReset: true });
  return [chosen, choose];
}
