import type { Profile, ProfileChange } from "../../contract/profile.ts";
import type { Database } from "../database/tables.ts";

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
  return database
    .insertInto("profile")
    .values({ ...newProfile(owner), ...fields })
    .onConflict((conflict) =>
      // Without a field to change, the key is set to itself, so that the row is still returned.
      conflict.column("uid").doUpdateSet(Object.keys(fields).length > 0 ? fields : { uid: owner.uid }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
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
