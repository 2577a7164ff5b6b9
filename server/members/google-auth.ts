import { AppError } from "../http/errors.ts";
import type { GoogleSettings } from "../outside-services.ts";
import { type Auth, type AuthParts, createAuth } from "./create-auth.ts";

export const googleId = "google";

/**
 * Accounts with Google added, opened when somebody first asks for it: what Google publishes about itself
 * is fetched then, and again next time if it could not be.
 */
export function createGoogleAuth(parts: AuthParts, google: GoogleSettings): () => Promise<Auth> {
  let opened: Auth | undefined;
  return async () => {
    if (opened) return opened;
    const { genericOAuth } = await import("better-auth/plugins/generic-oauth");
    const plugin = genericOAuth({
      config: [
        {
          providerId: googleId,
          clientId: google.clientId,
          clientSecret: google.clientSecret,
          discoveryUrl: google.discoveryUrl,
          scopes: ["openid", "email", "profile"],
          requireIdTokenVerification: true,
          mapProfileToUser: ({ name }) => ({ name: name || "Anonymous" }),
        },
      ],
    });
    const auth = createAuth(parts, [plugin]);
    const { socialProviders } = await auth.$context;
    if (!socialProviders.some(({ id }) => id === googleId)) {
      throw new AppError("unavailable", "Google cannot be reached. Please try again later.");
    }
    opened = auth;
    return auth;
  };
}
