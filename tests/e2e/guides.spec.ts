import { expectAccessible, expectAccessibleInBothSchemes } from "./accessible.ts";
import { test } from "./model-studio.ts";
import { expect } from "./studio.ts";
import { download, openTherapy, wordsOf } from "./therapy.ts";

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
  // Its last words come a moment before its end; then the other one alone is busy.
  await expect(busy).toHaveCount(1);
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
    // The newest is open; the others unfold.
    const unfold = result(region).getByRole("button", { name: /^Unfold/ });
    if (region !== "Your Yoga Routine" && region !== "Your Diet Plan") await expect(unfold).toBeVisible();
    if (await unfold.isVisible()) await unfold.click();
    expect(lines).toEqual(await wordsOf(result(region)));
  }
  const contents = page.getByRole("navigation", { name: "Plans on this page" });
  await expect(contents.getByRole("link")).toHaveText(["Yoga Therapy Plan", "Yoga Routine", "Diet Plan"]);
});

test("a plan that a model proposes comes whole, and the handbook writes one when the model breaks off", async ({
  page,
  model,
}) => {
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  const proposal = {
    greeting: "Shoulders like yours want room.",
    steps: [{ practice: "shoulder-rolls", minutes: 2, reason: "It may help you to let go." }],
    advice: [],
  };
  const [half, rest] = JSON.stringify(proposal).split(/(?<=room)/);
  model.behave({ say: [half ?? "", seen, rest ?? ""] });
  const { problem, therapy, result } = await openTherapy(page);
  await problem.fill("my shoulders are stiff");
  await therapy.click();
  const plan = result("Your Personalized Yoga Therapy Plan");
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toHaveCount(0);
  goOn();
  // What the model proposed, with all that the handbook says of it.
  await expect(plan).toContainText("Shoulders like yours want room.");
  await expect(plan).toContainText("For you: It may help you to let go.");
  await expect(plan.getByRole("heading", { name: "When to stop" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toBeVisible();

  model.behave({ fail: "drop", after: ["## Half a plan\n\n", "Rest.\n\n"] });
  await therapy.click();
  await expect(plan).toContainText("This answer is from the studio's handbook.");
  await expect(plan).not.toContainText("Half a plan");
});

test("a new plan folds the one before it away; earlier plans are listed, opened again and deleted", async ({
  page,
  model,
}) => {
  model.behave({ fail: "refuse", status: 500 });
  const { problem, therapy, routine, result } = await openTherapy(page);
  await problem.fill("My hips are tight");
  await therapy.click();
  await expect(page.getByRole("button", { name: /^Open Therapy plan/ })).toBeVisible();
  const plan = result("Your Personalized Yoga Therapy Plan");
  await expect(plan.getByText("When to stop")).toBeVisible();
  await routine.click();
  await expect(page.getByRole("button", { name: /^Open Yoga routine/ })).toBeVisible();
  await expect(result("Your Yoga Routine").getByText("Warm-up")).toBeVisible();
  await expect(plan.getByText("When to stop")).toBeHidden();
  await expect(plan.getByRole("button", { name: "Save Yoga Therapy Plan as .txt" })).toBeVisible();
  // It unfolds where it is.
  await plan.getByRole("button", { name: "Unfold the therapy plan" }).click();
  await expect(plan.getByText("When to stop")).toBeVisible();

  await page.reload();
  await expect(result("Earlier plans").getByText("My hips are tight")).toBeVisible();
  await page.getByRole("button", { name: /^Open Therapy plan/ }).click();
  await expect(plan).toContainText("tight hips");
  const saved = await download(page, "Save Yoga Therapy Plan as .txt");
  expect(saved.text).toContain("What you described: My hips are tight");
  await page.getByRole("button", { name: /^Delete Therapy plan/ }).click();
  await page.getByRole("button", { name: "Yes, delete it" }).click();
  await expect(page.getByRole("button", { name: /^Open Therapy plan/ })).toHaveCount(0);
  // It was open, and is gone from the page as well.
  await expect(plan).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Earlier plans" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("button", { name: /^Open Yoga routine/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Open Therapy plan/ })).toHaveCount(0);
});

test("with plans on it the page fits a small screen, in light and dark, and paper, where there is one and nothing else", async ({
  page,
  model,
}) => {
  model.behave({ fail: "refuse", status: 500 });
  const { problem, therapy, routine, result } = await openTherapy(page);
  await problem.fill(
    "My hips are tight and I sit at a desk for ten hours every single working day of the week",
  );
  await therapy.click();
  await expect(page.getByRole("button", { name: /^Open Therapy plan/ })).toBeVisible();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  await expectAccessibleInBothSchemes(result("Your Personalized Yoga Therapy Plan"));
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
  await expectAccessible(page.getByRole("region", { name: "Urgent" }));
  // Nor is it listed among the plans.
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit Preferences" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Earlier plans" })).toHaveCount(0);
});
