import { useEffect, useState } from "react";
import { draftKey, keep, recall } from "../../storage.ts";

/**
 * What a member is typing, kept for this tab until it was answered: a lost connection, a reload or a session
 * that ended costs nobody their words. Under the member's own name, so that nobody finds another's; what a
 * visitor typed goes with them when they sign in.
 */
export function useDraft(uid: string, name: string) {
  const key = draftKey(name, uid);
  const visitorKey = draftKey(name, "");
  const [text, setText] = useState("");
  useEffect(() => {
    const kept = recall("sessionStorage", key) ?? recall("sessionStorage", visitorKey);
    if (!kept) return;
    keep("sessionStorage", visitorKey, "");
    keep("sessionStorage", key, kept);
    setText((typed) => typed || kept);
  }, [key, visitorKey]);
  return {
    text,
    change(next: string) {
      setText(next);
      keep("sessionStorage", key, next);
    },
    /** Empties the box; the words are kept until they were answered. */
    send: () => setText(""),
    forget(sent: string) {
      if (recall("sessionStorage", key) === sent) keep("sessionStorage", key, "");
    },
    /** Puts words back, unless there are others by now. */
    restore: (sent: string) => setText((typed) => typed || sent),
  };
}
