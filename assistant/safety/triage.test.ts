import { expect, test } from "vitest";
import { askChat } from "../../tests/parts/asked.ts";
import { findRedFlag, findRedFlagIn } from "./triage.ts";

test.each([
  ["I have crushing pressure in my chest and my left arm feels heavy", "heart"],
  ["my chest is tihgt and im sweating", "heart"],
  ["Me duele el pecho y me falta el aire", "heart"],
  ["Ich habe Druck auf der Brust", "heart"],
  ["J'ai mal à la poitrine et au bras", "heart"],
  ["mere seene mein dard ho raha hai", "heart"],
  ["मेरे सीने में दर्द हो रहा है", "heart"],
  ["pain in my jaw and short of breath", "heart"],
  ["half of my face is drooping", "stroke"],
  ["my whole left side went numb", "stroke"],
  ["suddenly I can't speak properly and my arm is weak", "stroke"],
  ["I can't feel anything when I wipe and my back hurts", "cauda-equina"],
  ["lost control of my bladder since my back went", "cauda-equina"],
  ["back pain and fever with chills", "spine-illness"],
  ["I fell off a ladder and can't walk", "fracture"],
  ["my calf is swollen and hot after a long flight", "clot"],
  ["worst headache of my life came on suddenly", "head"],
  ["my neck is so stiff and I have a fever", "head"],
  ["my son hit his head and is vomiting", "head"],
  ["sudden flashes of light and a curtain over my eye", "sight"],
  ["I'm 30 weeks pregnant and bleeding", "pregnancy"],
  ["baby hasn't moved today, 34 weeks pregnant", "pregnancy"],
  ["my throat is closing after eating nuts", "allergy"],
  ["my inhaler is not helping", "breathing"],
  ["my blood sugar is low and I'm confused", "blood-sugar"],
  ["ich habe plötzlich starke Bauchschmerzen", "belly"],
  ["I passed out during class", "fainting"],
  ["I want to kill myself", "self-harm"],
  ["i have been saving up pills so i can end it all", "self-harm"],
  ["ich will nicht mehr leben", "self-harm"],
  ["je veux mourir", "self-harm"],
  ["quiero morirme", "self-harm"],
  ["I haven't eaten in five days", "eating-crisis"],
  ["I make myself throw up after every meal", "eating-crisis"],
  ["my husband hits me", "danger-at-home"],
])("'%s' is a red flag: %s", (text, id) => {
  expect(findRedFlag(text)?.id).toBe(id);
});

test.each([
  "Which heart-opening poses do you suggest?",
  "my job is killing me, I need to relax",
  "I'm dying to try headstand",
  "chest openers for tight shoulders",
  "tight chest muscles from the gym",
  "My lower back hurts after sitting",
  "killer workout yesterday, my legs are sore",
  "no chest pain, just tight shoulders",
  "I had a heart attack five years ago, what can I do?",
  "what are signs of a stroke?",
  "my hamstrings are killing me",
  "pregnant 20 weeks, back ache",
  "I have asthma, which breathing is good?",
  "diabetes type 2, gentle yoga?",
  "I have a headache from screens",
  "hot flushes and night sweats in menopause",
  "numb feet when sitting cross legged",
  "panic attack last week, calming breath?",
  "how do I do dead bug",
  "my boss is a pain in the neck",
  "I'm starving after class, what snack?",
  "I can't sleep",
  "I lost my job and feel low",
])("'%s' is no alarm", (text) => {
  expect(findRedFlag(text)).toBeUndefined();
});

test.each([
  ["I did push-ups and my chest hurts when I press on it. I want to kill myself.", "self-harm"],
  ["I had knee surgery years ago. I think I am having a heart attack", "heart"],
  ["I can't write for my exam because I want to kill myself", "self-harm"],
  ["every test was fine but my chest is crushing and my arm is numb", "heart"],
  ["my own health is fine, my husband is unconscious and not breathing", "breathing"],
])("nothing said beside it switches the alarm off: '%s'", (text, id) => {
  expect(findRedFlag(text)?.id).toBe(id);
});

test("a sign told in two messages is one, and is not gone when the next one asks for a stretch", () => {
  const flagOf = (question: string, before: string) =>
    findRedFlagIn(askChat(question, { earlier: [before] }))?.id;
  expect(flagOf("and now I am sweating and it hurts", "my chest feels odd")).toBe("heart");
  expect(flagOf("but which stretch helps?", "crushing chest pain")).toBe("heart");
  expect(flagOf("when is hatha yoga", "crushing chest pain")).toBeUndefined();
  expect(flagOf("my knees are stiff", "my chest feels odd")).toBeUndefined();
});

test("a long text is looked through in a moment", () => {
  const text = "My lower back hurts and I sit at my desk all day with tight shoulders. ".repeat(56);
  expect(text.length).toBeGreaterThan(3900);
  expect(findRedFlag(text)).toBeUndefined();
  expect(findRedFlag(`${text} Since this morning my chest feels crushed.`)?.id).toBe("heart");
});
