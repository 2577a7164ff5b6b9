import { useEffect } from "react";
import { Link } from "react-router";
import type { StudioClass, StudioClasses } from "../../contract/studio.ts";
import { ask } from "../api.ts";
import { privatePageMeta } from "../components/page-meta.ts";
import { useSession } from "../session.ts";
import { keepAnswer } from "./desk/kept.ts";
import { Mats } from "./desk/mats.tsx";
import { Nothing, NotYet, Part, Tag } from "./desk/pieces.tsx";
import { classesShape, classPageShape } from "./desk/shapes.ts";
import { Studio } from "./desk/shell.tsx";
import { distanceInWords, stageAt } from "./desk/stage.ts";
import { useNow } from "./desk/use-now.ts";
import { useRead } from "./desk/use-read.ts";
import { dayInWords, several, spotsInWords, timeInWords, todayInStudio, weekAround } from "./desk/words.ts";
import { SunOfTheDay } from "./sun-of-the-day.tsx";

export const meta = () => privatePageMeta("Your studio", "Today in the studio.");

export default function TodayPage() {
  return (
    <Studio>
      <Today />
    </Studio>
  );
}

function Today() {
  const now = useNow();
  const { from, to } = weekAround(todayInStudio());
  const path = `/api/studio/classes?from=${from}&to=${to}`;
  const { answer, problem, readAgain } = useRead(path, classesShape, { isForOffline: true });
  useRostersAhead(answer);
  const today = answer?.today ?? todayInStudio();
  return (
    <>
      <header className="flex items-end justify-between gap-4 pt-1 pb-6">
        <div>
          <h1 className="text-5xl">Today</h1>
          <p className="mt-1 text-ink-soft text-xl">{dayInWords(today)}</p>
        </div>
        <SunOfTheDay now={now} className="w-28 shrink-0 sm:w-36" />
      </header>
      {answer ? (
        <Week today={today} classes={answer.classes} now={now} />
      ) : (
        <NotYet problem={problem} onAgain={readAgain} />
      )}
      <p className="mt-12 flex flex-wrap gap-x-8 border-line border-t pt-3">
        <Link to="/studio/audit" className="inline-flex min-h-12 items-center underline underline-offset-4">
          What was done
        </Link>
        <Link to="/dashboard" className="inline-flex min-h-12 items-center underline underline-offset-4">
          Your own dashboard
        </Link>
      </p>
    </>
  );
}

function Week({ today, classes, now }: { today: string; classes: StudioClass[]; now: number }) {
  const ofToday = classes.filter(({ date }) => date === today);
  const isAhead = (each: StudioClass) => ["before", "during"].includes(stageAt(each, now));
  const next = ofToday.find(isAhead);
  const rest = ofToday.filter((each) => each !== next);
  const days = [...new Set(classes.map(({ date }) => date))].filter((date) => date !== today).sort();
  const ahead = days.filter((date) => date > today);
  const past = days.filter((date) => date < today);
  return (
    <>
      {/* A press that has begun on one class must not end on the next. */}
      {next && <NextClass key={next.id} each={next} now={now} />}
      {ofToday.length === 0 && <Nothing>No class today. The week is below.</Nothing>}
      {rest.length > 0 && (
        <ul className="mt-6 border-line border-t">
          {rest.map((each) => (
            <ClassRow key={each.id} each={each} now={now} />
          ))}
        </ul>
      )}
      <Days title="The week ahead" days={ahead} classes={classes} now={now} />
      <Days title="The last days" days={past.toReversed()} classes={classes} now={now} />
    </>
  );
}

function Days({
  title,
  days,
  classes,
  now,
}: {
  title: string;
  days: string[];
  classes: StudioClass[];
  now: number;
}) {
  if (days.length === 0) return null;
  return (
    <Part title={title}>
      {days.map((date) => (
        <section key={date} className="mt-5 first:mt-0">
          <h3 className="border-line border-b pb-2 text-ink-soft text-xl">{dayInWords(date)}</h3>
          <ul>
            {classes
              .filter((each) => each.date === date)
              .map((each) => (
                <ClassRow key={each.id} each={each} now={now} />
              ))}
          </ul>
        </section>
      ))}
    </Part>
  );
}

/** The class that is on, or comes next: the one thing this page is opened for. */
function NextClass({ each, now }: { each: StudioClass; now: number }) {
  const isOn = stageAt(each, now) === "during";
  return (
    <Link
      to={`/studio/class/${each.id}`}
      className="block rounded-3xl bg-band px-6 py-6 text-on-band transition-colors hover:bg-band/90"
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-display text-5xl">{timeInWords(each)}</span>
        <span className="font-semibold">{distanceInWords(each, now)}</span>
      </span>
      <span className="mt-3 block font-display text-2xl">{each.classType}</span>
      <Mats {...each} on="band" className="mt-5" />
      <span className="mt-3 block">{isOn ? attendanceInWords(each, "here") : spotsInWords(each)}</span>
      <span className="mt-5 flex min-h-12 items-center justify-center rounded-full bg-on-band px-10 font-semibold text-band sm:inline-flex">
        {isOn ? "Check people in" : "See who comes"}
      </span>
    </Link>
  );
}

function ClassRow({ each, now }: { each: StudioClass; now: number }) {
  const stage = stageAt(each, now);
  return (
    <li className="border-line border-b">
      <Link
        to={`/studio/class/${each.id}`}
        className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 py-4 hover:bg-raised sm:grid-cols-[8rem_minmax(0,1fr)_14rem] sm:items-center"
      >
        <span className={`font-display text-2xl leading-8 ${stage === "cancelled" ? "line-through" : ""}`}>
          {timeInWords(each)}
        </span>
        <span>
          <span className="block font-semibold leading-8">{each.classType}</span>
          <span className="block text-base text-ink-soft">
            {stage === "after" || stage === "during"
              ? attendanceInWords(each, stage === "during" ? "here" : "came")
              : stage === "before" && spotsInWords(each)}
          </span>
          {each.movedFrom && stage !== "cancelled" && <Tag tone="water">Moved</Tag>}
          {stage === "cancelled" && <Tag tone="clay">Cancelled</Tag>}
        </span>
        <span className="col-start-2 pt-2 sm:col-start-3 sm:pt-0">
          {stage !== "cancelled" && <Mats {...each} />}
        </span>
      </Link>
    </li>
  );
}

function attendanceInWords({ came, missed, booked }: StudioClass, verb: "here" | "came"): string {
  if (booked === 0) return "Nobody has booked it";
  const words = [`${came} of ${several(booked, "person", "people")} ${verb}`];
  if (missed > 0) words.push(several(missed, "no-show"));
  return words.join(", ");
}

/** The rosters of the day are in the phone before there is no signal to fetch them with. */
function useRostersAhead(answer: StudioClasses | undefined): void {
  const uid = useSession().user?.uid;
  const ids = answer?.classes
    .filter(({ date, stage }) => date === answer.today && stage !== "cancelled")
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (!ids || !uid) return;
    const gone = new AbortController();
    for (const id of ids.split(",")) {
      const path = `/api/studio/classes/${id}`;
      ask(path, classPageShape, { signal: gone.signal }).then(
        (page) => keepAnswer(uid, path, page, true),
        // It is asked for again when it is opened.
        () => {},
      );
    }
    return () => gone.abort();
  }, [ids, uid]);
}
