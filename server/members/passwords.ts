import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** What a hash costs unless the server is told otherwise; the one that better-auth has fixed. */
export const usualPasswordCost = 16_384;

const blockSize = 16;
const keyLength = 64;

/** A salt, the key that scrypt makes of it and the password, and what that cost: a later change locks nobody out. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16).toString("hex");
  const key = await deriveKey(password, salt, cost);
  return `${salt}:${key.toString("hex")}:${cost}`;
}

export async function isPasswordOf(hash: string, password: string): Promise<boolean> {
  // Hashes from before the cost was written down are better-auth's own.
  const [salt = "", key = "", cost = usualPasswordCost] = hash.split(":");
  const kept = Buffer.from(key, "hex");
  const given = await deriveKey(password, salt, Number(cost));
  return kept.length === given.length && timingSafeEqual(kept, given);
}

function deriveKey(password: string, salt: string, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: cost, r: blockSize, p: 1, maxmem: 2 * 128 * cost * blockSize };
  return new Promise((resolve, reject) => {
    // The same letters in another encoding are the same password.
    scrypt(password.normalize("NFKC"), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
