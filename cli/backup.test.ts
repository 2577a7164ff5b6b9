import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, inject, test } from "vitest";
import { type Environment, parseConfig, projectRoot } from "../server/config.ts";
import { countRows, listTables } from "../server/database/backup/copy-tables.ts";
import { openDatabase } from "../server/database/open-database.ts";
import type { Database } from "../server/database/tables.ts";
import { visitDatabase } from "../server/database/visit-database.ts";
import { createPostgresDatabase } from "../tests/parts/test-databases.ts";
import { createTestEnvironment, createTestFolder, databaseKinds } from "../tests/parts/test-services.ts";
import { runStudioCommand } from "./run-studio-command.ts";

const silent = pino({ level: "silent" });

/** Opens it as a server does, for as long as the work takes. */
async function asServer<T>(environment: Environment, work: (database: Database) => Promise<T>): Promise<T> {
  const { database, close } = await openDatabase(parseConfig(environment), silent);
  try {
    return await work(database);
  } finally {
    await close();
  }
}

async function addMember(database: Database, id: string): Promise<void> {
  const now = new Date().toISOString();
  await database.transaction().execute(async (transaction) => {
    const times = { createdAt: now, updatedAt: now };
    const member = { id, name: "Ünï ' 🧘", email: `${id}@example.com`, emailVerified: 1, ...times };
    await transaction.insertInto("user").values(member).execute();
    const session = { id, token: `token-${id}`, userId: id, userAgent: null, expiresAt: now, ...times };
    await transaction.insertInto("session").values(session).execute();
  });
}

async function listIds(database: Database, table: "user" | "session"): Promise<string[]> {
  const rows = await database.selectFrom(table).select("id").execute();
  return rows.map(({ id }) => id).toSorted();
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("a backup under load is whole, and what it held comes back; what came after is kept aside", async () => {
    const environment = await createTestEnvironment(kind);
    const folder = createTestFolder();
    const file = join(folder, "a.db");
    const held = await asServer(environment, async (database) => {
      for (let index = 0; index < 600; index += 1) await addMember(database, `m${index}`);
      let isWriting = true;
      const writing = (async () => {
        for (let index = 0; isWriting; index += 1) await addMember(database, `later${index}`);
        return (await listIds(database, "user")).length;
      })();
      const said = await runStudioCommand(["backup", file], environment);
      isWriting = false;
      expect(said).toContain(`Everything is in ${file}`);
      expect(said).toMatch(/Not in it, keep them elsewhere: .*auth-secret/);
      await addMember(database, "after-the-backup");
      expect(await writing).toBeGreaterThan(600);
      const backup = new DatabaseSync(file, { readOnly: true });
      const ids = (table: string) =>
        backup
          .prepare(`select id from ${table} order by id`)
          .all()
          .map(({ id }) => String(id));
      // A member and their session were written together: a moment has both or neither.
      expect(ids("user")).toEqual(ids("session"));
      expect(ids("user").length).toBeGreaterThanOrEqual(600);
      const members = ids("user").toSorted();
      backup.close();
      return members;
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);

    const said = await runStudioCommand(["restore", file], environment);
    expect(said).toContain("The backup is in place");
    await asServer(environment, async (database) => {
      expect(await listIds(database, "user")).toEqual(held);
      expect(await listIds(database, "session")).toEqual(held);
      const { name } = await database.selectFrom("user").select("name").limit(1).executeTakeFirstOrThrow();
      expect(name).toBe("Ünï ' 🧘");
      await addMember(database, "life-goes-on");
    });
    const [, aside = ""] = /What was there is now (?:the schema )?(\S+)\./.exec(said) ?? [];
    if (kind === "SQLite") {
      const before = new DatabaseSync(aside);
      expect(before.prepare("select 1 from user where id = 'after-the-backup'").get()).toBeDefined();
      before.close();
    } else {
      const database = await visitDatabase(parseConfig(environment));
      const { rows } =
        await sql`select 1 from ${sql.id(aside, "user")} where id = 'after-the-backup'`.execute(database);
      expect(rows).toHaveLength(1);
      await database.destroy();
    }
  });

  test("a running server is not restored under, and its data stays", async () => {
    const environment = await createTestEnvironment(kind);
    const file = join(createTestFolder(), "a.db");
    await runStudioCommand(["backup", file], environment);
    await asServer(environment, async (database) => {
      await addMember(database, "m1");
      await expect(runStudioCommand(["restore", file], environment)).rejects.toThrow(
        /Another server|Somebody else/,
      );
      expect(await listIds(database, "user")).toEqual(["m1"]);
    });
  });
});

