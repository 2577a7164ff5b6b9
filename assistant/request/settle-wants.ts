import type { Reading } from "../read/read.ts";
import { addingWords, alsoWords, correcting, otherWords } from "./change-words.ts";
import { findFood } from "./find-food.ts";
import { guessIdea } from "./find-ideas.ts";
import type { Found } from "./find-slots.ts";
import { grammarStance } from "./judge-stance.ts";
import type { Food, Session, Wants } from "./request.ts";

type Known = {
  plain: string;
  named: string[];
  spoken: string[];
  found: Found;
  session: Session;
  after: Wants | undefined;
  reading: Reading;
  /** Whether it says how much shorter. */
  isLess: boolean;
};

/** Where what is named leaves no doubt, it decides; else what was learned does. */
export function settleWants(
  ranked: Wants[],
  { plain, named, spoken, found, session, after, reading, isLess }: Known,
): Wants {
  const [first = "out of scope", second] = ranked;
  if (praise.test(plain) || (after && leaveTaking.test(plain))) return "small talk";
  // "I have jet lag" is no greeting, and asks after nothing of theirs.
  const isOwn = first === "mine" && /\b(?:my|mine|booked|left|pass|passes|plan|preferences)\b/.test(plain);
  if ((first === "small talk" || (first === "mine" && !isOwn)) && !after && spoken.length > 0) return "idea";
  // Every studio has the same to say of these.
  if (first === "studio" && spoken.some((idea) => idea === "clothes" || idea === "eating-before"))
    return "idea";
  // "I'm out of butter, what instead?" changes no session.
  const isTraded = /\binstead of \d/.test(plain);
  if (first === "change" && after !== "eat" && !isTraded && findFood(reading, found).swap.length > 0)
    return "eat";
  // "My legs are heavy in this heat, any idea?"
  if (first === "eat" && !after && session.areas.length > 0 && namesNoFood(findFood(reading, found)))
    return "practise";
  // "I will not do headstands or handstands" compares nothing.
  const poses = found.hits.filter(({ item }) => item.kind === "practice");
  const isRefusing =
    first === "compare" && poses.length > 0 && poses.every((hit) => grammarStance(hit, found) === "refused");
  const isWeighed = /\b(?:which|better|difference|compare)\b/.test(plain);
  if (isRefusing && !isWeighed && !plain.includes("?"))
    return after === "practise" && session.minutes === undefined ? "change" : "practise";
  const names = new Set(named).size;
  const isVersus =
    /\b(?:vs|versus|or|difference|better|between|compare|compared|rank|which|oder|ou|o|ya)\b/.test(plain);
  // "No squats or neck rolls" compares nothing.
  const isAsked = session.named.length > 0 || first === "compare";
  if (
    names >= 2 &&
    isVersus &&
    isAsked &&
    ["explain", "idea", "practise", "which class", "compare"].includes(first)
  )
    return "compare";
  if (first === "compare" && names < 2)
    return spoken.length > 0 ? "idea" : names === 1 ? "explain" : (second ?? "idea");
  if (
    first === "explain" &&
    names === 0 &&
    after !== "practise" &&
    after !== "explain" &&
    after !== "compare"
  )
    return spoken.length > 0 ? "idea" : second === "compare" ? "idea" : (second ?? "idea");
  if (first === "idea" && spoken.length === 0 && names > 0) return "explain";
  // "Do you hold any yin sessions?"
  if (first === "idea" && holdsClasses.test(plain)) return "studio";
  // "Is there a practice to revive me?"
  if (first === "idea" && spoken.length === 0 && asksForOne.test(plain)) return "practise";
  // "Can I do Shoulderstand with a stiff neck?" asks about it and for nothing.
  const isQuestion = /^(?:ok |okay |so |and |but )?(?:can|may|should|is|are|does|how|whats?|why)\b/.test(
    plain,
  );
  const isOrder = /\b(?:give|make|routine|session|sequence|something|minutes?|mins?|plan|flow|for my)\b/.test(
    plain,
  );
  if (first === "practise" && names === 1 && isQuestion && !isOrder && session.minutes === undefined)
    return "explain";
  // Said of the session or the pose that is there.
  if (
    after &&
    /^(?:and |n |so |but )?how long (?:do|should|are|am|on|for|in|each|per|is)\b/.test(plain) &&
    first !== "studio" &&
    session.minutes === undefined &&
    !/\bclass\b/.test(plain)
  )
    return "explain";
  // "Put in the bee breath": said of the session that is there.
  if (after && session.named.length > 0 && addingWords.test(plain) && first !== "eat") return "change";
  // "I'll wait then, make it 15 for later", "what have I lost by that?"
  if (after && (isRetimed.test(plain) || asksLost.test(plain)) && first !== "eat") return "change";
  // "Can I do this every day?"
  if (after && asksHowOften.test(plain)) return "idea";
  // "Can we do an hour today?"
  if (first === "idea" && session.minutes !== undefined && asksForLength.test(plain)) return "practise";
  // "How do you do lizard without dying?", "Kapalabhati I can do or not?"
  if ((first === "practise" || first === "change") && names === 1 && asksHow.test(plain)) return "explain";
  // "I've got 25 minutes before supper", said of the session that is there.
  const isMealtime = first === "eat" && after === "practise" && session.minutes !== undefined;
  const { have, swap, without } = findFood(reading, found);
  if (isMealtime && isTimeBefore.test(plain) && have.length + swap.length + without.length === 0)
    return "change";
  // "Sign me up for something daily, 12 minutes, whole body."
  if (first === "mine" && session.minutes !== undefined && hasWish(session) && !isOwn) return "practise";
  // "Kneeling is fine with my garden pad, you may put that back."
  const isWelcome = session.welcome.length > 0 && session.areas.length + session.named.length === 0;
  if (first === "practise" && after === "practise" && session.minutes === undefined && isWelcome)
    return "change";
  // "What's that lizard one do for a fella?"
  if ((first === "practise" || first === "change") && names === 1 && asksUse.test(plain)) return "explain";
  // "Not with these shoulders. What would do the same job?"
  if (first === "practise" && after === "explain" && asksInstead.test(plain)) return "explain";
  // "Can you dig out that plan you made me last time?"
  if (asksLastPlan.test(plain)) return "mine";
  const isAboutDays =
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/.test(plain) &&
    !/\b(?:my|mine|booked|(?:am|did|have|was) i)\b/.test(plain);
  if (
    (first === "practise" || first === "mine") &&
    isAboutDays &&
    !hasWish(session) &&
    session.minutes === undefined
  )
    return "studio";
  if (first === "idea" && /^(?:when|what time|what days?|which days?) (?:is|are|does|do)\b/.test(plain))
    return "studio";
  const isOpen = !hasWish(session);
  const isAskedAbout =
    spoken.length > 0 ||
    (isOpen &&
      /^(?:what|whats|is|are|does|do|how|why|can|should)\b|\?$/.test(plain) &&
      guessIdea(reading.words).length > 0);
  const isBound = session.only.length > 0 || /\bgive me (?:something|anything)\b/.test(plain);
  if (first === "practise" && isOpen && session.minutes === undefined && isAskedAbout && !isBound)
    return "idea";
  // "Bring it down to nine minutes", "and no Dolphin": said of the session that is there.
  const isBareChange = first === "practise" && isOpen && session.only.length === 0 && !session.venue;
  // "Can I do Downward Dog?" asks; only grammar tells it from "no Downward Dog".
  const isTakenOut =
    first === "explain" &&
    session.named.length === 0 &&
    found.hits.some((hit) => hit.item.kind === "practice" && grammarStance(hit, found) === "refused");
  // "Nothing standing, he will wake up" is no wish to.
  const isBareRefusal =
    first === "practise" &&
    session.minutes === undefined &&
    session.refused.length + session.without.length > 0 &&
    !/\b(?:something|anything|give me|for my|for the|i want|i need|id like|algo|etwas|quelque chose)\b/.test(
      plain,
    ) &&
    /^(?:(?:but|and|ok|okay|pero|aber|mais|lekin|y|und|et) )?(?:nothing|no|not|without|ohne|sin|sans|nada|keine?|pas) /.test(
      plain,
    );
  // "I am at the office. Only the chair.": where to stay, and nothing new to do.
  const isBareStay =
    first === "practise" &&
    second === "change" &&
    session.only.length > 0 &&
    session.minutes === undefined &&
    session.areas.length + session.named.length === 0 &&
    // "Only lying, please. I want to slide into sleep."
    (!session.aim || /^(?:only|just|all|everything)\b/.test(plain));
  // "Back to my hips, and knock ten minutes off."
  if (after && first === "practise" && isLess) return "change";
  if (asksPrice.test(plain) && (first === "change" || first === "practise")) return "studio";
  // "Kill that one": said of one that is there.
  const isLeftOut = first === "small talk" || first === "out of scope" || first === "mine";
  if (after === "practise" && isLeftOut && session.without.length > 0) return "change";
  // "Why does the breathing come first?", "which of these matters most?"
  const isAboutSteps = asksOfSteps.test(plain) && names + spoken.length === 0;
  if (after === "practise" && isAboutSteps && ["idea", "explain", "small talk", "practise"].includes(first))
    return "change";
  // "Can you explain Bridge first?"
  if ((first === "change" || first === "practise") && names === 1 && explaining.test(plain)) return "explain";
  // "I not understand eagle arms. How?"
  if ((first === "change" || first === "practise") && names === 1 && notUnderstood.test(plain))
    return "explain";
  // "What would be a milder cousin of camel?"
  if ((first === "change" || first === "practise") && session.named.length === 1 && cousins.test(plain))
    return "explain";
  // "Not Happy Baby, then", said of what was just explained.
  if (isTakenOut && (after === "explain" || after === "compare")) return "change";
  if (
    after === "practise" &&
    ((isBareChange && saysLimit(session)) || isTakenOut || isBareStay || isBareRefusal)
  )
    return "change";
  // "No kneeling please, something for my neck" is a new one.
  const isNewWish =
    /\b(?:something|anything) for (?:my|the)\b/.test(plain) &&
    !/\b(?:swap|instead|replace|add|also|too|as well|in it|include)\b/.test(plain);
  if (first === "change" && isNewWish && session.areas.length > 0) return "practise";
  // "My mistake: lower back, not shoulders", "my palms are raw, nothing with weight on them": of the one that is there.
  const isCorrecting = correcting.test(plain) && session.areas.length > 0;
  const isSparing = session.refused.includes("wrists") && session.areas.every((area) => area === "wrists");
  if (
    first === "practise" &&
    after === "practise" &&
    session.minutes === undefined &&
    (isCorrecting || isSparing)
  )
    return "change";
  // "Focus on the shoulders more."
  const isFocused = focusing.test(plain);
  if (first === "practise" && after === "practise" && session.minutes === undefined && isFocused)
    return "change";
  // "My wrists as well, in the same time."
  const isMore = alsoWords.test(plain) && session.areas.length > 0 && session.only.length === 0;
  if (first === "practise" && after === "practise" && session.minutes === undefined && isMore)
    return "change";
  // "Now a different core one": of the one that is there, and as long.
  if (first === "practise" && after === "practise" && session.minutes === undefined && otherWords.test(plain))
    return "change";
  // "25 minutes, thanks."
  const isAside = first === "small talk" || first === "out of scope";
  if (isAside && after === "practise" && session.minutes !== undefined && isOpen) return "change";
  const isWish = session.minutes !== undefined && hasWish(session);
  if (isWish && (first === "small talk" || (first === "change" && after === "eat"))) return "practise";
  const asksWhat = /\bwhat\b.{0,30}\beat(?:ing)?\b/.test(plain);
  if (first === "eat" && spoken.length > 0 && !asksWhat && !namesFood(findFood(reading, found)))
    return "idea";
  const isFood = found.hits.some(({ item }) => item.kind === "meal");
  if (first === "out of scope" && isFood) return "eat";
  return first;
}

