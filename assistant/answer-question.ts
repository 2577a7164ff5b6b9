import { practices } from "../handbook/practices/all.ts";
import type { Practice } from "../handbook/types.ts";
import { answerAboutStudio, contact } from "./answer-about-studio.ts";
import type { Asked } from "./assistant.ts";
import { chooseMeals } from "./choose-meals.ts";
import { boundsOf, choosePractices, findSuited, isWithin } from "./choose-practices.ts";
import { type KnownMember, knowMember } from "./know-member.ts";
import { createPhraseFinder } from "./read/phrase-finder.ts";
import type { Reading } from "./read/read.ts";
import { readingsOf } from "./read/read-asked.ts";
import { plainOf, splitWords } from "./read/split-words.ts";
import { dayOf } from "./seeded.ts";
import { careQuestions, introduction, smallTalk } from "./small-talk.ts";
import { isCrashDiet } from "./understand-diet.ts";
import { writeLimits } from "./write-diet-notes.ts";
import { dietitianAnswer, smallChildAnswer } from "./write-diet-plan.ts";

const foodWords =
  /\b(?:eat|eating|food|meal|meals|breakfast|lunch|dinner|snack|supper|hungry|snacks|recipe|recipes|diet|protein|vegan|vegetarian|gluten|cook|cooking|smoothie|calories|comida|cena|desayuno|essen|manger|khana)\b/;

type ChatAsked = Extract<Asked, { kind: "chat" }>;

/** What a question is about, with what is known about whoever asks. */
type Known = Pick<KnownMember, "conditions" | "level" | "diet"> & { complaints: Reading["complaints"] };

/** A short, friendly answer from the handbook and from what the studio has stated. */
export function answerQuestion(asked: ChatAsked): string {
  const { now, earlier } = readingsOf(asked);
  const known = knowAsker(asked);
  return (
    findAnswer(asked.question, known, now.isKnown, asked.now) ??
    // "And since two months" says nothing alone: it goes on with what was said before.
    (earlier.length > 0 ? goOn(asked, known, [...earlier.slice(-3), now]) : undefined) ??
    `${introduction} For anything else I am the wrong one to ask. What would you like to know: a pose, a way to breathe, something that hurts, food, or our classes?`
  );
}

/** The answer to the last messages as one. */
function goOn(asked: ChatAsked, known: Known, readings: Reading[]): string | undefined {
  const before = asked.earlier.slice(-3).map((each) => each.question);
  const question = [...before, asked.question].join(". ");
  const complaints = [...new Set(readings.flatMap((reading) => reading.complaints))].slice(0, 3);
  const diet = { ...known.diet, isCrash: isCrashDiet(plainOf(question)) };
  const isKnown = readings.some((reading) => reading.isKnown);
  return findAnswer(question, { ...known, complaints, diet }, isKnown, asked.now);
}

function findAnswer(question: string, known: Known, isKnown: boolean, now: Date): string | undefined {
  const plain = plainOf(question);
  return (
    answerOften(plain, careQuestions) ??
    // Whoever greets us and says what hurts is asking about what hurts.
    (isKnown ? undefined : (answerOften(plain, smallTalk) ?? answerAboutStudio(plain))) ??
    answerAboutPractice(plain, known) ??
    answerAboutFood(plain, question, known, now) ??
    answerAboutBody(known) ??
    answerAboutBreath(plain, known)
  );
}

/** A question that points back ("what else helps with it?") is about what was asked before. */
function knowAsker(asked: ChatAsked): Known {
  const { now, conditions, level, diet } = knowMember(asked);
  const isFollowUp = /\b(?:it|this|that|more|else|another|again|instead|longer|often)\b/.test(
    plainOf(asked.question),
  );
  const before = readingsOf(asked).earlier.at(-1)?.complaints ?? [];
  const complaints = now.complaints.length === 0 && isFollowUp ? before : now.complaints;
  return { complaints, conditions, level, diet };
}

function answerOften(plain: string, answers: [RegExp, string][]): string | undefined {
  return answers.find(([asked]) => asked.test(plain))?.[1];
}

/** Whether a question is about the studio and nothing else: then only what the studio has stated will do. */
export function isAboutStudio(asked: ChatAsked): boolean {
  const { isKnown } = readingsOf(asked).now;
  return !isKnown && answerAboutStudio(plainOf(asked.question)) !== undefined;
}

/** A pose or a breath somebody asks for by name: how it goes, or why not now and what instead. */
function answerAboutPractice(plain: string, known: Known): string | undefined {
  const asked = findNamed(plain);
  if (!asked) return undefined;
  const bounds = boundsOf(
    known.level,
    known.conditions,
    known.complaints.flatMap(({ avoid }) => avoid),
  );
  const suited = findSuited(asked.id, bounds);
  if (suited === asked) {
    const careful =
      asked.strains.length > 0
        ? ` It asks for ${asked.strains.join(", ")}: leave it out if any of that is not for you.`
        : "";
    const sanskrit = asked.sanskrit ? ` (${asked.sanskrit})` : "";
    return `**${asked.name}**${sanskrit}. ${asked.cues.join(" ")} ${asked.dose}.${careful}`;
  }
  const reasons = [...known.conditions, ...known.complaints].filter(({ avoid }) =>
    avoid.some((strain) => asked.strains.includes(strain)),
  );
  const why =
    reasons.length > 0
      ? `With ${reasons.map(({ name }) => name).join(" and ")} I would leave ${asked.name} out. ${reasons[0]?.why ?? ""}`
      : `${asked.name} is for practised people and best learned in class, with your teacher beside you.`;
  return suited ? `${why}\n\nInstead: **${suited.name}**. ${suited.cues.join(" ")} ${suited.dose}.` : why;
}

