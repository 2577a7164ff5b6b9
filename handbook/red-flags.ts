/** What must never be answered with a practice. Each rule is a combination of concepts near each other. */
import type { Concept } from "./concepts.ts";

export type RedFlagKind = "emergency" | "self-harm" | "eating" | "danger";

export type RedFlag = {
  id: string;
  kind: RedFlagKind;
  /** What it could be, in words that do not diagnose. */
  couldBe: string;
  rules: Rule[];
};

/**
 * How much each sign weighs when several come together within a few sentences: people describe more than
 * any rule foresees, and three or four of these at once are an alarm whatever they add up to.
 */
export const signWeights: Partial<Record<Concept, number>> = {
  breathless: 1,
  coldSweat: 1,
  faint: 1.2,
  racing: 1,
  bleeding: 1,
  numb: 0.8,
  weak: 0.8,
  confused: 1,
  visionLoss: 0.8,
  nausea: 0.8,
  fever: 1,
  swollen: 0.7,
  speech: 1,
  sudden: 0.6,
  cannotBearWeight: 0.8,
  worst: 1.2,
  weightLoss: 1,
  nightPain: 0.6,
  collapsing: 0.6,
  pain: 0.5,
  chest: 0.6,
  headache: 0.5,
  belly: 0.3,
  back: 0.2,
  notEasing: 0.6,
  shakyOrSick: 0.7,
  rigid: 1,
  bothLegs: 0.7,
  drooping: 0.5,
  stiffNeck: 0.8,
  incontinent: 1,
  saddle: 0.4,
  pressure: 0.4,
  fall: 0.6,
  oldOrSteroids: 0.4,
  cancerHistory: 0.6,
  tinyWeight: 1,
  starving: 1,
  pregnant: 0.3,
  allergic: 0.5,
  closing: 0.4,
};

/** From this weight on, and within so many words. */
export const enoughSigns = { weight: 2.5, within: 40 };

export const severalSigns: RedFlag = {
  id: "several-signs",
  kind: "emergency",
  couldBe: "Several of the signs you describe together need a doctor's eyes.",
  rules: [],
};

/** All of these, within so many words of each other (16 unless told). */
export type Rule = {
  all: Concept[];
  within?: number;
  /** A named event that may lie in the past or be somebody's question, in which case it is none. */
  isNamed?: boolean;
};

