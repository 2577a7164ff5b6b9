import type { CheckIn, RosterLine, StudioClassPage } from "../../../contract/studio.ts";

export type ShownLine = RosterLine & {
  /** Whether what is shown has not reached the server. */
  isWaiting: boolean;
};
export type ShownPage = Omit<StudioClassPage, "roster"> & { roster: ShownLine[] };

/** A class as it will be once these check-ins have been applied. */
export function withCheckIns(page: StudioClassPage, checkIns: CheckIn[]): ShownPage {
  const mine = checkIns.filter(({ classId }) => classId === page.class.id);
  const roster = mine.reduce<ShownLine[]>(
    (lines, checkIn) => addTo(lines, checkIn),
    page.roster.map((line) => ({ ...line, isWaiting: false })),
  );
  const having = (attendance: string) => roster.filter((line) => line.attendance === attendance).length;
  return {
    ...page,
    class: { ...page.class, booked: roster.length, came: having("came"), missed: having("missed") },
    roster,
    waiting: page.waiting.filter(({ email }) => !mine.some((each) => isOf(each, email))),
  };
}

/** Whoever waited and is let in waits no longer. */
function isOf(checkIn: CheckIn, email: string): boolean {
  return "walkIn" in checkIn && checkIn.walkIn?.email === email;
}

function addTo(lines: ShownLine[], checkIn: CheckIn): ShownLine[] {
  const { attendance } = checkIn;
  if ("walkIn" in checkIn && checkIn.walkIn) return [...lines, walkInLine(checkIn.id, checkIn.walkIn)];
  return lines.map((line) =>
    "bookingId" in checkIn && line.bookingId === checkIn.bookingId
      ? { ...line, attendance, isWaiting: true }
      : line,
  );
}

const walkInMark = "walk-in ";

/** Somebody at the door of whom the server has not heard: it has no booking of theirs to change. */
export function isUnheardOf({ bookingId }: ShownLine): boolean {
  return bookingId.startsWith(walkInMark);
}

function walkInLine(
  id: string,
  { name, email, payment }: Extract<CheckIn, { walkIn: unknown }>["walkIn"],
): ShownLine {
  return {
    bookingId: walkInMark + id,
    person: null,
    name,
    email: email ?? null,
    pass: payment === "cash" ? "Walk-in, paid in cash" : "Walk-in, with a pass",
    place: null,
    attendance: "came",
    usesClass: payment === "pass",
    isWalkIn: true,
    hasNotes: false,
    isWaiting: true,
  };
}
