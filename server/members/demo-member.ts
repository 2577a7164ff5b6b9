import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { addMember } from "./add-member.ts";
import type { Auth } from "./create-auth.ts";

const demoMemberSchema = z.object({ email: z.string(), password: z.string() });
export type DemoMember = z.infer<typeof demoMemberSchema>;

/**
 * Outside production, somebody to sign in as: created on the first start with a password of its own, kept
 * in the data folder for its owner's eyes.
 */
export async function ensureDemoMember(auth: Auth, dataDir: string): Promise<DemoMember> {
  const kept = readDemoMember(dataDir);
  const member = kept ?? {
    email: `demo-${randomBytes(3).toString("hex")}@example.com`,
    password: randomBytes(9).toString("base64url"),
  };
  const { internalAdapter } = await auth.$context;
  if (!(await internalAdapter.findUserByEmail(member.email))) {
    await addMember(auth, { name: "Demo Member", ...member });
  }
  if (!kept) writeFileSync(fileIn(dataDir), `${JSON.stringify(member, null, 2)}\n`, { mode: 0o600 });
  return member;
}

/** In production there is none: one from before is forgotten. Answers whether there was one. */
export async function forgetDemoMember(
  dataDir: string,
  remove: (email: string) => Promise<unknown>,
): Promise<boolean> {
  const member = readDemoMember(dataDir);
  if (!member) return false;
  await remove(member.email);
  rmSync(fileIn(dataDir));
  return true;
}

function readDemoMember(dataDir: string): DemoMember | undefined {
  const file = fileIn(dataDir);
  return existsSync(file) ? demoMemberSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}

function fileIn(dataDir: string): string {
  return join(dataDir, "demo-member.json");
}
