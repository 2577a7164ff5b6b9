import css from "./player.css?inline";

let isAdopted = false;

/**
 * Adds the player's styles to the page: as a sheet of its own rather than a link or an element, for it comes with the
 * player's script, in one request, and the content policy allows it.
 */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
