import { randomBytes } from "node:crypto";
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "./startup-error.ts";

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
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) {
    throw new StartupError(`The secret in ${file} is damaged: delete the file to have a new one made.`);
  }
  return secret;
}
