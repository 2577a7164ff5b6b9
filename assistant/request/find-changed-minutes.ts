/** How long a session is to be beside how long it was: "halve it", "two minutes less", "make it twelve". */
import { anyOf, exactly, oneOf } from "../../handbook/any-of.ts";
import { isUnit } from "./find-minutes.ts";
import { numbers, onlyBeforeUnit, tens } from "./number-words.ts";

/** A length, so many times as long, so many minutes more, or these where it was longer and so many in all where it was not. */
export type Changed = { minutes?: number; times?: number; more?: number; moreOrAll?: number };

/** Captured wherever it stands. */
const inWords = [...numbers].flatMap(([word, value]) =>
  value > 1 && !onlyBeforeUnit.has(word) ? [word] : [],
);
const compound = `${oneOf(...tens)}[ -]${oneOf("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")}`;
const amount = `(${oneOf(String.raw`\d{1,2}`, compound, ...inWords)})`;
const unit = "(?:m|min|mins|mn|minutes?|minuts?|minits|mintues|minuten|minutos)";
const maybeUnit = `(?:[ -]?${unit})?`;
/** Between a verb and its number. */
const it =
  "(?: (?:it|this|that|them|those|me|us|the whole|everything|all of it|the lot|(?:the|my) (?:whole thing|total|time|length|duration|session|routine|practice)(?: above| from before| from earlier| before)?))?";
