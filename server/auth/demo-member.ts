import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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
  const file = join(dataDir, "demo-member.json");
  if (existsSync(file)) return demoMemberSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const id = randomBytes(3).toString("hex");
  const member = { email: `demo-${id}@example.com`, password: randomBytes(9).toString("base64url") };
  await addMember(auth, { name: "Demo Member", ...member });
  writeFileSync(file, `${JSON.stringify(member, null, 2)}\n`, { mode: 0o600 });
  return member;
}
