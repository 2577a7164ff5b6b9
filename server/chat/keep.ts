import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";

/** Stores something of a member's, who may have deleted their account since they asked. */
export async function keep<T>(
  database: Database,
  uid: string,
  insert: () => Promise<unknown>,
  kept: T,
): Promise<T> {
  try {
    await insert();
  } catch (error) {
    const member = await database.selectFrom("user").select("id").where("id", "=", uid).executeTakeFirst();
    if (member) throw error;
    throw new AppError("unauthorized", "Please sign in first.", { cause: error });
  }
  return kept;
}
