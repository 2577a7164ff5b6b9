import { useSyncExternalStore } from "react";
import { postJson } from "./post-json.ts";

export type SessionUser = { uid: string; name: string; email: string; isVerified: boolean };

export type Session = { user: SessionUser | null; loading: boolean; error: Error | null };

type Found = { user: { id: string; name: string; email: string; emailVerified: boolean } };

/** What this browser believes, kept so that pages start right and other tabs hear of a change at once. */
const memoryKey = "member";
const checkEveryMs = 30_000;
const visitorDelayMs = 1_500;
const signedOut: Session = { user: null, loading: true, error: null };

const notCreated = "The account could not be created. Please try again.";

let session: Session = signedOut;
let isFollowing = false;
/** Counts sign-ins and sign-outs, so that an answer asked for before one is not believed after it. */
let changes = 0;
const listeners = new Set<() => void>();

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
  const response = await postJson("/api/auth/sign-in/email", { email, password });
  if (response.status === 429) return response.json();
  if (!response.ok) return "wrong";
  settle(await response.json());
  return undefined;
}

/** Creates an account and signs in; answers the provider's message when it could not. */
export async function register(member: {
  name: string;
  email: string;
  password: string;
}): Promise<string | undefined> {
  const response = await postJson("/api/auth/sign-up/email", member);
  if (response.status >= 500) return notCreated;
  const body: Found & { detail?: string } = await response.json();
  if (response.ok) {
    settle(body);
    return undefined;
  }
  return body.detail ?? notCreated;
}

/** Signs out here and in every other tab. */
export async function signOut(): Promise<void> {
  const response = await postJson("/api/auth/sign-out", {});
  if (!response.ok) throw new Error(`Signing out answered with status ${response.status}.`);
  forgetSession();
}

/** The server has ended the session: so it is over here and in every other tab. */
export function forgetSession(): void {
  settle(null);
}

/** Asks the server who is signed in; call it when an answer said that nobody is. */
export async function checkSession(): Promise<void> {
  const asked = changes;
  // What was true when we asked may be older than what has happened since.
  const isCurrent = () => asked === changes;
  try {
    const response = await fetch("/api/auth/get-session");
    if (!response.ok) throw new Error(`The session answered with status ${response.status}.`);
    const found: Found | null = await response.json();
    if (isCurrent()) publish({ user: found && userOf(found), loading: false, error: null });
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    if (isCurrent()) publish({ ...session, loading: false, error });
  }
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
  addEventListener("storage", (event) => event.key === memoryKey && adopt());
  // A page that comes back from the browser's memory shows what it showed: first believe this browser.
  addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    adopt();
    check();
  });
  addEventListener("focus", check);
  setInterval(() => !document.hidden && session.user && check(), checkEveryMs);
  // A visitor's page has better things to do first; a member's is waiting for this.
  if (document.documentElement.classList.contains("member")) check();
  else setTimeout(check, visitorDelayMs);
}

function publish(next: Session): void {
  const isSame = JSON.stringify(next) === JSON.stringify(session) && next.error === session.error;
  if (isSame) return;
  session = next;
  const text = next.user && JSON.stringify(next.user);
  if (text) localStorage.setItem(memoryKey, text);
  else localStorage.removeItem(memoryKey);
  document.documentElement.classList.toggle("member", next.user !== null);
  for (const listener of listeners) listener();
}

function remembered(): SessionUser | null {
  const text = localStorage.getItem(memoryKey);
  return text ? JSON.parse(text) : null;
}
