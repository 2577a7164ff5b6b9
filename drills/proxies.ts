/** The examples for nginx and Caddy in front of a real server: pages, streams, addresses, headers and sizes. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type RequestOptions, request } from "node:http";
import { request as requestSecurely } from "node:https";
import { join as joinPath } from "node:path";
import { projectRoot } from "../server/config.ts";
import type { TestMember } from "../tests/parts/booking.ts";
import { type ModelServer, startModelServer } from "../tests/parts/model-server.ts";
import { findFreePort } from "../tests/parts/postgres.ts";
import { calmLines } from "./ask.ts";
import { join, openBeside, production, type Replica, startReplica } from "./production.ts";
import { type Drill, type Stage, seconds, until } from "./stage.ts";

const host = "yoga.example.com";
/** An address of this machine that is not the proxy's own, and one that a visitor makes up. */
const visitor = { address: "127.9.8.7", network: "127.9.8.0/24" };
const madeUp = { address: "203.0.113.5", network: "203.0.113." };

type Ports = { plain: number; secure: number };
type Answer = { status: number; headers: Record<string, unknown>; text: string; atMs: number[] };
type Studio = { server: Replica; model: ModelServer; member: TestMember };

export const drillProxies: Drill = async (stage) => {
  const model = await startModelServer();
  stage.atEnd(() => model.close());
  const environment = production(stage, {
    PUBLIC_URL: `https://${host}`,
    LOG_LEVEL: "info",
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: "m",
    AI_API_KEY: "key",
  });
  const member = await join(await openBeside(stage, environment), "ana");
  const studio = { server: await startReplica(stage, environment), model, member };
  let played = 0;
  for (const [name, start] of [
    ["nginx", startNginx],
    ["caddy", startCaddy],
  ] as const) {
    if (spawnSync(name, ["version"]).error) {
      stage.say(`${name} is not installed: its example was not tried`);
      continue;
    }
    played += 1;
    const ports = { plain: await findFreePort(), secure: await findFreePort() };
    await start(stage, studio.server.url, ports);
    await tryProxy(stage, name, ports, studio);
  }
  return played === 0 ? { skipped: "neither nginx nor caddy is on the PATH" } : undefined;
};

async function tryProxy(stage: Stage, name: string, { plain, secure }: Ports, studio: Studio): Promise<void> {
  const { server, model, member } = studio;
  const see = (isTrue: boolean, what: string) => stage.hold(isTrue, `${name}: ${what}`);
  const ask = (path: string, options: RequestOptions = {}, body?: string) =>
    fetchFrom({ ...options, port: secure, path }, true, body);
  const post = (path: string, body: string, accept = "application/json") =>
    ask(
      path,
      {
        method: "POST",
        headers: {
          accept,
          cookie: member.cookie,
          "content-type": "application/json",
          origin: `https://${host}`,
        },
      },
      body,
    );

  const redirect = await fetchFrom({ port: plain, path: "/pricing?a=b" }, false);
  see(
    [301, 308].includes(redirect.status) && redirect.headers.location === `https://${host}/pricing?a=b`,
    `HTTP is led to HTTPS with ${redirect.status}`,
  );
  const page = await ask("/pricing", { headers: { "x-forwarded-for": madeUp.address } });
  const [asset = ""] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [];
  const script = await ask(asset);
  see(
    page.status === 200 && script.status === 200,
    `a page and its script come, ${page.text.length} characters`,
  );
  see(
    page.headers["strict-transport-security"] === "max-age=31536000",
    `browsers are told: ${page.headers["strict-transport-security"]}`,
  );
  see(String(script.headers["cache-control"]).includes("immutable"), "the script may be kept for good");

  const from = server.output.stdout.length;
  await ask("/api/classes", {
    localAddress: visitor.address,
    headers: { "x-forwarded-for": madeUp.address },
  });
  await until("the request is in the log", () => server.output.stdout.slice(from).includes("/api/classes"));
  const logged = server.output.stdout.slice(from);
  see(
    logged.includes(visitor.network) && !logged.includes(madeUp.network),
    `the visitor's own address arrives (${/"path":"\/api\/classes".*"from":"([^"]*)"/.exec(logged)?.[1]}), not the one they claim`,
  );

  model.behave({ say: calmLines(10), pauseMs: 500 });
  const streamed = await post(
    "/chatbot",
    JSON.stringify({ question: "my shoulders are stiff" }),
    "text/event-stream",
  );
  const [firstMs = 0, lastMs = 0] = [streamed.atMs[0], streamed.atMs.at(-1)];
  see(
    streamed.status === 200 && streamed.text.includes("event: done") && lastMs - firstMs > 3_000,
    `an answer streams: ${streamed.atMs.length} pieces, the first after ${seconds(firstMs)}, the last after ${seconds(lastMs)}`,
  );

  const big = await post("/chatbot", JSON.stringify({ question: "x".repeat(100 * 1024) }));
  see(
    big.status === 413 && big.text.includes('"detail"'),
    `100 KB are refused with ${big.status}: ${big.text.slice(0, 80)}`,
  );
  const huge = await post("/chatbot", "x".repeat(3 * 1024 * 1024));
  see(huge.status === 413, `3 MB are refused with ${huge.status}`);

  model.behave({ say: calmLines(130), pauseMs: 500 });
  const whole = await post("/chatbot", JSON.stringify({ question: "my neck is stiff" }));
  see(
    whole.status === 200,
    `an answer that is asked for whole may take ${seconds(whole.atMs.at(-1) ?? 0)}: ${whole.status}`,
  );
}

