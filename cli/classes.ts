import { studio } from "#content/studio.ts";
import { dateOf } from "../clock/studio-clock.ts";
import { formatAmount } from "../money/money.ts";
import { findClass } from "../server/classes/class-parts.ts";
import { freeUntilAfterMove } from "../server/classes/deadlines.ts";
import { formatMoment, nameClass } from "../server/classes/describe-class.ts";
import { type BookedPerson, type ClassPreview, previewClass } from "../server/classes/preview-class.ts";
import { type ReviewedClass, reviewClasses, timeOf } from "../server/classes/review-classes.ts";
import type { Config } from "../server/config.ts";
import type { Database, DatedClassTable } from "../server/database/tables.ts";
import {
  cancelStudioClass,
  moveStudioClass,
  previewCancel,
  previewMove,
  resizeStudioClass,
} from "../server/studio/change-classes.ts";
import { commandLine, openCommandDesk, told } from "./desk.ts";
import { withoutControls } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

export const classHelp = `npm run studio -- class list                 the classes to come, and what no longer agrees with the schedule
npm run studio -- class show ID              who is in a class, and who waits
npm run studio -- class cancel ID            what cancelling a class would mean; with --yes, do it
npm run studio -- class move ID DATE TIME    the same for moving it: class move ID 2026-11-17 19:30 --yes
npm run studio -- class capacity ID N        how many can come to one class`;

const sure = "--yes";

/** The owner's view of the classes with a date. Answers the lines to print. */
export async function runClassCommand(database: Database, config: Config, given: string[]): Promise<string> {
  const isSure = given.includes(sure);
  const [action = "list", id = "", ...words] = given.filter((word) => word !== sure);
  const now = new Date();
  if (action === "list") return listClasses(database, now);
  const actions: Record<string, (datedClass: DatedClassTable) => Promise<string>> = {
    show: async (datedClass) => describePreview(await previewClass(database, datedClass)),
    cancel: (datedClass) => cancel(database, config, datedClass, { isSure, now }),
    move: (datedClass) => move(database, config, datedClass, { to: readMoment(words), isSure, now }),
    capacity: (datedClass) => resize(database, config, datedClass, { capacity: Number(words[0]), now }),
  };
  const perform = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!perform || !id) throw new UsageError(classHelp);
  const datedClass = await findClass(database, id);
  if (!datedClass) throw new UsageError(`There is no class ${id}: see npm run studio -- class list.`);
  return withoutControls(await perform(datedClass));
}

async function listClasses(database: Database, now: Date): Promise<string> {
  const classes = await reviewClasses(database, now);
  if (classes.length === 0) return "No classes to come: a running server makes them from the schedule.";
  return withoutControls(classes.map(describeClass).join("\n"));
}

function describeClass({ datedClass, waiting, notes }: ReviewedClass): string {
  const { id, startsAt, classType, taken, capacity, place } = datedClass;
  const when = `${dateOf(new Date(startsAt))} ${timeOf(startsAt, studio.timeZone)}`;
  const line = waiting > 0 ? `, ${waiting} waiting` : "";
  const marks = notes.length > 0 ? `  (${notes.join("; ")})` : "";
  return `${when}  ${classType}, ${place}, ${taken} of ${capacity}${line}${marks}\n                  ${id}`;
}

type Sure = { isSure: boolean; now: Date };

async function cancel(
  database: Database,
  config: Config,
  datedClass: DatedClassTable,
  { isSure, now }: Sure,
): Promise<string> {
  await told(previewCancel(database, datedClass.id, now));
  const preview = await previewClass(database, datedClass);
  const text = [describePreview(preview), ...describeCost(preview)].join("\n");
  if (!isSure) return `${text}\n\nNothing was changed. To cancel this class, add ${sure}.`;
  const desk = await openCommandDesk(database, config);
  await told(cancelStudioClass(desk, commandLine, { id: datedClass.id }, now));
  return `${text}\n\nThe class is cancelled${describeTold(preview)}`;
}

