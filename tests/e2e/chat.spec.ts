import type { Page } from "@playwright/test";
import type { Behaviour } from "../parts/model-server.ts";
import { choosePreferences, register } from "./member.ts";
import { expectAccessible, test } from "./model-studio.ts";
import { expect, open } from "./studio.ts";

const sorry = "Sorry, I couldn't process that request.";
const gentle = "Roll your shoulders slowly, eight times each way.\n";

async function openChat(page: Page) {
  const member = await register(page);
  await choosePreferences(page);
  return {
    member,
    box: page.getByLabel("Your question"),
    send: page.getByRole("button", { name: "Send", exact: true }),
    log: page.getByRole("log", { name: "Conversation" }),
    status: page.getByRole("status").filter({ hasText: /Thinking|answer|Sorry|Stopped/ }),
  };
}

test("a question is answered in formatted text, is there again on another device, and is cleared", async ({
  page,
  browser,
  studioUrl,
  model,
}) => {
  model.behave({
    say: ["## For your neck\n", "- **Shoulder Rolls**: slowly.\n", "- See [our week](/schedule).\n"],
  });
  const { member, box, log } = await openChat(page);
  await expect(box).toHaveAttribute("rows", "3");
  await expect(page.getByText("An AI program for yoga and food, not a person")).toBeVisible();
  await expectAccessible(page);
  await box.fill("my neck is stiff");
  await box.press("Enter");
  await expect(log.getByRole("heading", { name: "For your neck" })).toBeVisible();
  await expect(log.getByRole("listitem").first()).toHaveText("Shoulder Rolls: slowly.");
  await expect(log.getByRole("link", { name: "our week" })).toHaveAttribute("href", "/schedule");
  await expect(box).toHaveValue("");
  await expectAccessible(page);

  const elsewhere = await browser.newPage({ baseURL: studioUrl });
  await open(elsewhere, "/login");
  await elsewhere.getByLabel("Email").fill(member.email);
  await elsewhere.getByLabel("Password").fill(member.password);
  await elsewhere.getByRole("button", { name: "Login" }).click();
  await expect(elsewhere.getByRole("heading", { name: "For your neck" })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(log.getByText("my neck is stiff")).toBeVisible();
  // By keyboard, which stays where it is useful.
  await page.getByRole("button", { name: "Clear conversation" }).press("Enter");
  await expect(page.getByRole("button", { name: "Yes, delete it all" })).toBeFocused();
  await page.getByRole("button", { name: "Keep it" }).press("Enter");
  await expect(page.getByRole("button", { name: "Clear conversation" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(box).toBeFocused();
  await expect(log.getByText("my neck is stiff")).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("Which breathing calms me before sleep?")).toBeVisible();
});

test("Enter sends, Shift and Enter break the line, and a blank question sends nothing", async ({
  page,
  model,
}) => {
  model.behave({ say: [gentle] });
  const { box, send, log } = await openChat(page);
  const before = model.requests.length;
  await box.fill("  \n ");
  await box.press("Enter");
  await send.click();
  await expect(log.getByRole("article")).toHaveCount(0);
  await box.fill("stiff");
  await box.press("Shift+Enter");
  await box.pressSequentially("shoulders");
  await expect(box).toHaveValue("stiff\nshoulders");
  await box.press("Enter");
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  expect(model.requests.slice(before).map(({ messages }) => messages.at(-1)?.content)).toEqual([
    "stiff\nshoulders",
  ]);
});

test("while it thinks it says so, and Stop ends the answer and keeps what came", async ({ page, model }) => {
  model.behave({ fail: "hang", after: [gentle] });
  const { box, log, status } = await openChat(page);
  await box.fill("my shoulders are stiff");
  await box.press("Enter");
  await expect(log.getByText("Thinking...")).toBeVisible();
  await expect(status).toHaveText("Thinking...");
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(log.getByText("You stopped this answer.")).toBeVisible();
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  await expect(log.getByText("Thinking...")).toHaveCount(0);
  await model.requests.at(-1)?.gone;
});

for (const [how, behaviour] of Object.entries<Behaviour>({
  "drops the stream": { fail: "truncate", after: ["Half an answer.\n"] },
  "fails with 500": { fail: "refuse", status: 500 },
  "answers nothing": { say: [] },
})) {
  test(`a model that ${how} costs the member nothing: the handbook's answer stands there, whole`, async ({
    page,
    model,
  }) => {
    model.behave(behaviour);
    const { box, log, status } = await openChat(page);
    await box.fill("my neck is stiff");
    await box.press("Enter");
    await expect(log.getByText("This answer is from the studio's handbook.")).toBeVisible();
    await expect(log.getByText("Half an answer.")).toHaveCount(0);
    await expect(status).toHaveText("The answer is there.");
  });
}

test("a failure shows the one sentence, and the question is there to be sent again", async ({
  page,
  model,
  complaints,
}) => {
  model.behave({ say: [gentle] });
  const { box, send, log } = await openChat(page);
  for (const fail of [
    () => page.route("/chatbot", (route) => route.abort(), { times: 1 }),
    () =>
      page.route("/chatbot", (route) => route.fulfill({ status: 500, json: { detail: "No." } }), {
        times: 1,
      }),
    () => page.route("/chatbot", (route) => route.fulfill({ json: {} }), { times: 1 }),
  ]) {
    await fail();
    await box.fill("my shoulders are stiff");
    await send.click();
    await expect(log.getByText(sorry)).toBeVisible();
    await expect(box).toHaveValue("my shoulders are stiff");
  }
  await expectAccessible(page);
  await send.click();
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  // What failed has made way for what worked.
  await expect(log.getByText(sorry)).toHaveCount(0);
  await expect(box).toHaveValue("");
  complaints.length = 0;
});

test("an answer that came whole is shown as well", async ({ page }) => {
  await page.route("/chatbot", (route) => route.fulfill({ json: { response: "**Breathe** slowly." } }));
  const { box, log } = await openChat(page);
  await box.fill("hello");
  await box.press("Enter");
  await expect(log.locator("strong")).toHaveText("Breathe");
});

test("what is being typed outlives a reload", async ({ page }) => {
  const { box } = await openChat(page);
  await box.fill("my left hip, since");
  await page.reload();
  await expect(box).toHaveValue("my left hip, since");
});

test("streaming leaves alone what is there, and where the reader is", async ({ page, model }) => {
  const blocks = Array.from({ length: 30 }, (_, index) => `Paragraph ${index}: breathe slowly and rest.\n\n`);
  model.behave({ say: blocks });
  const { box, log } = await openChat(page);
  await box.fill("first");
  await box.press("Enter");
  await expect(log.getByText("Paragraph 29")).toBeAttached();
  await expect(log.getByRole("button", { name: "Copy" })).toHaveCount(1);

  model.behave({ say: blocks, pauseMs: 40 });
  await box.fill("second");
  await box.press("Enter");
  const second = log.getByRole("article").nth(1);
  await expect(second.getByText("Paragraph 3:")).toBeAttached();
  // The question is at the top, and the answer grows downwards without moving it.
  const top = await log.evaluate((box) => box.scrollTop);
  const changes = second.evaluate((article) => {
    const early = [...article.querySelectorAll("p")].filter((p) => p.textContent?.startsWith("Paragraph 1:"));
    return new Promise<number>((resolve) => {
      let count = 0;
      const observer = new MutationObserver((records) => {
        count += records.length;
      });
      for (const p of early)
        observer.observe(p, { childList: true, characterData: true, subtree: true, attributes: true });
      const done = new MutationObserver(() => {
        if (!article.textContent?.includes("Paragraph 29:")) return;
        done.disconnect();
        resolve(count + (early[0]?.isConnected ? 0 : 1000));
      });
      done.observe(article, { childList: true, subtree: true, characterData: true });
    });
  });
  expect(await changes).toBe(0);
  expect(await log.evaluate((box) => box.scrollTop)).toBe(top);
  // Somebody who reads further up is not pulled away either.
  await log.evaluate((box) => {
    box.scrollTop = 0;
  });
  await expect(second.getByRole("button", { name: "Copy" })).toBeAttached();
  expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
});

test("an answer is copied as plain text, and read aloud with pause and stop, one at a time", async ({
  page,
  context,
  model,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // A voice that, as browsers do, tells what it was reading that it was interrupted, a moment later.
  await page.addInitScript(() => {
    const said: string[] = [];
    const calls: string[] = [];
    let waiting: SpeechSynthesisUtterance[] = [];
    const speech = {
      speak(utterance: SpeechSynthesisUtterance) {
        said.push(utterance.text);
        waiting.push(utterance);
      },
      cancel() {
        calls.push("cancel");
        const interrupted = waiting;
        waiting = [];
        setTimeout(() => {
          for (const each of interrupted) each.dispatchEvent(new Event("error"));
        });
      },
      pause: () => calls.push("pause"),
      resume: () => calls.push("resume"),
    };
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.assign(window, { said, calls });
  });
  model.behave({ say: ["### Rest\n", "- **Lie** down\n"] });
  const { box, log } = await openChat(page);
  for (const question of ["how do I rest", "and again"]) {
    await box.fill(question);
    await box.press("Enter");
    await expect(log.getByRole("article").last().getByRole("button", { name: "Copy" })).toBeVisible();
  }
  const [first, second] = [log.getByRole("article").first(), log.getByRole("article").last()];
  await first.getByRole("button", { name: "Copy" }).click();
  await expect(first.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Rest\n\n- Lie down\n\n-{40}\n\nThis is for/,
  );
  await first.getByRole("button", { name: "Read aloud" }).click();
  expect(await page.evaluate(() => Reflect.get(window, "said"))).toEqual([
    "Rest",
    "- Lie down",
    expect.stringContaining("This is for information only"),
  ]);
  await first.getByRole("button", { name: "Pause reading" }).click();
  await second.getByRole("button", { name: "Read aloud" }).click();
  await expect(first.getByRole("button", { name: "Read aloud" })).toBeVisible();
  await expect(second.getByRole("button", { name: "Pause reading" })).toBeVisible();
  await second.getByRole("button", { name: "Pause reading" }).click();
  await second.getByRole("button", { name: "Go on reading" }).click();
  await second.getByRole("button", { name: "Stop reading" }).click();
  await expect(second.getByRole("button", { name: "Read aloud" })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "calls"))).toEqual([
    ...["cancel", "resume", "pause"],
    ...["cancel", "resume", "pause", "resume", "cancel"],
  ]);
});

test("what is typed meanwhile is neither sent by Stop nor overwritten by a failure", async ({
  page,
  model,
  complaints,
}) => {
  model.behave({ fail: "hang", after: [gentle] });
  const { box, send, log } = await openChat(page);
  const asked: unknown[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/chatbot") && asked.push(request.postDataJSON().question),
  );
  await box.fill("my shoulders are stiff");
  await send.dblclick();
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  await box.fill("my next question");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(log.getByText("You stopped this answer.")).toBeVisible();
  await expect(box).toHaveValue("my next question");
  expect(asked).toEqual(["my shoulders are stiff"]);

  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("/chatbot", async (route) => {
    await held;
    await route.abort();
  });
  await send.click();
  await box.fill("a later thought");
  release();
  await expect(log.getByText(sorry)).toBeVisible();
  await expect(box).toHaveValue("a later thought");
  complaints.length = 0;
});

test("a question asked as the session ends is there again after signing in", async ({
  page,
  context,
  complaints,
}) => {
  const { member, box } = await openChat(page);
  await context.clearCookies();
  await box.fill("my left knee on stairs");
  await box.press("Enter");
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password").fill(member.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(box).toHaveValue("my left knee on stairs");
  complaints.length = 0;
});

test("a conversation that cannot be loaded is not taken for none", async ({ page, complaints }) => {
  const { log } = await openChat(page);
  await page.route("/api/chat", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.reload();
  await expect(log.getByText("could not be loaded")).toBeVisible();
  await log.getByRole("button", { name: "Try again" }).click();
  await expect(log.getByText("Which breathing calms me before sleep?")).toBeVisible();
  complaints.length = 0;
});

test("an emergency is shown as one, with numbers to tap", async ({ page }) => {
  const { box, log } = await openChat(page);
  await box.fill("crushing pain in my chest and my left arm is numb");
  await box.press("Enter");
  await expect(log.getByRole("heading", { name: "Please get medical help now" })).toBeVisible();
  await expect(log.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  await expect(log.getByRole("link", { name: "999" })).toHaveAttribute("href", "tel:999");
  await expect(log.getByRole("link", { name: "15", exact: true }).first()).toHaveAttribute("href", "tel:15");
  await expect(log.locator("a[href^='tel:20']")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveText("Please get medical help now.");
  await expectAccessible(page);
});

test("two hundred exchanges are all there, with the latest in view", async ({ page, model }) => {
  model.behave({ say: [gentle] });
  const { log } = await openChat(page);
  for (let index = 1; index <= 200; index += 1) {
    const response = await page.request.post("/chatbot", {
      data: { question: `Question ${index}: is Monday a class?` },
    });
    expect(response.status()).toBe(200);
  }
  await page.reload();
  await expect(log.getByRole("article")).toHaveCount(200);
  await expect(log.getByText("Question 200:")).toBeInViewport();
  await expect(log.getByText("Question 1:")).not.toBeInViewport();
});
