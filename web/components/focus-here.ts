/** As a `ref`: brings the keyboard to what has just taken the place of what it was on. */
export function focusHere(element: HTMLElement | null): void {
  element?.focus();
}
