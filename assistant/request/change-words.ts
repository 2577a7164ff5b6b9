/** What is said of a session or an answer that is to be changed. Expects plain text. */
import { anyOf, either, oneOf } from "../../handbook/any-of.ts";
import type { Change } from "./request.ts";

/** Before a figure, these say that it counts a step: "swap 3". */
const beforeFigure = oneOf(
  "number|no|nr|step|position|pose|exercise|move|replace|swap|change|drop|exchange|do|why|the",
  "without|skip|minus|remove|lose|scrap|ditch|omit",
);

/** "The third", "#3", "step 3", but not "the 3 minutes". */
function countedAs(count: number, ...words: string[]): RegExp {
  return new RegExp(`\\b${oneOf(...words)}\\b|\\b${beforeFigure} #? ?${count}\\b(?! ?m)|# ?${count}\\b`);
}

export const ordinals: [RegExp, number][] = [
  [anyOf("last|final|ultimo|ultima|letzte[nrs]?|dernier|derniere|aakhri"), -1],
  [countedAs(1, "first|1st|primero|primera|erste[nrs]?|premier|premiere|pehla|pehle|pehli"), 1],
  [countedAs(2, "second|2nd|number two|segundo|segunda|zweite[nrs]?|deuxieme|dusra|dusre|dusri"), 2],
  [countedAs(3, "third|3rd|number three|tercero|tercera|dritte[nrs]?|troisieme|teesra|tisra"), 3],
  [countedAs(4, "fourth|4th|number four|cuarto|cuarta|vierte[nrs]?|quatrieme|chautha"), 4],
  [countedAs(5, "fifth|5th|number five|quinto|quinta|funfte[nrs]?|cinquieme"), 5],
  [countedAs(6, "sixth|6th|number six"), 6],
  [countedAs(7, "seventh|7th"), 7],
  [countedAs(8, "eighth|8th"), 8],
];

/** "Last week", "the first class": no step of anything. */
export const countsNoStep = anyOf(
  "(?:last|first) (?:time|week|night|class|year|month|plan|routine|answer|session|thing)",
);

const lessOf = oneOf("difficulty|level|intensity|effort");
const lessHard = oneOf(
  "hard|intense|demanding|strenuous|difficult|tough|strong|heavy|tiring|vigorous|challenging|active",
);

const asksWhy = oneOf(
  "why|whys|y|how come|what for|whats the (?:point|reason|idea)",
  "por que|para que|warum|wieso|weshalb|wozu|pourquoi|a quoi sert|kyun|kyu|kyon|kisliye",
);
const swaps = oneOf("swap|replace|exchange|trade|switch|substitute|change");

