// Keeps the owner's screens in the phone: the empty frame they begin as, and the files of one build. What they
// show is kept by the page itself, and what is sent is never touched here. Registered for /studio alone.
const frame = "/studio";
const kept = "studio";
const patienceMs = 4000;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  event.waitUntil(keep(event.data.keep));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(openFile(request));
});

/** The page has told which files it is made of; those of an earlier build are let go. */
async function keep(files) {
  const cache = await caches.open(kept);
  const wanted = new Set([...files, frame]);
  for (const file of wanted) if (file === frame || !(await cache.match(file))) await cache.add(file);
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** The server's page, or the one in the phone where it does not come. All of them begin as the same frame. */
async function openPage(request) {
  const page = await caches.match(frame);
  const fromServer = fetch(request);
  if (!page) return fromServer;
  const giveUp = new Promise((resolve) => setTimeout(resolve, patienceMs, page));
  return Promise.race([fromServer.catch(() => page), giveUp]);
}

async function openFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}
