import { Link } from "react-router";
import { studio } from "#content/studio.ts";
import type { ClassView } from "../../contract/booking.ts";
import type { Passes } from "../../contract/checkout.ts";
import { describeWaiting, studioMoment } from "../booking/class-words.ts";

/** On the day of a class, before everything else: what is needed five minutes before it begins. */
export function TodaysClass({ held, upcoming }: { held: Passes; upcoming: ClassView[] }) {
  const { today, links } = findBooked(upcoming) ?? findOpen(held);
  if (today.length === 0) return null;
  return (
    <section aria-label="Today" className="mt-8 rounded-3xl border-2 border-green p-6 sm:p-8">
      <h2 className="text-2xl">Today</h2>
      <ul className="mt-2 grid gap-1">
        {today.map(({ id, classType, startsAt }) => (
          <li key={id}>
            {`${classType}, ${studioMoment(startsAt).time} ${studio.timeZoneName}. `}
            <Standing
              id={id}
              mine={upcoming.find((each) => each.id === id)?.mine ?? null}
              startsAt={startsAt}
            />
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

/** What the member has to do with it, and what they can still do about it. */
function Standing({ id, mine, startsAt }: Pick<ClassView, "id" | "mine" | "startsAt">) {
  if (mine?.status === "booked") return "You are booked.";
  if (mine) return `${describeWaiting(mine)}.`;
  return (
    <>
      {"You have not booked it. "}
      {Date.parse(startsAt) > Date.now() && (
        <Link to={`/schedule?class=${id}`} className="py-3 font-semibold underline underline-offset-4">
          Book
        </Link>
      )}
    </>
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
  return { today: booked, links: [...new Set(booked.flatMap(({ mine }) => mine?.classLink ?? []))] };
}

/** Today's classes that the member's passes are good for, and the way into them where they hold it. */
function findOpen({ today, passes }: Passes): Today {
  const links = passes.flatMap(({ isValid, classLink }) => (isValid && classLink ? [classLink] : []));
  return { today, links: [...new Set(links)] };
}
