// Mouse and touch. A press on a cell paints one straight line; beside the cells it moves the board, on a
// clue it strikes a number out. Two fingers move and zoom, a tap of two undoes, a long press asks why.
// Invariants: one pointer drags, whatever others do; a second finger ends the drag.

import { straight } from "./geometry.js";
import { span, turned } from "./gestures.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "./state.js" */

/** A press that stays so long, in milliseconds, and so still, in pixels, asks why; a tap is shorter. */
const [LONG, STILL, TAP] = [500, 8, 300];
/** How far a held drag moves the board with each frame, and how near to an edge. */
const [STEP, NEAR] = [12, 18];

/** @typedef {{ pointer: number, start: number, began: string, paints: string | null, button: number, x: number, y:
 * number, event: PointerEvent, held?: number }} Press a drag: its pointer, where it began, what it paints */
/** @typedef {{ began: number, went: number, most: number, first: number, cell: number, place: [number, number], now:
 * { x: number, y: number, distance: number } }} Pinch */

export class Pointer {
  /** The drag that goes on, if one does. @type {Press} */
  drag = /** @type {any} */ (null);
  /** A press beside the cells: it moves the board, or strikes a number.
   * @type {{ pointer: number, x: number, y: number, clue: { line: number, run: number } | null, cell?: number |
   * null, isMoving?: boolean } | null} */
  pan = null;
  /** Was the newest press one of the right button on a cell? */
  isRight = false;
  /** The fingers on the desk, by pointer: where each was last. @type {Map<number, PointerEvent>} */
  fingers = new Map();
  /** Two fingers or more: where on the board they came down, how large its cells were, when that was, how far they
   * went since. @type {Pinch} */
  pinch = /** @type {any} */ (null);

