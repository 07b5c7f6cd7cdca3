// The page's files, kept in the browser. In: requests of the page. Out: the files of one version,
// with or without a network. Invariants: all files are of one version; the next one is loaded aside
// and waits until the page says "skip".
// What is written in capitals is filled in when the site is built.

const VERSION = "nonosat-VERSION", FILES = ["FILES"];

self.addEventListener("install", (event) => {
  const fresh = FILES.map((name) => new Request(name, { cache: "reload" }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("nonosat-") && name !== VERSION) await caches.delete(name);
  }
  await self.clients.claim();
})()));

self.addEventListener("message", ({ data }) => {
  if (data === "skip") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  event.respondWith((async () => {
    const kept = await caches.open(VERSION);
    return (await kept.match(request, { ignoreSearch: true })) ?? fetch(request);
  })());
});
