import { anyOf, exactly, oneOf } from "../../handbook/any-of.ts";
import { namedUnlisted } from "../read/name-unlisted.ts";
import { read } from "../read/read.ts";
import { splitPlain } from "../read/split-words.ts";

const surely = oneOf(
  "definitely|clearly|certainly|surely|obviously|undoubtedly|almost certainly|simply|just",
);
/** "You have chondromalacia", "what you have is": said to somebody, and not as a chance or a question. */
const tells = anyOf(
  `you (?:${surely} )?have|youve (?:${surely} )?got|you have (?:${surely} )?got|what you have is`,
  "you are suffering from|you suffer from",
);
/** "This is a hiatus hernia, plain and simple": of what somebody felt, and surer than anybody can be. */
const concludes = anyOf(
  "this is|that is|thats|its|it is",
  `you (?:${surely} )?have|youve (?:${surely} )?got|you have (?:${surely} )?got`,
);
const concluding = anyOf(
  "(?:symptoms|signs)(?: taken)?(?: all)?(?: together)? (?:mean|means|say|add up)|(?:going|judging) (?:off|by|from)|based on (?:your|what|those|these)|(?:your|what you|those|these) (?:symptoms|describe|signs)",
  "plain and simple|no doubt|without a doubt|for sure|definitely|undoubtedly|i can tell|tells me|classic|textbook",
);
const unsure = anyOf(
  "if|whether|may|might|could|perhaps|maybe|not|never|unless|when|since you have|as you have|because you have",
);
/** What goes by no other name here. */
const withoutEntry = anyOf(
  "c(?:o)?eliac(?: disease)?|lactose intolerance|gluten intolerance|food allergy",
  "(?:under|over)active thyroid|hypothyroidism|hyperthyroidism|anaemia|anemia|pcos|adhd|perimenopause|leaky gut",
  "hashimotos?(?: disease| thyroiditis)?|graves disease|adrenal fatigue|candida(?: overgrowth)?|sibo|hypoglyc(?:a)?emia|plantar fasciitis|bppv",
  "(?:iron|b ?12|vitamin d|magnesium) deficiency",
);
const leading = exactly(`an?|your|the|classic|textbook|case|of|sign|signs|${surely}`);
/** "A classic sciatica stretch" is no illness. */
const ofSomething = anyOf(
  "stretch(?:es)?|pose|poses|friendly|exercises?|move|release|opener|relief|question|remedy",
);
/** How many words behind those an illness may be named. */
const reach = 4;

/** "Do I have coeliac disease?" tells nobody that they have it. */
const asksWhether = anyOf(
  "(?:do|might|could|may) i (?:maybe |really |actually )?have|have i got|(?:is|could|might|can) (?:it|this|that) be|is (?:it|this)",
);

/** Finds an illness that a sentence says its reader has, and its reader never said. */
export function createDiagnosisFinder(all: string[]): (plain: string) => string | undefined {
  let stated: string[] | undefined;
  /** Each text without what it only asks, made when somebody first asks for it. */
  const statedTexts = () => {
    stated ??= all.map((text) =>
      text
        .toLowerCase()
        .split(/[.!?,;]|\b(?:and|but)\b/)
        .filter((each) => !asksWhether.test(each))
        .join(". "),
    );
    return stated;
  };
  const namesIn = (plain: string) => [
    ...namedUnlisted(splitPlain(plain)),
    ...read(plain).conditions.map(({ name }) => name),
  ];
  let named: Set<string> | undefined;
  const isTold = (name: string) => {
    named ??= new Set(statedTexts().flatMap(namesIn));
    return named.has(name);
  };
  const isWritten = (word: string) => statedTexts().some((text) => text.includes(word));
  return (plain) => {
    if (unsure.test(plain)) return undefined;
    const [start, concluded] = [tells.exec(plain)?.index, concludes.exec(plain)];
    if (concluded && concluding.test(plain)) {
      const near = nearOf(plain.slice(concluded.index + concluded[0].length));
      const found = namesIn(near).find((name) => !isTold(name)) ?? withoutEntry.exec(near)?.[0];
      if (found && !ofSomething.test(near)) return found;
    }
    if (start === undefined) return undefined;
    const [unlisted] = withoutEntry.exec(nearOf(plain.slice(start).replace(tells, ""))) ?? [];
    if (unlisted && !isWritten(unlisted.split(" ")[0] ?? "")) return unlisted;
    return namesIn(plain.slice(start)).find((name) => !isTold(name));
  };
}

/** The words that follow, as far as an illness may be named among them. */
function nearOf(behind: string): string {
  const [clause = ""] = behind.split(/[,.;:(–—]/);
  return clause
    .split(" ")
    .filter((word) => word && !leading.test(word))
    .slice(0, reach)
    .join(" ");
}
