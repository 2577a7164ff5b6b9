import { readdirSync, readFileSync } from "node:fs";

/** The lines of every file in a folder of this one; each file is by one writer. */
export function linesOf(folder: string): { writer: string; lines: string[] }[] {
  const place = new URL(`${folder}/`, import.meta.url);
  return readdirSync(place)
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
    .map((name) => ({
      writer: name.replace(".jsonl", ""),
      lines: readFileSync(new URL(name, place), "utf8").trim().split("\n"),
    }));
}
