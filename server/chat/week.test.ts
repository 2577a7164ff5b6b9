import { expect, test } from "vitest";
import { openTestServices } from "../../tests/parts/test-services.ts";
import { createApp } from "../app.ts";

test("a meal of one's own diet plan is swapped for one that fits, and the plan follows", async () => {
  const { database, ...services } = await openTestServices("SQLite");
  const app = createApp({ ...services, database });
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
    const member = { name: "Ana", email, password: "long enough" };
    const response = await call("POST", "/api/auth/sign-up/email", "", member);
    return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  };
  const [ana, ben] = [await join("ana@example.com"), await join("ben@example.com")];
  await call("POST", "/generate_diet_plan", ana, { dietType: "Vegan" });
  const [guide] = await (await call("GET", "/api/guides", ana)).json();
  const path = `/api/guides/${guide.id}`;
  const week = await (await call("GET", `${path}/week`, ana)).json();
  expect(week.days).toHaveLength(7);
  expect(week.days[0].meals.map(({ kind }: { kind: string }) => kind)).toEqual([
    "breakfast",
    "lunch",
    "dinner",
    "snack",
  ]);
  const wanted = week.options.find(({ kind }: { kind: string }) => kind === "lunch");
  const swap = { day: 0, kind: "lunch", meal: wanted.id };
  const swapped = await (await call("POST", `${path}/swap`, ana, swap)).json();
  expect(swapped.days[0].meals[1]).toEqual(wanted);
  expect(swapped.content).toContain(`**Lunch: ${wanted.name}.**`);
  expect(swapped.shopping).not.toEqual(week.shopping);
  const [kept] = await (await call("GET", "/api/guides", ana)).json();
  expect(kept.content).toBe(swapped.content);

  expect((await call("GET", `${path}/week`, ben)).status).toBe(404);
  expect((await call("POST", `${path}/swap`, ben, swap)).status).toBe(404);
  expect((await call("POST", `${path}/swap`, ana, { ...swap, meal: "boiled-eggs" })).status).toBe(400);
  expect((await call("POST", `${path}/swap`, ana, { ...swap, day: 7 })).status).toBe(400);
  // As plans from before have it.
  await database.updateTable("guide").set({ week: null }).execute();
  expect((await (await call("GET", `${path}/week`, ana)).json()).days).toEqual(swapped.days);
});