function fetchFrom(options: RequestOptions, isSecure: boolean, body?: string): Promise<Answer> {
  const started = performance.now();
  const words = {
    ...options,
    host: "127.0.0.1",
    servername: host,
    rejectUnauthorized: false,
    agent: false,
    headers: { host, ...(options.headers as Record<string, string>) },
  };
  return new Promise((resolve, reject) => {
    const asked = (isSecure ? requestSecurely : request)(words, async (got) => {
      const answer: Answer = { status: got.statusCode ?? 0, headers: got.headers, text: "", atMs: [] };
      for await (const chunk of got) {
        answer.text += chunk;
        answer.atMs.push(Math.round(performance.now() - started));
      }
      resolve(answer);
    });
    asked.once("error", reject);
    asked.end(body);
  });
}

/** Our own file, with this machine's ports and a certificate that was made just now. */
async function startNginx(stage: Stage, upstream: string, { plain, secure }: Ports): Promise<void> {
  const folder = stage.folder();
  // Its workers are somebody else, and put bodies into files here.
  chmodSync(folder, 0o755);
  const [key, certificate] = [joinPath(folder, "key.pem"), joinPath(folder, "certificate.pem")];
  run("openssl", [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "1",
    "-subj",
    `/CN=${host}`,
    "-keyout",
    key,
    "-out",
    certificate,
  ]);
  const example = readFileSync(joinPath(projectRoot, "deploy/nginx.conf"), "utf8")
    .replace("127.0.0.1:3000", new URL(upstream).host)
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ", `listen 127.0.0.1:${secure} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = joinPath(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary.join("\n")}\n${example}}\n`,
  );
  run("nginx", ["-t", "-q", "-c", file]);
  await startProgram(stage, "nginx", ["-c", file], {}, secure);
}

/** Our own file, with a server by its address instead of its name in a container's network. */
async function startCaddy(stage: Stage, upstream: string, { plain, secure }: Ports): Promise<void> {
  const folder = stage.folder();
  const example = readFileSync(joinPath(projectRoot, "deploy/Caddyfile"), "utf8").replace(
    "dynamic a studio 3000",
    `to ${new URL(upstream).host}`,
  );
  const file = joinPath(folder, "Caddyfile");
  const own = [
    "admin off",
    "local_certs",
    "skip_install_trust",
    `http_port ${plain}`,
    `https_port ${secure}`,
  ];
  writeFileSync(file, `{\n${own.map((line) => `\t${line}\n`).join("")}}\n${example}`);
  const home = joinPath(folder, "home");
  mkdirSync(home);
  const env = { SITE_HOST: host, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  await startProgram(stage, "caddy", ["run", "--config", file, "--adapter", "caddyfile"], env, secure);
}

async function startProgram(
  stage: Stage,
  name: string,
  words: string[],
  env: Record<string, string>,
  port: number,
) {
  const child = spawn(name, words, { env: { ...process.env, ...env }, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const ended = once(child, "close");
  stage.atEnd(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  await until(`${name} answers`, async () => {
    if (child.exitCode !== null) throw new Error(`${name} ended: ${said}`);
    return fetchFrom({ port, path: "/live" }, true).then(
      ({ status }) => status === 200,
      () => false,
    );
  });
}

function run(program: string, words: string[]): void {
  const { status, stderr, error } = spawnSync(program, words, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program}: ${error ?? stderr}`);
}
