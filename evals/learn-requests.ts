import { practiceById } from "../assistant/planner/wanted.ts";
import { type Reading, read } from "../assistant/read/read.ts";
import { rememberRecent } from "../assistant/read/remember-recent.ts";
import { findChangedMinutes } from "../assistant/request/find-changed-minutes.ts";
import { findSlots } from "../assistant/request/find-slots.ts";
import { grammarStance } from "../assistant/request/judge-stance.ts";
import { type LengthSense, lengthSenses, lengthsIn } from "../assistant/request/lengths.ts";
import { changeFeatures } from "../assistant/request/read-change.ts";
import {
  aspectFeatures,
  intentFeatures,
  ownFeatures,
  studioFeatures,
} from "../assistant/request/read-request.ts";
import { targets, type Wants, wants } from "../assistant/request/request.ts";
import { stanceFeatures, stances } from "../assistant/request/stances.ts";
import { type Learned, learned } from "../assistant/request/weigh-requests.ts";
import { normalise } from "../assistant/safety/words.ts";
import {
  fewerEpochs,
  type Labelled,
  learnEach,
  learnLabels,
  type Marked,
  type Quantised,
  quantise,
} from "./learn.ts";
import type { Asks, Conversation } from "./requests.ts";
import type { Story } from "./stories.ts";

/** Something that was asked for, and what the answer before it was to. */
export type Asked = {
  text: string;
  wants: Wants;
  after: Wants | undefined;
  asks?: Asks;
  /** Whether a session has to follow. */
  isOfSession?: boolean;
};

const known = new Set<string>(wants);
const isWants = (word: string): word is Wants => known.has(word);
/** What is said in between leaves the last answer where it was. */
const inBetween = new Set<Wants>(["change", "small talk"]);

/** Each turn of a conversation with what came before it. */
export function turnsOf({ turns }: Conversation): Asked[] {
  let after: Wants | undefined;
  return turns.flatMap(({ text, asks, answer }) => {
    if (!isWants(asks.wants)) return [];
    const asked = { text, wants: asks.wants, after, asks, isOfSession: answer !== undefined };
    if (!inBetween.has(asks.wants)) after = asks.wants;
    if (answer) after = "practise";
    return [asked];
  });
}

/** A story stands alone; what changes something was said after a session, and every third might have been. */
export function askedIn(stories: Story[]): Asked[] {
  return stories
    .filter(({ label }) => label === "fine")
    .flatMap(({ text, wants: wanted }, index) => {
      if (!isWants(wanted)) return [];
      const later = { text, wants: wanted, after: "practise" as const };
      if (wanted === "change") return [later];
      const alone = { text, wants: wanted, after: undefined };
      return index % 3 === 0 ? [alone, later] : [alone];
    });
}

/** What people wrote to the assistant counts more than what stories happen to want. */
const requestWeight = 2;

/** The weights of everything that is learned of requests, the same for the same requests. */
export function learnRequests(stories: Story[], conversations: Conversation[]): Record<Learned, Quantised[]> {
  // The same story may stand alone and come later, one after the other.
  const readStory = rememberRecent(10, read);
  const told = askedIn(stories).map((asked) => intentOf({ ...asked, reading: readStory(asked.text) }, 1));
  const lessons = conversations.map(lessonsOf);
  const examplesOf = (name: Exclude<Learned, "bounds">) => lessons.flatMap((lesson) => lesson[name]);
  const weightsOf = (name: Exclude<Learned, "bounds">, examples = examplesOf(name), epochs?: number) =>
    learnLabels(examples, learned[name].labels.length, learned[name].places, epochs).map(quantise);
  const marked = lessons.flatMap((lesson) => lesson.bounds);
  return {
    intents: weightsOf("intents", [...told, ...examplesOf("intents")], fewerEpochs),
    changes: weightsOf("changes"),
    targets: weightsOf("targets"),
    stances: weightsOf("stances"),
    lengths: weightsOf("lengths"),
    aspects: weightsOf("aspects"),
    studioTopics: weightsOf("studioTopics"),
    ownTopics: weightsOf("ownTopics"),
    bounds: learnEach(marked, learned.bounds.labels.length, learned.bounds.places, fewerEpochs).map(quantise),
  };
}

type ReadTurn = Asked & { reading: Reading };

/** What a conversation teaches of everything; each of its messages is read once. */
function lessonsOf(conversation: Conversation) {
  const turns = turnsOf(conversation).map((turn): ReadTurn => ({ ...turn, reading: read(turn.text) }));
  const of = (wanted: Wants) => turns.filter((turn) => turn.wants === wanted);
  const changeOf = ({ text, reading, after }: ReadTurn) => changeFeatures(text, reading, after);
  const intents = turns.map((turn) => intentOf(turn, requestWeight));
  return {
    intents,
    changes: labelled(turns, "changes", "change", changeOf),
    targets: of("change")
      .filter(({ after }) => after === "eat")
      .map(
        (turn): Labelled => ({
          features: changeOf(turn),
          label: targets.indexOf(turn.isOfSession ? "session" : "meals"),
          weight: 1,
        }),
      ),
    aspects: labelled(of("explain"), "aspects", "what", ({ text, reading }) => aspectFeatures(text, reading)),
    studioTopics: labelled(of("studio"), "studioTopics", "about", ({ text }) =>
      studioFeatures(plainOf(text)),
    ),
    ownTopics: labelled(of("mine"), "ownTopics", "about", ({ text }) => ownFeatures(plainOf(text))),
    stances: turns.flatMap(stancesIn),
    lengths: lengthsOf(conversation, turns),
    bounds: turns.map(
      (turn, index): Marked => ({
        features: intents[index]?.features ?? new Uint32Array(),
        labels: boundsIn(turn),
      }),
    ),
  };
}

