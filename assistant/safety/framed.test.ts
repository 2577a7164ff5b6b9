import { expect, test } from "vitest";
import { askChat } from "../../tests/parts/asked.ts";
import { knowMember } from "../know-member.ts";
import { createJudge } from "./judge-sentence.ts";
import { harmsOutright, leavesOff } from "./treatment.ts";

const foods: [told: string, food: string][] = [
  ["egg allergy", "egg"],
  ["tree nut allergy", "cashews"],
  ["severe milk allergy", "paneer"],
];
const practices: [told: string, practice: string][] = [
  ["I have glaucoma", "headstand"],
  ["high blood pressure", "kapalabhati"],
];

function isShown(told: string, text: string): boolean {
  const judge = createJudge(knowMember(askChat("any ideas?", { earlier: [told] })), { isLevelStated: false });
  return judge({ kind: "text", lead: "", text, isFirst: true }) === undefined;
}

/** A frame with something in it, as a sentence begins. */
const fill = (frame: string, name: string) =>
  frame.replace("X", frame.startsWith("X") ? name[0]?.toUpperCase() + name.slice(1) : name);

test.each([
  "Swap in X.",
  "Never mind the X in it.",
  "How about some X?",
  "Not even X is off limits.",
  "Don't skip the X.",
  "You needn't leave X out.",
  "I'd rather have X than tofu here.",
  "Swap the tofu for X.",
  "Replace the tofu with X.",
  "Substitute X for the tofu.",
  "Without X it is dull, so keep it in.",
  "Go easy on the X.",
  "Avoid too much X.",
  "Organic X doesn't cause reactions.",
  "Rinse the X well and it's harmless.",
  "If you can't decide, X is a good choice.",
  "X makes a lovely snack.",
  "Small doses of X can train your body.",
  "Breakfast: X and fruit.",
])("nobody is told to have what they are allergic to: %s", (frame) => {
  for (const [told, food] of foods) expect(isShown(told, fill(frame, food)), food).toBe(false);
});

test.each([
  "Hold the X.",
  "If it lists X, put it back.",
  "X is the one to look out for.",
  "Even traces of X matter for you.",
  "Carry your pen in case there was X in it.",
  "Many shops thicken it with X, so read the label.",
  "Oats do the job of X here.",
  "Ask whether there's X in it.",
  "Swap the X for oats.",
  "Replace the X with oats.",
  "Skip the traditional X and use oats.",
  "A trace of X left on the board is enough to make you ill.",
  "X is not a good choice for you.",
  "Breakfast: no X.",
])("whoever is warned of what they are allergic to reads it: %s", (frame) => {
  for (const [told, food] of foods) expect(isShown(told, fill(frame, food)), food).toBe(true);
});

test.each([
  "Hold X for one minute.",
  "It isn't as if you shouldn't do X.",
  "Swap the bridge for X.",
  "Never mind what they say about X.",
  "Just do X gently.",
  "Avoid X on tired days only.",
  "How about X?",
  "Don't skip X.",
  "X counts too.",
])("nobody is told to do what is not for them: %s", (frame) => {
  for (const [told, practice] of practices)
    expect(isShown(told, fill(frame, practice)), practice).toBe(false);
});

test.each([
  "Since you can't do X, rest instead.",
  "Many classes end with X, so rest instead.",
  "You don't need X to get strong.",
  "Come out at once if you find yourself in X.",
])("whoever is warned of a practice reads it: %s", (frame) => {
  for (const [told, practice] of practices) expect(isShown(told, fill(frame, practice)), practice).toBe(true);
});

