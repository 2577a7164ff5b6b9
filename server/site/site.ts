import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { memberHint } from "../../contract/accounts.ts";
import {
  isEndpoint,
  isOwnerPageOfOne,
  memberPages,
  notFoundPage,
  originPlaceholder,
  ownerPages,
  publicPages,
} from "../../contract/pages.ts";
import type { Config } from "../config.ts";
import { AppError } from "../http/errors.ts";
import type { NodeRequest } from "../http/requests.ts";
import { type HeaderConfig, hashSource, securityHeaders } from "../http/security-headers.ts";
import { StartupError } from "../process/startup-error.ts";

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
/** Part of the name of the session's cookie, in production and out of it. */
const sessionCookie = "studio.session_token=";
/** What people type: with capitals, or a slash at the end. */
const pages = new Set<string>([...publicPages, ...memberPages, ...ownerPages]);
const fallbackFile = "/__spa-fallback.html";

type Encoding = "br" | "gzip" | "identity";
type Variant = { body: Buffer; etag: string; headers: Record<string, string> };
export type SiteFile = Partial<Record<Encoding, Variant>> & { identity: Variant };

/** The built site in memory. A request can only ever name a key of the map, never a path on the disk. */
export type Site = {
  files: Map<string, SiteFile>;
  /** What pages that are not prerendered begin as. */
  frame: SiteFile;
  notFound: SiteFile;
};

export type SiteConfig = HeaderConfig & Pick<Config, "publicUrl">;

export async function loadSite(folder: string, config: SiteConfig): Promise<Site> {
  if (!existsSync(folder)) {
    throw new StartupError(`The site has not been built (${folder} is missing): run npm run build.`);
  }
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const loaded = names.map(async (name): Promise<[string, SiteFile] | undefined> => {
    const type = mediaTypes[extname(name)];
    return type
      ? [addressOf(name), createFile(name, await readBodies(join(folder, name), config.publicUrl), config)]
      : undefined;
  });
  const files = new Map((await Promise.all(loaded)).filter((entry) => entry !== undefined));
  const takeOut = (address: string) => {
    const file = files.get(address);
    if (!file) throw new StartupError(`The built site in ${folder} is incomplete: run npm run build.`);
    files.delete(address);
    return file;
  };
  const fallback = takeOut(fallbackFile);
  for (const page of [...memberPages, ...ownerPages]) files.set(page, fallback);
  return { files, frame: fallback, notFound: takeOut(notFoundPage) };
}

/**
 * Answers a request for a page or a file, or nothing if it is for an endpoint. Pages are most of what is asked for and
 * need no routes: finding one costs a look into the map.
 */
export function createFileServer({ files, frame }: Site) {
  return (request: Request, env?: NodeRequest): Response | undefined => {
    const { method, url } = env?.incoming ?? request;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const path = pathOf(url ?? "");
    const file = files.get(path) ?? (isOwnerPageOfOne(path) ? frame : undefined);
    if (!file) return undefined;
    const incoming = env?.incoming?.headers;
    const response = answerFile(
      incoming ? (name) => incoming[name] : (name) => request.headers.get(name) ?? undefined,
      file,
      200,
    );
    return method === "HEAD" ? new Response(null, response) : response;
  };
}

/** An address may come with its host, and with a question. */
function pathOf(url: string): string {
  const [whole = ""] = url.split("?", 1);
  return whole.startsWith("/") || !URL.canParse(whole) ? whole : new URL(whole).pathname;
}

/** For an address that is none: the page that was meant, an error, or the site's own page. */
export function answerUnknown(c: Context, site: Site): Response {
  const file = site.files.get(c.req.path);
  // Written in another way: `/%61bout`.
  if (file && (c.req.method === "GET" || c.req.method === "HEAD")) return answer(c, file, 200);
  if (file) {
    throw new AppError("method_not_allowed", "This address only answers GET.", {
      headers: { Allow: "GET, HEAD" },
    });
  }
  const meant = c.req.path.toLowerCase().replace(/\/$/, "");
  if (pages.has(meant)) return c.redirect(meant + new URL(c.req.url).search, 308);
  if (isEndpoint(c.req.path)) throw new AppError("not_found", "There is nothing at this address.");
  return answer(c, site.notFound, 404);
}

/** The same for whoever has a context. */
export function answer(c: Context, file: SiteFile, status: 200 | 404): Response {
  return answerFile((name) => c.req.header(name), file, status);
}

