// Handles mouse and touch on a surface, for playing and for drawing. A press on a cell begins a stroke, a press beside
// the cells moves the board; a stroke that is held at an edge scrolls the board. Two fingers move and zoom, a tap of
// two fingers undoes, a tap of three redoes; a wheel zooms around the pointer. In: pointer and wheel events of the
// desk. Out: strokes. Invariants: only one pointer draws at a time; a second finger ends the stroke.

/** @import { Surface } from "./surface.js" */

/**
 * A press is held after LONG milliseconds if it moved less than STILL pixels; a tap takes less than TAP milliseconds.
 */
const [LONG, STILL, TAP] = [500, 8, 300];
/** A stroke within EDGE pixels of an edge moves the board by STEP pixels each frame. */
const [STEP, EDGE] = [12, 18];

/**
 * What gestures do. `begin` returns whether a stroke begins; `stretch` continues it, and `end` or `cancel` finishes it.
 * `beside` handles a press beside the cells that moved nothing. If `moves` returns true, a press on a cell moves the
 * board.
 * @typedef {{ begin: (cell: number, event: PointerEvent) => boolean, stretch: (event: PointerEvent) => void, end:
 *   (event: PointerEvent) => void, cancel: () => void, undo: () => unknown, redo: () => unknown, isLocked?: () =>
 *   boolean, moves?: (event: PointerEvent) => boolean, beside?: (event: PointerEvent) => void, hover?: (event:
 *   PointerEvent) => void, held?: (cell: number) => void }} Hand
 */
/** @typedef {{ pointer: number, cell: number, event: PointerEvent, first: PointerEvent, timer?: number }} Stroke */
/** @typedef {{ pointer: number, x: number, y: number, first: PointerEvent, isMoving?: boolean }} Pan */
/** @typedef {{ began: number, went: number, most: number, first: number, cell: number, place: [number, number],
 *   now: ReturnType<typeof span> }} Pinch */

export class Gestures {
  /** The current stroke. @type {Stroke | null} */
  #stroke = null;
  /** The press that is moving the board. @type {Pan | null} */
  #pan = null;
  /** Was the newest press one of the right button on a cell? */
  #isRight = false;
  /** The newest event of each finger on the desk. @type {Map<number, PointerEvent>} */
  #fingers = new Map();
  /**
   * The gesture of two or more fingers: when it began, how far they moved, how many there were, and what was between
   * them when they came down.
   * @type {Pinch | null}
   */
  #pinch = null;

