/** Three servers behind a proxy are replaced one by one by another build, and back, while people use the site. */
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join as joinPath } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import { marketingPages, publicPages } from "../contract/pages.ts";
import { projectRoot } from "../server/config.ts";
import { ensureBrowser } from "../tests/parts/browser.ts";
import { startPostgres } from "../tests/parts/postgres.ts";
import { createPostgresDatabase } from "../tests/parts/test-databases.ts";
import { openLoadBalancer } from "./load-balancer.ts";
import { join, openBeside, openTill, production, type Replica, startReplica } from "./production.ts";
import { type Drill, type Stage, until } from "./stage.ts";

const replicas = 3;
const leastRequests = 20_000;
const visitors = 8;
const patience = { timeout: 30_000 };

export const drillUpgrade: Drill = async (stage) => {
  const next = buildAnother(stage);
  const names = (folder: string) => readdirSync(joinPath(folder, "build/client/assets"));
  const [ours, theirs] = [names(projectRoot), names(next)];
  const fresh = theirs.filter((name) => !ours.includes(name)).length;
  stage.say(`two builds: ${ours.length} and ${theirs.length} assets, of which ${fresh} have other names`);
  stage.hold(fresh > 0, "the builds differ");

  const postgres = await startPostgres();
  stage.atEnd(() => postgres.stop());
  const DATABASE_URL = await createPostgresDatabase(postgres.url, "template0");
  const till = await openTill(stage);
  const balancer = await openLoadBalancer(stage, []);
  const url = `http://localhost:${balancer.port}`;
  const everyone: Replica[] = [];
  const start = async (program: string) => {
    const environment = production(stage, { ...till.environment, DATABASE_URL, PUBLIC_URL: url });
    const server = await startReplica(stage, environment, program);
    everyone.push(server);
    return server;
  };
  const database = await openBeside(stage, production(stage, { DATABASE_URL }));
  let servers: Replica[] = [];
  for (let count = 0; count < replicas; count += 1) {
    const server = await start(projectRoot);
    servers.push(server);
    balancer.replace(undefined, server.url);
  }

  const ana = await join(database, "ana");
  const headers = { cookie: ana.cookie, "content-type": "application/json" };
  const body = JSON.stringify({ fitnessLevel: "Beginner", yogaGoal: "Balance" });
  await fetch(`${url}/users/${ana.uid}`, { method: "PATCH", headers, body });

  const crowd = startCrowd(url, ana);
  const browsing = await startBrowsing(stage, url, till.stripe.url, ana.cookie);

  const replaceAll = async (program: string, what: string) => {
    const [before, rounds] = [balancer.requests(), browsing.rounds()];
    const replaced: Replica[] = [];
    for (const old of servers) {
      await wait(3_000);
      const server = await start(program);
      // As a proxy finds out that the old one has gone: by being refused.
      balancer.replace(undefined, server.url);
      const code = await old.stop("SIGTERM");
      stage.hold(code === 0, `${what}: a server was replaced, the old one ended with ${code}`);
      await wait(2_000);
      balancer.replace(old.url, server.url);
      replaced.push(server);
    }
    servers = replaced;
    const enough = browsing.rounds() + 2;
    await until("the browser has gone round twice more", () => browsing.rounds() >= enough, 300_000);
    stage.say(
      `${what}: ${balancer.requests() - before} requests, ${browsing.rounds() - rounds} rounds of a browser`,
    );
  };
  await replaceAll(next, "to the new build");
  await replaceAll(projectRoot, "back to the old build");
  await until("enough was asked", () => balancer.requests() >= leastRequests, 900_000);
  await browsing.stop();
  await crowd.stop();

  for (const each of [...new Set([...balancer.failures, ...crowd.failures, ...browsing.failures])].slice(
    0,
    20,
  )) {
    stage.say(each);
  }
  for (const { output } of everyone) {
    for (const line of output.stdout.split("\n"))
      if (/"level":[56]0/.test(line)) stage.say(line.slice(0, 600));
  }
  stage.say(
    `${balancer.requests()} requests in all, ${crowd.assets()} of them for assets that a page named; ${balancer.secondTries()} were put to a second server`,
  );
  stage.hold(balancer.requests() >= leastRequests, `at least ${leastRequests} requests`);
  stage.hold(
    balancer.failures.length + crowd.failures.length === 0,
    "no failed request and no missing asset",
  );
  stage.hold(browsing.failures.length === 0, `no dead button in ${browsing.presses()} presses`);
  return undefined;
};

