import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { choosePreferences, register } from "./member.ts";
import { expectAccessible, test } from "./model-studio.ts";
import { expect, open } from "./studio.ts";

async function openTherapy(page: Page) {
  await register(page);
  await choosePreferences(page);
  await page.getByRole("link", { name: "Yoga Therapy", exact: true }).first().click();
  await expect(page.getByRole("button", { name: "Edit Preferences" })).toBeVisible();
  return {
    problem: page.getByLabel("Describe Your Problem"),
    therapy: page.getByRole("button", { name: "Generate Therapy Plan" }),
    routine: page.getByRole("button", { name: "Generate Yoga Routine" }),
    diet: page.getByRole("button", { name: "Generate Diet Plan" }),
    result: (name: string) => page.getByRole("region", { name }),
  };
}

/** The words on the screen, a line for each item, as a text file has them. */
async function wordsOf(guide: Locator): Promise<string[]> {
  const texts = await guide.locator("h3, h4, li, :not(li) > p").allInnerTexts();
  return texts
    .flatMap((text) => text.split("\n"))
    .map((line) => line.trim())
    .filter(Boolean);
}

async function download(page: Page, label: string) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: label }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

test("a visitor sees the page and an invitation, and the generate actions do nothing", async ({ page }) => {
  const posted: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
  await open(page, "/yoga-therapy");
  await expect(page.getByRole("heading", { level: 1, name: "Yoga Therapy Plan" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in to get yours" })).toBeVisible();
  await expect(page.getByText("This tool is for information only and is not a substitute")).toBeVisible();
  await page.getByLabel("Describe Your Problem").fill("my back");
  for (const name of ["Generate Therapy Plan", "Generate Yoga Routine", "Generate Diet Plan"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("button", { name })).toBeEnabled();
  }
  await expect(page.getByRole("button", { name: "Edit Preferences" })).toHaveCount(0);
  expect(posted).toEqual([]);
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
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save Preferences" }).click();
  await expect(page.getByRole("alert")).toContainText("Preferences updated successfully!");
  await expect(card).toContainText("vegan, no nuts");
  await routine.click();
  await expect(result("Your Yoga Routine")).toContainText("20 minutes for strength, beginner");
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

test("the three guides form, are saved as they are on the screen, and each is busy by itself", async ({
  page,
  model,
}) => {
  model.behave({ fail: "refuse", status: 500 });
  const { problem, therapy, routine, diet, result } = await openTherapy(page);
  await expect(problem).toHaveAttribute("rows", "4");
  await therapy.click();
  expect(await problem.evaluate((box: HTMLTextAreaElement) => box.validity.valueMissing)).toBe(true);
  await problem.fill("Stiff neck and poor sleep, three months");
  await therapy.click();
  const plan = result("Your Personalized Yoga Therapy Plan");
  await expect(plan.getByRole("heading", { name: "When to see a professional" })).toBeVisible();

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("/generate_yoga_routine", async (route) => {
    await held;
    await route.continue();
  });
  await routine.click();
  const busy = page.getByRole("button", { name: "Generating..." });
  await expect(busy).toBeDisabled();
  await diet.click();
  await expect(result("Your Diet Plan")).toContainText("Shopping list");
  await expect(busy).toBeDisabled();
  release();
  await expect(result("Your Yoga Routine")).toContainText("Warm-up");
  await expectAccessible(page);

  for (const [label, file, region, inputs] of [
    [
      "Save Yoga Therapy Plan as .txt",
      "Yoga_Therapy_Plan.txt",
      "Your Personalized Yoga Therapy Plan",
      "What you described: Stiff neck and poor sleep, three months",
    ],
    [
      "Save Yoga Routine as .txt",
      "Yoga_Routine.txt",
      "Your Yoga Routine",
      "Fitness Level: Beginner\nYoga Goal: Relaxation",
    ],
    ["Save Diet Plan as .txt", "Diet_Plan.txt", "Your Diet Plan", "Diet Preference: not given"],
  ] as const) {
    const saved = await download(page, label);
    expect(saved.name).toBe(file);
    expect(saved.text).toMatch(/^.+, Heron Yoga\nDate: \w+ \d+, \d{4}\n/);
    expect(saved.text).toContain(inputs);
    expect(saved.text).toContain(
      "This is for information only and is not a substitute for professional medical advice.",
    );
    expect(saved.text).not.toMatch(/\*\*|^#/m);
    const body = saved.text.slice(saved.text.indexOf("\n\n"));
    const lines = body
      .split("\n")
      .map((line) => line.trim().replace(/^(?:- |\d+\. )/, ""))
      .filter((line) => line && !/^[=-]+$/.test(line));
    expect(lines).toEqual(await wordsOf(result(region)));
  }
});

test("a failure of the therapy plan is said in the server's words, or in ours", async ({
  page,
  complaints,
}) => {
  const { problem, therapy, result } = await openTherapy(page);
  await problem.fill("my back");
  const path = "/generate_yoga_therapy_plan";
  await page.route(
    path,
    (route) => route.fulfill({ status: 429, json: { detail: "Please come back tomorrow." } }),
    { times: 1 },
  );
  await therapy.click();
  await expect(page.getByRole("alert")).toHaveText("Please come back tomorrow.");
  await page.route(path, (route) => route.fulfill({ status: 500, body: "oops" }), { times: 1 });
  await therapy.click();
  await expect(page.getByRole("alert")).toHaveText("Failed to generate therapy plan.");
  await page.route(path, (route) => route.abort(), { times: 1 });
  await therapy.click();
  await expect(page.getByRole("alert")).toHaveText("Failed to generate therapy plan.");
  await expectAccessible(page);
  await page.route(path, (route) => route.fulfill({ json: {} }), { times: 1 });
  await therapy.click();
  await expect(result("Your Personalized Yoga Therapy Plan")).toContainText("No therapy plan received.");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toHaveCount(0);
  // What was described is still there to be sent again.
  await expect(problem).toHaveValue("my back");
  complaints.length = 0;
});

for (const [kind, path, missing, unreachable] of [
  [
    "Routine",
    "/generate_yoga_routine",
    "Error: Unable to fetch yoga routine.",
    "Failed to load yoga routine.",
  ],
  ["Diet Plan", "/generate_diet_plan", "Error: Unable to fetch diet plan.", "Failed to load diet plan."],
] as const) {
  test(`a ${kind.toLowerCase()} that does not come is said in its own words`, async ({
    page,
    complaints,
  }) => {
    const { routine, diet } = await openTherapy(page);
    const generate = kind === "Routine" ? routine : diet;
    for (const answer of [{ json: {} }, { status: 500, json: { detail: "No." } }]) {
      await page.route(path, (route) => route.fulfill(answer), { times: 1 });
      await generate.click();
      await expect(page.getByText(missing)).toBeVisible();
    }
    await page.route(path, (route) => route.abort(), { times: 1 });
    await generate.click();
    await expect(page.getByRole("alert")).toHaveText(unreachable);
    await generate.click();
    await expect(page.getByRole("button", { name: /^Save/ })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    complaints.length = 0;
  });
}

test("the line breaks of a routine and of a diet plan stay line breaks", async ({ page }) => {
  const { routine, diet, result } = await openTherapy(page);
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

test("a plan streams in while it forms, and starts over when the model breaks off", async ({
  page,
  model,
}) => {
  model.behave({
    say: ["## A plan of mine\n\n", ...Array.from({ length: 40 }, () => "Rest.\n\n")],
    pauseMs: 50,
  });
  const { problem, therapy, result } = await openTherapy(page);
  await problem.fill("my shoulders are stiff");
  await therapy.click();
  const plan = result("Your Personalized Yoga Therapy Plan");
  await expect(plan.getByRole("heading", { name: "A plan of mine" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toHaveCount(0);
  // What the model left out came from the handbook.
  await expect(plan.getByRole("heading", { name: "When to stop" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toBeVisible();

  model.behave({ fail: "drop", after: ["## Half a plan\n\n", "Rest.\n\n"] });
  await therapy.click();
  await expect(plan).toContainText("This answer is from the studio's handbook.");
  await expect(plan).not.toContainText("Half a plan");
});

test("earlier plans are listed, opened again and deleted", async ({ page, model }) => {
  model.behave({ fail: "refuse", status: 500 });
  const { problem, therapy, routine, result } = await openTherapy(page);
  await problem.fill("My hips are tight");
  await therapy.click();
  await expect(page.getByRole("button", { name: /^Open Therapy plan/ })).toBeVisible();
  await routine.click();
  await expect(page.getByRole("button", { name: /^Open Yoga routine/ })).toBeVisible();
  await page.reload();
  await expect(result("Earlier plans").getByText("My hips are tight")).toBeVisible();
  await page.getByRole("button", { name: /^Open Therapy plan/ }).click();
  await expect(result("Your Personalized Yoga Therapy Plan")).toContainText("tight hips");
  const saved = await download(page, "Save Yoga Therapy Plan as .txt");
  expect(saved.text).toContain("What you described: My hips are tight");
  await page.getByRole("button", { name: /^Delete Therapy plan/ }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByRole("button", { name: /^Open Therapy plan/ })).toHaveCount(0);
  // It was open, and is gone from the page as well.
  await expect(result("Your Personalized Yoga Therapy Plan")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Earlier plans" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Open Yoga routine/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Open Therapy plan/ })).toHaveCount(0);
});

test("on paper there is one plan and nothing else, and it fits", async ({ page, model }) => {
  model.behave({ fail: "refuse", status: 500 });
  const { problem, therapy, routine, result } = await openTherapy(page);
  await problem.fill("My hips are tight");
  await therapy.click();
  await expect(page.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toBeVisible();
  await routine.click();
  await expect(page.getByRole("button", { name: "Save Yoga Routine as .txt" })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.evaluate(() => {
    window.print = () => {
      const seen = [...document.querySelectorAll("a, button, input, h1, h2, h3")]
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent);
      const overflow = document.documentElement.scrollWidth - innerWidth;
      const { color } = getComputedStyle(document.body);
      Object.assign(window, { printed: { seen, overflow, color } });
    };
  });
  await result("Your Yoga Routine")
    .getByRole("button", { name: "Print", includeHidden: true })
    .dispatchEvent("click");
  const printed = await page.evaluate(() => Reflect.get(window, "printed"));
  expect(printed.seen).toEqual(["Your Yoga Routine:", "20 minutes for relaxation, beginner"]);
  expect([printed.overflow, printed.color]).toEqual([0, "rgb(0, 0, 0)"]);
});

test("an emergency is no plan: urgent care first, with numbers to tap", async ({ page }) => {
  const { problem, therapy } = await openTherapy(page);
  await problem.fill("Since this morning half of my face is drooping and my speech is slurred");
  await therapy.click();
  await expect(page.getByRole("heading", { name: "Please get medical help now" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  await expect(page.getByRole("heading", { name: "Your Personalized Yoga Therapy Plan" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveText("Please get medical help now.");
  await expectAccessible(page);
  // Nor is it listed among the plans.
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit Preferences" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Earlier plans" })).toHaveCount(0);
});

test("a visitor's description goes with them when they sign in, and blanks are none", async ({ page }) => {
  await open(page, "/yoga-therapy");
  await page.getByLabel("Describe Your Problem").fill("stiff hips since May");
  await register(page);
  await choosePreferences(page);
  await page.getByRole("link", { name: "Yoga Therapy", exact: true }).first().click();
  const box = page.getByLabel("Describe Your Problem");
  await expect(box).toHaveValue("stiff hips since May");
  await box.fill("   ");
  await page.getByRole("button", { name: "Generate Therapy Plan" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("with plans and answers on them the pages fit a small screen, in light and dark", async ({
  page,
  model,
}) => {
  model.behave({ fail: "refuse", status: 500 });
  const { problem, therapy } = await openTherapy(page);
  await problem.fill(
    "My hips are tight and I sit at a desk for ten hours every single working day of the week",
  );
  await therapy.click();
  await expect(page.getByRole("button", { name: /^Open Therapy plan/ })).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await expectAccessible(page);
  }
});
