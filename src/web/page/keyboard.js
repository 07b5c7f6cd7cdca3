// The keyboard: a cursor that reaches every cell and every mark.

import { byId } from "./dialogs.js";
import { BLANK } from "./state.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Keyboard {
  constructor(view, state, commands) {
    Object.assign(this, { view, state, commands });
    document.addEventListener("keydown", (event) => this.#anywhere(event));
    byId("desk").addEventListener("keydown", (event) => this.#onBoard(event));
    byId("desk").addEventListener("focusin", () => view.moveTo(view.cursor));
  }

  #anywhere(event) {
    if (document.querySelector("dialog[open]") || event.target.matches("input:not([type=radio]), select")) return;
    const key = event.key.toLowerCase();
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && key === "z") (event.shiftKey ? this.commands.redo : this.commands.undo)();
    else if (isControl && key === "y") this.commands.redo();
    else if (isControl && key === "s") this.commands.save();
    else if (isControl && key === "o") this.commands.open();
    else if (isControl || event.altKey) return;
    else if (/^[1-9]$/.test(key)) this.commands.color(Number(key));
    else if (key === "h") this.commands.hint();
    else if (key === "c") this.commands.check();
    else if (key === "m") this.commands.nextMode();
    else if (key === "+") this.commands.larger();
    else if (key === "-") this.commands.smaller();
    else return;
    event.preventDefault();
  }

  #onBoard(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.state.board) return;
    const cell = this.view.cursor, letter = this.state.letter(cell);
    const set = (mark) => this.state.set([[cell, mark]]);
    if (ARROWS[event.key]) this.#step(event);
    else if (event.key === "Home") this.view.moveTo(this.#row(cell).cells[0]);
    else if (event.key === "End") this.view.moveTo(this.#row(cell).cells.at(-1));
    else if (event.key === "PageUp") this.view.moveTo(this.#near(0, cell));
    else if (event.key === "PageDown") this.view.moveTo(this.#near(this.state.board.row_count - 1, cell));
    else if (event.key === " ") set(this.state.next(letter, !event.shiftKey));
    else if (event.key === "Enter") set(this.state.color);
    else if (event.key.toLowerCase() === "x") set(BLANK);
    else if (event.key === "Delete" || event.key === "Backspace") set(null);
    else return;
    event.preventDefault();
  }

  #row(cell) { return this.state.board.lines[this.state.through[cell][0]]; }

  /** The cell of a row that is nearest to a cell. */
  #near(row, cell) {
    const { lines, cells } = this.state.board;
    const away = (other) => Math.abs(cells[other][0] - cells[cell][0]);
    return lines[row].cells.reduce((best, other) => (away(other) < away(best) - 1e-9 ? other : best));
  }

  /** One cell on; with Shift the mark of the cell that is left goes along. */
  #step(event) {
    const [right, down] = ARROWS[event.key];
    const cell = this.view.cursor, row = this.state.through[cell][0];
    const { cells } = this.#row(cell), next = row + down;
    let to = cells[cells.indexOf(cell) + right];
    if (down !== 0) to = next >= 0 && next < this.state.board.row_count ? this.#near(next, cell) : undefined;
    if (to === undefined) return;
    this.view.moveTo(to);
    const carries = this.state.letter(cell);
    if (event.shiftKey && (carries !== null && this.state.letter(to) === null)) this.state.set([[to, carries]]);
  }
}
