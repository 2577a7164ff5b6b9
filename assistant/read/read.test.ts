import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { expect, test } from "vitest";
import { z } from "zod";
import { askChat, askDietPlan, askTherapyPlan } from "../../tests/parts/asked.ts";
import { waitForAnswer } from "../assistant.ts";
import { createAssistant } from "../create-assistant.ts";
import { read } from "./read.ts";

const conditionsIn = (text: string) => read(text).conditions.map(({ id }) => id);
const complaintsIn = (text: string) => read(text).complaints.map(({ id }) => id);

test.each([
  ["my back hurts and I cannot sleep", "en"],
  ["me duele la espalda desde hace dos semanas", "es"],
  ["embarazada", "es"],
  ["ich habe Rückenschmerzen und schlafe nicht gut", "de"],
  ["Knieprothese", "de"],
  ["j'ai mal au dos depuis une semaine", "fr"],
  ["On m'a posé un pacemaker il y a trois semaines", "fr"],
  ["meri kamar mein dard hai, office ke baad zyada", "hi"],
  ["मेरी पीठ में दर्द है", "hi"],
  ["", "en"],
  ["GERD keeps me up", "en"],
  ["main heart patient hoon, stent laga hai", "hi"],
  ["Half an answer.", "en"],
])("'%s' is written in %s", (text, language) => {
  expect(read(text).language).toBe(language);
});

test.each([
  "is there a student discount?",
  "a stroke of luck brought me here",
  "I had a stroke of luck with the parking",
  "I swim, mostly breast stroke",
  "I'd like to discover yoga and discuss prices",
  "we bought new pots and pans",
  "my marathon is in 16 weeks",
  "I carried a 15 kg box two days ago",
  "I'm 16 weeks out from my first marathon",
  "I can come for 12 weeks",
  "I want to cancel my booking",
  "the strike made me late",
  "I broke my phone, my fingers hurt",
  "we had a baby shower last week",
  "I get up at 5 and my heart is set on yoga",
  "sugar cravings and low energy",
  "j'ai cassé ma tasse ce matin",
  "I work in cardiac nursing and my feet hurt",
  "my daughter was born in 2015, sore back",
  "nothing wrong with my heart, no surgery, no medication",
  "I lost 30 pounds in 20 weeks",
  "Ms Lindqvist, the page took 300 ms to load",
])("'%s' tells of no condition", (text) => {
  expect(conditionsIn(text)).toEqual([]);
});

test("a word of one language is not looked for in another", () => {
  expect(conditionsIn("je dors sans coussin et je respire bien")).toEqual([]);
  expect(conditionsIn("je voudrais une place dans le dama club")).toEqual([]);
  expect(conditionsIn("mujhe dama hai")).toEqual(["asthma"]);
  expect(conditionsIn("meri knee replacement ho chuki hai")).toEqual(["knee-replacement"]);
});

test.each([
  ["my diabetis and the artritis in my hands", ["arthritis", "diabetes"]],
  ["they said osteporosis", ["osteoporosis"]],
  ["I am pregant", ["pregnancy"]],
  ["im preg n my back hurts", ["pregnancy"]],
  ["hernias run in the family, I have two", ["hernia"]],
  ["he keeps having seizures", ["epilepsy"]],
  ["me operaron; estoy operada de la cadera", ["hip-replacement", "recent-surgery"]],
  ["habe einen Bandscheibenvorfall, mit den Bandscheiben schon lange Ärger", ["disc"]],
  ["ich habe eine Hueftprothese", ["hip-replacement"]],
  ["je suis asthmatique", ["asthma"]],
  ["मेरे घुटनों का ऑपरेशन नहीं हुआ, बस गठिया है", ["arthritis"]],
])("forms and slips of the finger are understood: '%s'", (text, ids) => {
  expect(conditionsIn(text).toSorted()).toEqual(ids);
});

test.each([
  ["no asthma, diabetes or high blood pressure", []],
  ["I don't have diabetes, asthma or epilepsy, but I am pregnant", ["pregnancy"]],
  ["I'm not pregnant, but diabetic", ["diabetes"]],
  ["no history of seizures", []],
  ["no knee problems, high blood pressure", ["high-blood-pressure"]],
  ["not only glaucoma but asthma too", ["asthma", "glaucoma"]],
  ["no idea why they call it osteoporosis", ["osteoporosis"]],
  ["a slipped disc was ruled out", []],
  ["my diabetes is fine", ["diabetes"]],
  ["no tengo diabetes ni asma, pero tengo glaucoma", ["glaucoma"]],
  ["ich habe kein Asthma, aber Diabetes", ["diabetes"]],
  ["ich bin nicht schwanger", []],
  ["pas de diabète ni d'asthme, mais enceinte", ["pregnancy"]],
  ["mujhe diabetes nahi hai, asthma hai", ["asthma"]],
  ["मुझे मधुमेह नहीं है", []],
])("what is denied is left out and nothing more: '%s'", (text, ids) => {
  expect(conditionsIn(text).toSorted()).toEqual(ids);
});

test.each([
  ["never felt such pain in my knee", ["knees"]],
  ["no idea why my neck hurts", ["neck"]],
  ["not only my neck but my wrists", ["neck", "wrists"]],
  ["my neck is sore, no pain in the knees", ["neck"]],
  ["my knees are fine, my hips are not", ["hips"]],
  ["I can't sleep", ["sleep"]],
  ["neend nahi aati", ["sleep"]],
])("complaints are denied likewise: '%s'", (text, ids) => {
  expect(complaintsIn(text).toSorted()).toEqual(ids);
});

