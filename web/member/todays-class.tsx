import { studio } from "#content/studio.ts";
import type { Passes } from "../../contract/checkout.ts";

/** On the day of a class, before everything else: what is needed five minutes before it begins. */
export function TodaysClass({ held: { today, passes } }: { held: Passes }) {
  const links = [
    ...new Set(passes.flatMap(({ isValid, classLink }) => (isValid && classLink ? [classLink] : []))),
  ];
  if (today.length === 0 || links.length === 0) return null;
  return (
    <section aria-label="Today" className="mt-8 rounded-3xl border-2 border-green p-6 sm:p-8">
      <h2 className="text-2xl">Today</h2>
      <ul className="mt-2">
        {today.map(({ classType, time }) => (
          <li key={`${time} ${classType}`}>{`${classType}, ${time} ${studio.timeZoneName}`}</li>
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
