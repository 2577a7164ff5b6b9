import { createCueFinder } from "./cue-finder.ts";
import { findMedicines } from "./harm-marks.ts";
import { readStance } from "./is-warned.ts";

type Said = "change" | "take" | "measure" | "substance" | "asks first";

const find = createCueFinder<Said>([
  {
    item: "change",
    list: `hold off, hold off on, manage without, stop, stopping, quit, drop, ditch, halve, halving, cut, reduce, lower, taper, come off, coming off, get off, wean, skip, skipping, throw, throwing, toss, bin, flush, leave, leaving, swap, replace, double, triple, increase, raise, adjust, switch off, turn off, turn down, pause, pausing, go without, do without, peel off, put away, bury, trade, space out, stretch, only every, every other, every second, half the, a quarter of, two instead,
      deja, deje, dejar, dejes, suspende, suspenda, tira, tire, reduce, reduzca, baja, baje, quita, salta, duplica, cambia, setz, setze, setzen, lass, lasse, wirf, werfen, halbier*, reduzier*, verdopp*, tausch, spar dir, arretez, arrete, arreter, stoppez, jetez, jette, diminue*, reduisez, sautez, saute, doublez, remplacez, laissez tomber, band kar*, band karo, chhod do, chhod dijiye, chod do, kam kar*, बंद कर*, छोड़ दीजिए, छोड़ दो, छोड़ें`,
  },
  {
    item: "take",
    list: `take, takes, taking, swallow, use, start with, begin with, add, have, chew, drink, give, inject, toma, tome, tomar, nimm, nehmen, nehmt, prenez, prends, prendre, lo, lijiye, khao, लें, लीजिए`,
  },
  {
    item: "measure",
    list: `mg, mcg, milligram*, microgram*, iu, ug, µg, capsule, capsules, comprimes, comprimidos, tabletten, pills, tablets, pastillas, drops, gouttes, gotas, tropfen, sachets`,
  },
  {
    item: "substance",
    list: `iron, vitamin, vitamins, magnesium, zinc, potassium, iodine, selenium, calcium, melatonin, ashwagandha, curcumin, turmeric, ginkgo, ginseng, valerian, kava, niacin, berberine, iron tablets, supplement, supplements, wort, aspirin, ibuprofen, paracetamol, acetaminophen, thyroxine, extract, omega, creatine, hierro, magnesio, eisen, fer, ibuprofeno, ibuprofene, zopiclone, sleeping`,
  },
  {
    item: "asks first",
    list: `doctor, doctors, gp, pharmacist, prescriber, prescribed, prescription, as usual, as directed, team, specialist, nurse, clinic, midwife, without asking, without talking, without your, on your own, by yourself, yourself, never, please do not, medico, arzt, arztin, arztlich*, verordnet, medecin, prescrit*, apotheker, डॉक्टर, pooche bina, पूछे बिना, label, packet`,
  },
]);

const reach = 6;

/**
 * Whether a sentence tells somebody to change a medicine, or to take so much of something. Whoever sends them to a
 * doctor with it, or warns of it, tells them nothing of the kind.
 */
export function tellsToTake(words: string[]): boolean {
  const said = find(words);
  const denied = readStance(words).filter(({ item, start }) => item === "no" || words[start] === "avoid");
  const isDenied = (start: number) => denied.some((each) => each.start < start && start - each.end <= 3);
  const hasAsked = said.some(({ item }) => item === "asks first");
  const at = (item: Said) => said.filter((each) => each.item === item && !isDenied(each.start));
  const isNear = (one: { start: number }, other: { start: number }) =>
    Math.abs(one.start - other.start) <= reach;
  const medicines = findMedicines(words);
  if (
    !hasAsked &&
    at("change").some((change) =>
      medicines.some(
        (each) =>
          each.start > change.start && isNear(change, each) && !isUntil(words, change.start, each.start),
      ),
    )
  )
    return true;
  const measured = at("measure").filter(({ start }) =>
    words
      .slice(Math.max(0, start - 2), start)
      .some((word) => /^(?:\d|two|three|four|five|six|ten|dos|tres|zwei|drei|deux|trois|do|teen)/.test(word)),
  );
  const doses = measured.filter((each) =>
    [...at("substance"), ...medicines].some((other) => isNear(each, other)),
  );
  return (
    !hasAsked &&
    doses.length > 0 &&
    (at("take").length > 0 ||
      doses.some(({ start }) =>
        words
          .slice(start)
          .some((word) => /^(?:daily|day|night|morning|evening|times|dia|tag|jour)$/.test(word)),
      ))
  );
}

/** "Leave the wine until the antibiotic is finished" is said of the wine. */
function isUntil(words: string[], from: number, to: number): boolean {
  return words.slice(from, to).some((word) => /^(?:until|till|while|whilst|during)$/.test(word));
}

