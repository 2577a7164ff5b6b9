import { readFileSync } from "node:fs";

/** Which version of the program this is. */
export const version: string = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
).version;
