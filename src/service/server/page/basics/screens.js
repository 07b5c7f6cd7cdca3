// Shows the screen that the address names after its #. In: addresses. Out: one visible screen; the event "leave" before
// it changes, "screen" after it, "address" if the screen stays and the rest of the address changed. Invariants: the
// back button of the browser returns to the screen before; an unknown name leads to the start; a link to a puzzle stays
// in the address.

import { byId } from "./dialogs.js";

const NAMES = ["start", "play", "make", "mine", "days", "learn", "line"];
/**
 * Screens without a link of their own in the menu: the screen whose link is marked instead.
 * @type {Record<string, string>}
 */
const PARENTS = { days: "start", learn: "start", line: "start" };
/** The start of an address that contains a puzzle. */
const LINK = "#p=";

export class Screens extends EventTarget {
  current = "";
  /** Does the address contain a puzzle that is about to be shown? */
  #isLink = location.hash.startsWith(LINK);

  constructor() {
    super();
    addEventListener("hashchange", () => this.#follow());
  }

  /**
   * Shows a screen, or a part of it. Adds an entry to the history of the browser, unless the page has just started or
   * the address stays the same.
   * @param {string} name
   * @param {string} path
   */
  go(name, path = "") {
    const hash = `#${name}${path && `/${path}`}`,
      stays = location.hash === hash || (name === "play" && this.#isLink);
    this.#isLink = false;
    if (!stays && (this.current === "" || (name === "play" && location.hash === "#play")))
      history.replaceState(null, "", hash);
    else if (!stays) history.pushState(null, "", hash);
    this.#show(name);
  }

  /** The screen that the address names, or null. */
  get requested() {
    const [name] = location.hash.slice(1).split("/");
    return NAMES.includes(name) ? name : null;
  }

  /**
   * The part of the address after the name of the screen; "" if it names none, and not decoded if a link is incomplete
   * or mistyped.
   */
  get path() {
    if (!this.requested) return "";
    const text = location.hash.slice(1).split("/").slice(1).join("/");
    try {
      return decodeURI(text);
    } catch {
      return text;
    }
  }

  #follow() {
    this.#isLink = location.hash.startsWith(LINK);
    const { requested } = this;
    if (this.#isLink) return;
    if (!requested) return this.go("start");
    this.#show(requested);
    this.dispatchEvent(new Event("address"));
  }

  /** @param {string} name */
  #show(name) {
    if (this.current === name) return;
    this.dispatchEvent(new CustomEvent("leave", { detail: this.current }));
    this.current = name;
    document.body.dataset.screen = name;
    for (const screen of NAMES) byId(screen).hidden = screen !== name;
    for (const link of document.querySelectorAll("#screens a")) {
      if (link.getAttribute("href") === `#${PARENTS[name] ?? name}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    this.dispatchEvent(new Event("screen"));
  }
}
