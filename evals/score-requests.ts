/** Tries conversations from beginning to end, and says of each turn what was not understood or not kept. */
import type { Asked, EarlierExchange } from "../assistant/assistant.ts";
import { practiceById, type Step } from "../assistant/planner/wanted.ts";
import type { Request, Session } from "../assistant/request/request.ts";
import { writeDraft } from "../assistant/write-from-handbook.ts";
import type { Position } from "../handbook/types.ts";
import { isAlike, refusalOf } from "./learn-requests.ts";
import type { Asks, Conversation, Turn } from "./requests.ts";

export type TriedTurn = {
  turn: Turn;
  /** The wrong thing was answered altogether. */
  isAstray: boolean;
  /** What was not understood. */
  missed: string[];
  /** What the session breaks of what was said. */
  broken: string[];
};
export type TriedConversation = { conversation: Conversation; turns: TriedTurn[] };

const noPreferences = { fitnessLevel: "", yogaGoal: "", dietPreference: "" };

export function tryConversation(conversation: Conversation, now = new Date()): TriedConversation {
  const earlier: EarlierExchange[] = [];
  let before: Step[] = [];
  let last = "";
  const turns = conversation.turns.map((turn) => {
    const asked: Asked = {
      kind: "chat",
      question: turn.text,
      earlier: earlier.slice(-6),
      preferences: noPreferences,
      described: [],
      now,
      passes: [],
    };
    const { text, kept } = writeDraft(asked);
    const request = kept?.request ?? { wants: "out of scope" as const };
    const steps = kept?.steps ?? [];
    const tried = judgeTurn(turn, request, steps, before, last);
    last = request.wants;
    earlier.push({ question: turn.text, response: text, kept: JSON.stringify(kept) });
    if (steps.length > 0) before = steps;
    return tried;
  });
  return { conversation, turns };
}

/** A change is answered as what it changes; a wrong guess is one that answers another question. */
function judgeTurn(turn: Turn, request: Request, steps: Step[], before: Step[], last: string): TriedTurn {
  const { asks } = turn;
  const isChange = asks.wants === "change";
  const changed = ["practise", "eat", "explain", last];
  const isAsked = isChange ? changed.includes(request.wants) : request.wants === asks.wants;
  // Explaining a pose, or an idea of the same name, answers either.
  const isNear =
    ["explain", "idea", "compare"].includes(asks.wants) &&
    ["explain", "idea", "compare"].includes(request.wants);
  return {
    turn,
    // Asking which of two was meant answers no other question; what was meant is not understood either.
    isAstray: !isAsked && !isNear && request.wants !== "unclear",
    missed: isAsked
      ? findMissed(asks, request, isChange)
      : isNear
        ? []
        : [`${asks.wants}, not ${request.wants}`],
    broken: turn.answer ? findBroken(turn.answer, steps, before) : [],
  };
}

function findMissed(asks: Asks, request: Request, isChange: boolean): string[] {
  if (request.wants === "practise" || request.wants === "which class")
    return isChange ? [] : findMissedSlots(asks, request.session);
  if ((request.wants === "explain" || request.wants === "compare") && !isChange) {
    const found = request.practices.flatMap((id) => practiceById.get(id) ?? []);
    return listOf(asks["practices"]).filter(
      (name) =>
        !found.some((practice) =>
          [practice.name, practice.sanskrit, ...practice.aliases].some((each) => isAlike(each, name)),
        ),
    );
  }
  if (request.wants === "idea") return request.ideas.length > 0 ? [] : [`idea ${String(asks["idea"])}`];
  if (request.wants === "eat" && asks["meal"] && !isChange && request.food.meal !== asks["meal"])
    return [`meal ${String(asks["meal"])}`];
  if (request.wants === "mine" && asks["about"] && request.topic !== asks["about"])
    return [`about ${String(asks["about"])}`];
  return [];
}

function findMissedSlots(asks: Asks, session: Session): string[] {
  const missed: string[] = [];
  if (typeof asks["minutes"] === "number" && session.minutes !== asks["minutes"])
    missed.push(`minutes ${asks["minutes"]}`);
  const body = listOf(asks["body"]);
  const isForIt = session.complaints.length > 0 || session.areas.some((area) => body.includes(area));
  if (body.length > 0 && !isForIt) missed.push(`body ${body.join()}`);
  for (const avoid of listOf(asks["avoid"])) {
    const names = session.without.flatMap((id) => {
      const { name = "", sanskrit = "", aliases = [] } = practiceById.get(id) ?? {};
      return [name, sanskrit, ...aliases].filter((each) => each.length > 3);
    });
    const isRefused = session.refused.some((each) => each === (refusalOf[avoid] ?? avoid));
    // Whoever refuses to lie refuses both, and whoever refuses to kneel gets no knee on the floor; whoever
    // stays on their feet never gets down.
    const isOut =
      (avoid === "hands and knees" && session.refused.includes("kneeling")) ||
      (avoid === "getting down on the floor" && session.only.length > 0) ||
      (avoid.startsWith("lying on") && session.refused.includes("lying"));
    if (!isRefused && !isOut && avoid !== "wall" && !names.some((name) => isAlike(name, avoid)))
      missed.push(`avoid ${avoid}`);
  }
  for (const only of listOf(asks["only"])) {
    const wanted = positionsNamed(only);
    const isMet = session.only.some((each) => wanted.includes(each)) || session.venue !== undefined;
    if (wanted.length > 0 && !isMet) missed.push(`only ${only}`);
  }
  return missed;
}

