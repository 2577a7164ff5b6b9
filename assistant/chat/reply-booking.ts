import { weekdays } from "../../clock/weekdays.ts";
import { hoursToCancel } from "../../content/cancel-hours.ts";
import type { ClassView } from "../../contract/booking.ts";
import { anyOf, either, oneOf } from "../../handbook/any-of.ts";
import { joinWords } from "../join-words.ts";
import {
  classesToCome,
  findMeant,
  findSpot,
  inLine,
  isFull,
  nameClass,
  nameMoment,
  writeCancelled,
  writeClass,
  writeNone,
} from "./class-dates.ts";
import type { Member } from "./member.ts";
import { type Reply, reply } from "./reply.ts";

const into = oneOf("down|in|into|on|onto|for|to|up");
/** After these, a book is one to read. */
const aBook = oneOf("a|an|the|my|this|that|your|good|in");
/** What somebody is booked into. */
const target = oneOf(
  ...weekdays.map((day) => `${day.toLowerCase()}s?`),
  "today|tonight|tomorrow|class|classes|lesson|spot|place|seat|waitlist|waiting list",
  "hatha|vinyasa|meditation",
);
const wishes = either(
  anyOf(
    "(?:book|reserve|enrol|enroll|register) (?:me|us|myself)|sign (?:me|us|myself) up",
    String.raw`(?:put|get|add|squeeze) (?:me|us) (?:${into} )+(?:\w+ ){0,3}${target}`,
    "join the (?:waitlist|waiting list)",
  ),
  new RegExp(`(?<!\\b${aBook} )\\b(?:book|reserve) (?:\\w+ ){0,2}${target}\\b`),
);
/** What is asked about booking rather than for it. */
const questions = either(
  anyOf("did|which|that again|(?:have|had|am|was) i|(?:need|have|must|possible) to (?:book|reserve)"),
  /\bcancel/,
);

/** Longer messages are about something else, and a class at most by the way. */
const longestWish = 30;

/** Whether somebody asks to be booked into a class. */
export function isBookingWish(plain: string): boolean {
  return plain.split(" ").length <= longestWish && wishes.test(plain) && !questions.test(plain);
}

const bookable = anyOf(target, "bookings?");
const otherThings = /\b(?:subscription|membership|pass|passes|abo|account|monthly|plan|payment)\b/;

/** Whether somebody asks how, or until when, a class can be cancelled. */
export function isAboutCancelling(plain: string): boolean {
  const isShort = plain.split(" ").length <= longestWish;
  return isShort && /\bcancel/.test(plain) && bookable.test(plain) && !otherThings.test(plain);
}

/** What is booked and what cancelling it costs, or that there is nothing to cancel. Only the member cancels. */
export function replyCancelling(member: Member): Reply {
  const open = classesToCome(member).filter(({ status }) => status === "open");
  const booked = open.filter(({ mine }) => mine?.status === "booked");
  const waiting = open.filter(({ mine }) => mine?.status === "waiting");
  const hours = hoursToCancel();
  const rule = `It is free until ${hours} ${hours === 1 ? "hour" : "hours"} before the class begins; later the class stays used.`;
  const lines =
    booked.length === 0
      ? [
          "You have nothing booked, so there is nothing to cancel.",
          ...waiting.map((view) => `You wait for ${nameClass(view)}${inLine(view)}.`),
          `What is booked is cancelled on your [dashboard](/dashboard). ${rule}`,
        ]
      : [
          `You cancel on your [dashboard](/dashboard).${booked.some(({ mine }) => mine?.usesClass) ? ` ${rule}` : ""}`,
          ...booked.slice(0, 3).map((view) => describeCancelling(view, member.now)),
        ];
  return reply({ wants: "mine", topic: "classes" }, lines.join("\n\n"), {
    suggestions: ["When is my next class?", "How many classes have I left?"],
  });
}

function describeCancelling(view: ClassView, now: Date): string {
  const { usesClass, freeUntil } = view.mine ?? {};
  if (!usesClass)
    return `For ${nameClass(view)} it costs nothing before it begins: your pass counts no classes.`;
  if (!freeUntil || Date.parse(freeUntil) <= now.getTime())
    return `For ${nameClass(view)} it is too late to get the class back.`;
  return `For ${nameClass(view)} it is free until ${nameMoment(freeUntil)}.`;
}

/** Whether somebody asks about their own place in a line. */
export function isAboutWaiting(plain: string): boolean {
  const isOwn = /\b(?:am i|do i|my|where am|what number)\b/.test(plain);
  return (
    plain.split(" ").length <= longestWish &&
    isOwn &&
    /\b(?:wait ?lists?|waiting lists?|(?:place|position|number|far|high) (?:\w+ ){0,4}(?:line|queue))\b/.test(
      plain,
    ) &&
    !wishes.test(plain)
  );
}

export function replyWaiting(member: Member): Reply {
  const waiting = classesToCome(member).filter(
    ({ mine, status }) => status === "open" && mine?.status === "waiting",
  );
  const lines = waiting.map((view) => writeClass(view));
  const text = [
    ...(lines.length > 0 ? lines : ["You are on no waitlist."]),
    "They are on your [dashboard](/dashboard) too, with what you have booked.",
  ];
  return reply(
    { wants: "mine", topic: "classes" },
    (lines.length > 0 ? text : text.slice(0, 1)).join("\n\n"),
    { suggestions: ["When is my next class?", "How many classes have I left?"] },
  );
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
  const { day, named, meant, ofType } = findMeant(plain, member);
  const next = meant.find(({ status }) => status === "open");
  if (!next) {
    const none = writeNone(plain, member);
    const open = toCome.filter(({ status }) => status === "open").slice(0, 3);
    return [`${none} These are next:`, ...open.map((view) => `- ${writeClass(view)}`)].join("\n");
  }
  const isVague = !day && named.length === 0;
  const withSpot = isFull(next) ? findSpot([...meant, ...ofType], next) : undefined;
  const lines = [
    ...writeCancelled(meant),
    writeClass(next),
    ...(withSpot ? [`The next one with a spot: ${writeClass(withSpot)}`] : []),
    ...(isVague ? ["All dates are on [Schedule](/schedule)."] : []),
  ];
  return [lines.join(" "), "I do not book by myself: there you press the button."].join("\n\n");
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