/** What each change is called, the most exact first. */
export const changeNames: [Change, RegExp][] = [
  [
    "list",
    anyOf(
      "names (?:and|only)|names in a|(?:in|as|just|like) an? (?:\\w+ )?list|in list form|enumerate|itemi[sz]ed?",
      "(?:only|just) (?:write (?:me )?)?the names",
      "one line (?:to|for|per|each|a)|line by line|one (?:under|below|beneath) (?:the |t )?(?:other|another)",
    ),
  ],
  [
    "again",
    anyOf(
      "one more time|once more|run it back|lost it|unchanged|(?:that|it|this) agen",
      "otra vez|de nuevo|nuevamente|noch einmal|nochmals|nochmal|noch mal|encore une fois|a nouveau",
      String.raw`remontre\w*|redonne\w*|remets|remettez|repite\w*|wiederhol\w*|phir se|phir dikha\w*|dobara|ek baar phir`,
      String.raw`show (?:it|me|the \w+(?: \w+)?) (?:it )?again`,
    ),
  ],
  [
    "left out",
    anyOf(
      "left out|leaving out|omitted|missed out|what (?:have|did) (?:i|we) los(?:t|e)(?: by (?:that|this))?",
      "did (?:you|u) (?:skip|leave|drop|miss)|what did you (?:skip|leave)|have you (?:left|skipped)",
      "weggelassen|ausgelassen|rausgelassen|dejado fuera|dejaste fuera|quitaste|laisse de cote|mis de cote|kya hataya|kya chhoda",
    ),
  ],
  [
    "why",
    either(
      new RegExp(`^(?:and |but |so |ok |okay |wait )?${asksWhy}\\b`),
      anyOf(
        "why (?:is|did|do|are|have|that|the|this|not|would|in|first|second)",
        "(?:explain|know|tell me|ask|wonder) why",
        "reason for|purpose of|meant to do|doing (?:in )?there|one for(?: again)?",
        "whats? (?:the point of|good is|that one for|it for|it good for)",
        String.raw`what does (?:that|the \w+|it|number \w+) (?:one )?do`,
      ),
      /\bwhy\b.{0,3}$/,
    ),
  ],
  [
    "swap",
    anyOf(
      `${swaps} (?:out )?(?:the |that |this |it |number |no |step |for )?.{0,30}`,
      "swap (?:it|that|this|them)|replacement|in (?:its|their) place",
      "something else (?:for|instead of|in place of) (?:the|number|that)",
      "instead of (?:the|number|that)|what (?:can i use )?instead|use instead",
      String.raw`(?:cambia|cambie|reemplaza|sustituye|tausch|austausch|ersetz|remplace|echange|badal)\w*`,
    ),
  ],
  [
    "shorter",
    anyOf(
      "(?:the|a) short ?cut|shorter|tinier|smaller|more short|shorten|briefer|quicker|abridged?|abbreviate",
      "(?:quick|express|(?:super|very|really|extra) short) (?:version|one)",
      `less\\b(?! (?:than|work\\b|(?:of |for )?the (?:rest|others?)|${lessHard}))|reduced?(?! the ${lessOf})`,
      "less time|way less|bit less|half (?:as long|the time|of it|it)|halve",
      "trim|whittle|shave|lop|shrink|squeeze(?! it in|s? in)|condense|compress|cut (?:it|this|that) (?:down|short|in half)",
      "knock it down|bring it down|boil it down|speed it up",
      "not (?:so|as|that|quite so) long|goes on|too long|long for|(?:bit|rather|little|quite) (?:too )?long",
      String.raw`mas (?:cort|breve)\w*|acort\w+|achic\w+|recort\w+|kurzer\w*|kurz\w* (?:das|die|es|ab)|knapper|verkurz\w*|zu lang`,
      String.raw`plus (?:court|bref|breve)\w*|raccourci\w*|abreg\w+|ecourt\w+|trop long\w*|muy larg\w+|chhota|chota|chhoti|chhote|kam kar\w*|lamba hai`,
    ),
  ],
  [
    "longer",
    anyOf(
      "(?<!no )(?<!not )(?<!any )longer(?! possible)|more long|lengthier|lengthen|prolong|elongate|extend|extended|double it|too short",
      "over (?:too|so) (?:soon|quick|quickly|fast)|go on (?:a|for a|for) (?:while|bit|little)|a few more minutes",
      String.raw`(?:bit|little) more than \d+ is (?:fine|ok|okay|good)`,
      "draw (?:it|this|that) out|stretch (?:it|this|that) out|tack on|running on|make more of it",
      "time (?:in hand|to spare)|got (?:more|extra) time|have more time|more time",
      "few minutes more|more minutes|bit more (?:on|of) it|do a (?:wee |little )?bit more(?: then)?(?= ?(?:$|[.!?]))",
      String.raw`add (?:a few |some |\d+ |five |ten )?(?:more )?(?:min\w*|time)`,
      String.raw`mas larg\w+|alarg\w+|muy cort\w+|se me hizo corto|langer\w*|verlanger\w*|zu kurz|ausdehnen`,
      String.raw`plus long\w*|rallong\w*|allong(?:e|ez|er) (?:la|le|un|ca)|trop court\w*|lamba|lambi|lambe|badha\w*|chhota hai`,
    ),
  ],
  [
    "harder",
    anyOf(
      "harder|more hard|heavier|tougher|stronger|spicier|less easy|bit more of a challenge",
      "more (?:challenging|challenge|difficult|advanced|intense|demanding|strength|oomph|spice|salt|bite)",
      "too (?:easy|gentle|soft|tame|simple|light|weak)|not (?:hard|challenging) enough",
      "step it up|spice it up|kick it up|level up|up the|push me",
      String.raw`dificil|mas (?:dur|intens|fuerte|exigente)\w*|muy facil|schwerer\w*|schwieriger\w*|anspruchsvoller\w*|anstrengender\w*|fordernder\w*|strenger`,
      String.raw`kraftiger|zu (?:leicht|lasch|einfach)|mehr power|plus (?:dur|difficile|costaud|intense|exigeant|ambitieu|soutenu|corse)\w*|cors(?:e|er|ez)|trop facile`,
      "mushkil|kathin|tough karo|zyada aasan|bahut aasan",
    ),
  ],
  [
    "easier",
    anyOf(
      "easier|more easy|lazier|lazy version|gentler|more gentle|softer|simpler|milder|lighter|calmer|slower|beginner version",
      `less ${lessHard}|reduce the ${lessOf}`,
      "too (?:hard|much|difficult|tough|intense|strong|advanced|strenuous)|not (?:so|as) (?:zippy|lively|fast|hard|tough|intense|vigorous|bouncy|strong|full on)(?! as)",
      "tone it down|dial it (?:down|back)|take it (?:down|easier)|go easy",
      String.raw`mas (?:facil|suave|simple|tranqui|liger|liviano)\w*|muy (?:dificil|duro|pesado)|leichter\w*|einfacher\w*|sanfter\w*|zu (?:schwer|anstrengend|hart)`,
      String.raw`plus (?:facile|doux|douce|simple|leger|legere|calme)|alleg(?:e|er|ez)|trop (?:dur|difficile|exigeant)\w*|aasan|aasaan|asaan|halka|halki|bahut mushkil|zyada mushkil`,
    ),
  ],
  [
    "tomorrow",
    anyOf(
      "tomorrow|tmrw|tmr|tomoz|2moro|next (?:week|time|morning)|day after",
      "for (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
      "manana|morgen|demain|kal",
    ),
  ],
  [
    "list",
    anyOf(
      "list|checklist|bullets?|bullet points?|numbered|keywords?|lista|liste",
      "just (?:the )?names|names only|only the names",
      "summary|summarise|summarize|short version|in short|at a glance|write it (?:out|down) simply",
    ),
  ],
  [
    "more like",
    anyOf(
      "more like|another like|similar (?:to|one)?|more my thing|more of (?:the|that|this|those)",
      String.raw`like (?:the|that|this|number) (?:\w+ )?(?:one|first|second|third|fourth|fifth|last)`,
      "along (?:them|those|these|the same) lines|in the same vein|in (?:this|that|the same) style",
      "in that manner|that (?:type|kind|sort)|round that",
      "mas como|mehr wie|plus comme",
    ),
  ],
  [
    "another",
    anyOf(
      "another|different|fresh (?:set|one)|new one|next one|next option|one more|second one|try again",
      "something (?:else|new|fresh|other)|anything else|what else|else",
      "other (?:one|idea|ideas|option|options)|alternatives?|variety|variation|mix it up",
      "bored|boring|had (?:that|it) (?:already|yesterday)|not (?:that|this) one",
      String.raw`otra|otro|diferente|distint[ao]|andere[rs]?|anderes|noch ein\w*|abwechslung|autre|differente?s?|dusra|dusri|doosra|doosri|naya|nayi|alag`,
    ),
  ],
  [
    "again",
    anyOf(
      "again|repeat|once more|redo|resend|rerun|say that again|show (?:it|me) (?:it )?again",
      "same (?:one|again|thing|routine|session|as)|as before|back to (?:the|that)",
      "otra vez|de nuevo|nochmal|noch mal|encore|phir se|dobara",
    ),
  ],
];

