import { setTimeout as delay } from "node:timers/promises";
import type { Context } from "hono";
import { z } from "zod";
import type { AccountSettings } from "../../contract/accounts.ts";
import { AppError } from "../errors.ts";
import { readJson } from "../read-json.ts";
import type { AttemptCounter } from "./attempts.ts";
import type { Auth } from "./create-auth.ts";
import { googleId } from "./google-auth.ts";
import type { MemberCheck } from "./require-member.ts";

/** As long for an address that nobody has as for a member's, whose mail takes a while to write. */
const mailAnswerMs = 400;

const noLongerValid = "This link is no longer valid. Please ask for a new one.";

const tokenSchema = z.object({ token: z.string().catch("") });
const newMemberSchema = z.object({ user: z.object({ name: z.string(), email: z.string() }) });

export type AuthEndpointParts = {
  auth: Auth;
  /** Undefined when Google is not configured. */
  openGoogleAuth: (() => Promise<Auth>) | undefined;
  isRegistrationOpen: boolean;
  attempts: AttemptCounter;
  members: MemberCheck;
  sendVerification(member: { name: string; email: string }): Promise<void>;
};

/** better-auth's own endpoints, as many as the pages use, with our limits in front. */
export function createAuthEndpoints({
  auth,
  openGoogleAuth,
  isRegistrationOpen,
  attempts,
  members,
  sendVerification,
}: AuthEndpointParts) {
  const pass = async (c: Context, body: object, through = auth) =>
    inOurWords(await through.handler(new Request(c.req.raw, { method: "POST", body: JSON.stringify(body) })));
  const requireGoogle = () => {
    if (openGoogleAuth) return openGoogleAuth();
    throw new AppError("not_found", "Signing in with Google is not offered here.");
  };

  return {
    /** What the login page may offer. */
    settings(c: Context) {
      const isGoogleOffered = isRegistrationOpen && openGoogleAuth !== undefined;
      return c.json<AccountSettings>({ isRegistrationOpen, isGoogleOffered });
    },
    async signIn(c: Context) {
      const body = await readObject(c);
      await attempts.count(c, body.email);
      return pass(c, body);
    },
    /** An absent name becomes Anonymous. */
    async signUp(c: Context) {
      const body = await readObject(c);
      await attempts.count(c, body.email);
      const response = await pass(c, { ...body, name: body.name ?? "Anonymous" });
      if (response.ok) await sendVerification(newMemberSchema.parse(await response.clone().json()).user);
      return response;
    },
    async signOut(c: Context) {
      return pass(c, {});
    },
    async session(c: Context) {
      return inOurWords(await auth.handler(c.req.raw));
    },
    async requestPasswordReset(c: Context) {
      const { email } = await readObject(c);
      await attempts.countMail(c, email);
      const [response] = await Promise.all([pass(c, { email }), delay(mailAnswerMs)]);
      return response;
    },
    async resetPassword(c: Context) {
      const { newPassword, token } = await readObject(c);
      await attempts.count(c, "reset");
      return pass(c, { newPassword, token });
    },
    async sendVerification(c: Context) {
      const member = await members.require(c);
      if (member.isVerified) throw new AppError("bad_request", "Your address is confirmed already.");
      await attempts.countMail(c, member.email);
      await sendVerification(member);
      return c.json({ status: true });
    },
    /** A POST, unlike better-auth's own: whoever only opens the link has not confirmed anything. */
    async verifyEmail(c: Context) {
      const { token } = tokenSchema.parse(await readObject(c));
      await attempts.count(c, "verify");
      await auth.api.verifyEmail({ query: { token } }).catch((cause) => {
        throw new AppError("bad_request", noLongerValid, { cause });
      });
      return c.json({ status: true });
    },
    /** Answers the address at Google that the popup goes to. */
    async startGoogle(c: Context) {
      const { callbackURL, newUserCallbackURL, errorCallbackURL } = await readObject(c);
      await attempts.count(c, googleId);
      const pages = { callbackURL, newUserCallbackURL, errorCallbackURL };
      return pass(c, { provider: googleId, ...pages, disableRedirect: true }, await requireGoogle());
    },
    async finishGoogle(c: Context) {
      return (await requireGoogle()).handler(c.req.raw);
    },
  };
}

/** better-auth says `message` where the rest of our endpoints say `detail`. */
async function inOurWords(response: Response): Promise<Response> {
  if (response.ok || !response.headers.get("content-type")?.includes("json")) return response;
  const body: { message?: string } = await response.clone().json();
  const detail = body.message ?? "The request could not be understood.";
  return Response.json({ detail, ...body }, { status: response.status, headers: withoutLength(response) });
}

function withoutLength({ headers }: Response): Headers {
  const copy = new Headers(headers);
  copy.delete("content-length");
  return copy;
}

async function readObject(c: Context): Promise<Record<string, unknown>> {
  const body = await readJson(c);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { ...body };
  throw new AppError("bad_request", "The request must be a JSON object.");
}