const about = "(?: (?:about|like|around|maybe|another|an?|an extra|an additional|those|them|the))*";
const thanThis = "than (?:that|this|i said|before|it|planned|the last)";
/** What may stand behind a number that counts minutes without saying so; "two more poses", "5 extra pounds", "ten more of those" do not. */
const ends = `(?=$|[.!?,;:)]| (?:please|pls|plz|now|then|to|at|in|on|for|if|thanks|thank|and|but|cos|coz|cause|because|since|so|hey|eh|mate|love|or|today|tonight|i|im|ive|its|it|thats|that|this|as|with|before|till|until|would|suits|works|que|car|denn|weil|${thanThis})\\b)`;
/** The same with its unit; "the 5 extra minutes were too much" asks for none. */
const unitOrEnds = `(?:[ -]?${unit}\\b(?! (?:were|was|is|are|ago|each|per|a day|than (?!${thanThis.slice(5)})))|${ends})`;
/** "Another ten minute one", "another 10 for tomorrow": another one. */
const noOther = `(?!${maybeUnit} (?:one|ones|session|routine|practice|flow|version|sequence|thing|set|(?:for )?(?:tomorrow|later))\\b)`;
const adding = new RegExp(
  [
    `\\b(?:add|adding|plus|tack on|stick on|throw in|sneak in|squeeze in|slip in|give it)${about} ${amount}${unitOrEnds}`,
    `\\b(?:add|throw in|sneak in|squeeze in|slip in)${about} ${amount} (?:more|extra|bonus)${unitOrEnds}`,
    `\\b(?:stick|throw|put|tack|bung|chuck|pop|slap|whack|shove|lob|bolt|give|gimme|do)${it}${about} ${amount}${maybeUnit} (?:more|extra|on(?! (?:the|my))|on top|as well|longer)${ends}`,
    `\\b(?:up|upped|bump|bumped|raise|push|extend|lengthen|prolong|stretch|increase|draw)${it}(?: up| out)? (?:by|with)${about} ${amount}${unitOrEnds}`,
    `\\b(?:longer|up) by${about} ${amount}${unitOrEnds}`,
    `\\b(?:additional|further|extra) ${amount}${unitOrEnds}`,
    `\\banother ${amount}${maybeUnit} (?:on(?: top)?|onto|at|in|to it|more|extra|longer)\\b(?! (?:the|my))`,
    `\\b${amount}${maybeUnit} (?:more|extra|additional|further|longer|bonus|added|on top|above|zyada|in addition)${ends}`,
    `\\b${amount}${maybeUnit} more long\\b`,
    `\\b${amount}[ -]?${unit} longer\\b(?! than (?!${thanThis.slice(5)}))`,
    `\\b${amount} (?:more|extra|additional|further|bonus) ${unit}\\b(?! (?:were|was|is|are))`,
    // "+1" agrees to something.
    `^\\+ ?(?!1\\b)${amount}\\b`,
    `\\b(?:r?ajoute[rz]?|remets?|on remet|anade\\w*|agrega\\w*|suma\\w*|ponle) ${amount}\\b`,
    `\\b(?<!nur )noch ${amount}(?: ${unit}\\b|(?=$|[.!?,]))`,
    `\\b${amount} ${unit} (?:de plus|mas|mehr|langer|dazu|drauf|obendrauf|badha\\w*|aur)\\b`,
    `\\b${amount} (?:mehr|dazu|drauf|obendrauf|de plus)${ends}`,
  ].join("|"),
);
/** "Another ten", "give me the ten back": so many more of a longer one, and so many in all of a shorter one. */
const renewing = new RegExp(
  [
    `\\banother ${amount}${noOther}${unitOrEnds}`,
    `\\b(?:give|put|have|get|stick)${it}${about} ${amount}${maybeUnit} back\\b`,
  ].join("|"),
);
const shortens = oneOf(
  "shorten|reduce|trim|shave|knock|cut|lose|chop|lop|dock|drop|bring|shrink|lower|decrease|take",
);
const takes = oneOf("take|knock|shave|chop|lop|cut|trim|dock|lose|drop|remove|subtract|deduct|clip|slice");
const taking = new RegExp(
  [
    `\\b${shortens}${it}(?: down| back)? by${about} ${amount}${unitOrEnds}`,
    `\\b${takes}(?: off| out)?${about} ${amount}(?: more)? ${unit}\\b(?! (?:more|longer|extra))`,
    `\\b${takes}${about} ${amount}(?: more)?(?: off${ends}| of (?:those|the|these|my|its) ${unit}\\b)`,
    `\\b${takes} off${about} ${amount}${unitOrEnds}`,
    `\\b${amount}${maybeUnit} (?:fewer|less|shorter|off|the briefer|briefer)${ends}`,
    `\\b${amount}${maybeUnit} off (?:the|my|its) (?:\\w+ )?(?:total|whole|length|time|end|lot|session|routine|practice)\\b`,
    `(?:^|\\bby |[.!,] )(?:minus|less|- ?) ?${amount}${unitOrEnds}`,
    `\\b${amount}${maybeUnit} (?:more short|less long)\\b`,
    `\\b${amount} ${unit} (?:kam|weniger|kurzer|de moins|menos|ghata\\w*)\\b`,
    `\\b${amount} (?:weniger|kurzer|de moins|menos)${ends}`,
    `\\b(?:enleve[rz]?|retire[rz]?|quita\\w*|recorta\\w*|resta\\w*|kurz\\w* um|raccourci\\w* de) ${amount} ${unit}\\b`,
  ].join("|"),
);
/** After a number: it counts something else. */
const asClock = exactly(
  "am|pm|a|p|o|oclock|past|uhr|h|quarters?|quarts?|cuartos?|seconds?|secs?|hours?|days?|weeks?|wks?|months?|years?|times?",
  "percent|kg|kilos?|pounds?|stone|km|miles?|foot|feet|ft|inches|people|steps?|exercises?|poses?|of|to|is|was|s",
);
/** And before it. */
const asStep = exactly(
  "year|grade|number|no|nr|foot|feet|step|day|swap|replace|drop|exchange|change|skip|why|like|not|instead|longer",
  "the|at|past|since|until|till|than|of|was|is|am|im|aged|age|turned|ist|wird|est|tiene|playing|under|over",
);
/** "Eighteen holes", "5 players": so many of something. */
const counted = exactly(
  "holes|players|kids|children|grandkids|grandchildren|lads|girls|boys|men|women|people|starters|guests|pupils|students",
  "sets|legs|rounds|laps|games|matches|shows|meetings|flights|stairs|floors|miles|beers|coffees|euros|dollars|dogs|cats|patas",
);

