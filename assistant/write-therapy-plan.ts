import { measureDose } from "../handbook/breath-pace.ts";
import { practices } from "../handbook/practices/all.ts";
import type { Condition, Practice, Prop } from "../handbook/types.ts";
import type { Asked } from "./assistant.ts";
import { writeFelt } from "./felt.ts";
import { propNames } from "./guide-steps.ts";
import { knowMember } from "./know-member.ts";
import { noWords, type PlanWords, writeAdviceFor, writeGreeting, writeReason } from "./plan-words.ts";
import { planSession } from "./planner/plan-session.ts";
import { wantPlan } from "./planner/want-plan.ts";
import { isAllowed, practiceById, type Wanted } from "./planner/wanted.ts";
import type { Reading } from "./read/read.ts";
import { askFor, seeSomeoneFor } from "./see-someone.ts";

const generalName = "feeling better in your body";

/** A plan for what somebody describes, from the handbook or as it was proposed: complete, gentle, and safe. */
export function writeTherapyPlan(
  asked: Extract<Asked, { kind: "therapy plan" }>,
  steps = planSession(wantPlan(asked)),
  words = noWords,
): string {
  const { yogaGoal } = asked.preferences;
  const { now, conditions, level, felt } = knowMember(asked);
  // What a reading works out later is not copied with it.
  const understood = { ...now, cautions: now.cautions, diet: now.diet, conditions };
  const { complaints } = now;
  const wanted = wantPlan(asked);
  const session = steps.flatMap(({ id, minutes }) => {
    const practice = practiceById.get(id);
    return practice ? [{ ...practice, minutes, dose: measureDose(practice, minutes).words }] : [];
  });
  const name = complaints.length > 0 ? joinNames(complaints.map((each) => each.name)) : generalName;
  return [
    `## A gentle plan for ${name}`,
    ...writeFelt(felt),
    ...writeGreeting(words),
    writeGoal(understood, yogaGoal),
    writeDose(session, understood),
    writePractices(session, words),
    writeProps(session),
    writeProgression(session, level, conditions, wanted),
    ...writeAdviceFor(words),
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
    `- **How often:** 3 to 5 days a week${isLasting ? "; it has been there for a while, so go through the four weeks below twice" : ""}.`,
    `- **How long:** about ${minutes} minutes.`,
    "- **How hard:** easy. You can talk the whole time. On a scale of pain from 0 to 10, stay at 3 or below.",
    ...conditions.flatMap(({ pace }) => (pace ? [`- **Your pace:** ${pace}`] : [])),
  ].join("\n");
}

function writePractices(session: Practice[], words: PlanWords): string {
  const items = session.map(({ id, name, minutes, cues, dose }, index) => {
    const time = minutes === 1 ? "1 minute" : `${minutes} minutes`;
    return `${index + 1}. **${name}** (${time}).\n   ${cues.join(" ")} ${endSentence(dose)}${writeReason(words, id)}`;
  });
  return ["### The practices, in this order", ...items].join("\n");
}

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

function writeProgression(
  session: Practice[],
  level: string,
  conditions: Condition[],
  wanted: Wanted,
): string {
  if (conditions.some(({ pace }) => pace)) return pacedWeeks;
  const more = level === "Beginner" ? "one more breath in each pose" : "two more breaths in each pose";
  const [next, later] = findNextSteps(session, wanted);
  const replace = ({ from, to }: { from: Practice; to: Practice }) =>
    `try **${to.name}** in place of **${from.name}**`;
  return [
    "### Four weeks",
    "- **Week 1:** learn the shapes. Do half of each dose on 3 days.",
    "- **Week 2:** the whole dose on 3 or 4 days.",
    `- **Week 3:** ${next ? `${replace(next)}, if the first two weeks went well` : `add ${more}`}, on 4 days.`,
    `- **Week 4:** ${later ? `${replace(later)}, and ` : ""}keep what helps on 4 or 5 days. Then look back: is daily life easier?`,
    "",
    "If a week feels worse than the one before, go back one step.",
  ].join("\n");
}

/** What follows on some of the practices: a little more of the same, within what is allowed. */
function findNextSteps(session: Practice[], wanted: Wanted): { from: Practice; to: Practice }[] {
  const taken = new Set(session.map(({ id }) => id));
  const found = session.flatMap((from) => {
    const to = practices.find(
      (each) =>
        each.gentler === from.id && !taken.has(each.id) && isAllowed(each, wanted) && each.effort <= 2,
    );
    if (to) taken.add(to.id);
    return to ? [{ from, to }] : [];
  });
  return found.slice(0, 2);
}

function writeAvoid({ complaints, conditions, cautions }: Reading): string {
  const said = new Set([...conditions, ...complaints].flatMap(({ avoid }) => avoid));
  const more = cautions.filter((strain) => !said.has(strain));
  const lines = [
    ...conditions.map(({ name, avoid, why }) => `- Because of ${name}: ${listStrains(avoid)}. ${why}`),
    ...complaints.map(({ avoid, why }) => `- For now: ${listStrains(avoid)}. ${why}`),
    ...(more.length > 0
      ? [`- To be on the safe side: ${listStrains(more)}. A teacher who sees you may allow more.`]
      : []),
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

function writeWhomToSee(reading: Reading): string {
  const { complaints, conditions, cautions, isLasting } = reading;
  const isUnnamed = conditions.length === 0 && cautions.length > 0;
  const lines = [
    ...(isLasting ? ["- You have had this for long: have it looked at once, if nobody has."] : []),
    ...conditions.map((each) => `- Because of ${each.name}: ask ${askFor(each, reading)}.`),
    ...(isUnnamed
      ? ["- Show this plan to whoever treats you before you start: they know what I cannot."]
      : []),
    ...complaints.map((each) => `- ${seeSomeoneFor(each, reading)}`),
  ];
  const usual = isLasting
    ? "- See a doctor sooner if it gets worse, or if you are unsure."
    : "- See a doctor if it is no better after four weeks, or if you are unsure.";
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
