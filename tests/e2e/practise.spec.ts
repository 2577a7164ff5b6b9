import type { Page } from "@playwright/test";
import type { PlayedStep } from "../../contract/practice.ts";
import { expectAccessible, expectAccessibleInBothSchemes } from "./accessible.ts";
import { joinStudio } from "./member.ts";
import { expect, open, test } from "./studio.ts";
import { openTherapy } from "./therapy.ts";

/** What the page made heard and asked for, in order. */
type Heard = { bells: number[]; said: string[]; locks: number };

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging into the browser's own interface.
  interface Window {
    heard: Heard;
  }
}

/** Puts a voice, a sound and a lock of the test's own into the browser, which have none of their own to hear. */
async function listen(page: Page, devices: "there" | "absent" | "failing"): Promise<void> {
  await page.addInitScript((which) => {
    const heard: Heard = { bells: [], said: [], locks: 0 };
    window.heard = heard;
    const put = (owner: object, name: string, value: unknown) =>
      Object.defineProperty(owner, name, { configurable: true, value });
    const fail = () => {
      throw new Error("It does not work.");
    };
    if (which === "absent") {
      put(window, "AudioContext", undefined);
      put(window, "speechSynthesis", undefined);
      // As browsers without it are: its name is not there at all.
      Reflect.deleteProperty(Navigator.prototype, "wakeLock");
      return;
    }
    const isThere = which === "there";
    const voices = { getVoices: () => [{ lang: "en-US" }], addEventListener() {}, removeEventListener() {} };
    const speak = ({ text }: SpeechSynthesisUtterance) => heard.said.push(text);
    const speech = { ...voices, cancel() {}, resume() {}, speak: isThere ? speak : fail };
    put(window, "speechSynthesis", speech);
    const lock = { release: async () => {} };
    const request = async () => {
      heard.locks += 1;
      return isThere ? lock : fail();
    };
    put(Navigator.prototype, "wakeLock", { request });
    const { start } = OscillatorNode.prototype;
    put(OscillatorNode.prototype, "start", function (this: OscillatorNode, when: number) {
      if (!isThere) fail();
      heard.bells.push(this.frequency.value);
      start.call(this, when);
    });
  }, devices);
}

/** A member with a routine, its steps, and the clock in the test's hands. */
async function openRoutine(page: Page, fitnessLevel = "Beginner") {
  await joinStudio(page);
  await page.request.post("/generate_yoga_routine", { data: { fitnessLevel, yogaGoal: "Strength" } });
  const [guide] = await (await page.request.get("/api/guides")).json();
  const answer = await (await page.request.get(`/api/guides/${guide.id}/steps`)).json();
  const steps: PlayedStep[] = answer.steps;
  await page.clock.install();
  await open(page, `/practise?guide=${guide.id}`);
  return { id: guide.id as string, steps };
}

/** Stops the clock: from now on only what is played passes, however long the machine takes over it. */
async function holdTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

/** Lets time pass as a sleepy page's timers do, a part of a minute at once: drawing every tenth takes long. */
async function play(page: Page, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 15) await page.clock.fastForward(Math.min(15, left) * 1000);
}

const nameOf = ({ name, side }: PlayedStep) =>
  side ? `${name}${side === "left" ? "Left" : "Right"} side` : name;

