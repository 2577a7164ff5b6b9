import { type Kysely, type Migration, Migrator, sql } from "kysely";
import { reasonOf, StartupError } from "../process/startup-error.ts";

/**
 * Brings the database up to this program's version, all or nothing. Kysely holds a lock meanwhile, so
 * replicas that start together take turns and the later ones find nothing to do.
 */
export async function migrateDatabase<Schema>(
  database: Kysely<Schema>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const unknown = await findUnknownMigration(database, migrations);
  if (unknown) {
    throw new StartupError(
      `This database was last used by a newer version of this program (it has run "${unknown}"): update the program, or use another database.`,
    );
  }
  throw new StartupError(`The database could not be brought up to date: ${reasonOf(error)}`, {
    cause: error,
  });
}

async function findUnknownMigration<Schema>(
  database: Kysely<Schema>,
  migrations: Record<string, Migration>,
): Promise<string | undefined> {
  const executed = await sql<{ name: string }>`select name from kysely_migration`
    .execute(database)
    // Without the table nothing has run, and the first error is the one to report.
    .catch(() => ({ rows: [] }));
  return executed.rows.find(({ name }) => !(name in migrations))?.name;
}
