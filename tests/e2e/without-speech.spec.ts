import { choosePreferences, register } from "./member.ts";
import { test as base, expect } from "./studio.ts";

const test = base.extend({ studio: ({ plainStudio }, use) => use(plainStudio) });

test("where the browser will not listen the member is told, and typing works", async ({
  page,
  complaints,
}) => {
  await register(page);
  await choosePreferences(page);
  const mic = page.getByRole("button", { name: "Speak" });
  await mic.click();
  await expect(page.getByRole("alert")).toContainText("Your browser does not support speech recognition.");
  await expect(mic).toBeEnabled();
  await page.getByLabel("Your question").fill("my neck is stiff");
  await page.getByLabel("Your question").press("Enter");
  await expect(page.getByRole("log").getByText("This is for information only")).toBeVisible();
  // Browsers say of every such address that it is not to be trusted.
  expect(complaints.filter((line) => !line.includes("origin was untrustworthy"))).toEqual([]);
  complaints.length = 0;
});
