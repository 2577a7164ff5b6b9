import { type KyselyPlugin, type QueryId, SelectQueryNode } from "kysely";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { disclaimer } from "../../assistant/safety/stamp.ts";
import { addClass, addPass } from "../../tests/parts/booking.ts";
import { type DatabaseKind, databaseKinds, openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/tables.ts";

const endpoints = {
  "/chatbot": { question: "my neck is stiff" },
  "/generate_yoga_therapy_plan": { problem_statement: "my neck is stiff" },
  "/generate_yoga_routine": { fitnessLevel: "Beginner", yogaGoal: "Strength" },
  "/generate_diet_plan": { dietType: "Vegan" },
};

async function openStudio(kind: DatabaseKind = "SQLite", changes: Partial<Config> = {}) {
  const services = await openTestServices(kind, changes);
  const app = createApp(services);
  const call = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(
      path,
      {
        method,
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
        headers: { "content-type": "application/json", ...headers },
      },
      { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
    );
  const join = async (email: string) => {
    const response = await call("POST", "/api/auth/sign-up/email", {
      name: "Ana",
      email,
      password: "long enough",
    });
    return { cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  };
  return { call, join, database: services.database, services };
}

async function holdPass(database: Database, uid: string): Promise<void> {
  const sale = { id: "cs_1", uid, email: "ana@example.com", priceId: "price_1", planName: "Pass" };
  const paidAt = "2026-11-15T09:30:00.000Z";
  const nobody = { subscriptionId: null, customerId: null };
  await database
    .insertInto("purchase")
    .values({
      ...sale,
      ...nobody,
      kind: "checkout",
      way: "card",
      amount: 4000,
      currency: "USD",
      paidAt,
      paymentIntentId: "pi_1",
      receiptUrl: null,
      refundedAmount: 0,
      browser: null,
    })
    .execute();
  await database
    .insertInto("pass")
    .values({
      ...sale,
      ...nobody,
      validFrom: paidAt,
      validUntil: null,
      classesLeft: 1,
      isRenewing: 0,
      endedAt: null,
    })
    .execute();
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("the four endpoints answer in the specified shapes, for members only", async () => {
    const { call, join } = await openStudio(kind);
    for (const [path, body] of Object.entries(endpoints)) {
      expect((await call("POST", path, body)).status).toBe(401);
    }
    const ana = await join("ana@example.com");
    const ask = async (path: keyof typeof endpoints) =>
      (await call("POST", path, endpoints[path], ana)).json();
    expect(await ask("/chatbot")).toEqual({ response: expect.stringContaining("neck") });
    expect(await ask("/generate_yoga_therapy_plan")).toEqual({
      therapyPlan: { content: expect.stringContaining("### When to see a professional") },
    });
    expect(await ask("/generate_yoga_routine")).toEqual({
      routine: { content: expect.stringContaining("20 minutes for strength") },
    });
    expect(await ask("/generate_diet_plan")).toEqual({
      dietPlan: { content: expect.stringContaining("### Sunday") },
    });
    for (const path of Object.keys(endpoints) as (keyof typeof endpoints)[]) {
      expect(JSON.stringify(await ask(path))).toContain(disclaimer);
    }
  });

  test("the chat knows what the member has booked, and nobody else's", async () => {
    const { call, join, database } = await openStudio(kind);
    const [ana, ben] = [await join("ana@example.com"), await join("ben@example.com")];
    const { id: uid } = await database
      .selectFrom("user")
      .select("id")
      .where("email", "=", "ana@example.com")
      .executeTakeFirstOrThrow();
    await addPass(database, { uid, email: "ana@example.com" });
    const startsAt = new Date(Date.now() + 60 * 60_000).toISOString();
    const { id: classId } = await addClass(database, { startsAt, classType: "Aerial Yoga" });
    expect((await call("POST", "/api/bookings", { classId }, ana)).status).toBe(201);
    const ask = async (question: string, who: { cookie: string }) =>
      (await call("POST", "/chatbot", { question }, who)).text();
    expect(await ask("when is my next class?", ana)).toContain("Your next class is **Aerial Yoga**");
    expect(await ask("how many classes have I left?", ana)).toContain("valid for 9 classes");
    expect(await ask("when is my next class?", ben)).toContain("You have nothing booked.");
    // The schedule's own class, where one begins within the hour.
    const { id: nextId } = await database
      .selectFrom("datedClass")
      .select("id")
      .where("startsAt", ">", new Date().toISOString())
      .orderBy("startsAt")
      .executeTakeFirstOrThrow();
    expect(await ask("book me into the next class", ben)).toContain(`[Book](/schedule?class=${nextId})`);
    const bookings = await database.selectFrom("booking").select("email").execute();
    expect(bookings).toEqual([{ email: "ana@example.com" }]);
  });

  test("an emergency gets help and nothing to practise, on every endpoint", async () => {
    const { call, join, database } = await openStudio(kind);
    const ana = await join("ana@example.com");
    const words = "crushing pain in my chest and my left arm";
    for (const [path, body] of [
      ["/chatbot", { question: words }],
      ["/generate_yoga_therapy_plan", { problem_statement: words }],
      ["/generate_yoga_routine", { fitnessLevel: "Beginner", yogaGoal: words }],
      ["/generate_diet_plan", { dietType: words }],
    ] as const) {
      const text = await (await call("POST", path, body, ana)).text();
      expect(text).toContain("Please get medical help now");
      expect(text).not.toContain("minutes");
    }
    const by = await database.selectFrom("guide").select("answeredBy").execute();
    expect(by.map((each) => each.answeredBy)).toEqual(["triage", "triage", "triage"]);
  });

  test("what was asked and written is kept, for its member alone, until they delete it", async () => {
    const { call, join } = await openStudio(kind);
    const ana = await join("ana@example.com");
    const ben = await join("ben@example.com");
    for (const [path, body] of Object.entries(endpoints)) await call("POST", path, body, ana);
    const list = async (path: string, as: { cookie: string }) =>
      (await call("GET", path, undefined, as)).json();
    expect(await list("/api/chat", ana)).toEqual([expect.objectContaining({ question: "my neck is stiff" })]);
    const guides = await list("/api/guides", ana);
    expect(guides.map((guide: { kind: string }) => guide.kind).sort()).toEqual([
      "diet plan",
      "routine",
      "therapy plan",
    ]);
    expect(guides.find((guide: { kind: string }) => guide.kind === "diet plan").inputs).toEqual({
      dietType: "Vegan",
    });
    expect(await list("/api/chat", ben)).toEqual([]);
    expect(await list("/api/guides", ben)).toEqual([]);
    const remove = (id: string, as: { cookie: string }) => call("DELETE", `/api/guides/${id}`, undefined, as);
    expect((await remove(guides[0].id, ben)).status).toBe(404);
    expect((await remove(guides[0].id, ana)).status).toBe(204);
    expect(await list("/api/guides", ana)).toHaveLength(2);
    const data = await list("/api/account/data", ana);
    expect([data.chat.length, data.guides.length]).toEqual([1, 2]);
    expect((await call("DELETE", "/api/chat", undefined, ana)).status).toBe(204);
    expect(await list("/api/chat", ana)).toEqual([]);
    expect((await call("GET", "/api/chat")).status).toBe(401);
  });

  test("what to ask first is suggested from what the member alone has set and holds", async () => {
    const { call, join, database } = await openStudio(kind);
    // A Tuesday: the test studio has no class.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T17:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const ana = await join("ana@example.com");
    const ben = await join("ben@example.com");
    const suggest = async (as: { cookie: string }) => {
      const response = await call("GET", "/api/chat/suggestions", undefined, as);
      expect(response.headers.get("cache-control")).toBe("no-store");
      return response.json();
    };
    const forEverybody = ["A 10-minute practice", "Something for dinner", "Which class suits me?"];
    expect(await suggest(ana)).toEqual({ suggestions: forEverybody });
    const { id: uid } = await database
      .selectFrom("user")
      .select("id")
      .where("email", "=", "ana@example.com")
      .executeTakeFirstOrThrow();
    const preferences = { fitnessLevel: "Advanced", yogaGoal: "Strength", dietPreference: "Vegan" };
    await call("PATCH", `/users/${uid}`, preferences, ana);
    await holdPass(database, uid);
    expect(await suggest(ana)).toEqual({
      suggestions: ["20 minutes for strength", "A vegan dinner", "Do I have passes left?"],
    });
    expect(await suggest(ben)).toEqual({ suggestions: forEverybody });
    expect((await call("GET", "/api/chat/suggestions")).status).toBe(401);
  });

  test("only the latest exchange suggests what to ask next, and one of an earlier time nothing", async () => {
    const { call, join, database } = await openStudio(kind);
    const ana = await join("ana@example.com");
    const list = async () => {
      const exchanges = await (await call("GET", "/api/chat", undefined, ana)).json();
      return exchanges.map(({ suggestions }: { suggestions: string[] }) => suggestions.length > 0);
    };
    for (const question of ["10 minutes for my neck", "Something for dinner"]) {
      await call("POST", "/chatbot", { question }, ana);
    }
    expect(await list()).toEqual([false, true]);
    await database.updateTable("chatExchange").set({ kept: null }).execute();
    expect(await list()).toEqual([false, false]);
    await database.updateTable("chatExchange").set({ kept: "{}" }).execute();
    expect(await list()).toEqual([false, false]);
  });

  test("a condition mentioned earlier still counts", async () => {
    const { call, join } = await openStudio(kind);
    const ana = await join("ana@example.com");
    const ask = async (question: string) =>
      (await (await call("POST", "/chatbot", { question }, ana)).json()).response;
    await ask("I have glaucoma");
    expect(await ask("Can I do downward dog?")).toContain("With glaucoma I would leave Downward Dog out");
  });

  test("what was described for a therapy plan holds for the routine and the diet plan after it", async () => {
    const { call, join } = await openStudio(kind);
    const ana = await join("ana@example.com");
    const ask = async (path: string, body: object) => (await call("POST", path, body, ana)).text();
    await ask("/generate_yoga_therapy_plan", { problem_statement: "30 weeks pregnant, allergic to peanuts" });
    const routine = await ask("/generate_yoga_routine", { fitnessLevel: "Advanced", yogaGoal: "Strength" });
    expect(routine).toContain("Made gentle for what you mentioned: pregnancy");
    expect(routine).not.toMatch(/Locust|Bow Pose|Cobra|Boat Pose/);
    const plan = await ask("/generate_diet_plan", { dietType: "Vegan" });
    // It says what it leaves out, and leaves it out.
    expect(plan).toContain("without peanut");
    expect(plan.replace("without peanut", "")).not.toContain("eanut");
    // Nor is it over because the next plan is about sleep.
    await ask("/generate_yoga_therapy_plan", { problem_statement: "I sleep badly" });
    expect(await ask("/generate_yoga_routine", { fitnessLevel: "Advanced", yogaGoal: "Strength" })).toContain(
      "pregnancy",
    );
    await ask("/generate_yoga_therapy_plan", {
      problem_statement: "crushing chest pain and a numb left arm",
    });
    expect(await ask("/generate_yoga_routine", { fitnessLevel: "Advanced", yogaGoal: "Strength" })).toContain(
      "You described signs that need a doctor",
    );
  });

  test("somebody whose account is gone when the answer is there is signed out, and nothing is kept", async () => {
    const { call, join, database, services } = await openStudio(kind);
    const ana = await join("ana@example.com");
    const open = services.openAssistant;
    services.openAssistant = async () => {
      await database.deleteFrom("user").execute();
      return open();
    };
    const late = createApp(services);
    const ask = (headers: Record<string, string>) =>
      late.request("/generate_diet_plan", {
        method: "POST",
        body: "{}",
        headers: { "content-type": "application/json", ...headers },
      });
    expect((await ask(ana)).status).toBe(401);
    // Where the answer had begun to stream, an event says so.
    const ben = await join("ben@example.com");
    const events = await (await ask({ ...ben, accept: "text/event-stream" })).text();
    expect(events).toMatch(/event: error\ndata: \{"detail":"Please sign in first.","code":"unauthorized"\}/);
    expect(events).not.toContain("event: done");
    expect((await call("GET", "/api/guides", undefined, ana)).status).toBe(401);
  });

  test.each(["/chatbot", "/generate_diet_plan"] as const)(
    "%s: somebody whose account goes at whatever moment is signed out, never a failure",
    async (path) => {
      const { join, database, services } = await openStudio(kind);
      /** Asks, and deletes the account once a number of reads were answered. */
      const askAndLeaveAfter = async (reads: number, accept: string) => {
        const member = await join(`after-${reads}-${accept.length}@example.com`);
        let answered = 0;
        const asking = new WeakSet<QueryId>();
        const leaving: KyselyPlugin = {
          transformQuery({ node, queryId }) {
            if (SelectQueryNode.is(node)) asking.add(queryId);
            return node;
          },
          async transformResult({ result, queryId }) {
            if (asking.has(queryId)) answered += 1;
            if (asking.has(queryId) && answered === reads) await database.deleteFrom("user").execute();
            return result;
          },
        };
        const app = createApp({ ...services, database: database.withPlugin(leaving) });
        const response = await app.request(path, {
          method: "POST",
          body: JSON.stringify(endpoints[path]),
          headers: { "content-type": "application/json", ...member, accept },
        });
        return { status: response.status, text: await response.text(), isLast: answered < reads };
      };
      for (let reads = 1; ; reads += 1) {
        const { status, text, isLast } = await askAndLeaveAfter(reads, "application/json");
        if (isLast) break;
        expect([status, JSON.parse(text)]).toEqual([
          401,
          { detail: "Please sign in first.", code: "unauthorized" },
        ]);
        const streamed = await askAndLeaveAfter(reads, "text/event-stream");
        expect(streamed.text).toContain('{"detail":"Please sign in first.","code":"unauthorized"}');
        expect(streamed.text).not.toContain("event: done");
        expect(reads).toBeLessThan(20);
      }
      // Only who stayed has something kept: the last one asked, as there was nothing left to read.
      const table = path === "/chatbot" ? "chatExchange" : "guide";
      expect(await database.selectFrom(table).select("id").execute()).toHaveLength(1);
    },
  );

  test("limits are kept at once, and say when to come back", async () => {
    const limits = { memberMinute: 5, memberDay: 7, allDay: 100 };
    const { call, join, database } = await openStudio(kind, { assistantLimits: limits });
    const ana = await join("ana@example.com");
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => call("POST", "/generate_yoga_routine", {}, ana)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429) ?? expect.fail();
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await refused.json()).detail).toMatch(/\.$/);
    // Those that were refused took nothing from the day: two more are left of it.
    const past = new Date(Date.now() - 1000).toISOString();
    await database
      .updateTable("requestCount")
      .set({ windowEndsAt: past })
      .where("key", "like", "ask %")
      .execute();
    const later = await Promise.all(
      Array.from({ length: 3 }, () => call("POST", "/generate_yoga_routine", {}, ana)),
    );
    expect(later.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    // Who needs help gets it, however much they asked.
    const urgent = await call("POST", "/chatbot", { question: "I want to kill myself" }, ana);
    expect([urgent.status, (await urgent.json()).response]).toEqual([
      200,
      expect.stringContaining("Please talk to somebody right now"),
    ]);
  });
});