/** "Another one, but longer." */
export const comparesLength: [RegExp, number][] = [
  [anyOf("longer|lengthier|langer|plus long|mas largo|mas larga"), 1.5],
  [anyOf("shorter|briefer|quicker|kurzer|plus courte?|mas corto|mas corta"), 0.6],
];

/** "A fresh one for Sunday" is another one. */
export const namesAnother = anyOf("another|different|fresh|new|second one|other");

const takesBack = oneOf(
  "no|nope|nah|not|ah no|oh no|sorry|oops|whoops|woops|wait|hang on",
  "actually|correction|my mistake|scratch that|i meant|i said",
  "nein|perdon|pardon|non|nahi",
);

/** "No, I meant the left knee." */
export const correcting = either(
  new RegExp(`^${takesBack}\\b`),
  anyOf(
    "i (?:actually |really )?(?:meant|said|mean)|my (?:mistake|bad|error)|error on my|i mixed up|its (?:actually|really)",
    "not my|wrong (?:side|knee|leg|one|place)",
    "quise decir|queria decir|(?:ich )?meinte|je voulais dire|mera matlab|galti se",
  ),
);

/** "Extend the five-minute version" says which one, not how long. */
export const namesLength = anyOf(
  String.raw`(?:the|that|this|my) (?:\w+ )?\w+ (?:min|minute) (?:one|version|routine|session|thing)`,
);

export const isStretched = anyOf(
  "extend|longer|shorter|lengthen|shorten|stretch|easier|harder|again|another|swap|instead|back|like",
);

