/** What a message says about the session or the meal it asks for, by whole words and the grammar around them. */
import {
  areaWords,
  energyWords,
  goalWords,
  idleWords,
  levelWords,
  mealWords,
  noFloorWords,
  offWristsWords,
  placeWords,
  propWords,
  refusableWords,
  timeWords,
  whenWords,
} from "../../handbook/language/request-words.ts";
import { practices } from "../../handbook/practices/all.ts";
import type { Area, Level, Position, Prop } from "../../handbook/types.ts";
import { createPhraseFinder, type Hit } from "../read/phrase-finder.ts";
import type { Word } from "../read/split-words.ts";
import { findMinutes } from "./find-minutes.ts";
import type { Aim, Refusal, Session } from "./request.ts";

type Slot =
  | { kind: "refusable"; value: Refusal }
  | { kind: "area"; value: Area }
  | { kind: "aim"; value: Aim }
  | { kind: "venue"; value: NonNullable<Session["venue"]> }
  | { kind: "time"; value: NonNullable<Session["time"]> }
  | { kind: "prop"; value: Prop | "none" }
  | { kind: "energy"; value: NonNullable<Session["energy"]> }
  | { kind: "level"; value: string }
  | { kind: "meal"; value: string }
  | { kind: "when"; value: string }
  | { kind: "practice"; value: string }
  /** What is said only by whoever cannot do it. */
  | { kind: "always refused"; value: Refusal }
  /** What only sounds like something. */
  | { kind: "idle"; value: string };

const lists = {
  refusable: refusableWords,
  area: areaWords,
  aim: goalWords,
  venue: placeWords,
  time: timeWords,
  prop: propWords,
  energy: energyWords,
  level: levelWords,
  meal: mealWords,
  when: whenWords,
};

/** People leave "pose" away: "teach me crow", "I wobble in tree". */
function namesOf({ name, sanskrit, aliases }: (typeof practices)[number]): string {
  const [, short] = /^(.{4,}) Pose$/.exec(name) ?? [];
  const isPlain = short && !["Chair", "Fish"].includes(short);
  return [name, sanskrit, ...aliases, ...(isPlain ? [short] : [])]
    .filter((each) => each.length > 3)
    .join(", ");
}

let finder: ReturnType<typeof createFinder> | undefined;
function createFinder() {
  const entries = Object.entries(lists).flatMap(([kind, words]) =>
    // The keys are the values that their kind has.
    Object.entries(words).map(([value, list]) => ({ item: { kind, value } as Slot, list })),
  );
  const named = practices.map((practice) => ({
    item: { kind: "practice", value: practice.id } as Slot,
    list: namesOf(practice),
  }));
  const idle = { item: { kind: "idle", value: "" } as Slot, list: idleWords };
  const floor = { item: { kind: "always refused", value: "floor" } as Slot, list: noFloorWords };
  const wrists = { item: { kind: "always refused", value: "wrists" } as Slot, list: offWristsWords };
  return createPhraseFinder<Slot>("en", [...entries, ...named, idle, floor, wrists]);
}

export type Found = {
  hits: Hit<Slot>[];
  /** Places of words that are refused. */
  refused: Set<number>;
  words: Word[];
};

/** Everything named, with what is refused of it. */
export function findSlots(words: Word[]): Found {
  finder ??= createFinder();
  const hits = longest(finder.find(words)).map((hit) => asSitting(hit, words));
  return { hits, refused: findRefused(words), words };
}

/** Sitting is in a chair, but for whoever speaks of the floor. */
function asSitting(hit: Hit<Slot>, words: Word[]): Hit<Slot> {
  const { text = "", sentence } = words[hit.place] ?? {};
  const isSitting =
    hit.item.kind === "refusable" &&
    hit.item.value === "chair" &&
    /^(?:sit|sitting|seated|sittin)$/.test(text);
  const isOnFloor = words.some(
    (word) => word.sentence === sentence && /^(?:floor|ground|carpet|suelo|boden|sol)$/.test(word.text),
  );
  return isSitting && isOnFloor ? { ...hit, item: { kind: "refusable", value: "sitting" } } : hit;
}

