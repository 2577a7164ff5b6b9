import { type CheckIn, checkIn, describeRoom } from "../server/classes/check-in.ts";
import { describeMoment } from "../server/classes/describe-class.ts";
import type { Config } from "../server/config.ts";
import type { Database } from "../server/database/tables.ts";
import { describeValidity } from "../server/shop/describe-pass.ts";
import { requireSubscription } from "../server/shop/pause-pass.ts";
import { pauseStudioPass, previewEnd, resumeStudioPass } from "../server/studio/change-passes.ts";
import { commandLine, openCommandDesk, told } from "./desk.ts";
import { withoutControls } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

export const passHelp = `npm run studio -- pass check-in EMAIL [ID]   somebody is at the door, for the class that is on or the one named
npm run studio -- pass pause EMAIL           what resting a subscription would mean; with --yes, do it: no charge, no access
npm run studio -- pass resume EMAIL          go on with it; the days that were left are kept`;

const sure = "--yes";
const fromHere = "at the command line";

type Sure = { isSure: boolean; now: Date };

/** What the owner does with one member's pass. Answers the lines to print. */
export async function runPassCommand(database: Database, config: Config, given: string[]): Promise<string> {
  const isSure = given.includes(sure);
  const [action, email, classId] = given.filter((word) => word !== sure);
  if (!email) throw new UsageError(passHelp);
  const now = new Date();
  if (action === "check-in") {
    return withoutControls(describeCheckIn(email, await told(checkIn(database, { email, classId }, now))));
  }
  if (action === "pause") return withoutControls(await told(pause(database, config, email, { isSure, now })));
  if (action === "resume") return withoutControls(await told(resume(database, config, email, now)));
  throw new UsageError(passHelp);
}

function describeCheckIn(email: string, checkedIn: CheckIn): string {
  const { how, datedClass } = checkedIn;
  if (how === "no pass") {
    throw new UsageError(
      datedClass
        ? `${email} has no pass with a class left that is good for ${datedClass.classType}.`
        : `${email} has no pass with a class left.`,
    );
  }
  if (how === "already") return `${email} is checked in to ${datedClass.classType} already.`;
  const room = datedClass && describeRoom(datedClass);
  return [describeEntry(email, checkedIn), ...(room ? [room] : [])].join(" ");
}

function describeEntry(
  email: string,
  { how, pass, datedClass }: Exclude<CheckIn, { how: "no pass" }>,
): string {
  const name = pass?.planName ?? "A pass";
  if (pass?.classesLeft == null) return `${name}: ${email} is in ${datedClass?.classType}.`;
  if (how === "used") return `${name}: one class used by ${email}, ${pass.classesLeft} left.`;
  return `${name}: ${email} is in ${datedClass.classType}; the class was used by booking it, ${pass.classesLeft} left.`;
}

async function pause(
  database: Database,
  config: Config,
  email: string,
  { isSure, now }: Sure,
): Promise<string> {
  const pass = await requireSubscription(database, email, { isPaused: false });
  const { bookings: booked } = await previewEnd(database, pass.id, now);
  const lines = booked.map(({ classType, startsAt }) => `- ${classType}, ${describeMoment(startsAt, null)}`);
  if (!isSure) {
    return [
      `${pass.planName} of ${email}: ${describeValidity(pass)}.`,
      booked.length === 0 ? "Nothing is booked with it." : "Pausing it cancels what is booked with it:",
      ...lines,
      "",
      `Nothing was changed. To pause it, add ${sure}.`,
    ].join("\n");
  }
  const desk = await openCommandDesk(database, config);
  await pauseStudioPass(desk, commandLine, { id: pass.id, reason: fromHere }, now);
  return [
    `${pass.planName} of ${email} is paused: nothing is charged, and nothing is open.`,
    ...(booked.length > 0 ? ["Cancelled:", ...lines] : []),
    "The member is written to.",
  ].join("\n");
}

async function resume(database: Database, config: Config, email: string, now: Date): Promise<string> {
  const desk = await openCommandDesk(database, config);
  const { id } = await requireSubscription(database, email, { isPaused: true });
  const pass = await resumeStudioPass(desk, commandLine, { id, reason: fromHere }, now);
  return `${pass.planName} of ${email} goes on: ${describeValidity(pass)}.`;
}
