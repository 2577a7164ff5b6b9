import { copyFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { inject, onTestFinished } from "vitest";
import { type Config, type Environment, parseConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import type { Database } from "../../server/database/tables.ts";
import type { Log } from "../../server/process/log.ts";
import { openServices, type Services } from "../../server/services.ts";
import { loadSite, type Site } from "../../server/site/site.ts";
import { cheapPasswordCost } from "./server-process.ts";
import { createPostgresDatabase, dropPostgresDatabase } from "./test-databases.ts";
import { makeThrowawayFolder } from "./throwaway.ts";

export const databaseKinds = ["SQLite", "PostgreSQL"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

/** A folder that is gone when the test is over. */
export function createTestFolder(): string {
  const folder = makeThrowawayFolder("studio-test");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment of a server with a data folder and a migrated database of its own. */
export async function createTestEnvironment(kind: DatabaseKind): Promise<Environment> {
  const folder = createTestFolder();
  const environment = { DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", PASSWORD_COST: cheapPasswordCost };
  if (kind === "PostgreSQL") {
    const server = inject("postgresUrl");
    const url = await createPostgresDatabase(server, inject("postgresTemplate"));
    if (inject("postgresIsInMemory")) onTestFinished(() => dropPostgresDatabase(server, url));
    return { ...environment, DATABASE_URL: url };
  }
  copyFileSync(inject("sqliteTemplate"), join(folder, "studio.db"));
  return environment;
}

/** The real services on a database of their own, closed when the test is over. */
export async function openTestServices(
  kind: DatabaseKind,
  changes: Partial<Config> = {},
  log: Log = pino({ level: "silent" }),
): Promise<Services> {
  // A busy machine is no reason to refuse a request here.
  const patient = { requestLimitMs: 120_000 };
  const config = { ...parseConfig(await createTestEnvironment(kind)), ...patient, ...changes };
  const services = await openServices(config, log, loadSiteOnce);
  onTestFinished(() => services.close());
  return services;
}

const sites = new Map<string, Promise<Site>>();

/** Reads the built site once for each configuration that shapes it. */
const loadSiteOnce: typeof loadSite = (folder, { isProduction, contact, publicUrl }) => {
  const key = JSON.stringify([folder, isProduction, contact, publicUrl]);
  const site = sites.get(key) ?? loadSite(folder, { isProduction, contact, publicUrl });
  sites.set(key, site);
  return site;
};

/** A migrated database of its own without the services around it, closed when the test is over. */
export async function openTestDatabase(kind: DatabaseKind): Promise<Database> {
  const config = parseConfig(await createTestEnvironment(kind));
  const { database, close } = await openDatabase(config, pino({ level: "silent" }));
  onTestFinished(close);
  return database;
}
