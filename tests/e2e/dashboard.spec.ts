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
        today: [
          { id: "hatha", classType: "Hatha Yoga", startsAt: new Date(Date.now() + 60_000).toISOString() },
        ],
      },
    }),
  );
  await open(page, "/dashboard");
  await expect(page.getByText(member.email)).toBeVisible();
  const today = page.getByRole("region", { name: "Today" });
  await expect(today).toContainText(/Hatha Yoga, \d+:\d\d [AP]M Eastern Time. You have not booked it. Book/);
  await expect(today.getByRole("link", { name: "Book", exact: true })).toHaveAttribute(
    "href",
    "/schedule?class=hatha",
  );
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what is booked is right below the greeting, before the chat", async ({ page }) => {
    await openChat(page);
    const topOf = async (name: string) =>
      (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? 0;
    const classes = await topOf("Your classes");
    const question = await page.getByRole("textbox").first().boundingBox();
    expect(classes).toBeLessThan(question?.y ?? 0);
    expect(classes).toBeLessThan(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
