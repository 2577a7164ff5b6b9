import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { MailCarrier } from "./mail-carrier.ts";

/** Delivers each mail as a file that any mail program opens; the same mail is always the same file. */
export function createFileCarrier(folder: string): MailCarrier {
  return {
    description: `.eml files in ${folder}`,
    async deliver({ id, raw }) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${id}.draft`);
      const file = await open(draft, "w");
      try {
        await file.writeFile(raw);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, join(folder, `${id}.eml`));
      await syncFolder(folder);
    },
  };
}

/** A new name is only safe once its folder is; some systems cannot and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
