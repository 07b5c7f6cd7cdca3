// Handles the keyboard: a cursor that reaches every cell and sets every mark. In: keys. Out: commands, marks, moves of
// the cursor. Invariants: keys work wherever the focus is, unless the focused element uses them itself.

import { BLANK } from "../basics/colors.js";
import { byId } from "../basics/dialogs.js";
import { Walk } from "../board/walk.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "../game/state.js" */

/** @type {Record<string, string>} */
const COMMANDS = {
  h: "hint",
  d: "do-it",
  c: "check",
  b: "go-back",
  w: "why",
  contextmenu: "why",
  s: "swap",
  m: "nextMode",
  "+": "larger",
  "=": "larger",
  "-": "smaller",
  f: "fit",
  ",": "previousColor",
  ".": "nextColor",
};
/** Elements that use all keys, the keys that press a button, or the keys that choose an option. */
const TYPED = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";
const PRESSED = "button, summary, a",
  CHOICES = "input[type=radio], input[type=checkbox]";

/** @param {Event} event */
const targetOf = (event) => /** @type {Element} */ (event.target);

export class Keyboard {
  /** @param {BoardView} view @param {State} state @param {any} commands */
  constructor(view, state, commands) {
    this.view = view;
    this.state = state;
    this.walk = new Walk(state);
    this.commands = commands;
    document.addEventListener("keydown", (event) => this.#anywhere(event));
    document.addEventListener("keyup", ({ key }) => {
      if (key.toLowerCase() === "s") commands.release();
    });
    const desk = byId("desk");
    // The menu key of the keyboard explains a cell; only a mouse opens the menu of the browser.
    desk.addEventListener("contextmenu", (/** @type {MouseEvent} */ event) => {
      if (event.button !== 2) event.preventDefault();
    });
    desk.addEventListener("focusin", () => view.moveTo(view.cursor));
    // When the focus arrives by Tab, the cursor is moved into view.
    desk.addEventListener("keyup", (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Tab") view.reveal(view.cursor);
    });
  }

  /** @param {KeyboardEvent} event */
  #anywhere(event) {
    if (document.querySelector("dialog[open]") || targetOf(event).matches(TYPED) || event.defaultPrevented) return;
    if (event.key === "Escape") return this.commands.cancel();
    if (event.altKey) return;
    if (!(event.ctrlKey || event.metaKey)) return this.#plain(event);
    const name = { z: event.shiftKey ? "redo" : "undo", y: "redo", s: "save", o: "open" }[event.key.toLowerCase()];
    if (!name) return;
    this.commands[name]();
    event.preventDefault();
  }

  /**
   * Handles a key without modifiers. On other screens than the game, only the list of keys is available.
   * @param {KeyboardEvent} event
   */
  #plain(event) {
    if (event.key === "?") {
      event.preventDefault();
      return this.commands.keys();
    }
    const isPress = [" ", "Enter"].includes(event.key),
      isArrow = event.key.startsWith("Arrow");
    if (!this.state.board || !byId("desk").offsetParent || (isPress && targetOf(event).matches(PRESSED))) return;
    if (targetOf(event).matches(CHOICES) && (isPress || isArrow)) return;
    this.#onBoard(event);
  }

  /** @param {KeyboardEvent} event */
  #onBoard(event) {
    const key = event.key.toLowerCase(),
      command = this.commands[COMMANDS[key]];
    if (key === "s" && event.repeat) return event.preventDefault();
    if (command) command();
    else if (/^[0-9]$/.test(key)) this.commands.color(Number(key) || 10);
    else if (!this.#mark(key, event) && !this.#walk(event)) return;
    event.preventDefault();
  }

  /**
   * Marks the cell of the cursor if this key does that. Returns whether it does.
   * @param {string} key
   * @param {KeyboardEvent} event
   */
  #mark(key, event) {
    const cell = this.view.cursor;
    const marks = {
      " ": () => this.state.next(this.state.letter(cell), !event.shiftKey),
      enter: () => this.state.color,
      x: () => BLANK,
      q: () => (this.state.maybe(cell) ? null : `?${this.state.color}`),
      delete: () => null,
      backspace: () => null,
    }[key];
    if (marks) this.state.set([[cell, marks()]]);
    return Boolean(marks);
  }

  /** Moves the cursor if this key does that. Returns whether it does. @param {KeyboardEvent} event */
  #walk(event) {
    const target = this.walk.by(this.view.cursor, event);
    if (target) this.#step(target.to, target.paints);
    return Boolean(target);
  }

  /**
   * Moves the cursor to a cell, if there is one; `carries` copies the mark of the old cell to it.
   * @param {number | undefined} to
   * @param {boolean} carries
   */
  #step(to, carries) {
    if (to === undefined) return;
    const letter = this.state.letter(this.view.cursor);
    this.view.moveTo(to);
    this.view.reveal(to);
    this.view.grid.focus({ preventScroll: true });
    if (carries && letter !== null && this.state.letter(to) === null) this.state.set([[to, letter]]);
  }
}
