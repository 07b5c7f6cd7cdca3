// The page's files, kept in the browser. In: requests of the page; its language, as a file "language"
// in a cache. Out: the files of one version, with or without a network. Invariants: all files are of
// one version; the next one is loaded aside and waits until the page says "skip". Of the catalogs only
// those that were needed are kept.
// What is written in capitals is filled in when the site is built.

const VERSION = "nonosat-VERSION",
  FILES = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const language = (await (await caches.match("language"))?.text()) ?? "en";
      const fresh = [...FILES, `${language}.ftl`].map((name) => new Request(name, { cache: "reload" }));
      await (await caches.open(VERSION)).addAll(fresh);
    })(),
  );
});

self.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith("nonosat-") && name !== VERSION) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  ),
);

self.addEventListener("message", ({ data }) => {
  if (data === "skip") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  event.respondWith(
    (async () => {
      const kept = await caches.open(VERSION);
      const found = await kept.match(request, { ignoreSearch: true });
      if (found) return found;
      const answer = await fetch(request);
      if (answer.ok && new URL(request.url).pathname.endsWith(".ftl")) await kept.put(request, answer.clone());
      return answer;
    })(),
  );
});