/** A number in a change that can mean nothing but minutes: "make it twelve", "too long. 20.", "5 instead of 12". */
function findLoneNumber(plain: string): number | undefined {
  // "4-7-8" is a way to breathe, "2.40" a time.
  const words = plain.replaceAll(/\d+(?:[-.:]\d+)+/g, "").match(/[\p{L}\p{N}:]+/gu) ?? [];
  const found = words.flatMap((word, index) => {
    const isWord = !onlyBeforeUnit.has(word) || isUnit(words[index + 1] ?? "");
    // "'09" is a year.
    const own = /^[1-9]\d?$/.test(word) ? Number(word) : isWord ? numbers.get(word) : undefined;
    // "Twenty-eight" is one number.
    const rest = numbers.get(words[index + 1] ?? "") ?? 10;
    const value = own !== undefined && tens.includes(word) && rest < 10 ? own + rest : own;
    const isRest = tens.includes(words[index - 1] ?? "") && (own ?? 10) < 10;
    if (isRest || value === undefined || value > 90 || value < 3) return [];
    const next = words[index + 1] ?? "";
    if (asClock.test(next) || counted.test(next) || asStep.test(words[index - 1] ?? "")) return [];
    return [value];
  });
  // "Ten is too long, do seven": whoever names two says last what they want.
  return found.at(-1);
}

const ofIt = oneOf(
  "(?:of|from) (?:it|that|this|the time|the length)|the (?:time|length)|as long|o it|a dat|will do|(?=[.!?,]|$)",
);
/** "X2", and nothing else: "I do it x2 a week" is no wish. */
const timesAs = (number: string) =>
  new RegExp(
    `(?:^|[.!,] )(?:make it |do it |so )?(?:x ?|× ?|times )(?:${number})(?=$|[.!?,]| (?:please|pls)\\b)`,
  );
const grows = oneOf(
  "(?:up|bump|extend(?:ed)?|lengthen(?:ed)?|prolong(?:ed)?|stretch(?:ed)?|increased?|longer)(?: it| this| that)?(?: up)? by",
);
/** How many times as long, by what people say, the most exact first. */
const shares: [RegExp, number][] = [
  [anyOf(`${grows} (?:a|one) quarter`), 5 / 4],
  [anyOf(`${grows} (?:a|one) third`), 4 / 3],
  [anyOf(`${grows} (?:a |one )?half`), 3 / 2],
  [timesAs("2|two"), 2],
  [timesAs("3|three"), 3],
  [
    /(?:^|[.!,] )\/ ?2(?=$|[.!?,])|^(?:and |now )?half again[.!]?$|(?:^|[.!] )half(?: pls| please)?[.!]?$/,
    1 / 2,
  ],
  [/(?:^|[.!,] )\/ ?3(?=$|[.!?,])/, 1 / 3],
  [anyOf("half as (?:long|much) again|half longer"), 1.5],
  [
    anyOf(
      "doppelt so lang|doppelte lange|deux fois plus long|le double|el doble|dugna|doubl(?:e|er) (?:la|le|kar|karo)",
    ),
    2,
  ],
  [
    anyOf(
      String.raw`halbier\w*|(?:divis|divid|teil)\w* (?:\w+ ){1,3}(?:par|por|entre|durch) (?:deux|dos|zwei|2)`,
      "die halfte|halb so lang|la moitie|moitie (?:moins|plus court)|en deux|la mitad|por la mitad|aadha kar|aadhi kar|adha kar",
    ),
    1 / 2,
  ],
  [anyOf(`(?:two|2) thirds? ?${ofIt}|by (?:a|one) third|a third (?:off|less|shorter)`), 2 / 3],
  [anyOf(`(?:three|3) quarters ?${ofIt}|by (?:a|one) quarter|a quarter (?:off|less|shorter)`), 3 / 4],
  [
    anyOf(
      `(?:a|one|make it a|make it one) third ?${ofIt}|third of (?:it|that)`,
      String.raw`divided? (?:\w+ ){1,3}by (?:three|3)`,
    ),
    1 / 3,
  ],
  [anyOf(`(?:a|one) quarter ${ofIt}`, String.raw`divided? (?:\w+ ){1,3}by (?:four|4)`), 1 / 4],
  [
    anyOf(
      "halve|half (?:the|of|as|it|that|thatll|thats|is|a dat|please)|half duration|(?<!at |for )half time|aadha",
      String.raw`(?:the|in) (?:half|hauf)|(?<!too \w+ )by (?:a |one )?half|(?:but|just|only|do|to|want|take|say|with|mejor la) half`,
      String.raw`divided? (?:\w+ ){1,3}by (?:two|2)`,
    ),
    1 / 2,
  ],
  [
    anyOf(
      "double (?:it|that|this|the|its)|doubled?$|^double|(?:twice|two times?) (?:as long|the|of it|that|longer)",
    ),
    2,
  ],
  [anyOf("triple (?:it|that|this|the)|(?:three times|thrice) (?:as long|the)"), 3],
];
/** "Back to what it was": as long as the one before it. */
export const backToBefore = anyOf(
  "(?:back|return) to (?:what|how|how long|where|weh) it was|put it back (?:to|how)|as long as (?:it was )?before",
  "(?:the|its) (?:first|old|original|former|previous) length|back to (?:the )?(?:first|old|original) (?:length|time)",
  "(?:first|original) version|(?:gave|showed) me (?:at )?first(?: off)?|put (?:that|the first) one back",
);