const findHunger = createCueFinder<"nothing" | "long" | "against">([
  {
    item: "nothing",
    list: `without food, without eating, without any food, skip food, skip all food, no food, no meals, nothing to eat, nothing solid, no solid food, no solid foods, no solids, only vegetable juice, only vegetable juices, only fruit juice, only green juice, only green juices, juices only, eat nothing, dont eat, not eat, only water, just water, water only, nothing but water, nothing but lemon, lemon water only, only lemon water, broth only, only broth, only juice, juice only, nothing but juice, fast for, fasting for, water fast, dry fast, juice fast, fasts, starve, solo agua, sin comer, nada solido, nur wasser, ohne essen, nichts essen, nichts festes, faste, que de l eau, sans manger, rien de solide, jeunez, jeuner, sirf paani, sirf nimbu paani, kuch mat khao, सिर्फ पानी, सिर्फ़ पानी, कुछ मत खाइए, upvas`,
  },
  {
    item: "long",
    list: `hours, days, day, week, weeks, until friday, until sunday, until monday, until the, until your, weekend, month, dias, dia, horas, semana, tage, tag, stunden, woche, jours, jour, heures, semaine, din, hafte, दिन, घंटे, तीन दिन`,
  },
  {
    item: "against",
    list: `isnt, is not, not a good, wouldnt, dont recommend, avoid, never, shouldnt, dangerous, risky, unsafe, harm*, doctor*, hypo, please dont, no need to fast, mas no, peligros*, gefahrlich*, keine gute, dangereu*, deconseill*, medico, arzt, medecin, overnight, between dinner, ramadan, some people, some traditions, bad idea, cost*, before class, before practice, before your class, just not with, please leave out, can leave you, could leave you, can bring, can wake, can push, could push, might push, can upset, may affect, wont help with, is no way, is no food, are no meals, id not do, rather than no food, may not be safe, is a long time, sets you up, before bed, hard on, riskiest, does do`,
  },
]);

const breaking =
  /(?<!\b(?:not|never|dont|without|before|avoid|until|till|than|after) (?:\S+ )?)\bbreak(?:ing|s)? (?:the|your|a) fast\b/g;

const clock = "(\\d{1,2})(?: ?([ap])\\.? ?m\\b)?";
const eatingHours = new RegExp(
  `\\b(?:eat|eating|food|meals?) only (?:between|from) ${clock}\\.? (?:and|to|until|till) ${clock}(?! (?:months?|weeks?|years?|kg))`,
);
const juiceDays =
  /\b(?:a|one|two|three|\d|(?:a )?few) (?:whole |full )?(?:days?|weeks?) of (?:\S+ )?(?:juices?|water|broth|tea|smoothies) (?:is|are|will be) (?:enough|plenty|all you need)\b/;
/** Whoever eats within so few hours goes without food for the rest of the day. */
const fewestHours = 6;

/** "Eat only between 4 and 6", "a day of celery juice is enough". */
function isFastingHours(plain: string): boolean {
  const [, from, morning, to, evening] = eatingHours.exec(plain) ?? [];
  if (from !== undefined && hoursBetween(from, morning, to ?? "", evening) < fewestHours) return true;
  return juiceDays.test(plain) && !/\b(?:not|never|isnt|wont|no)\b/.test(plain);
}

/** From 11 am to 1 pm there are two, and from 9 to 5, without more words, eight. */
function hoursBetween(from: string, half = "", to: string, otherHalf = half): number {
  const isKnown = half !== "" || otherHalf !== "";
  const hourOf = (hour: string, own: string) => (Number(hour) % 12) + (own === "p" ? 12 : 0);
  if (!isKnown) return (Number(to) - Number(from) + 12) % 12 || 12;
  return (hourOf(to, otherHalf) - hourOf(from, half || otherHalf) + 24) % 24 || 24;
}

/** "Don't crash diet or fast for days." */
const warnsOfHunger =
  /^(?:and |but |so |also |please )*(?:never|do not|dont|no need to|avoid) (?:crash|fast|fasting|starve|skip|starving|skipping|juice|go without)\b(?!.*\b(?:but|just|instead|only|rather)\b)/;

/** "A day without food could give you a serious low." */
const hasConsequence =
  /\b(?:can|could|may|might|would|will) (?:\S+ )?(?:give|cause|throw|lead|drop|make|mean|trigger|set off|bring on|end in|tip|swing|send|leave|start)\b.{0,60}\b(?:lows?|hypos?|faint|dizzy|collapse|binge|headaches?|danger\w*|ketoacidosis|up and down|swings?|unwell|ill|hospital|old cycle|weak)\b/;

/** Whether a sentence tells somebody to go without food for long. */
export function tellsToStarve(sentence: string[]): boolean {
  // "Breaking the fast for your health is permitted."
  const said = sentence.join(" ");
  const plain = said.replaceAll(breaking, "eating");
  const words = plain === said ? sentence : plain.split(" ");
  const found = new Set(findHunger(words).map(({ item }) => item));
  if (found.has("against")) return false;
  const isWithout = found.has("nothing") && found.has("long") && words.at(-1) !== "?";
  if (!isWithout && !isFastingHours(plain)) return false;
  // "No food groups cut out" starves nobody, and "an empty stomach, water only" is how a tablet is taken.
  const isTaken = findMedicines(words).length > 0 && /\bempty stomach\b/.test(plain);
  return (
    !isTaken &&
    !/\bno food groups?\b/.test(plain) &&
    !warnsOfHunger.test(plain) &&
    !hasConsequence.test(plain)
  );
}
