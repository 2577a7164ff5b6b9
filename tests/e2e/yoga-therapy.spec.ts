import type { Route } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { choosePreferences, register } from "./member.ts";
import { test } from "./model-studio.ts";
import { expect, open } from "./studio.ts";
import { openTherapy } from "./therapy.ts";

test("a visitor sees the page and an invitation, and the generate actions do nothing; a description goes with whoever signs in, and blanks are none", async ({
  page,
}) => {
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await open(page, "/yoga-therapy");
  await expect(page.getByRole("heading", { level: 1, name: "Yoga Therapy Plan" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in to get yours" })).toBeVisible();
  await expect(page.getByText("This tool is for information only and is not a substitute")).toBeVisible();
  await page.getByLabel("Describe Your Problem").fill("stiff hips since May");
  for (const name of ["Generate Therapy Plan", "Generate Yoga Routine", "Generate Diet Plan"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("button", { name })).toBeEnabled();
  }
  await expect(page.getByRole("button", { name: "Edit Preferences" })).toHaveCount(0);
  expect(posted).toEqual([]);

  await register(page);
  await choosePreferences(page);
  await page.getByRole("link", { name: "Yoga Therapy", exact: true }).first().click();
  const box = page.getByLabel("Describe Your Problem");
  await expect(box).toHaveValue("stiff hips since May");
  await box.fill("   ");
  await page.getByRole("button", { name: "Generate Therapy Plan" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("preferences are read, edited in own words, saved and used", async ({ page, model }) => {
  model.behave({ fail: "refuse", status: 500 });
  const { routine, diet, result } = await openTherapy(page);
  const card = page.locator("dl");
  await expect(card).toContainText("Fitness Level:");
  await expect(card).toContainText("Yoga Goal:");
  await expect(card).toContainText("Diet Preference:");
  await page.getByRole("button", { name: "Edit Preferences" }).click();
  await expect(page.getByLabel("Fitness Level")).toBeFocused();
  await page.getByLabel("Diet Preference").fill("vegan, no nuts");
  await page.getByLabel("Yoga Goal").fill("strong legs");
  await expectAccessible(page.locator("form").filter({ has: page.getByLabel("Yoga Goal") }));
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByRole("alert")).toContainText("Preferences updated successfully!");
  await expect(card).toContainText("vegan, no nuts");
  await routine.click();
  await expect(result("Your Yoga Routine")).toContainText("20 minutes for strength, beginner");
  // As long as it grows, what is below moves away from under a press.
  await expect(routine).toBeEnabled();
  await diet.click();
  await expect(result("Your Diet Plan")).toContainText("Seven days, vegan, without nuts");
  await page.reload();
  await expect(card).toContainText("strong legs");
});

test("what cannot be loaded or saved is logged only", async ({ page, complaints }) => {
  const { therapy, problem } = await openTherapy(page);
  await page.route("/users/*", (route) => route.abort());
  await page.getByRole("button", { name: "Edit Preferences" }).click();
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Save Preferences" })).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expect.poll(() => complaints.some((line) => line.includes("ERR_FAILED"))).toBe(true);
  await problem.fill("my back");
  await therapy.click();
  await expect(therapy).toBeEnabled();
  await expect(page.getByRole("alert")).toHaveCount(0);
  complaints.length = 0;
});

test("a plan that does not come is said in the server's words, or in its own; line breaks stay line breaks", async ({
  page,
  complaints,
}) => {
  const { problem, therapy, routine, diet, result } = await openTherapy(page);
  await problem.fill("my back");
  const path = "/generate_yoga_therapy_plan";
  for (const fail of [
    (route: Route) => route.fulfill({ status: 500, body: "oops" }),
    (route: Route) => route.fulfill({ status: 500, json: { detail: "" } }),
    (route: Route) => route.abort(),
  ]) {
    const detail = "Please come back tomorrow.";
    await page.route(path, (route) => route.fulfill({ status: 429, json: { detail } }), { times: 1 });
    await therapy.click();
    await expect(page.getByRole("alert")).toHaveText(detail);
    await page.route(path, fail, { times: 1 });
    await therapy.click();
    await expect(page.getByRole("alert")).toHaveText("Failed to generate therapy plan.");
  }
  await expectAccessible(page);
  await page.route(path, (route) => route.fulfill({ json: {} }), { times: 1 });
  await therapy.click();
  await expect(result("Your Personalized Yoga Therapy Plan")).toContainText("No therapy plan received.");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toHaveCount(0);
  // What was described is still there to be sent again.
  await expect(problem).toHaveValue("my back");
  complaints.length = 0;

  for (const [generate, path, words, save] of [
    [routine, "/generate_yoga_routine", "yoga routine", "Save Yoga Routine as .txt"],
    [diet, "/generate_diet_plan", "diet plan", "Save Diet Plan as .txt"],
  ] as const) {
    for (const answer of [{ json: {} }, { status: 500, json: { detail: "No." } }]) {
      await page.route(path, (route) => route.fulfill(answer), { times: 1 });
      // Both are said in the same words: those of the first must not pass for the second's.
      const answered = page.waitForResponse(`**${path}`);
      await generate.click();
      await answered;
      await expect(page.getByText(`Error: Unable to fetch ${words}.`)).toBeVisible();
    }
    await page.route(path, (route) => route.abort(), { times: 1 });
    await generate.click();
    await expect(page.getByRole("alert")).toHaveText(`Failed to load ${words}.`);
    await generate.click();
    await expect(page.getByRole("button", { name: save })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    complaints.length = 0;
  }

  await page.route("/generate_yoga_routine", (route) =>
    route.fulfill({ json: { routine: { content: "one\ntwo" } } }),
  );
  await page.route("/generate_diet_plan", (route) =>
    route.fulfill({ json: { dietPlan: { content: "three\nfour" } } }),
  );
  await routine.click();
  await expect(result("Your Yoga Routine").locator("p br")).toHaveCount(1);
  await diet.click();
  await expect(result("Your Diet Plan").locator("p br")).toHaveCount(1);
});

test("whoever listens to the page is told which plan has just arrived", async ({ page, model }) => {
  model.behave({ fail: "refuse", status: 500 });
  const { problem, therapy, routine, diet } = await openTherapy(page);
  const said = page.getByRole("status").filter({ hasText: /is there|Thinking/ });
  await problem.fill("my back");
  for (const [generate, words] of [
    [routine, "Your routine is there."],
    [therapy, "Your therapy plan is there."],
    [diet, "Your diet plan is there."],
    // Beside a newer plan of another kind, what came last is still what is named.
    [routine, "Your routine is there."],
  ] as const) {
    await generate.click();
    await expect(said).toHaveText(words);
  }
});
