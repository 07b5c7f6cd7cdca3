// Shows the whole board as a small map in the corner between the clues, if the board does not fit the window. In: the
// board view. Out: a canvas; a press on it moves the board. Invariants: the map covers no cell and no number.

import { BLANK } from "../basics/colors.js";

/** @import { BoardView } from "./board.js" */
/** @import { State } from "../game/state.js" */

/** The least and the largest length of the map's longer side, in pixels. */
const [LEAST, LARGEST] = [28, 72];

export class Overview {
  /** The cells as they were drawn last, and whether they changed since. */
  cells = document.createElement("canvas");
  isStale = true;
  canvas = document.createElement("canvas");

  /** @param {BoardView} view @param {State} state */
  constructor(view, state) {
    this.view = view;
    this.state = state;
    Object.assign(this.canvas, { id: "map", hidden: true, ariaHidden: "true" });
    for (const name of ["puzzle", "marks"]) state.addEventListener(name, () => this.#schedule());
    view.addEventListener("camera", () => this.#draw());
    this.canvas.addEventListener("pointerdown", (event) => this.#go(event));
    this.canvas.addEventListener("pointermove", (event) => {
      if (event.buttons) this.#go(event);
    });
  }

  #schedule() {
    this.isStale = true;
    requestAnimationFrame(() => {
      if (this.isStale && !this.canvas.hidden) this.#draw();
    });
  }

  #draw() {
    const { canvas, view } = this,
      { camera, desk, isFinished } = view,
      [left, top, right, bottom] = camera.box;
    const room = Math.min(camera.view.left, camera.view.top) - 10,
      size = Math.min(LARGEST, room);
    canvas.hidden = isFinished || !camera.isLarger || size < LEAST;
    if (canvas.hidden) return;
    if (canvas.parentElement !== desk) desk.append(canvas);
    const ratio = devicePixelRatio,
      scale = size / Math.max(right - left, bottom - top);
    const [wide, high] = [right - left, bottom - top].map((length) => Math.round(length * scale * ratio));
    if (canvas.width !== wide || canvas.height !== high) {
      Object.assign(canvas, { width: wide, height: high });
      Object.assign(canvas.style, { width: `${wide / ratio}px`, height: `${high / ratio}px` });
      this.isStale = true;
    }
    if (this.isStale) this.#paint(scale * ratio);
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.clearRect(0, 0, wide, high);
    pen.drawImage(this.cells, 0, 0);
    const { left: x, top: y, right: endX, bottom: endY } = camera.view;
    const [from, to] = [camera.placeAt(x, y), camera.placeAt(endX, endY)];
    pen.lineWidth = 2 * ratio;
    pen.strokeStyle = view.paints.sheet.of("var(--lit)");
    const at = [from[0] - left, from[1] - top, to[0] - from[0], to[1] - from[1]].map((part) => part * scale * ratio);
    pen.strokeRect(at[0] + ratio, at[1] + ratio, at[2] - 2 * ratio, at[3] - 2 * ratio);
  }

  /** @param {number} scale */
  #paint(scale) {
    const { cells, canvas, state, view } = this,
      [left, top] = view.camera.box,
      { board } = state;
    Object.assign(cells, { width: canvas.width, height: canvas.height });
    const pen = /** @type {CanvasRenderingContext2D} */ (cells.getContext("2d")),
      side = Math.max(1, scale);
    board.cells.forEach(([x, y], cell) => {
      const letter = state.letter(cell);
      if (letter === null || letter === BLANK) return;
      pen.fillStyle = view.inks.get(letter) ?? "";
      pen.fillRect((x - 0.5 - left) * scale, (y - 0.5 - top) * scale, side, side);
    });
    this.isStale = false;
  }

  /** Centers the board on the place that was pressed. @param {PointerEvent} event */
  #go(event) {
    event.stopPropagation();
    event.preventDefault();
    const { view } = this,
      { camera } = view,
      [left, top, right] = camera.box;
    const scale = (right - left) / this.canvas.clientWidth;
    const place = [left + event.offsetX * scale, top + event.offsetY * scale];
    const { left: x, top: y, right: endX, bottom: endY } = camera.view;
    camera.put(camera.cell, /** @type {[number, number]} */ (place), (x + endX) / 2, (y + endY) / 2);
    view.drawSoon();
  }
}
