import { classes } from "../../content/classes.ts";
import { instructors } from "../../content/instructors.ts";
import { plans } from "../../content/plans.ts";
import { schedule } from "../../content/schedule.ts";
import { studio } from "../../content/studio.ts";
import { formatTime } from "../../content/timetable.ts";
import { ingredients } from "../../handbook/ingredients.ts";
import { meals } from "../../handbook/meals.ts";
import { practices } from "../../handbook/practices.ts";
import type { Practice } from "../../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { boundsOf, choosePractices, findSuited, isWithin } from "./choose-practices.ts";
import { type KnownMember, knowMember } from "./know-member.ts";
import { normalise } from "./safety/words.ts";
import { shuffle } from "./seeded.ts";
import { type Understanding, understand } from "./understand.ts";
import { isAllowed } from "./understand-diet.ts";

const contact = `That is not something I have been told. Please [write to the studio](/contact), and you will get a real answer.`;
const introduction = `I am the studio's yoga and diet assistant: a program, not a person and not a doctor. I know poses, breathing, gentle plans, simple food, and ${studio.name}'s classes and prices.`;

const foodWords =
  /\b(?:eat|eating|food|meal|meals|breakfast|lunch|dinner|snack|snacks|recipe|recipes|diet|protein|vegan|vegetarian|gluten|cook)\b/;

type ChatAsked = Extract<Asked, { kind: "chat" }>;

/** What a question is about, with what is known about whoever asks. */
type Known = Pick<KnownMember, "conditions" | "level" | "diet"> & { complaints: Understanding["complaints"] };

/** A short, friendly answer from the handbook and from what the studio has stated. */
export function answerQuestion(asked: ChatAsked): string {
  const { question, now } = asked;
  const plain = normalise(question);
  const known = knowAsker(asked);
  return (
    answerSmallTalk(plain) ??
    answerAboutStudio(plain) ??
    answerAboutPractice(plain, known) ??
    answerAboutFood(plain, question, known, now) ??
    answerAboutBody(known) ??
    answerAboutBreath(plain, known) ??
    `${introduction} For anything else I am the wrong one to ask. What would you like to know: a pose, a way to breathe, something that hurts, food, or our classes?`
  );
}

/** A question that points back ("what else helps with it?") is about what was asked before. */
function knowAsker(asked: ChatAsked): Known {
  const { now, conditions, level, diet } = knowMember(asked);
  const isFollowUp = /\b(?:it|this|that|more|else|another|again|instead|longer|often)\b/.test(
    normalise(asked.question),
  );
  const before = understand(asked.earlier.at(-1)?.question ?? "").complaints;
  const complaints = now.complaints.length === 0 && isFollowUp ? before : now.complaints;
  return { complaints, conditions, level, diet };
}

function answerSmallTalk(plain: string): string | undefined {
  if (
    /\b(?:are you (?:human|real|a person|an? ai|a bot|a doctor)|who are you|what are you|what can you do)\b/.test(
      plain,
    )
  ) {
    return `${introduction} I can be wrong, so please check what matters with a professional.`;
  }
  if (
    /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|namaste|hola|hallo|bonjour)\b[^?]{0,20}$/.test(plain)
  ) {
    return `Hello! ${introduction} What is on your mind?`;
  }
  return /^(?:thanks?|thank you|danke|gracias|merci)\b[^?]{0,30}$/.test(plain)
    ? "You are welcome. Be kind to yourself on the mat."
    : undefined;
}

/** Whether a question is about the studio and nothing else: then only what the studio has stated will do. */
export function isAboutStudio({ question }: ChatAsked): boolean {
  const { isKnown } = understand(question);
  return !isKnown && answerAboutStudio(normalise(question)) !== undefined;
}

