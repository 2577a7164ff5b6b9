import { anyOf } from "../../handbook/any-of.ts";
import { namedUnlisted } from "../read/name-unlisted.ts";
import { read } from "../read/read.ts";
import { splitPlain } from "../read/split-words.ts";

/** "You have chondromalacia", "what you have is": said to somebody, and not as a chance or a question. */
const tells = anyOf(
  "you have|youve got|you have got|you are suffering from|you suffer from|what you have is",
);
const unsure = anyOf(
  "if|whether|may|might|could|perhaps|maybe|not|never|unless|when|since you have|as you have|because you have",
);

/** Finds an illness that a sentence says its reader has, and its reader never said. */
export function createDiagnosisFinder(texts: string[]): (plain: string) => string | undefined {
  let told: Set<string> | undefined;
  const namesIn = (plain: string) => [
    ...namedUnlisted(splitPlain(plain)),
    ...read(plain).conditions.map(({ name }) => name),
  ];
  return (plain) => {
    const start = tells.exec(plain)?.index;
    if (start === undefined || unsure.test(plain)) return undefined;
    told ??= new Set(texts.flatMap(namesIn));
    return namesIn(plain.slice(start)).find((name) => !told?.has(name));
  };
}