/** A copy of the program with another sentence in every page, built. */
function buildAnother(stage: Stage): string {
  const folder = joinPath(stage.folder(), "next");
  const isCopied = (name: string) => !/^(\.git|node_modules|build.*|data|test-results)$/.test(name);
  for (const name of readdirSync(projectRoot).filter(isCopied)) {
    cpSync(joinPath(projectRoot, name), joinPath(folder, name), { recursive: true });
  }
  symlinkSync(joinPath(projectRoot, "node_modules"), joinPath(folder, "node_modules"));
  const frame = joinPath(folder, "web/root.tsx");
  const changed = readFileSync(frame, "utf8").replace("<body", '<body data-build="next"');
  writeFileSync(frame, `${changed}\n(globalThis as { build?: string }).build = "the next one";\n`);
  const { status, stderr, stdout } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  if (status !== 0) throw new Error(`The second build failed: ${stdout}${stderr}`);
  return folder;
}

/** Visitors who load pages with everything that these name, and members who write. */
function startCrowd(url: string, { uid, cookie }: { uid: string; cookie: string }) {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let assets = 0;
  let isOver = false;
  const get = (path: string, words?: { method: string; body: string }) =>
    new Promise<string>((resolve) => {
      const headers = { cookie, ...(words && { "content-type": "application/json" }) };
      const asked = request(
        `${url}${path}`,
        { agent, method: words?.method ?? "GET", headers },
        async (got) => {
          const chunks: Buffer[] = await got.toArray().catch(() => []);
          const isWhole = got.complete && got.statusCode === 200;
          if (!isWhole) failures.push(`${words?.method ?? "GET"} ${path}: ${got.statusCode}`);
          resolve(Buffer.concat(chunks).toString());
        },
      );
      asked.once("error", (error) => {
        failures.push(`${path}: ${error.message}`);
        resolve("");
      });
      asked.end(words?.body);
    });
  const visit = async (number: number) => {
    for (let round = number; !isOver; round += 1) {
      const html = await get(publicPages[round % publicPages.length] ?? "/");
      const named = new Set([...html.matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([path]) => path));
      for (const path of named) {
        assets += 1;
        await get(path);
      }
      await get("/api/classes");
      await get(`/users/${uid}`, {
        method: "PATCH",
        body: JSON.stringify({ dietPreference: `round ${round}` }),
      });
    }
  };
  const work = Array.from({ length: visitors }, (_, number) => visit(number));
  return {
    failures,
    assets: () => assets,
    async stop() {
      isOver = true;
      await Promise.all(work);
      agent.destroy();
    },
  };
}