/** As long as the last one: "now the hips, same time". */
export const asLongAsBefore = anyOf(
  "same way but|same thing but|the same but for|same rules but",
  "(?:same|equal|equally) (?:time|length|long|duration|minutes?|mins?)|as long(?: again)?$|for as long",
);

/** "Half an hour" is a length. */
const noShare = new RegExp(
  anyOf(
    "(?:first|second|other) half|half (?:moon|pigeon|lotus|splits?|lift|camel|bow|boat|plank|frog|wheel|forward|sun|lord|hero|cow|locust|bridge|dog|headstand)|half (?:has|had|was) (?:been )?called",
    "half the (?!time|length|minutes|session|duration|lot|amount|routine|practice|original|workout|whole|thing|usual|plan)",
    "(?:fold|folds|folding|folded|bend|bending|bent) (?:\\w+ ){0,2}in half",
    String.raw`(?:aadha|adha|aadhe) ghant\w*`,
    "half (?:an? )?hour|half of (?:thats (?!plenty|enough|fine|ok|all)|that is (?!plenty|enough|fine|ok|all)|it is|(?:this|it|that) (?:needs?|was|has|hurts?|involves?|wants?|asks?|makes?)|them|em|us|my|our|your|these|those|the (?!time|length|minutes))",
  ),
  "g",
);
const lengths = oneOf(String.raw`\d+|six|seven|eight|nine|ten|twelve|twenty|fifteen`);
const theLength = new RegExp(
  `\\b(?:make it|round|down to|cut it to|to) (?:a round )?(${lengths})\\b(?!(?: ?${unit})? (?:more|longer|extra|less|shorter|fewer))`,
);

/** "Halve it to seven." */
const halvedTo = new RegExp(
  `\\b(?:halve|half|double|triple)${it}(?: down| up)? to${about} ${amount}${unitOrEnds}`,
);

/** "Ten'll do." */
const willDo = /\b([a-z0-9]+)ll do\b/;
const precisely = new RegExp(`\\bsay ${amount}(?=$|[.!?,])`);
const outright = new RegExp(
  [
    `(?<!\\b(?:warrior|level|step|number|over|pain|phase|stage|day|week|pose|exercise|of|at|age|size|grade|year|type|have) )\\b${amount} ?(?:s|is|would be|will be|ll be) (?:more realistic|enough|plenty|fine|good|ok|okay|loads|better|wiser|perfect|about right|all i|my limit|more like it|the (?:max|limit))\\b(?! at| by| for me to)`,
    `\\b(?:set|sort|hook|fix|line) (?:me|us) (?:up |out )?with (?:a |about |around )?${amount}[ -]?${unit}\\b`,
    `^(?:(?:tbh|ok|okay|nah|actually|maybe|um|er|fine|alright|right|now) )+${amount}[.!]*$`,
    `\\b(?:can|could|ill|only|just) (?:do|spare|use|manage|give|take|have) (?:you )?${amount} of (?:that|those|it)(?=$|[.!?,;])`,
  ].join("|"),
);
/** "That's a bit long, ten will do", "halve it? 12 let's say". */
const enough = new RegExp(
  [
    `(?:^|[,.!?] )(?:(?:so|ok|okay|maybe|just) )?${amount}(?: ${unit})? (?:will do|lets say)(?=$|[.!?,])`,
    // "Gimme a hard 30."
    `\\ba (?:hard|gentle|quick|solid|good|slow|easy|strong|sweaty|nice|proper|cheeky|lazy|calm) ${amount}(?=$|[.!?,])`,
  ].join("|"),
);
/** "30 seconds each, 3 will do." */
const countsOther = anyOf("breaths?|rounds?|seconds?|secs|times|poses?|steps?");
const fewMinutes = 5;