  /**
   * @param {{paint: Function, undo: Function, redo: Function, why: (cell: number) => void, drag: Function,
   *   moves: () => boolean, drawn: () => void}} hand what presses do; whether a finger moves the board, as it does
   *   beside the pad; that one drew on a part of the board
   * @param {BoardView} view @param {State} state @param {HTMLElement} desk
   */
  constructor(view, state, desk, hand) {
    this.view = view;
    this.state = state;
    this.desk = desk;
    this.hand = hand;
    desk.addEventListener("pointerdown", (event) => this.#down(event));
    desk.addEventListener("pointermove", (event) => this.#move(event));
    desk.addEventListener("pointerup", (event) => this.#up(event));
    desk.addEventListener("pointercancel", (event) => this.#gone(event));
    desk.addEventListener("pointerleave", () => {
      if (!this.drag && state.board) view.light(null);
    });
    // Otherwise a browser may take a drag for a flick, and the next tap for what stops it.
    desk.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
    desk.addEventListener("click", (event) => this.#named(event));
    desk.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    // Some systems ask for the menu when the button is let go, wherever that is.
    document.addEventListener(
      "pointerdown",
      () => {
        this.isRight = false;
      },
      { capture: true },
    );
    document.addEventListener("contextmenu", (event) => {
      if (this.isRight || this.fingers.size) event.preventDefault();
    });
    state.addEventListener("puzzle", () => this.cancel());
  }

  /** Ends a drag without marks; true if there was one. */
  cancel() {
    if (!this.drag) return false;
    this.#end();
    return true;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    // A finished picture is looked at: no press paints on it.
    if (!this.state.board || this.#isFinger(event) || this.drag || this.pan || this.view.isFinished) return;
    this.view.origin = null;
    const pointer = event.pointerId,
      { clientX: x, clientY: y } = event;
    const cell = event.button === 1 ? null : this.view.cellAt(x, y);
    event.preventDefault();
    this.view.grid.focus({ preventScroll: true });
    this.desk.setPointerCapture(pointer);
    const isHeld = event.pointerType === "touch" && this.hand.moves();
    if (cell === null || isHeld) {
      this.pan = { cell, pointer, x, y, clue: cell === null && event.button === 0 ? this.view.clueAt(x, y) : null };
      return;
    }
    this.view.moveTo(cell);
    // A given cell keeps its color; a drag from there goes over open cells.
    const began = this.state.givens.has(cell) ? this.state.all : this.state.marks[cell];
    this.isRight = event.button === 2;
    this.drag = {
      pointer,
      start: cell,
      began,
      paints: this.hand.paint(began, event),
      button: event.button,
      x,
      y,
      event,
    };
    if (event.pointerType === "touch") this.#hold(this.drag);
    this.#stretch();
    this.#follow();
  }

  /** Whoever hears the board presses a cell by its name: only then the press is on its element. @param {any} event */
  #named({ target }) {
    const { cell } = target.dataset;
    if (cell === undefined || this.view.isFinished) return;
    this.view.moveTo(Number(cell));
    this.state.set([[Number(cell), this.hand.paint(this.state.marks[cell], { button: 0 })]]);
  }

  /** A press that stays where it is asks why. A page that was busy hears first what the finger did meanwhile.
   * @param {Press} drag */
  #hold(drag) {
    const asked = () => {
      if (this.drag === drag && drag.held) this.#why();
    };
    drag.held = setTimeout(() => requestAnimationFrame(() => setTimeout(asked)), LONG);
  }

  /** Nothing is painted; it is asked why this cell is what it is. */
  #why() {
    const { start } = this.drag;
    this.#end();
    this.hand.why(start);
  }

  /** Counts the fingers; true if this one is not alone. @param {PointerEvent} event */
  #isFinger(event) {
    if (event.pointerType !== "touch") return false;
    if (event.isPrimary) this.fingers.clear();
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size < 2) return false;
    this.cancel();
    this.pan = null;
    this.pinch = /** @type {Pinch} */ ({
      began: this.pinch?.began ?? event.timeStamp,
      went: this.pinch?.went ?? 0,
      most: this.fingers.size,
    });
    this.#grip();
    this.desk.setPointerCapture(event.pointerId);
    return true;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (!this.state.board) return;
    if (this.fingers.has(event.pointerId)) this.fingers.set(event.pointerId, event);
    if (this.pinch) return this.#zoom();
    // While another button is held, letting go of this one is told as a move.
    if (this.drag?.pointer === event.pointerId && event.button !== -1 && this.drag.button === event.button)
      return this.#up(event);
    if (this.pan) return this.pan.pointer === event.pointerId ? this.#pan(event) : undefined;
    if (!this.drag) return this.view.light(this.view.cellAt(event.clientX, event.clientY));
    if (this.drag.pointer !== event.pointerId) return;
    this.drag.event = event;
    if (Math.hypot(event.clientX - this.drag.x, event.clientY - this.drag.y) > STILL) {
      clearTimeout(this.drag.held);
      this.drag.held = 0;
    }
    this.#stretch();
  }

  /** @param {PointerEvent} event */
  #pan({ clientX, clientY }) {
    const pan = /** @type {NonNullable<typeof this.pan>} */ (this.pan),
      [right, down] = [clientX - pan.x, clientY - pan.y];
    if (!pan.isMoving && Math.hypot(right, down) < STILL) return;
    Object.assign(pan, { isMoving: true, x: clientX, y: clientY });
    this.view.pan(right, down);
  }

