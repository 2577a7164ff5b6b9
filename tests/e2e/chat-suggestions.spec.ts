import type { Page } from "@playwright/test";
import type { AnsweredBy, ChatExchange } from "../../contract/assistant.ts";
import { expectAccessible, expectAccessibleInBothSchemes } from "./accessible.ts";
import { gentle, openChat, sorry } from "./chat.ts";
import { test } from "./model-studio.ts";
import { expect } from "./studio.ts";

/** Somebody new in the chat, with what it suggests and what is asked there. */
async function openSuggestions(page: Page) {
  const chat = await openChat(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/chatbot")) asked.push(request.postDataJSON().question);
  });
  const group = chat.log.getByRole("group", { name: "Suggestions" });
  return { ...chat, asked, group, suggestions: group.getByRole("button") };
}

test("an empty chat suggests three things of the member's own, and a press asks one of them", async ({
  page,
  model,
}) => {
  model.behave({ say: [gentle] });
  const { box, log, asked, suggestions } = await openSuggestions(page);
  await expect(suggestions).toHaveText([
    "10 minutes for relaxation",
    "Something for dinner",
    /^(When is the next class|Which class suits me)\?$/,
  ]);
  await expectAccessibleInBothSchemes(log);
  await suggestions.first().click();
  await expect(log.getByText("Where shall we begin?")).toHaveCount(0);
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  await expect(log.getByRole("article")).toHaveCount(1);
  await expect(suggestions.filter({ hasText: "Something for dinner" })).toHaveCount(0);
  await expect(box).toHaveValue("");
  expect(asked).toEqual(["10 minutes for relaxation"]);
});

test("an answer suggests what to ask next, again after a reload, until one of it is asked", async ({
  page,
  model,
}) => {
  model.behave({ say: [gentle] });
  const { box, log, asked, group, suggestions } = await openSuggestions(page);
  await box.fill("10 minutes for my neck");
  await box.press("Enter");
  await expect(suggestions).not.toHaveCount(0);
  const suggested = await suggestions.allTextContents();
  await page.reload();
  await expect(suggestions).toHaveText(suggested);
  await expectAccessibleInBothSchemes(log);

  // By keyboard they come after what can be done with the answer, and before the next question.
  await log.getByRole("button", { name: "Ask the teacher" }).focus();
  for (const each of suggested) {
    await page.keyboard.press("Tab");
    await expect(suggestions.filter({ hasText: each })).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(box).toBeFocused();
  await page.keyboard.press("Shift+Tab");

  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  model.behave({ say: [gentle, seen, gentle] });
  await page.keyboard.press("Enter");
  const second = log.getByRole("article").nth(1);
  await expect(second.getByText("Roll your shoulders")).toBeVisible();
  await expect(second).toBeFocused();
  await expect(group).toHaveCount(0);
  goOn();
  await expect(second.getByRole("group", { name: "Suggestions" })).toBeVisible();
  await expect(group).toHaveCount(1);
  expect(asked).toEqual(["10 minutes for my neck", suggested.at(-1)]);
});

test("a press leaves alone what is being typed, and what failed can be sent again", async ({
  page,
  complaints,
}) => {
  const { box, log, suggestions } = await openSuggestions(page);
  await page.route("/chatbot", (route) => route.abort());
  await box.fill("my left hip, since");
  await suggestions.first().click();
  await expect(log.getByText(sorry)).toBeVisible();
  await expect(box).toHaveValue("my left hip, since");
  await expect(suggestions).toHaveCount(0);

  await box.fill("");
  await page.reload();
  await suggestions.first().click();
  await expect(log.getByText(sorry)).toBeVisible();
  await expect(box).toHaveValue("10 minutes for relaxation");
  complaints.length = 0;
});

test("nothing moves when an answer ends with suggestions", async ({ page, model }) => {
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>();
  model.behave({ say: [`${gentle}\n`, seen, gentle] });
  // All of the chat is in view: browsers would hide from us what moves above a page that is scrolled.
  await page.setViewportSize({ width: 1280, height: 1400 });
  const { box, log, group } = await openSuggestions(page);
  await box.fill("10 minutes for my neck");
  await box.press("Enter");
  const text = log.getByText("Roll your shoulders").first();
  await expect(text).toBeVisible();
  const places = () => Promise.all([text, box, log].map((each) => each.boundingBox()));
  const before = await places();
  await page.evaluate(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += Reflect.get(entry, "value");
      Object.assign(window, { moved });
    }).observe({ type: "layout-shift" });
  });
  goOn();
  await expect(group).toBeAttached();
  expect(await places()).toEqual(before);
  expect(await page.evaluate(() => Number(Reflect.get(window, "moved") ?? 0))).toBeLessThan(0.01);
});

