import { describe, expect, it } from "vitest";
import { type Idea, ideas } from "./ideas.ts";
import { practices } from "./practices/all.ts";

const phrasesOf = (list: string) => list.split(",").map((phrase) => phrase.trim());
const wordCount = (text: string) => text.split(/\s+/).length;
const idsWhere = (wrong: (idea: Idea) => boolean) => ideas.filter(wrong).map(({ id }) => id);

/** Everything that comes more than once. */
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** As a question is compared: lower case, one space between words and at both ends; a comma parts phrases. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(",", " , ")
    .replaceAll(/[^\p{L}\p{N},]+/gu, " ")
    .trim()} `;

describe("The ideas", () => {
  it("There are at least 95, and no two share an id or a name.", () => {
    expect(ideas.length).toBeGreaterThanOrEqual(95);
    expect(repeated(ideas.map(({ id }) => id))).toEqual([]);
    expect(repeated(ideas.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(idsWhere(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
  });

  it("Each can be asked for in three ways or more, and no way leads to two.", () => {
    expect(idsWhere(({ words }) => phrasesOf(words).length < 3)).toEqual([]);
    expect(repeated(ideas.flatMap(({ words }) => phrasesOf(words)))).toEqual([]);
  });

  it("A phrase is in lower case, of letters and numbers only, as a message is compared.", () => {
    const odd = ideas
      .flatMap(({ words }) => phrasesOf(words))
      .filter((each) => !/^[a-z0-9]+( [a-z0-9]+)*$/.test(each));
    expect(odd).toEqual([]);
  });

  it("No phrase is the name of a practice: whoever writes that asks how it goes.", () => {
    const names = new Set(
      practices.flatMap(({ name, sanskrit, aliases }) =>
        [name, sanskrit, ...aliases].map((each) => plain(each)),
      ),
    );
    const taken = ideas.flatMap(({ words }) => phrasesOf(words)).filter((phrase) => names.has(plain(phrase)));
    expect(taken).toEqual([]);
  });

  it.each(["es", "de", "fr", "hi"] as const)(
    "No two are asked for with the same words in %s.",
    (language) => {
      const phrases = ideas.flatMap(({ wordsIn }) => phrasesOf(wordsIn?.[language] ?? "")).filter(Boolean);
      expect(repeated(phrases)).toEqual([]);
      expect(phrases.filter((phrase) => phrase !== phrase.toLowerCase())).toEqual([]);
      expect(phrases.length).toBeGreaterThanOrEqual(95);
    },
  );

  it("An answer has 35 to 95 words, and no headings.", () => {
    const lengths = ideas.map(({ id, answer }) => `${id}: ${wordCount(answer)}`);
    expect(
      lengths.filter((line) => {
        const words = Number(line.split(": ")[1]);
        return words < 35 || words > 95;
      }),
    ).toEqual([]);
    expect(idsWhere(({ answer }) => /^\s*#/m.test(answer))).toEqual([]);
  });

  it("No two answers begin alike.", () => {
    const openings = ideas.map(({ answer }) => plain(answer).trim().split(" ").slice(0, 4).join(" "));
    expect(repeated(openings)).toEqual([]);
  });

  it("No answer promises to make somebody well, or anything else.", () => {
    const promise =
      /\b(?:cures?|cured|curing|heals?|healed|healing|guarantees?|guaranteed|miracles?|always works|proven to|great question)\b/i;
    expect(idsWhere(({ answer }) => promise.test(answer))).toEqual([]);
    const claimsDetox = (answer: string) =>
      /\bdetox|\btoxins?\b/i.test(answer.replaceAll("do not detox", ""));
    expect(idsWhere(({ answer }) => claimsDetox(answer))).toEqual([]);
  });

  it("No answer speaks for one studio, names a price or uses a long dash.", () => {
    const ofOneStudio = /\b(?:our|ours|at our|come to us)\b|[€$£₹]|\b(?:euros?|dollars?|rupees?|pounds?)\b/i;
    expect(idsWhere(({ answer }) => ofOneStudio.test(answer))).toEqual([]);
    expect(idsWhere((idea) => /[—–]/.test(JSON.stringify(idea)))).toEqual([]);
  });

  it("Two or three things to ask next, each at most six words and none twice.", () => {
    expect(idsWhere(({ next }) => next.length < 2 || next.length > 3)).toEqual([]);
    expect(idsWhere(({ next }) => repeated(next).length > 0)).toEqual([]);
    expect(ideas.flatMap(({ next }) => next).filter((question) => wordCount(question) > 6)).toEqual([]);
  });

  it("What is proposed next is another idea, or a practice.", () => {
    const practiceNames = practices.flatMap(({ name, aliases }) => [name, ...aliases].map(plain));
    const ways = ideas.map(({ id, words }) => ({ id, phrases: phrasesOf(words).map(plain) }));
    const ends = ideas.flatMap(({ id, next }) => {
      const onward = ways.flatMap((way) => (way.id === id ? [] : way.phrases)).concat(practiceNames);
      return next.filter((question) => {
        const asked = plain(question);
        return !onward.some((phrase) => asked.includes(phrase));
      });
    });
    expect(ends).toEqual([]);
  });
});
