import type { Context } from "hono";
import { z } from "zod";
import { onlyThese, profileChangeSchema } from "../../contract/profile.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import { readBody } from "../http/read-body.ts";
import { findProfile, mergeProfile, type ProfileOwner } from "./profiles.ts";

export type ProfileEndpointParts = {
  database: Database;
  requireMember(c: Context): Promise<ProfileOwner>;
};

/** The parser quietly drops `__proto__`; we refuse it like any other unknown key. */
const changeSchema = z
  .any()
  .refine((body) => !Object.hasOwn(body, "__proto__"), onlyThese)
  .pipe(profileChangeSchema);

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
      return c.json(await mergeProfile(database, owner, await readBody(c, changeSchema)));
    },
  };
}
