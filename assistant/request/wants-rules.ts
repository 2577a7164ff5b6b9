/**
 * What decides what a message wants before what was learned does, in this order: the first that holds. Each rule has
 * something that people say, which a test holds it to.
 */

import { onceFor } from "../once-for.ts";
import type { Reading } from "../read/read.ts";
import { addingWords, alsoWords, correcting, otherWords } from "./change-words.ts";
import { findFood } from "./find-food.ts";
import { guessIdea } from "./find-ideas.ts";
import type { Found } from "./find-slots.ts";
import { grammarStance } from "./judge-stance.ts";
import type { Food, Session, Wants } from "./request.ts";
import * as words from "./wants-words.ts";

/** What is known of a message when it has to be decided what it wants. */
export type Known = {
  /** The likeliest by what was learned, and the next. */
  first: Wants;
  second: Wants | undefined;
  plain: string;
  found: Found;
  session: Session;
  /** How many practices are named. */
  names: number;
  /** The ideas it speaks of. */
  spoken: string[];
  /** What the message before it asked for. */
  after: Wants | undefined;
  reading: Reading;
  /** Whether it says how much shorter. */
  isLess: boolean;
};

/** What it says of food, read only where a rule asks for it. */
export const foodIn: (known: Known) => Food = onceFor(({ reading, found }: Known) =>
  findFood(reading, found),
);

type WantsRule = {
  /** Somebody's words, and what the message before them asked for. */
  example: string;
  after?: Wants;
  wants: Wants | ((known: Known) => Wants);
  holds(known: Known): boolean;
};

