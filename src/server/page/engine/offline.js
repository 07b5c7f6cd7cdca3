// The page without a network, where it came from a plain folder. In: nothing. Out: a notice when
// a new version is there. Invariants: a version stays whole until people ask for the next one.

import { language, t } from "../basics/words.js";

/** Had this page a service worker before? The first one may take over without a word. */
let isKept = Boolean(navigator.serviceWorker?.controller);

document.getElementById("unloaded")?.remove();

// Missing where the page comes by plain HTTP from another machine: then it needs the network.
// It loads all files once more, so what people came for goes first.
async function register() {
  if (!navigator.serviceWorker) return;
  try {
    // The service worker keeps the catalog of this language.
    await (await caches.open("language")).put("language", new Response(language));
    watch(await navigator.serviceWorker.register(new URL("sw.js", import.meta.url)));
  } catch {
    // The browser keeps no files: the page needs the network.
  }
}
if (document.body?.dataset.ready) register();
else document.addEventListener("ready", register, { once: true });
navigator.serviceWorker?.addEventListener("controllerchange", () => {
  // The files of the old version are gone. Games are kept as the page is left.
  if (isKept) location.reload();
  isKept = true;
});

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  if (registration.waiting) offer(registration);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      if (found.state === "installed" && registration.active) offer(registration);
    });
  });
}

/**
 * A notice with a button; the version waits as long as nobody presses it.
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
