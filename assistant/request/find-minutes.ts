import { anyOf, exactly } from "../../handbook/any-of.ts";
import type { Word } from "../read/split-words.ts";
import { numbers, onlyBeforeUnit, tens } from "./number-words.ts";

export const minuteWords = exactly(
  "m|min|mins|minute|minutes|minuto|minutos|minuten",
  "minit|minits|minnits|mint|mnt|mnts|minut|minuts|minnutes|mintues|mintes|minites|minuets", // misspelt
  "meenit|meenits|minna|minutter|minuti|minutt", // in a dialect or a neighbour's language
  "mn|mns|minten|minutn|minuta|minutas|minutte|minutli|minutillos|minutitos|minutito|minat|मिनट|मिनिट",
);
const hourWords = exactly(
  "h|hr|hrs|hour|hours|hora|horas|horita|stunde|stunden|stund|stundn|std|heure|heures|ghanta|ghante|ghanto|घंटा|घंटे",
);
/** "An hour and a half", "and three quarters". */
const partsOfAnHour = new Map([
  ["half", 30],
  ["media", 30],
  ["demie", 30],
  ["quarter", 15],
  ["quarters", 45],
]);
const longest = 120;

/** A length of time that was said, and where. */
type Length = { minutes: number; place: number };

/** A number that might be a length, with what it counts. */
export type Numbered = { minutes: number; place: number; length: number; unit: "minute" | "hour" | "none" };

/** "Since six", "item 4": what follows is an hour of the day or a step. */
const countsOther =
  /^(?:since|until|till|after|before|item|step|position|pose|exercise|move|number|nr|page|age|aged|turning|turned|im|am|he|hes|she|shes|theyre|schritt|nummer|ubung|punkt|krieger|numero|etape|guerrier|paso|guerrero|ejercicio|warrior|foot|feet|la|le|el|um|seit|depuis|desde)$/;

/** "Year 9", "the 3rd season, episode 12". */
const numbered = exactly("year|yr|grade|room|bus|line|route|chapter|season|episode|gate|platform|exit|size");

/** "40 kilos", "3 miles": what stands before it is no length. */
const weighs = exactly(
  "kg|kgs|kilos?|kilograms?|lbs?|pounds?|stone|km|kms|miles?|euros?|dollars?|people|percent",
  "square|sq|metres?|meters?|foot|feet|ft|inch|inches|cm|years?|yrs?|yo|jahre|anos|ans|balais|saal|paws|uhr|weeks?|wochen|semanas?|semaines?|hafte|months?|monate|meses|mois|mahine",
);

/** Every number of a text that might be a length. */
export function findNumbers(words: Word[], plain: string): Numbered[] {
  const clocks = clocksIn(plain);
  const isClock = (place: number) => clocks.has(`${words[place]?.text} ${words[place + 1]?.text}`);
  const named = new Map(findLengths(words).map((each) => [each.place, each.minutes]));
  return words.flatMap(({ text }, place) => {
    if (isCounting(words, place) || isMeasure(words, place)) return [];
    const value = isRest(words, place) || text === "a" || text === "an" ? undefined : valueAt(words, place);
    const minutes = named.get(place) ?? value?.number;
    if (minutes === undefined || minutes < 1 || minutes > longest) return [];
    const length = value?.length ?? 1;
    const behind = words[place + length]?.text ?? "";
    const unit = minuteWords.test(behind)
      ? "minute"
      : hourWords.test(behind) || value === undefined
        ? "hour"
        : "none";
    const isNumbered =
      words[place - 1]?.clause === words[place]?.clause && numbered.test(words[place - 1]?.text ?? "");
    const isOther =
      isNumbered ||
      countsOther.test(words[place - 1]?.text ?? "") ||
      weighs.test(behind) ||
      isClock(place) ||
      isClock(place - 1);
    // Nobody wants one minute or 76 of them without saying minutes: "that one again", "she is 76".
    const isUnlikely = minutes < 3 || (minutes > 60 && minutes % 15 > 0);
    return unit === "none" && (isOther || isUnlikely) ? [] : [{ minutes, place, length, unit } as const];
  });
}

/** "Two by fours", "3 x 4". */
function isMeasure(words: Word[], place: number): boolean {
  const textAt = (at: number) => words[at]?.text ?? "";
  const isNumber = (text: string) => /^\d+$/.test(text) || numbers.has(text.replace(/s$/, ""));
  // "2 x 10 minutes".
  if (isUnit(textAt(place + 1))) return false;
  const isBy = (at: number) => textAt(at) === "by" || textAt(at) === "x";
  return (isBy(place + 1) && isNumber(textAt(place + 2))) || (isBy(place - 1) && isNumber(textAt(place - 2)));
}

/** "Written out, 1 2 3": counts steps. */
function isCounting(words: Word[], place: number): boolean {
  const numberAt = (at: number) => (/^\d$/.test(words[at]?.text ?? "") ? Number(words[at]?.text) : undefined);
  let first = place;
  while (numberAt(first) !== undefined && numberAt(first - 1) === (numberAt(first) ?? 0) - 1) first -= 1;
  return numberAt(first) === 1 && numberAt(first + 1) === 2;
}

