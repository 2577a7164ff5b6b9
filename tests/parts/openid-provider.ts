import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export const openIdClient = { id: "studio", secret: "a secret between the studio and the provider" };

export type OpenIdProvider = { discoveryUrl: string; origin: string; close(): void };

/** A real OpenID provider on loopback, with its own sign-in page; the name typed there becomes the address. */
export async function openOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const provider = new Provider(origin, {
    clients: [
      { client_id: openIdClient.id, client_secret: openIdClient.secret, redirect_uris: [redirectUri] },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    cookies: { keys: ["for tests only"] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true, name: `Google ${id}` }),
    }),
  });
  server.on("request", provider.callback());
  return {
    origin,
    discoveryUrl: `${origin}/.well-known/openid-configuration`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
