import type { Desk } from "./desk.tsx";

/** Fetches a table and hands it to the browser as a file to keep: by script, so that the password can be asked for. */
export async function saveCsv(send: Desk["send"], path: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await (await send(path)).blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