/** What is said of a session that is not to be the one that is there. */
export const otherWords = anyOf(
  "but new|another|differente?s?|diferente|something other|other than (?:this|that)|variant|variation|fresh|shuffle|mix (?:it|things) up|switch (?:it|things) up|boring|something else|next one",
  "anither|diff|difrent|diffrent|diferent|differnt", // dialect, short and misspelt
  "new (?:one|ones|sequence|session|routine|programme|program|plan|set|selection|arrangement|combination)",
  "new (?:moves|poses|stuff|things)|other (?:one|pieces|poses|exercises|moves|things)",
  "any more (?:in|like)|some more (?:in|like)|(?:make|give|want|do)(?: me)? other|same (?:spirit|vein|style)|one more like",
  String.raw`not (?:\w+ ){0,3}(?:the )?(?:same|identical)|not (?:that|this) one|isnt that one`,
  "not a rerun|no (?:want? )?(?:repeats?|repetitions?)|(?:dont|do not|without) repeat(?:ing)?|distinct|distinta|distinto",
  "kuch alag|kuch aur|kuch naya|otra(?! vez)|otro|anderes|andere|autre|alternate|alternative",
);

/** "The same length", "the same shift": said of one that may well be another. */
const sameInOthers = oneOf(
  String.raw`length|time|duration|minutes|hour|\d+|six|seven|eight|ten|twelve|fifteen|twenty|amount|long`,
  "rules?|limits?|terms|conditions|constraints|restrictions|sort|kind|style|spirit|vein|subject|purpose|reason",
  "shift|place|places|room|train|chair|bunk|bed|part|parts|area|body|bit|problem|ache|gripes",
  "neck|shoulders?|back|hips?|legs?|knees?|feet|wrists?|chest|belly",
);

/** "Give me one for tomorrow", "and tomorrow's?": one that is not there yet. */
export const nextWords = anyOf(
  "(?:give|gimme|do|have|make|prepare|write|plan|get)(?: me| us)? one|(?<!this |that |same |the )one for (?:tomorrow|tomoz|tmrw|tmr)",
  "tomorrows|tomorrow s|what about tomorrow|(?:and|what) for tomorrow",
);

/** And of one that is there. */
export const sameWords = anyOf(
  `same(?! (?:${sameInOthers})\\b)`,
  "identical|again|that|thats|keep|save|repeat",
  String.raw`this(?! (?:was|is|time|has|did|worked)\b)|(?<!so |in |at |of |was |for |like |perform |did |do )it`,
  "misma|gleiche|meme|wahi|wohi|yehi|yahi|isi",
);

/** "Put in the bee breath", "make sure that's in it". */
export const addingWords = anyOf(
  "mix in|more for (?:the|my)|work in some",
  "(?:put|pop|throw|stick|slip|work|add|squeeze) in|add|include|make sure (?:thats|its|that is|it is) in",
  "(?:put|add|pop|include) (?:it|that|this|that one|one) (?:in|to it|too|as well)",
  "anade|agrega|incluye|mete|ajoute|rajoute|nimm .{1,30} (?:dazu|rein|auf)|fug|bau|jod do|jodo|daal do",
);

/** "My wrists as well": beside what it is for already. */
export const alsoWords = /\b(?:as well|also|in addition|auch noch|aussi|tambien)\b|\btoo[.! ]*$/;

const sessions = oneOf(
  "routine|session|sesh|exercises?|practice|sequence|workout|stretch(?:es|ing)?|asanas?|poses|flow|programme|program|moves",
);
/** "Back to the routine", "please repeat the asanas": of the session, whatever was spoken of since. */
export const refersBack = anyOf(
  `(?:back to|return to|about|as for|regarding|now for) (?:the|that|my|our|this|those) (?:\\w+ )?${sessions}(?! (?:for|from|induced))`,
  `(?:the|that|my|same|those|these|your) (?:\\w+ )?${sessions} (?:again|from before|from earlier|but|once more|we had|you gave|without|w o|wo|minus|shorter|longer|for longer|in \\d+)`,
  `(?:repeat|again|show|send|put|write|list|give)(?: me| us| it| out| here| down)* (?:the|that|those|my) (?:\\w+ )?${sessions}(?! (?:for|from))`,
  "(?:out of|from) (?:mine|my (?:routine|session|practice|list|set))",
  "where (?:are|is|did) (?:they|it|those|the exercises|my exercises)|now i do the exercises",
  "the (?:long|short|longer|shorter|first|old|other) one (?:again|once more)",
  "wahi (?:session|routine|wala|wali)|zuruck (?:zu den|zur|zum) (?:ubungen|einheit|programm)|retour a la seance|volviendo a la (?:rutina|sesion)",
);
