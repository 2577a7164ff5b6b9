import { expect, open, test } from "./studio.ts";

const plans = [
  ["Drop-in Class - Online", "Free"],
  ["In Person Yoga Session - 1 class pass", "$40"],
  ["Monthly Unlimited Pass - Online", "$40"],
  ["Yoga Workshop In Person - 10 class pass", "$150"],
] as const;

test("a visitor compares four plans, and a phone's first screen shows a price; while a checkout is asked for, its button alone says so; a failure is logged and it can be pressed again", async ({
  page,
  complaints,
}) => {
  await open(page, "/pricing");
  for (const [name, price] of plans) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    expect(await card.getByRole("listitem").count()).toBeGreaterThanOrEqual(3);
    await expect(card.getByRole("button")).toHaveText("Get");
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("Free", { exact: true }).first()).toBeInViewport({ ratio: 1 });

  expect(complaints).toEqual([]);
  const asked: string[] = [];
  const gate = Promise.withResolvers<void>();
  await page.route("**/create-checkout-session?*", async (route) => {
    asked.push(route.request().url());
    await gate.promise;
    await route.abort();
  });
  const button = page.getByRole("button", { name: "Get Monthly Unlimited Pass - Online" });
  await button.click();
  const loading = page.getByRole("button", { name: "Loading..." });
  await expect(loading).toBeDisabled();
  await expect(page.getByRole("button", { name: /^Get/ })).toHaveCount(3);
  gate.resolve();
  await expect(button).toBeEnabled();
  await expect(button).toHaveText("Get");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(asked.map((url) => new URL(url).search)).toEqual([
    "?price_id=price_monthly_online&mode=subscription",
  ]);
  expect(complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
  await page.unroute("**/create-checkout-session?*");

  // Nor is anybody sent anywhere by an answer that is no address.
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
