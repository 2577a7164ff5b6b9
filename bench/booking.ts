import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { launchServer } from "../tests/parts/server-process.ts";
import { fetchRaw, launchBareServer, load } from "./serving.ts";
import { median, type Row } from "./table.ts";

const rounds = 5;
const members = 1_000;
const bookingsEach = 10;
const bookedPerRound = 100;
const atOnce = 10;

/** The dates on Schedule and a booking, each against the same answer from bare `node:http`. */
export async function measureBooking(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "studio-bench-"));
  const studio = await openStudio(join(folder, "data"));
  const dates = `${studio.origin}/api/classes`;
  const headers = { cookie: studio.cookieOf(1) };
  const bare = await launchBareServer(folder, await fetchRaw(dates, headers));
  const loadDates = () => load(dates, studio.server.pid, [`cookie: ${headers.cookie}`]);
  const loadBare = () => load(bare.url, bare.process.pid, []);
  await loadDates();
  await loadBare();
  const ofDates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ofDates.push((await loadDates()).requestsPerSecond / (await loadBare()).requestsPerSecond);
  }

  /** How long a hundred members take who book the same class. */
  const book = async (url: string, firstMember: number) => {
    const waiting = Array.from({ length: bookedPerRound }, (_, index) => firstMember + index);
    const started = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let member = waiting.shift(); member; member = waiting.shift()) {
          const body = JSON.stringify({ classId: studio.classId });
          const cookie = studio.cookieOf(member);
          const response = await fetch(url, {
            method: "POST",
            body,
            headers: { cookie, "content-type": "application/json" },
          });
          if (!response.ok) throw new Error(`A booking answered: ${await response.text()}`);
          await response.arrayBuffer();
        }
      }),
    );
    return performance.now() - started;
  };
  const bookings = `${studio.origin}/api/bookings`;
  await book(bookings, 1);
  await book(bare.url, 1);
  const ofBookings: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const firstMember = round * bookedPerRound + 1;
    ofBookings.push((await book(bookings, firstMember)) / (await book(bare.url, firstMember)));
  }
  bare.process.kill();
  await studio.server.stop("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      what: "Schedule's dates, 8 weeks with 10,000 bookings: throughput against bare node:http",
      measured: median(ofDates),
      budget: 0.03,
      unit: "×",
      atLeast: true,
    },
    {
      what: "Booking with its mail, on disk: time over bare node:http",
      measured: median(ofBookings),
      budget: 25,
      unit: "×",
    },
  ];
}

/** A studio whose members have all booked the next classes, and one class that they have not. */
async function openStudio(folder: string) {
  const first = launchServer({ DATA_DIR: folder, PORT: "0" });
  await first.address;
  const database = new DatabaseSync(join(folder, "studio.db"));
  database.exec("pragma busy_timeout = 10000");
  const classId = await findLastClass(database);
  await first.stop("SIGTERM");
  const [now, later] = [new Date().toISOString(), "2099-01-01T00:00:00.000Z"];
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${members})`;
  database.exec(`begin;
    ${numbers} insert into "user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      select 'm' || i, 'Member ' || i, 'm' || i || '@example.com', 1, '${now}', '${now}' from n;
    ${numbers} insert into "session" ("id", "expiresAt", "token", "createdAt", "updatedAt", "userId")
      select 's' || i, '${later}', 'token' || i, '${now}', '${now}', 'm' || i from n;
    ${numbers} insert into "pass" ("id", "uid", "email", "priceId", "planName", "validFrom", "validUntil", "isRenewing")
      select 'p' || i, 'm' || i, 'm' || i || '@example.com', 'price_monthly_online',
        'Monthly Unlimited Pass - Online', '${now}', '${later}', 0 from n;
    update "datedClass" set "capacity" = 1000, "isAdjusted" = 1;
    ${numbers} insert into "booking" ("id", "classId", "uid", "email", "status", "place", "passId", "usesClass", "madeAt", "freeUntil")
      select 'b' || i || c."id", c."id", 'm' || i, 'm' || i || '@example.com', 'booked', 'online', 'p' || i, 0, '${now}', c."startsAt"
      from n, (select "id", "startsAt" from "datedClass" where "id" <> '${classId}' order by "startsAt" limit ${bookingsEach}) c;
    update "datedClass" set "taken" = (select count(*) from "booking" where "classId" = "datedClass"."id");
    commit;`);
  const [row] = database.prepare(`select count(*) as "count" from "booking"`).all();
  if (row?.count !== members * bookingsEach) throw new Error(`There are ${row?.count} bookings.`);
  database.close();
  const server = launchServer({ DATA_DIR: folder, PORT: "0" });
  const origin = (await server.address).replace("localhost", "127.0.0.1");
  const secret = readFileSync(join(folder, "auth-secret"), "utf8").trim();
  const cookieOf = (member: number) => {
    const token = `token${member}`;
    const signature = createHmac("sha256", secret).update(token).digest("base64");
    return `studio.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
  };
  return { server, origin, classId, cookieOf };
}

/** The last one of the eight weeks, once the server has made them. */
async function findLastClass(database: DatabaseSync): Promise<string> {
  const find = () => database.prepare(`select "id" from "datedClass" order by "startsAt" desc`).all();
  while (find().length < bookingsEach + 1) await new Promise((resolve) => setTimeout(resolve, 50));
  return String(find()[0]?.id);
}