function namesFood({ meal, when, have, swap, without }: Food): boolean {
  return Boolean(meal ?? when) || have.length + swap.length + without.length > 0;
}

function hasWish({ areas, complaints, aim, named, venue, time }: Session): boolean {
  return areas.length + complaints.length + named.length > 0 || Boolean(aim ?? venue ?? time);
}

function namesNoFood({ meal, have, swap, without, when }: Food): boolean {
  return have.length + swap.length + without.length === 0 && !meal && !when;
}

function saysLimit({ minutes, refused, without }: Session): boolean {
  return minutes !== undefined || refused.length + without.length > 0;
}

const asksHowOften =
  /\b(?:can|may|should|could) (?:i|we|you) do (?:this|it|that|these|them) (?:every (?:day|morning|night|evening)|daily|each day|twice a day)\b/;

const asksForLength =
  /^(?:(?:ok|okay|so|hi|hey|hello|right) )*(?:can|could|shall|may) (?:we|i|you) (?:do|have|make) (?:an? |half an? )?(?:\w+ )?(?:hour|minutes?|mins?)\b/;

const asksHow =
  /^(?:(?:and|so|but|ok|okay) )*how (?:do|does|would|should) (?:you|i|one|we|ye) (?:even |actually )?(?:do|get into|hold)\b|\b(?:i can|can i|may i) do or not\b/;

