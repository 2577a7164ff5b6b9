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

export const roundabout: [RegExp, string][] = [
  // "I wish I could eat eggs", "if only I could have cheese", "I'd love prawns but can't".
  [new RegExp(`\\b(?:wish|if only) (?:i|we) could (?:still |just )?${toEat} ${some}`, "g"), "no $1"],
  [
    new RegExp(
      `\\b(?:id|i would|we would|wed) (?:love|like|adore|kill for) (?:to ${toEat} )?${some},? but (?:i |we |sadly |alas )*(?:cant|cannot|can not|mustnt|am not allowed|im not allowed)${ends}`,
      "g",
    ),
    "no $1",
  ],
  // "I loved cheese before the diagnosis", "eggs were my favourite until the allergy".
  [
    new RegExp(
      `\\b${ate} ${some} ${since} (?:the|my|a|an|i (?:was|got|found|became|had|developed)|it|they|that)\\b`,
      "g",
    ),
    "no $1 , since the",
  ],
  [
    /\b(?:was|were) my (?:favou?rites?|life|everything|go to|daily bread) (?:before|until|till)\b/g,
    "is off limits , since",
  ],
  // "Everyone at home eats cheese but me."
  [
    new RegExp(
      `\\b(?:everyone|everybody|all|they|the (?:kids|children|family|rest|others)|my (?:family|wife|husband|kids|partner|mum|dad))(?: (?!eat)[^\\s.,!?;:]+){0,3} eats? ${some} (?:but|except|bar|apart from)(?: for)? (?:me|i|myself)\\b`,
      "g",
    ),
    "no $1",
  ],
  // "Prawns apart, I eat everything", "other than cheese I eat everything", "whatever you like but nuts".
  [/,? \b(?:apart|aside|excepted) ?, ?(?=(?:i|we|all|anything|everything)\b)/g, " is off limits , "],
  [
    new RegExp(
      `\\b(?:other than|apart from|except for|except|besides|aside from|bar) ${some},? (?:i|we) (?:can |will |do |really )?(?:eat|have|love|like|enjoy|am fine with|are fine with) (?:nearly |almost |pretty much )?${allFoods}\\b`,
      "g",
    ),
    "no $1",
  ],
  [
    /\bwhatever you (?:like|want|fancy|please|have),? (?:but|except|bar|apart from|only not)(?! (?:i|please|keep|make)\b)/g,
    "no",
  ],
  // "Swap eggs for tofu", "use oat milk in place of cream", "an alternative to cheese".
  [
    new RegExp(
      `\\b(?:swap(?:ped|ping)?|replac(?:e|ed|ing)|exchang(?:e|ed|ing)|trad(?:e|ed|ing)|switch(?:ed|ing)?) (?:the |all |my |any |out )*${some} (?:for|with|by|to)\\b`,
      "g",
    ),
    "no $1 , but",
  ],
  [
    /\b(?:as an? |an? |some |any )?(?:stand ?-? ?in|substitutes?|replacements?|alternatives?|swaps?) (?:for|to)(?= (?!me\b|my\b|the \p{L}+ing\b|lunch|dinner|breakfast|snacks?|dessert|supper|tea\b|meals?))/gu,
    "instead of",
  ],
  [
    /\bsubstitut(?:e|ed|ing) ([^.,!?;:]{2,30}?) for(?= (?!me\b|my\b|lunch|dinner|breakfast))/g,
    "$1 instead of",
  ],
  // "I told you eggs were fine, but they aren't."
  [
    new RegExp(
      `\\b(?:told|said)(?: you| it)?(?: that)? ${some} (?:was|were|is|are) (?:ok|okay|fine|allowed|all right|alright|safe)[ ,]+(?:but |and |which |actually )*(?:it|they|that|thats|its|theyre)? ?(?:s|is|are|re|was|were)? ?(?:not|isnt|arent|wasnt|werent|no longer)\\b`,
      "g",
    ),
    "no $1",
  ],
  // "Contains egg? Then not for me."
  [
    new RegExp(
      `\\b(?:contains?|has|includes?|made with) ${some} ?\\?+ ?(?:then )?(?:its |thats )?(?:not for me|no|nope|forget it|im out|count me out|i pass|no thanks?|no thank you)\\b`,
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
  // "Peanuts = hospital."
  [/ ?= ?(?:bad|death|poison|pain|trouble|hospital|a&e|hives|rash)\b/g, " allergic"],
  // "No eggs. Milk neither."
  [/ neither(?= *(?:$|[.,;!]))/g, " is off limits"],
  // "Bread, rice, pasta and spuds": all that is like them.
  [
    new RegExp(
      `\\b${staple}(?:(?: ?,)? (?:and |or |nor |no |& )*${staple}){2,}\\b(?!.*\\b(?:starch|carb))`,
      "gs",
    ),
    "$& , starches",
  ],
];
