import type { Condition, Practice, Prop } from "../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { type Bounds, choosePractices, findSuited } from "./choose-practices.ts";
import { knowMember } from "./know-member.ts";
import type { Reading } from "./read/read.ts";

const practiceCount = 7;
const restIds = ["corpse", "constructive-rest", "side-lying-rest"];
const openingIds = ["belly-breathing", "long-exhale"];

const quietIds = [
  "belly-breathing",
  "long-exhale",
  "counted-breath",
  "humming-breath",
  "body-scan",
  "progressive-relaxation",
];

const general = {
  name: "feeling better in your body",
  practices: [
    "belly-breathing",
    "shoulder-rolls",
    "cat-cow",
    "seated-side-bend",
    "bridge",
    "legs-up-the-wall",
    "body-scan",
  ],
  areas: ["upper back", "hips", "breath"] as const,
};

/** A plan for what somebody describes, from the handbook alone: complete, gentle, and within what is safe. */
export function writeTherapyPlan(asked: Extract<Asked, { kind: "therapy plan" }>): string {
  const { yogaGoal } = asked.preferences;
  const { now, conditions, level, bounds } = knowMember(asked);
  const understood = { ...now, conditions };
  const { complaints } = now;
  const wanted =
    complaints.length > 0 ? interleave(complaints.map((each) => each.practices)) : general.practices;
  const areas = complaints.length > 0 ? complaints.flatMap((each) => each.areas) : [...general.areas];
  // With strong pain, what was said holds: only breathing and rest.
  const body = now.isSevere
    ? choosePractices(quietIds, ["breath", "mind"], bounds, practiceCount).filter(
        ({ kind }) => kind !== "pose",
      )
    : choosePractices(wanted, areas, bounds, practiceCount);
  const session = withOpeningAndRest(body, bounds);
  const name = complaints.length > 0 ? joinNames(complaints.map((each) => each.name)) : general.name;
  return [
    `## A gentle plan for ${name}`,
    writeGoal(understood, yogaGoal),
    writeDose(session, understood),
    writePractices(session),
    writeProps(session),
    writeProgression(level, conditions),
    writeAvoid(understood),
    writeWhenToStop(),
    writeWhomToSee(understood),
  ].join("\n\n");
}

/** For whoever pays for effort later: nothing grows by itself. */
const pacedWeeks = [
  "### Four weeks",
  "- **Week 1:** half of each dose on 2 or 3 days. Rest between the practices.",
  "- **Week 2:** the same again.",
  "- **Week 3:** if the days after were good, one practice may take its whole dose. If not, do less.",
  "- **Week 4:** keep what leaves you well the next day. Then look back: is daily life easier?",
  "",
  "If a day feels worse than the one before, go back one step.",
].join("\n");

/** The first of each, then the second of each: several problems share one session fairly. */
function interleave(lists: string[][]): string[] {
  const longest = Math.max(...lists.map((list) => list.length));
  const all = Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? []));
  return [...new Set(all.flat())];
}

function withOpeningAndRest(body: Practice[], bounds: Bounds): Practice[] {
  const hasOpening = body.some(({ kind }) => kind === "breathing");
  const hasRest = body.some(({ kind }) => kind === "relaxation");
  const opening = openingIds.map((id) => findSuited(id, bounds)).find(Boolean);
  const rest = restIds.map((id) => findSuited(id, bounds)).find((each) => each?.kind === "relaxation");
  return [...(hasOpening || !opening ? [] : [opening]), ...body, ...(hasRest || !rest ? [] : [rest])];
}

function writeGoal({ complaints, conditions, isKnown, isSevere }: Reading, yogaGoal: string): string {
  const lines = ["### Goal"];
  if (!isKnown) {
    lines.push(
      "I did not fully understand what you described, so this is a gentle plan that suits most people. Tell me where it hurts and since when, and I can be more exact.",
    );
  }
  lines.push(
    complaints.length > 0
      ? "To move with more ease, bit by bit. It may help; it does not replace care for the cause."
      : "To breathe more freely, loosen stiff places and rest well.",
  );
  if (yogaGoal.trim() && conditions.length === 0 && !isSevere)
    lines.push(`Your own goal, ${quote(yogaGoal)}, fits in: go a little further where it feels good.`);
  if (isSevere)
    lines.push(
      "**You describe strong pain. Please see a doctor first, and until then only breathe and rest.**",
    );
  return lines.join("\n\n");
}

