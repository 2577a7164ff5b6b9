import { practices } from "../../handbook/practices/all.ts";
import type { Practice } from "../../handbook/types.ts";
import { boundsOf, findSuited, isWithin } from "../choose-practices.ts";
import { nameSore } from "../felt.ts";
import { capitalise, joinWords } from "../join-words.ts";
import { practiceById } from "../planner/wanted.ts";
import type { Aspect, RequestOf } from "../request/request.ts";
import type { Member } from "./member.ts";
import { type Reply, reply } from "./reply.ts";

/** One practice: what was asked about it, or why not now and what instead. */
export function replyExplain(request: RequestOf<"explain">, member: Member, plain = ""): Reply | undefined {
  const [practice] = request.practices.flatMap((id) => practiceById.get(id) ?? []);
  if (!practice) return undefined;
  const bounds = boundsFor(member);
  const suggestions = suggestAbout(practice, request.aspect);
  const refusal = whyNot(practice, member);
  if (refusal) return reply(request, [refusal, instead(practice, member)].join("\n\n"), { suggestions });
  if (request.aspect === "instead") return reply(request, instead(practice, member), { suggestions });
  const careful =
    practice.strains.length > 0
      ? `It asks for ${joinWords([...practice.strains])}: leave it out if any of that is not for you.`
      : "";
  const isSuited = isWithin(practice, bounds);
  const answers: Record<Exclude<Aspect, "instead">, string> = {
    how: `**${nameOf(practice)}**: ${practice.cues.join(" ")} ${end(practice.dose)} ${careful}`,
    why: `**${practice.name}**: ${practice.why} ${works(practice)}`,
    "how long": `**${practice.name}**: ${end(practice.dose)} That is about ${practice.minutes} ${practice.minutes === 1 ? "minute" : "minutes"}. Stay for less if your breath gets short, and for longer only while it is easy.`,
    breath: `In **${practice.name}**: ${practice.cues.filter((cue) => /breath/i.test(cue)).join(" ")} If you lose the rhythm, just breathe evenly through the nose; never hold your breath to stay in.`,
    mistakes: `In **${practice.name}**, this goes wrong most often: ${practice.mistake} Step by step: ${practice.cues.join(" ")}`,
    works: `**${practice.name}**: ${works(practice)} ${practice.why}`,
    safe: `From what you have told me I see nothing that speaks against **${practice.name}**. ${careful} If you have an injury or illness that I do not know of, ask your doctor or teacher first.`,
  };
  const note = isSuited
    ? ""
    : `\n\nIt is for practised people and best learned in class, with your teacher beside you.`;
  const also = alsoAsked.find(([aspect, words]) => aspect !== request.aspect && words.test(plain))?.[0];
  const text = [request.aspect, ...(also ? [also] : [])].map((aspect) => answers[aspect].trim()).join("\n\n");
  return reply(request, `${text}${note}`, { suggestions });
}

/** "How long, and what goes wrong in it?" asks two things. */
const alsoAsked: [Exclude<Aspect, "instead">, RegExp][] = [
  ["how long", /\bhow long\b/],
  ["mistakes", /\bgo(?:es)? wrong\b|\bmistakes?\b/],
  ["works", /\bwhat (?:does it|muscles|is it) (?:work|stretch|good)/],
];

