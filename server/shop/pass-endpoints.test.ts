import { expect, test } from "vitest";
import { openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import { addMember } from "../members/add-member.ts";

test("what a member holds is kept by no cache", async () => {
  const services = await openTestServices("SQLite");
  const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };
  await addMember(services.auth, ana);
  const app = createApp(services);
  const signedIn = await app.request(
    "/api/auth/sign-in/email",
    { method: "POST", body: JSON.stringify(ana), headers: { "content-type": "application/json" } },
    { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
  );
  const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const passes = await app.request("/api/passes", { headers: { cookie } });
  expect([passes.status, passes.headers.get("cache-control")]).toEqual([200, "no-store"]);
});
