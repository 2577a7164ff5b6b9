import type { Change, Session } from "./request.ts";

const ordinals: [RegExp, number][] = [
  [/\b(?:last|final|ultimo|ultima|letzte[nrs]?|dernier|derniere|aakhri)\b/, -1],
  [
    /\b(?:first|1st|primero|primera|erste[nrs]?|premier|premiere|pehla|pehle|pehli)\b|\b(?:number|no|nr|step|replace|swap|change|drop|exchange|do|why|the) #? ?1\b(?! ?m)|# ?1\b/,
    1,
  ],
  [
    /\b(?:second|2nd|segundo|segunda|zweite[nrs]?|deuxieme|dusra|dusre|dusri)\b|\b(?:number|no|nr|step|replace|swap|change|drop|exchange|do|why|the) #? ?2\b(?! ?m)|# ?2\b|\bnumber two\b/,
    2,
  ],
  [
    /\b(?:third|3rd|tercero|tercera|dritte[nrs]?|troisieme|teesra|tisra)\b|\b(?:number|no|nr|step|replace|swap|change|drop|exchange|do|why|the) #? ?3\b(?! ?m)|# ?3\b|\bnumber three\b/,
    3,
  ],
  [
    /\b(?:fourth|4th|cuarto|cuarta|vierte[nrs]?|quatrieme|chautha)\b|\b(?:number|no|nr|step|replace|swap|change|drop|exchange|do|why|the) #? ?4\b(?! ?m)|# ?4\b|\bnumber four\b/,
    4,
  ],
  [
    /\b(?:fifth|5th|quinto|quinta|funfte[nrs]?|cinquieme)\b|\b(?:number|no|nr|step|replace|swap|change|drop|exchange|do|why|the) #? ?5\b(?! ?m)|# ?5\b|\bnumber five\b/,
    5,
  ],
  [
    /\b(?:sixth|6th)\b|\b(?:number|no|nr|step|replace|swap|change|drop|exchange|do|why|the) #? ?6\b(?! ?m)|# ?6\b|\bnumber six\b/,
    6,
  ],
  [
    /\b(?:seventh|7th)\b|\b(?:number|no|nr|step|replace|swap|change|drop|exchange|do|why|the) #? ?7\b(?! ?m)|# ?7\b/,
    7,
  ],
  [
    /\b(?:eighth|8th)\b|\b(?:number|no|nr|step|replace|swap|change|drop|exchange|do|why|the) #? ?8\b(?! ?m)|# ?8\b/,
    8,
  ],
];

/** Which step of the last answer is meant. */
export function findWhich(plain: string): number | undefined {
  if (/\b(?:last|first) (?:time|week|night|class|year|month|plan|routine|answer|session|thing)\b/.test(plain))
    return undefined;
  return ordinals.find(([words]) => words.test(plain))?.[1];
}

