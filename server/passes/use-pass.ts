import { findPlan } from "../../content/find-plan.ts";
import type { Database, PassTable } from "../database/tables.ts";
import { isValid } from "./validity.ts";

/** What a member holds: bought signed in, or with the address that they have confirmed since. */
export function findMemberPasses(database: Database, uid: string): Promise<PassTable[]> {
  return database
    .selectFrom("pass")
    .selectAll()
    .where((is) =>
      is.or([
        is("uid", "=", uid),
        is.and([
          is("uid", "is", null),
          is(
            "email",
            "=",
            is.selectFrom("user").select("email").where("id", "=", uid).where("emailVerified", "=", 1),
          ),
        ]),
      ]),
    )
    .execute();
}

/** What somebody at the door holds, known by their address alone. */
export async function findPassesByEmail(database: Database, email: string): Promise<PassTable[]> {
  const user = await database
    .selectFrom("user")
    .select("id")
    .where("email", "=", email.toLowerCase())
    .executeTakeFirst();
  return database
    .selectFrom("pass")
    .selectAll()
    .where((is) => is.or([is("email", "=", email.toLowerCase()), ...(user ? [is("uid", "=", user.id)] : [])]))
    .orderBy("validFrom")
    .execute();
}

/** Uses a pass for a class; undefined if somebody else has just used what was left of it. */
export async function takeFromPass(database: Database, pass: PassTable): Promise<PassTable | undefined> {
  const isCounted = pass.classesLeft !== null;
  const query = database
    .updateTable("pass")
    .set((is) => ({ classesLeft: isCounted ? is("classesLeft", "-", 1) : null }))
    .where("id", "=", pass.id)
    .where("endedAt", "is", null)
    .where("pausedAt", "is", null);
  return (isCounted ? query.where("classesLeft", ">", 0) : query).returningAll().executeTakeFirst();
}

/** A pass that was used before, as it is and stays until the transaction is over; undefined if it ended or rests. */
export function holdPass(transaction: Database, id: string): Promise<PassTable | undefined> {
  return transaction
    .updateTable("pass")
    .set((is) => ({ classesLeft: is.ref("classesLeft") }))
    .where("id", "=", id)
    .where("endedAt", "is", null)
    .where("pausedAt", "is", null)
    .returningAll()
    .executeTakeFirst();
}

export async function giveBackClass(database: Database, passId: string): Promise<void> {
  await database
    .updateTable("pass")
    .set((is) => ({ classesLeft: is("classesLeft", "+", 1) }))
    .where("id", "=", passId)
    .where("classesLeft", "is not", null)
    .execute();
}

/** Uses one class of the oldest pass that counts classes; undefined when there is none left. */
export async function takeAnyClass(
  database: Database,
  email: string,
  now: Date,
): Promise<PassTable | undefined> {
  const passes = await findPassesByEmail(database, email);
  const valid = passes.filter((pass) => pass.classesLeft !== null && isValid(pass, now));
  // The pass for many classes is what people check in with; a single class waits.
  const isForMany = (pass: PassTable) => (findPlan(pass.priceId)?.classes ?? 0) > 1;
  for (const pass of [...valid.filter(isForMany), ...valid.filter((each) => !isForMany(each))]) {
    const used = await takeFromPass(database, pass);
    if (used) return used;
  }
  return undefined;
}
