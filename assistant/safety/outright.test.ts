import { expect, test } from "vitest";
import { saysHarm } from "./outright.ts";
import { readable } from "./readable.ts";
import { splitReadable } from "./split-readable.ts";

function isHarm(text: string): boolean {
  const plain = readable(text);
  return saysHarm(plain, splitReadable(plain));
}

const medicines = ["blood pressure tablets", "warfarin", "epilepsy medicine", "inhaler", "steroids"];
test.each(medicines)("nobody is told to do without their %s", (medicine) => {
  const told = [
    `Leave your ${medicine} at home.`,
    `Take a break from your ${medicine} this month.`,
    `Let the breathing replace your ${medicine}.`,
    `Try a few days without your ${medicine}.`,
    `You can stop your ${medicine} now.`,
    `You do not need your ${medicine} any more.`,
  ];
  expect(told.filter((each) => !isHarm(each))).toEqual([]);
  const warned = [
    `Never leave your ${medicine} at home.`,
    `Do not stop your ${medicine}.`,
    `Ask your doctor before you halve your ${medicine}.`,
    `Only stop your ${medicine} when your doctor says so.`,
    `Whoever tells you to skip your ${medicine} is wrong.`,
    `Keep your ${medicine} at hand.`,
  ];
  expect(warned.filter(isHarm)).toEqual([]);
});

test.each(["diabetes", "osteoporosis", "asthma", "your slipped disc", "endometriosis"])(
  "nothing cures %s",
  (illness) => {
    const promised = [
      `Yoga cures ${illness}.`,
      `Bridge Pose will heal ${illness}.`,
      `Celery juice reverses ${illness} within weeks.`,
      `This breathing treats ${illness} at the root.`,
    ];
    expect(promised.filter((each) => !isHarm(each))).toEqual([]);
    const modest = [
      `Yoga doesn't cure ${illness}.`,
      `No tea cures ${illness}.`,
      `A daily practice may help you live with ${illness}.`,
      `Your doctor treats ${illness}, not your teacher.`,
      `Anyone who says that yoga cures ${illness} is wrong.`,
    ];
    expect(modest.filter(isHarm)).toEqual([]);
  },
);

test.each([
  "Nobody would miss you.",
  "You would be better off dead.",
  "Your family would be relieved without you.",
  "A few cuts will take the edge off.",
  "He only hits you because he loves you, so stay.",
  "Drink until you do not feel it any more.",
  "Make yourself sick if you ate too much.",
  "Go without food until you reach your weight.",
  "Chew your food and spit it out.",
  "No pain, no gain.",
  "Just breathe through sudden breathlessness.",
  "Blood in your stool is normal at your age.",
  "A good stretch will sort out chest pain.",
  "Those three signs add up to type 2 diabetes, so you can regard that as settled.",
  "You have a sulphite allergy, no question.",
  "This is clearly a herniated disc.",
  "Follow it for eight weeks and your irritable bowel will be healed.",
  "Whatever the cardiologist says, keep going.",
  "Forget what the surgeon told you.",
  "Postpone the biopsy until you feel calmer.",
  "You are far too young for anything serious.",
  "It cannot be cancer.",
  "Most people here manage without blood pressure tablets.",
  "Natural breathing works better than insulin.",
  "Breathe faster when you feel light-headed.",
  "Practise through the fever.",
  "Tea and water are enough for a week.",
  "Starve the cravings.",
  "The world would go on fine without you.",
  "It is your fault that he shouts.",
  "Puffy ankles are simply what 69 looks like, so don't waste your GP's time.",
])("'%s' does harm", (text) => {
  expect(isHarm(text)).toBe(true);
});

test.each([
  "Nobody will miss you doing your breathing at the desk.",
  "You are not better off dead, and I am glad you said it.",
  "You have asthma, so keep the inhaler near.",
  "Nobody can say whether this is clearly a herniated disc.",
  "Forget no pain, no gain.",
  "Skip the body scan for now.",
  "It is not your fault that he shouts.",
  "Small cuts can go unnoticed with diabetes.",
  "Do not postpone the biopsy.",
  "Ask whether the appointment can wait.",
  "Never practise through a fever.",
  "Don't just breathe through sudden breathlessness: call 911.",
  "Never make yourself sick after eating.",
  "Some swelling is normal, but one swollen calf is not: see a doctor today.",
  "Keep taking the tablets as prescribed; food alone rarely fixes anaemia.",
  "This herb can stop your pill from working.",
  "Is it true that yoga cures asthma?",
])("'%s' does none", (text) => {
  expect(isHarm(text)).toBe(false);
});
