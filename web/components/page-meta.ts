import type { MetaDescriptor } from "react-router";
import { studio } from "#content/studio.ts";
import { originPlaceholder } from "../../contract/pages.ts";

/** The studio's public address: filled in by the server when it serves a page, read there by the browser. */
export const siteOrigin = import.meta.env.SSR ? originPlaceholder : readServedOrigin();

function readServedOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return new URL(canonical?.href ?? location.href).origin;
}

/** Title, description, canonical address and the card that is shown where the page is shared. */
export function pageMeta(path: string, title: string, description: string): MetaDescriptor[] {
  const fullTitle = `${title} · ${studio.name}`;
  const url = siteOrigin + path;
  const image = `${siteOrigin}/social/${path === "/" ? "home" : path.slice(1)}.png`;
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: studio.name },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${title}, drawn for ${studio.name}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** For pages that only mean something to the person in front of them: not for search, not for sharing. */
export function privatePageMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title: `${title} · ${studio.name}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}
