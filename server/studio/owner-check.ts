import type { Context, MiddlewareHandler } from "hono";
import { confirmPassword, type StudioMe } from "../../contract/studio.ts";
import type { Database } from "../database/tables.ts";
import { AppError } from "../http/errors.ts";
import type { Member } from "../members/find-session.ts";

const hourMs = 60 * 60_000;
const confirmedMs = 12 * hourMs;
const confirmFirst = "Please confirm your password: it was last asked for more than 12 hours ago.";

/** Answers for itself whom it takes. */
const joinPath = "/api/studio/join";
/** What may be done however long ago the password was asked for: else a queue of check-ins is stuck in a phone. */
const unconfirmed = [
  joinPath,
  "/api/studio/confirm",
  "/api/studio/check-ins",
  /^\/api\/studio\/messages\/[^/]+\/answered$/,
];

/** An owner who asks, and since when their password is confirmed. */
export type Owner = Member & { confirmedAt: string };

export type OwnerEnv = { Variables: { owner: Owner } };

export type OwnerCheck = {
  /** In front of everything under `/api/studio/`: for everybody else there is nothing there. */
  guard: MiddlewareHandler;
  confirm(owner: Owner, now: Date): Promise<StudioMe>;
};

/** Lets the owner in, and asks for the password again before anything is changed. */
export function createOwnerCheck({
  database,
  findMember,
}: {
  database: Database;
  findMember(c: Context): Promise<Member | undefined>;
}): OwnerCheck {
  return {
    async guard(c, next) {
      c.header("Cache-Control", "no-store");
      if (c.req.path === joinPath) return next();
      const member = await findMember(c);
      const owner = member && (await findOwner(database, member));
      if (!owner) return c.notFound();
      if (needsPassword(c) && isStale(owner, new Date())) {
        throw new AppError("forbidden", confirmFirst, { as: confirmPassword });
      }
      c.set("owner", owner);
      return next();
    },
    async confirm(owner, now) {
      const confirmedAt = now.toISOString();
      await database
        .insertInto("confirmation")
        .values({ sessionId: owner.sessionId, confirmedAt })
        .onConflict((conflict) => conflict.column("sessionId").doUpdateSet({ confirmedAt }))
        .execute();
      return viewOwner({ ...owner, confirmedAt });
    },
  };
}

/** Who the guard let in. */
export function ownerOf(c: Context<OwnerEnv>): Owner {
  const { owner } = c.var;
  if (!owner) throw new Error("This endpoint stands outside of the guard.");
  return owner;
}

export function viewOwner({ name, email, confirmedAt }: Owner): StudioMe {
  return { name, email, confirmedUntil: new Date(Date.parse(confirmedAt) + confirmedMs).toISOString() };
}

/** Also a member who was made one a moment ago. Signing in is a confirmation too. */
export async function findOwner(database: Database, member: Member): Promise<Owner | undefined> {
  const found = await database
    .selectFrom("owner")
    .leftJoin("confirmation", (join) => join.on("confirmation.sessionId", "=", member.sessionId))
    .select("confirmation.confirmedAt")
    .where("owner.uid", "=", member.uid)
    .executeTakeFirst();
  if (!found) return undefined;
  const { confirmedAt } = found;
  return {
    ...member,
    confirmedAt: confirmedAt && confirmedAt > member.signedInAt ? confirmedAt : member.signedInAt,
  };
}

/** Every change does, and so does taking everything away as a file. */
function needsPassword(c: Context): boolean {
  const { path, method } = c.req;
  if (method === "GET" || method === "HEAD") return path.endsWith(".csv");
  return !unconfirmed.some((each) => (typeof each === "string" ? each === path : each.test(path)));
}

function isStale({ confirmedAt }: Owner, now: Date): boolean {
  // A clock that was ahead confirms nothing for longer.
  return Math.abs(now.getTime() - Date.parse(confirmedAt)) > confirmedMs;
}
