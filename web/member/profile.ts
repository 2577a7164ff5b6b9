import type { Profile, ProfileChange } from "../../contract/profile.ts";
import { partial, text } from "../answer-shapes.ts";
import { ask, Refusal, send } from "../api.ts";
import { useAnswer } from "../use-answer.ts";

/** The member's own document: being read, read (null when there is none), or not to be had just now. */
export type ProfileState = {
  profile: Profile | null | undefined;
  isUnreadable: boolean;
  /** Shows what has just been saved. */
  show: (saved: Partial<Profile>) => void;
};

const profileShape = partial<Profile>({
  uid: text,
  name: text,
  email: text,
  photoURL: text,
  createdAt: text,
  fitnessLevel: text,
  yogaGoal: text,
  dietPreference: text,
});

const emptyProfile: Profile = {
  uid: "",
  name: "",
  email: "",
  photoURL: "",
  createdAt: "",
  fitnessLevel: "",
  yogaGoal: "",
  dietPreference: "",
};

/** Read again on return to the page: the member may have changed it in another tab. */
export function useProfile(uid: string | undefined): ProfileState {
  const { answer: profile, isUnreadable, change } = useAnswer(uid, loadProfile, { isFollowed: true });
  const show = (saved: Partial<Profile>) => change((before) => ({ ...(before ?? emptyProfile), ...saved }));
  return { profile, isUnreadable: isUnreadable && profile === undefined, show };
}

/** Merges a change into the member's document. */
export async function saveProfile(uid: string, change: ProfileChange): Promise<void> {
  await send(`/users/${uid}`, { method: "PATCH", body: change });
}

async function loadProfile(uid: string, signal: AbortSignal): Promise<Profile | null> {
  try {
    return { ...emptyProfile, ...(await ask(`/users/${uid}`, profileShape, { signal })) };
  } catch (error) {
    // Nobody's, or nobody is signed in any more.
    if (error instanceof Refusal && (error.status === 404 || error.status === 401)) return null;
    throw error;
  }
}
