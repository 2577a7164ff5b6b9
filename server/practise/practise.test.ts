import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type DatabaseKind, databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";

async function openStudio(kind: DatabaseKind) {
  const services = await openTestServices(kind);
  const app = createApp(services);
  const call = (method: string, path: string, cookie = "", body?: unknown) =>
    app.request(
      path,
      {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { "content-type": "application/json", cookie },
      },
      { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
    );
  const join = async (email: string) => {
    const body = { name: "Ana", email, password: "long enough" };
    const response = await call("POST", "/api/auth/sign-up/email", "", body);
    return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  };
  return { call, join, database: services.database };
}

const startedAt = new Date(Date.now() - 20 * 60_000).toISOString();
const practised = { startedAt, seconds: 1200, isFinished: true, felt: null };

describe.each(databaseKinds)("on %s", (kind) => {
  test("a guide is stored with its steps, which only its owner gets", async () => {
    const { call, join, database } = await openStudio(kind);
    const [ana, ben] = [await join("ana@example.com"), await join("ben@example.com")];
    const inputs = { fitnessLevel: "Beginner", yogaGoal: "Strength" };
    expect(await (await call("POST", "/generate_yoga_routine", ana, inputs)).json()).toEqual({
      routine: { content: expect.stringContaining("20 minutes for strength") },
    });
    const [guide] = await (await call("GET", "/api/guides", ana)).json();
    const path = `/api/guides/${guide.id}/steps`;
    const { steps, leftOut } = await (await call("GET", path, ana)).json();
    const total = steps.reduce((sum: number, step: { seconds: number }) => sum + step.seconds, 0);
    expect({ total, leftOut }).toEqual({ total: 1200, leftOut: [] });
    expect((await call("GET", path, ben)).status).toBe(404);
    expect((await call("GET", path)).status).toBe(401);
    // As guides from before have it.
    await database.updateTable("guide").set({ steps: null }).execute();
    expect((await (await call("GET", path, ana)).json()).steps).toEqual(steps);
    const kept = await database.selectFrom("guide").select("steps").executeTakeFirstOrThrow();
    expect(JSON.parse(kept.steps ?? "")).toHaveLength(steps.length);
  });

  test("a session of the chat can be played; an answer that is none cannot", async () => {
    const { call, join } = await openStudio(kind);
    const ana = await join("ana@example.com");
    await call("POST", "/chatbot", ana, { question: "10 minutes for my hips" });
    await call("POST", "/chatbot", ana, { question: "why the second?" });
    const [session, why] = await (await call("GET", "/api/chat", ana)).json();
    expect([session.hasSteps, why.hasSteps]).toEqual([true, false]);
    const { steps } = await (await call("GET", `/api/chat/${session.id}/steps`, ana)).json();
    expect(steps.length).toBeGreaterThan(2);
  });

  test("what hurt is left out from then on, is seen, and is forgotten when it is deleted", async () => {
    const { call, join, database } = await openStudio(kind);
    const [ana, ben] = [await join("ana@example.com"), await join("ben@example.com")];
    const id = randomUUID();
    const path = `/api/practised/${id}`;
    expect(await (await call("PUT", path, ana, practised)).json()).toMatchObject({ isUrgent: false });
    const hurt = { ...practised, felt: "hurt", places: ["knees"], words: "when I bent them" };
    const { content } = await (await call("PUT", path, ana, hurt)).json();
    expect(content).toContain("I leave out what loads your knees");
    // Said again, it is one practice; what comes late takes nothing back.
    await call("PUT", path, ana, practised);
    const { sessions, remembered } = await (await call("GET", "/api/practised", ana)).json();
    expect(sessions).toEqual([{ startedAt, seconds: 1200 }]);
    expect(remembered).toMatchObject([
      { id, felt: "hurt", words: "when I bent them", effect: "I leave out what loads your knees." },
    ]);
    const routine = async () => {
      const inputs = { fitnessLevel: "Beginner", yogaGoal: "Strength" };
      return (await (await call("POST", "/generate_yoga_routine", ana, inputs)).json()).routine.content;
    };
    const chat = async () =>
      (await (await call("POST", "/chatbot", ana, { question: "15 minutes of strength" })).json()).response;
    expect(await routine()).toContain("leaves out what loads your knees");
    expect(await chat()).toContain("leaves out what loads your knees");
    const data = await (await call("GET", "/api/account/data", ana)).json();
    expect(data.practised).toMatchObject([{ felt: "hurt", words: "when I bent them" }]);

    expect((await call("PUT", path, ben, hurt)).status).toBe(404);
    expect((await call("DELETE", `${path}/felt`, ben)).status).toBe(404);
    expect((await call("DELETE", `${path}/felt`, ana)).status).toBe(204);
    expect(await (await call("GET", "/api/practised", ana)).json()).toEqual({ sessions, remembered: [] });
    expect(await routine()).not.toContain("what loads");
    await call("DELETE", "/api/practised", ana);
    expect(await database.selectFrom("practised").selectAll().execute()).toEqual([]);
  });

  test("a session that was skipped through is no week practised; what was said of it holds", async () => {
    const { call, join } = await openStudio(kind);
    const ana = await join("ana@example.com");
    const tell = (body: object) =>
      call("PUT", `/api/practised/${randomUUID()}`, ana, { ...practised, ...body });
    await tell({ seconds: 90, isFinished: false, felt: "too much" });
    const { sessions, remembered } = await (await call("GET", "/api/practised", ana)).json();
    expect([sessions, remembered.length]).toEqual([[], 1]);
    await tell({ seconds: 90, isFinished: true });
    await tell({ seconds: 300, isFinished: false });
    expect((await (await call("GET", "/api/practised", ana)).json()).sessions).toHaveLength(2);
  });

  test("too much is remembered while it makes something easier", async () => {
    const { call, join } = await openStudio(kind);
    const ana = await join("ana@example.com");
    const say = async (felt: string, minute: number) => {
      const body = { ...practised, felt, startedAt: new Date(Date.now() - minute * 60_000).toISOString() };
      await call("PUT", `/api/practised/${randomUUID()}`, ana, body);
    };
    const remembered = async () => (await (await call("GET", "/api/practised", ana)).json()).remembered;
    await say("too much", 90);
    expect(await remembered()).toMatchObject([{ felt: "too much" }]);
    await say("good", 60);
    await say("good", 30);
    expect(await remembered()).toEqual([]);
  });
});

test("a practice that cannot be is refused with a sentence", async () => {
  const { call, join } = await openStudio("SQLite");
  const ana = await join("ana@example.com");
  const wrong: [object, RegExp][] = [
    [{ ...practised, seconds: 0 }, /^seconds must be a whole number above zero\.$/],
    [{ ...practised, felt: "fine" }, /^felt must be "good", "too much", "hurt" or null\.$/],
    [{ ...practised, felt: "hurt", places: ["soul"] }, /^places may be: neck/],
    [{ ...practised, startedAt: "yesterday" }, /^startedAt must be a time/],
    [{ ...practised, startedAt: "2999-01-01T00:00:00Z" }, /^startedAt is in the future\.$/],
  ];
  for (const [body, detail] of wrong) {
    const response = await call("PUT", `/api/practised/${randomUUID()}`, ana, body);
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toMatch(detail);
  }
  expect((await call("PUT", "/api/practised/1", ana, practised)).status).toBe(400);
});
