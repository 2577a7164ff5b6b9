import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { launchServer } from "../tests/parts/server-process.ts";
import { fetchRaw, launchBareServer, load } from "./serving.ts";
import { median, type Row } from "./table.ts";

const rounds = 5;
const few = 1_000;
const many = 1_000_000;

/** A signed-in member's profile: against bare `node:http`, and with many members against few. */
export async function measureMembers(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "studio-bench-"));
  const small = await openStudio(join(folder, "small"), few);
  const large = await openStudio(join(folder, "large"), many);
  const answer = await fetchRaw(small.url, { cookie: small.cookie });
  const bare = await launchBareServer(folder, answer);
  const measure = (studio: { url: string; pid: number | undefined; cookie: string }) =>
    load(studio.url, studio.pid, [`cookie: ${studio.cookie}`]);
  await measure(small);
  await measure(large);
  const throughputs: number[] = [];
  const p99s: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ofFew = await measure(small);
    const ofMany = await measure(large);
    const floor = await load(bare.url, bare.process.pid, []);
    throughputs.push(ofFew.requestsPerSecond / floor.requestsPerSecond);
    p99s.push(ofMany.p99 / ofFew.p99);
  }
  const timing = await compareSignIns(small.server);
  bare.process.kill();
  await Promise.all([small.server.stop("SIGTERM"), large.server.stop("SIGTERM")]);
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      what: "Signed-in profile: throughput against bare node:http",
      measured: median(throughputs),
      budget: 0.12,
      unit: "×",
      atLeast: true,
    },
    {
      what: "Signed-in profile: p99 with 1,000,000 members over 1,000",
      measured: median(p99s),
      budget: 1.5,
      unit: "×",
    },
    {
      what: "Refused sign-in: unknown address over wrong password",
      measured: timing,
      budget: 1.2,
      unit: "×",
    },
  ];
}

/** A studio with so many members, and one of them signed in. */
async function openStudio(folder: string, members: number) {
  const first = launchServer({ DATA_DIR: folder, PORT: "0" });
  await first.address;
  await first.stop("SIGTERM");
  const database = new DatabaseSync(join(folder, "studio.db"));
  const later = "2099-01-01T00:00:00.000Z";
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${members})`;
  database.exec(`begin;
    ${numbers} insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      select 'm' || i, 'Member ' || i, 'm' || i || '@example.com', 1, '${later}', '${later}' from n;
    ${numbers} insert into "session" ("id", "expiresAt", "token", "createdAt", "updatedAt", "userId")
      select 's' || i, '${later}', 'token' || i, '${later}', '${later}', 'm' || i from n;
    ${numbers} insert into "profile"
      select 'm' || i, 'Member ' || i, 'm' || i || '@example.com', '', '${later}', 'Beginner', 'Strength', '' from n;
    commit;`);
  database.close();
  const server = launchServer({ DATA_DIR: folder, PORT: "0" });
  const origin = (await server.address).replace("localhost", "127.0.0.1");
  const secret = readFileSync(join(folder, "auth-secret"), "utf8").trim();
  const number = Math.ceil(members / 2);
  const token = `token${number}`;
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const cookie = `studio.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  return { server, pid: server.pid, url: `${origin}/users/m${number}`, cookie };
}

/** How much longer the answer to an unknown address takes than to a member's with the wrong password. */
async function compareSignIns(server: { address: Promise<string>; output: { stdout: string } }) {
  const url = `${await server.address}/api/auth/sign-in/email`;
  const demo = /Sign in as (\S+) with/.exec(server.output.stdout)?.[1];
  const time = async (email: string | undefined) => {
    const started = performance.now();
    const response = await fetch(url, {
      method: "POST",
      body: JSON.stringify({ email, password: "not the password" }),
      headers: { "content-type": "application/json" },
    });
    if (response.status !== 401) throw new Error(`The sign-in answered with status ${response.status}.`);
    return performance.now() - started;
  };
  await time("warm@example.com");
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    known.push(await time(demo));
    unknown.push(await time(`nobody${round}@example.com`));
  }
  const ratio = median(unknown) / median(known);
  return Math.max(ratio, 1 / ratio);
}
