import { expect, open, test } from "./studio.ts";

test("a checkout answered with anything but an address is a failure: logged, and nobody is sent anywhere", async ({
  page,
  complaints,
}) => {
  await open(page, "/pricing");
  const button = page.getByRole("button", { name: "Get Monthly Unlimited Pass - Online" });
  for (const answer of [{}, { url: "" }, { url: null }, null, "text"]) {
    await test.step(JSON.stringify(answer), async () => {
      await page.route("/create-checkout-session?*", (route) => route.fulfill({ json: answer }), {
        times: 1,
      });
      await button.click();
      await expect.poll(() => complaints.length).toBeGreaterThan(0);
      await expect(button).toBeEnabled();
      await expect(page).toHaveURL("/pricing");
      await expect(page.getByRole("alert")).toHaveCount(0);
      complaints.length = 0;
    });
  }
});

test("a sign-in answered with nobody is refused in the specified words", async ({ page, complaints }) => {
  await open(page, "/login");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Password").fill("correct horse battery");
  for (const answer of ["null", "{}", "not json"]) {
    await test.step(answer, async () => {
      await page.route(
        "/api/auth/sign-in/email",
        (route) => route.fulfill({ body: answer, contentType: "application/json" }),
        { times: 1 },
      );
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByRole("alert")).toContainText("Invalid email or password.");
      await expect(page.getByLabel("Email")).toHaveValue("ana@example.com");
      await page.getByRole("button", { name: "Dismiss" }).click();
      complaints.length = 0;
    });
  }
});

test("a Google sign-in answered with anything but an address opens nothing and says nothing", async ({
  page,
  context,
  complaints,
}) => {
  await page.route("/api/account/settings", (route) =>
    route.fulfill({ json: { isRegistrationOpen: true, isGoogleOffered: true } }),
  );
  await open(page, "/login");
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
