import { type ModelServer, startModelServer } from "../parts/model-server.ts";
import { test as base } from "./studio.ts";

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
