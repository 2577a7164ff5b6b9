/**
 * What decides which change a message asks for before what was learned does, in this order: the first that holds. Each
 * rule has something that people say of a session that is there, which a test holds it to.
 */
import { addingWords, correcting } from "./change-words.ts";
import { changeNamed } from "./find-change.ts";
import type { Change, Session } from "./request.ts";
import { showsAgain } from "./wants-words.ts";

/** What is known of a message when it has to be decided what it changes. */
export type KnownChange = {
  /** The likeliest by what was learned, and what its words are called. */
  learned: Change;
  guessed: Change;
  plain: string;
  session: Session;
  /** Whether it says how much longer or shorter. */
  isRelative: boolean;
};

type ChangeRule = {
  example: string;
  /** What the example was taken for by what was learned, where the rule asks for it. */
  taken?: Change;
  change: Change | ((known: KnownChange) => Change);
  holds(known: KnownChange): boolean;
};

export const changeRules: ChangeRule[] = [
  {
    example: "I should find it easier to follow if it were numbered.",
    change: "list",
    holds: ({ plain, session }) => asksNumbered.test(plain) && session.minutes === undefined,
  },
  {
    example: "mix it up a bit",
    change: "another",
    holds: ({ plain }) => mixesUp.test(plain),
  },
  {
    example: "drag it out a bit",
    change: "longer",
    holds: ({ plain, isRelative }) => dragsOut.test(plain) && !isRelative,
  },
  {
    example: "Fine, give me the 20 minutes again then",
    change: "again",
    holds: ({ plain }) => sameMinutes.test(plain),
  },
  {
    example: "Very nice. Show me once more the sitting exercises.",
    change: "again",
    holds: ({ plain }) => showsAgain.test(plain),
  },
  {
    example: "Perfect. Once more tomorrow morning, before the first patient.",
    taken: "tomorrow",
    change: "again",
    holds: ({ learned, plain, session, isRelative }) =>
      learned === "tomorrow" &&
      /\b(?:once more|one more time|once again)\b/.test(plain) &&
      session.minutes === undefined &&
      !isRelative,
  },
  {
    example: "That is rather more than an old man wants. Fewer minutes, if you please.",
    change: "shorter",
    holds: ({ plain, session, isRelative }) =>
      /\bfewer (?:minutes|mins)\b(?! (?:on|of|in|with|for)\b)/.test(plain) &&
      session.minutes === undefined &&
      !isRelative,
  },
  {
    example: "Sharp. And focus it on the hamstrings hey, that's where I'm stuck",
    change: "more like",
    holds: ({ plain, session, isRelative }) =>
      /\b(?:focus|concentrate|centre|center) (?:it|this|that|them|more|mainly|mostly|only|just) (?:\w+ )?on\b/.test(
        plain,
      ) &&
      isForPart(session) &&
      session.minutes === undefined &&
      !isRelative,
  },
  {
    example: "Can I get the same one another time?",
    change: "again",
    holds: ({ plain }) => looksAgain.test(plain),
  },
  {
    example: "Ah ah this one is hard! Reduce it",
    change: "easier",
    holds: ({ plain, isRelative }) =>
      reducesEffort.test(plain) && !isRelative && !/\b(?:longer|shorter)\b/.test(plain),
  },
  {
    example: "more legs",
    change: "correct",
    holds: ({ plain, session }) => moreOf.test(plain) && isForPart(session) && session.minutes === undefined,
  },
  {
    example: "Ahora la sesión, pero más corta que la de antes",
    taken: "again",
    change: ({ guessed }) => guessed,
    holds: ({ learned, guessed, isRelative }) => learned === "again" && isOfLength(guessed) && !isRelative,
  },
  {
    example: "Now a second version of the shoulder practice for tomorrow",
    change: "another",
    holds: ({ plain, session, isRelative }) =>
      secondVersion.test(plain) &&
      !isRelative &&
      session.minutes === undefined &&
      session.refused.length + session.without.length + session.only.length === 0,
  },
  {
    // Its words say which way, whatever it sounds like.
    example: "un poquito más corta",
    taken: "longer",
    change: ({ guessed }) => guessed,
    holds: ({ learned, guessed, isRelative }) => !isRelative && isOfLength(learned) && isOfLength(guessed),
  },
  {
    example: "tbh 5",
    taken: "longer",
    change: "minutes",
    // "Longer, I have five spare" says which way.
    holds: ({ learned, guessed, plain, isRelative }) =>
      isOfLength(learned) && guessed === "minutes" && !isRelative && !isOfLength(changeNamed(plain)),
  },
  {
    // It says what it is to be, and nothing of time.
    example: "okay good well make it a bit easier then to be on the safe side",
    taken: "shorter",
    change: ({ guessed }) => guessed,
    holds: ({ learned, guessed, isRelative, session }) =>
      isOfLength(learned) &&
      (guessed === "easier" || guessed === "harder") &&
      !isRelative &&
      session.minutes === undefined,
  },
  {
    // It leaves nothing out.
    example: "Eek, not so tough, I've done nothing for six weeks!",
    taken: "without",
    change: ({ guessed }) => guessed,
    holds: ({ learned, guessed, session, isRelative }) =>
      learned === "without" &&
      (guessed === "easier" || guessed === "harder") &&
      !isRelative &&
      session.refused.length + session.without.length === 0,
  },
  {
    example: "How come there's so many steps, cut it down",
    taken: "why",
    change: "shorter",
    holds: ({ learned, plain }) =>
      learned === "why" && /\b(?:cut|bring|trim|keep) (?:it|this|that|them) (?:down|short)\b/.test(plain),
  },
  {
    example: "Just keep it out of my session",
    taken: "again",
    change: "without",
    holds: ({ learned, plain, isRelative }) =>
      keptOut.test(plain) && !isRelative && (isOfLength(learned) || learned === "again"),
  },
  {
    example: "Nochmal, aber eine andere",
    taken: "again",
    change: "another",
    holds: ({ learned, plain }) => learned === "again" && otherOne.test(plain),
  },
  {
    example: "No kneeling, should've said, bad knee",
    taken: "correct",
    change: "without",
    holds: ({ learned, plain, session }) =>
      (learned === "correct" || learned === "without") &&
      session.refused.length > 0 &&
      sparedPart.test(plain),
  },
  {
    example: "without kneeling!! i said all day on knees",
    taken: "correct",
    change: "without",
    holds: ({ learned, session: { refused, areas } }) =>
      (learned === "correct" || learned === "without") &&
      refused.includes("kneeling") &&
      areas.length > 0 &&
      areas.every((area) => area === "knees"),
  },
  {
    example: "Include bhramari, please.",
    taken: "left out",
    change: ({ session, guessed }) => (isForPart(session) ? "correct" : guessed),
    holds: ({ learned, guessed, plain, session }) =>
      learned === "left out" && guessed !== "left out" && (addingWords.test(plain) || isForPart(session)),
  },
  {
    example: "The floor is all right after all. Still nothing wobbly.",
    taken: "correct",
    change: "without",
    holds: ({ learned, session }) =>
      learned === "correct" && !isForPart(session) && session.refused.length + session.welcome.length > 0,
  },
  {
    // "No, for the neck, and not Pigeon", "no, my neck, not my back".
    example: "No, my neck, not my back",
    taken: "without",
    change: "correct",
    holds: ({ learned, plain, session }) =>
      learned === "without" &&
      correcting.test(plain) &&
      (meant.test(plain) || session.refused.length + session.without.length === 0) &&
      isForPart(session),
  },
  {
    example: "Legs are sore too, work those in.",
    change: "correct",
    holds: ({ plain, session }) =>
      /\bwork (?:those|them|that|it|these) in\b/.test(plain) && isForPart(session),
  },
  {
    example: "The shoulders in place of the ankles",
    change: "correct",
    holds: ({ plain, session }) => /\b(?:in place of|in exchange for)\b/.test(plain) && isForPart(session),
  },
  {
    example: "I meant 12, I don't know why I typed 20",
    taken: "why",
    change: "minutes",
    holds: ({ learned, guessed, plain, session }) =>
      (learned === "why" || guessed === "why") && correcting.test(plain) && session.minutes !== undefined,
  },
  {
    example: "Sorry, my fingers are too big for this telephone. I meant 18 minutes, not 8.",
    taken: "correct",
    change: "minutes",
    holds: ({ learned, plain, session }) =>
      learned === "correct" &&
      session.minutes !== undefined &&
      session.complaints.length === 0 &&
      meantLength.test(plain),
  },
  {
    // It says what to leave out, and why.
    example: "Not cobra, my lower back protests",
    taken: "correct",
    change: "without",
    holds: ({ learned, plain, session }) =>
      learned === "correct" && session.without.length > 0 && !meant.test(plain),
  },
  {
    example: "two minutes less",
    taken: "shorter",
    change: "minutes",
    holds: ({ learned, isRelative }) =>
      isRelative && !["why", "left out", "swap", "easier", "harder"].includes(learned),
  },
  {
    // What was learned would need something that is not there.
    example: "make it fit, somehow",
    taken: "minutes",
    change: ({ guessed }) => guessed,
    holds: ({ learned, session }) =>
      (learned === "minutes" && session.minutes === undefined) ||
      (learned === "only" && session.only.length === 0 && !session.venue) ||
      (learned === "correct" && session.areas.length + session.complaints.length === 0),
  },
];

