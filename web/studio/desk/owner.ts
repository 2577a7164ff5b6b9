import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ask, Refusal } from "../../api.ts";
import { checkSession, useSession } from "../../session.ts";
import { keep, recall } from "../../storage.ts";
import { loginOnTo } from "../../way-on.ts";
import { keepAnswer, recallAnswer } from "./kept.ts";
import { meShape } from "./shapes.ts";

const path = "/api/studio/me";
/** Remembers that this browser is the owner's, who is led to the login once the session has ended. */
const browserKey = "studio";

/** Whether whoever is here is the owner: not known yet, no, or yes with their uid. */
export function useOwner(): "unknown" | "nobody" | { uid: string } {
  const { user, loading, error } = useSession();
  const uid = user?.uid;
  const [refused, setRefused] = useState<string>();
  const [known, setKnown] = useState<string>();
  useEffect(() => {
    if (loading) void checkSession();
  }, [loading]);
  useEffect(() => {
    if (!uid) return;
    const gone = new AbortController();
    ask(path, meShape, { signal: gone.signal }).then(
      (me) => {
        keepAnswer(uid, path, me, true);
        keep("localStorage", browserKey, "owner");
        setKnown(uid);
      },
      (cause) => {
        if (gone.signal.aborted) return;
        // Without a signal, whoever was the owner this morning still is.
        if (cause instanceof Refusal) setRefused(uid);
        else if (navigator.onLine) reportError(cause);
      },
    );
    return () => gone.abort();
  }, [uid]);
  const isVisitor = !uid && !loading && !error;
  const isOwnersBrowser = isVisitor && recall("localStorage", browserKey) !== undefined;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (isOwnersBrowser) void navigate(loginOnTo(pathname), { replace: true });
  }, [isOwnersBrowser, pathname, navigate]);
  if (!uid) return isVisitor && !isOwnersBrowser ? "nobody" : "unknown";
  if (refused === uid) return "nobody";
  return known === uid || recallAnswer(uid, path, meShape) ? { uid } : "unknown";
}
