import { AppError } from "../http/errors.ts";
import type { Auth } from "./create-auth.ts";

export type NewMember = { name: string; email: string; password: string };

/** Creates an account that somebody vouches for: its address counts as verified and no mail is sent. */
export async function addMember(auth: Auth, { name, email, password }: NewMember): Promise<void> {
  const { internalAdapter, password: passwords } = await auth.$context;
  if (await internalAdapter.findUserByEmail(email)) {
    throw new AppError("bad_request", `There is already a member with the address ${email}.`);
  }
  const hash = await passwords.hash(password);
  const user = await internalAdapter.createUser(
    { name, email: email.toLowerCase(), emailVerified: true },
    { method: "email-password" },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: "credential",
    password: hash,
  });
}