/** Of two that overlap, the longer: "lower back" is no "back", "chair pose" no chair. */
function longest(hits: Hit<Slot>[]): Hit<Slot>[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) =>
          other.length > hit.length &&
          other.place <= hit.place &&
          hit.place + hit.length <= other.place + other.length,
      ),
  );
}

const refusing =
  /^(?:no|not|without|wo|aint|nichts|cant|cannot|couldnt|dont|doesnt|wont|wouldnt|shouldnt|isnt|arent|never|avoid|avoiding|skip|skipping|hate|hates|detest|dislike|loathe|nothing|nun|nuthin|nobody|minus|except|excluding|unable|refuse|stop|drop|ditch|lose|remove|sans|ohne|sin|kein|keine|keinen|nicht|nix|pas|bina|nahi|nahin|mat|ni|jamas|nunca|none|less|bar|strike|scrap|axe|forget|banish|chuck|nix|barring|zero|nope|scared|afraid|terrified|bin|cut|omit|minimal|neither|nor|evita|quita|evitar|fara)$/;
const refusingPairs =
  /\b(?:leave out|w out|too much|too many|enough of|take away|tired of|dispense with|away with|rather not|instead of|stay off|keep off|get rid of|take out|sick of|fed up with|not allowed|keep away from|go easy on|other than|apart from|anything but|too stiff to|too old to|too big to|too sore to|hard to|hurts to|painful to|struggle to|trouble|difficult to|out of the question|do without|hold the)\b/;
const turning =
  /^(?:but|only|just|then|because|cause|cos|coz|since|so|pero|aber|sondern|mais|lekin|please|instead|give|want|need|something)$/;
const refusedAfter =
  /^(?:hurts|hurt|cant|cannot|never|beyond|difficulty|trouble|away|badly|forbid|forbids|hurting|kills|kill|killing|out|impossible|forbidden|banned|off|nahi|nahin|verboten|interdit|prohibido|murder|agony|bother|bothers|aches|ache|painful|complain|complains|scream|protest|protests)$/;
const reach = 9;
const backReach = 6;

/** Which words are refused: what follows a refusing word to where the sentence turns, and what one follows. */
function findRefused(words: Word[]): Set<number> {
  const refused = new Set<number>();
  const same = (one: number, other: number) => words[one]?.sentence === words[other]?.sentence;
  for (let place = 0; place < words.length; place += 1) {
    const { text = "", clause } = words[place] ?? {};
    const pair = `${text} ${words[place + 1]?.text ?? ""} ${words[place + 2]?.text ?? ""}`;
    const isPair = new RegExp(`^${refusingPairs.source}`).test(pair);
    const isPrefix = refusing.test(text) && !isHarmless(words, place);
    if (isPrefix || isPair) {
      for (let each = place + 1; each <= place + reach && same(place, each); each += 1) {
        const next = words[each];
        // "Do not give me Chair Pose" refuses the pose.
        if (!next || (turning.test(next.text) && !(each === place + 1 && next.text === "give"))) break;
        // A list goes on over commas: "no kneeling, twists or backbends".
        if (next.clause !== clause && each - place > 6) break;
        refused.add(each);
      }
    }
    const isLastWord = words[place + 1]?.clause !== clause;
    // "My arms over the head don't go", "lying on the belly is not", "kneeling falls away".
    const isNearEnd = isLastWord || words[place + 2]?.clause !== clause;
    const isTrailing =
      isNearEnd && /^(?:not|dont|doesnt|wont|nicht|nahi)$/.test(text) && words[place - 1]?.clause === clause;
    if (
      refusedAfter.test(text) ||
      isTrailing ||
      (/^(?:no|nothing|nada)$/.test(text) && isLastWord && words[place - 1]?.clause === clause) ||
      (/^(?:no|not)$/.test(text) && /^(?:good|go|use|fun|bueno)$/.test(words[place + 1]?.text ?? "")) ||
      (text === "not" &&
        /^(?:possible|happening|allowed|good|great|working|for)$/.test(words[place + 1]?.text ?? ""))
    ) {
      // "Off" and "out" go with what is right before them: "Tree is out".
      const most = /^(?:off|out|never)$/.test(text) ? 3 : backReach;
      for (let each = place - 1; each >= place - most && words[each]?.clause === clause; each -= 1) {
        if (turning.test(words[each]?.text ?? "")) break;
        refused.add(each);
      }
    }
  }
  return refused;
}

