// What people set once: sizes, colors, auto-fill. Kept in the browser.

import { byId, opened } from "./dialogs.js";

const KEY = "nonosat.preferences";
const USUAL = { cell: 28, left: 8, top: 8, fill: true, letters: false, theme: "system", inks: "own" };
/** Okabe and Ito (2008), "Color universal design": told apart with any color vision. */
const SAFE = ["#ffffff", "#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"];

export class Preferences extends EventTarget {
  constructor() {
    super();
    let kept = {};
    try { kept = JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { /* As usual, then. */ }
    this.values = { ...USUAL, ...kept };
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.dark.addEventListener("change", () => this.#apply(["theme"]));
    this.#apply([]);
  }

  set(values) {
    const changed = Object.keys(values).filter((name) => values[name] !== this.values[name]);
    Object.assign(this.values, values);
    try { localStorage.setItem(KEY, JSON.stringify(this.values)); } catch { /* Only for now, then. */ }
    this.#apply(changed);
  }

  /** Takes effect; the event tells what changed. */
  #apply(changed) {
    const { theme } = this.values;
    document.documentElement.dataset.theme = theme === "system" ? (this.dark.matches ? "dark" : "light") : theme;
    this.dispatchEvent(new CustomEvent("change", { detail: changed }));
  }

  /** The paint of a letter: black and white follow the appearance, colors the puzzle or the safe list. */
  colorOf(board, letter) {
    const place = board.colors.findIndex((color) => color.letter === letter);
    const isPlain = board.colors.length === 2 && board.colors[1].rgb === "#000000" && board.colors[0].rgb === "#ffffff";
    if (isPlain) return place === 0 ? "var(--paper)" : "var(--ink)";
    if (this.values.inks === "safe" && board.colors.length <= SAFE.length) return SAFE[place];
    return board.colors[place].rgb;
  }

  /** The paint of a color that is told by its rgb. */
  ink(board, rgb) {
    const color = board.colors.find((color) => color.rgb === rgb);
    const paint = color ? this.colorOf(board, color.letter) : rgb;
    return paint.startsWith("#") ? paint : rgb;
  }

  async edit() {
    const dialog = byId("preferences-dialog"), { elements } = dialog.querySelector("form");
    const read = (field) => (field.type === "checkbox" ? field.checked : field.type === "number" ? Number(field.value) : field.value);
    for (const [name, value] of Object.entries(this.values)) {
      if (elements[name].type === "checkbox") elements[name].checked = value;
      else elements[name].value = value;
    }
    if (!await opened(dialog)) return;
    this.set(Object.fromEntries(Object.keys(this.values).map((name) => [name, read(elements[name])])));
  }
}
