/** Refusals told by something else: by a wish, by what was, by what comes instead. Each with the same in plain words. */
import { oneOf } from "./any-of.ts";

/** A food or two: a few words without a stop. */
const some = "((?:[^\\s.,!?;:]+ ){0,2}[^\\s.,!?;:]+)";
const ends = "(?= *(?:$|[.,!?;:]|but\\b|and\\b|though\\b))";
const toEat = oneOf("eat|have|enjoy|tolerate|take");
const ate = oneOf("loved|adored|liked|enjoyed|ate|lived on|used to (?:love|eat|have|like|live on)");
const since = oneOf("before|until|till");
const staple = oneOf("bread|rice|pasta|potato(?:es)?|spuds?|noodles|cereals?|spaghetti|chips");
const allFoods = oneOf("everything|anything|it all|all|the lot|whatever you like");

/** What happened since somebody does without. */
const turn =
  "(?:(?:the|my|a|an) (?:[^\\s.,!?;:]+ )?(?:allerg|diagnos|operation|surgery|illness|reaction|tests?\\b|intoleran|attack|hospital|bypass|transplant|tablets|medic|doctor|coeliac|celiac|gout|reflux)|i (?:got|was|became|had|developed|fell) (?:ill|sick|diagnosed|allergic|intolerant|coeliac|celiac|diabetic|a reaction|the reaction|an? allergy)|(?:it|they|that) (?:put|made|gave|sent|landed|started|nearly|almost|began)\\b)";

