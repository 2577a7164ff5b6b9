import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "../../config.ts";
import { prepareDataFolder } from "../../process/data-folder.ts";
import { acquireOwnerLock } from "../owner-lock.ts";
import { requireSoundBackup, sqliteParts, unpackBackup } from "./backup-file.ts";
import { fillPostgres, moveSchemaAside, openPostgres, requireAlone } from "./fill-postgres.ts";

/** Where what was there before is now, if anything was, and whether the backup brought its secret. */
export type Restored = { aside: string | undefined; hasSecret: boolean };

/** Goes back to a backup. Nothing is deleted: what was there is moved aside, whole. */
export async function restore(config: Config, backup: string, now: Date): Promise<Restored> {
  requireSoundBackup(backup);
  prepareDataFolder(config.dataDir);
  const at = now.toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const { aside, secret } = config.databaseUrl
    ? await restorePostgres(config.databaseUrl, backup, at)
    : restoreSqlite(config.dataDir, backup, at);
  if (secret && !config.authSecret) keepSecret(config.dataDir, secret, at);
  return { aside, hasSecret: secret !== undefined };
}

function restoreSqlite(dataDir: string, backup: string, at: string) {
  // As a server would: nobody else may have it open.
  const lock = acquireOwnerLock(dataDir);
  try {
    const file = join(dataDir, "studio.db");
    const next = join(dataDir, "studio.db.next");
    const secret = unpackBackup(backup, next);
    const aside = existsSync(file) ? `${file}.before-restore-${at}` : undefined;
    // A log that stayed behind would be taken for the restored database's.
    for (const part of sqliteParts) {
      if (aside && existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${aside}${part}`);
    }
    renameSync(next, file);
    return { aside, secret };
  } finally {
    lock.release();
  }
}

async function restorePostgres(url: string, backup: string, at: string) {
  const target = await openPostgres(url);
  const folder = mkdtempSync(join(tmpdir(), "studio-restore-"));
  try {
    await requireAlone(target);
    const copy = join(folder, "studio.db");
    const secret = unpackBackup(backup, copy);
    const moved = await moveSchemaAside(target, at);
    await fillPostgres(copy, target).catch(async (error) => {
      await moved?.putBack();
      throw error;
    });
    return { aside: moved && `the schema ${moved.aside}`, secret };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await target.destroy();
  }
}

function keepSecret(dataDir: string, secret: string, at: string): void {
  const file = join(dataDir, "auth-secret");
  if (existsSync(file)) renameSync(file, `${file}.before-restore-${at}`);
  writeFileSync(file, secret, { mode: 0o600 });
}
