import { weekdays } from "../clock/weekdays.ts";
import type { Meal } from "../handbook/types.ts";
import type { Diet } from "./understand-diet.ts";

/** How many meals there are of a kind. */
export type Found = { kind: Meal["kind"]; options: Meal[] };

const crashNote =
  "You asked for something very fast or very strict. I do not plan crash diets or long fasts: they cost muscle, sleep and mood, and the weight comes back. Here is a week that you could keep up. Talk to a doctor or dietitian if you want to lose weight.";

/** What a plan says before its first day: what is not kept, not known or too little, and whom to ask. */
export function writeDietNotes(diet: Diet, found: Found[]): string[] {
  const whole = diet.named.filter(({ kept, note }) => kept === "whole" && note);
  return [
    ...(diet.isCrash ? [crashNote] : []),
    ...writeLimits(diet),
    ...whole.map(({ name, note }) => `**${capitalise(name)}:** ${note}`),
    ...writeCoconut(diet, found),
    ...writeShortage(found),
  ];
}

/** What cannot be promised of a diet, said wherever food is named. */
export function writeLimits({ unknown, named }: Diet): string[] {
  const notes = named
    .filter(({ kept }) => kept !== "whole")
    .map(({ name, kept, note }) =>
      kept === "not"
        ? `**I cannot promise this for: ${name}.** ${note} Please ask a dietitian.`
        : `**${capitalise(name)}:** ${note}`,
    );
  if (unknown.length === 0) return notes;
  return [
    `**Not checked: ${unknown.join(", ")}.** My lists do not know it, so it may be in these meals. Read every label, leave out what holds it, and show this to your doctor or dietitian before you use it.`,
    ...notes,
  ];
}

function capitalise(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

/** Whoever leaves out nuts may or may not leave out coconut, so they are told. */
function writeCoconut({ noAllergens }: Diet, found: Found[]): string[] {
  const hasCoconut = found.some(({ options }) =>
    options.some(({ ingredients }) => ingredients.some(({ id }) => id.startsWith("coconut"))),
  );
  if (!noAllergens.has("tree nuts") || !hasCoconut) return [];
  return [
    "Coconut is not counted as a nut here. If you leave it out too, add “no coconut” to your diet preference.",
  ];
}

function writeShortage(found: Found[]): string[] {
  const few = found.filter(({ options }) => options.length < weekdays.length);
  const none = few.filter(({ options }) => options.length === 0).map(({ kind }) => kind);
  const some = few
    .filter(({ options }) => options.length > 0)
    .map(({ kind, options }) => `${options.length} for ${kind}`);
  return [
    ...(some.length > 0
      ? [`With all of this left out I have few ideas (only ${some.join(", ")}), so some meals repeat.`]
      : []),
    ...(none.length > 0
      ? [
          `With all of this left out I have nothing for ${none.join(" and ")}. Please ask a dietitian for ideas that are safe for you.`,
        ]
      : []),
  ];
}
