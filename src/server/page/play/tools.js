// The tools beside the board: where each lies on a screen of this size, the sheet of words, the cursor pad.
// In: the window, presses. Out: elements in their places, keys for the board. Invariants: each tool is there once, in
// the order in which Tab reaches it; words never lie on the cells that they speak of, if there is room elsewhere.

import { byId } from "../basics/dialogs.js";
import { frame } from "../board/geometry.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "../game/state.js" */

/** Where some of the tools are behind a button; where words lie on a sheet; where settings are in the menu of the
 * game. */
const small = matchMedia("(max-width: 47.99rem), (max-height: 30rem)");
const sheeted = matchMedia("(max-width: 59.99rem), (max-height: 30rem)");
const tiny = matchMedia("(max-width: 30rem)");
/** A button of the pad that is held acts again after so many milliseconds, and then each so many. */
const [HELD, EACH] = [350, 110];

export class Tools {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #held;

  /**
   * @param {BoardView} view @param {State} state @param {import("../basics/preferences.js").Preferences} preferences
   * @param {() => void} hush nothing is said any more
   */
  constructor(view, state, preferences, hush) {
    this.view = view;
    this.state = state;
    this.preferences = preferences;
    small.addEventListener("change", () => this.#arrange());
    this.#arrange();
    byId("hush").addEventListener("click", hush);
    const place = () => requestAnimationFrame(() => this.#place());
    view.addEventListener("pointed", place);
    document.addEventListener("told", place);
    // Whoever goes on has read what needs no answer.
    view.desk.addEventListener("pointerdown", () => {
      byId("foot").classList.toggle("read", !byId("further").querySelector("button:not([hidden])"));
    });
    byId("pad-switch").addEventListener("click", () => preferences.set({ pad: !preferences.values.pad }));
    preferences.addEventListener("change", () => this.#padded());
    this.#padded();
    for (const button of byId("pad").children) this.#holds(button);
  }

  #arrange() {
    const [rest, redo, check, modes, zoom, pad] = ["rest", "redo", "check", "modes", "zoom", "pad-switch"].map(byId);
    if (small.matches) return rest.append(redo, check, modes, zoom, pad);
    byId("undo").after(redo);
    byId("hint").after(check);
    byId("swap").after(modes);
    byId("palette").after(zoom, pad);
  }

  #padded() {
    const isOn = this.preferences.values.pad;
    byId("pad").hidden = !isOn;
    byId("pad-switch").setAttribute("aria-pressed", String(isOn));
  }

  /** The sheet lies below, but above if what it speaks of would be covered. */
  #place() {
    const foot = byId("foot"),
      { pointed, camera } = this.view;
    foot.classList.remove("above");
    if (!sheeted.matches || !pointed || !foot.offsetHeight) return;
    const { follows = [], wrong = [], lines = [] } = pointed,
      { board } = this.state;
    const own = [...follows, ...wrong],
      cells = own.length ? own : lines.flatMap((line) => board.lines[line].cells);
    if (!cells.length) return;
    const [, top, , bottom] = frame(board, cells),
      { top: desk } = this.view.sheet.getBoundingClientRect();
    const [from, to] = [top, bottom].map((y) => desk + camera.top + y * camera.cell);
    const box = foot.getBoundingClientRect();
    foot.classList.toggle("above", to > box.top && from > desk + box.height);
  }

  /** @param {HTMLElement} button */
  #holds(button) {
    const act = () => this.#act(/** @type {string} */ (button.dataset.key));
    const again = () => {
      act();
      this.#held = setTimeout(again, EACH);
    };
    const end = () => clearTimeout(this.#held);
    button.addEventListener("pointerdown", () => {
      act();
      if (button.dataset.key?.startsWith("Arrow")) this.#held = setTimeout(again, HELD);
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(name, end);
    button.addEventListener("click", ({ detail }) => {
      if (!detail) act();
    });
    button.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  /** What a key would do; a mark that is there already goes. @param {string} key */
  #act(key) {
    const { view, state } = this,
      mark = { Enter: state.color, x: "-" }[key];
    if (!state.board) return;
    if (mark) state.set([[view.cursor, state.letter(view.cursor) === mark ? null : mark]]);
    else view.grid.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }
}

/** What is between the commands of a game and those for all, and the latter. @type {HTMLElement[]} */
let settings = [];

/** The settings are in the menu of the game where the bar has no room for a second one. @param {string} screen */
export function settingsOf(screen) {
  const own = byId("menu-gear").lastElementChild;
  if (!settings.length) settings = [document.createElement("hr"), ...own.children];
  const [line, ...items] = settings;
  line.remove();
  if (tiny.matches && screen === "play") byId("menu-more").lastElementChild.append(line, ...items);
  else own.append(...items);
}
tiny.addEventListener("change", () => settingsOf(document.body.dataset.screen ?? ""));
