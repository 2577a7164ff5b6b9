import type { Config } from "../../server/config.ts";
import { reasonOf } from "../../server/process/startup-error.ts";
import { findAddressMistake } from "../../server/setup-mistakes.ts";

const limitMs = 10_000;

/** Whether visitors who go to PUBLIC_URL come to us. Only in production: at home the server may be off. */
export async function checkAddress(config: Config): Promise<string> {
  const { publicUrl } = config;
  const mistake = findAddressMistake(config);
  if (mistake) throw new Error(mistake);
  const response = await fetch(`${publicUrl}/live`, {
    redirect: "manual",
    signal: AbortSignal.timeout(limitMs),
  }).catch((error) => {
    const reason = reasonOf(error instanceof Error && error.cause ? error.cause : error);
    throw new Error(
      `${publicUrl} does not answer (${reason}): start the server, and lead the name and the proxy to it`,
    );
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const isOurs =
    typeof answer === "object" && answer !== null && "status" in answer && answer.status === "live";
  if (!response.ok || !isOurs) {
    throw new Error(
      `${publicUrl} is another site (it answers /live with ${response.status}): set PUBLIC_URL to the address visitors use`,
    );
  }
  return `${publicUrl} leads to this program`;
}
