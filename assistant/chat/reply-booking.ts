import { classes as taught } from "#content/classes.ts";
import { studio } from "#content/studio.ts";
import { readMoment } from "../../clock/moment.ts";
import { weekdays } from "../../clock/weekdays.ts";
import { hoursToCancel } from "../../content/cancel-hours.ts";
import type { ClassView } from "../../contract/booking.ts";
import { joinWords } from "../join-words.ts";
import { normalise } from "../safety/words.ts";
import type { Member } from "./member.ts";
import { type Reply, reply } from "./reply.ts";

const days = weekdays.map((day) => day.toLowerCase());
const target = `${days.join("s?|")}s?|today|tonight|tomorrow|class|classes|spot|place|seat|lesson|waitlist|waiting list|hatha|vinyasa|meditation`;
const wishes = new RegExp(
  [
    String.raw`\b(?:book|reserve|enrol|enroll|register) (?:me|us|myself)\b`,
    String.raw`\bsign (?:me|us|myself) up\b`,
    String.raw`\b(?:put|get|add|squeeze) (?:me|us) (?:down |in |into |on |onto |for |to |up )+(?:\w+ ){0,3}(?:${target})\b`,
    String.raw`(?<!\b(?:a|an|the|my|this|that|your|good|in) )\b(?:book|reserve) (?:\w+ ){0,2}(?:${target})\b`,
    String.raw`\bjoin the (?:waitlist|waiting list)\b`,
  ].join("|"),
);
/** What is asked about booking rather than for it. */
const questions =
  /\bdid\b|\b(?:have|had|am|was) i\b|\bthat again\b|\b(?:need|have|must|possible) to (?:book|reserve)\b|\bwhich\b|\bcancel/;

/** Longer messages are about something else, and a class at most by the way. */
const longestWish = 30;

/** Whether somebody asks to be booked into a class. */
export function isBookingWish(plain: string): boolean {
  return plain.split(" ").length <= longestWish && wishes.test(plain) && !questions.test(plain);
}

const otherThings = /\b(?:subscription|membership|pass|passes|abo|account|monthly|plan|payment)\b/;

/** Whether somebody asks how, or until when, a class can be cancelled. */
export function isAboutCancelling(plain: string): boolean {
  const isShort = plain.split(" ").length <= longestWish;
  return (
    isShort &&
    /\bcancel/.test(plain) &&
    new RegExp(`\\b(?:${target}|bookings?)\\b`).test(plain) &&
    !otherThings.test(plain)
  );
}

/** The rule, and what it means for what is booked. Only the member cancels. */
export function replyCancelling(member: Member): Reply {
  const next = classesToCome(member).find(
    ({ mine, status }) => status === "open" && mine?.status === "booked",
  );
  const freeUntil = next?.mine?.freeUntil;
  const hours = hoursToCancel();
  const rule = `You cancel on your [dashboard](/dashboard). It is free until ${hours} ${hours === 1 ? "hour" : "hours"} before the class begins; later the class stays used.`;
  const deadline = next && freeUntil && `For ${nameClass(next)} it is free until ${nameMoment(freeUntil)}.`;
  return reply({ wants: "mine", topic: "classes" }, [rule, deadline].filter(Boolean).join("\n\n"), {
    suggestions: ["When is my next class?", "How many classes have I left?"],
  });
}

/** Shows the class that is meant, with the way to its Book button. Only the member presses it. */
export function replyBooking(plain: string, member: Member): Reply {
  return reply({ wants: "mine", topic: "classes" }, writeBooking(plain, member), {
    suggestions: ["When is my next class?", "How many classes have I left?"],
  });
}

function writeBooking(plain: string, member: Member): string {
  const toCome = classesToCome(member);
  if (toCome.length === 0) return "You book on [Schedule](/schedule), where the next dates are.";
  const day = findDay(plain, member.now);
  const named = taught.filter(({ name }) => plain.includes(normalise(name).split(" ")[0] ?? "-"));
  const meant = toCome.filter(
    (view) =>
      (!day || day.matches(view)) &&
      (named.length === 0 || named.some(({ name }) => name === view.classType)),
  );
  const cancelled = meant[0]?.status === "cancelled" ? meant[0] : undefined;
  const next = meant.find(({ status }) => status === "open");
  if (!next) {
    const what = named.length > 0 ? joinWords(named.map(({ name }) => name)) : "class";
    const none = day ? `There is no ${what} ${day.words}.` : `There is no ${what} in the next weeks.`;
    const open = toCome.filter(({ status }) => status === "open").slice(0, 3);
    return [`${none} These are next:`, ...open.map((view) => `- ${writeClass(view)}`)].join("\n");
  }
  const isVague = !day && named.length === 0;
  const lines = [
    ...(cancelled ? [`${nameClass(cancelled)} was cancelled.`] : []),
    writeClass(next),
    ...(isVague ? ["All dates are on [Schedule](/schedule)."] : []),
  ];
  return [lines.join(" "), "I do not book by myself: there you press the button."].join("\n\n");
}

/** One class with the way to it. */
function writeClass(view: ClassView): string {
  const page = `/schedule?class=${view.id}`;
  const { mine, spotsLeft, minutes } = view;
  if (mine?.status === "booked") return `You are booked into ${nameClass(view)} already: [see it](${page}).`;
  if (mine) return `You wait for ${nameClass(view)}${inLine(view)}: [see it](${page}).`;
  if (spotsLeft === 0) return `${nameClass(view)} is full. [Join the waitlist](${page})`;
  const left = spotsLeft === 1 ? "1 spot left" : `${spotsLeft} spots left`;
  return `${nameClass(view)}, ${minutes} minutes, ${left}. [Book](${page})`;
}

/** What the member has booked and waits for; undefined where that is nothing. */
export function writeBooked(member: Member): string | undefined {
  const open = classesToCome(member).filter(({ status }) => status === "open");
  const [next, ...later] = open.filter(({ mine }) => mine?.status === "booked");
  const waiting = open.filter(({ mine }) => mine?.status === "waiting");
  if (!next && waiting.length === 0) return undefined;
  const place = next?.mine?.place ? ` You come ${next.mine.place}.` : "";
  return [
    next
      ? `Your next class is ${nameClass(next)}, ${next.minutes} minutes.${place}`
      : "You have nothing booked yet.",
    ...(later.length > 0 ? [`After that you are booked into ${joinWords(later.map(nameClass))}.`] : []),
    ...waiting.map((view) => `You wait for ${nameClass(view)}${inLine(view)}.`),
    "They are on your [dashboard](/dashboard), where you can cancel them too.",
  ].join("\n\n");
}

/** The next class that can still be booked, with the way to it. */
export function writeNextOpen(member: Member): string | undefined {
  const next = classesToCome(member).find(({ status, mine }) => status === "open" && !mine);
  return next && writeClass(next);
}

function classesToCome({ classes, now }: Member): ClassView[] {
  return classes.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());
}

function inLine({ mine }: ClassView): string {
  return mine?.position ? `, number ${mine.position} in line` : "";
}

/** `**Hatha Yoga** on Monday, November 23 at 6:00 PM (Eastern Time)` */
function nameClass({ classType, startsAt }: ClassView): string {
  return `**${classType}** on ${nameMoment(startsAt)} (${studio.timeZoneName})`;
}

function nameMoment(instant: string): string {
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
  const weekday = weekdays.find((_, index) => new RegExp(`\\b${days[index]}`).test(plain));
  if (!weekday) return undefined;
  return on(`on ${weekday}`, (view) => readMoment(view.startsAt, studio.timeZone).weekday === weekday);
}
