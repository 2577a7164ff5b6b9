import { expect, onTestFinished, test } from "vitest";
import { launchServer } from "../parts/server-process.ts";
import { createTestEnvironment } from "../parts/test-services.ts";

const ana = { name: "Ana", email: "ana@example.com", password: "correct horse battery" };

test("a thousand guesses over three servers on one database stay within the limit, and the owner gets in", async () => {
  const environment = await createTestEnvironment("PostgreSQL");
  const servers = [1, 2, 3].map(() => launchServer({ ...environment, TRUSTED_PROXIES: "127.0.0.1,::1" }));
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.stop("SIGTERM")));
  });
  const addresses = await Promise.all(servers.map((server) => server.address));
  const call = (index: number, path: string, from: string, body: object) =>
    fetch(`${addresses[index % addresses.length]}/api/auth/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", "x-forwarded-for": from },
    });
  expect((await call(0, "sign-up/email", "192.0.2.1", ana)).status).toBe(200);

  const statuses: number[] = [];
  const guess = async (index: number) => {
    const response = await call(index, "sign-in/email", "198.51.100.7", {
      email: ana.email,
      password: `guess number ${index}`,
    });
    await response.text();
    statuses.push(response.status);
  };
  // Fifty at a time, so that all three are busy at once.
  const queue = Array.from({ length: 1000 }, (_, index) => index);
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await guess(next);
    }),
  );
  expect(statuses).toHaveLength(1000);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(990);
  expect((await call(1, "sign-in/email", "198.51.100.7", ana)).status).toBe(429);
  expect((await call(2, "sign-in/email", "192.0.2.2", ana)).status).toBe(200);
});
