// @ts-nocheck: it runs in a service worker, whose types are none of the pages.
// Lets a session play without a network. It keeps the player's own page, scripts and fonts, the same for everybody, and
// nothing else: sessions are kept by the page (web/member/practise/kept-steps.ts), answers by nobody. It sees only what
// the page /practise asks for. scripts/write-practise-worker.ts fills in the two lines below at build time.
const version = "of no build";
const files = [];

const prefix = "player ";
const patienceMs = 4_000;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pathname === "/practise") event.respondWith(openPage(request));
  if (pathname.startsWith("/assets/")) event.respondWith(findFile(request));
});

/** All of it or nothing. Without the member's cookie: what is kept is nobody's. */
async function fill() {
  const cache = await caches.open(prefix + version);
  await cache.addAll(files.map((file) => new Request(file, { credentials: "omit", cache: "no-cache" })));
  // An open player has all its scripts already, and what it asks for later the server still has.
  await skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== prefix + version);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** The page as the server has it now, so that no version stays for good; as it is kept where there is no server. */
async function openPage(request) {
  const kept = () => caches.match("/practise");
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    return response.ok ? response : ((await kept()) ?? response);
  } catch (error) {
    const page = await kept();
    if (page) return page;
    throw error;
  }
}

/** Files never change under their names. */
async function findFile(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
