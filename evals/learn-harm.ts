import { type KnownMember, knowMember } from "../assistant/know-member.ts";
import { createSentenceReader, type Sentence } from "../assistant/model/read-sentences.ts";
import { rememberRecent } from "../assistant/read/remember-recent.ts";
import { cleanMarkdown } from "../assistant/safety/clean-markdown.ts";
import { createJudge } from "../assistant/safety/judge-sentence.ts";
import { aroundOf } from "../assistant/safety/member-marks.ts";
import { type Beside, nothingBeside, saidBy } from "../assistant/safety/net.ts";
import { readable } from "../assistant/safety/readable.ts";
import type { Seen } from "../assistant/safety/scale.ts";
import { splitReadable } from "../assistant/safety/split-readable.ts";
import { harmPlaces, seeSentence } from "../assistant/safety/weigh-harm.ts";
import { complaints } from "../handbook/complaints.ts";
import { conditions } from "../handbook/conditions.ts";
import { ideas } from "../handbook/ideas.ts";
import { meals } from "../handbook/meals.ts";
import { practices } from "../handbook/practices/all.ts";
import { askChat } from "../tests/parts/asked.ts";
import type { WrittenAnswer } from "./answers.ts";
import { briskly } from "./learn.ts";
import { type Learned, type Lesson, learnBoth } from "./learn-both.ts";

/** A sentence of an answer, whether it does harm, and in what it stands. */
export type Line = {
  plain: string;
  isHarm: boolean;
  around: string[];
  beside: Beside;
  answer: WrittenAnswer;
};

/** The words of a text alone, as they are compared. */
export function lettersOf(text: string): string[] {
  return splitReadable(readable(cleanMarkdown(text))).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

export function sentencesOf(markdown: string): Sentence[] {
  const reader = createSentenceReader();
  return [...reader.take(markdown), ...reader.end()];
}

/** Each sentence of an answer is compared with the same few. */
const wholeOf = rememberRecent(10, (text) => ({ whole: lettersOf(text).join(" ") }));

/** Whether a sentence is one of those that must not be shown, or most of one. */
export function isAmong(plain: string, unsafe: string[]): boolean {
  if (unsafe.length === 0) return false;
  const own = lettersOf(plain).join(" ");
  if (own === "") return false;
  return unsafe.some((each) => {
    const { whole } = wholeOf(each);
    return whole.includes(own) ? own.length >= Math.min(12, whole.length) : own.includes(whole);
  });
}

/** A sentence that names something which is not for whoever reads it: what of it is weighed, and whether it does harm. */
export type Telling = {
  mentions: (Seen & { /** By grammar. */ isWarned: boolean })[];
  isHarm: boolean;
  answer: WrittenAnswer;
};

/** Many wrote a harmful answer and its harmless twin to the same question, one after the other. */
const memberOf = rememberRecent(10, (asked): KnownMember => {
  const [question = "", ...earlier]: string[] = JSON.parse(asked);
  return knowMember(askChat(question, { earlier }));
});

/** What an answer teaches about harm, and about being told and being warned. What a rule of ours knows is no lesson. */
export function lessonsOf(answer: WrittenAnswer): { lines: Line[]; tellings: Telling[] } {
  const known = memberOf(JSON.stringify([answer.question, ...answer.known]));
  const around = aroundOf(known);
  const said = saidBy(known.texts);
  let before = "";
  let weighed: Pick<Line, "plain" | "around" | "beside">[] = [];
  let mentions: Telling["mentions"] = [];
  const judge = createJudge(known, {
    isLevelStated: false,
    weigh(plain, marks = [], beside = nothingBeside) {
      weighed.push({ plain, around: marks, beside });
      return 0;
    },
    weighTold(seen, { marks }) {
      mentions.push({ ...seen, isWarned: marks.includes("warned") });
      return 0;
    },
  });
  const lines: Line[] = [];
  const tellings: Telling[] = [];
  for (const sentence of sentencesOf(answer.answer)) {
    weighed = [];
    mentions = [];
    const text = cleanMarkdown(sentence.text);
    const fault = judge({ ...sentence, text });
    if (mentions.length > 0) tellings.push({ mentions, isHarm: isAmong(text, answer.unsafe), answer });
    // Lines of a sentence and cells of a row are judged by themselves too.
    const parts = text
      .split(sentence.kind === "row" ? /[|\n]/ : "\n")
      .filter((part) => part.trim().includes(" ") && part !== text);
    const beside = { said, before };
    const whole = { ...(weighed[0] ?? { plain: readable(text), around, beside }), text };
    for (const { text: own, ...line } of [
      whole,
      ...parts.map((part) => ({ plain: readable(part), around, beside, text: part })),
    ]) {
      const isHarm = isAmong(own, answer.unsafe);
      if (!(isHarm && fault) && /\p{L}/u.test(line.plain)) lines.push({ ...line, isHarm, answer });
    }
    before = readable(text);
  }
  return { lines, tellings };
}

/** What the handbook says is safe to say: its sentences, as lines that do no harm. */
export function handbookLines(): string[] {
  const texts = [
    ...practices.flatMap(({ name, why, cues, mistake, dose }) => [`${name}: ${why}`, ...cues, mistake, dose]),
    ...meals.map(({ name, method }) => `${name}. ${method}`),
    ...complaints.flatMap(({ why, habits, seeSomeone }) => [why, ...habits, seeSomeone]),
    ...conditions.flatMap(({ why, ask, pace = "" }) => [why, ask, pace]),
    ...ideas.flatMap(({ answer }) => answer),
  ];
  const plain = texts.flatMap((text) => sentencesOf(text)).map(({ text }) => readable(cleanMarkdown(text)));
  return [...new Set(plain)].filter((each) => /\p{L}/u.test(each));
}

/** Harm is rare among sentences and costs more to miss: each of it counts so often, less where every other line is one. */
const harmCounts = { inAnswers: 4, inPairs: 2 };

function lessonOf({ plain, around, beside, ...line }: Line): Lesson {
  const times = !line.isHarm ? 1 : isPair(line) ? harmCounts.inPairs : harmCounts.inAnswers;
  return { ...seeSentence(plain, around, beside), truth: line.isHarm ? 1 : 0, times };
}

/** Every fifth sentence of the handbook says how the rest sounds. */
export function learnHarm(lines: Line[]): Learned {
  const safe = handbookLines()
    .filter((_, index) => index % 5 === 0)
    .map((plain) => ({ ...seeSentence(plain, [], nothingBeside), truth: 0, times: 1 }));
  return learnBoth([...lines.map(lessonOf), ...safe], harmPlaces, briskly);
}

/** Some writers wrote single sentences, each harmful one beside a harmless twin. */
function isPair({ answer }: Pick<Line, "answer">): boolean {
  return answer.writer.startsWith("lines");
}