/** The hours and minutes of "9:00" and "7.30", as two words behind each other. */
function clocksIn(plain: string): Set<string> {
  const found = plain.matchAll(/\b([01]?\d|2[0-4])[:.]([0-5]\d)(?!\d)/g);
  return new Set([...found].map(([, hour, minute]) => `${hour} ${minute}`));
}

/** Before a length that is told of: "sat for two hours". */
const tells = anyOf(
  "sat|sitting|sit|drive|drove|driving|walk|walked|ride|rode|commute|flight|run|meeting",
  "pause|break of|waited|every|ago|in|last",
);

/** The minutes somebody has or wants: of several the one they ask for, not the one they tell about. */
export function findMinutes(words: Word[]): number | undefined {
  const lengths = findLengths(words).filter(({ minutes }) => minutes >= 1 && minutes <= longest);
  const isTold = ({ place }: Length) => {
    const before = words.slice(Math.max(0, place - 5), place).map(({ text }) => text);
    return tells.test(before.slice(-3).join(" "));
  };
  return (lengths.findLast((each) => !isTold(each)) ?? lengths.at(-1))?.minutes;
}

function findLengths(words: Word[]): Length[] {
  const found: Length[] = [];
  const textAt = (place: number) => words[place]?.text ?? "";
  for (let place = 0; place < words.length; place += 1) {
    const text = textAt(place);
    const next = textAt(place + 1);
    const parted = partOfHour(text);
    if (parted) found.push({ minutes: parted, place });
    if (/^(?:half|haf|hauf|arf|media|halbe|halben|halb|demi|aadha|adha|aadhe|आधा|आधे)$/.test(text)) {
      const after = [next, textAt(place + 2)];
      if (after.some((word) => hourWords.test(word))) found.push({ minutes: 30, place });
    }
    if (/^(?:quarters?|quart|quarts|viertel|dreiviertel|cuarto|cuartos|paun|pauna|pona|paune)$/.test(text)) {
      const isThree = /^(?:three|3|tres|trois)$/.test(textAt(place - 1)) || /^(?:drei|pa|po)/.test(text);
      if ([1, 2, 3].some((step) => hourWords.test(textAt(place + step))))
        found.push({ minutes: isThree ? 45 : 15, place });
    }
    if (/^(?:anderthalb|eineinhalb|dedh)$/.test(text) && hourWords.test(next))
      found.push({ minutes: 90, place });
    // "An hour-long session" has its number in it, and "a properly hard hour" none at all.
    if (
      hourWords.test(text) &&
      (/^(?:long|session|class|flow|practice)$/.test(next) ||
        /^(?:full|whole|slow|entire|hard|proper|good|solid|tough|strong|gentle|easy|lazy|quiet|decent|sweaty|calm|nice|lovely|relaxing|peaceful|restorative|restful|nourishing|soothing|mindful|mellow)$/.test(
          textAt(place - 1),
        )) &&
      !valueAt(words, place - 1) &&
      !isHalfBefore(words, place)
    )
      found.push({ minutes: 60, place });
    if (/^(?:demie|half)$/.test(next) && /^(?:une|una)$/.test(text)) found.push({ minutes: 30, place });
    // "Twenty-five" was read whole at its first word.
    const value = isRest(words, place) ? undefined : valueAt(words, place);
    if (value === undefined) continue;
    const unit = textAt(place + value.length);
    // "6 a.m." is no minute.
    const isSize = unit === "m" && textAt(place + value.length + 1) === "2";
    const isClock = (unit === "m" && !/^\d/.test(text)) || isSize;
    if (minuteWords.test(unit) && !isClock) {
      found.push({ minutes: value.number, place });
    } else if (hourWords.test(unit) && !isHalfBefore(words, place)) {
      const behind = place + value.length + 1;
      const more = /^(?:and|y|et)$/.test(textAt(behind))
        ? (partsOfAnHour.get(textAt(behind + 2)) ?? partsOfAnHour.get(textAt(behind + 1)))
        : undefined;
      found.push({ minutes: value.number * 60 + (more ?? 0), place });
    }
  }
  return [...found, ...findBare(words)].toSorted((a, b) => a.place - b.place);
}

const leading = exactly(
  "exactly|maybe|only|just|about|around|roughly|say|like|max|maximum|under|down|up|long|short",
  "make|do|put|got|want|need|gimme|me|us|it|be|for|to|the",
);
const trailing = exactly(
  "max|tops|maximum|please|pls|instead|now|then|or|tho|though|tonight",
  "not|no|without|in|on|lying|standing|sitting",
);
/** "At 7", "number 2", "page 40" are no minutes; nor is a year, an age or an hour. */
const leadingOther = exactly("number|no|step|page|age|aged|am|at|since|until|till|im|turned|year|longer|is");

