import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { choosePreferences, openDashboard, register } from "./member.ts";
import { expect, open, test } from "./studio.ts";

test("a wrong password, and an answer that names nobody, is refused in the specified words; the keyboard keeps its place when they are put away; the demo member is asked for preferences first", async ({
  page,
  dataDir,
  complaints,
}) => {
  await open(page, "/login");
  // Neither is offered unless it is configured.
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  await expect(page.getByRole("link", { name: /register/i })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /google/i })).toHaveCount(0);
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password").fill("wrong password");
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Invalid email or password.");
  expect(complaints.join()).toContain("401");
  await page.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.getByRole("button", { name: "Login" }).press("Enter");
  await page.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(page.getByRole("button", { name: "Login" })).toBeFocused();
  complaints.length = 0;

  for (const answer of ["null", "{}", "not json"]) {
    await test.step(answer, async () => {
      await page.route(
        "/api/auth/sign-in/email",
        (route) => route.fulfill({ body: answer, contentType: "application/json" }),
        { times: 1 },
      );
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByRole("alert")).toContainText("Invalid email or password.");
      await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
      await page.getByRole("button", { name: "Dismiss" }).click();
      complaints.length = 0;
    });
  }

  const demo = JSON.parse(readFileSync(join(dataDir, "demo-member.json"), "utf8"));
  await page.getByLabel("Email").fill(demo.email);
  await page.getByLabel("Password").fill(demo.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/preferences");
});

test("a member whose browser forgot everything but the cookie is not offered the login; registering without a name is refused, with a taken address by the provider", async ({
  page,
  complaints,
}) => {
  const member = await register(page);
  await page.evaluate(() => localStorage.clear());
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/auth/get-session", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open(page, "/about");
  await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
  gate.resolve();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  expect(complaints).toEqual([]);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, "/login?mode=register");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please enter your name.");
  await page.getByLabel("Name").fill("Ana");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toContainText(/exist/i);
  complaints.length = 0;
});

test("a member sets preferences, sees the dashboard, and finds it again after a reload; one that is not in the list is kept and shown", async ({
  page,
  complaints,
}) => {
  const { email } = await register(page);
  await page.getByLabel("Fitness Level").selectOption("Beginner");
  await page.getByLabel("Yoga Goal").selectOption("Relaxation");
  // When saving fails nothing is shown, and the form stays usable.
  await page.route(
    "**/users/*",
    (route) => (route.request().method() === "PATCH" ? route.abort() : route.continue()),
    { times: 1 },
  );
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Save" })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  complaints.length = 0;

  const gate = Promise.withResolvers<void>();
  await page.route("**/users/*", async (route) => {
    if (route.request().method() === "PATCH") await gate.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  gate.resolve();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ana Ruiz");
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole("link", { name: "Yoga Therapy" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Login" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ana Ruiz");
  await expect(page.locator("[aria-current=page]")).toHaveText(["Dashboard"]);

  await page.evaluate(async () => {
    const { user } = await (await fetch("/api/auth/get-session")).json();
    await fetch(`/users/${user.id}`, {
      method: "PATCH",
      body: JSON.stringify({ dietPreference: "Mostly soup" }),
      headers: { "content-type": "application/json" },
    });
  });
  await page.getByRole("link", { name: "Change preferences" }).click();
  await expect(page.getByLabel("Diet Preference")).toHaveValue("Mostly soup");
  await choosePreferences(page);
  await page.getByRole("link", { name: "Change preferences" }).click();
  await expect(page.getByLabel("Diet Preference")).toHaveValue("Mostly soup");
});

test("a visitor is sent from the member pages to the login", async ({ page }) => {
  for (const path of ["/dashboard", "/preferences"]) {
    await open(page, path);
    await expect(page).toHaveURL("/login");
  }
});

test("signing out in one tab signs out the other, and going back shows nothing private", async ({
  page,
  context,
}) => {
  const { email } = await openDashboard(page);
  const other = await context.newPage();
  await open(other, "/dashboard");
  await expect(other.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(email)).toHaveCount(0);
});

test("a session that ends while the page is open is noticed", async ({ page, context }) => {
  const { email } = await openDashboard(page);
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(email)).toHaveCount(0);
});

test("a session that expires is noticed by itself within half a minute", async ({ page, context }) => {
  await page.clock.install();
  const { email } = await openDashboard(page);
  await context.clearCookies();
  await page.clock.runFor(31_000);
  await expect(page).toHaveURL("/login");
  await expect(page.getByText(email)).toHaveCount(0);
});

test("when the profile cannot be read nobody is sent away, and saving loses nothing", async ({
  page,
  complaints,
}) => {
  await register(page);
  await page.getByLabel("Fitness Level").selectOption("Advanced");
  await page.getByLabel("Yoga Goal").selectOption("Strength");
  await page.getByLabel("Diet Preference").selectOption("Vegan");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  await page.route("**/users/*", (route) =>
    route.request().method() === "GET" ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Ana Ruiz");
  await open(page, "/preferences");
  await page.getByLabel("Fitness Level").selectOption("Beginner");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.unroute("**/users/*");
  await open(page, "/preferences");
  await expect(page.getByLabel("Fitness Level")).toHaveValue("Beginner");
  await expect(page.getByLabel("Yoga Goal")).toHaveValue("Strength");
  await expect(page.getByLabel("Diet Preference")).toHaveValue("Vegan");
  expect(complaints.join()).toContain("503");
  complaints.length = 0;
});

test("a page that comes back from the browser's memory belongs to whoever is signed in now", async ({
  studioUrl,
  launchOptions,
}) => {
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL: studioUrl });
  const page = await context.newPage();
  await register(page, "Alice");
  await page.getByLabel("Fitness Level").selectOption("Advanced");
  await page.getByLabel("Yoga Goal").selectOption("Strength");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/dashboard");
  await open(page, "/preferences");
  await expect(page.getByLabel("Fitness Level")).toHaveValue("Advanced");
  await page.goto(`${studioUrl.replace("localhost", "127.0.0.1")}/live`);

  const other = await context.newPage();
  await open(other, "/dashboard");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL("/login");
  await register(other, "Bob");

  // Not `goBack`, which waits for a load that a page from memory never has.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.getByLabel("Fitness Level")).toHaveValue("");
  await browser.close();
});
