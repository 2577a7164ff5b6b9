export type SessionUser = { uid: string; name: string; email: string };

export type Session = { user: SessionUser | null; loading: boolean; error: Error | null };

const signedOut: Session = { user: null, loading: false, error: null };

/** Whether somebody is signed in. Until accounts exist, nobody ever is. */
export function useSession(): Session {
  return signedOut;
}
