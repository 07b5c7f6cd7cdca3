// Shows a board on canvases, for playing and for drawing. In: the desk, the size of the cells, the part to show. Out:
// the cell at a place of the window; pixels, drawn by the `paint` of each subclass. Invariants: the board is drawn at
// most once a frame; cells that moved out of view are not visible behind the clues.

import { sized } from "./cells.js";
import { frame } from "./geometry.js";

/** @import { Board } from "../answers.js" */
/** @import { Camera } from "./camera.js" */
/** @import { Cells } from "./cells.js" */
/** @import { Places, Point } from "./geometry.js" */

/** This many pixels of what lies on the edge of the cells are visible beyond it. */
const SLACK = 3;

export class Surface extends EventTarget {
  /** Null until the first board is shown. @type {Camera} */
  camera = /** @type {any} */ (null);
  /** @type {Places} */
  places;
  /** The SVG layer over the cells, in units of cells. @type {SVGElement} */
  over;
  isRequested = false;
  /** The place of the sheet in the window; null until it is needed. @type {DOMRect | null} */
  #origin = null;

  /**
   * @param {HTMLElement} desk the element that gets the pointer events
   * @param {HTMLElement} sheet the element that the canvases fill
   * @param {Cells} cells
   */
  constructor(desk, sheet, cells) {
    super();
    this.desk = desk;
    this.sheet = sheet;
    this.cells = cells;
  }

  /** Draws the visible cells. */
  paint() {}

  /** Draws what lies around and over the cells. @param {number} _ratio pixels of the screen in one CSS pixel */
  paintAround(_ratio) {}

  focus() {
    this.desk.focus({ preventScroll: true });
  }

  /**
   * Sets the size of the desk.
   * @param {number} width
   * @param {number} height
   * @param {number} largest
   */
  measure(width, height, largest) {
    this.forgetPlace();
    this.camera.resize(width, height, largest);
  }

  /**
   * Forgets the place of the sheet, since it may have moved. It is not measured at once: that makes the browser lay out
   * the whole page.
   */
  forgetPlace() {
    this.#origin = null;
  }

  /** Draws everything in the next frame, since the camera moved. */
  drawSoon() {
    if (this.isRequested) return;
    this.isRequested = true;
    requestAnimationFrame(() => this.render());
  }

  render() {
    this.isRequested = false;
    const { camera, cells, over, desk } = this,
      ratio = devicePixelRatio || 1;
    if (!camera?.width) return;
    const { cell, left, top, view, width, height } = camera;
    for (const { canvas } of [cells.ink, cells.lines]) sized(canvas, width, height, ratio);
    cells.aim(camera, ratio);
    this.paint();
    cells.grid();
    over.setAttribute("transform", `translate(${left} ${top}) scale(${cell})`);
    // The size of a pixel in cells; with it, strokes have the same width at each zoom.
    over.style.setProperty("--px", `${1 / cell}`);
    this.paintAround(ratio);
    const insets = [view.top, width - view.right, height - view.bottom, view.left].map((side) => `${side - SLACK}px`);
    this.sheet.style.clipPath = `inset(${insets.join(" ")})`;
    Object.assign(desk.dataset, { left, top, size: cell, room: `${width} ${height}` });
    this.dispatchEvent(new Event("camera"));
  }

  /**
   * Changes the size of the cells by a factor; the place under the pointer stays, or the middle if there is no pointer.
   * @param {number} factor
   * @param {number} [x]
   * @param {number} [y]
   */
  zoom(factor, x, y) {
    const { camera } = this;
    if (!camera) return;
    const at =
      x === undefined || y === undefined
        ? /** @type {const} */ ([camera.width / 2, camera.height / 2])
        : this.placeOnDesk(x, y);
    camera.zoom(camera.cell * factor, ...at);
    this.drawSoon();
  }

  /**
   * Sets the size of the cells and moves a place of the board to a place of the window.
   * @param {Point} place
   * @param {number} cell
   * @param {number} x
   * @param {number} y
   */
  hold(place, cell, x, y) {
    this.camera.put(cell, place, ...this.placeOnDesk(x, y));
    this.drawSoon();
  }

  /** Shows the whole board; called again, it restores the size at which the board began. */
  fit() {
    this.camera?.home(!(this.camera.isFit && this.camera.isWhole));
    this.drawSoon();
  }

  /** @param {number} right @param {number} down */
  pan(right, down) {
    this.camera?.pan(right, down);
    this.drawSoon();
  }

  /** Moves the board until a cell is visible. @param {Board} board @param {number} cell */
  bring(board, cell) {
    if (this.camera.reveal(frame(board, [cell]))) this.drawSoon();
  }

  /** Converts a place of the window to one of the sheet. @param {number} x @param {number} y @returns {Point} */
  placeOnDesk(x, y) {
    this.#origin ??= this.sheet.getBoundingClientRect();
    return [x - this.#origin.left, y - this.#origin.top];
  }

  /** Converts a place of the window to one of the board, in cells. @param {number} x @param {number} y */
  placeOf(x, y) {
    return this.camera.placeAt(...this.placeOnDesk(x, y));
  }

  /** The visible cell at a place of the window, or null. @param {number} x @param {number} y */
  cellAt(x, y) {
    const [atX, atY] = this.placeOnDesk(x, y),
      { view } = this.camera;
    const isSeen = atX >= view.left && atX <= view.right && atY >= view.top && atY <= view.bottom;
    return isSeen ? this.places.at(...this.camera.placeAt(atX, atY)) : null;
  }
}
