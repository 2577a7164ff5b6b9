import { findAlwaysUrgent } from "../assistant/triage/always-urgent.ts";
import { type Outcome, outcomeOf, triageText } from "../assistant/triage/triage.ts";
import { exampleOf, learn, probability } from "./learn.ts";
import { type Story, truthOf } from "./stories.ts";

const folds = 5;
/** What was once found wrong and mended, or written with the old rules in sight: learned from, never scored. */
const unscored = new Set(["early", "found"]);

export type Judged = { story: Story; outcome: Outcome };

/** Judges every story by what was learned from other writers only, and from what people ask for. */
export function crossValidate(stories: Story[], requests: string[]): Judged[] {
  const harmless = requests.map((text) => exampleOf(text, 0));
  const examples = stories.map((story) => exampleOf(story.text, truthOf(story)));
  const writers = [...new Set(stories.map(({ writer }) => writer))].filter((writer) => !unscored.has(writer));
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const held = new Set(writers.filter((_, index) => index % folds === fold));
    const taught = examples.filter((_, index) => !held.has(stories[index]?.writer ?? ""));
    const weights = learn([...taught, ...harmless]);
    return stories.flatMap((story, index) => {
      const example = examples[index];
      if (!example || !held.has(story.writer)) return [];
      const urgency = findAlwaysUrgent(story.text) ? 1 : probability(weights, example.features);
      return [{ story, outcome: outcomeOf(urgency, story.text) }];
    });
  });
}

/** Judges stories by the weights that are in use: a score only where those have never seen them. */
export function judge(stories: Story[]): Judged[] {
  return stories.map((story) => ({ story, outcome: triageText(story.text).outcome }));
}

export type Rate = { what: string; part: number; whole: number; from: number; to: number };

/** The figures that count, each with the range it lies in with 95 % certainty (Wilson). */
export function ratesOf(judged: Judged[]): Rate[] {
  const of = (label: Story["label"], isWanted: (story: Story) => boolean = () => true) =>
    judged.filter(({ story }) => story.label === label && isWanted(story));
  const isHard = ({ kind }: Story) => kind.startsWith("hard");
  const rate = (what: string, among: Judged[], ...outcomes: Outcome[]): Rate => {
    const part = among.filter(({ outcome }) => outcomes.includes(outcome)).length;
    return { what, part, whole: among.length, ...interval(part, among.length) };
  };
  const hard = of("fine", isHard);
  const ordinary = of("fine", (story) => !isHard(story));
  return [
    rate("emergencies urgent or asked", of("urgent"), "urgent", "ask"),
    rate("emergencies urgent at once", of("urgent"), "urgent"),
    ...(hard.length > 0
      ? [rate("hard look-alikes urgent", hard, "urgent"), rate("hard look-alikes asked", hard, "ask")]
      : []),
    rate(hard.length > 0 ? "ordinary questions urgent" : "harmless texts urgent", ordinary, "urgent"),
    rate(hard.length > 0 ? "ordinary questions asked" : "harmless texts asked", ordinary, "ask"),
    rate("unclear ones not simply answered", of("ask"), "urgent", "ask"),
  ];
}

function interval(part: number, whole: number): { from: number; to: number } {
  if (whole === 0) return { from: 0, to: 1 };
  const z = 1.96;
  const share = part / whole;
  const centre = share + (z * z) / (2 * whole);
  const spread = z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole));
  const size = 1 + (z * z) / whole;
  return { from: Math.max(0, (centre - spread) / size), to: Math.min(1, (centre + spread) / size) };
}
