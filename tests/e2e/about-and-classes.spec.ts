import { expect, test } from "./studio.ts";

test("a visitor reads why the studio exists and who teaches, compares the three classes and goes on to the schedule", async ({
  page,
}) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "About Us" })).toHaveAttribute("aria-current", "page");
  await expect(bar.getByRole("link", { name: "Home" })).not.toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(page.getByRole("heading", { name: "Our mission" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Our vision" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(["Maya Lindqvist"]);
  await expect(page.getByText("Second instructor")).toHaveCount(0);
  await expect(page.getByText("Third instructor")).toHaveCount(0);
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/login");

  await page.goto("/classes");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(3);
  for (const [index, name, duration, level] of [
    [0, "Vinyasa Flow", "60 min", "All"],
    [1, "Hatha Yoga", "60 min", "Beginner"],
    [2, "Meditation & Breathwork", "30 min", "All"],
  ] as const) {
    const card = cards.nth(index);
    await expect(card.getByRole("heading")).toHaveText(name);
    await expect(card.getByRole("definition")).toHaveText([duration, level]);
  }
  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL("/schedule");
});
