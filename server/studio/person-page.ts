import { z } from "zod";
import { plansOnSale } from "../../content/plans-on-sale.ts";
import type { PersonBooking, PersonPage, PersonPass } from "../../contract/studio.ts";
import type { BookingTable, Database, PassTable } from "../database/tables.ts";
import { isValid } from "../passes/validity.ts";
import { describeValidity } from "../shop/describe-pass.ts";
import { requirePerson, viewPeople } from "./find-people.ts";
import { listSaleLines } from "./sale-lines.ts";
import { viewPlan } from "./todays-classes.ts";

const shownBookings = 100;

/** Everything about one person that the owner works with. */
export async function viewPerson(database: Database, key: string, now: Date): Promise<PersonPage> {
  const person = await requirePerson(database, key);
  const { uid, email, memberSince, isConfirmed } = person;
  const [line] = await viewPeople(database, [person], now);
  if (!line) throw new Error("A person has a line.");
  const passes = await database
    .selectFrom("pass")
    .selectAll()
    .where((is) =>
      is.or([
        is.and([is("email", "=", email), is("uid", "is", null)]),
        ...(uid ? [is("uid", "=", uid)] : []),
      ]),
    )
    .orderBy("validFrom", "desc")
    .execute();
  const bookings = await database
    .selectFrom("booking")
    .innerJoin("datedClass", "datedClass.id", "booking.classId")
    .selectAll("booking")
    .select(["datedClass.classType", "datedClass.startsAt"])
    .where((is) => is.or([is("booking.email", "=", email), ...(uid ? [is("booking.uid", "=", uid)] : [])]))
    .orderBy("datedClass.startsAt", "desc")
    .limit(shownBookings)
    .execute();
  const views = bookings.map(viewBooking);
  const countOf = (outcome: PersonBooking["outcome"]) =>
    views.filter((booking) => booking.outcome === outcome).length;
  const [note, guest] = await Promise.all([
    database.selectFrom("ownerNote").select("notes").where("email", "=", email).executeTakeFirst(),
    database.selectFrom("guest").select("invitedAt").where("email", "=", email).executeTakeFirst(),
  ]);
  const reasons = await findGiftReasons(database, email);
  return {
    person: line,
    memberSince,
    isConfirmed,
    invitedAt: uid ? null : (guest?.invitedAt ?? null),
    notes: note?.notes ?? "",
    passes: passes.map((pass) => viewPass(pass, reasons.get(pass.id) ?? null, now)),
    bookings: views,
    attendance: {
      came: countOf("came"),
      missed: countOf("missed"),
      cancelledLate: countOf("cancelled late"),
    },
    purchases: await listSaleLines(database, { person: { uid, email } }),
    plans: plansOnSale.map(viewPlan),
  };
}

/** Why passes were given, by their ids, as it was written when they were. */
async function findGiftReasons(database: Database, email: string): Promise<Map<string, string>> {
  const acts = await database
    .selectFrom("audit")
    .select("after")
    .where("act", "=", "pass given")
    .where("subject", "=", email)
    .execute();
  const gifts = acts.flatMap(({ after }) => giftSchema.safeParse(JSON.parse(after ?? "null")).data ?? []);
  return new Map(gifts.map(({ passId, reason }) => [passId, reason]));
}

const giftSchema = z.object({ passId: z.string(), reason: z.string() });

function viewPass(pass: PassTable, reason: string | null, now: Date): PersonPass {
  const { id, planName, classesLeft, validUntil, endedAt } = pass;
  return {
    id,
    planName,
    validity: describeValidity(pass),
    isValid: isValid(pass, now),
    classesLeft,
    validUntil,
    isPaused: pass.pausedAt !== null,
    isSubscription: pass.subscriptionId !== null,
    endedAt,
    origin: originOf(id),
    reason,
  };
}

const origins = { door_: "door", gift_: "given", import_: "imported" } as const;

function originOf(id: string): PersonPass["origin"] {
  for (const [prefix, origin] of Object.entries(origins)) if (id.startsWith(prefix)) return origin;
  return "online";
}

function viewBooking(row: BookingTable & { classType: string; startsAt: string }): PersonBooking {
  const { id, classId, classType, startsAt, usesClass } = row;
  return { id, classId, classType, startsAt, outcome: outcomeOf(row), usesClass: usesClass === 1 };
}

function outcomeOf({ status, endedBy, attendance }: BookingTable): PersonBooking["outcome"] {
  if (status !== "ended") return status === "waiting" ? "waiting" : (attendance ?? "booked");
  if (endedBy === "member") return "cancelled";
  return endedBy === "late" ? "cancelled late" : "cancelled by studio";
}