/** "No idea", "not sure", "why not", "no more than", "not too long", "can't sleep", "don't mind" refuse nothing that follows. */
function isHarmless(words: Word[], place: number): boolean {
  const text = words[place]?.text ?? "";
  const next = words[place + 1]?.text ?? "";
  const after = words[place + 2]?.text ?? "";
  const third = words[place + 3]?.text ?? "";
  if (
    [next, after, third].some((word) => word === "leave" || word === "leaving") &&
    words.slice(place, place + 6).some((word) => word.text === "chair")
  )
    return true;
  const before = words[place - 1]?.text ?? "";
  if (/^(?:idea|problem|matter|doubt|rush|worries|time|clue|stranger)$/.test(next)) return true;
  // "No more than ten", but "no longer kneel".
  if (next === "more" && after === "than") return true;
  // "No, wait, it's the wrists": said against what was understood.
  const isAnswer = words[place - 1]?.sentence !== words[place]?.sentence || words[place - 1]?.text === text;
  if (
    /^(?:no|nope|not)$/.test(text) &&
    isAnswer &&
    (/^(?:no|wait|its|it|sorry|i|thats|that)$/.test(next) ||
      words[place + 1]?.clause !== words[place]?.clause)
  )
    return true;
  if (
    text === "not" &&
    (/^(?:sure|only|just|too|bad|a|an|very|that|really)$/.test(next) || before === "why" || before === "if")
  )
    return !(next === "really");
  if (/^(?:dont|cant|doesnt|wont|wouldnt|shouldnt|cannot)$/.test(text)) {
    if (
      /^(?:mind|know|remember|sleep|understand|believe|care|wait|worry|see|find|think|stop|get|seem|tell|afford|help)$/.test(
        next,
      )
    )
      return next !== "get" && next !== "think";
    if (next === "have" && after === "much") return true;
    if (next === "sit" && after === "still") return true;
  }
  return text === "less" && next === "than";
}

const leaning =
  /^(?:weight|lean|leans|leaning|bear|bears|bearing|load|loads|loading|press|presses|pressing|support|supports|pressure|push)$/;

/** "Nothing that leans on them", said of wrists. */
function findSparedWrists(hits: Hit<Slot>[], refused: Set<number>, words: Word[]): Refusal[] {
  const sentences = new Set(
    hits.flatMap(({ item, place }) =>
      item.kind === "area" && item.value === "wrists" ? [words[place]?.sentence] : [],
    ),
  );
  const isSpared = words.some(
    ({ text, sentence }, place) =>
      leaning.test(text) &&
      sentences.has(sentence) &&
      (refused.has(place) || words[place + 1]?.text === "off"),
  );
  return isSpared ? ["wrists"] : [];
}

const positionsOf: Partial<Record<Refusal, Position[]>> = {
  standing: ["standing"],
  kneeling: ["kneeling"],
  "hands and knees": ["hands and knees"],
  sitting: ["sitting"],
  lying: ["back", "side", "belly"],
  belly: ["belly"],
  back: ["back"],
  chair: ["chair"],
};

const onlyWords =
  /^(?:in|on|from|while|whilst|all|only|just|everything|entirely|wholly|completely|sat|sitting|seated|standing|lying|laying|using|im|en|sur|auf|par|sentada|sentado|stay|staying|do|be|a|my|the|todo|alles|tout|assis|assise|debout|allonge|allongee|kursi|baithkar|letkar|can)$/;

const strictWords =
  /^(?:all|only|just|everything|entirely|wholly|completely|purely|todo|alles|nur|tout|solo|sirf)$/;
