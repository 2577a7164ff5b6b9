import { oneOf } from "../../handbook/any-of.ts";
import { type CueAt, createCueFinder } from "./cue-finder.ts";
import { partedWarnings, type Stance, stanceWords } from "./stance-words.ts";

const findCues = createCueFinder(stanceWords);

const parts = new Set([";", ".", "!", "?", "–", "—", "→"]);
/** How many words a "no" reaches on to what it denies: "don't ever even try". */
const reach = 3;
/** How far before or after a name words still speak of it. */
const mostBefore = 40;
const mostAfter = 22;

/** The cues of a sentence, found once for all that it names. */
export function readStance(words: string[]): CueAt<Stance>[] {
  const all = findCues(words);
  const telling = all.filter(({ item }) => tells.has(item) && item !== "for");
  // "Keep away from" does not say to keep it.
  return all.filter(
    (cue) =>
      cue.item !== "for" ||
      !telling.some(
        ({ start, end }) => start <= cue.start && end >= cue.end && end - start > cue.end - cue.start,
      ),
  );
}

const tells = new Set<Stance>(["no", "against", "for", "spoils"]);

/**
 * Whether a sentence warns of what it names from one word to another: "avoid headstands" does, "do not forget
 * headstands" does not, and "headstand raises the pressure in your eyes" does. In doubt it does not.
 */
export function isWarned(
  words: string[],
  cues: CueAt<Stance>[],
  start: number,
  end: number,
  isServed = false,
): boolean {
  if (
    isLeftOut(words, start, end) ||
    isWarnedBefore(words, cues, start) ||
    isPutAway(words, cues, start, end)
  )
    return true;
  // What is measured out is on the plate: only a plain "no" still counts.
  if (isServed)
    return isWarnedAfter(
      words,
      cues.filter(({ item }) => item !== "spoils" && item !== "states"),
      end,
    );
  return isStated(cues, start) || isWarnedByName(words, cues, end) || isWarnedAfter(words, cues, end);
}

/** Whether it is said what something else is made of. */
function isStated(cues: CueAt<Stance>[], place: number): boolean {
  return cues.some(({ item, end }) => item === "states" && end <= place && place - end <= 2);
}

const pronouns = new Set(
  "it them that this those these one ones either both eso esto lo la los las ello es das sie diese cela ca le les".split(
    " ",
  ),
);
const trying = new Set(
  "do try practise practice recommend attempt use eat have risk include suggest go advise teach touch take hacer comer machen essen probieren faire manger".split(
    " ",
  ),
);

/** "Shoulder stand is said to help, but I would not do it": what was named is warned of as "it". */
function isWarnedByName(words: string[], cues: CueAt<Stance>[], place: number): boolean {
  return cues.some((cue) => {
    if (cue.start < place || cue.start - place > 30) return false;
    const spoken = words.slice(Math.max(place, cue.start - 3), cue.start);
    if (cue.item === "against" && forward.test(words[cue.start] ?? "")) return false;
    if (
      (cue.item === "against" || cue.item === "spoils") &&
      spoken.some((word) => pronouns.has(word) || word === "which")
    ) {
      return !isDeniedAt(cues, cue);
    }
    if (cue.item === "against") {
      return (
        !isDeniedAt(cues, cue) &&
        pronouns.has(words[cue.end] ?? "") &&
        !["so", "until", "unless"].includes(words[cue.start] ?? "")
      );
    }
    if (cue.item !== "no") return false;
    const verb = words.slice(cue.end, cue.end + 3).findIndex((word) => trying.has(word));
    return (
      verb >= 0 && words.slice(cue.end + verb + 1, cue.end + verb + 3).some((word) => pronouns.has(word))
    );
  });
}

/** Whether a sentence warns at all, of whatever it describes. */
export function warns(words: string[], cues: CueAt<Stance>[]): boolean {
  const isTakenBack = (cue: CueAt<Stance>) =>
    cues.some((each) => each.item === "harmless" && each.start >= cue.end && each.start - cue.end <= reach);
  return cues.some(
    (cue) =>
      (cue.item === "no" && !isTakenBack(cue) && words[cue.end] !== "only") ||
      (cue.item === "against" && !isDeniedAt(cues, cue) && !soft.test(words[cue.start] ?? "")),
  );
}

