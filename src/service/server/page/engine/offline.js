// Makes the page work without a network if it comes from a plain folder. In: nothing. Out: a notice when there is a new
// version. Invariants: the page never mixes files of two versions; a new version starts only when people request it.

import { language, t } from "../basics/words.js";

/** Did this page have a service worker before? The first one takes over without a reload. */
let isKept = Boolean(navigator.serviceWorker?.controller);

document.getElementById("unloaded")?.remove();

// Browsers have no service workers for plain HTTP from another machine: then the page needs the network. Registering
// loads all files again, so it waits until the page is ready.
async function register() {
  if (!navigator.serviceWorker) return;
  try {
    // The service worker stores the catalog of this language.
    await (await caches.open("language")).put("language", new Response(language));
    watch(await navigator.serviceWorker.register(new URL("sw.js", import.meta.url)));
  } catch {
    // The browser stores no files: the page needs the network.
  }
}
if (document.body?.dataset.ready) register();
else document.addEventListener("ready", register, { once: true });
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  // The files of the old version are gone, so the page reloads. Games are saved when the page is left.
  if (isKept) location.reload();
  isKept = true;
});

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  if (registration.waiting) offer(registration);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && registration.active) offer(registration);
    });
  });
}

/**
 * Shows a notice with a button; the new version waits until people press it.
 * @param {ServiceWorkerRegistration} registration
 */
function offer(registration) {
  if (document.getElementById("update")) return;
  const notice = document.createElement("div"),
    button = document.createElement("button");
  Object.assign(notice, { id: "update", role: "status" });
  Object.assign(button, { id: "update-now", textContent: t("page-update-load") });
  button.addEventListener("click", () => registration.waiting?.postMessage("skip"));
  notice.append(t("page-update"), " ", button);
  document.body.append(notice);
}
