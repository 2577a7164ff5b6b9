import { join } from "node:path";
import { type Config, projectRoot } from "./config.ts";
import { prepareDataFolder, readOrCreateSecret } from "./data-folder.ts";
import { openDatabase } from "./database/open-database.ts";
import type { Database } from "./database/tables.ts";
import type { Log } from "./log.ts";
import { loadSite, type Site } from "./site.ts";

/** Everything the endpoints are given. This file is the only one that decides which implementation. */
export type Services = {
  config: Config;
  log: Log;
  database: Database;
  site: Site;
  authSecret: string;
  /** For each port, which implementation is in use; shown when the server starts. */
  ports: Record<string, string>;
  close(): Promise<void>;
};

export async function openServices(config: Config, log: Log): Promise<Services> {
  prepareDataFolder(config.dataDir);
  const site = loadSite(join(projectRoot, "build", "client"), config);
  const { database, description, close } = await openDatabase(config, log);
  return {
    config,
    log,
    database,
    site,
    authSecret: config.authSecret ?? readOrCreateSecret(config.dataDir),
    ports: { Database: description },
    close,
  };
}
