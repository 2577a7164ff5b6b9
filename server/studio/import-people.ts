import { createHash } from "node:crypto";
import { z } from "zod";
import { plans } from "#content/plans.ts";
import { studio } from "#content/studio.ts";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import type { PricingPlan } from "../../content/schemas.ts";
import {
  type Imported,
  type ImportMistake,
  type ImportWaiting,
  importColumns,
} from "../../contract/studio.ts";
import { isText } from "../../contract/text.ts";
import type { Database, PassTable } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { queueMail } from "../mail/outbox.ts";
import { composeStudioMail } from "../mail/studio-mail.ts";
import { writeInvitationMail } from "../members/account-mails.ts";
import { type Actor, audited } from "./audit.ts";
import { type CsvRow, readCsv } from "./csv.ts";
import type { Desk } from "./desk.ts";

type Column = keyof typeof importColumns;
const columns = Object.keys(importColumns) as Column[];
const mostRows = 10_000;
const mostClasses = 1000;
/** So many rows in one statement. */
const batch = 200;
const mostInvited = 500;
const emailSchema = z.email();

type Person = { email: string; name: string };
type Read = { people: Map<string, Person>; passes: Map<string, PassTable>; mistakes: ImportMistake[] };

/**
 * Takes over people and their passes from another system's list. A row with a mistake is left out and named; the
 * others count. A pass is known by its address, plan and end, so that the same list twice brings it once. Nobody
 * is mailed.
 */
export async function importPeople(
  desk: Desk,
  actor: Actor,
  { csv, dryRun }: { csv: string; dryRun: boolean },
  now: Date,
): Promise<Imported> {
  const { rows, ...read } = readList(csv, now);
  const { mistakes } = read;
  const holders = new Set([...read.passes.values()].map(({ email }) => email));
  const withoutPass = [...read.people.keys()].filter((email) => !holders.has(email)).length;
  if (dryRun) {
    const known = await countKnown(desk.database, [...read.passes.keys()]);
    return { rows, made: read.passes.size - known, again: known, withoutPass, mistakes };
  }
  return audited(desk, actor, "list imported", async ({ database }) => {
    const made = await write(database, read, now);
    const result = { rows, made, again: read.passes.size - made, withoutPass, mistakes };
    const after = { rows, people: read.people.size, made, mistakes: mistakes.length };
    return { subject: `${rows} rows`, after, result };
  });
}

async function write(database: Database, { people, passes }: Read, now: Date): Promise<number> {
  for (const group of inBatches([...people.values()])) {
    await database
      .insertInto("guest")
      .values(group.map((each) => ({ ...each, since: now.toISOString(), isImported: 1, invitedAt: null })))
      .onConflict((conflict) => conflict.column("email").doUpdateSet({ isImported: 1 }))
      .execute();
  }
  let made = 0;
  for (const group of inBatches([...passes.values()])) {
    const { numInsertedOrUpdatedRows = 0n } = await database
      .insertInto("pass")
      .values(group)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    made += Number(numInsertedOrUpdatedRows);
  }
  return made;
}

async function countKnown(database: Database, ids: string[]): Promise<number> {
  let known = 0;
  for (const group of inBatches(ids)) {
    known += (await database.selectFrom("pass").select("id").where("id", "in", group).execute()).length;
  }
  return known;
}

function inBatches<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / batch) }, (_, index) =>
    all.slice(index * batch, (index + 1) * batch),
  );
}

function readList(csv: string, now: Date): Read & { rows: number } {
  const [heading, ...rows] = readCsv(csv);
  if (!heading) throw new AppError("bad_request", "The list is empty.");
  const places = findColumns(heading);
  if (rows.length > mostRows) {
    throw new AppError("bad_request", `A list may have at most ${mostRows.toLocaleString("en-US")} rows.`);
  }
  const read: Read = { people: new Map(), passes: new Map(), mistakes: [] };
  const firstRows = new Map<string, number>();
  for (const line of rows) {
    try {
      readRow(line, places, read, firstRows, now);
    } catch (error) {
      if (!(error instanceof RowMistake)) throw error;
      read.mistakes.push({ row: line.row, detail: error.message });
    }
  }
  return { ...read, rows: rows.length };
}

class RowMistake extends Error {}

function findColumns({ cells }: CsvRow): Map<Column, number> {
  const headings = cells.map((cell) => cell.toLowerCase());
  const placeOf = (column: Column) => {
    const names: string[] = [column, ...importColumns[column]];
    return headings.findIndex((heading) => names.includes(heading));
  };
  const missing = columns.filter((column) => placeOf(column) < 0);
  if (missing.length > 0) {
    throw new AppError(
      "bad_request",
      `The first row must name the columns ${columns.join(", ")}. Missing: ${missing.join(", ")}.`,
    );
  }
  return new Map(columns.map((column) => [column, placeOf(column)]));
}

