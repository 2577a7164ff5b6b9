import type { Context } from "hono";
import { profileChangeSchema } from "../../contract/profile.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { readJson } from "../http/read-json.ts";
import { findProfile, mergeProfile, type ProfileOwner } from "./profiles.ts";

export type ProfileEndpointParts = {
  database: Database;
  requireMember(c: Context): Promise<ProfileOwner>;
};

/** `users/{uid}`: a member's own document, and nobody else's. */
export function createProfileEndpoints({ database, requireMember }: ProfileEndpointParts) {
  const requireOwner = async (c: Context): Promise<ProfileOwner> => {
    const member = await requireMember(c);
    c.header("Cache-Control", "no-store");
    if (c.req.param("uid") !== member.uid) throw new AppError("forbidden", "This is not your profile.");
    return member;
  };
  return {
    async read(c: Context) {
      const { uid } = await requireOwner(c);
      const profile = await findProfile(database, uid);
      if (!profile) throw new AppError("not_found", "You have no profile yet.");
      return c.json(profile);
    },
    async merge(c: Context) {
      const owner = await requireOwner(c);
      const body = await readJson(c);
      const result = profileChangeSchema.safeParse(body);
      if (!result.success || hasStrangeKey(body)) {
        const issue = result.error?.issues[0];
        const field = issue?.path.join(".");
        throw new AppError(
          "bad_request",
          field
            ? `${field} ${issue?.message}.`
            : "Only name, photoURL, fitnessLevel, yogaGoal and dietPreference can be changed.",
        );
      }
      return c.json(await mergeProfile(database, owner, result.data));
    },
  };
}

/** Parsers quietly drop this one; we refuse it like any other unknown key. */
function hasStrangeKey(body: unknown): boolean {
  return typeof body === "object" && body !== null && Object.hasOwn(body, "__proto__");
}
