import { studio } from "#content/studio.ts";
import { marketingPages, memberPages, originPlaceholder } from "../contract/pages.ts";

/** What crawlers and phones ask for beside the pages, by file name. */
export function filesForMachines(legalPaths: string[] = []): Record<string, string> {
  const locations = [...marketingPages, ...legalPaths].map(
    (page) => `  <url><loc>${originPlaceholder}${page}</loc></url>`,
  );
  return {
    "robots.txt": [
      "User-agent: *",
      "Disallow: /api/",
      ...memberPages.map((page) => `Disallow: ${page}`),
      "",
      `Sitemap: ${originPlaceholder}/sitemap.xml`,
      "",
    ].join("\n"),
    "sitemap.xml": [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...locations,
      "</urlset>",
      "",
    ].join("\n"),
    "site.webmanifest": JSON.stringify({
      name: studio.name,
      short_name: studio.name,
      description: studio.description,
      id: "/",
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#f7f2e7",
      theme_color: "#f7f2e7",
      icons: [
        { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
        { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
        { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      ],
      shortcuts: [{ name: "Practise", url: "/practise" }],
    }),
  };
}
