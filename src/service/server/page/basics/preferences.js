// Keeps what people prefer: sizes, colors, language, auto-fill. In: the form, and what the browser stores. Out: values,
// an event "change", and the colors in which a board is drawn. Invariants: every preference has a value.

import { safe, safeName } from "./colors.js";
import { isLight, onDark } from "./dark.js";
import { byId, openDialog } from "./dialogs.js";
import { choices } from "./store.js";
import { LANGUAGES } from "./words.js";

export { light, readable, oklab } from "./colors.js";

/** @import { Board } from "../answers.js" */

const USUAL = {
  largest: 100,
  left: 0,
  top: 0,
  fill: true,
  tell: false,
  letters: false,
  theme: "system",
  inks: "own",
  language: "",
  sound: false,
  vibration: false,
  mirrored: false,
  clock: true,
  pad: false,
};

/** The stored preferences, with the usual value for each one that is missing. @returns {Record<string, any>} */
function storedValues() {
  const set = choices.get();
  return Object.fromEntries(Object.entries(USUAL).map(([name, value]) => [name, set[name] ?? value]));
}

export class Preferences extends EventTarget {
  /** The board of the last call of `#safe`, and its safe colors. @type {Board | null} */
  board = null;
  /** @type {(string | null)[] | null} */
  inks = null;

  constructor() {
    super();
    this.values = storedValues();
    // Another tab changed a preference.
    choices.subscribe((isElsewhere) => {
      if (isElsewhere) this.#take(storedValues());
    });
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.forced = matchMedia("(forced-colors: active)");
    for (const query of [this.dark, this.forced]) query.addEventListener("change", () => this.#apply(["theme"]));
    this.#apply([]);
  }

  /** @param {Record<string, any>} values */
  set(values) {
    choices.set({ ...this.values, ...values });
    this.#take(values);
  }

  /** @param {Record<string, any>} values */
  #take(values) {
    const names = Object.keys(values).filter((name) => values[name] !== this.values[name]);
    Object.assign(this.values, values);
    this.#apply(names);
  }

  /** Applies the preferences. The event "change" has the names of those that changed. @param {string[]} names */
  #apply(names) {
    const { theme, mirrored } = this.values;
    document.documentElement.dataset.hand = mirrored ? "left" : "right";
    document.documentElement.dataset.theme = theme === "system" ? (this.dark.matches ? "dark" : "light") : theme;
    // The browser of a phone gives its own bars this color.
    document
      .querySelector("meta[name=theme-color]")
      ?.setAttribute("content", getComputedStyle(document.documentElement).getPropertyValue("--page"));
    this.dispatchEvent(new CustomEvent("change", { detail: names }));
  }

  /** Is the page dark? Colors that the system forces win over the theme. */
  get isDark() {
    return this.forced.matches ? this.dark.matches : document.documentElement.dataset.theme === "dark";
  }

  /** The colors of a puzzle as the current theme shows them, the background first. @param {string[]} colors */
  paints(colors) {
    if (!this.isDark || !isLight(colors[0])) return colors;
    if (`${colors}` === "#ffffff,#000000") return ["#262a31", "#eceae4"];
    return ["#262a31", ...colors.slice(1).map(onDark)];
  }

  /**
   * The CSS color of a letter in the current theme: black and white follow the theme, other colors come from the puzzle
   * or from the safe colors.
   * @param {Board} board
   * @param {string} letter
   */
  colorOf(board, letter) {
    const place = board.colors.findIndex((color) => color.letter === letter);
    const isPlain = board.colors.length === 2 && board.colors[1].rgb === "#000000" && board.colors[0].rgb === "#ffffff";
    if (isPlain) return place === 0 ? "var(--paper)" : "var(--ink)";
    const color = this.trueColor(board, letter);
    if (!this.isDark || !isLight(this.trueColor(board, board.colors[0].letter))) return color;
    return place === 0 ? "var(--paper)" : onDark(color);
  }

  /**
   * The color of a letter in the picture, in any theme: the puzzle's own, or the safe one.
   * @param {Board} board
   * @param {string} letter
   */
  trueColor(board, letter) {
    const place = board.colors.findIndex((color) => color.letter === letter);
    return (this.values.inks === "safe" && this.#safe(board)?.[place]) || board.colors[place].rgb;
  }

  /** Names the colors of a board by what people see: a safe color gets its own name. @param {Board} board */
  nameColors(board) {
    const inks = this.values.inks === "safe" && board.colors.length > 2 ? this.#safe(board) : null;
    board.colors.forEach((/** @type {any} */ color, place) => {
      color.own ??= color.name;
      color.name = inks?.[place] && place ? safeName(inks[place]) : color.own;
    });
  }

  /**
   * A puzzle for a request: its colors have the names that the page shows.
   * @param {Board} board
   * @param {import("../answers.js").Puzzle} puzzle
   */
  withColorNames(board, puzzle) {
    if (this.values.inks !== "safe" || board.colors.length < 3) return puzzle;
    return { ...puzzle, colors: puzzle.colors.map((ink, place) => ({ ...ink, name: board.colors[place].name })) };
  }

  /** The safe colors of a board; they are computed once. @param {Board} board */
  #safe(board) {
    if (this.board !== board) Object.assign(this, { board, inks: safe(board.colors) });
    return this.inks;
  }

  /** The CSS color for a color of the board that is given as #rrggbb. @param {Board} board @param {string} rgb */
  ink(board, rgb) {
    const color = board.colors.find((color) => color.rgb === rgb);
    const paint = color ? this.colorOf(board, color.letter) : rgb;
    return paint.startsWith("#") ? paint : rgb;
  }

  /** Opens the form. Changes take effect at once; Cancel reverts them. */
  async edit() {
    const dialog = byId("preferences-dialog"),
      form = dialog.querySelector("form"),
      oldValues = { ...this.values };
    const fields = Object.keys(USUAL)
      .map((name) => form.elements[name])
      .filter(Boolean);
    for (const field of fields) {
      if (field.type === "checkbox") field.checked = this.values[field.name];
      else field.value = this.values[field.name];
    }
    const read = () =>
      fields
        .filter((field) => field.validity.valid)
        .map((field) => [
          field.name,
          field.type === "checkbox" ? field.checked : field.type === "number" ? Number(field.value) : field.value,
        ]);
    const take = () => this.set(Object.fromEntries(read()));
    form.addEventListener("input", take);
    const isTaken = await openDialog(dialog);
    form.removeEventListener("input", take);
    this.set(isTaken ? Object.fromEntries(read()) : oldValues);
    // The page fills in its texts only when it is loaded.
    if (this.values.language !== oldValues.language) location.reload();
  }
}

/** Adds all languages to a select element. @param {HTMLSelectElement} select */
export function offerLanguages(select) {
  for (const [code, name] of Object.entries(LANGUAGES)) select.append(new Option(name, code));
}
