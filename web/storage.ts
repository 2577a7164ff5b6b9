/**
 * What the browser keeps for us. A convenience: it may be blocked, full, or hold what somebody else wrote,
 * and no page depends on it.
 */
type Place = "localStorage" | "sessionStorage";

const draftPrefix = "draft ";

export function recall(place: Place, key: string): string | undefined {
  return attempt(() => window[place].getItem(key)) ?? undefined;
}

/** Keeps a text; an empty one is forgotten. */
export function keep(place: Place, key: string, text: string): void {
  attempt(() => (text ? window[place].setItem(key, text) : window[place].removeItem(key)));
}

/** What somebody is typing is kept for this tab only, under the name of what it is and who typed it. */
export function draftKey(name: string, uid: string): string {
  return `${draftPrefix}${name} ${uid}`;
}

/** Whoever leaves a shared computer leaves no half-written words behind. */
export function forgetDrafts(): void {
  for (const place of ["sessionStorage", "localStorage"] as const) {
    const keys = attempt(() => Object.keys(window[place])) ?? [];
    for (const key of keys) if (key.startsWith(draftPrefix)) keep(place, key, "");
  }
}

/** What a member practised without a network, and what they ticked off, is theirs. */
export function forgetPractice(): void {
  const keys = attempt(() => Object.keys(window.localStorage)) ?? [];
  for (const key of keys) if (/^(?:practised|cupboard) /.test(key)) keep("localStorage", key, "");
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    // Browsers throw where storage is switched off or full: then there is simply none.
    return undefined;
  }
}
