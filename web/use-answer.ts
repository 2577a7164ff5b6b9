import { useCallback, useEffect, useRef, useState } from "react";
import { onReturn } from "./session.ts";

type Read<T> = { key: string; answer: T | undefined; isUnreadable: boolean };

/**
 * Something of the server's, read when there is a key to read it by; what belonged to another key is never
 * shown. What is followed is read again whenever the member comes back to the page.
 */
export function useAnswer<T>(
  key: string | undefined,
  load: (key: string, signal: AbortSignal) => Promise<T>,
  { isFollowed = false } = {},
) {
  const [read, setRead] = useState<Read<T>>();
  const [readings, setReadings] = useState(0);
  const changes = useRef(0);
  const readAgain = useCallback(() => setReadings((count) => count + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another reading is asked for by counting up.
  useEffect(() => {
    if (key === undefined) return;
    const gone = new AbortController();
    const asked = changes.current;
    // What was true when we asked may be older than what the member has changed since.
    const isCurrent = () => !gone.signal.aborted && asked === changes.current;
    load(key, gone.signal).then(
      (answer) => isCurrent() && setRead({ key, answer, isUnreadable: false }),
      (error) => {
        if (gone.signal.aborted) return;
        reportError(error);
        // What was read before is still better than nothing.
        setRead((before) => ({
          key,
          answer: before?.key === key ? before.answer : undefined,
          isUnreadable: true,
        }));
      },
    );
    return () => gone.abort();
  }, [key, load, readings]);
  useEffect(() => {
    return isFollowed ? onReturn(readAgain) : undefined;
  }, [isFollowed, readAgain]);
  const current = read?.key === key ? read : undefined;
  /** The member has just changed it here. */
  const change = useCallback((next: (before: T | undefined) => T | undefined) => {
    changes.current += 1;
    setRead((before) => before && { ...before, answer: next(before.answer) });
  }, []);
  return { answer: current?.answer, isUnreadable: current?.isUnreadable ?? false, readAgain, change };
}
