import { expect, onTestFinished, test } from "vitest";
import { bookClass } from "../server/classes/book-class.ts";
import { formatMoment } from "../server/classes/describe-class.ts";
import { type Environment, parseConfig } from "../server/config.ts";
import { visitDatabase } from "../server/database/visit-database.ts";
import { addClass, addMember, addPass, monthly, readBooks } from "../tests/parts/booking.ts";
import { createTestEnvironment } from "../tests/parts/test-services.ts";
import { runStudioCommand } from "./run-studio-command.ts";

const settings = {
  mailFrom: "s@example.com",
  mailDomain: "example.com",
  publicUrl: "https://yoga.example.com",
};
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000).toISOString();

async function openStudio() {
  const environment: Environment = await createTestEnvironment("SQLite");
  const database = await visitDatabase(parseConfig(environment));
  onTestFinished(() => database.destroy());
  const studio = (...words: string[]) => runStudioCommand(words, environment);
  const parts = { database, settings, wakeMail: () => {} };
  const mails = async () => (await database.selectFrom("outbox").select("subject").execute()).length;
  return { database, studio, parts, mails };
}

test("the owner sees the classes, and what cancelling or moving one means before it is done", async () => {
  const { database, studio, parts, mails } = await openStudio();
  expect(await studio("class", "list")).toContain("No classes to come");
  const { id } = await addClass(database, { startsAt: inHours(48), capacity: 3 });
  const ana = await addMember(database, "ana");
  await addPass(database, ana, { validUntil: inHours(24 * 9) });
  await bookClass(parts, ana, { classId: id }, new Date());
  expect(await studio("class", "list")).toContain("Hatha Yoga, both, 1 of 3");
  expect(await studio("class", "show", id)).toContain("1 person has booked it:\n- ana@example.com");

  const preview = await studio("class", "cancel", id);
  expect(preview).toContain("1 class goes back to passes.");
  expect(preview).toContain("1 pass is lengthened by 14 days.");
  expect(preview).toContain("Nothing was changed. To cancel this class, add --yes.");
  expect(await studio("class", "move", id, "2126-11-17", "19:30")).toContain(
    "New time: Sunday, November 17, 7:30 PM.",
  );
  expect(await mails()).toBe(1);

  expect(await studio("class", "move", id, "2126-11-17", "19:30", "--yes")).toContain("The class is moved");
  expect(await studio("class", "list")).toContain("2126-11-17 19:30  Hatha Yoga, both, 1 of 3  (moved from ");
  expect(await studio("class", "capacity", id, "1")).toContain("1 of 1 spots are taken.");
  expect(await studio("class", "cancel", id, "--yes")).toContain("The class is cancelled");
  expect(await studio("class", "list")).toContain("(cancelled)");
  expect(await readBooks(database, id)).toMatchObject({ taken: 0, booked: 0 });
  expect(await mails()).toBe(3);
});

test.each([
  [["class", "cancel", "no-such-class"], "There is no class no-such-class"],
  [["class", "fold"], "class cancel ID"],
  [["class", "move", "here", "tomorrow", "19:30"], "date and time such as 2026-11-17 19:30"],
  [["class", "move", "here", "2020-01-01", "19:30", "--yes"], "a time to come"],
  [["class", "move", "here", "2020-01-01", "19:30"], "a time to come"],
  [["class", "move", "begun", "2126-01-01", "19:30"], "This class has begun already."],
  [["class", "cancel", "begun"], "This class has begun already."],
  [["class", "cancel", "off"], "This class was cancelled."],
  [["class", "move", "off", "2126-01-01", "19:30"], "This class was cancelled."],
  [["class", "capacity", "here", "many"], "room for 1 to 1000 people"],
  [["pass", "pause", "ana@example.com"], "ana@example.com has no running subscription."],
])("%j is refused with a sentence", async (words, sentence) => {
  const { database, studio } = await openStudio();
  await addClass(database, { id: "here", startsAt: inHours(48) });
  await addClass(database, { id: "begun", startsAt: inHours(-0.2) });
  await addClass(database, { id: "off", startsAt: inHours(48), status: "cancelled" });
  await expect(studio(...words)).rejects.toThrow(sentence);
});

