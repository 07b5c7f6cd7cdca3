// Arranges the tools beside the board for the size of the screen, and runs the message line and the cursor pad. In: the
// size of the window, presses. Out: elements in their places, keys for the board. Invariants: each tool exists once, in
// the order of Tab; a message covers no cells that it is about, if there is room elsewhere.

import { BLANK } from "../basics/colors.js";
import { byId } from "../basics/dialogs.js";
import { frame } from "../board/geometry.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "../game/state.js" */

/**
 * The screens on which most tools are behind a button; on which some are, and messages lie over the board; on which the
 * settings are in the menu of the game.
 */
const small = matchMedia("(max-width: 47.99rem), (max-height: 30rem)");
const sheeted = matchMedia("(max-width: 59.99rem), (max-height: 30rem)");
const tiny = matchMedia("(max-width: 30rem)");
/** A held button of the pad repeats after the first number of milliseconds, and then after each second number. */
export const [HOLD, REPEAT] = [350, 110];

export class Tools {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {BoardView} view
   * @param {State} state
   * @param {import("../basics/preferences.js").Preferences} preferences
   * @param {() => void} hush hides the message
   */
  constructor(view, state, preferences, hush) {
    this.view = view;
    this.state = state;
    this.preferences = preferences;
    for (const size of [small, sheeted]) size.addEventListener("change", () => this.#arrange());
    this.#arrange();
    byId("hush").addEventListener("click", hush);
    const place = () => requestAnimationFrame(() => this.#place());
    view.addEventListener("pointed", place);
    document.addEventListener("message-shown", place);
    // A player who continues has read the message, unless it has a button.
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
    if (sheeted.matches) return rest.append(modes, zoom, pad);
    byId("swap").after(modes);
    byId("palette").after(zoom, pad);
  }

  #padded() {
    const isOn = this.preferences.values.pad;
    byId("pad").hidden = !isOn;
    byId("pad-switch").setAttribute("aria-pressed", String(isOn));
  }

  /** Puts the message at the bottom, or at the top if it would cover the cells that it is about. */
  #place() {
    const foot = byId("foot"),
      { pointed, camera } = this.view;
    foot.classList.remove("above");
    if (!sheeted.matches || !pointed || !foot.offsetHeight) return;
    const { follows = [], wrong = [], lines = [] } = pointed,
      { board, lines: all } = this.state;
    const reasonCells = [...follows, ...wrong],
      cells = reasonCells.length ? reasonCells : lines.flatMap((line) => all[line].cells);
    if (!cells.length) return;
    const [, top, , bottom] = frame(board, cells),
      { top: desk } = this.view.sheet.getBoundingClientRect();
    const [from, to] = [top, bottom].map((y) => desk + camera.top + y * camera.cell);
    const box = foot.getBoundingClientRect();
    foot.classList.toggle("above", to > box.top && from > desk + box.height);
  }

  /** @param {HTMLElement} button */
  #holds(button) {
    const act = () => pressed(this.view, this.state, { key: button.dataset.key });
    const again = () => {
      act();
      this.#timer = setTimeout(again, REPEAT);
    };
    const end = () => clearTimeout(this.#timer);
    button.addEventListener("pointerdown", () => {
      act();
      if (button.dataset.key?.startsWith("Arrow")) this.#timer = setTimeout(again, HOLD);
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) button.addEventListener(name, end);
    button.addEventListener("click", ({ detail }) => {
      if (!detail) act();
    });
    button.addEventListener("contextmenu", (event) => event.preventDefault());
  }
}

/**
 * Does what a key does on the board; a mark that the cell has already is removed.
 * @param {BoardView} view
 * @param {State} state
 * @param {KeyboardEventInit} key
 */
export function pressed(view, state, key) {
  const mark = { Enter: state.color, x: BLANK }[key.key ?? ""];
  if (!state.board || !view.desk.offsetParent) return;
  if (mark) state.set([[view.cursor, state.letter(view.cursor) === mark ? null : mark]]);
  else view.grid.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));
}

/** The separator between the commands of a game and the settings, and the settings. @type {HTMLElement[]} */
let settings = [];

/** Moves the settings into the menu of the game if the bar has no room for a second menu. @param {string} screen */
export function settingsOf(screen) {
  const list = byId("menu-gear").lastElementChild;
  if (!settings.length) settings = [document.createElement("hr"), ...list.children];
  const [line, ...items] = settings;
  line.remove();
  if (tiny.matches && screen === "play") byId("menu-more").lastElementChild.append(line, ...items);
  else list.append(...items);
}
tiny.addEventListener("change", () => settingsOf(document.body.dataset.screen ?? ""));