const isTimeBefore = /\bbefore (?:my |the |our )?(?:supper|dinner|tea|lunch|breakfast|brekkie)\b/;

const isRetimed = /\bmake (?:it|that|this) (?:a |about |around )?[1-9]\d?(?: min(?:ute)?s?)?\b(?!:)/;

const asksLost = /^(?:(?:and|so|but|ok) )?what (?:have|did) (?:i|we) los(?:t|e)\b/;

const asksUse =
  /^(?:(?:and|so|but|ok) )*whats? (?:does |do |is )?(?:that|the|this) (?:\w+ ){1,3}(?:do|does|good)(?: for (?:me|you|us|a \w+))?[?!. ]*$/;

const asksInstead = /\bwhat (?:would|will|could|else|can) (?:do|does|gives?) (?:me )?the same\b/;

const asksLastPlan =
  /\b(?:that|the|my) (?:\w+ )?(?:plan|routine|session|sequence|practice) (?:that )?(?:you|u) (?:gave|made|sent|wrote|did|built)\b.*\b(?:last (?:time|week|night)|the other day|yesterday)\b/;

const holdsClasses =
  /^(?:hi |hello |hey )?(?:do|does|did|will) (?:you|ye|yous|the studio|they) (?:guys )?(?:hold|run|offer|teach|put on|do)\b.*\b(?:sessions?|class|classes|workshops?|courses?)\b/;

