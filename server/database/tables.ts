import type { Kysely } from "kysely";
import type { Profile } from "../../contract/profile.ts";

export type OutboxTable = {
  id: string;
  /** `held` is what the contact form's trap caught: kept, not sent, until the owner releases it. */
  status: "queued" | "sent" | "parked" | "held";
  sender: string;
  recipient: string;
  subject: string;
  /** The whole message as it goes over the wire, so that every attempt sends the same mail. */
  raw: string;
  createdAt: string;
  nextAttemptAt: string;
  leaseUntil: string | null;
  attempts: number;
  lastError: string | null;
  sentAt: string | null;
};

export type RequestCountTable = { key: string; count: number; windowEndsAt: string };

/** better-auth's tables, as far as we read them ourselves; it writes them. */
export type UserTable = {
  id: string;
  name: string;
  email: string;
  /** 0 or 1. */
  emailVerified: number;
  createdAt: string;
};
export type SessionTable = {
  id: string;
  token: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
};
export type AccountTable = { id: string; userId: string; providerId: string; createdAt: string };
export type VerificationTable = { id: string; value: string };

export type Tables = {
  /** The `users/{uid}` document. Times are ISO 8601 text in UTC everywhere, the same on both databases. */
  profile: Profile;
  outbox: OutboxTable;
  requestCount: RequestCountTable;
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
};

/** The one way to query, whichever database is behind it. */
export type Database = Kysely<Tables>;