/** What each change is called, the most exact first. */
const names: [Change, RegExp][] = [
  [
    "list",
    /\b(?:names (?:and|only)|(?:only|just) (?:write (?:me )?)?the names|enumerate|in a list|names in a)\b/,
  ],
  [
    "again",
    /\b(?:one more time|once more|show (?:it|me|the \w+(?: \w+)?) (?:it )?again|lost it|unchanged)\b/,
  ],
  [
    "left out",
    /\b(?:left out|leaving out|omitted|did (?:you|u) (?:skip|leave|drop|miss)|have you (?:left|skipped)|what did you (?:skip|leave)|missed out|weggelassen|dejado fuera|laisse de cote)\b/,
  ],
  [
    "why",
    /^(?:and |but |so |ok |okay |wait )?(?:why|whys|y|how come|what for|whats the (?:point|reason|idea)|por que|warum|pourquoi|kyun)\b|\bwhy (?:is|did|do|are|have|that|the|this|not|would|in|first|second)\b|\bwhats? (?:the point of|good is|that one for|it for|it good for)\b|\bwhat does (?:that|the \w+|it|number \w+) (?:one )?do\b|\breason for\b|\bwhy\b.{0,3}$|\b(?:explain|know|tell me|ask|wonder) why\b|\bpurpose of\b|\bdoing (?:in )?there\b|\bone for(?: again)?\b|\bmeant to do\b/,
  ],
  [
    "swap",
    /\b(?:swap|replace|exchange|trade|switch|substitute|change) (?:out )?(?:the |that |this |it |number |no |step |for )?.{0,30}\b|\bsomething else (?:for|instead of|in place of) (?:the|number|that)\b|\binstead of (?:the|number|that)\b|\b(?:cambia|tausch|ersetz|remplace|badal)\w*|\breplacement\b|\bin (?:its|their) place\b|\bwhat (?:can i use )?instead\b|\buse instead\b|\bswap (?:it|that|this|them)\b/,
  ],
  [
    "shorter",
    /\b(?:shorter|more short|abridged?|abbreviate|goes on|briefer|less\b(?! (?:than|hard|intense|demanding|strenuous|difficult|tough))|whittle|knock it down|bring it down|squeeze|shave|halve|way less|reduce(?! the (?:difficulty|level|intensity|effort))|quicker|briefer|less\?|(?:bit|rather|little|quite) (?:too )?long|long for|lop|less time|half (?:as long|the time|of it|it)|trim|cut (?:it|this|that) (?:down|short|in half)|condense|shave|squeeze|too long|shrink|mas cort\w+|kurzer|plus court\w*|raccourci\w*|chhota|chota|boil it down|compress|speed it up|bit less|shorten)\b/,
  ],
  [
    "longer",
    /\b(?:longer|more long|prolong|elongate|draw (?:it|this|that) out|time (?:in hand|to spare)|extended|running on|tack on|few minutes more|more minutes|bit more (?:on|of) it|extend|lengthier|stretch (?:it|this|that) out|got (?:more|extra) time|have more time|more time|stretch it out|too short|double it|add (?:a few |some |\d+ |five |ten )?(?:more )?(?:min\w*|time)|mas larg\w+|langer|plus long\w*|rallonge\w*|lamba|lengthen|make more of it)\b/,
  ],
  [
    "harder",
    /\b(?:harder|more demanding|bit more of a challenge|heavier|tougher|more hard|too (?:light|weak)|more (?:challenging|challenge|difficult|advanced|intense|demanding|strength|oomph|spice|salt|bite)|step it up|spicier|spice it up|too (?:easy|gentle|soft|tame|simple)|stronger|dificil|schwerer|anspruchsvoller|plus dur|plus difficile|mushkil|push me|up the|level up|less easy|not (?:hard|challenging) enough|kick it up)\b/,
  ],
  [
    "easier",
    /\b(?:easier|more easy|reduce the (?:difficulty|level|intensity|effort)|dial it back|take it down|gentler|softer|simpler|milder|less (?:intense|hard|demanding|strenuous)|too (?:hard|much|difficult|tough|intense|strong|advanced|strenuous)|tone it down|dial it (?:down|back)|take it (?:down|easier)|calmer|mas facil|mas suave|leichter|einfacher|sanfter|plus facile|plus doux|aasan|go easy|beginner version|lighter|more gentle|slower)\b/,
  ],
  [
    "tomorrow",
    /\b(?:tomorrow|tmrw|tmr|tomoz|2moro|next (?:week|time|morning)|day after|manana|morgen|demain|kal|for (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/,
  ],
  [
    "list",
    /\b(?:list|bullets?|bullet points?|just (?:the )?names|names only|only the names|summary|summarise|summarize|short version|in short|lista|liste|checklist|numbered|at a glance|write it (?:out|down) simply|keywords?)\b/,
  ],
  [
    "more like",
    /\b(?:more like|along (?:them|those|these|the same) lines|in that manner|that (?:type|kind|sort)|more my thing|round that|in (?:this|that|the same) style|similar (?:to|one)?|like (?:the|that|this|number) (?:\w+ )?(?:one|first|second|third|fourth|fifth|last)|more of (?:the|that|this|those)|another like|in the same vein|along those lines|mas como|mehr wie|plus comme)\b/,
  ],
  [
    "another",
    /\b(?:another|different|second one|try again|fresh (?:set|one)|something (?:else|new|fresh|other)|other (?:one|idea|ideas|option|options)|new one|anything else|what else|else|one more|alternatives?|variety|variation|bored|boring|had (?:that|it) (?:already|yesterday)|mix it up|otra|otro|andere[rs]?|noch ein\w*|autre|dusra|dusri|next one|not (?:that|this) one|next option)\b/,
  ],
  [
    "again",
    /\b(?:again|same (?:one|again|thing|routine|session|as)|repeat|once more|redo|resend|rerun|say that again|show (?:it|me) (?:it )?again|otra vez|de nuevo|nochmal|noch mal|encore|phir se|dobara|as before|back to (?:the|that))\b/,
  ],
];

const correcting =
  /^(?:no|nope|nah|sorry|wait|oops|actually|correction|my mistake|not|scratch that|i meant|nein|perdon|pardon|non|nahi|hang on|ah no|oh no|i said)\b|\bi (?:meant|said|mean)\b|\bmy (?:mistake|bad)\b|\bnot my\b|\bwrong (?:side|knee|leg|one|place)\b|\bits (?:actually|really)\b/;

/** "Extend the five-minute version" says which one, not how long. */
export const namesLength =
  /\b(?:the|that|this|my) (?:\w+ )?\w+ (?:min|minute) (?:one|version|routine|session|thing)\b/;

export const isStretched =
  /\b(?:extend|longer|shorter|lengthen|shorten|stretch|easier|harder|again|another|swap|instead|back|like)\b/;

/** What somebody would have changed, or undefined when it is said by what they name alone. */
export function findChange(plain: string, session: Session, hasFoodChange: boolean): Change {
  const first = names.find(([, words]) => words.test(plain))?.[0];
  // "A fresh one for Sunday" is another one.
  const named =
    first === "tomorrow" && /\b(?:another|different|fresh|new|second one|other)\b/.test(plain)
      ? "another"
      : first;
  if (named === "left out" || named === "why") return named;
  if (
    named === "swap" &&
    (findWhich(plain) !== undefined || session.named.length + session.without.length > 0)
  )
    return "swap";
  const isCorrecting = correcting.test(plain) && session.areas.length > 0 && session.refused.length === 0;
  if (isCorrecting) return "correct";
  const isNamedByLength = namesLength.test(plain) && isStretched.test(plain);
  if ((named === "shorter" || named === "longer") && (session.minutes === undefined || isNamedByLength))
    return named;
  if (session.minutes !== undefined && named !== "tomorrow" && named !== "again") return "minutes";
  if (named === "harder" || named === "easier") return named;
  if (session.refused.length > 0 || session.without.length > 0 || (hasFoodChange && named !== "swap"))
    return "without";
  if (session.only.length > 0 || session.venue) return "only";
  if (named) return named;
  return session.areas.length > 0 ? "correct" : "another";
}