test("on a phone they wrap, are high enough for a thumb, and can be told in a high-contrast theme", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { box, log, suggestions } = await openSuggestions(page);
  const expectFit = async () => {
    await expect(suggestions).not.toHaveCount(0);
    for (const each of await suggestions.all()) {
      const { right, height } = await each.evaluate((button) => button.getBoundingClientRect());
      expect(height).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(390);
    }
    expect(await log.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  };
  await expectFit();
  await box.fill("Which class suits me?");
  await box.press("Enter");
  await expect(log.getByRole("article")).toHaveCount(1);
  await expectFit();
  await page.emulateMedia({ forcedColors: "active" });
  const look = await suggestions.first().evaluate((button) => {
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
    return { borderTopWidth, isSeen: borderTopColor !== backgroundColor };
  });
  expect(look).toEqual({ borderTopWidth: "1px", isSeen: true });
});

test("an emergency is shown as one, with numbers to tap; nothing is suggested under it, a stopped answer, or one of an earlier time", async ({
  page,
  model,
}) => {
  const { box, log, group } = await openSuggestions(page);
  await box.fill("crushing pain in my chest and my left arm is numb");
  await box.press("Enter");
  await expect(log.getByRole("heading", { name: "Please get medical help now" })).toBeVisible();
  await expect(log.getByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  await expect(log.getByRole("link", { name: "999" })).toHaveAttribute("href", "tel:999");
  await expect(log.getByRole("link", { name: "15", exact: true }).first()).toHaveAttribute("href", "tel:15");
  await expect(log.locator("a[href^='tel:20']")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveText("Please get medical help now.");
  await expectAccessible(log);
  await expect(log.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(group).toHaveCount(0);

  // Nor if the server had something to suggest.
  const stream = (answeredBy: AnsweredBy) =>
    [
      ["delta", { text: `By ${answeredBy}.` }],
      ["done", { id: answeredBy, createdAt: "", answeredBy, suggestions: ["Something for dinner"] }],
    ]
      .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      .join("");
  for (const [answeredBy, count] of [
    ["triage", 0],
    ["handbook", 1],
  ] as const) {
    const headers = { "content-type": "text/event-stream" };
    await page.route("/chatbot", (route) => route.fulfill({ headers, body: stream(answeredBy) }), {
      times: 1,
    });
    await box.fill("and now");
    await box.press("Enter");
    await expect(
      log
        .getByRole("article")
        .filter({ hasText: `By ${answeredBy}.` })
        .getByText("Copy"),
    ).toBeVisible();
    await expect(group).toHaveCount(count);
  }

  model.behave({ fail: "hang", after: [gentle] });
  await page.reload();
  await page.request.delete("/api/chat");
  await page.reload();
  await box.fill("my shoulders are stiff");
  await box.press("Enter");
  await expect(log.getByText("Roll your shoulders")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(log.getByText("You stopped this answer.")).toBeVisible();
  await expect(group).toHaveCount(0);

  const kept: ChatExchange = {
    id: "1",
    question: "hello",
    response: "Breathe.",
    answeredBy: "triage",
    createdAt: "2026-11-16T12:00:00.000Z",
    suggestions: ["Something for dinner"],
  };
  const { suggestions: _, ...earlier } = { ...kept, answeredBy: "handbook" };
  for (const exchange of [kept, earlier]) {
    await page.route("/api/chat", (route) => route.fulfill({ json: [exchange] }), { times: 1 });
    await page.reload();
    await expect(log.getByText("Breathe.")).toBeVisible();
    await expect(group).toHaveCount(0);
  }
});