/** Where its words leave no doubt, they decide; else what was learned does. */
export function settleChange(known: KnownChange): Change {
  for (const { holds, change } of changeRules) {
    if (holds(known)) return typeof change === "function" ? change(known) : change;
  }
  return known.learned;
}

/** "Another look at them", "run that one back". */
const looksAgain =
  /\b(?:another|one more|a second) look\b|\bremind me what (?:it|that) was(?= *(?:$|[.?!,]))|\bsame (?:one|session|routine) (?:another time|some other time|once more)\b|\brun (?:that|it|this) (?:one )?back\b/;

const asksNumbered = /\b(?:if it (?:were|was)|have it|make it|all) numbered\b|\bnumber (?:them|the steps)\b/;
const sameMinutes =
  /^(?!.*\b(?:dont|not|no|never)\b).*\b(?:the|those|that|my) \S+[ -]minutes? (?:one )?again\b/;

const mixesUp =
  /^(?:(?:can|could) you |please |lets |ok |okay )*(?:mix|change|switch|shake) (?:it|things|this) up(?: a bit| please)*[.!?]*$/;
const dragsOut = /(?<!(?:dont|not|never) )\b(?:drag|draw|spin|string) it out\b/;

const secondVersion = /\b(?:an?|another) (?:second|new|fresh|further|third) version\b/;

