import { useSyncExternalStore } from "react";
import { flag, object, orNull, text } from "./answer-shapes.ts";
import { ask, onSignedOut, Refusal, send } from "./api.ts";
import { forgetOffline } from "./forget-offline.ts";
import { forgetDrafts, keep, recall } from "./storage.ts";

export type SessionUser = { uid: string; name: string; email: string; isVerified: boolean };

export type Session = { user: SessionUser | null; loading: boolean; error: Error | null };

type Found = { user: { id: string; name: string; email: string; emailVerified: boolean } };

/** What this browser believes, kept so that pages start right and other tabs hear of a change at once. */
const memoryKey = "member";
/** When somebody last pressed Logout here: their other tabs then forget what they were typing. */
const leftKey = "left";
const checkEveryMs = 30_000;
const visitorDelayMs = 1_500;
const signedOut: Session = { user: null, loading: true, error: null };

const notCreated = "The account could not be created. Please try again.";

const foundShape = object<Found>({
  user: object<Found["user"]>({ id: text, name: text, email: text, emailVerified: flag }),
});
const userShape = object<SessionUser>({ uid: text, name: text, email: text, isVerified: flag });

let session: Session = signedOut;
let isFollowing = false;
/** Counts sign-ins and sign-outs, so that an answer asked for before one is not believed after it. */
let changes = 0;
const listeners = new Set<() => void>();
const returnListeners = new Set<() => void>();

/** Whether somebody is signed in, followed for as long as the page is open: in other tabs, and as it expires. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => signedOut,
  );
}

/** Signs in; answers why not: that the address or password is wrong, or what the server says about limits. */
export async function signIn(
  email: string,
  password: string,
): Promise<"wrong" | { detail: string } | undefined> {
  try {
    settle(await ask("/api/auth/sign-in/email", foundShape, { body: { email, password } }));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.status === 429 && error.detail ? { detail: error.detail } : "wrong";
  }
}

/** Creates an account and signs in; answers the provider's message when it could not. */
export async function register(member: {
  name: string;
  email: string;
  password: string;
}): Promise<string | undefined> {
  try {
    settle(await ask("/api/auth/sign-up/email", foundShape, { body: member }));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.status < 500 && error.detail) || notCreated;
  }
}

/** Signs out here and in every other tab, and leaves nothing half written behind. */
export async function signOut(): Promise<void> {
  await send("/api/auth/sign-out", { body: {} });
  forgetSession();
}

/** The member has left for good: so the session is over here and in every other tab. */
export function forgetSession(): void {
  forgetDrafts();
  void forgetOffline();
  keep("localStorage", leftKey, String(Date.now()));
  settle(null);
}

/** Asks the server who is signed in; call it when an answer said that nobody is. */
export async function checkSession(): Promise<void> {
  const asked = changes;
  // What was true when we asked may be older than what has happened since.
  const isCurrent = () => asked === changes;
  try {
    const found = await ask("/api/auth/get-session", orNull(foundShape));
    if (isCurrent()) publish({ user: found && userOf(found), loading: false, error: null });
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    if (isCurrent()) publish({ ...session, loading: false, error });
  }
}

onSignedOut(async () => {
  if (session.user) await checkSession();
});

/** Calls back whenever a member comes back to the page and is still signed in. */
export function onReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => returnListeners.delete(listener);
}

/** Somebody signed in or out just now, here or in another tab. */
function settle(found: Found | null): void {
  changes += 1;
  publish({ user: found && userOf(found), loading: false, error: null });
}

function userOf({ user }: Found): SessionUser {
  return { uid: user.id, name: user.name, email: user.email, isVerified: user.emailVerified };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isFollowing) follow();
  return () => listeners.delete(listener);
}

function follow(): void {
  isFollowing = true;
  session = { ...signedOut, user: remembered() };
  const check = () => void checkSession();
  const adopt = () => {
    changes += 1;
    publish({ user: remembered(), loading: false, error: null });
  };
  addEventListener("storage", ({ key }) => {
    if (key === leftKey) forgetDrafts();
    if (key === memoryKey) adopt();
  });
  // A page that comes back from the browser's memory shows what it showed: first believe this browser.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    adopt();
    check();
  });
  addEventListener("focus", async () => {
    await checkSession();
    if (session.user) for (const listener of returnListeners) listener();
  });
  setInterval(() => !document.hidden && session.user && check(), checkEveryMs);
  // A visitor's page has better things to do first; a member's is waiting for this.
  if (document.documentElement.classList.contains("member")) check();
  else setTimeout(check, visitorDelayMs);
}

function publish(next: Session): void {
  const isSame = JSON.stringify(next) === JSON.stringify(session) && next.error === session.error;
  if (isSame) return;
  session = next;
  keep("localStorage", memoryKey, next.user ? JSON.stringify(next.user) : "");
  document.documentElement.classList.toggle("member", next.user !== null);
  for (const listener of listeners) listener();
}

function remembered(): SessionUser | null {
  try {
    const kept: unknown = JSON.parse(recall("localStorage", memoryKey) ?? "null");
    return userShape(kept) ? kept : null;
  } catch {
    // Not ours: whatever wrote it there, the server is asked who is here.
    return null;
  }
}