async function move(
  database: Database,
  config: Config,
  datedClass: DatedClassTable,
  { to, isSure, now }: Sure & { to: Date },
): Promise<string> {
  await told(previewMove(database, datedClass.id, to, now));
  if (datedClass.startsAt === to.toISOString()) throw new UsageError("The class is at that time already.");
  const preview = await previewClass(database, datedClass);
  const newTime = `New time: ${formatMoment(to.toISOString())}.`;
  const text = [describePreview(preview), newTime, ...describeMoved(preview, to, now)].join("\n");
  if (!isSure) return `${text}\n\nNothing was changed. To move this class, add ${sure}.`;
  const desk = await openCommandDesk(database, config);
  await told(moveStudioClass(desk, commandLine, { id: datedClass.id, to }, now));
  return `${text}\n\nThe class is moved${describeTold(preview)}`;
}

async function resize(
  database: Database,
  config: Config,
  datedClass: DatedClassTable,
  { capacity, now }: { capacity: number; now: Date },
): Promise<string> {
  const desk = await openCommandDesk(database, config);
  const { taken } = await told(resizeStudioClass(desk, commandLine, { id: datedClass.id, capacity }, now));
  const more = taken > capacity ? " Nobody who has a spot loses it." : "";
  return `${nameClass(datedClass)}, ${formatMoment(datedClass.startsAt)}: ${taken} of ${capacity} spots are taken.${more}`;
}

function readMoment([date = "", time = ""]: string[]): Date {
  try {
    const start = Temporal.PlainDate.from(date).toZonedDateTime({
      timeZone: studio.timeZone,
      plainTime: Temporal.PlainTime.from(time),
    });
    return new Date(start.epochMilliseconds);
  } catch {
    throw new UsageError(`Please give the new date and time such as 2026-11-17 19:30.\n\n${classHelp}`);
  }
}

function describePreview({ datedClass, people, waiting }: ClassPreview): string {
  const title = `${nameClass(datedClass)}, ${formatMoment(datedClass.startsAt)} (${studio.timeZoneName})`;
  return [
    title,
    people.length === 0
      ? "Nobody has booked it."
      : `${count(people.length, "person has", "people have")} booked it:`,
    ...people.map(describePerson),
    ...(waiting.length > 0 ? [`Waiting: ${waiting.join(", ")}`] : []),
  ].join("\n");
}

function describePerson({ email, planName, usesClass, passUntil }: BookedPerson): string {
  const until = passUntil ? `, good until ${dateOf(new Date(passUntil))} if this is cancelled` : "";
  return `- ${email}  ${planName ?? "no pass"}${usesClass ? ", one class" : ""}${until}`;
}

function describeCost({ credits, money, people }: ClassPreview): string[] {
  if (people.length === 0) return [];
  const worth = money.map(({ amount, currency }) => formatAmount(amount, currency)).join(" and ");
  const longer = people.filter(({ passUntil }) => passUntil).length;
  return [
    `${count(credits, "class goes", "classes go")} back to passes${worth ? `, for which ${worth} was paid` : ""}.`,
    ...(longer > 0 ? [`${count(longer, "pass is", "passes are")} lengthened by 14 days.`] : []),
  ];
}

/** Until when cancelling is free after a move, as it is then stored with each booking. */
function describeMoved({ people }: ClassPreview, to: Date, now: Date): string[] {
  if (people.length === 0) return [];
  return [
    "All keep their spots. Cancelling is free:",
    ...people.map(({ email, usesClass, freeUntil }) => {
      const until = freeUntilAfterMove(to, { movedAt: now, before: new Date(freeUntil ?? now) });
      return usesClass
        ? `- ${email}  until ${formatMoment(until.toISOString())}`
        : `- ${email}  at any time before it begins`;
    }),
  ];
}

function describeTold({ people, waiting }: ClassPreview): string {
  return people.length + waiting.length === 0 ? "; nobody had booked it." : ", and everybody is written to.";
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
