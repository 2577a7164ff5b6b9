import { useEffect, useState } from "react";

/**
 * What a member is typing, kept for this tab: a lost connection, a reload or a session that ended costs
 * nobody their words. Under the member's own name, so that nobody finds another's.
 */
export function useDraft(uid: string, name: string): [string, (text: string) => void] {
  const key = `draft ${name} ${uid}`;
  const [text, setText] = useState("");
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (kept) setText((typed) => typed || kept);
  }, [key]);
  const change = (next: string) => {
    setText(next);
    if (next) sessionStorage.setItem(key, next);
    else sessionStorage.removeItem(key);
  };
  return [text, change];
}