function writeDose(session: Practice[], { isLasting, conditions }: Reading): string {
  const minutes = session.reduce((sum, practice) => sum + practice.minutes, 0);
  return [
    "### How often, how long, how hard",
    `- **How often:** 3 to 5 days a week${isLasting ? "; it has been there for a while, so give it eight weeks" : ""}.`,
    `- **How long:** about ${minutes} minutes.`,
    "- **How hard:** easy. You can talk the whole time. On a scale of pain from 0 to 10, stay at 3 or below.",
    ...conditions.flatMap(({ pace }) => (pace ? [`- **Your pace:** ${pace}`] : [])),
  ].join("\n");
}

function writePractices(session: Practice[]): string {
  const items = session.map(({ name, minutes, cues, dose }, index) => {
    const time = minutes === 1 ? "1 minute" : `${minutes} minutes`;
    return `${index + 1}. **${name}** (${time}).\n   ${cues.join(" ")} ${endSentence(dose)}`;
  });
  return ["### The practices, in this order", ...items].join("\n");
}

const propNames: Record<Prop, string> = {
  chair: "a steady chair",
  wall: "a free wall",
  block: "one or two yoga blocks",
  strap: "a yoga strap or a belt",
  cushion: "one or two cushions",
  blanket: "a folded blanket",
  bolster: "a bolster or a long cushion",
};

function writeProps(session: Practice[]): string {
  const needed = new Set(session.flatMap(({ needs }) => needs));
  const softer = new Set(session.flatMap(({ helps }) => helps)).difference(needed);
  const list = (props: Set<Prop>) => joinNames([...props].map((prop) => propNames[prop]));
  return [
    "### Props",
    `You need: ${needed.size > 0 ? list(needed) : "nothing but a mat or a carpet"}.`,
    ...(softer.size > 0 ? [`To make it softer, if you have them: ${list(softer)}.`] : []),
  ].join("\n\n");
}

function writeProgression(level: string, conditions: Condition[]): string {
  if (conditions.some(({ pace }) => pace)) return pacedWeeks;
  const more = level === "Beginner" ? "one more breath in each pose" : "two more breaths in each pose";
  return [
    "### Four weeks",
    "- **Week 1:** learn the shapes. Do half of each dose on 3 days.",
    "- **Week 2:** the whole dose on 3 or 4 days.",
    `- **Week 3:** add ${more}, on 4 days.`,
    "- **Week 4:** keep what helps on 4 or 5 days. Then look back: is daily life easier?",
    "",
    "If a week feels worse than the one before, go back one step.",
  ].join("\n");
}

function writeAvoid({ complaints, conditions }: Reading): string {
  const lines = [
    ...conditions.map(({ name, avoid, why }) => `- Because of ${name}: ${listStrains(avoid)}. ${why}`),
    ...complaints.map(({ avoid, why }) => `- For now: ${listStrains(avoid)}. ${why}`),
  ];
  const usual = "- Anything that hurts sharply, and any pose held by force.";
  return ["### What to avoid, and why", ...new Set(lines), usual].join("\n");
}

function writeWhenToStop(): string {
  return [
    "### When to stop",
    "- Sharp or growing pain, or pain that is worse the next day.",
    "- Numbness, tingling or weakness.",
    "- Dizziness, chest pain or trouble breathing: stop at once and get help.",
  ].join("\n");
}

function writeWhomToSee({ complaints, conditions, isLasting }: Reading): string {
  const lines = [
    ...(isLasting ? ["- You have had this for long: have it looked at once, if nobody has."] : []),
    ...conditions.map(({ name, ask }) => `- Because of ${name}: ask ${ask}.`),
    ...complaints.map(({ seeSomeone }) => `- ${seeSomeone}`),
  ];
  const usual = "- See a doctor if it is no better after four weeks, or if you are unsure.";
  const habits = complaints.flatMap((complaint) => complaint.habits.map((habit) => `- ${habit}`));
  const daily = habits.length > 0 ? ["\n### For the rest of the day", ...habits] : [];
  return ["### When to see a professional", ...new Set(lines), usual, ...daily].join("\n");
}

function listStrains(avoid: string[]): string {
  return avoid.length > 0 ? avoid.join(", ") : "nothing in particular";
}

function joinNames(names: string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join();
}

function endSentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A member's own words, as words: nothing in them is formatting. */
function quote(text: string): string {
  return `"${text
    .replaceAll(/[*_`#<>[\]()\\|~\n]/g, " ")
    .trim()
    .slice(0, 80)}"`;
}