test("a backup holds the secret only if that is asked for, and gives it back", async () => {
  const environment = await createTestEnvironment("SQLite");
  const folder = createTestFolder();
  const secretFile = join(String(environment.DATA_DIR), "auth-secret");
  writeFileSync(secretFile, "the secret of this very studio, and long");
  const said = await runStudioCommand(["backup", join(folder, "with.db"), "--with-secret"], environment);
  expect(said).not.toContain("auth-secret");
  await runStudioCommand(["backup", join(folder, "without.db")], environment);
  expect(readFileSync(join(folder, "without.db"), "latin1")).not.toContain("this very studio");

  const elsewhere = { ...environment, DATA_DIR: createTestFolder() };
  await runStudioCommand(["restore", join(folder, "with.db")], elsewhere);
  const restored = join(elsewhere.DATA_DIR, "auth-secret");
  expect(readFileSync(restored, "utf8")).toBe("the secret of this very studio, and long");
  expect(readFileSync(join(elsewhere.DATA_DIR, "studio.db"), "latin1")).not.toContain("this very studio");
});

test("without a name a backup goes into the data folder, and never into the program's own", async () => {
  const environment = await createTestEnvironment("SQLite");
  const said = await runStudioCommand(["backup"], environment);
  const [, file = ""] = /Everything is in (\S+\.db):/.exec(said) ?? [];
  expect(file.startsWith(join(String(environment.DATA_DIR), "backups"))).toBe(true);
  const here = { ...environment, INIT_CWD: projectRoot };
  await expect(runStudioCommand(["backup", "my.db"], here)).rejects.toThrow(
    "outside of the program's folder",
  );
  await expect(runStudioCommand(["backup", file], environment)).rejects.toThrow("is there already");
  await expect(runStudioCommand(["backup", "--everything"], environment)).rejects.toThrow(
    "npm run studio -- backup",
  );
});

test("what is damaged, newer or no backup at all is refused, and nothing is touched", async () => {
  const environment = await createTestEnvironment("SQLite");
  const database = join(String(environment.DATA_DIR), "studio.db");
  const folder = createTestFolder();
  const before = readFileSync(database);
  const refuse = async (name: string, why: string) => {
    await expect(runStudioCommand(["restore", join(folder, name)], environment)).rejects.toThrow(why);
    expect(readFileSync(database).equals(before)).toBe(true);
  };
  await refuse("none.db", "There is no file");
  writeFileSync(join(folder, "photo.db"), "not a database, but long enough to look like some file or other");
  await refuse("photo.db", "no backup of this program");
  await runStudioCommand(["backup", join(folder, "newer.db")], environment);
  const newer = new DatabaseSync(join(folder, "newer.db"));
  newer.exec("insert into kysely_migration values ('999-from-the-future', '2030-01-01')");
  newer.close();
  await refuse("newer.db", "newer version");
  const whole = readFileSync(join(folder, "newer.db"));
  writeFileSync(join(folder, "half.db"), whole.subarray(0, whole.length / 2));
  await refuse("half.db", "cannot be restored");
});

test("a restore that PostgreSQL does not take to its end leaves everything as it was", async () => {
  const environment = await createTestEnvironment("PostgreSQL");
  const file = join(createTestFolder(), "a.db");
  await asServer(environment, (database) => addMember(database, "m1"));
  await runStudioCommand(["backup", file], environment);
  // A text that PostgreSQL cannot hold: it has no place for a NUL.
  const backup = new DatabaseSync(file);
  backup.exec("update user set name = 'a' || char(0) || 'b'");
  backup.close();
  await expect(runStudioCommand(["restore", file], environment)).rejects.toThrow();
  await asServer(environment, async (database) => {
    expect(await listIds(database, "user")).toEqual(["m1"]);
  });
});

test("everything moves from SQLite to PostgreSQL, sessions too, and is counted", async () => {
  const environment = await createTestEnvironment("SQLite");
  const url = await createPostgresDatabase(inject("postgresUrl"), "template0");
  const before = await asServer(environment, async (database) => {
    for (let index = 0; index < 20; index += 1) await addMember(database, `m${index}`);
    await expect(runStudioCommand(["move", "--to", url], environment)).rejects.toThrow("Another server");
    return countRows(database, await listTables(database));
  });
  const said = await runStudioCommand(["move", "--to", url], environment);
  expect(said).toContain("Everything arrived: 20 members");
  expect(existsSync(join(String(environment.DATA_DIR), "studio.db"))).toBe(true);
  const tables = await asServer(environment, listTables);
  await asServer({ ...environment, DATABASE_URL: url }, async (database) => {
    expect(await countRows(database, tables)).toEqual(before);
    expect(await listIds(database, "session")).toEqual(await listIds(database, "user"));
  });
  await expect(runStudioCommand(["move", "--to", url], environment)).rejects.toThrow("not empty");
  await expect(runStudioCommand(["move", "--to", "mysql://x"], environment)).rejects.toThrow(
    "npm run studio",
  );
});