/** Told by something else; not where the text has what comes third. */
export const roundabout: [said: RegExp, plainly: string, unless?: RegExp][] = [
  // "I wish I could eat eggs", "if only I could have cheese", "I'd love prawns but can't".
  [
    new RegExp(
      `\\b(?:wish|if only) (?:i|we) could (?:still |just )?${toEat} ${some}(?! (?:every|all|more|daily|forever|for breakfast))`,
      "g",
    ),
    "no $1",
  ],
  [
    new RegExp(
      `\\b(?:id|i would|we would|wed) (?:love|like|adore|kill for) (?:to ${toEat} )?${some},? but (?:i |we |sadly |alas )*(?:cant|cannot|can not|mustnt|am not allowed|im not allowed)${ends}`,
      "g",
    ),
    "no $1",
  ],
  // "I loved cheese before the diagnosis", "eggs were my favourite until the allergy".
  [new RegExp(`\\b${ate} ${some} ${since} ${turn}`, "g"), "no $1 , since"],
  [
    /\b(?:was|were) my (?:favou?rites?|life|everything|go to|daily bread) (?:before|until|till)\b/g,
    "is off limits , since",
  ],
  // "Everyone at home eats cheese but me."
  [
    new RegExp(
      `\\b(?:everyone|everybody|all|they|the (?:kids|children|family|rest|others)|my (?:family|wife|husband|kids|partner|mum|dad))(?: (?!eat)[^\\s.,!?;:]+){0,3} eats? ${some} (?:but|except|bar|apart from)(?: for)? (?:me|myself)\\b`,
      "g",
    ),
    "no $1",
  ],
  // "Prawns apart, I eat everything", "other than cheese I eat everything", "whatever you like but nuts".
  [/,? \b(?:apart|aside|excepted) ?, ?(?=(?:i|we|all|anything|everything)\b)/g, " is off limits , "],
  [
    new RegExp(
      `\\b(?:other than|apart from|except for|except|aside from|bar) ${some},? (?:i|we) (?:can |will |do |really )?(?:eat|have|love|like|enjoy|am fine with|are fine with) (?:nearly |almost |pretty much )?${allFoods}\\b(?! about)`,
      "g",
    ),
    "no $1",
  ],
  [
    /\bwhatever you (?:like|want|fancy|please|have),? (?:but|except|bar|apart from|only not)(?! (?:i|please|keep|make|with|include|add)\b)/g,
    "no",
  ],
  // "Swap eggs for tofu", "use oat milk in place of cream", "an alternative to cheese".
  [
    new RegExp(
      `\\b(?:swap(?:ped|ping)?|replac(?:e|ed|ing)|exchang(?:e|ed|ing)|trad(?:e|ed|ing)|switch(?:ed|ing)?) (?!to\\b|with\\b|over\\b|between\\b|places\\b|seats\\b|classes\\b|days\\b)(?:the |all |my |any |out )*${some} (?:for|with|by|to)\\b`,
      "g",
    ),
    "no $1 . i want",
  ],
  [
    /(?:\b(?:as|be|is|are) )?\b(?:an? |some |any )?(?:good |decent |nice |respectable )?(?:stand ?-? ?in|substitutes?|replacements?|alternatives?) (?:for|to)(?= (?!me\b|my\b|the \p{L}+ing\b|lunch|dinner|breakfast|snacks?|dessert|supper|tea\b|meals?))/gu,
    ". no",
  ],
  [
    /\bsubstitut(?:e|ed|ing) ([^.,!?;:]{2,30}?) for (?!me\b|my\b|lunch|dinner|breakfast)([^\s.,!?;:]+)/g,
    "no $2 . i want $1",
  ],
  // "I told you eggs were fine, but they aren't."
  [
    new RegExp(
      `\\b(?:told|said)(?: you| it)?(?: that)? ${some} (?:was|were|is|are) (?:ok|okay|fine|allowed|all right|alright|safe)[ ,]+(?:but |and |which |actually )*(?:(?:it|they|that|thats|its|theyre) ?(?:is|are|was|were)? ?(?:not|no longer)|(?:it |they |that )?(?:isnt|arent|wasnt|werent))\\b`,
      "g",
    ),
    "no $1",
  ],
  // "Contains egg? Then not for me."
  [
    new RegExp(
      `\\b(?:contains?|has|includes?|made with) ${some} ?\\?+ ?(?:then )?(?:its |thats )?(?:not for me|no\\b(?! (?:problem|worries|issue|matter))|nope|forget it|im out|count me out|i pass|no thanks?|no thank you)\\b`,
      "g",
    ),
    "no $1",
  ],
  // "I lack the enzyme for milk."
  [/\b(?:lack|am missing|im missing|dont have) the (?:enzymes?|stomach) for\b/g, "cant digest"],
  // "And mustard does the very same to me", "same goes for peanuts".
  [
    /\b(?:does|do|did) (?:exactly |just |the )*(?:very )?same (?:thing )?(?:to|for|with) (?:me|us|him|her|them|my \p{L}+)\b/gu,
    "makes me ill",
  ],
  [
    /\b(?:same (?:goes |is true |story |thing |deal |again |holds )?(?:for|with)|ditto(?: for| with)?)\b(?<=\b(?:allerg\p{L}*|intoleran\p{L}*|swell\p{L}*|swollen|hives|rash|react\p{L}*|sick|ill|hospital|ambulance|finish|kills?|no|not|never|cant|without|avoid\p{L}*|off|out|hate\p{L}*)\b[^?]{0,80}[.;,!] ?(?:and |but |the |exactly |just )*(?:same (?:goes |is true |story |thing |deal |again |holds )?(?:for|with)|ditto(?: for| with)?))/gu,
    "no",
  ],
  // "I blow up like a balloon if there's sesame about"; "kefir, that cabbage, blows me up".
  [
    /\b(i|he|she|we|they) (?:(?:blows?|blew|balloon(?:s|ed)?|puff(?:s|ed)?) (?:right )?(?:up|out)|balloon(?:s|ed)?)(?: like an? (?:\p{L}+ )?\p{L}+)?(?= *(?:$|[.,;!?]|if\b|when|every|after\b|from\b|with\b|at\b|the (?:moment|minute|second)\b|as soon))/gu,
    "$1 swell up",
  ],
  [/ ?, (?=(?:blows?|bloats?|inflates?) me\b)/g, " "],
  // "Peanuts = hospital."
  [/ ?= ?(?:bad|death|poison|pain|trouble|hospital|a&e|hives|rash)\b/g, " allergic"],
  // "No eggs. Milk neither."
  [/ neither(?= *(?:$|[.,;!]))/g, " is off limits"],
  // "Bread, rice, pasta and spuds": all that is like them.
  [
    new RegExp(`\\b${staple}(?:(?: ?,)? (?:and |or |nor |no |& )*${staple}){2,}\\b`, "g"),
    "$& , starches",
    /starch|carb/,
  ],
  // "I love my cheese, don't tell me to give it up."
  [
    /\b(?:dont|do not|never|nobody|no one|please dont|no doctor) (?:\p{L}+ )?(?:tells?|asks?|makes?|wants?|telling|asking|making|ask) me (?:to )?(?:give|cut|stop|quit|drop|leave|skip|avoid)(?: (?:eating|having|drinking))? (?:it|that|them|those|these)(?: (?:up|out|off|alone))?\b/gu,
    "i like it",
  ],
  // "Eggs must go.", "Eggs? Forget it."
  [/ (?:must|will have to|had better) go(?= *(?:$|[.,;!]))/g, " is off limits"],
  [/ ?\?+ ?forget (?:it|that|about it)\b/g, " is off limits"],
  [/\bgive me a (?:break|rest) from\b/g, "no"],
];

