import { AppError } from "../http/errors.ts";
import type { Auth } from "./create-auth.ts";

export type NewMember = { name: string; email: string; password: string };

/** Creates an account that somebody vouches for: its address counts as verified and no mail is sent. */
export async function addMember(auth: Auth, { password, ...member }: NewMember): Promise<void> {
  await insertMember(auth, { ...member, hash: await hashPassword(auth, password) });
}

/** Takes a while: not for within a transaction, where everybody else who writes would wait for it. */
export async function hashPassword(auth: Auth, password: string): Promise<string> {
  const { password: passwords } = await auth.$context;
  return passwords.hash(password);
}

/** The same with a password that is hashed already; answers the uid. */
export async function insertMember(
  auth: Auth,
  { name, email, hash }: { name: string; email: string; hash: string },
): Promise<string> {
  const { adapter, internalAdapter } = await auth.$context;
  if (await internalAdapter.findUserByEmail(email)) {
    throw new AppError("bad_request", `There is already a member with the address ${email}.`);
  }
  const now = { createdAt: new Date(), updatedAt: new Date() };
  return adapter.transaction(async (transaction) => {
    const user = await transaction.create({
      model: "user",
      data: { name, email: email.toLowerCase(), emailVerified: true, ...now },
    });
    const account = { userId: user.id, accountId: user.id, providerId: "credential", password: hash };
    await transaction.create({ model: "account", data: { ...account, ...now } });
    return user.id;
  });
}