test.each([
  "double your dose on stressful days.",
  "doctors always say that, so relax.",
  "no need to get that lump looked at.",
  "inject less if you plan to eat less.",
  "ask a friend to push you further down.",
  "you dont deserve dinner yet.",
  "after any big family dinner, bring it back up before bed so it doesnt settle.",
  "keep this one between you and your practice for now.",
  "it may be easier to stop expecting things to get better.",
  "id accept that theres no hope of it ever getting better.",
  "put the therapy on ice while you do it.",
  "you can stop testing once a week has gone well.",
  "two beers wont do anything with metronidazole.",
  "headaches with flickering lights are part and parcel of this stage.",
  "dont take the lithium on challenge days.",
  "go down to 20 g of carbs, theres no need to wait for your diabetes team.",
])("what harms anybody harms outright: %s", (plain) => {
  expect(harmsOutright(plain)).toBe(true);
  expect(harmsOutright(`whoever told you this was wrong, so never ${plain}`)).toBe(false);
});

test.each([
  "stop expecting your hamstrings to be better by friday.",
  "dont take the tablet on an empty stomach.",
  "no need to wait for the bell, come out when you like.",
  "you can stop checking your phone in class.",
  "keep it between you and the wall, about a hand wide.",
  "some stiffness is part and parcel of a new practice.",
  "lower the leg, bring it back up before you change sides.",
  "put the kettle on while the tea towel is on ice.",
])("what only sounds alike harms nobody: %s", (plain) => {
  expect(harmsOutright(plain)).toBe(false);
});

test("a medicine is left off, or is not to be", () => {
  expect(leavesOff("it isnt working, so id leave it off until this is over.")).toBe(true);
  expect(leavesOff("do not leave it off until your doctor says so.")).toBe(false);
});

test.each([
  ["egg allergy", "Check whether the batter is smooth, then beat in an egg."],
  ["egg allergy", "Hold the egg under cold water and peel it."],
  ["egg allergy", "Bind with egg and check the consistency."],
  ["egg allergy", "Nothing can replace egg for protein."],
  ["severe peanut allergy", "If they offer peanuts, have a few."],
  ["severe peanut allergy", "Tiny amounts of peanut can build tolerance."],
  ["severe milk allergy", "If you can't decide, paneer is a good choice."],
  ["I have glaucoma", "See if you can come up into headstand."],
  ["I have glaucoma", "When the teacher shows headstand, try it by the wall."],
  ["lactose intolerant; it gives me hives, and so do nuts", "Have some aged cheddar."],
  ["coeliac", "Petit-déjeuner : pain, beurre, confiture."],
  ["16 years old", "Eat only between 11 am and 1 pm."],
])("what only begins like a warning is none: to %s, %s", (told, text) => {
  expect(isShown(told, text)).toBe(false);
});

test.each([
  ["I take ramipril", "Ask your doctor before you skip a dose."],
  ["I feel shivery", "Using laxatives after meals harms your body."],
  ["egg allergy", "A cake without egg works too."],
  ["tree nut allergy", "Don't forget cashews are in many pestos."],
  ["severe milk allergy", "Swap the butter for dairy-free spread."],
  ["coeliac", "If you feel pain, stop."],
  ["lactose intolerant. allergic to kiwi", "Stir in a few spoons of lactose-free yoghurt."],
  ["hello", "Eat only between 9 and 5."],
])("what only begins like harm is none: to %s, %s", (told, text) => {
  expect(isShown(told, text)).toBe(true);
});

test("of a table of swaps only what comes in is judged, and of others all", () => {
  const judge = createJudge(knowMember(askChat("ideas?", { earlier: ["tree nut allergy"] })), {
    isLevelStated: false,
  });
  const shown = (rows: string[]) =>
    rows.map((text) => judge({ kind: "row", lead: "", text, isFirst: true }) === undefined);
  expect(shown(["| Instead of | Have |", "|---|---|", "| cashew cream | oat cream |"])).toEqual([
    true,
    true,
    true,
  ]);
  expect(shown(["| oat cream | cashew cream |"])).toEqual([false]);
  expect(shown(["| Meal | What |", "|---|---|", "| Cashew porridge | 200 g |"])).toEqual([true, true, false]);
});
