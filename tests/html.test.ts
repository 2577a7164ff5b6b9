import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { marketingPages, memberPages, publicPages } from "../contract/pages.ts";
import { createApp } from "../server/app.ts";
import { openTestServices } from "./parts/test-services.ts";

const publicUrl = "https://yoga.example.com";

async function openApp() {
  return createApp(await openTestServices("SQLite", { publicUrl }));
}

test.each([...publicPages, ...memberPages, "/nope"])("%s is valid HTML", async (path) => {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const html = await (await (await openApp()).request(path)).text();
  const report = await validator.validateString(html, {
    extends: ["html-validate:standard", "html-validate:a11y"],
    // React writes `charSet`, which HTML reads like `charset`.
    rules: { "attr-case": "off" },
  });
  const messages = report.results.flatMap((result) =>
    result.messages.map((each) => `${each.ruleId}: ${each.message}`),
  );
  expect(messages).toEqual([]);
});

test.each(marketingPages)("%s introduces itself to search engines and where it is shared", async (path) => {
  const app = await openApp();
  const html = await (await app.request(path)).text();
  const tag = (pattern: RegExp) => pattern.exec(html)?.[1];
  const title = tag(/<title>([^<]+)<\/title>/) ?? "";
  const description = tag(/<meta name="description" content="([^"]+)"/) ?? "";
  expect(title).toMatch(/ · Heron Yoga$/);
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(165);
  expect(tag(/<link rel="canonical" href="([^"]+)"/)).toBe(`${publicUrl}${path}`);
  expect(tag(/<meta property="og:url" content="([^"]+)"/)).toBe(`${publicUrl}${path}`);
  expect(tag(/<meta property="og:title" content="([^"]+)"/)).toBe(title);
  expect(tag(/<meta name="twitter:card" content="([^"]+)"/)).toBe("summary_large_image");
  const image = tag(/<meta property="og:image" content="([^"]+)"/) ?? "";
  expect(image.startsWith(`${publicUrl}/social/`)).toBe(true);
  const picture = await app.request(image.slice(publicUrl.length));
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
});

test("each page has a title, a description and a picture of its own", async () => {
  const app = await openApp();
  const pages = await Promise.all(marketingPages.map(async (path) => (await app.request(path)).text()));
  for (const pattern of [
    /<title>([^<]+)/,
    /name="description" content="([^"]+)/,
    /og:image" content="([^"]+)/,
  ]) {
    expect(new Set(pages.map((html) => pattern.exec(html)?.[1])).size).toBe(marketingPages.length);
  }
});

test.each([
  ["/", ["HealthClub"]],
  ["/classes", ["HealthClub", "Course", "Course", "Course"]],
  ["/schedule", ["HealthClub", "Course", "Course", "Course"]],
  ["/pricing", ["HealthClub", "OfferCatalog", "FAQPage"]],
])("%s describes %j to machines", async (path, types) => {
  const html = await (await (await openApp()).request(path)).text();
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? expect.fail();
  const data = JSON.parse(text);
  expect(data["@context"]).toBe("https://schema.org");
  expect(data["@graph"].map((thing: { "@type": string }) => thing["@type"])).toEqual(types);
  expect(text).toContain(publicUrl);
  expect(text).not.toContain(".invalid");
});

test("what machines are told of the plans is what is charged", async () => {
  const html = await (await (await openApp()).request("/pricing")).text();
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? expect.fail();
  const catalog = JSON.parse(text)["@graph"].find(
    (thing: { "@type": string }) => thing["@type"] === "OfferCatalog",
  );
  expect(catalog.itemListElement.map((offer: { price: number }) => offer.price)).toEqual([0, 40, 40, 150]);
});

test("private pages keep out of search", async () => {
  const app = await openApp();
  for (const path of [
    "/login",
    "/dashboard",
    "/preferences",
    "/yoga-therapy",
    "/success",
    "/cancel",
    "/nope",
  ]) {
    const html = await (await app.request(path)).text();
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(true);
  }
});

test("the sitemap lists the pages for the world, and robots find it", async () => {
  const app = await openApp();
  const sitemap = await app.request("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toBe("application/xml");
  const locations = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location]) => location,
  );
  expect(locations).toEqual(marketingPages.map((path) => `${publicUrl}${path}`));
  expect(await (await app.request("/robots.txt")).text()).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test("the web manifest names the studio and its icons exist", async () => {
  const app = await openApp();
  const manifest = await (await app.request("/site.webmanifest")).json();
  expect(manifest.name).toBe("Heron Yoga");
  for (const { src } of manifest.icons) expect((await app.request(src)).status).toBe(200);
  expect((await app.request("/apple-touch-icon.png")).status).toBe(200);
});

test("no page, style or calendar says where it was built", async () => {
  const app = await openApp();
  for (const path of [...publicPages, "/sitemap.xml", "/robots.txt", "/schedule.ics"]) {
    const text = await (await app.request(path)).text();
    expect(text.includes(".invalid")).toBe(false);
  }
});
