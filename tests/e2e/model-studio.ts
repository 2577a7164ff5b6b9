import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type ModelServer, startModelServer } from "../parts/model-server.ts";
import { test as base, expect } from "./studio.ts";

/** A browser test against a server with a language model, which behaves as told. */
export const test = base.extend<object, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      model.close();
    },
    { scope: "worker" },
  ],
  environment: [
    async ({ model }, use) =>
      use({
        AI_BASE_URL: model.baseUrl,
        AI_MODEL: "gentle-1",
        AI_API_KEY: "key",
        ASSISTANT_MEMBER_MINUTE_LIMIT: "1000",
        ASSISTANT_MEMBER_DAILY_LIMIT: "1000",
      }),
    { scope: "worker" },
  ],
});

/** Nothing for axe to complain about in the state the page is in. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator("html.typeset").waitFor();
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}