export const wantsRules: WantsRule[] = [
  {
    example: "Smashing.",
    wants: "small talk",
    holds: ({ plain }) => words.praise.test(plain),
  },
  {
    example: "Grand job, I'll do it tomorrow, thanks",
    after: "practise",
    wants: "small talk",
    holds: ({ plain, after }) => after !== undefined && words.leaveTaking.test(plain),
  },
  {
    // No greeting, and it asks after nothing of theirs.
    example: "I have jet lag",
    wants: "idea",
    holds: (known) =>
      (known.first === "small talk" || (known.first === "mine" && !isOwn(known))) &&
      !known.after &&
      known.spoken.length > 0,
  },
  {
    // Every studio has the same to say of these.
    example: "What should I wear to class?",
    wants: "idea",
    holds: ({ first, spoken }) =>
      first === "studio" && spoken.some((idea) => idea === "clothes" || idea === "eating-before"),
  },
  {
    // It changes no session.
    example: "I'm out of butter, what can I use instead?",
    after: "practise",
    wants: "eat",
    holds: (known) =>
      known.first === "change" &&
      known.after !== "eat" &&
      !words.tradesNumbers.test(known.plain) &&
      foodIn(known).swap.length > 0,
  },
  {
    example: "My legs are heavy in this heat, any tips?",
    wants: "practise",
    holds: (known) =>
      known.first === "eat" && !known.after && known.session.areas.length > 0 && !namesFood(foodIn(known)),
  },
  {
    // It compares nothing.
    example: "I will not do headstands or handstands",
    after: "practise",
    wants: ({ after, session }) =>
      after === "practise" && session.minutes === undefined ? "change" : "practise",
    holds: (known) =>
      known.first === "compare" &&
      refusesAll(known) &&
      !words.weighing.test(known.plain) &&
      !known.plain.includes("?"),
  },
  {
    // "No squats or neck rolls" compares nothing.
    example: "Is cobra or upward dog better for a beginner?",
    wants: "compare",
    holds: ({ first, plain, names, session }) =>
      names >= 2 &&
      words.versus.test(plain) &&
      (session.named.length > 0 || first === "compare") &&
      ["explain", "idea", "practise", "which class", "compare"].includes(first),
  },
  {
    example: "What is better, yin or vinyasa?",
    wants: ({ names, spoken, second }) =>
      spoken.length > 0 ? "idea" : names === 1 ? "explain" : (second ?? "idea"),
    holds: ({ first, names }) => first === "compare" && names < 2,
  },
  {
    example: "How does pranayama work?",
    wants: ({ spoken, second }) => (spoken.length > 0 || second === "compare" ? "idea" : (second ?? "idea")),
    holds: ({ first, names, after }) =>
      first === "explain" && names === 0 && !["practise", "explain", "compare"].includes(after ?? ""),
  },
  {
    example: "What is the point of Cobra?",
    wants: "explain",
    holds: ({ first, spoken, names }) => first === "idea" && spoken.length === 0 && names > 0,
  },
  {
    example: "Do you hold any yin sessions?",
    wants: "studio",
    holds: ({ first, plain }) => first === "idea" && words.holdsClasses.test(plain),
  },
  {
    example: "Is there a practice to revive me?",
    wants: "practise",
    holds: ({ first, plain, spoken }) =>
      first === "idea" && spoken.length === 0 && words.asksForOne.test(plain),
  },
  {
    // It asks about the pose, and for nothing.
    example: "Can I do Shoulderstand with a stiff neck?",
    wants: "explain",
    holds: ({ first, plain, names, session }) =>
      first === "practise" &&
      names === 1 &&
      words.beginsQuestion.test(plain) &&
      !words.ordering.test(plain) &&
      session.minutes === undefined,
  },
  {
    // Of the session or the pose that is there.
    example: "How long do I hold each one?",
    after: "practise",
    wants: "explain",
    holds: ({ first, plain, after, session }) =>
      after !== undefined &&
      words.asksHowLong.test(plain) &&
      first !== "studio" &&
      session.minutes === undefined,
  },
  {
    example: "Put in the bee breath",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after, session }) =>
      after !== undefined && session.named.length > 0 && addingWords.test(plain) && first !== "eat",
  },
  {
    example: "I'll wait then. Hold on to it and make it 15 for later",
    after: "idea",
    wants: "change",
    // "Something for my hips now, make it 20 minutes" is a new one.
    holds: ({ first, plain, after, session }) =>
      after !== undefined &&
      after !== "eat" &&
      words.isRetimed.test(plain) &&
      first !== "eat" &&
      !hasWish(session),
  },
  {
    example: "Would tree pose be too much at my age?",
    after: "practise",
    wants: "explain",
    holds: (known) =>
      isChangeOrNew(known) &&
      known.names === 1 &&
      known.session.minutes === undefined &&
      words.asksIfTooMuch.test(known.plain),
  },
  {
    example: "oh does it matter that I've got a bit of arthritis in them",
    after: "practise",
    wants: "idea",
    holds: (known) =>
      isChangeOrNew(known) &&
      known.after !== undefined &&
      known.names === 0 &&
      known.session.minutes === undefined &&
      known.reading.conditions.length > 0 &&
      words.asksIfMatters.test(known.plain),
  },
  {
    example: "ok nice. 5 min version for when i wake up",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after, session }) =>
      after !== undefined &&
      first === "practise" &&
      words.isVersion.test(plain) &&
      session.areas.length === 0,
  },
  {
    // A break is no meal.
    example: "7 minutes max, tea break",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after, session }) =>
      first === "eat" && after === "practise" && session.minutes !== undefined && words.isBreak.test(plain),
  },
  {
    example: "what are the usual screwups in plank, so I can call em out",
    wants: "explain",
    holds: ({ first, plain, names, session }) =>
      first === "practise" && names === 1 && session.minutes === undefined && words.asksMistakes.test(plain),
  },
  {
    example: "cant do hero pose, my ankles hate it. whats a swap?",
    wants: "explain",
    holds: ({ first, plain, session, after }) =>
      ["practise", "change", "explain"].includes(first) &&
      session.named.length + session.without.length === 1 &&
      after === undefined &&
      words.asksSwap.test(plain),
  },
  {
    // "My pass" would be theirs.
    example: "How many months is a ten-class pass valid?",
    wants: "studio",
    holds: ({ first, plain }) =>
      first === "mine" &&
      /^(?:and |so |ok |okay )*how (?:many|long) .{0,20}(?:is|are|do|does) (?:an?|the|your) .{0,30}pass(?:es)? (?:valid|good|last)\b/.test(
        plain,
      ),
  },
  {
    example: "what does that om thing mean",
    after: "practise",
    wants: "idea",
    holds: (known) =>
      isChangeOrNew(known) &&
      known.second === "idea" &&
      known.names === 0 &&
      /^(?:(?:and|ok|okay|so|but|also|hey) )*what (?:does|do) (?!(?:that|it|this|they|these) mean).{2,30} mean\b/.test(
        known.plain,
      ),
  },
  {
    example: "Very nice. Show me once more the sitting exercises.",
    after: "practise",
    wants: "change",
    holds: (known) =>
      known.after !== undefined &&
      known.after !== "eat" &&
      isChangeOrNew(known) &&
      words.showsAgain.test(known.plain),
  },
  {
    example: "And can you add a little something for my neck too?",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after, session }) =>
      after === "practise" &&
      first === "practise" &&
      session.areas.length > 0 &&
      session.minutes === undefined &&
      words.addsPart.test(plain),
  },
  {
    example: "Sorry, I wrote morning but I meant after lunch",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after }) =>
      after === "practise" &&
      first === "eat" &&
      words.meantTime.test(plain) &&
      !/\b(?:eat|snack|meal|food|cook|hungry|lunch idea|dinner idea)\b/.test(plain),
  },
  {
    example: "Make my sleep session 20 minutes",
    after: "idea",
    wants: "change",
    holds: (known) =>
      known.after !== undefined &&
      isChangeOrNew(known) &&
      known.session.areas.length === 0 &&
      words.isOfOne.test(known.plain),
  },
  {
    example: "Thank you! Can the bedtime one be 10 instead?",
    after: "eat",
    wants: "change",
    holds: (known) => known.after !== undefined && isChangeOrNew(known) && words.isOfOne.test(known.plain),
  },
  {
    example: "Appreciate it. Now gimme a fresh neck one for tomorrow morning",
    after: "which class",
    wants: "change",
    holds: ({ first, plain, after, session }) =>
      after !== undefined &&
      first === "practise" &&
      session.minutes === undefined &&
      words.nextOfKind.test(plain),
  },
  {
    example: "Might one practise after a substantial lunch, or is that frowned upon?",
    wants: "idea",
    holds: ({ first, plain }) =>
      first === "eat" && words.practisesAfterMeal.test(plain) && !/\b(?:eat|have|cook|make)\b/.test(plain),
  },
  {
    example: "Doctor says breathing exercises are good. Which one is easiest to start?",
    wants: "idea",
    holds: ({ first, plain, session }) =>
      first === "which class" &&
      session.areas.includes("breath") &&
      /\b(?:exercises?|techniques?|pranayama|practices?)\b/.test(plain) &&
      !/\b(?:class|classes|course|sessions?|timetable|come|join|go to|suits? me)\b/.test(plain),
  },
  {
    example: "Remind me what it was? The stage manager distracted me",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after }) =>
      after === "practise" &&
      first === "mine" &&
      /\bremind me what (?:it|that) was(?= *(?:$|[.?!,]))/.test(plain),
  },
  {
    example: "And what is the cancellation rule, so I do not pay for today?",
    after: "practise",
    wants: "studio",
    holds: (known) =>
      isChangeOrNew(known) && /\bcancell?ation (?:rules?|policy|fees?|terms)\b/.test(known.plain),
  },
  {
    example: "Warrior 2 is fine but no Warrior 3, 25 minutes",
    wants: "practise",
    holds: ({ first, plain, session }) =>
      first === "compare" &&
      session.minutes !== undefined &&
      session.without.length > 0 &&
      !plain.includes("?"),
  },
  {
    example: "SUPER tight hips. Pigeon pose is NOT happening. What else ya got?",
    wants: "practise",
    holds: ({ first, after, session }) =>
      first === "explain" &&
      after === undefined &&
      session.without.length > 0 &&
      session.named.length === 0 &&
      session.areas.length > 0,
  },
  {
    // Where to stay, and no class.
    example: "wo zameen pe nahi baith sakte, kursi pe karwa do",
    wants: "practise",
    holds: ({ first, plain, session }) =>
      first === "which class" && session.only.length > 0 && !/\b(?:class|classes|course)\b/.test(plain),
  },
  {
    example: "What have I lost by that?",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after }) => after !== undefined && words.asksLost.test(plain) && first !== "eat",
  },
  {
    example: "YES. ok but can i do this every day?",
    after: "practise",
    wants: "idea",
    // "… with a slipped disc?" asks for more than that.
    holds: ({ plain, after, session, reading }) =>
      after !== undefined &&
      words.asksHowOften.test(plain) &&
      session.minutes === undefined &&
      session.refused.length + reading.conditions.length === 0,
  },
  {
    example: "Can we do an hour today? Full body, make me sweat",
    wants: "practise",
    holds: ({ first, plain, session }) =>
      first === "idea" && session.minutes !== undefined && words.asksForLength.test(plain),
  },
  {
    example: "how do you do lizard without dying",
    after: "practise",
    wants: "explain",
    holds: (known) => isChangeOrNew(known) && known.names === 1 && words.asksHow.test(known.plain),
  },
  {
    // Of the session that is there.
    example: "Reckon I've got twenty-five minutes before supper",
    after: "practise",
    wants: "change",
    holds: (known) =>
      known.first === "eat" &&
      known.after === "practise" &&
      known.session.minutes !== undefined &&
      words.isTimeBefore.test(known.plain) &&
      !namesFood({ ...foodIn(known), meal: undefined, when: undefined }),
  },
  {
    example: "alright sign me up for something daily then, 12 minutes, morning, whole body",
    wants: "practise",
    holds: (known) =>
      known.first === "mine" &&
      known.session.minutes !== undefined &&
      hasWish(known.session) &&
      !isOwn(known),
  },
  {
    example: "Actually, kneeling is fine if I use my garden pad, so you may put that back",
    after: "practise",
    wants: "change",
    holds: (known) =>
      isNewWithoutLength(known) && known.session.welcome.length > 0 && !hasWish(known.session),
  },
  {
    example: "Why is breathing out longer than in meant to help?",
    after: "practise",
    wants: "idea",
    holds: (known) =>
      isChangeOrNew(known) && known.session.minutes === undefined && words.asksOfBreath.test(known.plain),
  },
  {
    example: "hmm nothing upside down with a banana in me",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after, session }) =>
      first === "eat" &&
      after === "practise" &&
      session.refused.length > 0 &&
      /^(?:(?:hmm|oh|but|and|ok|okay) )*(?:nothing|no)\b/.test(plain),
  },
  {
    example: "I work nights. What can I practise to fall asleep faster?",
    wants: "practise",
    holds: ({ first, plain, spoken }) =>
      first === "idea" && spoken.length === 0 && words.asksWhatToDo.test(plain),
  },
  {
    example: "lol gg that was good, run it back",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after }) =>
      first === "small talk" &&
      after === "practise" &&
      /\b(?:run (?:it|that) back|one more time|same again)(?= *(?:$|[.!?,]| please\b))/.test(plain),
  },
  {
    // It asks nothing of the pose.
    example: "Cobra and me don't get along",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after, names, session }) =>
      first === "explain" &&
      after === "practise" &&
      names > 0 &&
      session.without.length === names &&
      !/\?|\b(?:how|why|what|which|is it|should|instead)\b/.test(plain),
  },
  {
    example: "Today no splits, my left leg is paining a bit.",
    after: "practise",
    wants: "change",
    holds: (known) =>
      isNewWithoutLength(known) &&
      known.session.complaints.length === 0 &&
      words.beginsWithNo.test(known.plain),
  },
  {
    example: "What's that lizard one do for a fella?",
    after: "practise",
    wants: "explain",
    holds: (known) => isChangeOrNew(known) && known.names === 1 && words.asksUse.test(known.plain),
  },
  {
    example: "Not with these shoulders. What would do the same job?",
    after: "explain",
    wants: "explain",
    holds: ({ first, plain, after }) =>
      first === "practise" && after === "explain" && words.asksInstead.test(plain),
  },
  {
    example: "can you dig out that plan you made me last time? the one I did on Tuesday",
    wants: "mine",
    // "The session you gave me last week hurt my knee, 15 minutes without kneeling" asks for another.
    holds: ({ plain, session }) =>
      words.asksLastPlan.test(plain) &&
      words.lookingUp.test(plain) &&
      session.minutes === undefined &&
      session.refused.length === 0,
  },
  {
    example: "Anything on Thursdays?",
    wants: "studio",
    holds: ({ first, plain, session }) =>
      (first === "practise" || first === "mine") &&
      words.namesDay.test(plain) &&
      !words.ofTheirOwn.test(plain) &&
      !hasWish(session) &&
      session.minutes === undefined,
  },
  {
    example: "When is the next full moon class?",
    wants: "studio",
    holds: ({ first, plain }) => first === "idea" && words.asksWhen.test(plain),
  },
  {
    example: "Is it ok to practise with a cold?",
    wants: "idea",
    holds: (known) =>
      isOpenWish(known) &&
      known.session.minutes === undefined &&
      asksAbout(known) &&
      !isBound(known) &&
      !words.asksForSomething.test(known.plain),
  },
  {
    example: "Back to my hips, and knock ten minutes off",
    after: "practise",
    wants: "change",
    holds: ({ first, after, isLess }) => after !== undefined && first === "practise" && isLess,
  },
  {
    example: "How much is a drop in?",
    wants: "studio",
    holds: (known) => isChangeOrNew(known) && words.asksPrice.test(known.plain),
  },
  {
    // Of one that is there.
    example: "Kill the pigeon",
    after: "practise",
    wants: "change",
    holds: ({ first, after, session }) =>
      after === "practise" &&
      ["small talk", "out of scope", "mine"].includes(first) &&
      session.without.length > 0,
  },
  {
    example: "Why does the breathing come before the rest?",
    after: "practise",
    wants: "change",
    holds: ({ first, plain, after, names, spoken }) =>
      after === "practise" &&
      words.asksOfSteps.test(plain) &&
      names + spoken.length === 0 &&
      ["idea", "explain", "small talk", "practise"].includes(first),
  },
  {
    example: "Can you explain Bridge first?",
    after: "practise",
    wants: "explain",
    holds: (known) => isChangeOrNew(known) && known.names === 1 && words.explaining.test(known.plain),
  },
  {
    example: "that breathing where you close one nostril then the other. walk me through it",
    wants: "explain",
    holds: ({ first, plain, names, session }) =>
      first === "practise" &&
      names === 1 &&
      session.minutes === undefined &&
      session.without.length === 0 &&
      /\b(?:walk|talk) me (?:through|thru|thro)\b/.test(plain),
  },
  {
    example: "I not understand pigeon pose. How?",
    after: "practise",
    wants: "explain",
    holds: ({ plain, names }) => names === 1 && words.notUnderstood.test(plain),
  },
  {
    example: "What would be a milder cousin of camel?",
    after: "practise",
    wants: "explain",
    holds: (known) =>
      isChangeOrNew(known) && known.session.named.length === 1 && words.cousins.test(known.plain),
  },
  {
    // Of what was just explained.
    example: "Not Happy Baby, then",
    after: "explain",
    wants: "change",
    holds: (known) => isTakenOut(known) && (known.after === "explain" || known.after === "compare"),
  },
  {
    example: "and no Dolphin",
    after: "practise",
    wants: "change",
    holds: (known) => known.after === "practise" && isTakenOut(known),
  },
  {
    example: "Bring it down to nine minutes",
    after: "practise",
    wants: "change",
    holds: (known) =>
      known.after === "practise" &&
      isOpenWish(known) &&
      known.session.only.length === 0 &&
      !known.session.venue &&
      saysLimit(known.session),
  },
  {
    // Where to stay, and nothing new to do; "only lying, please, I want to slide into sleep" is both.
    example: "I am at the office. Only the chair.",
    after: "practise",
    wants: "change",
    holds: ({ first, second, plain, after, session }) =>
      after === "practise" &&
      first === "practise" &&
      second === "change" &&
      session.only.length > 0 &&
      session.minutes === undefined &&
      session.areas.length + session.named.length === 0 &&
      (!session.aim || words.beginsStaying.test(plain)),
  },
  {
    example: "Nothing standing, he will wake up",
    after: "practise",
    wants: "change",
    holds: (known) =>
      isNewWithoutLength(known) &&
      known.session.refused.length + known.session.without.length > 0 &&
      !words.wishingFor.test(known.plain) &&
      words.beginsRefusing.test(known.plain),
  },
  {
    example: "No kneeling please, something for my neck",
    after: "practise",
    wants: "practise",
    holds: ({ first, plain, session }) =>
      first === "change" &&
      words.wantsForPart.test(plain) &&
      !words.keepsLast.test(plain) &&
      session.areas.length > 0,
  },
  {
    example: "My mistake: lower back, not shoulders",
    after: "practise",
    wants: "change",
    holds: (known) =>
      isNewWithoutLength(known) && correcting.test(known.plain) && known.session.areas.length > 0,
  },
  {
    example: "My palms are raw, nothing with weight on them",
    after: "practise",
    wants: "change",
    holds: (known) =>
      isNewWithoutLength(known) &&
      known.session.refused.includes("wrists") &&
      known.session.areas.every((area) => area === "wrists"),
  },
  {
    example: "Focus on the shoulders more",
    after: "practise",
    wants: "change",
    holds: (known) => isNewWithoutLength(known) && words.focusing.test(known.plain),
  },
  {
    example: "My wrists as well, in the same time",
    after: "practise",
    wants: "change",
    holds: (known) =>
      isNewWithoutLength(known) &&
      alsoWords.test(known.plain) &&
      known.session.areas.length > 0 &&
      known.session.only.length === 0,
  },
  {
    // Of the one that is there, and as long.
    example: "Now a different core one",
    after: "practise",
    wants: "change",
    holds: (known) => isNewWithoutLength(known) && otherWords.test(known.plain),
  },
  {
    example: "25 minutes, thanks",
    after: "practise",
    wants: "change",
    holds: ({ first, after, session }) =>
      (first === "small talk" || first === "out of scope") &&
      after === "practise" &&
      session.minutes !== undefined &&
      !hasWish(session),
  },
  {
    example: "ten minutes for my neck then",
    after: "eat",
    wants: "practise",
    holds: ({ first, after, session }) =>
      session.minutes !== undefined &&
      hasWish(session) &&
      (first === "small talk" || (first === "change" && after === "eat")),
  },
  {
    example: "Is it ok to practise on a full stomach?",
    wants: "idea",
    holds: (known) =>
      known.first === "eat" &&
      known.spoken.length > 0 &&
      !words.asksWhatToEat.test(known.plain) &&
      !namesFood(foodIn(known)),
  },
  {
    example: "Can you help me get rid of this crick in my neck?",
    wants: "practise",
    holds: ({ first, plain, session }) =>
      first === "out of scope" && session.areas.length > 0 && words.asksForHelp.test(plain),
  },
  {
    example: "Supper?",
    wants: "eat",
    holds: ({ first, found }) =>
      first === "out of scope" && found.hits.some(({ item }) => item.kind === "meal"),
  },
];