test("a move says until when each can cancel, as it is stored, and of an empty class that nobody had booked it", async () => {
  const { database, studio, parts } = await openStudio();
  const { id } = await addClass(database, { startsAt: inHours(48) });
  const [ana, ben] = [await addMember(database, "ana"), await addMember(database, "ben")];
  await addPass(database, ana);
  await addPass(database, ben, monthly);
  for (const who of [ana, ben]) await bookClass(parts, who, { classId: id }, new Date());
  const to = ["2126-11-17", "19:30"];
  const preview = await studio("class", "move", id, ...to);
  expect(preview).toContain("- ben@example.com  at any time before it begins");
  expect(await studio("class", "move", id, ...to, "--yes")).toContain(", and everybody is written to.");
  const { freeUntil } = await database
    .selectFrom("booking")
    .select("freeUntil")
    .where("email", "=", ana.email)
    .executeTakeFirstOrThrow();
  expect(preview).toContain(`- ana@example.com  until ${formatMoment(freeUntil ?? "")}`);
  await expect(studio("class", "move", id, ...to)).rejects.toThrow("at that time already");

  const empty = await addClass(database, { startsAt: inHours(48) });
  const moved = await studio("class", "move", empty.id, "2126-11-18", "19:30", "--yes");
  expect(moved).toContain("The class is moved; nobody had booked it.");
  expect(moved).not.toContain("Cancelling is free");
  expect(await studio("class", "cancel", empty.id, "--yes")).toContain(
    "The class is cancelled; nobody had booked it.",
  );
});

test("at the door the class that is on is found, and a pause ends what was booked with the pass", async () => {
  const { database, studio, parts } = await openStudio();
  const on = await addClass(database, { startsAt: inHours(0.5) });
  const later = await addClass(database, { startsAt: inHours(72), classType: "Vinyasa Flow" });
  const [ana, ben] = [await addMember(database, "ana"), await addMember(database, "ben")];
  await addPass(database, ana);
  const running = { isRenewing: 1, subscriptionId: "sub_demo_x", validUntil: inHours(24 * 20) };
  await addPass(database, ben, { ...monthly, ...running });
  await bookClass(parts, ana, { classId: on.id }, new Date());
  await bookClass(parts, ben, { classId: later.id }, new Date());
  const ten = "Yoga Workshop In Person - 10 class pass";
  expect(await studio("pass", "check-in", ana.email)).toBe(
    `${ten}: ana@example.com is in Hatha Yoga; the class was used by booking it, 9 left.`,
  );
  expect(await studio("pass", "check-in", ana.email)).toBe(
    "ana@example.com is checked in to Hatha Yoga already.",
  );
  expect(await studio("pass", "check-in", ben.email)).toBe(
    "Monthly Unlimited Pass - Online: ben@example.com is in Hatha Yoga.",
  );
  expect(await studio("pass", "check-in", ana.email, later.id)).toBe(
    `${ten}: one class used by ana@example.com, 8 left.`,
  );
  await addMember(database, "eve");
  await expect(studio("pass", "check-in", "eve@example.com")).rejects.toThrow(
    "has no pass with a class left",
  );
  await expect(studio("pass", "check-in", "evee@example.com")).rejects.toThrow(
    "Nobody with that address has an account or a pass.",
  );
  await addPass(database, await addMember(database, "fay"));
  expect(await studio("pass", "check-in", "fay@example.com")).toBe(
    `${ten}: one class used by fay@example.com, 9 left. The class is full: 3 of 2.`,
  );
  expect(await studio("pass", "check-in", "fay@example.com")).toBe(
    "fay@example.com is checked in to Hatha Yoga already.",
  );

  const preview = await studio("pass", "pause", ben.email);
  expect(preview).toMatch(/^Monthly Unlimited Pass - Online of ben@example.com: Valid until /);
  expect(preview).toContain("Pausing it cancels what is booked with it:\n- Vinyasa Flow, ");
  expect(preview).toContain("Nothing was changed. To pause it, add --yes.");
  expect((await readBooks(database, later.id)).booked).toBe(2);
  const said = await studio("pass", "pause", ben.email, "--yes");
  expect(said).toContain("is paused: nothing is charged, and nothing is open.");
  expect(said).toContain("Cancelled:\n- Vinyasa Flow, ");
  expect((await readBooks(database, later.id)).booked).toBe(1);
  expect(await studio("pass", "resume", ben.email)).toMatch(
    /goes on: Valid until .*, then renewed until you cancel\.$/,
  );
});
