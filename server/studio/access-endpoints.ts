import type { Context } from "hono";
import type { Audit, StudioMe } from "../../contract/studio.ts";
import { AppError } from "../http/errors.ts";
import { readBody } from "../http/read-body.ts";
import type { AttemptCounter } from "../members/attempts.ts";
import type { Auth } from "../members/create-auth.ts";
import type { Member } from "../members/find-session.ts";
import { listAudit } from "./audit.ts";
import { confirmSchema, joinSchema } from "./bodies.ts";
import type { Desk } from "./desk.ts";
import { findOwner, type OwnerCheck, ownerOf, viewOwner } from "./owner-check.ts";
import { joinAsOwner } from "./owners.ts";

export type AccessParts = {
  desk: Desk;
  owners: OwnerCheck;
  auth: Auth;
  attempts: AttemptCounter;
  findMember(c: Context): Promise<Member | undefined>;
};

/** How somebody becomes the owner, shows that they still are, and sees what was done. */
export function createAccessEndpoints({ desk, owners, auth, attempts, findMember }: AccessParts) {
  const { database } = desk;
  return {
    me: (c: Context) => c.json<StudioMe>(viewOwner(ownerOf(c))),
    /** Nobody learns whether there is such a link, nor whose it is. */
    async join(c: Context) {
      const member = await findMember(c);
      if (!member) return c.notFound();
      await attempts.count(c, member.email);
      const { token } = await readBody(c, joinSchema).catch(() => ({ token: "" }));
      if (!(await joinAsOwner(database, member, token, new Date()))) return c.notFound();
      const owner = await findOwner(database, member);
      return owner ? c.json<StudioMe>(viewOwner(owner)) : c.notFound();
    },
    async confirm(c: Context) {
      const owner = ownerOf(c);
      const body = await readBody(c, confirmSchema);
      await attempts.count(c, owner.email);
      await auth.api.verifyPassword({ body, headers: c.req.raw.headers }).catch((cause) => {
        throw new AppError("bad_request", "This is not your password.", { cause });
      });
      return c.json<StudioMe>(await owners.confirm(owner, new Date()));
    },
    audit: async (c: Context) => c.json<Audit>(await listAudit(database, c.req.query("before"))),
  };
}
