/** Where somebody who had to sign in first was going: a page of ours, or undefined. */
export function readWayOn(search: URLSearchParams): string | undefined {
  const next = search.get("next");
  if (!next) return undefined;
  const { origin, pathname, search: query } = new URL(next, location.origin);
  return origin === location.origin ? pathname + query : undefined;
}

/** What this tab keeps: the class that the last checkout was for. */
export const wantedClass = "wanted class";

/** One class on Schedule. */
export function wayToClass(id: string): string {
  return `/schedule?${new URLSearchParams({ class: id })}`;
}

/** Whether a way leads to a class that somebody chose. */
export function isToClass(way: string | undefined): boolean {
  return way?.startsWith("/schedule?class=") ?? false;
}

/** What this browser keeps until it was used: the way to the invitation of a new owner. */
export const openInvitation = "owner invitation";

/** Whether a way leads to an invitation, which lets its reader register. */
export function isToInvitation(way: string | undefined): boolean {
  return way?.startsWith("/studio/join?") ?? false;
}

/** The login, and from there on to a page of ours. */
export function loginOnTo(path: string | null): string {
  return path ? `/login?${new URLSearchParams({ next: path })}` : "/login";
}

/** The same for somebody who is new. */
export function registerOnTo(path: string | null): string {
  return `/login?${new URLSearchParams({ mode: "register", ...(path && { next: path }) })}`;
}
