import { expect, open, test } from "./studio.ts";
import { openTherapy } from "./therapy.ts";

test("what was saved in another tab is not undone in this one, and what was typed does not outlive Logout in any", async ({
  page,
  context,
}) => {
  const { problem } = await openTherapy(page);
  const other = await context.newPage();
  await open(other, "/yoga-therapy");
  const edit = async (tab: typeof page, label: string, text: string) => {
    await tab.bringToFront();
    await tab.evaluate(() => dispatchEvent(new Event("focus")));
    await tab.getByRole("button", { name: "Edit Preferences" }).click();
    await tab.getByLabel(label).fill(text);
    const read = tab.waitForResponse((response) => response.request().method() === "PATCH");
    await tab.getByRole("button", { name: "Save Preferences" }).click();
    await read;
    await expect(tab.getByRole("alert")).toContainText("Preferences updated successfully!");
  };
  await edit(page, "Diet Preference", "no nuts");
  const seen = other.waitForResponse(/\/users\//);
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await seen;
  await edit(other, "Yoga Goal", "calm");
  await open(page, "/yoga-therapy");
  await expect(page.getByText("no nuts")).toBeVisible();
  await expect(page.getByText("calm", { exact: true })).toBeVisible();

  await problem.fill("something private about my health");
  await open(other, "/dashboard");
  await other.getByLabel("Your question").fill("another private thing");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other).toHaveURL("/login");
  for (const tab of [page, other]) {
    const kept = () => tab.evaluate(() => JSON.stringify({ ...sessionStorage }));
    await expect.poll(kept).not.toContain("private");
  }
});

for (const [how, script] of [
  [
    "blocked",
    `for (const place of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, place, { get() { throw new DOMException("denied", "SecurityError") } })`,
  ],
  ["full", `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError") }`],
  ["damaged", `localStorage.setItem("member", "{broken"); localStorage.setItem("typeset", "{")`],
  ["somebody else's", `localStorage.setItem("member", '{"uid":7}')`],
] as const) {
  test(`with storage that is ${how} visitors read and members work`, async ({ page, complaints }) => {
    await page.addInitScript(script);
    await open(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await page.getByLabel("Message").fill("Hello");
    const { problem, therapy, result } = await openTherapy(page);
    await problem.fill("a stiff neck");
    await therapy.click();
    await expect(result("Your Personalized Yoga Therapy Plan")).toBeVisible();
    // The router mentions that it cannot keep where a page was scrolled to; nothing else complains.
    const others = complaints.filter((line) => !line.includes("SecurityError: denied"));
    complaints.splice(0, complaints.length, ...others);
  });
}

test("a contact message outlives a reload, is counted near its end, and is forgotten when sent", async ({
  page,
}) => {
  await open(page, "/contact");
  await page.getByLabel("Name").fill("Ana");
  await page.getByLabel("Message").fill("x".repeat(4990));
  await expect(page.getByText("10 of 5,000 characters left.")).toBeVisible();
  await open(page, "/contact");
  await expect(page.getByLabel("Message")).toHaveValue("x".repeat(4990));
  await page.getByLabel("Message").fill("x".repeat(5000));
  await expect(page.getByText("That is all that fits: 5,000 characters.")).toBeVisible();
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message has been sent!")).toBeVisible();
  await open(page, "/contact");
  await expect(page.getByLabel("Message")).toHaveValue("");
});
