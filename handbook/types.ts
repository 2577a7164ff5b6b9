/** The shape of what the studio knows about yoga and food. Data only; the assistant reasons over it. */

/** What a practice asks of a body. Conditions say which of these to leave out, and that is the whole rule. */
export const strains = [
  "head below heart",
  "full inversion",
  "weight on head or neck",
  "deep backbend",
  "deep forward fold",
  "rounded spine",
  "rounded spine under load",
  "deep twist",
  "weight on wrists",
  "weight on shoulders",
  "arms overhead",
  "kneeling",
  "deep knee bend",
  "knee twist",
  "deep hip stretch",
  "wide legs",
  "balance",
  "lying on the belly",
  "lying flat on the back",
  "strong belly work",
  "breath holding",
  "forceful breathing",
  "long standing still",
  "quick rising",
  "jumping",
  "neck circles",
  "legs above heart",
  "uneven legs",
  "end of range in the shoulders",
  "pressure on the pelvic floor",
  "hard effort",
] as const;
export type Strain = (typeof strains)[number];

export const areas = [
  "neck",
  "shoulders",
  "upper back",
  "lower back",
  "chest",
  "wrists",
  "core",
  "hips",
  "hamstrings",
  "legs",
  "knees",
  "feet",
  "pelvic floor",
  "belly",
  "breath",
  "mind",
] as const;
/** The part of a person that a practice works on. */
export type Area = (typeof areas)[number];

export const levels = ["Beginner", "Intermediate", "Advanced"] as const;
export type Level = (typeof levels)[number];

export const goals = ["Flexibility", "Strength", "Relaxation", "Weight Loss"] as const;
export type Goal = (typeof goals)[number];

export const positions = [
  "standing",
  "chair",
  "hands and knees",
  "kneeling",
  "sitting",
  "belly",
  "back",
  "side",
] as const;
/** How the body is placed; what it leans on is a prop. */
export type Position = (typeof positions)[number];
export type Phase = "warm-up" | "main" | "cool-down" | "rest";

export const props = ["chair", "table", "wall", "block", "strap", "cushion", "blanket", "bolster"] as const;
/** A thing to lean, sit or lie on, or to hold. Everybody has a mat or a carpet. */
export type Prop = (typeof props)[number];

/** One thing to do on the mat: a pose, a breathing practice or a way to rest. */
export type Practice = {
  /** Kebab-case, as others name it. */
  id: string;
  name: string;
  sanskrit: string;
  /** Other names people use, in lower case. */
  aliases: string[];
  kind: "pose" | "breathing" | "relaxation";
  level: Level;
  position: Position;
  /** Where in a session it fits. */
  phases: Phase[];
  /** What is loosened, stretched or soothed. */
  eases: Area[];
  /** What is made to work or to bear weight, never what is merely touched. */
  loads: Area[];
  goals: Goal[];
  /** 0 rest and breath, 1 gentle, 2 work, 3 hard. */
  effort: 0 | 1 | 2 | 3;
  strains: Strain[];
  /** What it may help with, in one sentence; never a cure. */
  why: string;
  /** How to do it, each one short sentence. */
  cues: string[];
  /** What most often goes wrong, and what to do instead. */
  mistake: string;
  /** How much: breaths, rounds or sides. */
  dose: string;
  /** Done on one side, then on the other; the dose is for each. */
  isOneSided: boolean;
  /** How long that takes, both sides together, a whole number. */
  minutes: number;
  /** Without these it cannot be done. */
  needs: Prop[];
  /** These make it softer. */
  helps: Prop[];
  /** What to do instead when this is too much; null only for what has no strain at all. */
  gentler: string | null;
  /** What answers it gently; every deep backbend, fold and twist has some. */
  counterposes: string[];
  /** What warms up for it; every advanced practice has some. */
  prepares: string[];
};

/** Where a clinical statement comes from, and which person has stood up for it; empty until one has. */
export type Reviewed = { source: string; reviewedBy: string; reviewedOn: string };