/** Words that warn of what they name, and say nothing against all the rest of a sentence. */
const softStems = oneOf(
  "until|unless|later|before|with|only|careful|rather|instead|in|stop|said|limit|reduce",
  "check|alternative|swap|replac|save|drop|risk|problem|harm|hurt",
);
const soft = new RegExp(`^${softStems}`);

/** "Leave headstand, plow and wheel out", "lass den Kopfstand weg". */
function isPutAway(words: string[], cues: CueAt<Stance>[], start: number, end: number): boolean {
  const begin = beginOf(words, cues, start);
  const last = endOf(words, end, mostBetween);
  return words.slice(begin, start).some((word, index) => {
    const ends = partedWarnings.find(([verb]) => verb.test(word))?.[1];
    const place = begin + index;
    if (!ends || isDeniedAt(cues, { item: "against", start: place, end: place + 1 })) return false;
    return words.slice(end, last).some((each) => ends.test(each));
  });
}

/** How far apart the two halves of a warning may be. */
const mostBetween = 14;

/** Where the part of a sentence ends that a place belongs to, within so many words. */
function endOf(words: string[], place: number, most: number): number {
  let end = place;
  while (end < words.length && end - place < most && !parts.has(words[end] ?? "") && words[end] !== ":")
    end += 1;
  return end;
}

function isDeniedAt(cues: CueAt<Stance>[], { start }: CueAt<Stance>): boolean {
  return cues.some((each) => each.item === "no" && each.start < start && start - each.end <= reach);
}

const without = new Set(
  "free frei freie freies freien freier frees replacement replacements replacer substitute alternative alternatives style libre".split(
    " ",
  ),
);

/** "Dairy-free" and "egg replacement" put nothing on the plate. */
function isLeftOut(words: string[], start: number, end: number): boolean {
  if (
    /^(?:laktose|gluten|milch|nuss|ei|soja|weizen)?frei(?:e|er|es|en|em)?$|^pflanzlich|^vegan/.test(
      words[start - 1] ?? "",
    )
  )
    return true;
  const next = words[end] === "-" ? words[end + 1] : words[end];
  return without.has(next ?? "") || (words[start - 1] === "/" && words[end] === "free");
}

const manyMeanings = new Set(
  "have keep top do use take come include love good great fine safe start begin serve".split(" "),
);
const leads = new Set("can could may and then , or to just : you should please would id lets and".split(" "));

/** "Have almonds" asks for something, "flatbreads have sesame" tells something. */
function isAsked(words: string[], place: number, begin: number): boolean {
  if (!manyMeanings.has(words[place] ?? "")) return true;
  return place === begin || leads.has(words[place - 1] ?? "");
}

/** Where the part of a sentence begins that a place belongs to: after a stop, or a "but" that turns it. */
function beginOf(words: string[], cues: CueAt<Stance>[], place: number): number {
  const first = Math.max(0, place - mostBefore);
  let begin = first;
  for (let index = first; index < place; index += 1) if (parts.has(words[index] ?? "")) begin = index + 1;
  for (const { item, start, end } of cues) {
    if (item !== "turn" || start < begin || end > place || words[end] === "of") continue;
    // "So that", "still not" and "then" in a list of reasons turn nothing by themselves.
    begin = end;
  }
  return begin;
}

function isWarnedBefore(words: string[], cues: CueAt<Stance>[], place: number): boolean {
  const begin = beginOf(words, cues, place);
  const before = cues.filter(({ start, end }) => start >= begin && end <= place);
  const isDenied = ({ start }: CueAt<Stance>) =>
    before.some((each) => each.item === "no" && each.start < start && start - each.end <= reach);
  const telling = before.filter(
    (cue) =>
      cue.item === "no" || cue.item === "against" || (cue.item === "for" && isAsked(words, cue.start, begin)),
  );
  const last = telling.findLast((cue) => {
    if (cue.item !== "no") return true;
    // A "no" that takes back a warning, or a "not only", warns of nothing.
    return !cues.some(
      (each) =>
        each.item === "harmless" &&
        each.start >= cue.end &&
        each.start - cue.end <= reach &&
        each.end <= place,
    );
  });
  if (!last) return false;
  if (last.item === "no") return place - last.end <= mostBefore;
  if (last.item === "for") return isDenied(last);
  // "Instead of crisps, almonds": what it speaks against ends with its comma.
  const between = words.slice(last.end, place);
  const isReplaced = replacing.test(words[last.start] ?? "") && between.includes(",");
  return !isReplaced && !isBroughtIn(words, last, between, place) && !isDenied(last);
}

