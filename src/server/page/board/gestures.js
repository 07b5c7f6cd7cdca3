// Mouse and touch on a surface: the same where one plays and where one draws. A press on a cell begins a stroke, beside
// the cells it moves the board; held at an edge, a stroke moves it on. Two fingers move and zoom, a tap of two undoes,
// of three redoes; a wheel zooms about the pointer. In: what is done on the desk. Out: strokes.
// Invariants: one pointer draws, whatever others do; a second finger ends the stroke.

/** @import { Surface } from "./surface.js" */

/** A press that stays so long, in milliseconds, and so still, in pixels, is held; a tap is shorter. */
const [LONG, STILL, TAP] = [500, 8, 300];
/** How far a stroke at an edge moves the board with each frame, and how near that is. */
const [STEP, NEAR] = [12, 18];

/**
 * What presses do. `begin` says whether a stroke begins; then it is stretched, and ended or cancelled. A press beside
 * the cells may be one where nothing moved. Where `moves` says so, a press on a cell moves the board as well.
 * @typedef {{ begin: (cell: number, event: PointerEvent) => boolean, stretch: (event: PointerEvent) => void,
 *   end: (event: PointerEvent) => void, cancel: () => void, undo: () => unknown, redo: () => unknown,
 *   isLocked?: () => boolean, moves?: (event: PointerEvent) => boolean, beside?: (event: PointerEvent) => void,
 *   hover?: (event: PointerEvent) => void, held?: (cell: number) => void }} Hand
 */
/** @typedef {{ pointer: number, cell: number, event: PointerEvent, first: PointerEvent, timer?: number }} Stroke */
/** @typedef {{ pointer: number, x: number, y: number, first: PointerEvent, isMoving?: boolean }} Pan */
/** @typedef {{ began: number, went: number, most: number, first: number, cell: number, place: [number, number],
 *   now: ReturnType<typeof span> }} Pinch */

export class Gestures {
  /** The stroke that goes on. @type {Stroke | null} */
  #stroke = null;
  /** A press that moves the board. @type {Pan | null} */
  #pan = null;
  /** Was the newest press one of the right button on a cell? */
  #isRight = false;
  /** The fingers on the desk, by pointer: where each was last. @type {Map<number, PointerEvent>} */
  #fingers = new Map();
  /** Two fingers or more: where on the board they came down, how large its cells were, when that was, how far they
   * went since. @type {Pinch | null} */
  #pinch = null;

  /** @param {Surface} surface @param {Hand} hand */
  constructor(surface, hand) {
    this.surface = surface;
    this.hand = hand;
    const { desk } = surface;
    desk.addEventListener("pointerdown", (event) => this.#down(event));
    desk.addEventListener("pointermove", (event) => this.#move(event));
    desk.addEventListener("pointerup", (event) => this.#up(event));
    desk.addEventListener("pointercancel", (event) => this.#gone(event));
    desk.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    // Otherwise a browser may take a stroke for a flick, and the next tap for what stops it.
    desk.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
    // Some systems ask for the menu when the button is let go, wherever that is.
    const forget = () => {
      this.#isRight = false;
    };
    document.addEventListener("pointerdown", forget, { capture: true });
    document.addEventListener("contextmenu", (event) => {
      if (this.#isRight || this.#fingers.size) event.preventDefault();
    });
  }

  /** Ends a stroke that leaves nothing; true if there was one. */
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
    surface.lost();
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
   * A press may stay where it is. A page that was busy hears first what the finger did meanwhile. @param {Stroke}
   * stroke
   */
  #hold(stroke) {
    const held = () => {
      if (this.#stroke !== stroke || !stroke.timer) return;
      this.cancel();
      this.hand.held?.(stroke.cell);
    };
    stroke.timer = setTimeout(() => requestAnimationFrame(() => setTimeout(held)), LONG);
  }

  /** Counts the fingers; true if this one is not alone. @param {PointerEvent} event */
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
   * What is between the fingers stays between them. @param {Pick<Pinch, "began" | "went" | "most">} so @returns {Pinch}
   */
  #grip(so) {
    const { surface } = this,
      now = span(this.#fingers);
    return { ...so, now, first: now.distance, cell: surface.camera.cell, place: surface.placeOf(now.x, now.y) };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const stroke = this.#stroke,
      pan = this.#pan;
    if (!this.surface.camera) return;
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, event);
    if (this.#pinch) return this.#pinched(this.#pinch);
    // While another button is held, the browser reports the release of this one as a move.
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
   * Sizes the cells as the fingers are apart and follows the middle between them, from where they came down: in
   * whatever steps it is told.
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
    const { pan, factor } = turned(event);
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
    this.#gone(event);
    if (pan?.pointer === event.pointerId && !pan.isMoving) this.hand.beside?.(pan.first);
  }

  /** A pointer is no longer there: what it did ends. @param {PointerEvent} event */
  #gone(event) {
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
   * All fingers left: if they only tapped, two undo and three redo. @param {Pinch} pinch @param {PointerEvent} event
   */
  #tapped({ began, went, most }, { timeStamp, type }) {
    this.#pinch = null;
    if (type !== "pointerup" || timeStamp - began > TAP || went > 3 * STILL) return;
    if (most === 2) this.hand.undo();
    else if (most === 3) this.hand.redo();
  }

  /** A stroke that is held at an edge moves the board on. */
  #follow() {
    const { surface } = this,
      stroke = this.#stroke;
    if (!stroke) return;
    const { event } = stroke,
      { camera } = surface,
      { left, top, right, bottom } = camera.view,
      [x, y] = surface.placeOnDesk(event.clientX, event.clientY);
    /** @param {number} at @param {number} from @param {number} to */
    const by = (at, from, to) => (at < from + NEAR ? STEP : at > to - NEAR ? -STEP : 0);
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

/** Is the pointer elsewhere than where it was pressed? @param {Stroke} stroke */
const isAway = ({ event, first }) => Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) > STILL;

/** How far apart the first two fingers are, and the middle between them. @param {Map<number, PointerEvent>} fingers */
function span(fingers) {
  const [one, other] = [...fingers.values()];
  return {
    distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1,
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}

/**
 * A wheel zooms; the pads of laptops, whose steps are small, move the board and zoom by pinching.
 * @param {WheelEvent} event @returns {{ pan?: [number, number], factor: number }}
 */
function turned({ deltaX, deltaY, deltaMode, ctrlKey, shiftKey }) {
  const isFine = Math.abs(deltaY) < 60;
  if (!ctrlKey && (shiftKey || deltaX !== 0 || (deltaMode === 0 && isFine))) {
    return { pan: [-(deltaX || (shiftKey ? deltaY : 0)), shiftKey ? 0 : -deltaY], factor: 1 };
  }
  return { factor: isFine && ctrlKey ? 1.005 ** -deltaY : deltaY < 0 ? 1.15 : 1 / 1.15 };
}
