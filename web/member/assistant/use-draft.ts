import { useEffect, useState } from "react";

/**
 * What a member is typing, kept for this tab until it was answered: a lost connection, a reload or a session
 * that ended costs nobody their words. Under the member's own name, so that nobody finds another's; what a
 * visitor typed goes with them when they sign in.
 */
export function useDraft(uid: string, name: string) {
  const key = `draft ${name} ${uid}`;
  const visitorKey = `draft ${name} `;
  const [text, setText] = useState("");
  useEffect(() => {
    const kept = sessionStorage.getItem(key) ?? sessionStorage.getItem(visitorKey);
    if (!kept) return;
    sessionStorage.removeItem(visitorKey);
    sessionStorage.setItem(key, kept);
    setText((typed) => typed || kept);
  }, [key, visitorKey]);
  return {
    text,
    change(next: string) {
      setText(next);
      if (next) sessionStorage.setItem(key, next);
      else sessionStorage.removeItem(key);
    },
    /** Empties the box; the words are kept until they were answered. */
    send: () => setText(""),
    forget(sent: string) {
      if (sessionStorage.getItem(key) === sent) sessionStorage.removeItem(key);
    },
    /** Puts words back, unless there are others by now. */
    restore: (sent: string) => setText((typed) => typed || sent),
  };
}