/** "Only 15", "maybe 10", "make it forty", "too long. 20.": a number that can be nothing but minutes. */
function findBare(words: Word[]): Length[] {
  return words.flatMap(({ text, clause }, place) => {
    const number = /^[1-9]\d?$/.test(text)
      ? Number(text)
      : onlyBeforeUnit.has(text)
        ? 0
        : (numbers.get(text) ?? 0);
    const before = words[place - 1];
    const next = words[place + 1];
    // "It's lunch, so I got eleven."
    const isHad = /^(?:got|spare|manage)$/.test(before?.text ?? "") && next?.clause !== clause;
    const isOdd = number % 5 > 0 && !/^\d/.test(text) && number < 12;
    if (number < 5 || number > 90 || (isOdd && !isHad)) return [];
    // "At 7:30" is a time of day.
    if (/^\d+$/.test(before?.text ?? "")) return [];
    const isAlone = before?.clause !== clause && next?.clause !== clause;
    const isSaid = before?.clause === clause && leading.test(before.text);
    const isEnd = next === undefined || next.clause !== clause || trailing.test(next.text);
    if (/^(?:am|pm|a|p|oclock|o|uhr)$/.test(next?.text ?? "")) return [];
    const isOther = leadingOther.test(before?.text ?? "");
    const isFirst = before?.clause !== clause && next?.clause === clause;
    return !isOther && isEnd && (isAlone || isSaid || isFirst) ? [{ minutes: number, place }] : [];
  });
}

/** "Viertelstunde", "halbstündig", "fünfminütige": a length in one word. */
function partOfHour(text: string): number | undefined {
  const [, part, ofMinutes] =
    /^(\p{L}*?)(?:stund(?:e|n|chen|ige?[rns]?)?|(minuti(?:g|sch)\p{L}*))$/u.exec(text) ?? [];
  if (part === undefined) return /^(?:halfhour|demiheure)$/.test(text) ? 30 : undefined;
  if (ofMinutes) return numbers.get(part);
  return { viertel: 15, halb: 30, halbe: 30, dreiviertel: 45, ein: 60 }[part];
}

function isHalfBefore(words: Word[], place: number): boolean {
  return [1, 2, 3].some((step) =>
    /^(?:half|haf|hauf|arf|quarter|quarters|media|halbe|halben|demi|quart|quarts|viertel|dreiviertel|cuarto|cuartos|aadha|adha|aadhe|paun|pauna|pona|dedh)$/.test(
      words[place - step]?.text ?? "",
    ),
  );
}

/** What stands between a number and its unit: "20 or so minutes", "a good hour". */
const beforeUnit = exactly(
  "or|more|whole|good|full|solid|short|quick|odd|spare|free|little|proper|hard",
  "gentle|easy|slow|quiet|calm|nice|lovely|relaxing|kind|very|really|peaceful|tiny",
  "measly|lousy|precious|uninterrupted|restorative|restful|nourishing|soothing|mindful|mellow",
  "de|petites|petits|kurze|gute|knappe|buenos|entspannte|ruhige|ki|ka|wali",
);

/** The five of "twenty-five" and "treinta y cinco". */
function isRest(words: Word[], place: number): boolean {
  const before = [1, 2].map((step) => words[place - step]?.text ?? "");
  const ten = /^(?:y|et)$/.test(before[0] ?? "") ? before[1] : before[0];
  return (ten === "dix" || tens.includes(ten ?? "")) && (numbers.get(words[place]?.text ?? "") ?? 10) < 10;
}

export function isUnit(text: string): boolean {
  // "Das kar do" is "make it ten".
  return minuteWords.test(text) || hourWords.test(text) || /^(?:kar|kr|karo|kardo)$/.test(text);
}

/** "20", "twenty", "twenty five", "10 to 15" (the larger), "a couple of". */
function valueAt(words: Word[], place: number): { number: number; length: number } | undefined {
  const textAt = (index: number) => words[index]?.text ?? "";
  const read = (text: string) => (/^(?!0\d)\d{1,3}$/.test(text) ? Number(text) : numbers.get(text));
  const first = read(textAt(place));
  if (first === undefined) return undefined;
  if (onlyBeforeUnit.has(textAt(place)) && !isUnit(textAt(place + 1))) return undefined;
  // "Dix-huit" is the one number of its kind.
  if (textAt(place) === "dix" && /^(?:sept|huit|neuf)$/.test(textAt(place + 1)))
    return { number: 10 + (read(textAt(place + 1)) ?? 0), length: 2 };
  // "Treinta y cinco", "vingt et un".
  const joined = /^(?:y|et)$/.test(textAt(place + 1)) && tens.includes(textAt(place)) ? 2 : 1;
  const second = read(textAt(place + joined));
  if (first >= 20 && first % 10 === 0 && second !== undefined && second < 10 && !/^\d/.test(textAt(place)))
    return { number: first + second, length: joined + 1 };
  if (/^(?:to|or|bis|oder|ou|a|o|ya|se)$/.test(textAt(place + 1)) && first > 1) {
    const upper = read(textAt(place + 2));
    if (upper !== undefined && upper > first) return { number: upper, length: 3 };
  }
  if (textAt(place) === "couple" && textAt(place + 1) === "of") return { number: 2, length: 2 };
  return { number: first, length: beforeUnit.test(textAt(place + 1)) ? 2 : 1 };
}
