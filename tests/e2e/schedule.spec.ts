import { readFileSync } from "node:fs";
import { expect, open, test } from "./studio.ts";

const week = [
  ["Monday", "6:00 PM", "Hatha Yoga", "60 min with Maya Lindqvist"],
  ["Wednesday", "9:00 AM", "Vinyasa Flow", "60 min with Maya Lindqvist"],
  ["Friday", "6:00 PM", "Meditation & Breathwork", "30 min with Maya Lindqvist"],
] as const;

test.use({ timezoneId: "America/New_York" });

test("a visitor sees the week: day, time, class, length and instructor; a class goes into their calendar, and the whole week can be subscribed to", async ({
  page,
  studioUrl,
}) => {
  await open(page, "/schedule");
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(3);
  for (const [index, words] of week.entries()) {
    for (const word of words) await expect(entries.nth(index)).toContainText(word);
    await expect(entries.nth(index)).toContainText("Eastern Time");
  }
  await expect(page.getByText("your time")).toHaveCount(0);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Add to calendar: Hatha Yoga, Monday" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("monday-1800-hatha-yoga.ics");
  expect(readFileSync(await file.path(), "utf8")).toContain("SUMMARY:Hatha Yoga with Maya Lindqvist");
  const subscribe = page.getByRole("link", { name: "Subscribe to the schedule" });
  await expect(subscribe).toHaveAttribute("href", /^webcal:\/\/.*\/schedule\.ics$/);
  expect((await page.request.get(`${studioUrl}/schedule.ics`)).status()).toBe(200);
});

test("a filter shows one kind of class, is in the address, and survives reload and sharing; a kind that is not taught says so", async ({
  page,
  context,
}) => {
  await open(page, "/schedule");
  await expect(page.getByRole("group", { name: "Show" }).getByRole("button")).toHaveText([
    "All",
    "Vinyasa Flow",
    "Hatha Yoga",
    "Meditation & Breathwork",
  ]);
  const entries = page.getByRole("main").getByRole("listitem");
  for (const [day, , name] of week) {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(entries).toHaveCount(1);
    await expect(entries).toContainText(day);
    await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
  }
  await page.reload();
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText("Friday");

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole("main").getByRole("listitem")).toHaveCount(1);

  await page.getByRole("button", { name: "All", exact: true }).click();
  await expect(entries).toHaveCount(3);
  await expect(page).toHaveURL("/schedule");

  // And by keyboard, which stays where it is useful.
  await page.getByRole("button", { name: "Hatha Yoga", exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(entries).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Hatha Yoga", exact: true })).toBeFocused();

  await open(page, "/schedule?type=Aerial+Yoga");
  await expect(page.getByText("No classes available for this type.")).toBeVisible();
  await expect(entries).toHaveCount(0);
});

test.describe("a visitor elsewhere", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("sees the times on their own clock too, with the day where it differs", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-15T12:00:00Z");
    await open(page, "/schedule");
    const entries = page.getByRole("main").getByRole("listitem");
    await expect(entries.nth(0)).toContainText("Tuesday 8:00 AM your time");
    await expect(entries.nth(1)).toContainText("11:00 PM your time");
    await expect(entries.nth(1)).not.toContainText("Wednesday 11:00 PM");
  });
});
