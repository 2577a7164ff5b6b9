import { useSyncExternalStore } from "react";

export type SessionUser = { uid: string; name: string; email: string };

export type Session = { user: SessionUser | null; loading: boolean; error: Error | null };

/** What this browser believes, kept so that pages start right and other tabs hear of a change at once. */
const memoryKey = "member";
const checkEveryMs = 30_000;
const visitorDelayMs = 1_500;
const signedOut: Session = { user: null, loading: true, error: null };

let session: Session = signedOut;
let isFollowing = false;
const listeners = new Set<() => void>();

/** Whether somebody is signed in, followed for as long as the page is open: in other tabs, and as it expires. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => signedOut,
  );
}

/** Signs in; answers whether the address and password were right. */
export async function signIn(email: string, password: string): Promise<boolean> {
  const response = await post("/api/auth/sign-in/email", { email, password });
  if (response.ok) await checkSession();
  return response.ok;
}

/** Creates an account and signs in; answers the provider's message when it could not. */
export async function register(member: {
  name: string;
  email: string;
  password: string;
}): Promise<string | undefined> {
  const response = await post("/api/auth/sign-up/email", member);
  if (response.ok) {
    await checkSession();
    return undefined;
  }
  const body: { message?: string; detail?: string } = await response.json();
  return body.message ?? body.detail ?? "The account could not be created.";
}

/** Signs out here and in every other tab. */
export async function signOut(): Promise<void> {
  const response = await post("/api/auth/sign-out", {});
  if (!response.ok) throw new Error(`Signing out answered with status ${response.status}.`);
  publish({ user: null, loading: false, error: null });
}

/** Asks the server who is signed in; call it when an answer said that nobody is. */
export async function checkSession(): Promise<void> {
  try {
    const response = await fetch("/api/auth/get-session");
    if (!response.ok) throw new Error(`The session answered with status ${response.status}.`);
    const found: { user: { id: string; name: string; email: string } } | null = await response.json();
    const user = found && { uid: found.user.id, name: found.user.name, email: found.user.email };
    publish({ user, loading: false, error: null });
  } catch (error) {
    publish({ ...session, loading: false, error: error instanceof Error ? error : new Error(String(error)) });
  }
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
  const adopt = () => publish({ user: remembered(), loading: false, error: null });
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
  if (session.user) check();
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

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
}
