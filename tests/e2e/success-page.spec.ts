import type { Page } from "@playwright/test";
import { joinStudio } from "./member.ts";
import { expect, open, test } from "./studio.ts";

const plan = "In Person Yoga Session - 1 class pass";

async function buy(page: Page, email: string): Promise<void> {
  await open(page, "/pricing");
  await page.getByRole("button", { name: `Get ${plan}` }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Pay $40" }).click();
  await expect(page.getByRole("heading", { name: plan })).toBeVisible();
}

test("a buyer without an account is offered one, and the way in; a member who buys is not", async ({
  page,
}) => {
  await buy(page, "buyer-without-account@example.com");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "login" })).toHaveAttribute("href", "/login");
  await main.getByRole("link", { name: "create an account" }).click();
  await expect(page.getByRole("button", { name: "Register" })).toBeVisible();

  const { email } = await joinStudio(page);
  await buy(page, email);
  // The page knows by now who is there.
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "create an account" })).toHaveCount(0);
});
