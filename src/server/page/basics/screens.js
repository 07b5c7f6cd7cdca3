// Which screen is shown: the one that the address names behind its #. In: addresses. Out: one screen, told by "leave"
// before
// and "screen" behind; "address" if it is shown already and another part of it is wanted.
// Invariants: going back in the browser goes back here; a name that is no screen changes nothing; a link stays in the
// address.

import { byId } from "./dialogs.js";

const NAMES = ["start", "play", "make", "mine", "days", "learn"];
/** The screen whose link is marked for one that has none. @type {Record<string, string>} */
const WITHIN = { days: "start", learn: "start" };
/** A puzzle in a link. */
const LINK = "#p=";

export class Screens extends EventTarget {
  current = "";
  /** Is the link in the address what is about to be shown? */
  #isLink = location.hash.startsWith(LINK);

  constructor() {
    super();
    addEventListener("hashchange", () => this.#follow());
  }

  /**
   * Goes to a screen, or a part of it; as another step of the browser, unless it is the one that is shown.
   * @param {string} name
   * @param {string} rest
   */
  go(name, rest = "") {
    const hash = `#${name}${rest && `/${rest}`}`,
      stays = location.hash === hash || (name === "play" && this.#isLink);
    this.#isLink = false;
    if (!stays && (this.current === "" || (name === "play" && location.hash === "#play")))
      history.replaceState(null, "", hash);
    else if (!stays) history.pushState(null, "", hash);
    this.#show(name);
  }

  /** The screen that the address names; none if it names something else. */
  get named() {
    const [name] = location.hash.slice(1).split("/");
    return NAMES.includes(name) ? name : null;
  }

  /** What the address says behind the name of the screen; as it stands, where a link was cut or mistyped. */
  get rest() {
    const text = location.hash.slice(1).split("/").slice(1).join("/");
    try {
      return decodeURI(text);
    } catch {
      return text;
    }
  }

  #follow() {
    this.#isLink = location.hash.startsWith(LINK);
    const { named } = this;
    if (!named) return;
    this.#show(named);
    this.dispatchEvent(new Event("address"));
  }

  /** @param {string} name */
  #show(name) {
    if (this.current === name) return;
    this.dispatchEvent(new CustomEvent("leave", { detail: this.current }));
    this.current = name;
    document.body.dataset.screen = name;
    for (const one of NAMES) byId(one).hidden = one !== name;
    for (const link of document.querySelectorAll("#screens a")) {
      if (link.getAttribute("href") === `#${WITHIN[name] ?? name}`) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    this.dispatchEvent(new Event("screen"));
  }
}
