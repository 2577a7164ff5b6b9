import { openChat } from "./chat.ts";
import { expect, open, test } from "./studio.ts";

test("on the day of a class its link comes before everything else", async ({ page }) => {
  const { member } = await openChat(page);
  const link = "https://meet.example/flow";
  const pass = {
    id: "p",
    planName: "Monthly",
    validity: "Valid",
    isValid: true,
    classLink: link,
    isSubscription: false,
  };
  await page.route("/api/passes", (route) =>
    route.fulfill({
      json: {
        passes: [pass],
        receipts: [],
        isWaiting: false,
        today: [{ classType: "Hatha Yoga", time: "6:00 PM" }],
      },
    }),
  );
  await open(page, "/dashboard");
  await expect(page.getByText(member.email)).toBeVisible();
  const today = page.getByRole("region", { name: "Today" });
  await expect(today).toContainText("Hatha Yoga, 6:00 PM");
  await expect(today.getByRole("link", { name: "Open the class link" })).toHaveAttribute("href", link);
  const [first] = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(first).toBe("Today");
});

test("deleting the account says first what would be lost", async ({ page }) => {
  await openChat(page);
  await page.route("/api/account/deletion", (route) =>
    route.fulfill({ json: { classesLeft: 3, isSubscribed: true } }),
  );
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("You would lose 3 classes that you have paid for.")).toBeVisible();
  await expect(page.getByText("Your subscription is running.")).toBeVisible();
});
