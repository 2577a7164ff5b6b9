import { rmSync } from "node:fs";
import { test as base } from "@playwright/test";
import type { Environment } from "../../server/config.ts";
import { plainName } from "../parts/browser.ts";
import { type ModelServer, startModelServer } from "../parts/model-server.ts";
import type { OpenIdProvider } from "../parts/openid-provider.ts";
import { findFreePort } from "../parts/postgres.ts";
import { cheapPasswordCost, launchServer } from "../parts/server-process.ts";
import { makeThrowawayFolder } from "../parts/throwaway.ts";

/** A real server, and the folder it keeps its data in. */
export type Studio = { url: string; dataDir: string };

/**
 * The servers that browser tests run against, each from the first test that asks for it to the worker's end. They
 * are together here since a worker is shared by those tests alone that know the same ones, and costs a browser.
 */
export const test = base.extend<
  object,
  {
    ordinaryStudio: Studio;
    model: ModelServer;
    modelStudio: Studio;
    google: OpenIdProvider & { studio: Studio };
    plainStudio: Studio;
  }
>({
  ordinaryStudio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    ({}, use) => runStudio({}, use),
    { scope: "worker" },
  ],
  /** A language model, which behaves as told. */
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      model.close();
    },
    { scope: "worker" },
  ],
  modelStudio: [
    ({ model }, use) =>
      runStudio(
        {
          AI_BASE_URL: model.baseUrl,
          AI_MODEL: "gentle-1",
          AI_API_KEY: "key",
          ASSISTANT_MEMBER_MINUTE_LIMIT: "1000",
          ASSISTANT_MEMBER_DAILY_LIMIT: "1000",
        },
        use,
      ),
    { scope: "worker" },
  ],
  /** A real OpenID provider in Google's place, and a studio with open registration that trusts it. */
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      // Read where it is needed alone: it takes a worker as long as the rest of what it reads.
      const { openIdClient, openOpenIdProvider } = await import("../parts/openid-provider.ts");
      const PORT = String(await findFreePort());
      const provider = await openOpenIdProvider(`http://localhost:${PORT}/api/auth/callback/google`);
      const environment = {
        PORT,
        REGISTRATION: "open",
        GOOGLE_CLIENT_ID: openIdClient.id,
        GOOGLE_CLIENT_SECRET: openIdClient.secret,
        GOOGLE_DISCOVERY_URL: provider.discoveryUrl,
      };
      await runStudio(environment, (studio) => use({ ...provider, studio }));
      provider.close();
    },
    { scope: "worker" },
  ],
  /** At a plain address of its own, where browsers lend neither microphone nor clipboard. */
  plainStudio: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const PORT = String(await findFreePort());
      await runStudio({ PORT, PUBLIC_URL: `http://${plainName}:${PORT}` }, use);
    },
    { scope: "worker" },
  ],
});

async function runStudio(environment: Environment, use: (studio: Studio) => Promise<void>): Promise<void> {
  const dataDir = makeThrowawayFolder("studio-e2e");
  const server = launchServer({
    DATA_DIR: dataDir,
    // A port of our choosing: the server has to know the address it sends people back to.
    PORT: String(await findFreePort()),
    TRUSTED_PROXIES: "127.0.0.1,::1",
    PASSWORD_COST: cheapPasswordCost,
    ...environment,
  });
  const address = await server.address;
  await use({ url: environment.PUBLIC_URL ?? address, dataDir });
  await server.stop("SIGTERM");
  rmSync(dataDir, { recursive: true, force: true });
}