  /** What is between the fingers stays between them. */
  #grip() {
    const { pinch, view } = this,
      now = span(this.fingers);
    Object.assign(pinch, { now, first: now.distance, cell: view.camera.cell, place: view.placeOf(now.x, now.y) });
  }

  /** Sizes the cells as the fingers are apart and follows the middle between them, from where they came down: in
   * whatever steps it is told. */
  #zoom() {
    if (this.fingers.size < 2) return;
    const now = span(this.fingers),
      { pinch } = this,
      { x, y, distance } = pinch.now;
    pinch.went += Math.hypot(now.x - x, now.y - y) + Math.abs(now.distance - distance);
    pinch.now = now;
    this.view.hold(pinch.place, (pinch.cell * now.distance) / pinch.first, now.x, now.y);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!this.state.board) return;
    event.preventDefault();
    const { pan, factor } = turned(event);
    if (pan) this.view.pan(...pan);
    else this.view.zoom(factor, event.clientX, event.clientY);
    if (this.drag) this.#stretch();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const changes = this.drag?.pointer === event.pointerId ? [...this.view.preview] : null;
    const { clue = null, cell = null } =
      (this.pan?.pointer === event.pointerId && !this.pan.isMoving && this.pan) || {};
    this.#gone(event);
    if (changes) this.state.set(changes);
    if (changes && event.pointerType === "touch" && (this.view.camera.isWide || this.view.camera.isHigh))
      this.hand.drawn();
    if (cell !== null) this.view.moveTo(cell);
    if (clue) this.state.strike(clue.line, clue.run);
  }

  /** A pointer is no longer there: what it did ends. @param {PointerEvent} event */
  #gone(event) {
    const pointer = event.pointerId;
    this.fingers.delete(pointer);
    if (this.pinch && this.fingers.size > 1) this.#grip();
    if (this.pinch && this.fingers.size === 0) this.#tapped(event);
    if (this.pan?.pointer === pointer) this.pan = null;
    if (this.drag?.pointer === pointer) this.#end();
    if (this.desk.hasPointerCapture(pointer)) this.desk.releasePointerCapture(pointer);
  }

  /** All fingers left: if they only tapped, two undo and three redo. @param {PointerEvent} event */
  #tapped({ timeStamp, type }) {
    const { began, went, most } = this.pinch;
    this.pinch = /** @type {any} */ (null);
    if (type !== "pointerup" || timeStamp - began > TAP || went > 3 * STILL) return;
    if (most === 2) this.hand.undo();
    else if (most === 3) this.hand.redo();
  }

  #end() {
    clearTimeout(this.drag.held);
    this.drag = /** @type {any} */ (null);
    this.hand.drag(null);
    this.#preview([]);
  }

  /** Paints from the first cell to the one nearest to the pointer in a line with the first: cells of the first one's
   * kind. */
  #stretch() {
    const { start, began, event } = this.drag,
      { state, view } = this;
    const place = view.placeOf(event.clientX, event.clientY);
    const found = straight(state.board, state.through[start], start, place, view.places.at(...place));
    this.#preview(found.cells.filter((cell) => !state.givens.has(cell) && state.marks[cell] === began));
    view.light(found.cells.at(-1) ?? null);
    this.hand.drag({ ...found, event, paints: this.drag.paints });
  }

  /** A drag that is held at an edge moves the board on. */
  #follow() {
    const { drag, view } = this;
    if (!drag) return;
    const [x, y] = view.placeOnDesk(drag.event.clientX, drag.event.clientY),
      { left, top, right, bottom } = view.camera.view;
    /** @param {number} at @param {number} from @param {number} to */
    const by = (at, from, to) => (at < from + NEAR ? STEP : at > to - NEAR ? -STEP : 0);
    const isBeyond = Math.hypot(drag.event.clientX - drag.x, drag.event.clientY - drag.y) > STILL;
    const [moveX, moveY] = [by(x, left, right), by(y, top, bottom)];
    if (isBeyond && (moveX || moveY) && (view.camera.isWide || view.camera.isHigh)) {
      view.pan(moveX, moveY);
      this.#stretch();
    }
    requestAnimationFrame(() => {
      if (this.drag === drag) this.#follow();
    });
  }

  /** @param {number[]} cells */
  #preview(cells) {
    const before = [...this.view.preview.keys()];
    this.view.preview = new Map(cells.map((cell) => [cell, this.drag.paints]));
    for (const cell of new Set([...before, ...cells])) this.view.show(cell);
  }
}