test.each([
  ["I am 24 weeks pregnant", 24, "pregnancy-second"],
  ["I'm 30 weeks and my back aches", 30, "pregnancy-third"],
  ["five months pregnant, sore hips", 22, "pregnancy-second"],
  ["estoy de 34 semanas", 34, "pregnancy-third"],
  ["ich bin in der 24. SSW", 24, "pregnancy-second"],
  ["enceinte de 10 semaines", 10, "pregnancy-first"],
  ["pregnant, and six weeks ago I hurt my knee", undefined, "pregnancy-first"],
])("weeks are a pregnancy's only where one is spoken of: '%s'", (text, weeks, complaint) => {
  const reading = read(text);
  expect(reading.pregnancyWeeks).toBe(weeks);
  expect(reading.complaints.map(({ id }) => id)).toContain(complaint);
  expect(reading.conditions.map(({ id }) => id)).toContain("pregnancy");
});

test.each([
  ["I had knee surgery three weeks ago", "recent-surgery", true],
  ["I had knee surgery ten years ago", "recent-surgery", false],
  ["I broke my wrist last month", "recent-fracture", true],
  ["I broke my wrist as a child", "recent-fracture", false],
  ["gave birth 4 months ago", "after-birth", true],
  ["gave birth 6 years ago", "after-birth", false],
  ["my hip was replaced five weeks ago", "new-joint", true],
  ["hip replacement. It was five weeks ago", "new-joint", true],
  ["my hip was replaced in 2012", "new-joint", false],
  ["neue Hüfte vor acht Wochen", "new-joint", true],
  ["prothèse de hanche il y a deux mois", "new-joint", true],
  ["prótesis de rodilla hace nueve años", "new-joint", false],
])("what was counts for as long as it matters: '%s', %s: %s", (text, id, holds) => {
  expect(conditionsIn(text).includes(id)).toBe(holds);
});

test("a month is how long ago it was", () => {
  const monthsAgo = (count: number) => {
    const then = new Date(new Date().getFullYear(), new Date().getMonth() - count, 1);
    return then.toLocaleString("en", { month: "long" });
  };
  expect(conditionsIn(`new hip in ${monthsAgo(2)}`)).toContain("new-joint");
  expect(conditionsIn(`new hip in ${monthsAgo(9)}`)).not.toContain("new-joint");
});

test("medicines, readings and age tell of conditions", () => {
  expect(conditionsIn("I inject Lantus twice a day")).toEqual(["diabetes", "insulin"]);
  expect(conditionsIn("ich nehme Bisoprolol")).toEqual(["beta-blockers"]);
  expect(conditionsIn("tomo Sintrom")).toEqual(["blood-thinners"]);
  expect(conditionsIn("je prends du Previscan")).toEqual(["blood-thinners"]);
  expect(conditionsIn("on phenelzine since spring")).toEqual(["maoi"]);
  expect(conditionsIn("I don't take insulin")).toEqual([]);
  expect(conditionsIn("it was 165/95 this morning")).toEqual(["high-blood-pressure"]);
  expect(conditionsIn("I'm 78 and new to this")).toEqual(["older"]);
});

test("how long and how bad is heard in every language", () => {
  expect(read("seit drei Jahren Rückenschmerzen").isLasting).toBe(true);
  expect(read("my back hurts since Monday").isLasting).toBe(false);
  expect(read("el dolor es insoportable").isSevere).toBe(true);
  expect(read("a severe ache in my hip").isSevere).toBe(true);
});

test("each text of a request is read once, whoever needs it", async () => {
  const texts: string[] = [];
  const listen = (message: unknown) => texts.push(z.object({ text: z.string() }).parse(message).text);
  subscribe("assistant:read", listen);
  const assistant = createAssistant({ warn() {} });
  const around = { described: "a stiff neck", preferences: { yogaGoal: "calm", dietPreference: "vegan" } };
  await waitForAnswer(assistant.answer(askChat("and my knees?", { ...around, earlier: ["sore hips"] })));
  expect(texts.toSorted()).toEqual(["", "a stiff neck", "and my knees?", "calm", "sore hips", "vegan"]);
  texts.length = 0;
  await waitForAnswer(assistant.answer(askTherapyPlan("my knees hurt", around)));
  expect(texts.toSorted()).toEqual(["", "a stiff neck", "calm", "my knees hurt", "vegan"]);
  texts.length = 0;
  await waitForAnswer(assistant.answer(askDietPlan("no nuts", around)));
  expect(texts.toSorted()).toEqual(["", "a stiff neck", "calm", "no nuts", "vegan"]);
  unsubscribe("assistant:read", listen);
});

/** In its language for what it is about, what it denies and when; as it is written and in other words for what somebody eats. */
const lookUps = 5;

test.each([
  "no nuts and no eggs and I love milk and if I eat soya and ",
  "my knee hurts, no fever, no swelling. ",
  "Mein Knie tut weh. Me duele la espalda. J'ai mal au dos. My neck hurts, no eggs please. ",
  "could not eat peanuts and ",
])("however a text goes on, its words are looked up a fixed number of times: '%s'", (text) => {
  let looked = 0;
  const listen = (message: unknown) => {
    looked += z.object({ words: z.number() }).parse(message).words;
  };
  subscribe("assistant:look-up", listen);
  const { words, diet } = read(text.repeat(40));
  unsubscribe("assistant:look-up", listen);
  expect(diet).toBeDefined();
  // English is listened for beside every other language; a sentence more or less is where two languages meet.
  expect(looked / words.length).toBeLessThan(lookUps + 1.5);
});
