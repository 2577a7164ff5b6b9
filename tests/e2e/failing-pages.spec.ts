import { openChat } from "./chat.ts";
import { expect, open, test } from "./studio.ts";
import { download, openTherapy } from "./therapy.ts";

test("an answer and its file need no script that was not there with the page", async ({
  page,
  complaints,
}) => {
  const { problem, therapy, result } = await openTherapy(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  await problem.fill("a stiff neck from the desk");
  await therapy.click();
  await expect(
    result("Your Personalized Yoga Therapy Plan").getByRole("heading", { level: 4 }).first(),
  ).toBeVisible();
  const { name, text } = await download(page, "Save Yoga Therapy Plan as .txt");
  expect(name).toBe("Yoga_Therapy_Plan.txt");
  expect(text).toContain("a stiff neck from the desk");
  complaints.length = 0;
});

test("a page that fails offers to be loaded again", async ({ page, complaints }) => {
  await open(page, "/");
  await page.evaluate(() => {
    // The last resort of any page: something in it throws while it is drawn.
    Intl.DateTimeFormat.prototype.format = () => {
      throw new Error("made to fail");
    };
    Array.prototype.toSorted = () => {
      throw new Error("made to fail");
    };
  });
  await page.evaluate(() => {
    history.pushState({}, "", "/yoga-therapy");
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  });
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await page.getByRole("button", { name: "Load again" }).click();
  await expect(page.getByRole("heading", { name: "Yoga Therapy Plan" })).toBeVisible();
  complaints.length = 0;
});

test("logging out without a connection says so, and works when it is back", async ({ page, complaints }) => {
  await openChat(page);
  await page.route("/api/auth/sign-out", (route) => route.abort());
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("alert")).toContainText("You are still signed in");
  await page.unroute("/api/auth/sign-out");
  complaints.length = 0;
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("a press before the scripts arrive shows that it was heard, and is answered when they do", async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/schedule");
  const filter = page.getByRole("button", { name: "Hatha Yoga", exact: true });
  await filter.click();
  await expect(filter).toHaveAttribute("aria-busy", "true");
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(3);
  gate.resolve();
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  await expect(entries).toHaveCount(1);
  await expect(filter).not.toHaveAttribute("aria-busy");
});
