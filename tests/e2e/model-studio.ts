import { type ModelServer, startModelServer } from "../parts/model-server.ts";
import { test as base } from "./studio.ts";

/** A browser test against a server with a language model, which behaves as told. */
export const test = base.extend<{ ordinaryModel: undefined }, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      model.close();
    },
    { scope: "worker" },
  ],
  /** Each test finds the model as it is at first, whatever the one before it told it. */
  ordinaryModel: [
    async ({ model }, use) => {
      model.behave();
      await use(undefined);
    },
    { auto: true },
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
