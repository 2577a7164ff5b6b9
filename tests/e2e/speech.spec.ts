import type { Page } from "@playwright/test";
import { openDashboard } from "./member.ts";
import { expect, test } from "./studio.ts";

const failed = "Error with speech recognition. Try again.";

async function openChat(page: Page) {
  await openDashboard(page);
  return {
    box: page.getByLabel("Your question"),
    mic: page.getByRole("button", { name: /Speak|Listening/ }),
  };
}

/** A recogniser that tells us what it was asked, and sends events in the order browsers do. */
async function installRecogniser(page: Page) {
  await page.addInitScript(() => {
    class Recogniser extends EventTarget {
      lang = "";
      continuous = true;
      interimResults = false;
      onresult: ((event: object) => void) | null = null;
      onerror: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        Object.assign(window, { recogniser: this, starts: (Reflect.get(window, "starts") ?? 0) + 1 });
      }
      abort() {}
      hear(...results: string[]) {
        this.onresult?.({
          resultIndex: 0,
          results: results.map((transcript) => [{ transcript, confidence: 0 }]),
        });
      }
    }
    Object.assign(window, { SpeechRecognition: Recogniser });
  });
  const tell = (method: string, ...words: string[]) =>
    page.evaluate(
      ([name, ...heard]) => {
        const recogniser = Reflect.get(window, "recogniser");
        if (name === "hear") recogniser.hear(...heard);
        if (name === "error") recogniser.onerror({ error: heard[0] });
        if (name === "end") recogniser.onend();
      },
      [method, ...words] as const,
    );
  return {
    hear: (...results: string[]) => tell("hear", ...results),
    fail: (error: string) => tell("error", error),
    end: () => tell("end"),
  };
}

test("what is spoken fills the box beside what was typed and is never sent by itself; Android's repeated finals are not doubled, whoever types has the last word, and an error is no end", async ({
  page,
}) => {
  const recogniser = await installRecogniser(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const { box, mic } = await openChat(page);
  await expect(page.getByText("your browser may send the sound to its maker")).toBeVisible();
  await box.fill("My back hurts.");
  await mic.click();
  await expect(mic).toHaveText("Listening...");
  await expect(mic).toBeDisabled();
  expect(
    await page.evaluate(() => {
      const { lang, continuous, interimResults } = Reflect.get(window, "recogniser");
      return { lang, continuous, interimResults };
    }),
  ).toEqual({ lang: "en-US", continuous: false, interimResults: true });
  await recogniser.hear("which");
  await expect(box).toHaveValue("My back hurts. which");
  await recogniser.hear("which stretch");
  await recogniser.hear("which stretch", "helps");
  await expect(box).toHaveValue("My back hurts. which stretch helps");
  await recogniser.end();
  await expect(mic).toHaveText("Speak");
  await expect(mic).toBeEnabled();
  await box.press("End");
  await box.pressSequentially("?");
  await expect(box).toHaveValue("My back hurts. which stretch helps?");

  await box.fill("");
  await mic.click();
  await recogniser.hear("my", "my knee", "My knee hurts");
  await recogniser.hear("my", "my knee", "My knee hurts", "my knee hurts on stairs");
  await expect(box).toHaveValue("my knee hurts on stairs");
  await recogniser.hear("my", "my knee", "my knee hurts on stairs", "since May");
  await expect(box).toHaveValue("my knee hurts on stairs since May");
  await recogniser.end();
  await box.fill("");
  await mic.click();
  await recogniser.hear("a", "after class");
  await expect(box).toHaveValue("a after class");
  await box.fill("after class my knee aches");
  await expect(mic).toHaveText("Speak");
  await page.evaluate(() =>
    Reflect.get(window, "recogniser").onresult?.({ results: [[{ transcript: "late" }]] }),
  );
  await expect(box).toHaveValue("after class my knee aches");

  // An error is said, can be put away, and listening works again.
  await mic.click();
  await recogniser.fail("no-speech");
  await recogniser.end();
  await expect(page.getByRole("alert")).toContainText(failed);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await mic.click();
  await expect(mic).toHaveText("Listening...");
  expect(await page.evaluate(() => Reflect.get(window, "starts"))).toBe(5);
  expect(asked).not.toContain("/chatbot");
});

test("this browser's own recogniser is taken as it is, and typing ends it", async ({ page }) => {
  const { box, mic } = await openChat(page);
  await mic.click();
  // Chromium fails at once without its maker's servers, its headless shell listens to nothing for ever.
  await expect(mic.filter({ hasText: "Listening..." }).or(page.getByRole("alert"))).toBeVisible();
  await box.fill("I type instead");
  await expect(mic).toHaveText("Speak");
  await expect(mic).toBeEnabled();
});