/** What changes what is safe, whatever somebody wants to practise for. */
export type Condition = Reviewed & {
  id: string;
  /** As a sentence names it: "You mentioned glaucoma." */
  name: string;
  avoid: Strain[];
  /** Why those are left out, in one short sentence. */
  why: string;
  /** Whom to ask before starting. */
  ask: string;
  /** Other conditions that hold with it. */
  implies?: string[];
  /** Where somebody with it practises, unless they say otherwise. */
  stays?: Position[];
  /** It concerns one part alone: whoever has it may work hard with all others. */
  isLocal?: true;
  /** For how many days after it happened it matters; without this, for good. */
  lastsDays?: number;
  /** What else holds while it is this fresh. */
  whileRecent?: { days: number; id: string };
  /** How to go about it, where the usual plan would be too much. */
  pace?: string;
};

/** What people come with: what may help, what to leave out, and when it is not for yoga. */
export type Complaint = Reviewed & {
  id: string;
  /** As a sentence names it: "a plan for a sore lower back". */
  name: string;
  areas: Area[];
  /** Practices in the order they are best done; those that do not suit somebody are replaced. */
  practices: string[];
  avoid: Strain[];
  why: string;
  /** Small things for the day. */
  habits: string[];
  seeSomeone: string;
  /** The same for whoever has had it for months, where it says how long to wait. */
  seeSomeoneNow?: string;
};

/** A medicine that tells of a condition, or is one to take care of. */
export type Medicine = Reviewed & {
  id: string;
  /** What it is sold as, the same in every language, parted by commas. */
  names: string;
  /** The conditions that whoever takes it has. */
  implies: string[];
};

/** What must not come together with an illness, a medicine or a way of eating. */
export type Clash = Reviewed & {
  id: string;
  /** Whose condition has it. */
  conditions: string[];
  /** And how people say that it is theirs, in lower case, parted by commas. */
  people: string;
  /** Foods, herbs and remedies that are not for them, the same way. */
  things: string;
  /** Only where a sentence speaks of a medicine too. */
  isBesideMedicine?: boolean;
};

/** What is known about one part of people. */
export type Topic = { conditions: Condition[]; complaints: Complaint[] };

export const allergens = [
  "gluten",
  "dairy",
  "egg",
  "tree nuts",
  "peanut",
  "soy",
  "sesame",
  "fish",
  "shellfish",
  "mustard",
  "celery",
  "lupin",
  "sulphites",
] as const;
export type Allergen = (typeof allergens)[number];

/** What an ingredient is made of, beyond allergens, as far as a diet may care. */
export const traits = [
  "meat",
  "poultry",
  "beef",
  "pork",
  "fish",
  "shellfish",
  "dairy",
  "egg",
  "honey",
  "onion or garlic",
  "root vegetable",
  "nightshade",
  "fungus",
  "legume",
  "grain",
  "starchy",
  "sweet",
  "sweet fruit",
  "citrus",
  "salty",
  "spicy",
  "caffeine",
  "alcohol",
  "fermented",
  "high tyramine",
  "high histamine",
  "high fodmap",
  "reflux trigger",
  "protein",
  "mediterranean",
] as const;
export type Trait = (typeof traits)[number];

export type Ingredient = {
  id: string;
  /** As it stands in a shopping list. */
  name: string;
  /** One and several of it, where portions count them. */
  counted?: { one: string; many: string };
  /** Other words for it or for what it is made of, in lower case. */
  aliases: string[];
  allergens: Allergen[];
  traits: Trait[];
  section:
    | "vegetables"
    | "fruit"
    | "grains"
    | "beans"
    | "soy"
    | "nuts"
    | "seeds"
    | "milk products"
    | "eggs"
    | "fish"
    | "meat"
    | "pantry and spices";
};

/** One person's portion. What it suits follows from its ingredients. */
export type Meal = {
  id: string;
  name: string;
  kind: "breakfast" | "lunch" | "dinner" | "snack";
  ingredients: { id: string; amount: string }[];
  /** How to make it, in one or two short sentences. */
  method: string;
};