/** Made easier, and no shorter. */
const reducesEffort =
  /\bless (?:heroic|intense|strenuous|ambitious|demanding|athletic|vigorous|hard|tough|sweaty|wild|crazy|extreme|full on|advanced|taxing)\b|\bmore (?:restful|relaxing|relaxed|gentle|calming|calm|chilled|mellow|soothing)\b|\bease (?:off|up|back)\b(?! (?:on|the|my)\b)|\b(?:hard|tough|difficult|intense|strenuous)\b.*\b(?:reduce|lower|soften) (?:it|this|that)\b(?! (?:to|by|down))/;

/** "More shoulder work": more of it, and not longer. */
const moreOf =
  /^(?!.*\b(?:no|not|never|any|dont)\b)(?:\S+ ){0,3}more (?:for |on |of )?(?:the |my )?\S+(?: (?:work|stuff|stretches|stretching|moves|please|pls))*[.!]*$/;

/** "Do me the session minus that." */
const keptOut =
  /\b(?:keep|leave|take) (?:it|that|this|that one) out\b|\b(?:minus|without|drop) (?:that|those|them|it)(?: one)?(?= *(?:$|[.!?,]| and\b| please\b))/;

const otherOne =
  /\b(?:andere[nrs]?|une autre|otra distinta|(?:a )?different (?:one|routine|session|version))\b/;

/** A part that is named to be spared. */
const sparedPart =
  /\b(?:bad|dodgy|dicky|gammy|crook|iffy|arthritic|wonky|replaced|artificial|new) (?:left |right )?(?:knees?|wrists?|hips?|ankles?|shoulders?|back|neck|elbows?|feet|foot)\b/;

/** "I meant 18 minutes": a length, and no part of anybody. */
const meantLength =
  /\b(?:meant|mean|said|wanted) (?:to (?:say|type|write) )?(?:\d{1,2}|\w+(?:teen|ty)|five|six|seven|eight|nine|ten|twelve)\b(?= ?(?:min|$|[.,!;]| not\b))/;

/** Says what it is for. */
const meant = /\b(?:meant|mean|said|for)\b/;

function isOfLength(change: Change | undefined): boolean {
  return change === "shorter" || change === "longer";
}

function isForPart({ areas }: Session): boolean {
  return areas.length > 0;
}