/** What is said of the session in reply, and is not so. */
function findBroken(answer: Record<string, unknown>, steps: Step[], before: Step[]): string[] {
  if (steps.length === 0) return ["no session"];
  const done = steps.flatMap(({ id }) => practiceById.get(id) ?? []);
  const total = minutesOf(steps);
  const broken: string[] = [];
  if (typeof answer["minutes"] === "number" && total !== answer["minutes"])
    broken.push(`${total}, not ${answer["minutes"]} minutes`);
  if (answer["shorter"] && total >= minutesOf(before)) broken.push("not shorter");
  if (answer["longer"] && total <= minutesOf(before)) broken.push("not longer");
  const refused = listOf(answer["noPosition"]);
  for (const each of refused) {
    const positions: string[] =
      each === "getting down on the floor"
        ? ["hands and knees", "kneeling", "sitting", "belly", "back", "side"]
        : positionsNamed(each);
    const strains = strainsNamed(each);
    const wrong = done.filter(
      ({ position, strains: own }) =>
        positions.includes(position) || own.some((strain) => strains.includes(strain)),
    );
    if (wrong.length > 0) broken.push(`${each}: ${wrong.map(({ id }) => id).join()}`);
  }
  const only = listOf(answer["onlyPosition"]).flatMap(positionsNamed);
  const outside = done.filter(({ position }) => only.length > 0 && !only.includes(position));
  if (outside.length > 0) broken.push(`only ${only.join()}: ${outside.map(({ id }) => id).join()}`);
  for (const name of listOf(answer["noPractice"])) {
    if (
      done.some((practice) =>
        [practice.name, ...practice.aliases].some((each) => each.toLowerCase() === plain(name)),
      )
    )
      broken.push(`has ${name}`);
  }
  const isSame = steps.map(({ id }) => id).join() === before.map(({ id }) => id).join();
  if (answer["differs"] && isSame) broken.push("the same again");
  if (answer["same"] && before.length > 0 && !isSame) broken.push("not the same");
  const body = listOf(answer["body"]);
  const isFor = done.some((practice) =>
    [...practice.eases, ...practice.loads].some((area) => body.includes(area)),
  );
  if (body.length > 0 && !isFor) broken.push(`nothing for ${body.join()}`);
  return broken;
}

function strainsNamed(word: string): string[] {
  const named: Record<string, string[]> = {
    kneeling: ["kneeling"],
    balancing: ["balance"],
    "upside down": ["head below heart", "full inversion"],
    "weight on the wrists": ["weight on wrists"],
    "arms overhead": ["arms overhead"],
    backbends: ["deep backbend"],
    "forward folds": ["deep forward fold"],
    twists: ["deep twist"],
  };
  return named[word] ?? [];
}

function positionsNamed(word: string): Position[] {
  const named: Record<string, Position[]> = {
    standing: ["standing"],
    kneeling: ["kneeling"],
    "hands and knees": ["hands and knees"],
    sitting: ["sitting", "chair"],
    "sitting on the floor": ["sitting"],
    lying: ["back", "side", "belly"],
    "lying on the belly": ["belly"],
    "lying on the back": ["back"],
    chair: ["chair"],
  };
  return named[word] ?? [];
}

function minutesOf(steps: Step[]): number {
  return steps.reduce((sum, { minutes }) => sum + minutes, 0);
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function plain(name: string): string {
  return name.toLowerCase().replace(/ pose$/, "");
}

export type RequestFigures = {
  understood: [number, number];
  whole: [number, number];
  kept: [number, number];
  astray: [number, number];
};

/** The figures that count: single requests understood, conversations whole, constraints kept, questions mistaken. */
export function figuresOf(tried: TriedConversation[]): RequestFigures {
  const single = tried.filter(({ turns }) => turns.length === 1).flatMap(({ turns }) => turns);
  const long = tried.filter(({ turns }) => turns.length > 1);
  const all = tried.flatMap(({ turns }) => turns);
  const isGood = ({ missed, broken }: TriedTurn) => missed.length === 0 && broken.length === 0;
  const asked = all.filter(({ turn }) => turn.answer);
  return {
    understood: [single.filter(isGood).length, single.length],
    whole: [long.filter(({ turns }) => turns.every(isGood)).length, long.length],
    kept: [asked.filter(({ broken, isAstray }) => broken.length === 0 || isAstray).length, asked.length],
    astray: [all.filter(({ isAstray }) => isAstray).length, all.length],
  };
}
