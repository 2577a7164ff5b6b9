import { memberPages, publicPages } from "../../contract/pages.ts";

/**
 * Makes one line of a model's text safe Markdown: no HTML, no images, no links but to the studio's own
 * pages. Whatever is left of such a thing after a line was cut through it is broken up too.
 */
export function cleanMarkdown(line: string): string {
  if (/^[\s>*+-]*\[[^\]]+\]:/.test(line) || /^\s*(?:```|~~~)/.test(line)) return "";
  return line
    .replaceAll(/!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g, "")
    .replaceAll(/\[([^\]]*)\]\(\s*([^)\s]*)[^)]*\)/g, (link, text: string, target: string) =>
      isOwnPage(target) ? link : text,
    )
    .replaceAll(/\[([^\]]*)\]\[[^\]]*\]/g, "$1")
    .replaceAll(/<\/?[a-z!?][^>]*>/gi, "")
    .replaceAll(/<(?=[a-z/!?])/gi, "")
    .replaceAll(/!\[/g, "[")
    .replaceAll(/\]\(([^)]*)(\)?)/g, (link, target: string, end: string) =>
      end && isOwnPage(target) ? link : `] (${target}${end}`,
    )
    .replaceAll("]:", "] :")
    .replaceAll(/\]\[/g, "] [")
    .replaceAll(/&(?=#|[a-z]+;)/gi, "and ")
    .replaceAll(/\b(?:[a-z][a-z\d+.-]*:\/\/|(?<![\w/])\/\/(?=\w)|www\.|javascript:|data:text)\S*/gi, "");
}

const ownPages: readonly string[] = [...publicPages, ...memberPages];

function isOwnPage(target: string): boolean {
  return ownPages.includes(target);
}
