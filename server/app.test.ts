import { createHash } from "node:crypto";
import { Agent, request } from "node:http";
import { Writable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { classLinks } from "#content/class-links.ts";
import { memberPages, publicPages } from "../contract/pages.ts";
import { databaseKinds, openTestServices } from "../tests/parts/test-services.ts";
import { createApp } from "./app.ts";
import { parseConfig } from "./config.ts";
import { listen } from "./http/listen.ts";

async function openApp() {
  return createApp(await openTestServices("SQLite"));
}

describe.each(databaseKinds)("on %s", (kind) => {
  test("the server says it is live and ready", async () => {
    const app = createApp(await openTestServices(kind));
    expect(await (await app.request("/live")).json()).toEqual({
      status: "live",
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
    expect(await (await app.request("/ready")).json()).toEqual({ status: "ready" });
  });

  test("without its database the server is live but not ready", async () => {
    const services = await openTestServices(kind);
    const app = createApp(services);
    await services.database.destroy();
    expect((await app.request("/live")).status).toBe(200);
    const ready = await app.request("/ready");
    expect(ready.status).toBe(503);
    expect(ready.headers.get("retry-after")).toBe("5");
    expect(await ready.json()).toEqual({ detail: "The database does not answer.", code: "unavailable" });
  });
});

test.each([...publicPages, ...memberPages])("%s is a page", async (path) => {
  const response = await (await openApp()).request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(await response.text()).toMatch(/^<!DOCTYPE html>/i);
});

test("an address that is none gets the site's own page and status 404", async () => {
  const response = await (await openApp()).request("/nope");
  expect(response.status).toBe(404);
  expect(await response.text()).toContain("This page has flown");
});

test("an address that only resembles an endpoint is a page that is none", async () => {
  const app = await openApp();
  for (const path of ["/lively", "/readymade", "/apiary", "/schedule.icsx"]) {
    const response = await app.request(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=utf-8",
    ]);
  }
});

test("an unknown endpoint gets JSON and status 404", async () => {
  const response = await (await openApp()).request("/api/nope");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ detail: "There is nothing at this address.", code: "not_found" });
});

test("a page answers only to reading", async () => {
  const response = await (await openApp()).request("/about", { method: "POST" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});

test("a slash too many leads to the page, and nowhere else", async () => {
  const app = await openApp();
  for (const path of [...publicPages, ...memberPages].filter((each) => each !== "/")) {
    expect((await app.request(`${path}/`)).headers.get("location")).toBe(path);
  }
  const response = await app.request("/about/?from=mail");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/about?from=mail");
  expect((await app.request("//example.com/")).status).toBe(404);
});

test("an address in other letters leads to the page, and nowhere else", async () => {
  const app = await openApp();
  for (const path of [...publicPages, ...memberPages].filter((each) => each !== "/")) {
    const response = await app.request(path.toUpperCase());
    expect([response.status, response.headers.get("location")]).toEqual([308, path]);
  }
  expect((await app.request("/Pricing/?from=mail&To=You")).headers.get("location")).toBe(
    "/pricing?from=mail&To=You",
  );
  for (const path of ["/Nope", "/Pricing/x", "/INDEX.HTML", "/ICON.SVG", "/404/", "//Example.com/"]) {
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  }
});

test.each([
  "/../package.json",
  "/%2e%2e/package.json",
  "/..%2fpackage.json",
  "/assets/../../package.json",
  "/assets/..%5c..%5cpackage.json",
  "/index.html",
  "/about/index.html",
  "/__spa-fallback.html",
  "/404",
  "/index.html.br",
  "/.vite/manifest.json",
  "/sources.sha256",
  "/%00",
  "/%E0%A4%A",
])("%s reaches nothing", async (path) => {
  expect((await (await openApp()).request(path)).status).toBe(404);
});

test("a body over 64 KB is refused with a sentence, whether or not its length is announced", async () => {
  const app = await openApp();
  const body = new Uint8Array(64 * 1024 + 1);
  const announced = await app.request("/api/x", {
    method: "POST",
    body,
    headers: { "content-length": String(body.length) },
  });
  const stream = new Blob([body]).stream();
  const unannounced = await app.request("/api/x", {
    method: "POST",
    body: stream,
    duplex: "half",
  } as RequestInit);
  for (const response of [announced, unannounced]) {
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ detail: "The request is larger than 64 KB.", code: "too_large" });
  }
});

test("who is refused with more than was read does not spoil the connection for who asks next over it", async () => {
  const app = await openApp();
  const { server, port } = await listen(app.fetch, parseConfig({ PORT: "0" }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const post = (bytes: number) =>
    new Promise<number | undefined>((resolve, reject) => {
      const url = `http://127.0.0.1:${port}/api/x`;
      const asked = request(
        url,
        { agent, method: "POST", headers: { "content-length": bytes } },
        (answer) => {
          answer.resume().once("end", () => resolve(answer.statusCode));
        },
      );
      asked.once("error", reject);
      asked.end(new Uint8Array(bytes));
    });
  expect(await post(3 * 1024 * 1024)).toBe(413);
  expect(await post(10)).toBe(404);
  expect(await post(3 * 1024 * 1024)).toBe(413);
  expect(await post(10)).toBe(404);
});

test("an unexpected error shows nothing of itself", async () => {
  const app = await openApp();
  app.get("/api/boom", () => {
    throw new Error("the inner detail");
  });
  const response = await app.request("/api/boom");
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    detail: "Something went wrong on our side. Please try again later.",
    code: "internal",
  });
});

