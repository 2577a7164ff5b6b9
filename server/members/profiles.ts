import type { Profile, ProfileChange } from "../../contract/profile.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";

export type ProfileOwner = { uid: string; name: string; email: string };

export async function findProfile(database: Database, uid: string): Promise<Profile | undefined> {
  return database.selectFrom("profile").selectAll().where("uid", "=", uid).executeTakeFirst();
}

/** Writes the document a new account begins with; one that exists already stays as it is. */
export async function createProfile(database: Database, owner: ProfileOwner): Promise<void> {
  await database
    .insertInto("profile")
    .values(newProfile(owner))
    .onConflict((conflict) => conflict.column("uid").doNothing())
    .execute();
}

/** Changes the given fields in one statement, so that simultaneous changes of others survive. */
export async function mergeProfile(
  database: Database,
  owner: ProfileOwner,
  change: ProfileChange,
): Promise<Profile> {
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  // Without a field to change, the key is set to itself, so that the row is still returned.
  const set = Object.keys(fields).length > 0 ? fields : { uid: owner.uid };
  const merged = await database
    .updateTable("profile")
    .set(set)
    .where("uid", "=", owner.uid)
    .returningAll()
    .executeTakeFirst();
  return merged ?? createMerged(database, owner, fields, set);
}

/** The first write of a member without a document; of one who was deleted a moment ago there is none. */
async function createMerged(database: Database, owner: ProfileOwner, fields: object, set: ProfileChange) {
  return database.transaction().execute(async (transaction) => {
    const account = await transaction
      .updateTable("user")
      .set({ id: owner.uid })
      .where("id", "=", owner.uid)
      .returning("id")
      .executeTakeFirst();
    if (!account) throw new AppError("unauthorized", "Please sign in first.");
    return transaction
      .insertInto("profile")
      .values({ ...newProfile(owner), ...fields })
      .onConflict((conflict) => conflict.column("uid").doUpdateSet(set))
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

function newProfile({ uid, name, email }: ProfileOwner): Profile {
  return {
    uid,
    name: name || "Anonymous",
    email,
    photoURL: "",
    createdAt: new Date().toISOString(),
    fitnessLevel: "",
    yogaGoal: "",
    dietPreference: "",
  };
}
