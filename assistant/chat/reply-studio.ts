import { classes } from "#content/classes.ts";
import { schedule } from "#content/schedule.ts";
import { studio } from "#content/studio.ts";
import { formatTime } from "../../clock/schedule-entry.ts";
import { nextClassOf } from "../../clock/studio-clock.ts";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import {
  answerAboutStudio,
  contact,
  writePlace,
  writePrices,
  writeTeachers,
  writeWeek,
} from "../answer-about-studio.ts";
import { joinWords } from "../join-words.ts";
import { nameFocus } from "../planner/write-session.ts";
import type { RequestOf, Session } from "../request/request.ts";
import { writeAskedDate, writeChanges, writeNextOf, writeNextOpen } from "./class-dates.ts";
import type { Member } from "./member.ts";
import { type Reply, reply } from "./reply.ts";
import { writeBooked } from "./reply-booking.ts";

const suggestions = ["When are the classes?", "What does it cost?", "Which class suits me?"];

/** Only what the studio has stated; for the rest, who knows. */
export function replyStudio(request: RequestOf<"studio">, plain: string, member: Member): Reply {
  const writeTimes = () => writeTimetable(plain, member);
  const stated = answerAboutStudio(plain, writeTimes);
  const byTopic: Record<RequestOf<"studio">["topic"], () => string> = {
    timetable: writeTimes,
    prices: () => writePrices(),
    teacher: writeTeachers,
    online: writeOnline,
    place: () => (studio.address ? writePlace(studio.address) : contact),
    rules: () => contact,
    other: () => contact,
  };
  return reply(request, stated ?? byTopic[request.topic](), { suggestions: suggestions.slice(0, 2) });
}

/** The week, what differs from it in the next days, and first the date that is asked for. */
function writeTimetable(plain: string, member: Member): string {
  const asked = writeAskedDate(plain, member);
  return [asked, writeWeek(), writeChanges(member)].filter(Boolean).join("\n\n");
}

function writeOnline(): string {
  const online = plansOnSale.filter(({ name, features }) => /online/i.test([name, ...features].join(" ")));
  if (online.length === 0) return contact;
  return `Yes: ${joinWords(online.map(({ name, priceText }) => `**${name}** (${priceText})`))} ${online.length === 1 ? "covers" : "cover"} online classes. The link comes with the pass. See [Pricing](/pricing).`;
}

/** What the member has here, as far as we know it. */
export function replyMine(request: RequestOf<"mine">, member: Member): Reply {
  const answers: Record<RequestOf<"mine">["topic"], () => string> = {
    passes: () => writePasses(member),
    classes: () => writeBooked(member) ?? writeNextClass(member),
    preferences: () => writePreferences(member),
    "last plan": () =>
      member.lastDescribed
        ? `Your last therapy plan was for this: “${member.lastDescribed.slice(0, 200)}”. You find it, and the ones before, under earlier plans on [Yoga Therapy](/yoga-therapy).`
        : "You have no therapy plan yet. Describe what bothers you on [Yoga Therapy](/yoga-therapy), and it is kept there for you.",
    known: () => writeKnown(member),
  };
  return reply(request, answers[request.topic](), {
    suggestions: ["Do I have passes left?", "What do you know about me?"].filter((_, index) =>
      request.topic === "passes" ? index === 1 : request.topic === "known" ? index === 0 : true,
    ),
  });
}

function writePasses({ passes, classes: dated }: Member): string {
  if (passes.length === 0) return "You have no pass at the moment. You find them all on [Pricing](/pricing).";
  const lines = passes.map(
    ({ name, validity }) => `- **${name}**: ${validity.charAt(0).toLowerCase()}${validity.slice(1)}`,
  );
  return [
    passes.length === 1 ? "You have one pass:" : `You have ${passes.length} passes:`,
    ...lines,
    "",
    ...(dated.some(({ mine }) => mine?.usesClass)
      ? ["Classes you have booked are already counted off.", ""]
      : []),
    "They are on your [dashboard](/dashboard) too.",
  ].join("\n");
}

