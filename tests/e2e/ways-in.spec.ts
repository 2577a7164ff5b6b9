import { choosePreferences, register } from "./member.ts";
import { expect, open, test } from "./studio.ts";

test("the confirm link opened in another browser survives signing in there", async ({ page, browser }) => {
  const member = await register(page);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const mailProgram = await context.newPage();
  await open(mailProgram, "/verify-email?token=made-up");
  await mailProgram.getByRole("main").getByRole("link", { name: "Login" }).click();
  await mailProgram.getByLabel("Email").fill(member.email);
  await mailProgram.getByLabel("Password").fill(member.password);
  await mailProgram.getByRole("button", { name: "Login" }).click();
  await expect(mailProgram).toHaveURL("/verify-email?token=made-up");
  await expect(mailProgram.getByRole("button", { name: "Confirm my address" })).toBeVisible();
  await context.close();
});

test("a login leads only to pages of ours; saving without a level and a goal says what the dashboard waits for", async ({
  page,
}) => {
  const member = await register(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, "/login?next=https://elsewhere.example/dashboard");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/preferences");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toHaveText(
    "Your dashboard opens once you have chosen a fitness level and a yoga goal.",
  );
  await choosePreferences(page);
});