function readRow(
  { row, cells }: CsvRow,
  places: Map<Column, number>,
  { people, passes }: Read,
  firstRows: Map<string, number>,
  now: Date,
): void {
  const cell = (column: Column) => cells[places.get(column) ?? -1] ?? "";
  const email = cell("email").toLowerCase();
  if (email === "") throw new RowMistake("The email address is missing.");
  if (email.length > 254 || !emailSchema.safeParse(email).success) {
    throw new RowMistake(`"${shorten(email)}" does not look like an email address.`);
  }
  const name = cell("name");
  if (name.length > 200 || !isText(name)) throw new RowMistake("The name is too long, or not text.");
  const planName = cell("pass");
  if (planName !== "") {
    const plan = requirePlan(planName);
    const classesLeft = readClasses(cell("classes left"), plan);
    const validUntil = readExpiry(cell("expiry"), plan, now);
    const id = `import_${createHash("sha256")
      .update(JSON.stringify([email, plan.priceId, validUntil]))
      .digest("hex")
      .slice(0, 32)}`;
    const first = firstRows.get(id);
    if (first !== undefined) throw new RowMistake(`The same address, pass and expiry are in row ${first}.`);
    firstRows.set(id, row);
    passes.set(id, writePass({ id, email, plan, classesLeft, validUntil }, now));
  }
  const known = people.get(email);
  people.set(email, { email, name: known?.name || name });
}

function requirePlan(given: string): PricingPlan {
  const wanted = given.toLowerCase();
  const plan = plans.find(
    ({ name, priceId, formerPriceIds = [] }) =>
      name.toLowerCase() === wanted || priceId === given || formerPriceIds.includes(given),
  );
  if (plan) return plan;
  const names = plansOnSale.map(({ name }) => name).join("; ");
  throw new RowMistake(`There is no pass "${shorten(given)}" here. There are: ${names}.`);
}

function readClasses(text: string, { classes }: PricingPlan): number | null {
  if (classes === null) {
    if (text !== "" && !/^(unlimited|∞)$/i.test(text)) {
      throw new RowMistake("This pass is for as many classes as there are: leave the classes empty.");
    }
    return null;
  }
  if (text === "") throw new RowMistake("How many classes are left is missing.");
  if (!/^\d{1,4}$/.test(text) || Number(text) > mostClasses) {
    throw new RowMistake(`"${shorten(text)}" is not a number of classes.`);
  }
  return Number(text);
}

/** Until the end of that day at the studio. Without one, a pass for months has no end that we could know. */
function readExpiry(text: string, { months }: PricingPlan, now: Date): string | null {
  if (text === "") {
    if (months !== null) throw new RowMistake("The expiry is missing.");
    return null;
  }
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  const written = dotted
    ? `${dotted[3]}-${dotted[2]?.padStart(2, "0")}-${dotted[1]?.padStart(2, "0")}`
    : text;
  const date = z.iso.date().safeParse(written).data;
  if (!date) throw new RowMistake(`"${shorten(text)}" is not a date such as 2026-12-31.`);
  const end = Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(studio.timeZone);
  if (end.epochMilliseconds <= now.getTime()) throw new RowMistake("This pass has ended already.");
  return new Date(end.epochMilliseconds).toISOString();
}

type NewPass = Pick<PassTable, "id" | "email" | "classesLeft" | "validUntil"> & { plan: PricingPlan };

function writePass({ plan, ...fields }: NewPass, now: Date): PassTable {
  return {
    ...fields,
    uid: null,
    priceId: plan.priceId,
    planName: plan.name,
    validFrom: now.toISOString(),
    subscriptionId: null,
    customerId: null,
    isRenewing: 0,
    endedAt: null,
    pausedAt: null,
  };
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Who came with a list, is no member and was not invited yet. */
function uninvited(database: Database) {
  return database
    .selectFrom("guest")
    .where("isImported", "=", 1)
    .where("invitedAt", "is", null)
    .where((is) =>
      is.not(is.exists(is.selectFrom("user").select("user.id").whereRef("user.email", "=", "guest.email"))),
    );
}

export async function countUninvited(database: Database): Promise<ImportWaiting> {
  const { waiting } = await uninvited(database)
    .select((is) => is.fn.countAll().as("waiting"))
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting) };
}

/** Mails those who wait, so many at a time; answers how many are left. */
export async function inviteImported(desk: Desk, actor: Actor, now: Date): Promise<ImportWaiting> {
  const { settings } = desk;
  const waiting = await uninvited(desk.database)
    .select("email")
    .orderBy("email")
    .limit(mostInvited)
    .execute();
  const mails = await Promise.all(
    waiting.map(({ email }) =>
      composeStudioMail(settings, writeInvitationMail(settings.publicUrl, email), now),
    ),
  );
  await audited(desk, actor, "imported people invited", async ({ database }) => {
    let invited = 0;
    for (const mail of mails) {
      const { numUpdatedRows } = await database
        .updateTable("guest")
        .set({ invitedAt: now.toISOString() })
        .where("email", "=", mail.recipient)
        .where("invitedAt", "is", null)
        .executeTakeFirstOrThrow();
      // Somebody else has pressed it too.
      if (numUpdatedRows === 0n) continue;
      await queueMail(database, mail, now);
      invited += 1;
    }
    return { subject: `${invited} people`, isNothing: invited === 0, result: undefined };
  });
  return countUninvited(desk.database);
}