  /** @param {Surface} surface @param {Hand} hand */
  constructor(surface, hand) {
    this.surface = surface;
    this.hand = hand;
    const { desk } = surface;
    desk.addEventListener("pointerdown", (event) => this.#down(event));
    desk.addEventListener("pointermove", (event) => this.#move(event));
    desk.addEventListener("pointerup", (event) => this.#up(event));
    desk.addEventListener("pointercancel", (event) => this.#release(event));
    desk.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    // Otherwise a browser may take a stroke for a flick, and the next tap for the end of that flick. A tap that ends a
    // flick cannot be canceled.
    desk.addEventListener("touchstart", (event) => event.cancelable && event.preventDefault(), { passive: false });
    // Some systems open the context menu when the right button is released, even outside the desk.
    const forget = () => {
      this.#isRight = false;
    };
    document.addEventListener("pointerdown", forget, { capture: true });
    document.addEventListener("contextmenu", (event) => {
      if (this.#isRight || this.#fingers.size) event.preventDefault();
    });
  }

  /** Cancels the stroke. Returns whether there was one. */
  cancel() {
    if (!this.#stroke) return false;
    this.#over();
    this.hand.cancel();
    return true;
  }

  #over() {
    clearTimeout(this.#stroke?.timer);
    this.#stroke = null;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { surface, hand } = this;
    if (!surface.camera || this.#isFinger(event) || this.#stroke || this.#pan || hand.isLocked?.()) return;
    surface.forgetPlace();
    const { pointerId: pointer, clientX: x, clientY: y } = event,
      cell = event.button === 1 ? null : surface.cellAt(x, y);
    event.preventDefault();
    surface.focus();
    surface.desk.setPointerCapture(pointer);
    if (cell === null || hand.moves?.(event)) {
      this.#pan = { pointer, x, y, first: event };
      return;
    }
    this.#isRight = event.button === 2;
    const stroke = /** @type {Stroke} */ ({ pointer, cell, event, first: event });
    this.#stroke = stroke;
    if (!hand.begin(cell, event)) return this.#over();
    if (event.pointerType === "touch" && hand.held) this.#hold(stroke);
    this.#follow();
  }

  /**
   * Calls `held` if the finger stays. A busy page first handles the moves that the finger made meanwhile.
   * @param {Stroke} stroke
   */
  #hold(stroke) {
    const reportHold = () => {
      if (this.#stroke !== stroke || !stroke.timer) return;
      this.cancel();
      this.hand.held?.(stroke.cell);
    };
    stroke.timer = setTimeout(() => requestAnimationFrame(() => setTimeout(reportHold)), LONG);
  }

  /** Adds a finger. Returns true if there are others. @param {PointerEvent} event */
  #isFinger(event) {
    if (event.pointerType !== "touch") return false;
    if (event.isPrimary) this.#fingers.clear();
    this.#fingers.set(event.pointerId, event);
    if (this.#fingers.size < 2) return false;
    this.cancel();
    this.#pan = null;
    const { began = event.timeStamp, went = 0 } = this.#pinch ?? {};
    this.#pinch = this.#grip({ began, went, most: this.#fingers.size });
    this.surface.desk.setPointerCapture(event.pointerId);
    return true;
  }

  /**
   * Begins a pinch: the place between the fingers stays between them.
   * @param {Pick<Pinch, "began" | "went" | "most">} start
   * @returns {Pinch}
   */
  #grip(start) {
    const { surface } = this,
      now = span(this.#fingers);
    return { ...start, now, first: now.distance, cell: surface.camera.cell, place: surface.placeOf(now.x, now.y) };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const stroke = this.#stroke,
      pan = this.#pan;
    if (!this.surface.camera) return;
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, event);
    if (this.#pinch) return this.#pinched(this.#pinch);
    // While another button is held, the browser reports the release of this button as a move.
    const isOwn = stroke?.pointer === event.pointerId;
    if (isOwn && event.button !== -1 && stroke.first.button === event.button) return this.#up(event);
    if (pan) return pan.pointer === event.pointerId ? this.#panned(pan, event) : undefined;
    if (!stroke) return this.hand.hover?.(event);
    if (!isOwn) return;
    stroke.event = event;
    if (isAway(stroke)) {
      clearTimeout(stroke.timer);
      stroke.timer = 0;
    }
    this.hand.stretch(event);
  }

  /** @param {Pan} pan @param {PointerEvent} event */
  #panned(pan, { clientX, clientY }) {
    const [right, down] = [clientX - pan.x, clientY - pan.y];
    if (!pan.isMoving && Math.hypot(right, down) < STILL) return;
    Object.assign(pan, { isMoving: true, x: clientX, y: clientY });
    this.surface.pan(right, down);
  }

  /**
   * Scales the cells with the distance of the fingers and follows the point between them. Everything is computed from
   * where they came down, so the number of events does not matter.
   * @param {Pinch} pinch
   */
  #pinched(pinch) {
    if (this.#fingers.size < 2) return;
    const now = span(this.#fingers),
      { x, y, distance } = pinch.now;
    pinch.went += Math.hypot(now.x - x, now.y - y) + Math.abs(now.distance - distance);
    pinch.now = now;
    this.surface.hold(pinch.place, (pinch.cell * now.distance) / pinch.first, now.x, now.y);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    const { surface } = this;
    if (!surface.camera) return;
    event.preventDefault();
    const { pan, factor } = wheelMove(event);
    if (pan) surface.pan(...pan);
    else surface.zoom(factor, event.clientX, event.clientY);
    if (this.#stroke) this.hand.stretch(this.#stroke.event);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const pan = this.#pan;
    if (this.#stroke?.pointer === event.pointerId) {
      this.#over();
      this.hand.end(event);
    }
    this.#release(event);
    if (pan?.pointer === event.pointerId && !pan.isMoving) this.hand.beside?.(pan.first);
  }

  /** Ends what a pointer did when it is gone. @param {PointerEvent} event */
  #release(event) {
    const { pointerId: pointer } = event,
      { desk } = this.surface;
    this.#fingers.delete(pointer);
    if (this.#pinch && this.#fingers.size > 1) this.#pinch = this.#grip(this.#pinch);
    if (this.#pinch && this.#fingers.size === 0) this.#tapped(this.#pinch, event);
    if (this.#pan?.pointer === pointer) this.#pan = null;
    if (this.#stroke?.pointer === pointer) this.cancel();
    if (desk.hasPointerCapture(pointer)) desk.releasePointerCapture(pointer);
  }

  /**
   * All fingers left: after a mere tap, two fingers undo and three redo.
   * @param {Pinch} pinch
   * @param {PointerEvent} event
   */
  #tapped({ began, went, most }, { timeStamp, type }) {
    this.#pinch = null;
    if (type !== "pointerup" || timeStamp - began > TAP || went > 3 * STILL) return;
    if (most === 2) this.hand.undo();
    else if (most === 3) this.hand.redo();
  }

  /** Moves the board while a stroke is held at an edge. */
  #follow() {
    const { surface } = this,
      stroke = this.#stroke;
    if (!stroke) return;
    const { event } = stroke,
      { camera } = surface,
      { left, top, right, bottom } = camera.view,
      [x, y] = surface.placeOnDesk(event.clientX, event.clientY);
    /** @param {number} at @param {number} from @param {number} to */
    const by = (at, from, to) => (at < from + EDGE ? STEP : at > to - EDGE ? -STEP : 0);
    const [moveX, moveY] = [by(x, left, right), by(y, top, bottom)];
    if (isAway(stroke) && (moveX || moveY) && camera.isLarger) {
      surface.pan(moveX, moveY);
      this.hand.stretch(event);
    }
    requestAnimationFrame(() => {
      if (this.#stroke === stroke) this.#follow();
    });
  }
}

/** Did the pointer move away from where it was pressed? @param {Stroke} stroke */
const isAway = ({ event, first }) => Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > STILL;

/** The distance of the first two fingers, and the point between them. @param {Map<number, PointerEvent>} fingers */
function span(fingers) {
  const [one, other] = [...fingers.values()];
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}

/**
 * What a wheel event does: a wheel zooms; a touchpad, whose steps are small, moves the board, and zooms by a pinch.
 * @param {WheelEvent} event
 * @returns {{ pan?: [number, number], factor: number }}
 */
function wheelMove({ deltaX, deltaY, deltaMode, ctrlKey, shiftKey }) {
  const isFine = Math.abs(deltaY) < 60;
  if (!ctrlKey && (shiftKey || deltaX !== 0 || (deltaMode === 0 && isFine))) {
    return { pan: [-(deltaX || (shiftKey ? deltaY : 0)), shiftKey ? 0 : -deltaY], factor: 1 };
  }
  return { factor: isFine && ctrlKey ? 1.005 ** -deltaY : deltaY < 0 ? 1.15 : 1 / 1.15 };
}