test.each(Object.entries(endpoints))("%s is limited", async (path, body) => {
  const { call, join } = await openStudio("SQLite", {
    assistantLimits: { memberMinute: 1, memberDay: 9, allDay: 9 },
  });
  const ana = await join("ana@example.com");
  expect((await call("POST", path, body, ana)).status).toBe(200);
  expect((await call("POST", path, body, ana)).status).toBe(429);
});

test.each([
  ["/chatbot", { question: "   " }],
  ["/chatbot", { question: "x".repeat(2001) }],
  ["/chatbot", {}],
  ["/chatbot", "{"],
  ["/chatbot", []],
  ["/chatbot", { question: "a\0b" }],
  ["/generate_yoga_therapy_plan", { problem_statement: "\n" }],
  ["/generate_yoga_therapy_plan", { problem_statement: "x".repeat(4001) }],
  ["/generate_yoga_routine", { fitnessLevel: 5 }],
  ["/generate_diet_plan", { dietType: "x".repeat(201) }],
])("%s refuses %o with a sentence", async (path, body) => {
  const { call, join } = await openStudio();
  const response = await call("POST", path, body, await join("ana@example.com"));
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toMatch(/\.$/);
});

test("an answer is streamed in blocks that make up the whole", async () => {
  const { call, join } = await openStudio();
  const ana = await join("ana@example.com");
  const response = await call(
    "POST",
    "/chatbot",
    { question: "my neck is stiff" },
    {
      ...ana,
      accept: "text/event-stream",
    },
  );
  expect(response.headers.get("content-type")).toContain("text/event-stream");
  const events = (await response.text()).split("\n\n").filter(Boolean);
  expect(events.at(-1)).toContain("event: done");
  const texts = events.slice(0, -1).map((event) => JSON.parse(/^data: (.+)$/m.exec(event)?.[1] ?? "").text);
  const [kept] = await (await call("GET", "/api/chat", undefined, ana)).json();
  expect(texts.join("")).toBe(kept.response);
});
