import type { Page } from "@playwright/test";
import type { OpenIdProvider } from "../parts/openid-provider.ts";
import { expect, open, test as studioTest } from "./studio.ts";

/** A studio with a real OpenID provider in Google's place. */
const test = studioTest.extend<{ provider: OpenIdProvider }>({
  studio: ({ google }, use) => use(google.studio),
  /** The provider, whose pages are the one foreign place these tests may go to. */
  provider: async ({ google, complaints, context }, use) => {
    // Its sign-in page would like a font from the internet.
    await context.route("https://fonts.googleapis.com/**", (route) => route.fulfill({ body: "" }));
    await use(google);
    const ours = complaints.filter((complaint) => !/asked for http:..127|fonts.googleapis/.test(complaint));
    complaints.splice(0, complaints.length, ...ours);
  },
});

// One after the other: two workers would start a server and a provider each, for a handful of tests.
test.describe.configure({ mode: "default" });

async function openPopup(page: Page): Promise<Page> {
  await open(page, "/login");
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Continue with Google" }).click(),
  ]);
  return popup;
}

async function signInAtProvider(popup: Page, name: string): Promise<void> {
  await popup.locator("[name=login]").fill(name);
  await popup.locator("[name=password]").fill("anything");
  await popup.getByRole("button", { name: "Sign-in" }).click();
  const closed = popup.waitForEvent("close");
  await popup.getByRole("button", { name: "Continue" }).click();
  await closed;
}

test("somebody new comes from Google to the preferences, and next time to the dashboard", async ({
  page,
  context,
  provider,
}) => {
  await signInAtProvider(await openPopup(page), "nora");
  await expect(page).toHaveURL("/preferences");
  await page.getByLabel("Fitness Level").selectOption("Beginner");
  await page.getByLabel("Yoga Goal").selectOption("Strength");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Google nora");
  await expect(page.getByText("nora@example.com")).toBeVisible();
  await expect(page.getByText("Please confirm your address")).toHaveCount(0);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");

  await context.clearCookies({ domain: new URL(provider.origin).hostname });
  await signInAtProvider(await openPopup(page), "nora");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome, Google nora");
});

test("giving up at Google, or an answer that is no address, opens and says nothing and leaves the login usable", async ({
  page,
  context,
  complaints,
  provider,
}) => {
  const popup = await openPopup(page);
  const closed = popup.waitForEvent("close");
  await popup.getByRole("link", { name: "Cancel" }).click();
  await closed;
  await expect.poll(() => complaints.join()).toContain("Google sign-in failed: access_denied");
  expect(provider.origin).toBeTruthy();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  complaints.length = 0;

  for (const answer of [{}, null, { url: "" }]) {
    await test.step(JSON.stringify(answer), async () => {
      await page.route("/api/auth/sign-in/social", (route) => route.fulfill({ json: answer }), { times: 1 });
      await page.getByRole("button", { name: "Continue with Google" }).click();
      await expect.poll(() => complaints.length).toBeGreaterThan(0);
      await expect.poll(() => context.pages().length).toBe(1);
      await expect(page).toHaveURL("/login");
      await expect(page.getByRole("alert")).toHaveCount(0);
      complaints.length = 0;
    });
  }
});

test("an address that is registered but not confirmed is not handed to whoever comes from Google", async ({
  page,
  complaints,
  provider,
}) => {
  await open(page, "/login");
  await page.getByRole("link", { name: "New here? Register" }).click();
  await page.getByLabel("Name").fill("Somebody");
  await page.getByLabel("Email").fill("victim@example.com");
  await page.getByLabel("Password").fill("known to the attacker");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL("/preferences");
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInAtProvider(await openPopup(page), "victim");
  await expect.poll(() => complaints.join()).toContain("account_not_linked");
  expect(provider.origin).toBeTruthy();
  await expect(page).toHaveURL("/login");
  complaints.length = 0;
});

test("without popups the sign-in goes on in the same window", async ({ page, provider }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, "/login");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.waitForURL(`${provider.origin}/**`);
  await page.locator("[name=login]").fill("nils");
  await page.locator("[name=password]").fill("anything");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/preferences");
});
