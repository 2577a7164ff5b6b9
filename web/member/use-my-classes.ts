import { loadMyClasses } from "../booking/ask-classes.ts";
import { useAnswer } from "../use-answer.ts";

/** What a member has booked; read again on return, for a spot may have come free or a class been moved. */
export function useMyClasses(uid: string | undefined) {
  const { answer: classes, isUnreadable, change } = useAnswer(uid, loadMyClasses, { isFollowed: true });
  const update = async () => {
    const fresh = await loadMyClasses("", AbortSignal.timeout(20_000)).catch(reportError);
    if (fresh) change(() => fresh);
  };
  return { classes, isKnown: classes !== undefined || isUnreadable, update };
}
