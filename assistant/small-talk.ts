import { studio } from "#content/studio.ts";
import { anyOf, either, oneOf } from "../handbook/any-of.ts";

/** What the assistant says of itself. */
export const introduction = `I am the studio's yoga and diet assistant: a program, not a person and not a doctor. I know poses, breathing, gentle plans, simple food, and ${studio.name}'s classes and prices.`;

const whatIsKept = oneOf("data|chats?|messages?|answers?|information");

/** Questions that are answered the same to everybody, by what is found in them. */
export const smallTalk: [RegExp, string][] = [
  [
    anyOf(
      "are you (?:a )?(?:human|real|person|robot|ai|bot|doctor|chatgpt)",
      String.raw`(?:are|r) (?:you|u) an? (?:\w+ )?(?:human|person|ai|bot|doctor|robot|machine)`,
      "who are you|what are you|what do you (?:do|know)|how can you help",
      String.raw`what can (?:you|u) (?:\w+ )?do`,
    ),
    `${introduction} I can be wrong, so please check what matters with a professional.`,
  ],
  [
    /^(?:hi|hello|hey|good (?:morning|evening|afternoon)|namaste|hola|hallo|bonjour|नमस्ते)(?:\b|$)[^?]{0,20}$/,
    `Hello! ${introduction} What is on your mind?`,
  ],
  [
    /^(?:thanks?|thank you|thx|cheers|danke|gracias|merci|shukriya|धन्यवाद)(?:\b|$)[^?]{0,30}$/,
    "You are welcome. Be kind to yourself on the mat.",
  ],
  [
    either(
      new RegExp(`\\b(?:keep|store|save|remember|share|sell) (?:what i|my ${whatIsKept})`),
      anyOf("privacy|who (?:can )?(?:see|read)s? (?:this|my)"),
    ),
    "Your questions and my answers are kept with your account, so that you can come back to them. You can clear them here. On your [dashboard](/dashboard) you can download all your data or delete your account. For anything else, please [write to the studio](/contact).",
  ],
  [
    anyOf(
      "useless|rubbish answer|bad answer|stupid (?:bot|answer)|not helpful|unhelpful",
      "that(?: i)?s wrong|you are wrong|youre wrong",
    ),
    "I am sorry that this did not help. Tell me what you need in other words: where it is, since when, and what you would like to do. I will try again.",
  ],
];

const stopping = oneOf("stop|stopping|skip|come off|coming off|quit|reduce|halve|replace|instead of|without");
const medicine = oneOf(
  String.raw`pills?|medic\w+|meds|tablets?|insulin|inhalers?|statins?|antidepressants?|beta blockers?`,
);

export const fasting = {
  words: /\b(?:intermittent )?fasting\b|\bfast for\b|\bcleanses?\b/,
  answer:
    "I do not plan fasts. With diabetes, in pregnancy, with medicine or after an eating disorder, fasting can be dangerous: please ask your doctor or diabetes team first. Regular simple meals do more for most people.",
  /** To whoever fasts, as many do for their faith, and wants to move. */
  whileMoving:
    "While you fast, go slowly, get up slowly and keep out of the heat. Stop and sit down when you feel shaky or light-headed; with diabetes, in pregnancy or with medicine ask your doctor first.",
};

/** What is answered the same to everybody, whatever else they say. */
export const careQuestions: [RegExp, string][] = [
  [
    // "I would like my neck to turn when I reverse" and "can you help me get rid of this crick" ask for a practice.
    /\b(?:can|could|does|do|will|would)\b.{0,40}\b(?:cure|heal|(?:reverse|get rid of)(?! (?:this |that |the |a |my |these |those )?(?:\w+ )?(?:cricks?|knots?|kinks?|stiffness|tension|tightness|hunch|car|van|truck|lorry|bike)\b))\b/,
    "No pose and no food cures an illness. Yoga and simple food may help you move, sleep and feel better, beside the care of your doctor. Tell me what bothers you most, and I will suggest something gentle.",
  ],
  [
    /\bhow much (?:water|to drink)\b|\bdrink enough\b/,
    "Drink when you are thirsty, and a glass or two more on days when you sweat. Pale yellow urine is a good sign. If a doctor limits what you drink, keep to that.",
  ],
  [
    anyOf(`${stopping} (?:taking )?(?:my|the|her|his|your)? ?(?:\\w+ ){0,3}${medicine}`),
    "I cannot advise on medicine. Please keep taking what was prescribed, and ask your doctor or pharmacist before you change anything. Yoga goes beside it, not in its place.",
  ],
];