/** Only what `content/` says; whatever is not stated there is not invented. */
function answerAboutStudio(plain: string): string | undefined {
  const isUnstated =
    /\b(?:refund|cancellation policy|parking|address|where (?:is|are) (?:you|the studio)|how do i get (?:to|there)|gift cards?|gift voucher|vouchers?|discounts?|student price|trial week|private (?:lesson|class)|phone number|showers?|changing room|kids class|teacher training|dress code|late arrival|wheelchair)\b/;
  if (isUnstated.test(plain)) return contact;
  if (
    /\b(?:price|prices|cost|costs|how much|pass|passes|membership|subscription|pay|free class|drop in)\b/.test(
      plain,
    )
  ) {
    const lines = plans.map(({ name, priceText, mode, description }) => {
      const month = mode === "subscription" ? " a month" : "";
      return `- **${name}**: ${priceText}${month}. ${description}`;
    });
    return [
      `These are our passes, in ${studio.currencyName}:`,
      ...lines,
      "",
      "You find them all on [Pricing](/pricing).",
    ].join("\n");
  }
  if (
    /\b(?:schedule|timetable|what time|when (?:is|are|do|does)|which day|opening hours|next class|class times?|classes (?:on|this)|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/.test(
      plain,
    )
  ) {
    const lines = schedule.map(
      ({ day, time, minutes, classType }) => `- ${day} ${formatTime(time)}: ${classType}, ${minutes} min`,
    );
    return [
      `Our week (${studio.timeZoneName}):`,
      ...lines,
      "",
      "There is nothing on the other days. See [Schedule](/schedule).",
    ].join("\n");
  }
  if (/\b(?:teacher|teachers|instructor|instructors|who teaches|teach(?:es)? the class)\b/.test(plain)) {
    const people = instructors
      .filter(({ isHidden }) => !isHidden)
      .map(({ name, role }) => `${name} (${role})`);
    return `Your teacher is ${people.join(" and ")}. Read more on [About Us](/about).`;
  }
  if (
    /\b(?:which classes|what classes|classes do you|class for beginners|kind of classes|your classes|vinyasa|hatha|meditation class)\b/.test(
      plain,
    )
  ) {
    const lines = classes.map(
      ({ name, minutes, level, description }) =>
        `- **${name}** (${minutes} min, level ${level}): ${description}`,
    );
    return ["We teach:", ...lines, "", "See [Classes](/classes)."].join("\n");
  }
  return undefined;
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
    return `**${asked.name}** (${asked.sanskrit}). ${asked.cues.join(" ")} ${asked.dose}.${careful}`;
  }
  const reasons = known.conditions.filter(({ avoid }) =>
    avoid.some((strain) => asked.strains.includes(strain)),
  );
  const why =
    reasons.length > 0
      ? `With ${reasons.map(({ name }) => name).join(" and ")} I would leave ${asked.name} out. ${reasons[0]?.why ?? ""}`
      : `${asked.name} is for practised people and best learned in class, with your teacher beside you.`;
  return suited ? `${why}\n\nInstead: **${suited.name}**. ${suited.cues.join(" ")} ${suited.dose}.` : why;
}

/** The longest name wins: "extended side angle" is not "side angle". */
function findNamed(plain: string): Practice | undefined {
  const names = practices.flatMap((practice) =>
    [practice.name, practice.sanskrit, ...practice.aliases].map((name) => ({
      practice,
      name: normalise(name),
    })),
  );
  const found = names.filter(({ name }) => name.length > 3 && ` ${plain} `.includes(` ${name}`));
  return found.toSorted((a, b) => b.name.length - a.name.length)[0]?.practice;
}

function answerAboutFood(plain: string, question: string, { diet }: Known, now: Date): string | undefined {
  if (!foodWords.test(plain)) return undefined;
  if (diet.needsSupport) {
    return "It sounds as if food is hard right now. I will not give you rules or numbers. Please talk to a doctor or somebody you trust about it; you deserve real help.";
  }
  if (diet.isCrash) {
    return "I do not help with crash diets or long fasts: they do harm and do not last. Small, steady changes do. A doctor or dietitian can help you find them.";
  }
  const byId = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  const kind = (["breakfast", "lunch", "dinner", "snack"] as const).find((each) => plain.includes(each));
  const fitting = meals.filter(
    (meal) =>
      (!kind || meal.kind === kind) &&
      meal.ingredients.every(({ id }) => {
        const ingredient = byId.get(id);
        return ingredient && isAllowed(ingredient, diet);
      }),
  );
  const three = shuffle(fitting, `${now.toISOString().slice(0, 10)} ${question}`).slice(0, 3);
  if (three.length === 0) return `With all of that left out I have no ${kind ?? "meal"} to offer. ${contact}`;
  const lines = three.map(({ name, method }) => `- **${name}**: ${method}`);
  const names = diet.names.length > 0 ? ` (${diet.names.join(", ")})` : "";
  return [
    `Some ideas${names}:`,
    ...lines,
    "",
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
  const chosen = choosePractices(wanted, [...areas], bounds, 4);
  const names = [...complaints, ...conditions].map(({ name }) => name);
  return [
    `For ${[...new Set(names)].slice(0, 3).join(" and ")}, these may help. Go slowly and stay without pain:`,
    ...chosen.map(({ name, cues, dose }) => `- **${name}**: ${cues[0] ?? ""} ${dose}.`),
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