test("a whole routine is played, with every step, side, word and bell in order, and what hurt is left out after it", async ({
  page,
}) => {
  await listen(page, "there");
  const { steps } = await openRoutine(page);
  const total = steps.reduce((sum, { seconds }) => sum + seconds, 0);
  expect(total).toBe(20 * 60);
  const begin = page.getByRole("button", { name: "Begin" });
  await expect(begin).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await holdTime(page);
  await begin.click();
  const title = page.getByRole("dialog").getByRole("heading");
  for (const [index, step] of steps.entries()) {
    await expect(title).toHaveText(nameOf(step));
    await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
    if (index === 1) {
      // Looking takes time: the routine waits for it.
      await page.getByRole("button", { name: "Pause" }).click();
      await page.clock.resume();
      await expectAccessibleInBothSchemes(page.getByRole("dialog"));
      await holdTime(page);
      await page.getByRole("button", { name: "Go on" }).click();
      // As when somebody comes back to the page: the browser has taken the lock away meanwhile.
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    }
    await expect(page.getByText(/^Get ready: \d+$/)).toBeVisible();
    await play(page, step.ready);
    await expect(page.getByText(/^(Breathe in|At your own pace)/)).toBeVisible();
    await play(page, step.seconds - step.ready);
  }
  await expect(page.getByRole("heading", { name: "How was it?" })).toBeFocused();
  await page.clock.resume();
  const { bells, said, locks } = await page.evaluate(() => window.heard);
  // Of each stroke only the lowest of its tones.
  const strokes = bells.filter((pitch) => pitch === 396 || pitch === 528);
  expect(strokes).toEqual([...steps.flatMap(() => [396, 528]), 396, 396, 396]);
  const spoken = said.join(" ");
  let place = 0;
  for (const { name, side, cues } of steps) {
    for (const words of [side ? `Next: ${name}, ${side} side` : `Next: ${name}`, cues[0] ?? ""]) {
      const found = spoken.indexOf(words, place);
      expect(found, words).toBeGreaterThanOrEqual(place);
      place = found;
    }
  }
  expect(locks).toBe(2);
  await expect(page.getByText("You are done. That was 20 minutes.")).toBeVisible();
  await expectAccessibleInBothSchemes(page.getByRole("dialog"));

  await page.getByRole("button", { name: "Something hurt" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "Good" })).toBeVisible();
  await page.getByRole("button", { name: "Something hurt" }).click();
  await page.getByText("Knees", { exact: true }).click();
  await expectAccessibleInBothSchemes(page.getByRole("dialog"));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toContainText("From now on I leave out what loads your knees");
  await expect(page.getByRole("status")).toContainText("When to see somebody");
  await page.getByRole("button", { name: "Close" }).click();

  await open(page, "/dashboard");
  await expect(page.getByText("You practised in 1 week of the last 12.")).toBeVisible();
  await expect(page.getByText("I leave out what loads your knees.")).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole("button", { name: "Forget: I leave out what loads your knees." }).click();
  await expect(page.getByText("Nothing from your practice.")).toBeVisible();
  await expect(page.getByText("You practised in 1 week of the last 12.")).toBeVisible();
});

for (const devices of ["absent", "failing"] as const) {
  test(`with voice, sound and wake lock ${devices} it plays all the same, by keyboard, and after five minutes hidden it is on the right step`, async ({
    page,
    complaints,
  }) => {
    await listen(page, devices);
    const { steps } = await openRoutine(page);
    await expect(page.getByRole("button", { name: "Begin" })).toBeFocused();
    await holdTime(page);
    await page.keyboard.press("Enter");
    const title = page.getByRole("dialog").getByRole("heading");
    await expect(title).toHaveText(nameOf(steps[0] as PlayedStep));
    await expect(page.getByRole("checkbox", { name: "Voice" })).toHaveCount(devices === "absent" ? 0 : 1);
    // Timers of a hidden page sleep: as many as were due come once.
    await page.clock.fastForward(5 * 60_000);
    let left = 5 * 60;
    const due = steps.findIndex(({ seconds }) => {
      left -= seconds;
      return left < 0;
    });
    await expect(title).toHaveText(nameOf(steps[due] as PlayedStep));
    await expect(page.getByText(`Step ${due + 1} of ${steps.length}`)).toBeVisible();

    await page.keyboard.press("Space");
    await expect(page.getByRole("button", { name: "Go on" })).toBeFocused();
    await page.clock.runFor(10 * 60_000);
    await expect(title).toHaveText(nameOf(steps[due] as PlayedStep));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText(`Step ${due + 2} of ${steps.length}`)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByText(`Step ${due + 1} of ${steps.length}`)).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText("1.25× pace")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("You stopped early, which is fine. That was 5 minutes.")).toBeVisible();
    await page.clock.resume();
    await page.getByRole("button", { name: "Something hurt" }).click();
    // Help is read even where what formats it cannot be fetched.
    if (devices === "failing") await page.route("**/assets/*.js", (route) => route.abort());
    await page.getByLabel("What was it like?").fill("my chest, it presses and my arm is numb");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toContainText("Please get medical help now");
    await expect(page.getByRole("link", { name: /^Call / })).toHaveCount(devices === "absent" ? 1 : 0);
    complaints.length = 0;
  });
}

