// Stores the page's files in the browser, so that it works without a network, and what other apps share with it. In:
// requests of the page; its language, as a file "language" in a cache; a form from the system's share sheet. Out: the
// files of one version; the form in a cache, until the page takes it. Invariants: all files belong to one version; the
// next version is loaded beside it and waits until the page sends "skip"; catalogs and the proved checker are stored
// once they were needed. The site's build replaces the words in capitals.

const VERSION = "nonosat-VERSION",
  FILES = ["FILES"],
  WHEN_NEEDED = /\.ftl$|\/proved-checker\.js$/;

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

/** Stores the form that another app sent (see the manifest), and loads the page. @param {Request} request */
async function share(request) {
  await (await caches.open("shared")).put("shared", new Response(await request.formData()));
  return Response.redirect("./?shared", 303);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url.endsWith("/share")) event.respondWith(share(request));
  if (request.method !== "GET") return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(VERSION);
      const response = await cache.match(request, { ignoreSearch: true });
      if (response) return response;
      const answer = await fetch(request);
      if (answer.ok && WHEN_NEEDED.test(new URL(request.url).pathname)) await cache.put(request, answer.clone());
      return answer;
    })(),
  );
});
