import { randomUUID } from "node:crypto";
import { inBooks } from "../parts/in-books.ts";
import { gentle, openChat } from "./chat.ts";
import { test } from "./model-studio.ts";
import { expect } from "./studio.ts";

test("streaming leaves alone what is there, and where the reader is", async ({ page, model }) => {
  const blocks = Array.from({ length: 15 }, (_, index) => `Paragraph ${index}: breathe slowly and rest.\n\n`);
  model.behave({ say: blocks });
  const { box, log } = await openChat(page);
  await box.fill("first");
  await box.press("Enter");
  await expect(log.getByText("Paragraph 14")).toBeAttached();
  await expect(log.getByRole("button", { name: "Copy" })).toHaveCount(1);

  const { promise: watched, resolve: goOn } = Promise.withResolvers<void>();
  model.behave({ say: [...blocks.slice(0, 5), watched, ...blocks.slice(5)] });
  await box.fill("second");
  await box.press("Enter");
  const second = log.getByRole("article").nth(1);
  await expect(second.getByText("Paragraph 3:")).toBeAttached();
  // The question is at the top, and the answer grows downwards without moving it.
  const top = await log.evaluate((box) => box.scrollTop);
  await second.evaluate((article) => {
    const early = [...article.querySelectorAll("p")].filter((p) => p.textContent?.startsWith("Paragraph 1:"));
    let count = 0;
    const observer = new MutationObserver((records) => {
      count += records.length;
    });
    for (const p of early)
      observer.observe(p, { childList: true, characterData: true, subtree: true, attributes: true });
    Object.assign(window, { changes: () => count + (early[0]?.isConnected ? 0 : 1000) });
  });
  goOn();
  await expect(second.getByText("Paragraph 14:")).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, "changes")())).toBe(0);
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

test("two hundred exchanges are all there, with the latest in view", async ({ page, dataDir }) => {
  const { member, log } = await openChat(page);
  await inBooks(dataDir, async (database) => {
    const { id: uid } = await database
      .selectFrom("user")
      .select("id")
      .where("email", "=", member.email)
      .executeTakeFirstOrThrow();
    const exchanges = Array.from({ length: 200 }, (_, index) => ({
      id: randomUUID(),
      uid,
      question: `Question ${index + 1}: is Monday a class?`,
      response: gentle,
      answeredBy: "model" as const,
      createdAt: new Date(Date.now() - (200 - index) * 60_000).toISOString(),
      kept: null,
    }));
    await database.insertInto("chatExchange").values(exchanges).execute();
  });
  await page.reload();
  await expect(log.getByRole("article")).toHaveCount(200);
  await expect(log.getByRole("article").filter({ hasText: "Question 200:" })).toBeInViewport();
  await expect(log.getByText("Question 1:")).not.toBeInViewport();
});