/** "Swap the flax for an egg", "replace tofu with egg", "substitute egg for flax": what comes in warns nobody. */
function isBroughtIn(words: string[], cue: CueAt<Stance>, between: string[], place: number): boolean {
  const verb = words[cue.start] ?? "";
  if (verb.startsWith("substitut") && words.slice(place, place + 4).includes("for")) return true;
  if (!trading.test(verb)) return false;
  return between.some(
    (word) => word === "with" || word === "by" || (word === "for" && !verb.startsWith("subst")),
  );
}

const trading = /^(?:swap|replac|substitut|exchang|trad|switch)/;

const replacing = /^(?:instead|rather|in|statt|anstatt|anstelle|en|au|plutot|ki|ke)$/;

/** What warns of the words after it says nothing of those before it: "whey, free of dairy". */
const forwardStems = oneOf(
  "free|instead|rather|in|other|apart|except|alternative|swap|replac|substitut|minus|limit|reduce|without",
  "unless|before|check|ask|you|asked|read|look|watch|only|with|save|careful",
  "statt|anstatt|anstelle|ausser|en|au|plutot|salvo|excepto|sauf|ki|ke",
);
const forward = new RegExp(`^${forwardStems}`);
/** Of the ways to say no, those that speak of what was named before them. */
const verdicts = new Set(
  "not never isnt arent wasnt cant cannot wont wouldnt shouldnt doesnt dont mustnt nicht kein keine nie ne pas jamais no nahi nahin नहीं मत".split(
    " ",
  ),
);

function isWarnedAfter(words: string[], cues: CueAt<Stance>[], place: number): boolean {
  let end = place;
  while (end < words.length && end - place < mostAfter && !parts.has(words[end] ?? "")) end += 1;
  // In a list the verdict comes at its end; anything else ends with its comma.
  const isInList = [",", "and", "or", "y", "o", "und", "oder", "et", "ou", ")", "("].includes(
    words[place] ?? "",
  );
  const comma = words.indexOf(",", place);
  if (!isInList && comma >= 0) end = Math.min(end, comma);
  const turn = cues.find(
    (cue) => cue.item === "turn" && cue.start > place && cue.start < end && words[cue.end] !== "of",
  );
  const last = turn?.start ?? end;
  const after = cues.filter(
    (cue) =>
      cue.start >= place &&
      cue.end <= last + 1 &&
      !(cue.item === "against" && forward.test(words[cue.start] ?? "")) &&
      !(cue.item === "spoils" && adapted.test(words.slice(cue.start, cue.end + 4).join(" "))) &&
      !(cue.item === "for" && !isAsked(words, cue.start, place)) &&
      !(cue.item === "no" && !isVerdict(words, cue)),
  );
  const verdict = after.find(
    ({ item }) => item === "no" || item === "against" || item === "spoils" || item === "for",
  );
  if (!verdict || verdict.item === "for") return false;
  if (verdict.item !== "no") return !isDeniedAt(cues, verdict) || verdict.item === "spoils";
  return !cues.some(
    (cue) => cue.item === "harmless" && cue.start >= verdict.end && cue.start - verdict.end <= reach,
  );
}

/** "Coq au vin made with halal chicken" warns of nothing. */
const adapted =
  /^(?:made|cooked|prepared) (?:with|from|of|in) (?:\S+ ){0,2}(?:halal|kosher|vegan|plant|free|oat|soya?|coconut|rice|almond)\b/;

/** "Headstand: no" and "is a no" are verdicts, "headstand, no props needed" is none. */
function isVerdict(words: string[], { start, end }: CueAt<Stance>): boolean {
  const word = words[start] ?? "";
  if (!verdicts.has(word)) return false;
  if (word !== "no") return true;
  return (
    end >= words.length || [",", ".", "(", ")", ";"].includes(words[end] ?? "") || words[start - 1] === "a"
  );
}
