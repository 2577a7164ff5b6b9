import { z } from "zod";
import { text } from "./text.ts";

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

export const onlyThese = "Only name, photoURL, fitnessLevel, yogaGoal and dietPreference can be changed.";

/** What a member may change of their own document: `PATCH /users/{uid}` merges these and nothing else. */
export const profileChangeSchema = z
  .strictObject(
    {
      name: text("name", 200),
      photoURL: text("photoURL", 200),
      fitnessLevel: text("fitnessLevel", 200),
      yogaGoal: text("yogaGoal", 200),
      dietPreference: text("dietPreference", 200),
    },
    onlyThese,
  )
  .partial();
export type ProfileChange = z.infer<typeof profileChangeSchema>;
