// Mouse and touch: clicks cycle a mark, drags paint one straight line, Move pans.

import { byId } from "./dialogs.js";
import { BLANK } from "./state.js";

export const mode = () => document.querySelector("[name=mode]:checked").value;

export class Pointer {
  /** The drag that goes on: where it began, what it paints, and the cells so far. */
  drag = null;

  constructor(view, state, desk) {
    Object.assign(this, { view, state, desk });
    desk.addEventListener("pointerdown", (event) => this.#down(event));
    desk.addEventListener("pointermove", (event) => this.#move(event));
    desk.addEventListener("pointerup", (event) => this.#up(event));
    desk.addEventListener("pointercancel", () => { this.pan = null; this.#end(); });
    desk.addEventListener("pointerleave", () => { if (!this.drag && state.board) view.light(null); });
    desk.addEventListener("contextmenu", (event) => { if (this.#cell(event) !== null) event.preventDefault(); });
  }

  #cell(event) {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest?.("[data-cell]");
    return found ? Number(found.dataset.cell) : null;
  }

  /** What a press on this cell paints. */
  #paint(letter, event) {
    if (mode() === "shade") return letter === this.state.color ? null : this.state.color;
    if (mode() === "blank") return letter === BLANK ? null : BLANK;
    return this.state.next(letter, event.button !== 2);
  }

  #down(event) {
    if (event.button === 1 || mode() === "move") {
      this.pan = { x: event.clientX + this.desk.scrollLeft, y: event.clientY + this.desk.scrollTop };
      event.preventDefault();
      return;
    }
    const cell = this.#cell(event);
    if (cell === null || this.drag) return;
    event.preventDefault();
    this.view.grid.focus({ preventScroll: true });
    this.view.moveTo(cell);
    const letter = this.state.letter(cell);
    this.drag = { start: cell, began: letter, paints: this.#paint(letter, event), button: event.button };
    this.desk.setPointerCapture(event.pointerId);
    this.#stretch(cell, event);
  }

  #move(event) {
    // While another button is held, letting go of this one is told as a move.
    if (this.drag?.button === event.button) return this.#up(event);
    if (this.pan) {
      this.desk.scrollTo(this.pan.x - event.clientX, this.pan.y - event.clientY);
      return;
    }
    const cell = this.#cell(event);
    if (cell === null || !this.state.board) return;
    if (this.drag) this.#stretch(cell, event);
    else this.view.light(cell);
  }

  #up(event) {
    if (this.drag) {
      const changes = [...this.view.preview];
      this.#end();
      this.state.set(changes);
    }
    this.pan = null;
    if (this.desk.hasPointerCapture(event.pointerId)) this.desk.releasePointerCapture(event.pointerId);
  }

  #end() {
    this.drag = null;
    byId("readout").hidden = true;
    this.#preview([]);
  }

  /** Paints from the first cell to the one nearest to `cell` in a line with the first. */
  #stretch(cell, event) {
    const { name, cells } = straight(this.state, this.drag.start, cell);
    const isFree = (other) => this.drag.began !== null || this.state.letter(other) === null;
    this.#preview(cells.filter(isFree));
    this.view.light(cells.at(-1));
    const readout = byId("readout");
    readout.hidden = cells.length < 2;
    readout.textContent = `${cells.length}`;
    readout.title = name;
    readout.style.left = `${event.clientX + 14}px`;
    readout.style.top = `${event.clientY - 30}px`;
  }

  #preview(cells) {
    const before = [...this.view.preview.keys()];
    this.view.preview = new Map(cells.map((cell) => [cell, this.drag.paints]));
    new Set([...before, ...cells]).forEach((cell) => this.view.show(cell));
  }
}

/** The cells from `start` along one of its lines to the cell there that is nearest to `to`. */
export function straight(state, start, to) {
  const { board, through } = state;
  const [x, y] = board.cells[to];
  const distance = (cell) => Math.hypot(board.cells[cell][0] - x, board.cells[cell][1] - y);
  const nearest = through[start].map((number) => {
    const { name, cells } = board.lines[number];
    const end = cells.reduce((best, cell) => (distance(cell) < distance(best) - 1e-9 ? cell : best));
    return { name, cells, end };
  });
  const best = nearest.reduce((best, line) => (distance(line.end) < distance(best.end) - 1e-9 ? line : best));
  const [from, until] = [best.cells.indexOf(start), best.cells.indexOf(best.end)];
  const cells = best.cells.slice(Math.min(from, until), Math.max(from, until) + 1);
  return { name: best.name, cells: from <= until ? cells : cells.reverse() };
}