function writeNextClass(member: Member): string {
  const open = writeNextOpen(member);
  if (open)
    return `You have nothing booked. The next class is this one:\n\n${open}\n\nThe whole week is on [Schedule](/schedule).`;
  const { now } = member;
  if (member.classes.length > 0) return "There is no class in the next weeks. See [Schedule](/schedule).";
  const upcoming = schedule
    .map((entry) => ({ entry, start: nextClassOf(entry, now).epochMilliseconds }))
    .toSorted((a, b) => a.start - b.start);
  const [next] = upcoming;
  if (!next) return contact;
  const { day, time, classType, minutes } = next.entry;
  return `There are no bookings to look up: with a pass you just come. The next class is **${classType}** on ${day} at ${formatTime(time)} (${studio.timeZoneName}), ${minutes} minutes. The whole week is on [Schedule](/schedule).`;
}

function writePreferences({ preferences }: Member): string {
  const { fitnessLevel, yogaGoal, dietPreference } = preferences;
  const lines = [
    `- Fitness Level: ${fitnessLevel || "not set"}`,
    `- Yoga Goal: ${yogaGoal || "not set"}`,
    `- Diet Preference: ${dietPreference || "not set"}`,
  ];
  return [
    "This is what you have set:",
    ...lines,
    "",
    "You can change it under [Preferences](/preferences).",
  ].join("\n");
}

function writeKnown(member: Member): string {
  const { known } = member;
  const conditions = known.conditions.map(({ name }) => name);
  const lines = [
    conditions.length > 0
      ? `I take care of what you told me: ${joinWords(conditions)}.`
      : "You have told me of no illness or injury.",
    known.diet.names.length > 0
      ? `For food I keep to: ${joinWords(known.diet.names)}.`
      : "For food I know of nothing to leave out.",
    writePreferences(member),
    "I know it from your preferences, your therapy plans and our last messages here. You can clear the messages, and download or delete everything on your [dashboard](/dashboard).",
  ];
  return lines.join("\n\n");
}

/** One class for whoever asks, with the reason and the time. */
export function replyWhichClass(request: RequestOf<"which class">, plain: string, member: Member): Reply {
  const { session } = request;
  const ranked = classes
    .map((each) => ({ each, score: scoreClass(each, session, plain, member) }))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0]?.each;
  if (!best) return reply(request, contact);
  const times = schedule.filter(({ classType }) => classType === best.name);
  const when =
    times.length > 0
      ? ` It is on ${joinWords(times.map(({ day, time }) => `${day} at ${formatTime(time)}`))}.`
      : "";
  const next = writeNextOf(best.name, member);
  const focus = nameFocus(session);
  const care = [
    ...new Set([...member.known.conditions.map(({ name }) => name), ...(focus ? [focus] : [])]),
  ].slice(0, 2);
  const text = [
    `I would come to **${best.name}** (${best.minutes} min, level ${best.level}).${when} ${best.description}`,
    ...(next ? [next] : []),
    ...(care.length > 0
      ? [
          `Tell your teacher before class about ${joinWords(care)}: most poses can be changed, and you may sit any of them out.`,
        ]
      : []),
    "All classes are on [Classes](/classes).",
  ].join("\n\n");
  return reply(request, text, { suggestions: ["When are the classes?", "What does it cost?"] });
}

const calm = /meditat|breath|restor|yin|gentle|slow|nidra|relax|soft|chair/i;
const lively = /vinyasa|power|flow|ashtanga|strong|dynamic/i;

function scoreClass(
  { name, level, description }: (typeof classes)[number],
  session: Session,
  plain: string,
  { known }: Member,
): number {
  const text = `${name} ${description}`;
  const wantsCalm =
    session.energy === "tired" ||
    session.refused.length > 0 ||
    known.conditions.length > 0 ||
    ["sleep", "relaxation", "focus"].includes(session.aim ?? "") ||
    session.areas.some((area) => area === "mind" || area === "breath");
  const wantsMore =
    session.energy === "lively" || ["strength", "energy", "weight loss"].includes(session.aim ?? "");
  const own = session.level ?? known.level;
  let score = level === own ? 2 : level === "All" ? 1 : 0;
  if (own === "Beginner" && level === "Beginner") score += 1;
  if (wantsCalm && lively.test(text)) score -= 2;
  const isForMind =
    session.aim === "sleep" ||
    session.areas.some((area) => area === "mind" || area === "breath") ||
    session.refused.includes("floor");
  if (isForMind && calm.test(text)) score += 2.5;
  if (wantsMore && lively.test(text)) score += 2;
  if (plain.includes(name.split(" ")[0]?.toLowerCase() ?? "-")) score += 1;
  const days = schedule.filter(({ classType }) => classType === name).map(({ day }) => day.toLowerCase());
  if (days.some((day) => plain.includes(day))) score += 2;
  return score;
}