/** "A quarter of an hour less." */
const partsOfHour: [RegExp, number][] = [
  [anyOf("quarter of an hour (?:less|shorter|off)|quarter hour (?:less|shorter|off)"), -15],
  [anyOf("half an hour (?:less|shorter|off)"), -30],
  [anyOf("quarter of an hour (?:more|longer|extra)|quarter hour (?:more|longer|extra)"), 15],
  [anyOf("half an hour (?:more|longer|extra)"), 30],
];

/** "16 minutes, more or less" adds nothing to anything. */
const roughly = anyOf("more or less|mas o menos|plus ou moins|mehr oder weniger|kam zyada");
const aFew = anyOf(
  `another (?:few|couple(?: of)?) ${unit}`,
  `(?:a )?few (?:more|extra) ${unit}`,
  "a (?:bit|little|tad|touch) extra(?! (?:work|challenge|hard|gentle|care))",
  "^(?:ok |okay |and )?a (?:bit|little|tad|touch) more(?: would be (?:welcome|nice|good)| please| then)?[.!]?$",
);

/** "A bit more than 20." */
const beyond = new RegExp(`\\b(?:bit|little|slightly|somewhat|tad) (?:more|longer) than ${amount}\\b`);

/** The number that a pattern caught. */
function numberIn(found: RegExpExecArray | null): number | undefined {
  const text = found?.slice(1).find((each) => each !== undefined);
  if (text === undefined) return undefined;
  // "Forty-five" is one number.
  const parts = text.split(/[ -]/).map((part) => numbers.get(part) ?? Number(part));
  return parts.reduce((sum, part) => sum + part, 0);
}

const hourAndMore = /\b(?:an|one|1) hour and a (half|quarter)\b(?! (?:of|to|drive|commute|meeting))/;

/** "Ten's enough", "a 45 minute break, I can do 20 of that": nothing is left to weigh. */
export function findExactMinutes(plain: string): number | undefined {
  const [, part] = hourAndMore.exec(plain) ?? [];
  if (part) return part === "half" ? 90 : 75;
  const short = countsOther.test(plain) ? null : enough.exec(plain.replace(willDo, "$1 will do"));
  const minutes = numberIn(outright.exec(plain)) ?? numberIn(short);
  return minutes !== undefined && minutes >= 3 ? minutes : undefined;
}

/** How long a session is to be beside how long it was: "halve it", "two minutes less", "make it twelve". */
export function findChangedMinutes(said: string): Changed {
  const plain = said.replace(roughly, "");
  const reached = numberIn(halvedTo.exec(plain));
  if (reached !== undefined) return { minutes: reached };
  const rest = plain.replaceAll(noShare, " ");
  const share = shares.find(([words, times]) => words.test(times === 1 / 2 ? rest : plain))?.[1];
  if (share !== undefined) return { times: share };
  const part = partsOfHour.find(([words]) => words.test(plain))?.[1];
  if (part !== undefined) return { more: part };
  const all = numberIn(theLength.exec(plain));
  // "Shave two more off" takes them away.
  const less = numberIn(taking.exec(plain));
  if (less !== undefined && less !== all) return { more: -less };
  const more = numberIn(adding.exec(plain));
  if (more !== undefined && more !== all) return { more };
  const least = numberIn(beyond.exec(plain));
  if (least !== undefined) return { minutes: least + fewMinutes };
  if (aFew.test(plain)) return { more: fewMinutes };
  const moreOrAll = numberIn(renewing.exec(plain));
  if (moreOrAll !== undefined && moreOrAll > 1 && moreOrAll !== all) return { moreOrAll };
  // "Under ten minutes, say eight."
  const minutes = numberIn(precisely.exec(plain)) ?? findLoneNumber(plain);
  return minutes === undefined ? {} : { minutes };
}
