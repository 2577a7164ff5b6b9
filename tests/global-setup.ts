import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../server/database/migrate.ts";
import { migrations } from "../server/database/migrations/all.ts";
import { createPostgresDialect } from "../server/database/postgres.ts";
import { createSqliteDialect } from "../server/database/sqlite.ts";
import { startPostgres } from "./parts/postgres.ts";
import { createPostgresDatabase } from "./parts/test-databases.ts";

/** Builds the test studio's site, starts PostgreSQL and prepares one migrated database of each kind, which tests copy. */
export default async function setup(project: TestProject) {
  buildSite();
  const postgres = await startPostgres();
  const template = await createPostgresDatabase(postgres.url, "template0");
  await migrateAndClose(new Kysely({ dialect: createPostgresDialect(template, fail) }));

  const folder = mkdtempSync(join(tmpdir(), "studio-template-"));
  const sqliteTemplate = join(folder, "studio.db");
  await migrateAndClose(new Kysely({ dialect: createSqliteDialect(sqliteTemplate) }));

  project.provide("postgresUrl", postgres.url);
  project.provide("postgresIsInMemory", postgres.isInMemory);
  project.provide("postgresTemplate", new URL(template).pathname.slice(1));
  project.provide("sqliteTemplate", sqliteTemplate);
  return () => {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Done already by `npm run test:unit`; whoever runs Vitest by itself has today's pages too. */
function buildSite(): void {
  const script = join(import.meta.dirname, "../scripts/setup.mjs");
  const { status } = spawnSync(process.execPath, [script, "--test-studio"], { stdio: "inherit" });
  if (status !== 0) throw new Error("The test studio's site could not be built; the reason is above.");
}

async function migrateAndClose(database: Kysely<unknown>): Promise<void> {
  await migrateDatabase(database, migrations);
  await database.destroy();
}

function fail(error: Error): never {
  throw error;
}

declare module "vitest" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merging into Vitest's own interface.
  interface ProvidedContext {
    postgresUrl: string;
    postgresIsInMemory: boolean;
    postgresTemplate: string;
    sqliteTemplate: string;
  }
}
