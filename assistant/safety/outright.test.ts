import { expect, test } from "vitest";
import { leastCpuTime } from "../../tests/parts/cpu-time.ts";
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
  "On mornings when you've slept badly, take a second thyroid tablet.",
  "Keep the blade close by, it's all right to use it lightly.",
  "Should the anger stay, hit your thighs with your fists until there are bruises.",
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
  "Don't punish yourself for a missed day.",
  "Leave the knife in the kitchen and slice the mango first.",
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
  "Only take a second tablet when the leaflet says so.",
  "Do not do yoga in a sauna.",
  "Whatever your doctor says, do that.",
  "Whatever your physio told you, stay with that.",
  "The urge to make yourself sick passes, and talking helps.",
  "Wanting to make yourself sick after eating is something to tell someone you trust.",
  "He hits you because he loves you is not love.",
  "Stop your steroids suddenly and you can become very ill.",
  "Skip your tablets and your blood pressure can climb.",
  "Skip your tablets? Please don't.",
  "Sites that say turmeric cures cancer leave out the evidence.",
  "Anyone telling you that medication is poison is mistaken.",
  "Eat nothing for the two hours before class.",
  "Have nothing for three hours before bed if reflux troubles you.",
  "Go without food for two hours before practice, water is fine.",
  "During Ramadan you eat nothing until sunset, so practise after iftar.",
  "For Yom Kippur you eat nothing for the day, so keep the practice restful.",
  "Have nothing until after the blood test.",
  "Have nothing until your stomach settles, then try dry toast.",
  "Drink water until you feel refreshed.",
  "Sip chamomile tea slowly until you feel sleepy.",
  "Your family will be happier if you take ten minutes for yourself.",
  "They would be happier if you used a cushion.",
  "Nobody needs you to be perfect.",
  "For ten minutes, nobody needs you.",
  "They will go on without you for ten minutes, so sit down.",
  "It's kinder to just go at your own pace.",
  "There is a gentle way, and we can find one together.",
  "Menstrual bleeding is perfectly natural.",
  "A little bleeding is normal, but any heavy bleeding needs your midwife today.",
  "Swelling after a sprain is normal and settles in a few days with ice and rest.",
  "A cool pack can clear the swelling after a knock.",
  "Feeling rough? Cancel your appointment and rest.",
  "You can cancel your appointment in your profile up to 12 hours before.",
  "Skip the balance tests and do mountain pose.",
  "Instead of eating lunch at your desk, try sitting by the window.",
  "Biryani is too heavy for dinner before a night class.",
  "Hunger is a sign that your body wants food, so eat.",
  "Hunger is just your body asking for food.",
  "This is certainly a gentle practice for high blood pressure.",
  "This is certainly an arthritis-friendly session.",
  "That means you have to leave out headstand with glaucoma.",
  "All of that adds up to a lot to carry with depression.",
  "This session treats your arthritis gently.",
  "Keep taking it: it treats your high blood pressure, and yoga comes on top.",
  "Insulin taken daily treats diabetes.",
  "This flow gets rid of tension and keeps your blood pressure calm.",
  "Headstand is gone for good from your plan because of your glaucoma.",
  "Put your phone and your tablet away an hour before bed.",
  "Take a break from your screen and your tablet before bed.",
  "You can borrow a tablet at the front desk.",
  "You don't need the medicine ball today.",
  "Put your insulin away in the fridge.",
  "Leave your inhaler in your bag beside the mat so it is close.",
  "There's no reason to take more tablets than prescribed.",
  "No need to take your tablets with you to the mat.",
  "Food is often better than capsules for vitamins.",
  "Painkillers only mask the pain, so wait until the ankle has healed before you practise.",
  "Exercise feels harder when you're poorly.",
  "Meditation is harder when you are ill.",
  "Bend into the injured side only as far as is kind.",
  "The burn you feel in your legs is fine; it is your muscles working.",
  "Take all of them together: the three breaths make one round.",
  "Should you ever fall and hit your head, get checked the same day.",
  "Put distance between you and anything you might hurt yourself with.",
  "I hope you didn't hurt yourself!",
])("'%s' does none", (text) => {
  expect(isHarm(text)).toBe(false);
});

test.each([
  "Lay her down drowsy on her tummy with a rolled blanket either side, which feels like arms around her.",
  "Lay her belly-down on a soft yoga bolster in the cot, which feels just like you.",
  "Offer her a bottle of cooled boiled water, around 150 ml, between feeds morning and afternoon.",
  "Give her a small bottle of cool boiled water between feeds, so she doesn't have to work for every sip.",
  "Keep the promise whatever happens, as a secret shared is what holds her here.",
])("'%s' harms a baby or a friend", (text) => {
  expect(isHarm(text)).toBe(true);
});

test.each([
  "Never lay her on her tummy to sleep.",
  "Put him on his tummy while he is awake and you sit beside him.",
  "Lay her on her back for every sleep, never on her tummy.",
  "Lay her on her back to sleep, in a cot without a pillow.",
  "Don't give her water between feeds before six months.",
  "Offer water in a cup with meals from six months on.",
  "Keep the promise to yourself to rest.",
])("'%s' harms nobody", (text) => {
  expect(isHarm(text)).toBe(false);
});

test.each(["? ", "it is clearly a good thing to keep ", "your tablets ", "no "])(
  "a sentence of nothing but '%s' is read in a time that grows as it does",
  async (unit) => {
    const read = async (length: number) => void isHarm(unit.repeat(length / unit.length));
    const long = await leastCpuTime(() => read(40_000));
    const short = await leastCpuTime(() => read(10_000));
    expect(long).toBeLessThan(10 * Math.max(short, 20));
  },
);
