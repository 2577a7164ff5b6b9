/** An owner and their screens, as tests about them need them. */
import { createApp } from "../../server/app.ts";
import type { Config } from "../../server/config.ts";
import type { Services } from "../../server/services.ts";
import { addMember, type TestMember } from "./booking.ts";
import { type DatabaseKind, openTestServices } from "./test-services.ts";

export type StudioTest = {
  services: Services;
  owner: TestMember;
  /** Asks as somebody; the owner unless said otherwise. */
  call(method: string, path: string, body?: unknown, who?: Pick<TestMember, "cookie">): Promise<Response>;
  /** The same, and what it answered. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
};

/** Real services with an owner whose password was asked for just now. */
export async function openStudioTest(kind: DatabaseKind, changes: Partial<Config> = {}): Promise<StudioTest> {
  const services = await openTestServices(kind, changes);
  const { database, secret } = services;
  const owner = await addMember(database, "maya", secret);
  await database.insertInto("owner").values({ uid: owner.uid, since: "2026-01-01T00:00:00.000Z" }).execute();
  await confirmNow(services, owner);
  const app = createApp(services);
  const call: StudioTest["call"] = async (method, path, body, { cookie } = owner) =>
    app.request(path, {
      method,
      headers: { cookie, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    services,
    owner,
    call,
    async ask(method, path, body) {
      const response = await call(method, path, body);
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
  };
}

export async function confirmNow({ database }: Services, { uid }: TestMember): Promise<void> {
  await database
    .updateTable("session")
    .set({ createdAt: new Date().toISOString() })
    .where("userId", "=", uid)
    .execute();
}
