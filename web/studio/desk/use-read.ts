import { useCallback, useEffect, useRef, useState } from "react";
import type { Shape } from "../../answer-shapes.ts";
import { ask, Refusal, sentenceFor } from "../../api.ts";
import { onReturn, useSession } from "../../session.ts";
import { keepAnswer, recallAnswer } from "./kept.ts";

type Read<T> = { path: string; answer: T | undefined; problem: string | undefined };

/** Something of the owner's: what was read before at once, and what the server says as soon as it does. */
export function useRead<T>(path: string | undefined, shape: Shape<T>, { isForOffline = false } = {}) {
  const uid = useSession().user?.uid ?? "";
  const [read, setRead] = useState<Read<T>>();
  const [readings, setReadings] = useState(0);
  const changes = useRef(0);
  const readAgain = useCallback(() => setReadings((before) => before + 1), []);
  const show = useCallback(
    (answer: T) => {
      if (!path) return;
      changes.current += 1;
      keepAnswer(uid, path, answer, isForOffline);
      setRead({ path, answer, problem: undefined });
    },
    [path, uid, isForOffline],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another reading is asked for by counting up.
  useEffect(() => {
    if (path === undefined || !uid) return;
    const gone = new AbortController();
    const asked = changes.current;
    ask(path, shape, { signal: gone.signal }).then(
      // What was true when we asked may be older than what the owner has changed since.
      (answer) => !gone.signal.aborted && asked === changes.current && show(answer),
      (error) => {
        if (gone.signal.aborted) return;
        // Without a signal there is nothing to report, and what was read before is shown.
        if (navigator.onLine) reportError(error);
        const isGone = error instanceof Refusal && error.status === 404;
        const answer = isGone ? undefined : recallAnswer(uid, path, shape);
        setRead({ path, answer, problem: sentenceFor(error) });
      },
    );
    return () => gone.abort();
  }, [path, uid, shape, readings]);
  useEffect(() => {
    addEventListener("online", readAgain);
    const stop = onReturn(readAgain);
    return () => {
      stop();
      removeEventListener("online", readAgain);
    };
  }, [readAgain]);
  const current = read?.path === path ? read : undefined;
  const answer = current ? current.answer : path && uid ? recallAnswer(uid, path, shape) : undefined;
  return { answer, problem: current?.problem, readAgain, show };
}
