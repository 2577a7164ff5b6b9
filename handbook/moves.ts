/**
 * What a model may name that is not taught here: moves of gyms, studios and other schools of yoga, by every name that
 * is in use, with what their usual form asks of a body. Lower case, without hyphens; each name stands in one place only.
 */
import { lines } from "./moves/lines.ts";
import { type Strain, strains } from "./types.ts";

export const moves: { words: string[]; strains: Strain[] }[] = lines.trim().split("\n").map(readLine);

function readLine(line: string): { words: string[]; strains: Strain[] } {
  const [names = "", asked = ""] = line.split(": ");
  const all = asked.split(", ");
  const unknown = all.filter((each) => !isStrain(each));
  if (unknown.length > 0) throw new Error(`${names} asks for ${unknown.join(" and ")}, which is no strain.`);
  return { words: names.split(", "), strains: all.filter(isStrain) };
}

function isStrain(word: string): word is Strain {
  return strains.some((each) => each === word);
}
