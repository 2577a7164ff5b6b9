import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { joinStudio } from "./member.ts";
import { expect, open } from "./studio.ts";

/** Somebody new, on the therapy page. */
export async function openTherapy(page: Page) {
  await joinStudio(page);
  await open(page, "/yoga-therapy");
  await expect(page.getByRole("button", { name: "Edit Preferences" })).toBeVisible();
  return {
    problem: page.getByLabel("Describe Your Problem"),
    therapy: page.getByRole("button", { name: "Generate Therapy Plan" }),
    routine: page.getByRole("button", { name: "Generate Yoga Routine" }),
    diet: page.getByRole("button", { name: "Generate Diet Plan" }),
    result: (name: string | RegExp) => page.getByRole("region", { name }),
  };
}

/** The words on the screen, a line for each item, as a text file has them. */
export async function wordsOf(guide: Locator): Promise<string[]> {
  const texts = await guide.locator("h3, h4, li, :not(li) > p").allInnerTexts();
  return texts
    .flatMap((text) => text.split("\n"))
    .map((line) => line.trim())
    .filter(Boolean);
}

export async function download(page: Page, label: string) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: label }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}
