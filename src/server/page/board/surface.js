// A board on canvases, as it is looked at: the same where one plays and where one draws. In: the desk, the size of the
// cells, where to look. Out: which cell lies at a place of the window; pixels, by the `paint` of each kind.
// Invariants: however often it moves, it is drawn once a frame; cells that moved out of sight do not lie below clues.

import { sized } from "./cells.js";
import { frame } from "./geometry.js";

/** @import { Board } from "../answers.js" */
/** @import { Camera } from "./camera.js" */
/** @import { Cells } from "./cells.js" */
/** @import { Places, Point } from "./geometry.js" */

/** So many pixels of what lies at the edge of the cells are seen beyond it. */
const SLACK = 3;

export class Surface extends EventTarget {
  /** There is none before the first board. @type {Camera} */
  camera = /** @type {any} */ (null);
  /** @type {Places} */
  places;
  /** What lies over the cells, in units of cells. @type {SVGElement} */
  over;
  #isAsked = false;
  /** Where the sheet lies in the window, once it was needed. @type {DOMRect | null} */
  #origin = null;

  /**
   * @param {HTMLElement} desk what is pressed @param {HTMLElement} sheet what the canvases fill
   * @param {Cells} cells
   */
  constructor(desk, sheet, cells) {
    super();
    this.desk = desk;
    this.sheet = sheet;
    this.cells = cells;
  }

  /** Draws the cells that are in sight. */
  paint() {}

  /** Draws what lies around and over the cells. @param {number} _ratio pixels of the screen in one of the page */
  paintAround(_ratio) {}

  focus() {
    this.desk.focus({ preventScroll: true });
  }

  /**
   * Takes the size that there is for the board. @param {number} width @param {number} height @param {number} largest
   */
  measure(width, height, largest) {
    this.lost();
    this.camera.resize(width, height, largest);
  }

  /** The sheet may lie elsewhere in the window now. Measuring makes the browser lay out all of the page. */
  lost() {
    this.#origin = null;
  }

  /** The camera moved: all is drawn with the next frame. */
  moved() {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(() => this.render());
  }

  render() {
    this.#isAsked = false;
    const { camera, cells, over, desk } = this,
      ratio = devicePixelRatio || 1;
    if (!camera?.width) return;
    const { cell, left, top, view, width, height } = camera;
    for (const { canvas } of [cells.ink, cells.lines]) sized(canvas, width, height, ratio);
    cells.aim(camera, ratio);
    this.paint();
    cells.grid();
    over.setAttribute("transform", `translate(${left} ${top}) scale(${cell})`);
    // A pixel in cells: strokes are neither too thin on small cells nor too thick on large ones.
    over.style.setProperty("--px", `${1 / cell}`);
    this.paintAround(ratio);
    const away = [view.top, width - view.right, height - view.bottom, view.left].map((side) => `${side - SLACK}px`);
    this.sheet.style.clipPath = `inset(${away.join(" ")})`;
    Object.assign(desk.dataset, { left, top, size: cell, room: `${width} ${height}` });
    this.dispatchEvent(new Event("camera"));
  }

  /**
   * Cells of another size; what is at a place of the window stays there, else what is in the middle.
   * @param {number} factor @param {number} [x] @param {number} [y]
   */
  zoom(factor, x, y) {
    const { camera } = this;
    if (!camera) return;
    const at =
      x === undefined || y === undefined
        ? /** @type {const} */ ([camera.width / 2, camera.height / 2])
        : this.placeOnDesk(x, y);
    camera.zoom(camera.cell * factor, ...at);
    this.moved();
  }

  /**
   * Cells of a size, with a place of the board at a place of the window.
   * @param {Point} place @param {number} cell @param {number} x @param {number} y
   */
  hold(place, cell, x, y) {
    this.camera.put(cell, place, ...this.placeOnDesk(x, y));
    this.moved();
  }

  /** All of the board; again, as large as it began. */
  fit() {
    this.camera?.home(!(this.camera.isFit && this.camera.isWhole));
    this.moved();
  }

  /** @param {number} right @param {number} down */
  pan(right, down) {
    this.camera?.pan(right, down);
    this.moved();
  }

  /** Moves the board until a cell is seen. @param {Board} board @param {number} cell */
  bring(board, cell) {
    if (this.camera.reveal(frame(board, [cell]))) this.moved();
  }

  /** A place of the window on the sheet. @param {number} x @param {number} y @returns {Point} */
  placeOnDesk(x, y) {
    this.#origin ??= this.sheet.getBoundingClientRect();
    return [x - this.#origin.left, y - this.#origin.top];
  }

  /** A place of the window in cells. @param {number} x @param {number} y */
  placeOf(x, y) {
    return this.camera.placeAt(...this.placeOnDesk(x, y));
  }

  /** The cell that is seen at a place of the window, or null. @param {number} x @param {number} y */
  cellAt(x, y) {
    const [atX, atY] = this.placeOnDesk(x, y),
      { view } = this.camera;
    const isSeen = atX >= view.left && atX <= view.right && atY >= view.top && atY <= view.bottom;
    return isSeen ? this.places.at(...this.camera.placeAt(atX, atY)) : null;
  }
}