/** A browser with every page open, each of which is clicked through again and again without being loaded anew. */
async function startBrowsing(stage: Stage, url: string, checkout: string, cookie: string) {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  stage.atEnd(() => browser.close());
  const context = await browser.newContext({ baseURL: url });
  const [name = "", value = ""] = cookie.split("=");
  // Held to this host alone, as its name asks for.
  await context.addCookies([
    { name, value, url: url.replace("http:", "https:"), secure: true, httpOnly: true },
  ]);
  const failures: string[] = [];
  let presses = 0;
  let rounds = 0;
  let isOver = false;
  context.on("response", (response) => {
    if (response.status() >= 400 && response.url().startsWith(url)) {
      failures.push(`the browser got ${response.status()} for ${response.url()}`);
    }
  });
  context.on("weberror", (error) => failures.push(`a page said ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("127.0.0.1"))
      failures.push(`the console said ${message.text()}`);
  });
  // The buyer stays: where Stripe's page would come, there is nothing to look at.
  await context.route(`${checkout}/**`, (route) => route.fulfill({ status: 204 }));
  const open = async (path: string) => {
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForFunction(() => !("earlyPress" in window));
    return page;
  };
  const buying = [await open("/pricing"), await open("/pricing"), await open("/pricing")];
  const [schedule, dashboard] = [await open("/schedule"), await open("/dashboard")];
  const walker = await open("/");
  const others: Page[] = [];
  for (const path of publicPages) others.push(await open(path));
  const press = async (what: string, work: () => Promise<unknown>) => {
    presses += 1;
    await work().catch((error: Error) => failures.push(`${what}: ${error.message.split("\n")[0]}`));
  };

  const inBar = (page: Page | undefined, path: string) =>
    page?.locator(`nav[aria-label="Main"] a[href="${path}"]`).click(patience);
  /** One address may begin thirty checkouts in ten minutes. */
  const checkoutEveryMs = 21_000;
  let checkoutAt = Number.NEGATIVE_INFINITY;
  const goRound = async (number: number) => {
    if (performance.now() - checkoutAt > checkoutEveryMs) {
      checkoutAt = performance.now();
      const pricing = buying[number % buying.length];
      await press("Get", async () => {
        const [answer] = await Promise.all([
          pricing?.waitForResponse(/create-checkout-session/, patience),
          pricing?.getByRole("button", { name: /^Get / }).first().click(patience),
        ]);
        const way: { url?: string } = await answer?.json();
        if (!way.url?.startsWith(checkout)) throw new Error(`it led to ${JSON.stringify(way)}`);
      });
      // It has left for Stripe as far as it knows, and is opened anew for a later turn.
      await pricing?.goto("/pricing");
    }
    await press("the filter", async () => {
      const buttons = schedule.getByRole("group", { name: "Show" }).getByRole("button");
      const which = buttons.nth(number % (await buttons.count()));
      await which.click(patience);
      await schedule.waitForFunction(
        (element) => element?.getAttribute("aria-pressed") === "true",
        await which.elementHandle(),
        patience,
      );
    });
    await press("the chat", async () => {
      await dashboard.getByLabel("Your question").fill(`My neck is stiff, what helps? (${number})`);
      const [answer] = await Promise.all([
        dashboard.waitForResponse(/\/chatbot/, patience),
        dashboard.getByRole("button", { name: "Send", exact: true }).click(patience),
      ]);
      if (!(await answer.text()).includes("event: done"))
        throw new Error("the answer did not come to its end");
      await dashboard.getByRole("button", { name: "Read aloud" }).nth(number).waitFor(patience);
    });
    for (const path of marketingPages.filter((each) => each !== "/")) {
      await press(`the way to ${path}`, async () => {
        await inBar(walker, path);
        await walker.waitForURL(`${url}${path}`, patience);
        await walker.getByRole("heading", { level: 1 }).first().waitFor(patience);
      });
    }
    const which = number % publicPages.length;
    await press(`home from ${publicPages[which]}`, async () => {
      await inBar(others[which], publicPages[which] === "/" ? "/about" : "/");
      await others[which]?.waitForURL(publicPages[which] === "/" ? `${url}/about` : `${url}/`, patience);
      await others[which]?.goto(publicPages[which] ?? "/");
    });
  };
  const work = (async () => {
    for (; !isOver; rounds += 1) await goRound(rounds);
  })();
  stage.say(`a browser with ${others.length + 6} pages open`);
  return {
    failures,
    rounds: () => rounds,
    presses: () => presses,
    async stop() {
      isOver = true;
      await work;
    },
  };
}
