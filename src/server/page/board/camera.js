// Which part of the board is seen, and how large. In: the size of the desk, of the board and of its
// clues. Out: pixels of a place and back. Invariants: what fits is centered; no gap opens at an edge of
// what does not; clues keep their room.

/** @import { Point } from "./geometry.js" */

/** Smallest and largest cells, in pixels. */
const [LEAST, MOST] = [2, 160];

export class Camera {
  /** Pixels of a cell, and where the middle of the places is. */
  cell = 28;
  left = 0;
  top = 0;
  /** Is the board as large as fits, also when the desk changes? */
  isFit = true;
  width = 0;
  height = 0;
  /** Where the cells begin and end on the desk, and whether they need more room than there is. */
  startX = 0;
  startY = 0;
  endX = 0;
  endY = 0;
  isWide = false;
  isHigh = false;
  /** Is all of it shown because somebody asked for that, however small? */
  isWhole = false;
  /** Cells grow no larger by themselves, and begin no smaller. */
  largest = MOST;
  least = LEAST;
  /** Where what fits lies: 0 is at the top, .5 in the middle. */
  align = 0.5;

  /**
   * @param {[number, number, number, number]} box around all cells
   * @param {(cell: number, width: number, height: number, box?: number[]) => {left: number, top: number, right: number,
   *   bottom: number}} room
   *   of the clues, in pixels, for cells of a size: around the board, or wherever they slide to
   */
  constructor(box, room) {
    this.box = box;
    this.room = room;
  }

  /** The cells' own part of the desk: between the clues. */
  get view() {
    return { left: this.startX, top: this.startY, right: this.endX, bottom: this.endY };
  }

  /** Do the cells need more room than there is? */
  get isLarger() {
    return this.isWide || this.isHigh;
  }

  /** The desk has a size; cells grow no larger than `largest` by themselves. @param {number} width
   * @param {number} height @param {number} largest */
  resize(width, height, largest) {
    this.width = width;
    this.height = height;
    this.largest = largest;
    if (this.isFit) this.home(this.isWhole);
    else this.to(this.cell, this.left, this.top);
  }

  /** As large as fits; if that is too small to be hit, larger, from where the board begins.
   * @param {boolean} isWhole even then all of it */
  home(isWhole = false) {
    this.fit();
    this.isWhole = isWhole;
    if (isWhole || this.cell >= this.least) return;
    this.to(this.least, Infinity, Infinity);
    this.isFit = true;
  }

  /** As large as fits. */
  fit() {
    const sizes = [Math.min(this.largest, MOST)];
    for (let cell = sizes[0]; cell > LEAST;)
      sizes.push((cell = Math.max(LEAST, cell - (cell > 32 ? 1 : cell > 16 ? 0.5 : 0.25))));
    // Larger cells need more room, so that it is halved where the largest that fit are.
    let large = -1,
      small = sizes.length - 1;
    while (small - large > 1) {
      const middle = (small + large) >> 1;
      if (this.#fits(sizes[middle])) small = middle;
      else large = middle;
    }
    this.to(sizes[small], 0, 0);
    this.isFit = true;
  }

  /** @param {number} cell */
  #fits(cell) {
    const [x, y, right, bottom] = this.box,
      room = this.room(cell, this.width, this.height, this.box);
    return (
      (right - x) * cell + room.left + room.right <= this.width &&
      (bottom - y) * cell + room.top + room.bottom <= this.height
    );
  }

  /** Cells of this size, the board's origin at this place of the desk, as far as that may be. @param {number} cell
   * @param {number} left @param {number} top */
  to(cell, left, top) {
    this.isFit = false;
    this.cell = Math.max(LEAST, Math.min(MOST, cell));
    this.around = this.room(this.cell, this.width, this.height, this.#fits(this.cell) ? this.box : undefined);
    const { around } = this,
      [x, y, right, bottom] = this.box.map((at) => at * this.cell);
    [this.left, this.startX, this.endX, this.isWide] = kept(left, x, right, around.left, around.right, this.width, 0.5);
    [this.top, this.startY, this.endY, this.isHigh] = kept(
      top,
      y,
      bottom,
      around.top,
      around.bottom,
      this.height,
      this.align,
    );
  }

  /** @param {number} right @param {number} down */
  pan(right, down) {
    if (this.isLarger) this.to(this.cell, this.left + right, this.top + down);
  }

  /** Cells of another size; what is at a place of the desk stays there. @param {number} cell @param {number} x
   * @param {number} y */
  zoom(cell, x, y) {
    this.put(cell, this.placeAt(x, y), x, y);
  }

  /** Cells of a size, with a place of the board at a place of the desk. @param {number} cell @param {Point} place
   * @param {number} x @param {number} y */
  put(cell, [atX, atY], x, y) {
    const size = Math.max(LEAST, Math.min(MOST, cell));
    this.to(size, x - atX * size, y - atY * size);
  }

  /** @returns {[number, number]} @param {number} x @param {number} y */
  placeAt(x, y) {
    return [(x - this.left) / this.cell, (y - this.top) / this.cell];
  }

  /** Is a place of the board on the desk, or a cell beside it? @param {number[]} place */
  sees([x, y]) {
    const [[left, top], [right, bottom]] = [this.placeAt(0, 0), this.placeAt(this.width, this.height)];
    return x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1;
  }

  /** Moves just so far that a box of the board is seen. @param {[number, number, number, number]} box */
  reveal([x, y, right, bottom]) {
    const { view, cell, left, top } = this;
    /** @param {number} least @param {number} most @param {number} from @param {number} to */
    const away = (least, most, from, to) => (least < from ? from - least : most > to ? to - most : 0);
    const moveX = away(left + x * cell, left + right * cell, view.left, view.right);
    const moveY = away(top + y * cell, top + bottom * cell, view.top, view.bottom);
    if (!moveX && !moveY) return false;
    const { isFit } = this;
    this.to(cell, left + moveX, top + moveY);
    this.isFit = isFit && !this.isLarger;
    return true;
  }
}

/** Where the origin comes to, where the cells that are seen begin and end, and do they need more room than there is?
 * @param {number} wanted @param {number} from @param {number} to @param {number} before @param {number} after
 * @param {number} size @param {number} align @returns {[number, number, number, boolean]} */
function kept(wanted, from, to, before, after, size, align) {
  const room = size - before - after;
  if (to - from <= room + 0.5) {
    const start = Math.round(before + (room - (to - from)) * align);
    return [start - from, start, start + to - from, false];
  }
  const origin = Math.round(Math.max(before + room - to, Math.min(before - from, wanted)));
  return [origin, before, before + room, true];
}