test("the log has a line for each request with its id, and none of what was sent", async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = createApp(await openTestServices("SQLite", {}, pino(sink)));
  const response = await app.request("/api/nope?token=in-the-query", {
    method: "POST",
    body: '{"password":"in-the-body"}',
    headers: { cookie: "session=in-the-cookie", authorization: "Bearer in-the-header" },
  });
  const line = JSON.parse(lines.join());
  expect(line).toMatchObject({ method: "POST", path: "/api/nope", status: 404, msg: "request refused" });
  expect(line.requestId).toBe(response.headers.get("x-request-id"));
  expect(lines.join()).not.toMatch(/in-the-/);
});

test.each(["/", "/nope", "/dashboard", "/live", "/api/nope", "/icon.svg"])(
  "%s carries the security headers",
  async (path) => {
    const { headers } = await (await openApp()).request(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("unsafe-eval");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("microphone=(self)");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.has("strict-transport-security")).toBe(false);
  },
);

test("in production browsers are told to insist on HTTPS", async () => {
  const app = createApp(await openTestServices("SQLite", { isProduction: true }));
  for (const path of ["/", "/live"]) {
    const { headers } = await app.request(path);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
  }
});

test("each inline script and style of a page is allowed by its own hash", async () => {
  const response = await (await openApp()).request("/");
  const policy = response.headers.get("content-security-policy");
  const html = await response.text();
  const inline = html.split(/<(?:script|style)\b/).slice(1);
  expect(inline.length).toBeGreaterThan(3);
  for (const piece of inline) {
    const text = piece.slice(piece.indexOf(">") + 1).split(/<\/(?:script|style)>/)[0] ?? "";
    expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  }
});

test("pages come compressed as the browser prefers, each form with a tag of its own", async () => {
  const app = await openApp();
  const get = async (encoding?: string) => {
    const response = await app.request("/", { headers: encoding ? { "accept-encoding": encoding } : {} });
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const plain = await get();
  const brotli = await get("gzip, deflate, br, zstd");
  const gzip = await get("gzip;q=1.0, br;q=0");
  const none = await get("br;q=0, gzip;q=0.0");
  expect(plain.response.headers.get("content-encoding")).toBeNull();
  expect(none.response.headers.get("content-encoding")).toBeNull();
  expect(brotli.response.headers.get("content-encoding")).toBe("br");
  expect(gzip.response.headers.get("content-encoding")).toBe("gzip");
  expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  const tags = [plain, brotli, gzip].map(({ response }) => response.headers.get("etag"));
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
});

test("pages are revalidated, named assets kept for ever", async () => {
  const app = await openApp();
  const page = await app.request("/");
  expect(page.headers.get("cache-control")).toBe("no-cache");
  const asset = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0] ?? expect.fail("no asset in the page");
  const response = await app.request(asset);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test("a page the browser already has is not sent again", async () => {
  const app = await openApp();
  const etag = (await app.request("/")).headers.get("etag") ?? expect.fail();
  for (const match of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const response = await app.request("/", { headers: { "if-none-match": match } });
    expect(response.status).toBe(304);
    expect(response.headers.get("etag")).toBe(etag);
    expect(await response.text()).toBe("");
  }
  expect((await app.request("/", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  expect((await app.request("/nope", { headers: { "if-none-match": "*" } })).status).toBe(404);
});

test.each(["/%61bout", "/x/../about", "/about?from=mail"])(
  "a page is found however its address is written: %s",
  async (path) => {
    const app = await openApp();
    const [plain, odd] = [await app.request("/about"), await app.request(path)];
    expect(odd.status).toBe(200);
    expect(await odd.text()).toBe(await plain.text());
  },
);

test("HEAD answers as GET would, without the body", async () => {
  const app = await openApp();
  const get = await app.request("/");
  const head = await app.request("/", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(await head.text()).toBe("");
});

test("a request for part of a page gets the whole", async () => {
  const response = await (await openApp()).request("/", { headers: { range: "bytes=0-10" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("accept-ranges")).toBe("none");
  expect((await response.text()).length).toBeGreaterThan(1000);
});

test("no page and no script carries a class link", async () => {
  const { site } = await openTestServices("SQLite");
  expect(site.files.size).toBeGreaterThan(10);
  for (const [path, { identity }] of site.files) {
    for (const link of Object.values(classLinks)) {
      expect([path, identity.body.includes(link)]).toEqual([path, false]);
    }
  }
});
