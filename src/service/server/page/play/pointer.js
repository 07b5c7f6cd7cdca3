// Handles presses on the board of a game: a press on a cell paints one straight line, a press on a clue strikes out a
// number, a long press explains a cell. In: strokes of a surface. Out: marks, and how far a drag went.

import { straight } from "../board/geometry.js";
import { Gestures } from "../board/gestures.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "../game/state.js" */

/**
 * A drag: its first cell, the mark of that cell, the mark that it paints.
 * @typedef {{ start: number, began: string, paints: string | null }} Drag
 */

export class Pointer {
  /** @type {Drag | null} */
  #drag = null;

  /**
   * @param {BoardView} view
   * @param {State} state
   * @param {{paint: Function, undo: () => void, redo: () => void, why: (cell: number) => void, drag: Function,
   *   moves: () => boolean, drawn: (kind: string) => void}} hand the commands of presses; `moves` returns whether a
   *   finger moves the board, as it does with the cursor pad; `drawn` is called with the kind of the pointer after it
   *   drew on a board that is larger than the window
   */
  constructor(view, state, hand) {
    this.view = view;
    this.state = state;
    this.hand = hand;
    this.gestures = new Gestures(view, {
      begin: (cell, event) => this.#begin(cell, event),
      stretch: (event) => this.#stretch(event),
      end: (event) => this.#end(event),
      cancel: () => this.#clear(),
      undo: hand.undo,
      redo: hand.redo,
      // No press paints on a finished picture.
      isLocked: () => view.isFinished,
      moves: ({ pointerType }) => pointerType === "touch" && hand.moves(),
      beside: (event) => this.#press(event),
      hover: ({ clientX, clientY }) => view.light(view.cellAt(clientX, clientY)),
      held: (cell) => hand.why(cell),
    });
    view.desk.addEventListener("pointerleave", () => {
      if (!this.#drag && state.board) view.light(null);
    });
    view.desk.addEventListener("click", (event) => this.#clickCell(event));
    state.addEventListener("puzzle", () => this.cancel());
  }

  /** Cancels a drag. Returns whether there was one. */
  cancel() {
    return this.gestures.cancel();
  }

  /** @param {number} cell @param {PointerEvent} event */
  #begin(cell, event) {
    const { state, view } = this;
    view.moveTo(cell);
    // A given cell keeps its color; a drag that begins there paints open cells.
    const began = state.givens.has(cell) ? state.all : state.marks[cell];
    this.#drag = { start: cell, began, paints: this.hand.paint(began, event) };
    this.#stretch(event);
    return true;
  }

  /**
   * Previews the straight line from the first cell towards the pointer; it paints only cells that have the mark of the
   * first one.
   * @param {PointerEvent} event
   */
  #stretch(event) {
    const { start, began, paints } = /** @type {Drag} */ (this.#drag),
      { state, view } = this,
      place = view.placeOf(event.clientX, event.clientY);
    const cells = straight(state.board, state.through[start], start, place, view.places.at(...place));
    const like = cells.cells.filter((cell) => state.marks[cell] === began).flatMap((cell) => state.alike(cell));
    this.#preview(
      like.filter((cell) => !state.givens.has(cell)),
      paints,
    );
    view.light(cells.cells.at(-1) ?? null);
    this.hand.drag({ ...cells, event, paints });
  }

  /** @param {PointerEvent} event */
  #end({ pointerType }) {
    const changes = [...this.view.preview];
    this.#clear();
    this.state.set(changes);
    if (this.view.camera.isLarger) this.hand.drawn(pointerType);
  }

  #clear() {
    this.#drag = null;
    this.hand.drag(null);
    this.#preview([], null);
  }

  /**
   * Handles a press that moved nothing: it strikes out a number, or moves the cursor to a cell.
   * @param {PointerEvent} event
   */
  #press({ button, clientX: x, clientY: y }) {
    if (button === 1) return;
    const cell = this.view.cellAt(x, y),
      clue = cell === null && button === 0 ? this.view.clueAt(x, y) : null;
    if (cell !== null) this.view.moveTo(cell);
    if (clue) this.state.strike(clue.line, clue.run);
  }

  /** Screen readers click the element of a cell; a pointer never hits these elements. @param {any} event */
  #clickCell({ target }) {
    const { cell } = target.dataset;
    if (cell === undefined || this.view.isFinished) return;
    this.view.moveTo(Number(cell));
    this.state.set([[Number(cell), this.hand.paint(this.state.marks[cell], { button: 0 })]]);
  }

  /** @param {number[]} cells @param {string | null} paints */
  #preview(cells, paints) {
    const oldCells = [...this.view.preview.keys()];
    this.view.preview = new Map(cells.map((cell) => [cell, paints]));
    for (const cell of new Set([...oldCells, ...cells])) this.view.show(cell);
  }
}