function isOwn({ first, plain }: Known): boolean {
  return first === "mine" && words.ownThings.test(plain);
}

function isChangeOrNew({ first }: Known): boolean {
  return first === "change" || first === "practise";
}

/** A new session, after one, of no length: most of them are the one that is there. */
function isNewWithoutLength({ first, after, session }: Known): boolean {
  return first === "practise" && after === "practise" && session.minutes === undefined;
}

/** A session that is for nothing. */
function isOpenWish({ first, session }: Known): boolean {
  return first === "practise" && !hasWish(session);
}

function isBound({ plain, session }: Known): boolean {
  return session.only.length > 0 || words.wantsAnything.test(plain);
}

function asksAbout({ plain, spoken, reading }: Known): boolean {
  return spoken.length > 0 || (words.asksSomething.test(plain) && guessIdea(reading.words).length > 0);
}

function refusesAll({ found }: Known): boolean {
  const poses = found.hits.filter(({ item }) => item.kind === "practice");
  return poses.length > 0 && poses.every((hit) => grammarStance(hit, found) === "refused");
}

/** "Can I do Downward Dog?" asks; only grammar tells it from "no Downward Dog". */
function isTakenOut({ first, session, found }: Known): boolean {
  return (
    first === "explain" &&
    session.named.length === 0 &&
    found.hits.some((hit) => hit.item.kind === "practice" && grammarStance(hit, found) === "refused")
  );
}

function namesFood({ meal, when, have, swap, without }: Food): boolean {
  return Boolean(meal ?? when) || have.length + swap.length + without.length > 0;
}

function hasWish({ areas, complaints, aim, named, venue, time }: Session): boolean {
  return areas.length + complaints.length + named.length > 0 || Boolean(aim ?? venue ?? time);
}

function saysLimit({ minutes, refused, without }: Session): boolean {
  return minutes !== undefined || refused.length + without.length > 0;
}