const postures =
  /ing$|^(?:seated|horizontal|upright|lie|stand|sit|stood|debout|assise?|sentad[oa]|stehend|sitzend)$/;

/** "Kneeling? Take it out.": said of whatever was named before. */
const takingOut =
  /\b(?:remove|drop|skip|cut|scrap|lose|ditch|omit|strike|bin|rather not|strip) (?:it|that|this|those|them|these|such|all such|all that|all of (?:it|that|them|those))\b|\b(?:take|leave|keep|cut|strip) (?:it|that|this|those|them|these|all such|such) out\b|\b(?:must|has to|have to|needs to) go\b/;

/** The session a message speaks of; what it is for may be said elsewhere. */
export function readSession({ hits, refused, words }: Found): Session {
  const isRefused = ({ place, length }: Hit<Slot>) =>
    Array.from({ length }, (_, index) => refused.has(place + index)).some(Boolean);
  const isTakenBack = takingOut.test(words.map(({ text }) => text).join(" "));
  const isOut = (hit: Hit<Slot>) =>
    isRefused(hit) || (isTakenBack && (hit.item.kind === "refusable" || hit.item.kind === "practice"));
  const wanted = hits.filter((hit) => !isOut(hit));
  const unwanted = hits.filter(isOut);
  const values = <K extends Slot["kind"]>(list: Hit<Slot>[], kind: K) => [
    ...new Set(
      list.flatMap(({ item }) =>
        item.kind === kind ? [item.value as Extract<Slot, { kind: K }>["value"]] : [],
      ),
    ),
  ];
  const minutes = findMinutes(words);
  const [aim] = chooseAims(values(wanted, "aim"));
  const [venue] = values(wanted, "venue");
  const time = values(wanted, "time").at(-1);
  const [energy] = values(wanted, "energy");
  const level = values(wanted, "level").at(-1);
  const props = values(wanted, "prop").filter((prop) => prop !== "none");
  const hasNone = values(hits, "prop").includes("none");
  const refusedPositions = [
    ...new Set([
      ...values(unwanted, "refusable"),
      ...values(hits, "always refused"),
      ...findSparedWrists(hits, refused, words),
    ]),
  ];
  return {
    ...(minutes !== undefined && { minutes }),
    areas: findAreas(wanted, unwanted, words),
    complaints: [],
    ...(aim && { aim }),
    refused: refusedPositions.filter((each) => !isWelcomed(each, hits, words)),
    welcome: values(
      hits.filter(({ place, length }) => isWelcome(words, place + length)),
      "refusable",
    ),
    only: findOnly(
      wanted.filter(({ place, length }) => !isWelcome(words, place + length)),
      words,
    ).filter((position) => !refusedPositions.some((each) => positionsOf[each]?.includes(position))),
    without: values(unwanted, "practice"),
    named: values(wanted, "practice"),
    ...((props.length > 0 || hasNone) && { props }),
    ...(venue && { venue }),
    ...(time && { time }),
    ...(energy && { energy }),
    ...(level && { level: levelOf(level) }),
  };
}

/** "Kneeling is all right when I have a cushion." */
function isWelcome(words: Word[], end: number): boolean {
  const next = words.slice(end, end + 4).map(({ text }) => text);
  return /^(?:s |is |are |was |its |thats )?(?:all right|alright|fine|ok|okay|allowed|possible|no problem|good again|back on)\b/.test(
    next.join(" "),
  );
}

function isWelcomed(refusal: Refusal, hits: Hit<Slot>[], words: Word[]): boolean {
  return hits.some(
    ({ item, place, length }) =>
      item.kind === "refusable" && item.value === refusal && isWelcome(words, place + length),
  );
}

function levelOf(word: string): Level {
  if (word === "advanced") return "Advanced";
  return word === "intermediate" ? "Intermediate" : "Beginner";
}

/** "Tired, help me sleep" is for sleep; "stretch" says little beside another wish. */
function chooseAims(found: Aim[]): Aim[] {
  const weak = new Set<Aim>(["flexibility", "balance"]);
  return found.toSorted((a, b) => Number(weak.has(a)) - Number(weak.has(b)));
}

