import { z } from "zod";
import type { GoogleSettings } from "../../server/outside-services.ts";

const limitMs = 10_000;
const discoverySchema = z.object({ issuer: z.string(), token_endpoint: z.url() });
const refusalSchema = z.object({ error: z.string(), error_description: z.string().optional() });

/**
 * Asks for a token with a code that is none. A service that knows us refuses the code; one that does not
 * refuses us.
 */
export async function checkGoogle(settings: GoogleSettings, publicUrl: string): Promise<string> {
  const { discoveryUrl } = settings;
  const response = await fetch(discoveryUrl, { signal: AbortSignal.timeout(limitMs) });
  const { data: service } = discoverySchema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !service) throw new Error(`${discoveryUrl} is no OpenID Connect discovery document`);
  // Services differ in where they look for the secret.
  let refusal = await tryCode(service.token_endpoint, settings, publicUrl, "in the body");
  if (isUnknown(refusal)) refusal = await tryCode(service.token_endpoint, settings, publicUrl, "in a header");
  if (isUnknown(refusal)) {
    throw new Error(
      `${service.issuer} does not know us (${refusal}): check GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET`,
    );
  }
  if (refusal.startsWith("redirect_uri_mismatch")) {
    throw new Error(`allow the address ${callbackOf(publicUrl)} there, under the authorized redirect URIs`);
  }
  return `${service.issuer} knows us; it must lead back to ${callbackOf(publicUrl)}`;
}

async function tryCode(
  address: string,
  { clientId, clientSecret }: GoogleSettings,
  publicUrl: string,
  secret: "in the body" | "in a header",
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: "a-code-of-the-doctor",
    redirect_uri: callbackOf(publicUrl),
    ...(secret === "in the body" && { client_id: clientId, client_secret: clientSecret }),
  });
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(":");
  const response = await fetch(address, {
    method: "POST",
    body,
    signal: AbortSignal.timeout(limitMs),
    headers: secret === "in a header" ? { Authorization: `Basic ${btoa(credentials)}` } : {},
  });
  const { data } = refusalSchema.safeParse(await response.json().catch(() => undefined));
  if (!data) throw new Error(`${address} answered ${response.status} in a way that OpenID Connect does not`);
  return [data.error, data.error_description].filter(Boolean).join(", ");
}

function isUnknown(refusal: string): boolean {
  return /^(invalid_client|unauthorized_client)\b/.test(refusal);
}

function callbackOf(publicUrl: string): string {
  return `${publicUrl}/api/auth/callback/google`;
}
