import type { ClassView } from "../../contract/booking.ts";
import type { Preferences } from "../assistant.ts";
import type { KnownMember } from "../know-member.ts";

/** A pass as its holder would speak of it. */
export type HeldPass = { name: string; validity: string };

/** Whom an answer is for. */
export type Member = {
  known: KnownMember;
  preferences: Preferences;
  passes: HeldPass[];
  /** The dated classes to come, the next one first, with what the member has booked. */
  classes: ClassView[];
  /** What they described for their last therapy plan, if they did. */
  lastDescribed: string | undefined;
  /** The same member on the same day has the same seed. */
  seed: string;
  now: Date;
};
