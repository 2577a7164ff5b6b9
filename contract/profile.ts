import { z } from "zod";

/** The `users/{uid}` document. */
export type Profile = {
  uid: string;
  name: string;
  email: string;
  photoURL: string;
  createdAt: string;
  fitnessLevel: string;
  yogaGoal: string;
  dietPreference: string;
};

const text = z
  .string("must be text")
  .max(200, "may have at most 200 characters")
  .refine((value) => value.isWellFormed() && !value.includes("\0"), "contains characters that are not text");

/** What a member may change of their own document: `PATCH /users/{uid}` merges these and nothing else. */
export const profileChangeSchema = z
  .strictObject({
    name: text,
    photoURL: text,
    fitnessLevel: text,
    yogaGoal: text,
    dietPreference: text,
  })
  .partial();
export type ProfileChange = z.infer<typeof profileChangeSchema>;