export const redFlags: RedFlag[] = [
  {
    id: "heart",
    kind: "emergency",
    couldBe: "Signs like these can come from the heart.",
    rules: [
      { all: ["chest", "breathless"], within: 14 },
      { all: ["racing", "breathless", "sudden"], within: 24 },
      { all: ["racing", "coldSweat"], within: 16 },
      { all: ["coldSweat", "elephant"] },
      { all: ["racing", "faint"] },
      { all: ["chest", "coldSweat"] },
      { all: ["heartAttack"], isNamed: true },
      { all: ["chest", "pressure"], within: 8 },
      { all: ["chest", "pain"], within: 8 },
      { all: ["armOrJaw", "pain", "breathless"], within: 20 },
      { all: ["armOrJaw", "pain", "coldSweat"], within: 20 },
      { all: ["armOrJaw", "pressure", "coldSweat"], within: 20 },
      { all: ["breathless", "coldSweat"], within: 16 },
    ],
  },
  {
    id: "stroke",
    kind: "emergency",
    couldBe: "Signs like these can be a stroke.",
    rules: [
      { all: ["face", "numb"], within: 6 },
      { all: ["face", "drooping", "limb"], within: 20 },
      { all: ["speech", "drooping"], within: 20 },
      { all: ["speech", "confused"], within: 12 },
      { all: ["limb", "weak", "face"], within: 16 },
      { all: ["visionLoss", "spins"], within: 20 },
      { all: ["stroke"], isNamed: true },
      { all: ["face", "drooping"], within: 6 },
      { all: ["face", "numb", "sudden"], within: 12 },
      { all: ["speech", "sudden"], within: 10 },
      { all: ["speech", "weak"], within: 14 },
      { all: ["speech", "numb"], within: 14 },
      { all: ["speech", "face"], within: 12 },
      { all: ["weakOneSide", "numb"], within: 10 },
      { all: ["weakOneSide", "weak"], within: 10 },
      { all: ["limb", "weak", "sudden"], within: 10 },
    ],
  },
  {
    id: "cauda-equina",
    kind: "emergency",
    couldBe: "Signs like these can mean that nerves at the base of the spine are being pressed.",
    rules: [
      { all: ["incontinent", "unfelt"], within: 14 },
      { all: ["waistDown"] },
      { all: ["bothLegs", "weak"], within: 16 },
      { all: ["saddle", "bothLegs"], within: 24 },
      { all: ["incontinent", "back"], within: 30 },
      { all: ["incontinent", "bothLegs"], within: 30 },
      { all: ["incontinent", "numb"], within: 30 },
      { all: ["saddle", "numb"], within: 10 },
      { all: ["bladderOrBowel", "lossOfControl", "back"], within: 30 },
      { all: ["bladderOrBowel", "lossOfControl", "numb"], within: 30 },
      { all: ["bladderOrBowel", "lossOfControl", "bothLegs"], within: 30 },
      { all: ["bothLegs", "weak", "back"], within: 24 },
      { all: ["bothLegs", "numb", "back"], within: 24 },
    ],
  },
  {
    id: "spine-illness",
    kind: "emergency",
    couldBe: "Back pain with signs like these needs a doctor today.",
    rules: [
      { all: ["back", "pain", "cancerHistory"], within: 30 },
      { all: ["back", "fever"], within: 24 },
      { all: ["back", "fever"], within: 20 },
      { all: ["back", "weightLoss"], within: 30 },
      { all: ["back", "cancerHistory", "nightPain"], within: 30 },
      { all: ["back", "cancerHistory", "pain"], within: 20 },
    ],
  },
  {
    id: "fracture",
    kind: "emergency",
    couldBe: "After a fall like this a bone may be broken.",
    rules: [
      { all: ["fall", "neckPart", "pain"], within: 18, isNamed: true },
      { all: ["fall", "neckPart", "numb"], within: 24, isNamed: true },
      { all: ["fall", "brokenLook"], within: 30, isNamed: true },
      { all: ["fall", "oldOrSteroids", "cannotBearWeight"], within: 50, isNamed: true },
      { all: ["brokenLook"] },
      { all: ["fall", "swollen", "cannotBearWeight"], within: 30, isNamed: true },
      { all: ["fall", "cannotBearWeight"], within: 24, isNamed: true },
      { all: ["fall", "oldOrSteroids", "pain"], within: 30, isNamed: true },
      { all: ["fall", "back", "worst"], within: 20, isNamed: true },
      { all: ["fall", "numb"], within: 16, isNamed: true },
    ],
  },
  {
    id: "clot",
    kind: "emergency",
    couldBe: "Signs like these can be a blood clot.",
    rules: [
      { all: ["calf", "swollen"], within: 6 },
      { all: ["coughBlood"] },
      { all: ["calf", "swollen", "warmOrRed"], within: 16 },
      { all: ["calf", "swollen", "pain"], within: 14 },
      { all: ["calf", "swollen", "breathless"], within: 30 },
      { all: ["calf", "pain", "longTravel"], within: 24 },
      { all: ["breathless", "sudden"], within: 10 },
      { all: ["breathless", "chest"], within: 14 },
    ],
  },
  {
    id: "head",
    kind: "emergency",
    couldBe: "A headache or a blow to the head with signs like these needs help now.",
    rules: [
      { all: ["photophobia", "fever"], within: 20 },
      { all: ["stiffNeck", "visionLoss"], within: 16 },
      { all: ["headInjury", "visionLoss"], within: 30 },
      { all: ["headInjury", "unresponsive"], within: 20 },
      { all: ["fever", "rash"], within: 40 },
      { all: ["headache", "sudden", "worst"], within: 24 },
      { all: ["rash"] },
      { all: ["headache", "nausea", "sudden"], within: 20 },
      { all: ["headache", "worst", "sudden"], within: 16 },
      { all: ["headache", "worst"], within: 5 },
      { all: ["headache", "stiffNeck"], within: 16 },
      { all: ["stiffNeck", "fever"], within: 16 },
      { all: ["headache", "confused"], within: 16 },
      { all: ["headache", "visionLoss"], within: 16 },
      { all: ["headInjury", "confused"], within: 30 },
      { all: ["headInjury", "nausea"], within: 30 },
      { all: ["headInjury", "headache"], within: 20 },
      { all: ["headInjury", "faint"], within: 30 },
    ],
  },
  {
    id: "sight",
    kind: "emergency",
    couldBe: "A sudden change of sight needs an eye doctor at once.",
    rules: [
      { all: ["eyeHard"] },
      { all: ["vision", "visionLoss", "sudden"], within: 30 },
      { all: ["cantSee", "vision"], within: 8 },
      { all: ["cantSee", "sudden"], within: 8 },
      { all: ["visionLoss", "sudden"], within: 12 },
      { all: ["vision", "visionLoss"], within: 8 },
    ],
  },
  {
    id: "pregnancy",
    kind: "emergency",
    couldBe: "In pregnancy signs like these need your midwife or a hospital now.",
    rules: [
      { all: ["pregnant", "contractions", "waters"], within: 40 },
      { all: ["latePeriod", "pain", "faint"], within: 40 },
      { all: ["latePeriod", "worst"], within: 30 },
      { all: ["pregnant", "bleeding"], within: 24 },
      { all: ["pregnant", "waters"], within: 30 },
      { all: ["waters"] },
      { all: ["pregnant", "fewerMovements"], within: 20 },
      { all: ["pregnant", "headache", "swollen"], within: 30 },
      { all: ["pregnant", "headache", "visionLoss"], within: 30 },
      { all: ["pregnant", "headache", "worst"], within: 20 },
      { all: ["pregnant", "belly", "worst"], within: 20 },
      { all: ["pregnant", "faint"], within: 20 },
    ],
  },
  {
    id: "allergy",
    kind: "emergency",
    couldBe: "Signs like these can be a severe allergic reaction.",
    rules: [
      { all: ["allergic", "closing"], within: 24 },
      { all: ["face", "closing", "nausea"], within: 24 },
      { all: ["face", "closing", "throat"], within: 20 },
      { all: ["hives", "asthma"], within: 20 },
      { all: ["hives", "breathless"], within: 20 },
      { all: ["hives", "throat"], within: 20 },
      { all: ["sting", "throat"], within: 20 },
      { all: ["sting", "collapsing"], within: 20 },
      { all: ["sting", "breathless"], within: 20 },
      { all: ["throat", "closing"], within: 8 },
      { all: ["allergic", "breathless"], within: 24 },
      { all: ["allergic", "throat"], within: 20 },
      { all: ["allergic", "faint"], within: 24 },
    ],
  },
  {
    id: "breathing",
    kind: "emergency",
    couldBe: "Breathing trouble like this needs help now.",
    rules: [
      { all: ["breathTooFast", "blueLips"], within: 40 },
      { all: ["asthma", "notEasing"], within: 20 },
      { all: ["asthma", "breathless"], within: 14 },
      { all: ["blueLips"] },
      { all: ["breathless", "worst"], within: 12 },
      { all: ["breathless", "notEasing"], within: 14 },
    ],
  },
  {
    id: "blood-sugar",
    kind: "emergency",
    couldBe: "Signs like these with diabetes need help now.",
    rules: [
      { all: ["dangerousSugar", "shakyOrSick"], within: 40 },
      { all: ["dangerousSugar", "confused"], within: 40 },
      { all: ["bloodSugar", "coldSweat", "confused"], within: 40 },
      { all: ["bloodSugar", "confused"], within: 24 },
      { all: ["bloodSugar", "shakyOrSick"], within: 16 },
      { all: ["bloodSugar", "faint"], within: 24 },
    ],
  },
  {
    id: "belly",
    kind: "emergency",
    couldBe: "Belly pain like this needs a doctor now.",
    rules: [
      { all: ["belly", "pain", "worst"], within: 12 },
      { all: ["belly", "rigid"], within: 16 },
      { all: ["belly", "pain", "fever", "nausea"], within: 30 },
      { all: ["belly", "pain", "bleeding"], within: 20 },
    ],
  },
  {
    id: "fainting",
    kind: "emergency",
    couldBe: "Fainting during exercise has to be looked at before you move again.",
    rules: [
      { all: ["unresponsive"] },
      { all: ["faint", "exercising"], within: 16 },
      { all: ["faint", "chest"], within: 20 },
      { all: ["faint", "sudden"], within: 12 },
      { all: ["poisoned"] },
    ],
  },
  {
    id: "self-harm",
    kind: "self-harm",
    couldBe: "It sounds as if you are carrying more than anyone should carry alone.",
    rules: [{ all: ["selfHarm"] }],
  },
  {
    id: "eating-crisis",
    kind: "eating",
    couldBe: "Going without food, or getting rid of it, can become dangerous quickly.",
    rules: [
      { all: ["tinyWeight", "collapsing"], within: 40 },
      { all: ["tinyWeight", "starving"], within: 40 },
      { all: ["tinyWeight", "blueLips"], within: 60 },
      { all: ["starving", "days"], within: 8 },
      { all: ["starving", "collapsing"], within: 24 },
      { all: ["starving"] },
    ],
  },
  {
    id: "danger-at-home",
    kind: "danger",
    couldBe: "You deserve to be safe. What you describe is not your fault.",
    rules: [{ all: ["abuse"] }],
  },
];
