import { randomBytes } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reasonOf, StartupError } from "./startup-error.ts";

/** Creates the data folder if need be, for its owner's eyes only. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(
      `The data folder ${dataDir} cannot be written: make it writable, or set DATA_DIR to one that is.`,
      { cause: error },
    );
  }
}

/** The secret kept in the data folder: made on first use, readable by its owner only. */
export function readOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, "auth-secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    const secret = readFileSync(file, "utf8").trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    throw new StartupError(`The secret in ${file} cannot be read: ${reasonOf(error)}.`, { cause: error });
  }
  throw new StartupError(`The secret in ${file} is damaged: delete the file to have a new one made.`);
}
