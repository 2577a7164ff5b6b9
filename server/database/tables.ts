import type { Kysely } from "kysely";

/** The `users/{uid}` document. Times are ISO 8601 text in UTC, the same on both databases. */
export type ProfileTable = {
  uid: string;
  name: string;
  email: string;
  photoURL: string;
  createdAt: string;
  fitnessLevel: string;
  yogaGoal: string;
  dietPreference: string;
};

export type Tables = { profile: ProfileTable };

/** The one way to query, whichever database is behind it. */
export type Database = Kysely<Tables>;
