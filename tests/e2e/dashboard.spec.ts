import { openChat } from "./chat.ts";
import { expect, open, test } from "./studio.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("what is booked comes before the chat, the link of today's class before everything; deleting says what is lost", async ({
  page,
}) => {
  const { member, box } = await openChat(page);
  const { y: classes = 0 } =
    (await page.getByRole("heading", { name: "Your classes", exact: true }).boundingBox()) ?? {};
  expect(classes).toBeLessThan((await box.boundingBox())?.y ?? 0);
  expect(classes).toBeLessThan(844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

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

  await page.route("/api/account/deletion", (route) =>
    route.fulfill({ json: { classesLeft: 3, isSubscribed: true } }),
  );
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("You would lose 3 classes that you have paid for.")).toBeVisible();
  await expect(page.getByText("Your subscription is running.")).toBeVisible();
});