type HeaderName = "accept-encoding" | "if-none-match" | "cookie";

/** Reads headers straight from Node where it is below: building a web `Headers` for a few is most of a page's cost. */
function answerFile(
  read: (name: HeaderName) => string | undefined,
  file: SiteFile,
  status: 200 | 404,
): Response {
  const variant = file[chooseEncoding(read("accept-encoding"))] ?? file.identity;
  const hint = read("cookie")?.includes(sessionCookie) ? { "Server-Timing": memberHint } : undefined;
  if (status === 200 && isFresh(read("if-none-match"), variant.etag)) {
    const { "Content-Length": _, ...headers } = variant.headers;
    return new Response(null, { status: 304, headers: { ...headers, ...hint } });
  }
  if (hint)
    return new Response(variant.body as BodyInit, { status, headers: { ...variant.headers, ...hint } });
  // Copying the prepared headers costs more than reading them: nothing after this changes them.
  return new Response(variant.body as BodyInit, { status, headers: variant.headers });
}

function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return "identity";
  const refused = /(?:^|,)\s*(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi;
  const offered = accepted.replace(refused, "").toLowerCase();
  if (/(?:^|[,\s])br(?=$|[,;\s])/.test(offered)) return "br";
  return /(?:^|[,\s])gzip(?=$|[,;\s])/.test(offered) ? "gzip" : "identity";
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const candidates = ifNoneMatch.split(",").map((each) => each.trim().replace(/^W\//, ""));
  return candidates.includes(etag) || candidates.includes("*");
}

/** `about/index.html` is served as `/about`; every other file under its own name. */
function addressOf(name: string): string {
  const path = `/${name.split(sep).join("/")}`;
  return path === "/index.html" ? "/" : path.replace(/\/index\.html$/, "");
}

/** A file as it is served, under its name in the build. */
export function createFile(name: string, bodies: Bodies, config: SiteConfig): SiteFile {
  const type = mediaTypes[extname(name)] ?? "application/octet-stream";
  const isPage = type.startsWith("text/html");
  const headers = {
    ...securityHeaders(config, isPage ? hashInline(bodies.identity.toString()) : undefined),
    "Content-Type": type,
    "Cache-Control": cacheControl(name, isPage),
    Vary: "Accept-Encoding",
    "Accept-Ranges": "none",
  };
  const hash = createHash("sha256").update(bodies.identity).digest("base64url").slice(0, 22);
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = encoding === "identity" ? `"${hash}"` : `"${hash}-${encoding}"`;
    return {
      body,
      etag,
      headers: {
        ...headers,
        ETag: etag,
        "Content-Length": String(body.byteLength),
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      },
    };
  };
  return {
    identity: variant("identity", bodies.identity),
    ...(bodies.br && { br: variant("br", bodies.br) }),
    ...(bodies.gzip && { gzip: variant("gzip", bodies.gzip) }),
  };
}

type Bodies = { identity: Buffer; br?: Buffer; gzip?: Buffer };

/** The file in its three forms: as built, or made anew where the public address has to be filled in. */
async function readBodies(path: string, publicUrl: string): Promise<Bodies> {
  const built = readFileSync(path);
  if (!built.includes(new URL(originPlaceholder).host)) {
    return {
      identity: built,
      ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
    };
  }
  const identity = Buffer.from(fillInAddress(built.toString(), publicUrl));
  // Below the build's, which takes its time: a hundredth of it at start, for a few bytes more.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity),
  ]);
  return { identity, br, gzip: gz };
}

/** Calendars subscribe under a scheme of their own, at the same host. */
function fillInAddress(text: string, publicUrl: string): string {
  const { host } = new URL(originPlaceholder);
  return text
    .replaceAll(originPlaceholder, publicUrl)
    .replaceAll(`webcal://${host}`, `webcal://${new URL(publicUrl).host}`);
}

function cacheControl(name: string, isPage: boolean): string {
  // A worker that a proxy holds back would hold back every new version.
  if (name === "practise-worker.js") return "no-cache";
  if (name.startsWith("assets")) return "public, max-age=31536000, immutable";
  return isPage ? "no-cache" : "public, max-age=3600";
}

function hashInline(html: string) {
  const hashesOf = (element: RegExp) => [...html.matchAll(element)].map(([, text = ""]) => hashSource(text));
  return {
    scripts: hashesOf(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    styles: hashesOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}
