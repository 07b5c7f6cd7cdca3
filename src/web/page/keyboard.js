// The keyboard: a cursor that reaches every cell and every mark.
// Holds: they act wherever the focus is, unless a key means something to what has it.

import { byId } from "./dialogs.js";
import { course, isHole } from "./geometry.js";
import { BLANK } from "./state.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** With Shift, along the lines that slant, as the keys lie on a number pad. */
const SLANTING = { Home: [-1, -1], PageUp: [1, -1], End: [-1, 1], PageDown: [1, 1] };
const COMMANDS = {
  h: "hint", d: "do-it", c: "check", b: "go-back", w: "why", contextmenu: "why", s: "swap", m: "nextMode",
  "+": "larger", "=": "larger", "-": "smaller", f: "fit", ",": "previousColor", ".": "nextColor",
};
/** What has keys of its own, and which: all of them, those that press it, or those that choose. */
const TYPED = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";
const PRESSED = "button, summary, a", CHOSEN = "input[type=radio], input[type=checkbox]";

export class Keyboard {
  /** Where the cursor came to upwards or downwards, and the x that it keeps to. */
  column = null;

  constructor(view, state, commands) {
    this.view = view;
    this.state = state;
    this.commands = commands;
    document.addEventListener("keydown", (event) => this.#anywhere(event));
    const desk = byId("desk");
    // The key for a menu asks why; only a mouse brings the menu of the browser.
    desk.addEventListener("contextmenu", (event) => { if (event.button !== 2) event.preventDefault(); });
    desk.addEventListener("focusin", () => view.moveTo(view.cursor));
    // A focus that came by key, not by a press, is brought into view.
    desk.addEventListener("keyup", (event) => { if (event.key === "Tab") view.reveal(view.cursor); });
  }

  #anywhere(event) {
    if (document.querySelector("dialog[open]") || event.target.matches(TYPED) || event.defaultPrevented) return;
    if (event.key === "Escape") return this.commands.cancel();
    if (event.altKey) return;
    if (!(event.ctrlKey || event.metaKey)) return this.#plain(event);
    const name = { z: event.shiftKey ? "redo" : "undo", y: "redo", s: "save", o: "open" }[event.key.toLowerCase()];
    if (!name) return;
    this.commands[name]();
    event.preventDefault();
  }

  /** A key alone. Where the board is not what is looked at, only the page of keys is there. */
  #plain(event) {
    if (event.key === "?") {
      event.preventDefault();
      return this.commands.keys();
    }
    const isPress = [" ", "Enter"].includes(event.key), isArrow = event.key in ARROWS;
    if (!this.state.board || !byId("desk").offsetParent || (isPress && event.target.matches(PRESSED))) return;
    if (event.target.matches(CHOSEN) && (isPress || isArrow)) return;
    this.#onBoard(event);
  }

  #onBoard(event) {
    const key = event.key.toLowerCase(), command = this.commands[COMMANDS[key]];
    if (command) command();
    else if (/^[0-9]$/.test(key)) this.commands.color(Number(key) || 10);
    else if (!this.#mark(key, event) && !this.#walk(event)) return;
    event.preventDefault();
  }

  /** Marks the cell of the cursor, if this key does. */
  #mark(key, event) {
    const cell = this.view.cursor;
    const marks = {
      " ": () => this.state.next(this.state.letter(cell), !event.shiftKey),
      enter: () => this.state.color, x: () => BLANK, q: () => (this.state.maybe(cell) ? null : `?${this.state.color}`), delete: () => null, backspace: () => null,
    }[key];
    if (marks) this.state.set([[cell, marks()]]);
    return Boolean(marks);
  }

  /** Moves the cursor, if this key does. */
  #walk(event) {
    const cell = this.view.cursor, [x] = this.state.board.cells[cell], row = this.#row(cell);
    const slant = event.shiftKey && !this.view.strips.isStraight ? SLANTING[event.key] : null;
    const to = {
      Home: () => row.cells.find((each) => this.#isThere(each)), End: () => row.cells.findLast((each) => this.#isThere(each)),
      PageUp: () => this.#near(0, x), PageDown: () => this.#near(this.state.board.row_count - 1, x),
    }[event.key];
    if (slant) this.#step(this.#aslant(cell, slant), true);
    else if (ARROWS[event.key]) this.#step(this.#next(cell, ARROWS[event.key]), event.shiftKey);
    else if (to) this.#step(to(), false);
    else return false;
    return true;
  }

  #row(cell) { return this.state.board.lines[this.state.through[cell][0]]; }

  #isThere(cell) { return !isHole(this.state.board, cell); }

  /** The cell of a row that is nearest to an x; none outside. */
  #near(row, x) {
    const { lines, cells, row_count } = this.state.board;
    if (row < 0 || row >= row_count) return undefined;
    const away = (cell) => Math.abs(cells[cell][0] - x);
    return lines[row].cells.filter((cell) => this.#isThere(cell)).reduce((best, cell) => (away(cell) < away(best) - 1e-9 ? cell : best));
  }

  /** One cell on, over those that are not there. Up and down keep to the x where they began: rows of a hexagon are shifted. */
  #next(cell, [right, down]) {
    const { cells } = this.#row(cell);
    if (down === 0) {
      this.column = null;
      return this.#beyond(cells, cell, right);
    }
    const x = this.column?.cell === cell ? this.column.x : this.state.board.cells[cell][0];
    const upright = this.#along(cell, ([alongX]) => alongX === 0);
    const to = upright ? this.#beyond(upright.cells, cell, down * upright.down) : this.#near(this.state.through[cell][0] + down, x);
    if (to !== undefined) this.column = { cell: to, x };
    return to;
  }

  /** The line through a cell with such a direction, and whether it goes down or up. */
  #along(cell, isWanted) {
    const found = this.state.through[cell].map((line) => this.state.board.lines[line]).find((line) => isWanted(course(line).direction));
    return found && { cells: found.cells, down: Math.sign(course(found).direction[1]) };
  }

  /** The next cell of a line, this way, that is there. */
  #beyond(cells, cell, step) {
    let at = cells.indexOf(cell) + step;
    while (at in cells && !this.#isThere(cells[at])) at += step;
    return cells[at];
  }

  /** The next cell on the line that slants this way. */
  #aslant(cell, [right, down]) {
    const slanting = this.#along(cell, ([x, y]) => x * y * right * down > 0);
    return slanting && this.#beyond(slanting.cells, cell, down * slanting.down);
  }

  /** Goes to a cell, if there is one; the mark of the cell that is left can go along. */
  #step(to, carries) {
    if (to === undefined) return;
    const letter = this.state.letter(this.view.cursor);
    this.view.moveTo(to);
    this.view.reveal(to);
    this.view.grid.focus({ preventScroll: true });
    if (carries && letter !== null && this.state.letter(to) === null) this.state.set([[to, letter]]);
  }
}
