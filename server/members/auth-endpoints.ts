import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "hono";
import type { AccountSettings } from "../../contract/accounts.ts";
import { AppError } from "../http/errors.ts";
import { readBody } from "../http/read-body.ts";
import {
  addressSchema,
  googleSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
  tokenSchema,
} from "./account-bodies.ts";
import type { AttemptCounter } from "./attempts.ts";
import type { Auth } from "./create-auth.ts";
import { googleId } from "./google-auth.ts";
import type { GuessBrake } from "./guess-brake.ts";
import type { MemberCheck } from "./require-member.ts";

/** As long for an address that nobody has as for a member's, whose mail takes a while to write. */
const mailAnswerMs = 400;

const noLongerValid = "This link is no longer valid. Please ask for a new one.";

/** Where better-auth's own message is for programmers. */
const sentences: Record<string, string> = { INVALID_TOKEN: noLongerValid, TOKEN_EXPIRED: noLongerValid };

export type AuthEndpointParts = {
  auth: Auth;
  /** Undefined when Google is not configured. */
  openGoogleAuth: (() => Promise<Auth>) | undefined;
  isRegistrationOpen(): Promise<boolean>;
  /** Throws where they may not register now, or not from there. */
  requireRegistration(c: Context, email: string): Promise<void>;
  attempts: AttemptCounter;
  guesses: GuessBrake;
  members: MemberCheck;
  sendVerification(email: string): Promise<void>;
};

/** better-auth's own endpoints, as many as the pages use, with our limits in front. */
export function createAuthEndpoints({
  auth,
  openGoogleAuth,
  isRegistrationOpen: findRegistrationOpen,
  requireRegistration,
  attempts,
  guesses,
  members,
  sendVerification,
}: AuthEndpointParts) {
  const handOver = async (c: Context, body: object, to = auth) =>
    inOurWords(await to.handler(new Request(c.req.raw, { method: "POST", body: JSON.stringify(body) })));
  const requireGoogle = () => {
    if (openGoogleAuth) return openGoogleAuth();
    throw new AppError("not_found", "Signing in with Google is not offered here.");
  };

  return {
    /** What the login page may offer. */
    async settings(c: Context) {
      const isRegistrationOpen = await findRegistrationOpen();
      const isGoogleOffered = isRegistrationOpen && openGoogleAuth !== undefined;
      return c.json<AccountSettings>({ isRegistrationOpen, isGoogleOffered });
    },
    async signIn(c: Context) {
      const body = await readBody(c, signInSchema);
      await attempts.count(c, body.email);
      await guesses.check(c, body.email);
      const response = await handOver(c, body);
      return response.ok ? guesses.know(response, body.email) : response;
    },
    async signUp(c: Context) {
      const body = await readBody(c, signUpSchema);
      await attempts.countMail(c, body.email);
      await requireRegistration(c, body.email);
      const response = await handOver(c, body);
      if (!response.ok) return response;
      await sendVerification(body.email.toLowerCase());
      return guesses.know(response, body.email);
    },
    async signOut(c: Context) {
      return handOver(c, {});
    },
    async session(c: Context) {
      return inOurWords(await auth.handler(c.req.raw));
    },
    async requestPasswordReset(c: Context) {
      const { email } = await readBody(c, addressSchema);
      await attempts.countMail(c, email);
      const [response] = await Promise.all([handOver(c, { email }), delay(mailAnswerMs)]);
      return response;
    },
    async resetPassword(c: Context) {
      const body = await readBody(c, resetSchema);
      await attempts.count(c, "reset");
      const email = await guesses.findByLink(body.token);
      const response = await handOver(c, body);
      return response.ok && email ? guesses.know(response, email) : response;
    },
    async sendVerification(c: Context) {
      const { email, isVerified } = await members.require(c);
      if (isVerified) throw new AppError("bad_request", "Your address is confirmed already.");
      await attempts.countMail(c, email);
      await sendVerification(email);
      return c.json({ status: true });
    },
    /**
     * A POST, unlike better-auth's own: whoever only opens the link has not confirmed anything. And only
     * for the member who is signed in: nobody confirms an account that somebody else made in their name.
     */
    async verifyEmail(c: Context) {
      const { token } = await readBody(c, tokenSchema);
      const { email } = await members.require(c);
      await attempts.count(c, "verify");
      if (addressIn(token) !== email) throw new AppError("bad_request", noLongerValid);
      await auth.api.verifyEmail({ query: { token } }).catch((cause) => {
        throw new AppError("bad_request", noLongerValid, { cause });
      });
      return c.json({ status: true });
    },
    /** Answers the address at Google that the popup goes to. */
    async startGoogle(c: Context) {
      const google = await requireGoogle();
      const pages = await readBody(c, googleSchema);
      await attempts.count(c, googleId);
      return handOver(c, { provider: googleId, ...pages, disableRedirect: true }, google);
    },
    async finishGoogle(c: Context) {
      return (await requireGoogle()).handler(c.req.raw);
    },
  };
}

/** better-auth says `message` where the rest of our endpoints say `detail`. */
async function inOurWords(response: Response): Promise<Response> {
  if (response.ok || !response.headers.get("content-type")?.includes("json")) return response;
  const body: { message?: string; code?: string } = await response.clone().json();
  const detail = sentences[body.code ?? ""] ?? body.message ?? "The request could not be understood.";
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  return Response.json({ detail, ...body }, { status: response.status, headers });
}

/** The address a mailed token names; whether it is genuine is for better-auth to say. */
function addressIn(token: string): string | undefined {
  try {
    const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    return String(claims.email);
  } catch {
    return undefined;
  }
}
