import { useEffect, useState } from "react";
import type { Profile, ProfileChange } from "../../contract/profile.ts";
import { checkSession } from "../session.ts";

/** The member's own document: undefined until it is known, null when there is none or it could not be read. */
export function useProfile(uid: string | undefined): Profile | null | undefined {
  const [profile, setProfile] = useState<Profile | null>();
  useEffect(() => {
    if (!uid) return;
    let isCurrent = true;
    const load = async () => {
      const found = await loadProfile(uid).catch((error) => {
        reportError(error);
        return null;
      });
      if (isCurrent) setProfile(found);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  return profile;
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
