import type { Context } from "hono";
import { AppError } from "../errors.ts";
import type { Auth } from "./create-auth.ts";

export type Member = { uid: string; name: string; email: string };

/** Who is signed in, or a 401. */
export function createMemberCheck(auth: Auth) {
  return async (c: Context): Promise<Member> => {
    const session = await auth.api.getSession({ headers: c.req.raw.headers });
    if (!session) throw new AppError("unauthorized", "Please sign in first.");
    const { id, name, email } = session.user;
    return { uid: id, name, email };
  };
}
