import { AppError } from "../http/errors.ts";
import type { Auth } from "./create-auth.ts";

export type NewMember = { name: string; email: string; password: string };

/** Creates an account that somebody vouches for: its address counts as verified and no mail is sent. */
export async function addMember(auth: Auth, { name, email, password }: NewMember): Promise<void> {
  const { adapter, internalAdapter, password: passwords } = await auth.$context;
  if (await internalAdapter.findUserByEmail(email)) {
    throw new AppError("bad_request", `There is already a member with the address ${email}.`);
  }
  const hash = await passwords.hash(password);
  const now = { createdAt: new Date(), updatedAt: new Date() };
  await adapter.transaction(async (transaction) => {
    const user = await transaction.create({
      model: "user",
      data: { name, email: email.toLowerCase(), emailVerified: true, ...now },
    });
    const account = { userId: user.id, accountId: user.id, providerId: "credential", password: hash };
    await transaction.create({ model: "account", data: { ...account, ...now } });
  });
}
