import { APIError } from "better-auth/api";
import { createBoundedQueue } from "../process/bounded-queue.ts";
import { hashPassword, isPasswordOf } from "./passwords.ts";

/** A hash takes one of Node's four threads for a while: one is left for files and names to be looked up. */
const limits = { atOnce: 3, waiting: 100 };
const tooMany = "Many people are signing in at the moment. Please try again in a moment.";

/** Hashes and checks passwords, a few at a time. */
export function createPasswordHashing(cost: number) {
  const queue = createBoundedQueue(
    limits,
    () => new APIError("SERVICE_UNAVAILABLE", { message: tooMany }, { "Retry-After": "5" }),
  );
  return {
    hash: (password: string) => queue.run(() => hashPassword(password, cost)),
    verify: ({ hash, password }: { hash: string; password: string }) =>
      queue.run(() => isPasswordOf(hash, password)),
  };
}
