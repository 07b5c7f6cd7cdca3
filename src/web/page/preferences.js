// What people set once: sizes, colors, auto-fill. Kept in the browser.

import { isLight, onDark } from "./dark.js";
import { byId, opened } from "./dialogs.js";

const KEY = "nonosat.preferences";
const USUAL = { largest: 100, left: 0, top: 0, fill: true, tell: false, letters: false, theme: "system", inks: "own" };
/**
 * Okabe and Ito (2008), "Color universal design": told apart with any color vision. The six behind
 * them are for boards of more than nine colors; they are as far from all others for the color-blind.
 */
const SAFE = [
  "#ffffff", "#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7",
  "#552200", "#0000aa", "#884444", "#aaddcc", "#9966ff", "#7700ee",
];

/** Red, green and blue as amounts of light. */
export const light = (rgb) => [1, 3, 5].map((at) => {
  const value = parseInt(rgb.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Black or white, whichever can be read on a color. */
export function readable(rgb) {
  const [red, green, blue] = light(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? "#000000" : "#ffffff";
}

/** Lightness and hue as they are seen (Ottosson 2020, "Oklab"). */
export function seen(rgb) {
  const [red, green, blue] = light(rgb);
  const long = Math.cbrt(0.4122 * red + 0.5363 * green + 0.0514 * blue);
  const middle = Math.cbrt(0.2119 * red + 0.6807 * green + 0.1074 * blue);
  const short = Math.cbrt(0.0883 * red + 0.2817 * green + 0.63 * blue);
  return [
    0.2105 * long + 0.7936 * middle - 0.0041 * short,
    1.978 * long - 2.4286 * middle + 0.4506 * short,
    0.0259 * long + 0.7828 * middle - 0.8087 * short,
  ];
}

/** For each color a safe one, each only once: the nearest pairs find each other first. Null if there are too many. */
function safe(colors) {
  if (colors.length > SAFE.length) return null;
  const free = colors.length > 9 ? SAFE : SAFE.slice(0, 9), found = Array(colors.length).fill(null);
  const pairs = colors.flatMap(({ rgb }, place) => free.map((ink) => {
    const [one, other] = [seen(rgb), seen(ink)];
    return { place, ink, away: Math.hypot(...one.map((value, axis) => value - other[axis])) };
  })).sort((one, other) => one.away - other.away);
  for (const { place, ink } of pairs) if (!found[place] && !found.includes(ink)) found[place] = ink;
  return found;
}

export class Preferences extends EventTarget {
  constructor() {
    super();
    let kept = {};
    try { kept = JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { /* As usual, then. */ }
    this.values = Object.fromEntries(Object.entries(USUAL).map(([name, value]) => [name, kept[name] ?? value]));
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
    const own = this.trueColor(board, letter);
    if (document.documentElement.dataset.theme !== "dark" || !isLight(this.trueColor(board, board.colors[0].letter))) return own;
    return place === 0 ? "var(--paper)" : onDark(own);
  }

  /** The paint of a letter in the picture, whatever the page looks like: the puzzle's own, or the safe one. */
  trueColor(board, letter) {
    const place = board.colors.findIndex((color) => color.letter === letter);
    return (this.values.inks === "safe" && this.#safe(board)?.[place]) || board.colors[place].rgb;
  }

  /** The safe colors of a board, which are looked for once. */
  #safe(board) {
    if (this.board !== board) Object.assign(this, { board, inks: safe(board.colors) });
    return this.inks;
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
