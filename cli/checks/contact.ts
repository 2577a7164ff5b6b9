import type { ContactSettings } from "../../contract/contact-form.ts";
import { reasonOf } from "../../server/process/startup-error.ts";

const limitMs = 10_000;

/** Knocks at the hosted contact service without sending anything: any answer but a failure will do. */
export async function checkContact({ origin }: ContactSettings): Promise<string> {
  const address = `${origin}/api/v1.0/email/send`;
  const response = await fetch(address, {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
    signal: AbortSignal.timeout(limitMs),
  }).catch((error) => {
    const reason = reasonOf(error instanceof Error && error.cause ? error.cause : error);
    throw new Error(`${origin} cannot be reached (${reason}): check EMAILJS_ORIGIN, or leave all four out`);
  });
  if (response.status === 404 || response.status >= 500) {
    throw new Error(`${address} answers ${response.status}: check EMAILJS_ORIGIN, or leave all four out`);
  }
  return `EmailJS at ${origin} answers; send yourself a message from Contact to try its ids`;
}