/** Two or more against each other, and which one for whoever asks. */
export function replyCompare(request: RequestOf<"compare">, member: Member): Reply | undefined {
  const named = [...new Set(request.practices)].flatMap((id) => practiceById.get(id) ?? []).slice(0, 3);
  if (named.length < 2) return undefined;
  const bounds = boundsFor(member);
  const fitting = named.filter((practice) => isWithin(practice, bounds) && !whyNot(practice, member));
  const [choice] = (fitting.length > 0 ? fitting : named).toSorted(
    (a, b) => a.effort - b.effort || a.strains.length - b.strains.length,
  );
  if (!choice) return undefined;
  const others = named.filter((practice) => practice !== choice);
  const barred = others.filter((practice) => !fitting.includes(practice));
  const lead =
    fitting.length === 0
      ? `Neither is one I would give you right now: ${named.map((each) => whyNot(each, member) ?? `${each.name} is best learned with your teacher.`).join(" ")}`
      : `For you I would take **${choice.name}**${barred.length > 0 ? `, and leave ${joinWords(barred.map(({ name }) => name))} for now` : `: it is the gentler one`}.`;
  // What is not for them is not praised either.
  const lines = fitting.map(
    (practice) =>
      `- **${practice.name}** (${practice.level.toLowerCase()}): ${works(practice)} ${practice.why}`,
  );
  const why = barred.flatMap((practice) => whyNot(practice, member) ?? []);
  return reply(
    request,
    [lead, "", ...lines, ...(why.length > 0 && fitting.length > 0 ? ["", ...why] : [])].join("\n"),
    {
      suggestions:
        fitting.length === 0
          ? ["10 minutes of something gentle"]
          : [`How do I do ${choice.name}?`, ...others.slice(0, 1).map(({ name }) => `Why ${name}?`)],
    },
  );
}

function boundsFor({ known }: Member) {
  return boundsOf(known.level, known.conditions, [...known.bounds.avoid], known.bounds);
}

/** Why a practice is not for this member, by what they told us. */
function whyNot(practice: Practice, { known }: Member): string | undefined {
  const sore = practice.loads.filter((area) => known.bounds.sore.has(area));
  if (sore.length > 0)
    return `You said that ${nameSore(sore)} hurt after practising, so I would leave ${practice.name} out for now.`;
  const reasons = [...known.conditions, ...known.now.complaints].filter(({ avoid }) =>
    avoid.some((strain) => practice.strains.includes(strain)),
  );
  if (reasons.length === 0) return undefined;
  const names = joinWords(withoutEchoes(reasons.map(({ name }) => name)).slice(0, 2));
  return `With ${names} I would leave ${practice.name} out. ${reasons[0]?.why ?? ""}`;
}

/** Of "high blood pressure" and "blood pressure", "an injured wrist" and "sore wrists", the first is enough. */
function withoutEchoes(names: string[]): string[] {
  const stemsOf = (name: string) =>
    name
      .split(" ")
      .filter((word) => word.length > 2)
      .map((word) => word.slice(0, 5));
  return names.filter(
    (name, index) =>
      !names.slice(0, index).some((before) => stemsOf(name).every((stem) => stemsOf(before).includes(stem))),
  );
}

function instead(practice: Practice, member: Member): string {
  const bounds = boundsFor(member);
  const gentler = practice.gentler === null ? undefined : findSuited(practice.gentler, bounds);
  const alike = practices.find(
    (other) =>
      other !== practice &&
      other !== gentler &&
      other.kind === practice.kind &&
      other.effort <= practice.effort &&
      isWithin(other, bounds) &&
      other.eases.some((area) => practice.eases.includes(area)),
  );
  const found = [gentler, alike].filter((each) => each !== undefined && each !== practice);
  if (found.length === 0) return "Rest on your back with bent knees instead, and ask your teacher in class.";
  return [
    "Instead:",
    ...found.map((each) => `- **${each?.name}**: ${each?.cues.join(" ")} ${end(each?.dose ?? "")}`),
  ].join("\n");
}

function works({ eases, loads }: Practice): string {
  const parts = [
    ...(eases.length > 0 ? [`loosens ${joinWords([...eases])}`] : []),
    ...(loads.length > 0 ? [`makes ${joinWords([...loads])} work`] : []),
  ];
  return `It ${joinWords(parts)}.`;
}

function nameOf({ name, sanskrit }: Practice): string {
  return sanskrit ? `${name} (${sanskrit})` : name;
}

function end(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${capitalise(sentence)}.`;
}

function suggestAbout({ name }: Practice, aspect: Aspect): string[] {
  const more: [Aspect, string][] = [
    ["how", `How do I do ${name}?`],
    ["mistakes", `What goes wrong in ${name}?`],
    ["instead", `What instead of ${name}?`],
  ];
  return more
    .filter(([each]) => each !== aspect)
    .map(([, sentence]) => sentence)
    .slice(0, 2);
}