/** What sounds like a refusal and is praise, where nothing else in a text gives cause for care. */
export const praise: [said: RegExp, plainly: string][] = [
  [
    /\bused to (?:hate|loathe|detest|dislike) ([^.!?]{1,40}?),? (?:but|and) now (?:i |we )?(?:love|like|eat|enjoy|adore)\b/g,
    "like $1 and i like",
  ],
  [
    /\b(?:(?:have |ive |got )?nothing against|no (?:objections?|quarrel) (?:to|with)|(?:im |am )?not against|(?:never|dont) (?:get tired|tire) of|(?:never|cant|wont) say no to|(?:cant|couldnt|wouldnt want to) (?:do|live|be) without|nothing (?:beats|like a good)|no ban on|not one to (?:avoid|skip)|(?:dont|do not|never) (?:leave out|skip|forget)|(?:dont|do not|cant) see why i should (?:give up|stop|avoid|cut)|no reason to (?:give up|avoid|skip)|(?:not|wont|never) (?:going to |about to )?(?:giving up|give up)(?! (?:checking|looking|asking|reading)))\b/g,
    "i like",
  ],
  [
    /\b(?:(?:never|not) (?:fails? me|removed|off the menu)|(?:was|were) never removed|(?:go|goes|went) down well|sits? well|(?:gives?|giving) me (?:energy|strength|life|comfort)|makes? me (?:strong|happy|smile)|(?:is|are) (?:worth living for|to die for)|(?:does|do) me (?:a world of )?good|is not against my (?:beliefs|religion|faith))\b/g,
    "is fine",
  ],
  [/\blife without ([^\s.,!?;:]+) (?:is not|isnt) worth (?:it|living)\b/g, "i like $1"],
  [/(?<=^ ?|[.!?] ?|please )give me (?=\p{L})/gu, "i want "],
];

/** Whoever says any of this may well refuse what they praise. */
export const doubtful =
  /allerg|intoleran|swell|swoll|hives|rash|react|itch|anaphyl|epipen|throat|breath|asthma|eczema|bloat|cramp|hospital|ambulance|emergency|airway|vomit|faint|migraine|headache|trouble|religion|faith|beliefs|toddler|daughter|literally|serious|\b(?:sick|ill|die|died|dead|death|kills?|killed|lips?|tongue|aches?|pains?|gas|wind|spots|son|baby|child|kids?|no|not|never|nor|neither|dont|doesnt|isnt|arent|wasnt|werent|cant|cannot|wont|without|avoid\w*|except|but|only|just|stop\w*|remov\w*|cut\w*|leav\w*|left|out|off|quit\w*|warning|skip\w*|until|then|later|shame|sadly|sorry|problem|bad|worse|careful)\b/;