function intentOf({ text, wants: wanted, after, reading }: ReadTurn, weight: number): Labelled {
  return { features: intentFeatures(text, reading, after), label: wants.indexOf(wanted), weight };
}

/** What a message refuses, named or not, and where its writer wants to stay. */
function boundsIn({ wants: wanted, asks }: Asked): Set<number> {
  if (!ofSessions.has(wanted)) return new Set();
  const said = [...refusedIn(asks, "avoid"), ...refusedIn(asks, "only").map((each) => `only ${each}`)];
  return new Set(said.map((each) => bounds.indexOf(each)));
}

const bounds: readonly string[] = learned.bounds.labels;
const ofSessions = new Set<Wants>(["practise", "change", "which class"]);

/** What a writer lists, in the program's words. */
function refusedIn(asks: Asks | undefined, field: "avoid" | "only"): string[] {
  const listed = asks?.[field];
  return Array.isArray(listed) ? listed.map((each) => refusalOf[String(each)] ?? String(each)) : [];
}

/** Those whose writer said which label it is. */
function labelled(
  turns: ReadTurn[],
  name: Learned,
  field: string,
  featuresOf: (turn: ReadTurn) => Uint32Array,
): Labelled[] {
  const labels: readonly string[] = learned[name].labels;
  return turns.flatMap((asked) => {
    const label = labels.indexOf(String(asked.asks?.[field]));
    return label < 0 ? [] : [{ features: featuresOf(asked), label, weight: 1 }];
  });
}

const plainOf = (text: string) => normalise(text).trim();

/** Each number of a conversation, with what its writer says that the session's length is then. */
function lengthsOf(conversation: Conversation, turns: ReadTurn[]): Labelled[] {
  let before: number | undefined;
  const kept = new Map(conversation.turns.map(({ text, answer }) => [text, answer?.["minutes"]]));
  return turns.flatMap(({ text, after, asks, wants: wanted, reading: { words } }) => {
    const meant = lengthAsked(asks, kept.get(text));
    const senseOf = (minutes: number): LengthSense => {
      if (meant === undefined) return "told";
      if (minutes === meant) return "length";
      if (before === undefined || wanted !== "change") return "told";
      if (before + minutes === meant) return "more";
      return before - minutes === meant ? "less" : "told";
    };
    const plain = plainOf(text);
    const examples = lengthsIn(words, plain, findChangedMinutes(plain), after).map(
      ({ minutes, features }) => ({
        features,
        label: lengthSenses.indexOf(senseOf(minutes)),
        weight: 1,
      }),
    );
    before = meant ?? before;
    return examples;
  });
}

/** The length that a message asks for, if it does. */
function lengthAsked(asks: Asks | undefined, kept: unknown): number | undefined {
  const said = asks?.["minutes"];
  if (typeof said === "number") return said;
  const isOfLength = ["minutes", "longer", "shorter"].includes(String(asks?.["change"]));
  return isOfLength && typeof kept === "number" ? kept : undefined;
}

/** What a writer's words for refused positions are called here. */
export const refusalOf: Record<string, string> = {
  "sitting on the floor": "sitting",
  "lying on the belly": "belly",
  "lying on the back": "back",
  balancing: "balance",
  "weight on the wrists": "wrists",
  "arms overhead": "overhead",
  "forward folds": "folds",
  "getting down on the floor": "floor",
  "neck rolls": "neck circles",
  "Neck Rolls": "neck circles",
  "wide-legged poses": "wide legs",
  squat: "squats",
  Squat: "squats",
  lunge: "lunges",
  "deep lunge": "lunges",
};

/** Whoever refuses to lie speaks of the belly or the back, and the other way round. */
const alike: Record<string, string[]> = {
  lying: ["belly", "back"],
  belly: ["lying"],
  back: ["lying"],
  floor: ["sitting"],
  sitting: ["chair"],
  chair: ["sitting"],
};

/** Each position and practice that a message names, with what its writer says of it. */
function stancesIn({ after, asks, reading }: ReadTurn): Labelled[] {
  const found = findSlots(reading.words);
  const [avoid, only] = [refusedIn(asks, "avoid"), refusedIn(asks, "only")];
  return found.hits.flatMap((hit) => {
    const { kind, value } = hit.item;
    if (kind !== "refusable" && kind !== "practice") return [];
    const names = kind === "practice" ? namesOf(value) : [value, ...(alike[value] ?? [])];
    const isIn = (list: string[]) =>
      list.some((each) => names.some((name) => (kind === "practice" ? isAlike(name, each) : name === each)));
    const stance = isIn(avoid) ? "refused" : isIn(only) ? "only" : "told";
    const features = stanceFeatures(hit, found, grammarStance(hit, found), after);
    return [{ features, label: stances.indexOf(stance), weight: 1 }];
  });
}

function namesOf(id: string): string[] {
  const { name = "", sanskrit = "", aliases = [] } = practiceById.get(id) ?? {};
  return [name, sanskrit, ...aliases].filter((each) => each.length > 2);
}

/** Whether two names are the same pose's: "Chair" and "Chair Pose". */
export function isAlike(one: string, other: string): boolean {
  const plain = (name: string) => name.toLowerCase().replace(/ pose$/, "");
  return plain(one).includes(plain(other)) || plain(other).includes(plain(one));
}
