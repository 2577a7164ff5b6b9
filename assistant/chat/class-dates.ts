/** The classes to come, as an answer speaks of them: by day or kind, with the way to each. */
import { classes as taught } from "#content/classes.ts";
import { studio } from "#content/studio.ts";
import { readMoment } from "../../clock/moment.ts";
import { weekdays } from "../../clock/weekdays.ts";
import type { ClassView } from "../../contract/booking.ts";
import { joinWords } from "../join-words.ts";
import { normalise } from "../safety/words.ts";
import type { Member } from "./member.ts";

/** The date that a question about times names, as it is; undefined where none is named, or no dates are known. */
export function writeAskedDate(plain: string, member: Member): string | undefined {
  const { day, named, meant } = findMeant(plain, member);
  if (member.classes.length === 0 || (!day && named.length === 0)) return undefined;
  const next = meant.find(({ status }) => status === "open");
  if (!next) return [...writeCancelled(meant), writeNone(plain, member)].join(" ");
  return [...writeCancelled(meant), writeClass(next)].join(" ");
}

/** The next class of one kind that takes place. */
export function writeNextOf(classType: string, member: Member): string | undefined {
  const dates = classesToCome(member).filter((view) => view.classType === classType);
  const next = dates.find(({ status }) => status === "open");
  return next && [...writeCancelled(dates), `The next one: ${writeClass(next)}`].join(" ");
}

const changesShownMs = 14 * 24 * 60 * 60_000;

/** The dates of the next two weeks that are not as the week has them. */
export function writeChanges(member: Pick<Member, "classes" | "now">): string | undefined {
  const changes = listChanges(member);
  if (changes.length === 0) return undefined;
  return ["In the next two weeks this is different:", ...changes.map((change) => `- ${change}`)].join("\n");
}

/** The same, one sentence each. */
export function listChanges(member: Pick<Member, "classes" | "now">): string[] {
  const until = member.now.getTime() + changesShownMs;
  return classesToCome(member)
    .filter(({ startsAt, movedFrom }) => Date.parse(movedFrom ?? startsAt) <= until)
    .flatMap((view) => {
      if (view.status === "cancelled") return [`${nameClass(view)} is cancelled.`];
      if (view.movedFrom === null) return [];
      return [`${nameClass(view)}: moved there from ${nameMoment(view.movedFrom)}.`];
    });
}

/** Which classes to come a question means: by day, by kind, or all of them. */
export function findMeant(plain: string, member: Member) {
  const day = findDay(plain, member.now);
  const named = taught.filter(({ name }) => plain.includes(normalise(name).split(" ")[0] ?? "-"));
  const ofType = classesToCome(member).filter(
    (view) => named.length === 0 || named.some(({ name }) => name === view.classType),
  );
  return { day, named, ofType, meant: ofType.filter((view) => !day || day.matches(view)) };
}

export function writeNone(plain: string, member: Member): string {
  const { day, named } = findMeant(plain, member);
  const what = named.length > 0 ? joinWords(named.map(({ name }) => name)) : "class";
  return day ? `There is no ${what} ${day.words}.` : `There is no ${what} in the next weeks.`;
}

/** The one that would have been next, if it was cancelled. */
export function writeCancelled([first]: ClassView[]): string[] {
  return first?.status === "cancelled" ? [`${nameClass(first)} was cancelled.`] : [];
}

export function isFull({ mine, spotsLeft }: ClassView): boolean {
  return !mine && spotsLeft === 0;
}

/** The first one after a full one that can be booked. */
export function findSpot(views: ClassView[], { startsAt }: ClassView): ClassView | undefined {
  return views.find(
    (view) => view.status === "open" && !view.mine && view.spotsLeft > 0 && view.startsAt > startsAt,
  );
}

/** One class with the way to it. */
export function writeClass(view: ClassView): string {
  const page = `/schedule?class=${view.id}`;
  const { mine, spotsLeft, minutes } = view;
  if (mine?.status === "booked") return `You are booked into ${nameClass(view)} already: [see it](${page}).`;
  if (mine) return `You wait for ${nameClass(view)}${inLine(view)}: [see it](${page}).`;
  if (spotsLeft === 0) return `${nameClass(view)} is full. [Join the waitlist](${page})`;
  const left = spotsLeft === 1 ? "1 spot left" : `${spotsLeft} spots left`;
  return `${nameClass(view)}, ${minutes} minutes, ${left}. [Book](${page})`;
}

/** The next class that can still be booked, with the way to it. */
export function writeNextOpen(member: Member): string | undefined {
  const next = classesToCome(member).find(({ status, mine }) => status === "open" && !mine);
  return next && writeClass(next);
}

export function classesToCome({ classes, now }: Pick<Member, "classes" | "now">): ClassView[] {
  return classes.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());
}

export function inLine({ mine }: ClassView): string {
  return mine?.position ? `, number ${mine.position} in line` : "";
}

/** `**Hatha Yoga** on Monday, November 23 at 6:00 PM (Eastern Time)` */
export function nameClass({ classType, startsAt }: ClassView): string {
  return `**${classType}** on ${nameMoment(startsAt)} (${studio.timeZoneName})`;
}

export function nameMoment(instant: string): string {
  const { weekday, day, time } = readMoment(instant, studio.timeZone);
  return `${weekday}, ${day} at ${time}`;
}

/** The day that is named, by the studio's calendar. */
function findDay(plain: string, now: Date) {
  const on = (words: string, matches: (view: ClassView) => boolean) => ({ words, matches });
  const dateAfter = (dayCount: number) => {
    const instant = new Date(now.getTime() + dayCount * 24 * 60 * 60_000).toISOString();
    return readMoment(instant, studio.timeZone).date;
  };
  const dateOf = (view: ClassView) => readMoment(view.startsAt, studio.timeZone).date;
  if (/\btomorrow\b/.test(plain)) return on("tomorrow", (view) => dateOf(view) === dateAfter(1));
  if (/\b(?:today|tonight)\b/.test(plain)) return on("today", (view) => dateOf(view) === dateAfter(0));
  const weekday = weekdays.find((each) => new RegExp(`\\b${each.toLowerCase()}`).test(plain));
  if (!weekday) return undefined;
  return on(`on ${weekday}`, (view) => readMoment(view.startsAt, studio.timeZone).weekday === weekday);
}
