import { marked } from "marked";
import { studio } from "#content/studio.ts";
import type { LegalPage } from "../content/legal.ts";
import { originPlaceholder } from "../contract/pages.ts";

/** How the text's elements look; the site's own styles are in the frame already. */
const looks: Record<string, string> = {
  h2: "mt-10 text-2xl sm:text-3xl",
  h3: "mt-8 text-xl",
  p: "mt-4 max-w-prose text-lg",
  ul: "mt-4 max-w-prose list-disc pl-6 text-lg",
  ol: "mt-4 max-w-prose list-decimal pl-6 text-lg",
  a: "underline underline-offset-4",
};

/** Puts a legal text into a built page's frame, in the place of what that page says. It needs no scripts. */
export function writeLegalPage(frame: string, { path, label, text }: LegalPage): string {
  const title = escapeHtml(label);
  const body = marked
    .parse(text, { async: false })
    .replaceAll(/<(h2|h3|p|ul|ol|a)(?=[ >])/g, (tag, name: string) => `${tag} class="${looks[name]}"`);
  const main = `<section class="py-16 sm:py-24"><div class="mx-auto w-full max-w-6xl px-5 sm:px-8"><h1 class="text-4xl sm:text-6xl">${title}</h1>${body}</div></section>`;
  const description = `${title}: ${escapeHtml(studio.name)}.`;
  return frame
    .replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, (_, open: string, close: string) => `${open}${main}${close}`)
    .replace(/<title>[^<]*/, () => `<title>${title} · ${escapeHtml(studio.name)}`)
    .replace(/(name="description" content=")[^"]*/, (_, open: string) => `${open}${description}`)
    .replace(
      '<meta name="robots" content="noindex"/>',
      `<link rel="canonical" href="${originPlaceholder}${path}"/>`,
    )
    .replaceAll(/<script(?! type="application)[^>]*>[\s\S]*?<\/script>/g, "");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
