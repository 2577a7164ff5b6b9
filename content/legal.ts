import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A page of the owner's in `content/legal/`: its first line is its title, the rest is Markdown. */
export type LegalPage = { path: string; label: string; text: string };

/** The pages in a folder, in the order of their names; none where there is no folder. */
export function readLegalPages(folder: string): LegalPage[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".md"));
  return files.toSorted().map((name) => {
    const [title = "", ...lines] = readFileSync(join(folder, name), "utf8").trim().split("\n");
    const label = title.replace(/^# /, "").trim();
    return { path: `/legal/${basename(name, ".md")}`, label, text: lines.join("\n") };
  });
}

/** What is wrong with the pages in a folder, each as one line; a starting text has to be finished first. */
export function findLegalMistakes(folder: string): string[] {
  return readLegalPages(folder).flatMap(({ path, label, text }) => {
    const file = `content${path}.md`;
    const [gap] = /\[[^\]\n]+\](?!\()/.exec(text) ?? [];
    return [
      ...(/^\/legal\/[a-z][a-z-]*$/.test(path) ? [] : [`${file}: name it with small letters and hyphens`]),
      ...(label && text.trim()
        ? []
        : [`${file}: begin with a title, "# Privacy", and write the text below it`]),
      ...(gap ? [`${file}: fill in ${gap}`] : []),
    ];
  });
}
