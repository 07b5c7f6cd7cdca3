// Mouse and touch: clicks cycle a mark, drags paint one straight line, Move pans, two fingers zoom.
// Holds: one pointer drags or pans, whatever others do; a second finger ends the drag.

import { byId } from "./dialogs.js";
import { BLANK } from "./state.js";

export const mode = () => document.querySelector("[name=mode]:checked").value;

export class Pointer {
  /** The drag that goes on: its pointer, where it began, and what it paints. */
  drag = null;
  pan = null;
  /** Was the newest press one of the right button on a cell? */
  isRight = false;
  /** The fingers on the desk, by pointer: where each was last. */
  fingers = new Map();
  /** How far apart two fingers were, and the size of the cells then. */
  pinch = null;

  constructor(view, state, desk) {
    Object.assign(this, { view, state, desk });
    desk.addEventListener("pointerdown", (event) => this.#down(event));
    desk.addEventListener("pointermove", (event) => this.#move(event));
    desk.addEventListener("pointerup", (event) => this.#up(event));
    desk.addEventListener("pointercancel", (event) => this.#gone(event));
    desk.addEventListener("pointerleave", () => { if (!this.drag && state.board) view.light(null); });
    // Some systems ask for the menu when the button is let go, wherever that is.
    document.addEventListener("pointerdown", () => { this.isRight = false; }, { capture: true });
    document.addEventListener("contextmenu", (event) => { if (this.isRight) event.preventDefault(); });
    state.addEventListener("puzzle", () => this.cancel());
  }

  /** Ends a drag without marks; true if there was one. */
  cancel() {
    if (!this.drag) return false;
    this.#end();
    return true;
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
    if (this.#isFinger(event)) return;
    const pointer = event.pointerId;
    if (this.drag || this.pan) return;
    if (event.button === 1 || mode() === "move") {
      this.pan = { pointer, x: event.clientX + this.desk.scrollLeft, y: event.clientY + this.desk.scrollTop };
      this.desk.setPointerCapture(pointer);
      event.preventDefault();
      this.view.grid?.focus({ preventScroll: true });
      return;
    }
    const cell = this.#cell(event);
    if (cell === null) return;
    event.preventDefault();
    this.view.moveTo(cell);
    this.view.grid.focus({ preventScroll: true });
    // A given cell keeps its color; a drag from there goes over open cells.
    const letter = this.state.givens.has(cell) ? null : this.state.letter(cell);
    this.isRight = event.button === 2;
    this.drag = { pointer, start: cell, began: letter, paints: this.#paint(letter, event), button: event.button };
    this.desk.setPointerCapture(pointer);
    this.#stretch(cell, event);
  }

  /** Counts the fingers; true if this one is not alone, which begins a zoom. */
  #isFinger(event) {
    if (event.pointerType !== "touch") return false;
    if (event.isPrimary) this.fingers.clear();
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size < 2) return false;
    this.cancel();
    this.pan = null;
    this.pinch = { ...span(this.fingers), cell: this.view.preferences.values.cell };
    return true;
  }

  #move(event) {
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, event);
    if (this.pinch) return this.#zoom();
    // While another button is held, letting go of this one is told as a move.
    if (this.drag?.pointer === event.pointerId && this.drag.button === event.button) return this.#up(event);
    if (this.pan) {
      if (this.pan.pointer === event.pointerId) this.desk.scrollTo(this.pan.x - event.clientX, this.pan.y - event.clientY);
      return;
    }
    if (this.drag && this.drag.pointer !== event.pointerId) return;
    const cell = this.#cell(event);
    if (cell === null || !this.state.board) return;
    if (this.drag) this.#stretch(cell, event);
    else this.view.light(cell);
  }

  /** Sizes the cells as the fingers are apart, and follows the middle between them. */
  #zoom() {
    const { distance, x, y } = span(this.fingers);
    this.desk.scrollBy(this.pinch.x - x, this.pinch.y - y);
    this.view.zoom(this.pinch.cell * distance / this.pinch.distance, x, y);
    Object.assign(this.pinch, { x, y });
  }

  #up(event) {
    const changes = this.drag?.pointer === event.pointerId ? [...this.view.preview] : null;
    this.#gone(event);
    if (changes) this.state.set(changes);
  }

  /** A pointer is no longer there: what it did ends. */
  #gone(event) {
    const pointer = event.pointerId;
    this.fingers.delete(pointer);
    if (this.fingers.size < 2) this.pinch = null;
    if (this.pan?.pointer === pointer) this.pan = null;
    if (this.drag?.pointer === pointer) this.#end();
    if (this.desk.hasPointerCapture(pointer)) this.desk.releasePointerCapture(pointer);
  }

  #end() {
    this.drag = null;
    byId("readout").hidden = true;
    this.#preview([]);
  }

  /** Paints from the first cell to the one nearest to `cell` in a line with the first. */
  #stretch(cell, event) {
    const { name, cells } = straight(this.state, this.drag.start, cell);
    const isFree = (other) => !this.state.givens.has(other) && (this.drag.began !== null || this.state.letter(other) === null);
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

/** How far apart the first two fingers are, and the middle between them. */
function span(fingers) {
  const [one, other] = [...fingers.values()];
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
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