const asksForOne =
  /\b(?:tu peux|vous pouvez|peux tu|pouvez vous|tu pourrais|pourrais tu) (?:me |nous )?(?:proposer|donner|faire|montrer) (?:quelque chose|une seance|un enchainement|des exercices)|\b(?:make|write|build|put together|give) (?:me|us) (?:an?|some) (?:\w+ )?(?:yoga )?(?:thing|bit|practice|sequence|routine|session|flow) for\b|\b(?:is there|have you|got|do you have) (?:an?|any|some) (?:\w+ )?(?:practice|sequence|routine|session|flow|exercises?|stretch(?:es)?) (?:to|for|that (?:will|can|would|could|helps?))\b/;

/** "Focus on the shoulders more", "could it focus on hamstrings?" */
const focusing =
  /^(?:and |ok |okay |now |please )?(?:focus|concentrate) (?:more )?(?:on|pon|upon)\b|\b(?:could|can|should) (?:it|we|you|this) (?:focus|concentrate)\b|^for (?:the|my) \w+(?: \w+)? (?:especially|mostly|mainly)\b/;

/** "Which of these would you say matters most?", "why does the breathing come before the rest?" */
const asksOfSteps =
  /\bwhich (?:of (?:these|those|them)|one|step|pose)\b.*\b(?:matters?|important|essential|skip|count)\b|\bwhy (?:does|do|is|are) .*\b(?:come|comes|go|goes|placed|put) (?:before|after|first|last|at the (?:end|start|beginning))\b/;

const asksPrice =
  /\bwhats? (?:(?:does|is) )?(?:all )?(?:this|it|that) (?:all )?cost\b|\bhow much (?:is|are|does|do|for|would|will)\b.*\b(?:drop in(?: class)?(?= *(?:$|[?.!]))|class|classes|pass|passes|membership|single)\b/;

const explaining =
  /^(?:(?:ok|okay|but|and|first|wait) )*(?:can|could|would|will) (?:you|ye) (?:please )?(?:explain|describe)\b/;

const notUnderstood =
  /\b(?:not|dont|didnt|do not|never) (?:quite |really )?(?:understand|understood|get|got)\b.*\bhow[?!. ]*$/;

const cousins =
  /\bwhat(?:s| is| would be| might be| could be)? (?:an?|the) (?:\w+ )?(?:cousin|sister|relative|alternative|substitute|stand in|equivalent) (?:of|to|for)\b/;

/** "Grand job, I'll do it tomorrow, thanks." */
const leaveTaking =
  /^(?:(?:grand|great|lovely|nice|ok|okay|right|perfect|brilliant|super|cool|good|ah|oh|cheers|thanks|ta|sound)(?: job| one| stuff| so)?[,.! ]*)+(?:ill|i will|im gonna|im going to|gonna) (?:do|try|give) (?:it|this|that|them)(?: a (?:go|try))?(?: (?:tomorrow|tonight|later|now|then|after work|in the morning|this evening))*[,.! ]*(?:(?:thanks|thank you|ta|cheers|thx|bye)(?: a (?:mill|million|lot|bunch))?)?[,.! ]*$/;

/** Nothing but thanks. */
const praise =
  /^(?:(?:most|very|quite|entirely) )?(?:satisfactory|splendid|capital|noted|marvellous|smashing|champion|heavenly|divine|bliss|blissful|lush|legend|safe|sound|sorted)[.! ]*$|^(?:aye|yep|yeah|ok|okay|right)?[.,! ]*not (?:too )?bad[.! ]*$|^(?:oh |ok |okay )?(?:super|perfect|great|lovely|brilliant|grand|wonderful|excellent|fab|ace|magic|danke|merci|gracias|perfekt|perfecto|perfetto|genial|top|toll|parfait|shukriya|dhanyavad|badhiya)(?: thanks| thank you| danke| merci| gracias)?[.! ]*$/;
