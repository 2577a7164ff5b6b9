import { reasonOf } from "../../server/process/startup-error.ts";

/** One thing that was tried: fine, or what to do about it. */
export type Finding = { what: string; problem?: string };

/** Tries one thing; what it throws is the problem. */
export async function examine(what: string, check: () => Promise<string>): Promise<Finding[]> {
  try {
    return [{ what: `${what}: ${await check()}` }];
  } catch (error) {
    return [{ what, problem: reasonOf(error) }];
  }
}
