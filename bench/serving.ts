import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fetchPackage } from "../tests/parts/on-demand.ts";
import { launchServer } from "../tests/parts/server-process.ts";
import { median, type Row } from "./table.ts";

const rounds = 5;
const secondsPerRound = 3;

/** The home page from our server against the same bytes from bare `node:http`, turn about. */
export async function measureServing(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "studio-bench-"));
  const ours = launchServer({ DATA_DIR: join(folder, "data"), PORT: "0", NODE_ENV: "development" });
  const ourUrl = (await ours.address).replace("localhost", "127.0.0.1");
  const atRest = memoryOf(ours.pid);

  const { url: bareUrl, process: bare } = await launchBareServer(folder, await fetchRaw(ourUrl));

  await load(ourUrl, ours.pid);
  await load(bareUrl, bare.pid);
  const cpuRatios: number[] = [];
  const throughputRatios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const our = await load(ourUrl, ours.pid);
    const floor = await load(bareUrl, bare.pid);
    cpuRatios.push(our.cpuPerRequest / floor.cpuPerRequest);
    throughputRatios.push(our.requestsPerSecond / floor.requestsPerSecond);
  }
  const afterLoad = memoryOf(ours.pid);
  bare.kill();
  await ours.stop("SIGTERM");
  rmSync(folder, { recursive: true, force: true });

  return [
    {
      what: "Home page: CPU per request over bare node:http",
      measured: median(cpuRatios),
      budget: 1.3,
      unit: "×",
    },
    {
      what: "Home page: throughput against bare node:http",
      measured: median(throughputRatios),
      budget: 0.8,
      unit: "×",
      atLeast: true,
    },
    { what: "Memory at rest", measured: atRest, budget: 150, unit: "MB" },
    { what: "Memory after load", measured: afterLoad, budget: 300, unit: "MB" },
  ];
}

export type RawAnswer = { headers: Record<string, unknown>; body: Buffer };

/** Bare `node:http` that gives one answer to everybody. */
export async function launchBareServer(folder: string, { headers, body }: RawAnswer) {
  writeFileSync(join(folder, "headers.json"), JSON.stringify(headers));
  writeFileSync(join(folder, "body"), body);
  const child = spawn(process.execPath, [
    join(import.meta.dirname, "bare-server.ts"),
    join(folder, "headers.json"),
    join(folder, "body"),
  ]);
  const [line] = await once(child.stdout, "data");
  return { url: String(line).trim().replace("localhost", "127.0.0.1"), process: child };
}

export function fetchRaw(url: string, asked = { "accept-encoding": "br" } as OutgoingHttpHeaders) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const outgoing = request(url, { headers: asked }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...headers } = response.headers;
      resolve({ headers, body: Buffer.concat(chunks) });
    });
    outgoing.once("error", reject).end();
  });
}

/** Fifty connections for a few seconds, from a process of its own. */
export async function load(url: string, pid: number | undefined, headers = ["accept-encoding: br"]) {
  const before = cpuTicksOf(pid);
  const child = spawn(process.execPath, [
    join(fetchPackage("autocannon", "8.0.0"), "autocannon.js"),
    "--json",
    "--connections=50",
    `--duration=${secondsPerRound}`,
    ...headers.map((header) => `--headers=${header}`),
    url,
  ]);
  const chunks: Buffer[] = await child.stdout.toArray();
  const report = JSON.parse(String(Buffer.concat(chunks)));
  if (report.non2xx > 0 || report.errors > 0) throw new Error(`${url} did not answer every request.`);
  const total: number = report.requests.total;
  return {
    requestsPerSecond: report.requests.average,
    cpuPerRequest: (cpuTicksOf(pid) - before) / total,
    p99: report.latency.p99,
  };
}

/** Processor time of a process so far, in the kernel's ticks. Linux only, as are the figures we publish. */
function cpuTicksOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
