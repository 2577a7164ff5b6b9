import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceSeconds = 300;

/** Stripe's scheme: `t=seconds,v1=hex`, the HMAC of the time, a dot and the body. */
export function signEvent(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(`${seconds}.${body}`, secret)}`;
}

/** Whether a body was signed by whoever knows the secret, at most five minutes before or after now. */
export function isGenuine(body: string, header: string, secret: string, now: Date): boolean {
  const fields = header.split(",").map((field) => field.trim().split("="));
  const time = fields.find(([name]) => name === "t")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false;
  const expected = Buffer.from(hmac(`${time}.${body}`, secret));
  return fields.some(([name, value = ""]) => {
    const given = Buffer.from(value);
    return name === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function hmac(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}
