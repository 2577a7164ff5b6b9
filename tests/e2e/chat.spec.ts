import type { Behaviour } from "../parts/model-server.ts";
import { expectAccessible } from "./accessible.ts";
import { gentle, openChat, sorry } from "./chat.ts";
import { test } from "./model-studio.ts";
import { expect, open } from "./studio.ts";

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
  await box.fill("my neck is stiff");
  await box.press("Enter");
  await expect(log.getByRole("heading", { name: "For your neck" })).toBeVisible();
  await expect(log.getByRole("listitem").first()).toHaveText("Shoulder Rolls: slowly.");
  await expect(log.getByRole("link", { name: "our week" })).toHaveAttribute("href", "/schedule");
  await expect(box).toHaveValue("");
  await expectAccessible(log);

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
  await expect(page.getByText("Where shall we begin?")).toBeVisible();
});

test("Enter sends, Shift and Enter break the line, a blank question sends nothing, and what is typed outlives a reload, and what is asked the end of the session", async ({
  page,
  context,
  model,
  complaints,
}) => {
  model.behave({ say: [gentle] });
  const { member, box, send, log } = await openChat(page);
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

  // An answer that came whole is shown as well.
  await page.route("/chatbot", (route) => route.fulfill({ json: { response: "**Breathe** slowly." } }));
  await box.fill("hello");
  await box.press("Enter");
  await expect(log.locator("strong")).toHaveText("Breathe");

  await box.fill("my left hip, since");
  await page.reload();
  await expect(box).toHaveValue("my left hip, since");

  await page.unroute("/chatbot");
  // What comes now is refused, and the browser says so.
  expect(complaints).toEqual([]);
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

test("while it thinks it says so, and Stop ends the answer and keeps what came; what is typed meanwhile is neither sent by Stop nor overwritten by a failure", async ({
  page,
  model,
  complaints,
}) => {
  const { box, send, log, status } = await openChat(page);
  // Held here first: the server would not wait for a silent model for as long as axe may take.
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(
    "/chatbot",
    async (route) => {
      await seen;
      await route.abort();
    },
    { times: 1 },
  );
  await box.fill("my shoulders are stiff");
  await box.press("Enter");
  await expect(log.getByText("Thinking...")).toBeVisible();
  await expectAccessible(log);
  goOn();
  await expect(log.getByText(sorry)).toBeVisible();
  complaints.length = 0;

  model.behave({ fail: "hang", after: [gentle] });
  await box.fill("my shoulders are stiff");
  await box.press("Enter");
  await expect(log.getByText("Thinking...")).toBeVisible();
  await expect(status).toHaveText("Thinking...");
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(log.getByText("You stopped this answer.")).toBeVisible();
  await expectAccessible(log);
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  await expect(log.getByText("Thinking...")).toHaveCount(0);
  await model.requests.at(-1)?.gone;

  const asked: unknown[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/chatbot") && asked.push(request.postDataJSON().question),
  );
  await box.fill("my shoulders are stiff");
  await send.dblclick();
  await expect(log.getByText("Roll your shoulders")).toHaveCount(2);
  await box.fill("my next question");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(log.getByText("You stopped this answer.")).toHaveCount(2);
  await expect(box).toHaveValue("my next question");
  expect(asked).toEqual(["my shoulders are stiff"]);
  expect(complaints).toEqual([]);

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

test("a model that fails costs the member nothing: the handbook's answer stands there, under what was said before", async ({
  page,
  model,
}) => {
  const { box, log, status } = await openChat(page);
  const cases: [Behaviour, string][] = [
    [{ fail: "refuse", status: 500 }, "This answer is from the studio's handbook."],
    [{ say: [] }, "This answer is from the studio's handbook."],
    [{ fail: "truncate", after: ["Half an answer.\n"] }, "This is from the studio's handbook:"],
  ];
  for (const [index, [behaviour, words]] of cases.entries()) {
    model.behave(behaviour);
    await box.fill("my neck is stiff");
    await box.press("Enter");
    await expect(log.getByRole("article")).toHaveCount(index + 1);
    await expect(log.getByRole("article").last().getByText(words)).toBeVisible();
    await expect(status).toHaveText("The answer is there.");
  }
  await expect(log.getByText("Half an answer.")).toBeVisible();
});

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
  await expectAccessible(log);
  await send.click();
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  // What failed has made way for what worked.
  await expect(log.getByText(sorry)).toHaveCount(0);
  await expect(box).toHaveValue("");

  // A conversation that cannot be loaded is not taken for none.
  await page.route("/api/chat", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.reload();
  await expect(log.getByText("could not be loaded")).toBeVisible();
  await log.getByRole("button", { name: "Try again" }).click();
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  complaints.length = 0;
});
