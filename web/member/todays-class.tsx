import { studio } from "#content/studio.ts";
import type { ClassView } from "../../contract/booking.ts";
import type { Passes } from "../../contract/checkout.ts";
import { studioMoment } from "../booking/class-words.ts";

/** On the day of a class, before everything else: what is needed five minutes before it begins. */
export function TodaysClass({ held, upcoming }: { held: Passes; upcoming: ClassView[] }) {
  const booked = findBooked(upcoming);
  const { today, links } = booked ?? findOpen(held);
  if (today.length === 0) return null;
  return (
    <section aria-label="Today" className="mt-8 rounded-3xl border-2 border-green p-6 sm:p-8">
      <h2 className="text-2xl">Today</h2>
      <ul className="mt-2">
        {today.map(({ classType, time }) => (
          <li key={`${time} ${classType}`}>
            {`${classType}, ${time} ${studio.timeZoneName}${booked ? ". You are booked." : ""}`}
          </li>
        ))}
      </ul>
      {links.map((link) => (
        <a
          key={link}
          href={link}
          className="mt-4 mr-4 inline-flex min-h-12 items-center rounded-full border border-transparent bg-green px-7 font-semibold text-on-green hover:bg-ink hover:text-paper"
        >
          Open the class link
        </a>
      ))}
    </section>
  );
}

type Today = { today: Passes["today"]; links: string[] };

/** What the member has booked for today, which is then what today is about. */
function findBooked(upcoming: ClassView[]): Today | undefined {
  const { date } = studioMoment(new Date().toISOString());
  const booked = upcoming.filter(
    ({ mine, status, startsAt }) =>
      mine?.status === "booked" && status === "open" && studioMoment(startsAt).date === date,
  );
  if (booked.length === 0) return undefined;
  return {
    today: booked.map(({ classType, startsAt }) => ({ classType, time: studioMoment(startsAt).time })),
    links: [...new Set(booked.flatMap(({ mine }) => mine?.classLink ?? []))],
  };
}

/** Today's classes, for whoever holds the way into them. */
function findOpen({ today, passes }: Passes): Today {
  const links = [
    ...new Set(passes.flatMap(({ isValid, classLink }) => (isValid && classLink ? [classLink] : []))),
  ];
  return { today: links.length > 0 ? today : [], links };
}
