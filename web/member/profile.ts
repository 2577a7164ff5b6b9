import { useEffect, useState } from "react";
import type { Profile, ProfileChange } from "../../contract/profile.ts";
import { checkSession } from "../session.ts";

/** The member's own document: being read, read (null when there is none), or not to be had just now. */
export type ProfileState = { profile: Profile | null | undefined; isUnreadable: boolean };

const reading: ProfileState = { profile: undefined, isUnreadable: false };

export function useProfile(uid: string | undefined): ProfileState {
  const [read, setRead] = useState<ProfileState & { uid: string }>();
  useEffect(() => {
    if (!uid) return;
    let isCurrent = true;
    const load = async () => {
      const found = await loadProfile(uid).catch((error) => {
        reportError(error);
        return undefined;
      });
      if (isCurrent) setRead({ uid, profile: found, isUnreadable: found === undefined });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  // The document of whoever was here before is nobody's business.
  return read?.uid === uid && read ? read : reading;
}

/** Merges a change into the member's document. */
export async function saveProfile(uid: string, change: ProfileChange): Promise<void> {
  const response = await fetch(`/users/${uid}`, {
    method: "PATCH",
    body: JSON.stringify(change),
    headers: { "content-type": "application/json" },
  });
  if (response.status === 401) await checkSession();
  if (!response.ok) throw new Error(`Saving answered with status ${response.status}.`);
}

async function loadProfile(uid: string): Promise<Profile | null> {
  const response = await fetch(`/users/${uid}`);
  if (response.status === 401) await checkSession();
  if (response.status === 404 || response.status === 401) return null;
  if (!response.ok) throw new Error(`The profile answered with status ${response.status}.`);
  return response.json();
}
