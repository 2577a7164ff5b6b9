import type { Browser, Page } from "@playwright/test";
import type { DatedClassTable, PassTable } from "../../server/database/tables.ts";
import { addClass, addPass, monthly } from "../parts/booking.ts";
import { inBooks } from "../parts/in-books.ts";
import { expectAccessible, expectAccessibleInBothSchemes } from "./accessible.ts";
import { joinStudio } from "./member.ts";
import { expect, open, test } from "./studio.ts";

const dayMs = 24 * 60 * 60_000;

test.use({ timezoneId: "America/New_York" });

/** A Hatha class of the test's own, three days ahead. */
function addHatha(dataDir: string, changes: Partial<DatedClassTable> = {}): Promise<DatedClassTable> {
  const startsAt = new Date(Date.now() + 3 * dayMs).toISOString();
  return inBooks(dataDir, (database) => addClass(database, { startsAt, ...changes }));
}

async function giveClassPass(dataDir: string, email: string, changes: Partial<PassTable> = {}) {
  await inBooks(dataDir, async (database) => {
    const { id: uid } = await database
      .selectFrom("user")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    await addPass(database, { uid, email }, changes);
  });
}

/** The line of one class, on Schedule. */
const lineOf = (page: Page, { id }: DatedClassTable) => page.locator(`[data-class="${id}"]`);

/** The same on the dashboard. */
const onDashboard = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ hasText: "Hatha Yoga" })
    .filter({ hasText: /Booked/ });

async function newBrowser(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, timezoneId: "America/New_York" });
  return context.newPage();
}

