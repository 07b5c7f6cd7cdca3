// Which screen is shown: the one that the address names behind its #. In: addresses. Out: one screen, told by "leave" before and "screen" behind.
// Invariants: going back in the browser goes back here; a name that is no screen changes nothing.

import { byId } from "./dialogs.js";

const NAMES = ["start", "play", "make", "mine"];

export class Screens extends EventTarget {
  current = "";

  constructor() {
    super();
    addEventListener("hashchange", () => this.#follow());
  }

  /** Goes to a screen; as another step of the browser, unless it is the one that is shown. @param {string} name */
  go(name) {
    if (this.current === "") history.replaceState(null, "", `#${name}`);
    else if (this.named !== name) history.pushState(null, "", `#${name}`);
    this.#show(name);
  }

  /** The screen that the address names; none if it names something else. */
  get named() {
    const name = location.hash.slice(1);
    return NAMES.includes(name) ? name : null;
  }

  #follow() {
    if (this.named) this.#show(this.named);
  }

  /** @param {string} name */
  #show(name) {
    if (this.current === name) return;
    this.dispatchEvent(new CustomEvent("leave", { detail: this.current }));
    this.current = name;
    document.body.dataset.screen = name;
    for (const one of NAMES) byId(one).hidden = one !== name;
    for (const link of document.querySelectorAll("#screens a")) {
      if (link.getAttribute("href") === `#${name}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    this.dispatchEvent(new Event("screen"));
  }
}
