import { findFreePort } from "../parts/postgres.ts";
import { launchServer } from "../parts/server-process.ts";
import { choosePreferences, register } from "./member.ts";
import { test as base, expect } from "./studio.ts";

/** A studio at a plain address of its own, where browsers lend neither microphone nor clipboard. */
const test = base.extend({
  studioUrl: [
    async ({ dataDir }, use) => {
      const PORT = String(await findFreePort());
      const PUBLIC_URL = `http://studio.test:${PORT}`;
      const server = launchServer({ DATA_DIR: dataDir, PORT, PUBLIC_URL, TRUSTED_PROXIES: "127.0.0.1,::1" });
      await server.address;
      await use(PUBLIC_URL);
      await server.stop("SIGTERM");
    },
    { scope: "worker" },
  ],
});

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), "--host-resolver-rules=MAP studio.test 127.0.0.1"],
    }),
});

test("where the browser will not listen the member is told, and typing works", async ({
  page,
  complaints,
}) => {
  await register(page);
  await choosePreferences(page);
  const mic = page.getByRole("button", { name: "Speak" });
  await mic.click();
  await expect(page.getByRole("alert")).toContainText("Your browser does not support speech recognition.");
  await expect(mic).toBeEnabled();
  await page.getByLabel("Your question").fill("my neck is stiff");
  await page.getByLabel("Your question").press("Enter");
  await expect(page.getByRole("log").getByText("This is for information only")).toBeVisible();
  // Browsers say of every such address that it is not to be trusted.
  expect(complaints.filter((line) => !line.includes("origin was untrustworthy"))).toEqual([]);
  complaints.length = 0;
});