test.describe("on a phone, with the keyboard alone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("a visitor signs in on the way to a class, books it and cancels it for free", async ({
    page,
    dataDir,
  }) => {
    const { email, password } = await joinStudio(page);
    await page.context().clearCookies();
    await giveClassPass(dataDir, email);
    const hatha = await addHatha(dataDir);
    const line = lineOf(page, hatha);

    await open(page, `/schedule?class=${hatha.id}`);
    await expect(line).toContainText("2 spots left");
    await line.getByRole("link", { name: "Book: Hatha Yoga" }).press("Enter");
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText("Afterwards you come back to the class you chose")).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.keyboard.press("Enter");

    await expect(page).toHaveURL(`/schedule?class=${hatha.id}`);
    await expect(line.getByRole("button", { name: "Book: Hatha Yoga" })).toBeFocused();
    await expect(line).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(line).toContainText("Booked");
    await expect(line).toContainText("In person. Free to cancel until");
    await expectAccessibleInBothSchemes(page);

    // From the words that say so, the next thing is the way out.
    await page.keyboard.press("Tab");
    await expect(line.getByRole("button", { name: "Cancel Hatha Yoga" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(
      line.getByRole("group", { name: "You get the class back. Cancel your spot?" }),
    ).toBeFocused();
    await expectAccessibleInBothSchemes(line);
    // Escape closes the question, and the keyboard is where it was.
    await page.keyboard.press("Escape");
    await expect(line.getByRole("button", { name: "Cancel Hatha Yoga" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(line.getByRole("button", { name: "Cancel my spot" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(line).toContainText("Cancelled. The class is back on your pass.");
    await expect(line).toContainText("2 spots left");
    await page.keyboard.press("Tab");
    await expect(line.getByRole("button", { name: "Book: Hatha Yoga" })).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("more dates are shown when asked for, and the keyboard goes on with the first of them", async ({
    page,
  }) => {
    await open(page, "/schedule");
    const friday = page.getByRole("listitem").filter({ hasText: "Meditation & Breathwork" });
    const lines = friday.locator("[data-class]");
    await expect(lines).toHaveCount(2);
    await friday.getByRole("button", { name: "More dates" }).press("Enter");
    await expect(lines.nth(2)).toBeFocused();
    expect(await lines.count()).toBeGreaterThan(6);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  });
});

test("cancelling late says first what is lost, on the dashboard too, and the class stays used", async ({
  page,
  dataDir,
}) => {
  const { email } = await joinStudio(page);
  await giveClassPass(dataDir, email);
  const hatha = await addHatha(dataDir);
  await open(page, `/schedule?class=${hatha.id}`);
  const line = lineOf(page, hatha);
  await line.getByRole("button", { name: "Book: Hatha Yoga" }).click();
  await expect(line).toContainText("Free to cancel until");
  await inBooks(dataDir, (database) =>
    database
      .updateTable("booking")
      .set({ freeUntil: new Date(Date.now() - 1000).toISOString() })
      .where("email", "=", email)
      .execute(),
  );

  await page.reload();
  await line.getByRole("button", { name: "Cancel Hatha Yoga" }).click();
  await expect(line).toContainText("It is too late to get the class back. Cancel anyway?");
  await line.getByRole("button", { name: "Keep my spot" }).click();
  await expect(line).toContainText("Booked");

  await open(page, "/dashboard");
  const card = onDashboard(page);
  await expect(card).toContainText("Booked in person. Too late to get the class back");
  await expect(page.getByText("Valid for 9 classes")).toBeVisible();
  await page.getByText("Add your classes to your calendar").click();
  const address = page.getByLabel("Or give your calendar this address:");
  const first = await address.inputValue();
  expect(await (await page.request.get(first)).text()).toContain("SUMMARY:Hatha Yoga with Maya Lindqvist");
  await page.getByRole("button", { name: "Renew this address" }).click();
  await expect(page.getByText("The old one shows nothing any more.")).toBeVisible();
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(await address.inputValue())).status()).toBe(200);
  await expectAccessibleInBothSchemes(page);

  await card.getByRole("button", { name: "Cancel: Hatha Yoga" }).click();
  await expect(card).toContainText("It is too late to get the class back. Cancel anyway?");
  await card.getByRole("button", { name: "Cancel my spot" }).click();
  await expect(page.getByText("Nothing booked yet.")).toBeVisible();
  await expect(page.getByText("Valid for 9 classes")).toBeVisible();
});

test("the next in line gets the spot that somebody gives up", async ({
  page,
  browser,
  dataDir,
  studioUrl,
}) => {
  const hatha = await addHatha(dataDir, { capacity: 1 });
  const ana = await joinStudio(page);
  await giveClassPass(dataDir, ana.email);
  await open(page, `/schedule?class=${hatha.id}`);
  const line = lineOf(page, hatha);
  await line.getByRole("button", { name: "Book: Hatha Yoga" }).click();
  await expect(line).toContainText("Booked");

  const other = await newBrowser(browser, studioUrl);
  const ben = await joinStudio(other, "Ben Okafor");
  // With passes for both ways to come, one is asked which.
  await giveClassPass(dataDir, ben.email);
  await giveClassPass(dataDir, ben.email, monthly);
  await open(other, `/schedule?class=${hatha.id}`);
  const sameLine = lineOf(other, hatha);
  await expect(sameLine).toContainText("Full");
  await sameLine.getByRole("button", { name: "Join the waitlist: Hatha Yoga" }).click();
  await sameLine.getByRole("button", { name: "Online", exact: true }).click();
  await expect(sameLine).toContainText("Waiting, 1st in line");
  await expectAccessible(sameLine);

  await line.getByRole("button", { name: "Cancel Hatha Yoga" }).click();
  await line.getByRole("button", { name: "Cancel my spot" }).click();
  await expect(line).toContainText("Cancelled. The class is back on your pass.");
  await expect(line).toContainText("Full");

  // Whoever comes back to the page sees it without loading it again.
  await other.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(sameLine).toContainText("Booked");
  await expect(sameLine).toContainText("Online. Cancelling costs nothing before it begins");

  // The way in is shown from half an hour before, and not three days ahead.
  const startsAt = new Date(Date.now() + 25 * 60_000).toISOString();
  const vinyasa = { entry: "wednesday-0900-vinyasa-flow", classType: "Vinyasa Flow" };
  const soon = await addHatha(dataDir, { startsAt, ...vinyasa });
  await other.request.post("/api/bookings", { data: { classId: soon.id, place: "online" } });
  await open(other, "/dashboard");
  await expect(onDashboard(other)).toContainText("Booked online");
  const wayIn = other.getByRole("link", { name: "Open the class link" });
  const withWayIn = other.getByRole("listitem").filter({ has: wayIn });
  await expect(withWayIn).toHaveCount(1);
  await expect(withWayIn).toContainText("Vinyasa Flow");
  await other.context().close();
});

test("whoever has no pass buys one, and is told whether the spot was booked", async ({
  page,
  dataDir,
  complaints,
}) => {
  await joinStudio(page);
  const [free, taken] = [await addHatha(dataDir), await addHatha(dataDir, { capacity: 1 })];
  const book = async (hatha: DatedClassTable) => {
    await lineOf(page, hatha).getByRole("button", { name: "Book: Hatha Yoga" }).click();
    await expect(lineOf(page, hatha).getByRole("button", { name: /^Get / })).toHaveCount(4);
  };
  const buy = async (hatha: DatedClassTable) => {
    await lineOf(page, hatha)
      .getByRole("button", { name: "Get In Person Yoga Session - 1 class pass" })
      .click();
    await expect(page).toHaveURL(/\/demo-checkout\/cs_demo_/);
  };
  await open(page, `/schedule?class=${free.id}`);
  await book(free);
  await expectAccessible(lineOf(page, free));
  await buy(free);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Cancelled");
  await page.getByRole("link", { name: "Back to the class you chose" }).click();
  await expect(lineOf(page, free)).toBeInViewport();
  await book(free);
  await buy(free);
  await page.getByRole("button", { name: "Pay $40" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Successful!");
  await expect(page.getByRole("heading", { name: "Your spot is booked" })).toBeVisible();
  await expect(page.getByText("$40. Used for this class.")).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole("link", { name: "See your classes" }).click();
  await expect(onDashboard(page)).toContainText("Booked in person");

  await open(page, `/schedule?class=${taken.id}`);
  await book(taken);
  await buy(taken);
  await inBooks(dataDir, (database) =>
    database.updateTable("datedClass").set({ taken: 1 }).where("id", "=", taken.id).execute(),
  );
  await page.getByRole("button", { name: "Pay $40" }).click();
  await expect(page.getByRole("heading", { name: "Your spot is not booked" })).toBeVisible();
  await page.getByRole("link", { name: "Join the waitlist" }).click();
  await expect(lineOf(page, taken).getByRole("button", { name: "Join the waitlist" })).toBeInViewport();
  // The browser's own word about the three answers that say no pass covers it.
  expect(complaints.splice(0)).toEqual(Array(3).fill(expect.stringContaining("409")));
});

test("a class that is cancelled or moved says so, and cannot be booked where it is not", async ({
  page,
  dataDir,
}) => {
  const cancelled = await addHatha(dataDir, { status: "cancelled" });
  const moved = await addHatha(dataDir, { plannedFor: new Date(Date.now() + 2 * dayMs).toISOString() });
  await open(page, `/schedule?class=${cancelled.id}`);
  await expect(lineOf(page, cancelled)).toContainText("Cancelled");
  await expect(lineOf(page, cancelled)).toBeFocused();
  await expect(lineOf(page, cancelled).getByRole("link")).toHaveCount(0);
  await open(page, `/schedule?class=${moved.id}`);
  await expect(lineOf(page, moved)).toContainText("Moved from");
  await expectAccessibleInBothSchemes(lineOf(page, moved));
});