const practiceNames = createPhraseFinder(
  "en",
  practices.map((item) => ({
    item,
    list: [item.name, item.sanskrit, ...item.aliases].filter((name) => name.length > 3).join(", "),
  })),
);

/** People leave "pose" away, but only where a pose is what they can mean: "teach me crow", "I wobble in tree". */
const poseWords =
  /\b(?:do|doing|in|into|hold|holding|teach me|about|learn|try|practi[sc]e|called|between|for)\b/;
const shortNames = new Map(
  practices.flatMap((practice) => {
    const [, short] = /^(\p{L}{4,}) Pose$/u.exec(practice.name) ?? [];
    return short && !["Chair", "Hero"].includes(short) ? [[short.toLowerCase(), practice] as const] : [];
  }),
);

/** The longest name wins: "extended side angle" is not "side angle". */
function findNamed(plain: string): Practice | undefined {
  const words = splitWords(plain);
  const [longest] = practiceNames.find(words).toSorted((a, b) => b.length - a.length);
  if (longest) return longest.item;
  if (foodWords.test(plain) || !poseWords.test(plain)) return undefined;
  const short = words.find(({ text }) => shortNames.has(text));
  return short && shortNames.get(short.text);
}

function answerAboutFood(plain: string, question: string, { diet }: Known, now: Date): string | undefined {
  if (!foodWords.test(plain) && !diet.needsSupport && !diet.isCrash) return undefined;
  if (diet.needsSupport) {
    return "It sounds as if food is hard right now. I will not give you rules or numbers. Please talk to a doctor or somebody you trust about it; you deserve real help.";
  }
  if (diet.needsDietitian) return dietitianAnswer;
  if (diet.isForSmallChild) return smallChildAnswer;
  if (diet.isCrash) {
    return "I do not help with crash diets or long fasts: they do harm and do not last. Small, steady changes do. A doctor or dietitian can help you find them.";
  }
  const kind = (["breakfast", "lunch", "dinner", "snack"] as const).find((each) => plain.includes(each));
  const three = chooseMeals(diet, kind, `${dayOf(now)} ${question}`).slice(0, 3);
  if (three.length === 0) return `With all of that left out I have no ${kind ?? "meal"} to offer. ${contact}`;
  const lines = three.map(({ name, method }) => `- **${name}**: ${method}`);
  const names = diet.names.length > 0 ? ` (${diet.names.join(", ")})` : "";
  return [
    `Some ideas${names}:`,
    ...lines,
    "",
    ...writeLimits(diet).flatMap((note) => [note, ""]),
    "For a whole week, use Generate Diet Plan on [Yoga Therapy](/yoga-therapy).",
  ].join("\n");
}

/** Something hurts, or a condition was mentioned: a few things to do, what to leave out, whom to see. */
function answerAboutBody({ complaints, conditions, level }: Known): string | undefined {
  if (complaints.length === 0 && conditions.length === 0) return undefined;
  const bounds = boundsOf(
    level,
    conditions,
    complaints.flatMap(({ avoid }) => avoid),
  );
  const wanted =
    complaints.length > 0
      ? complaints.flatMap(({ practices: ids }) => ids)
      : ["belly-breathing", "shoulder-rolls", "seated-side-bend"];
  const areas =
    complaints.length > 0 ? complaints.flatMap((each) => each.areas) : (["breath", "shoulders"] as const);
  const chosen = choosePractices(wanted, [...areas], bounds, 3);
  const names = [...complaints, ...conditions].map(({ name }) => name);
  return [
    `For ${[...new Set(names)].slice(0, 3).join(" and ")}, these may help. Go slowly and stay without pain:`,
    ...chosen.map(({ name, cues, dose }) => `- **${name}**: ${cues.join(" ")} ${dose}.`),
    "",
    ...conditions.slice(0, 2).map(({ name, why, ask }) => `With ${name}: ${why} Ask ${ask}.`),
    ...complaints.slice(0, 2).map(({ seeSomeone }) => seeSomeone),
    "For a whole plan, see [Yoga Therapy](/yoga-therapy).",
  ].join("\n");
}

function answerAboutBreath(plain: string, known: Known): string | undefined {
  if (!/\b(?:breath|breathe|breathing|pranayama|meditat\w*|relax\w*)\b/.test(plain)) return undefined;
  const bounds = boundsOf(known.level, known.conditions);
  const three = practices.filter((each) => each.kind === "breathing" && isWithin(each, bounds)).slice(0, 3);
  return [
    "Try one of these, sitting in comfort:",
    ...three.map(({ name, cues, dose }) => `- **${name}**: ${cues.join(" ")} ${dose}.`),
  ].join("\n");
}
