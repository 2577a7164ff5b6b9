import { test as base } from "./studio.ts";

/** A browser test against a server with a language model, which behaves as told. */
export const test = base.extend<{ ordinaryModel: undefined }>({
  studio: ({ modelStudio }, use) => use(modelStudio),
  /** Each test finds the model as it is at first, whatever the one before it told it. */
  ordinaryModel: [
    async ({ model }, use) => {
      model.behave();
      await use(undefined);
    },
    { auto: true },
  ],
});