/** Positions somebody wants to stay in: "in a chair", "lying down"; "all standing" beats whatever else is said. */
function findOnly(wanted: Hit<Slot>[], words: Word[]): Position[] {
  const found = wanted.flatMap(({ item, place, length }) => {
    const named = item.kind === "refusable" ? positionsOf[item.value] : undefined;
    if (!named) return [];
    const before = words[place - 1]?.text ?? "";
    const next = words[place + length]?.text ?? "";
    const isStrict = strictWords.test(before) || next === "only" || next === "throughout";
    if (!isStrict && isTold(words, place)) return [];
    const own = words.slice(place, place + length).map(({ text }) => text);
    const isSeat = named[0] === "chair" && !isHeld(words, place);
    const isAsked =
      isStrict ||
      isSeat ||
      (onlyWords.test(before) && !isHeld(words, place)) ||
      own.length > 1 ||
      own.some((text) => postures.test(text));
    const sentence = words[place]?.sentence ?? 0;
    return isAsked ? [{ named, isStrict, sentence }] : [];
  });
  const strict = found.filter(({ isStrict }) => isStrict);
  // Whoever thinks better of it says so last.
  const latest = found.at(-1)?.sentence;
  const chosen = strict.length > 0 ? strict : found.filter(({ sentence }) => sentence === latest);
  return [...new Set(chosen.flatMap(({ named }) => named))];
}

const holding =
  /^(?:have|has|ive|got|with|use|using|own|holding|hold|behind|against|prop|props|block|blocks|wall|strap|blanket|cushion|mat|took|broke|nicked|stole|no)$/;

/** A chair that is there is a prop; one that somebody speaks of otherwise is what they sit in. */
function isHeld(words: Word[], place: number): boolean {
  const { clause } = words[place] ?? {};
  return words
    .slice(Math.max(0, place - 3), place)
    .some((word) => word.clause === clause && holding.test(word.text));
}

/** Whether a position is told of rather than asked for: "sitting all day", "8 hours standing at the till". */
function isTold(words: Word[], place: number): boolean {
  const { clause } = words[place] ?? {};
  const around = words
    .slice(Math.max(0, place - 4), place + 5)
    .filter((word) => word.clause === clause)
    .map(({ text }) => text)
    .join(" ");
  return /\b(?:all day|whole day|day long|hours|every day|for a living|too long|at work all|8 h|from sitting|from standing|all shift|all week|months)\b/.test(
    around,
  );
}

const sparing =
  /^(?:bad|dodgy|dicky|arthritic|injured|creaky|crap|rubbish|ruined|knackered|wrecked|artificial|new|replaced|careful|spare|protect|easy|gentle|kind|weak|titanium|delicate|fragile|problem)$/;
const asking =
  /^(?:for|on|my|stretch|stretches|open|loosen|release|help|target|para|fur|pour|ke|tight|stiff|sore|strengthen|work)$/;

/** What it is for; a part of the body that is only to be spared is not it, where another one is. */
function findAreas(wanted: Hit<Slot>[], unwanted: Hit<Slot>[], words: Word[]): Area[] {
  const areas = wanted.flatMap((hit) => (hit.item.kind === "area" ? [{ ...hit, area: hit.item.value }] : []));
  const weightOf = ({ place }: { place: number }) => {
    const before = words.slice(Math.max(0, place - 3), place).map(({ text }) => text);
    if (before.some((text) => sparing.test(text))) return 0;
    return before.some((text) => asking.test(text)) ? 2 : 1;
  };
  const best = Math.max(0, ...areas.map(weightOf));
  const chosen = areas.filter((each) => weightOf(each) > 0 || best === 0).map(({ area }) => area);
  // "My shoulder hurts" is refused by its grammar and wanted by its sense, if nothing else is.
  const hurting = unwanted.flatMap(({ item }) => (item.kind === "area" ? [item.value] : []));
  return [...new Set(chosen.length > 0 ? chosen : hurting)];
}
