import { describe, expect, test } from "vitest";
import { databaseKinds, openTestDatabase } from "../../tests/parts/test-services.ts";
import { createClientAddressFinder } from "./client-address.ts";
import { deleteEndedWindows, requireWithinLimit, requireWithinLimits } from "./require-within-limit.ts";

const limit = { count: 2, windowSeconds: 60 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 15) + seconds * 1000);

describe.each(databaseKinds)("on %s", (kind) => {
  test("a window ends when its time is over, and a new one begins", async () => {
    const database = await openTestDatabase(kind);
    const ask = (seconds: number, key = "k") =>
      requireWithinLimit(database, key, limit, "Too many.", at(seconds));
    await ask(0);
    await ask(30);
    await expect(ask(59)).rejects.toMatchObject({
      code: "too_many_requests",
      message: "Too many.",
      headers: { "Retry-After": "1" },
    });
    await ask(59, "other");
    await ask(60);
    await ask(61);
    await expect(ask(62)).rejects.toThrow("Too many.");
  });

  test("whoever is refused for one thing uses up nothing of another", async () => {
    const database = await openTestDatabase(kind);
    const ask = (member: string) =>
      requireWithinLimits(database, [
        { key: member, limit: { count: 1, windowSeconds: 60 }, sentence: "You have asked." },
        { key: "all", limit, sentence: "Everybody has asked." },
      ]);
    await ask("eager");
    await expect(ask("eager")).rejects.toThrow("You have asked.");
    await expect(ask("eager")).rejects.toThrow("You have asked.");
    await ask("patient");
    await expect(ask("late")).rejects.toThrow("Everybody has asked.");
  });

  test("ended windows are forgotten, running ones are not", async () => {
    const database = await openTestDatabase(kind);
    await requireWithinLimit(database, "old", limit, "", at(0));
    await requireWithinLimit(database, "new", limit, "", at(30));
    await deleteEndedWindows(database, at(60));
    expect(await database.selectFrom("requestCount").select("key").execute()).toEqual([{ key: "new" }]);
  });
});

test.each([
  [[], "203.0.113.1", "198.51.100.1", "203.0.113.1"],
  [["10.0.0.1"], "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["10.0.0.0/8"], "10.9.9.9", "1.1.1.1, 198.51.100.1, 10.2.2.2", "198.51.100.1"],
  [["10.0.0.1"], "10.0.0.2", "198.51.100.1", "10.0.0.2"],
  [["10.0.0.1"], "::ffff:10.0.0.1", "198.51.100.1", "198.51.100.1"],
  [["fd00::/8"], "fd00::1", "2001:db8::5", "2001:db8:0:0::/64"],
  [[], "2001:db8:1:2:ffff::9", undefined, "2001:db8:1:2::/64"],
  [[], "2001:0db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  [[], "::1", undefined, "0:0:0:0::/64"],
  [["10.0.0.1"], "10.0.0.1", "nonsense", "10.0.0.1"],
  [["10.0.0.1"], "10.0.0.1", undefined, "10.0.0.1"],
  [[], undefined, undefined, "unknown"],
])("trusting %j, %s forwarding for %s is %s", (trusted, peer, forwarded, found) => {
  expect(createClientAddressFinder(trusted)(peer, forwarded)).toBe(found);
});
