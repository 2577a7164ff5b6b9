/** What somebody may say after practising. Apart from the schemas, so that a page need not carry Zod for it. */
export const feelings = ["good", "too much", "hurt"] as const;
export type Feeling = (typeof feelings)[number];

/** Where it may have hurt, from the head down; each is an area of the handbook's. */
export const sorePlaces = [
  "neck",
  "shoulders",
  "upper back",
  "lower back",
  "wrists",
  "belly",
  "hips",
  "hamstrings",
  "legs",
  "knees",
  "feet",
] as const;
export type SorePlace = (typeof sorePlaces)[number];
