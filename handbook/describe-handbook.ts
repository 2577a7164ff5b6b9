import { clashes } from "./knowledge/clashes.ts";
import { medicines } from "./knowledge/medicines.ts";
import { topics } from "./knowledge/topics.ts";
import { practices } from "./practices/all.ts";
import type { Clash, Complaint, Condition, Medicine, Reviewed, Strain, Topic } from "./types.ts";

const introduction = `# The handbook

What the assistant knows about conditions, complaints and medicines, and what it leaves out because of them. It is
written by \`npm run handbook\` from \`handbook/knowledge\`; change it there. **Nothing here has been read by a
clinician until a name stands beside it.** Whoever has read an entry and stands up for it writes their name and the
date into its \`reviewedBy\` and \`reviewedOn\`.

A condition names what a practice may not ask of a body. Every practice that asks for one of these is left out of
plans and routines, or replaced by a gentler one.`;

/** The clinical part of the handbook as one page of Markdown. */
export function describeHandbook(): string {
  const all: Reviewed[] = [
    ...topics.flatMap((topic) => [...topic.conditions, ...topic.complaints]),
    ...medicines,
    ...clashes,
  ];
  const signed = all.filter(({ reviewedBy }) => reviewedBy).length;
  const sections = [
    introduction,
    `Signed: ${signed} of ${all.length} entries.`,
    "## Conditions",
    ...topics.flatMap((topic: Topic) => topic.conditions.map(describeCondition)),
    "## Complaints",
    ...topics.flatMap((topic: Topic) => topic.complaints.map(describeComplaint)),
    "## Medicines",
    "Whoever takes one of these is taken to have what it tells of.",
    ...medicines.map(describeMedicine),
    "## What must not come together",
    "What a model says is held to these; a sentence that gives one of these things to one of these people is left out.",
    ...clashes.map(describeClash),
  ];
  return `${sections.join("\n\n")}\n`;
}

function describeCondition(condition: Condition): string {
  const { name, id, avoid, why, ask, implies, lastsDays, whileRecent, pace } = condition;
  return [
    `### ${capitalise(name)} (\`${id}\`)`,
    "",
    `- **Left out:** ${avoid.join(", ")}.`,
    `- **Why:** ${why}`,
    `- **To ask first:** ${ask}.`,
    ...(pace ? [`- **Pace:** ${pace}`] : []),
    ...(implies ? [`- **Comes with:** ${implies.join(", ")}.`] : []),
    ...(lastsDays ? [`- **Counts for:** ${lastsDays} days after it happened.`] : []),
    ...(whileRecent ? [`- **In the first ${whileRecent.days} days also:** ${whileRecent.id}.`] : []),
    `- **Practices left out:** ${listAgainst(avoid)}.`,
    ...describeReview(condition),
  ].join("\n");
}

function describeComplaint(complaint: Complaint): string {
  const { name, id, avoid, why, practices: ids, seeSomeone, seeSomeoneNow } = complaint;
  const chosen = ids.map((each) => practices.find((practice) => practice.id === each)?.name ?? each);
  return [
    `### ${capitalise(name)} (\`${id}\`)`,
    "",
    `- **Offered:** ${chosen.join(", ")}.`,
    `- **Left out:** ${avoid.join(", ")}.`,
    `- **Why:** ${why}`,
    `- **When to see somebody:** ${seeSomeone}`,
    ...(seeSomeoneNow ? [`- **When it has been there for months:** ${seeSomeoneNow}`] : []),
    ...describeReview(complaint),
  ].join("\n");
}

function describeMedicine(medicine: Medicine): string {
  const { id, names, implies } = medicine;
  return [
    `### ${capitalise(id.replaceAll("-", " "))} (\`${id}\`)`,
    "",
    `- **Names:** ${names}.`,
    `- **Tells of:** ${implies.join(", ")}.`,
    ...describeReview(medicine),
  ].join("\n");
}

function describeClash(clash: Clash): string {
  const { id, conditions, people, things } = clash;
  return [
    `### ${capitalise(id)}`,
    "",
    ...(conditions.length > 0 ? [`- **With:** ${conditions.join(", ")}.`] : []),
    `- **Whoever says:** ${people}.`,
    `- **Not:** ${things}.`,
    ...describeReview(clash),
  ].join("\n");
}

function describeReview({ source, reviewedBy, reviewedOn }: Reviewed): string[] {
  return [
    `- **Source:** ${source}.`,
    `- **Reviewed:** ${reviewedBy ? `${reviewedBy}, ${reviewedOn}` : "not yet"}.`,
  ];
}

function listAgainst(avoid: Strain[]): string {
  const against = practices.filter(({ strains }) => strains.some((strain) => avoid.includes(strain)));
  return against.map(({ name }) => name).join(", ");
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