test("a session that was skipped through counts for nothing, and leaving it leads back to its plan", async ({
  page,
  context,
}) => {
  const { problem, therapy, result } = await openTherapy(page);
  await problem.fill("my neck is stiff");
  await therapy.click();
  const plan = result("Your Personalized Yoga Therapy Plan");
  await plan.getByRole("link", { name: "Practise" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  const title = page.getByRole("heading", { name: "That was short" });
  const skip = page.getByRole("button", { name: "Skip" });
  const status = page.getByText(/^Step \d+ of \d+/);
  const [, count] = /of (\d+)/.exec((await status.textContent()) ?? "") ?? [];
  for (let step = 1; step <= Number(count); step += 1) {
    await expect(status).toContainText(`Step ${step} of`);
    await skip.click();
  }
  await expect(title).toBeFocused();
  await expect(page.getByText("not written down as practised")).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(plan.getByRole("button", { name: "Fold the therapy plan" })).toBeVisible();
  await expect(plan.getByText("How often:")).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText("There is no connection.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("There is no connection.")).toBeHidden();
  await open(page, "/dashboard");
  await expect(page.getByText("Nothing yet. Any week is a good one to begin.")).toBeVisible();
  await page.getByRole("link", { name: "Sessions saved on this device" }).click();
  await expect(page.getByRole("listitem").getByRole("link", { name: /minutes/ })).toBeVisible();
});

test("what was opened once plays without a network, and nothing of it stays after Logout", async ({
  page,
  context,
  complaints,
}) => {
  const { problem, therapy, result } = await openTherapy(page);
  await problem.fill("my neck is stiff");
  await therapy.click();
  const plan = result("Your Personalized Yoga Therapy Plan");
  const practise = plan.getByRole("link", { name: "Practise" });
  await expect(practise).toBeVisible();
  const address = await practise.getAttribute("href");
  const stateOfWorker = async () =>
    (await navigator.serviceWorker.getRegistration("/practise"))?.active?.state ?? "none";
  await expect.poll(() => page.evaluate(stateOfWorker)).toBe("activated");
  await context.setOffline(true);
  await page.goto(address ?? "");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByText("Step 1 of")).toBeVisible();
  await expect(page.locator("[data-figure]")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Begin" })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const inside = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return inside.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith("/api/"))).toEqual([
    expect.stringMatching(/^\/api\/guides\/[\w-]+\/steps$/),
  ]);
  await context.setOffline(false);
  // What could not be reached was said on the console.
  complaints.splice(0);
  await open(page, "/dashboard");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expect
    .poll(() =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]),
    )
    .toEqual([]);
});

test("a meal is swapped by a press on it, and the shopping list and the file follow", async ({ page }) => {
  const { diet, result } = await openTherapy(page);
  await diet.click();
  const plan = result("Your Diet Plan");
  const breakfast = plan.getByRole("button", { name: /^Breakfast: / }).first();
  const before = await breakfast.textContent();
  await breakfast.click();
  const dialog = page.getByRole("dialog", { name: "Another breakfast for Monday" });
  const choice = dialog.getByRole("listitem").getByRole("button").first();
  const wanted = await choice.textContent();
  await expectAccessibleInBothSchemes(dialog);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(dialog.getByRole("button", { name: "Keep it as it is" })).toBeInViewport({ ratio: 1 });
  await choice.click();
  await expect(breakfast).toHaveText(`Breakfast: ${wanted}.`);
  expect(before).not.toContain(wanted);
  await plan.getByText("Shopping list, added up").click();
  const item = plan.getByRole("checkbox").first();
  await item.check();
  await expectAccessible(plan);
  await page.reload();
  await page.getByRole("button", { name: /^Open Diet plan/ }).click();
  await expect(breakfast).toHaveText(`Breakfast: ${wanted}.`);
  await plan.getByText("Shopping list, added up").click();
  await expect(item).toBeChecked();
});
