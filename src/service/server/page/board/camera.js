// Decides which part of the board is visible, and how large it is. The desk is the part of the window in which the
// board lies. In: the sizes of the desk, the board and its clues. Out: the place of a pixel and the pixel of a place.
// Invariants: a board that fits is centered; a board that does not fit leaves no gap at an edge; clues keep their
// space at the edges of the desk, or move with the cells where that would leave too little room.

/** @import { Point } from "./geometry.js" */

/** The smallest and the largest size of a cell, in pixels. */
const [LEAST, MAX_CELL] = [2, 160];
const NO_ROOM = { left: 0, top: 0, right: 0, bottom: 0 };

export class Camera {
  /** The size of a cell, and the position of the board's origin on the desk, in pixels. */
  cell = 28;
  left = 0;
  top = 0;
  /** Is the board as large as fits, and will it be when the desk changes its size? */
  isFit = true;
  width = 0;
  height = 0;
  /** Where the visible cells begin and end on the desk, and whether they need more space than there is. */
  startX = 0;
  startY = 0;
  endX = 0;
  endY = 0;
  isWide = false;
  isHigh = false;
  /** Did the player request to see the whole board, even if cells are tiny? */
  isWhole = false;
  /**
   * The board chooses no larger cells by itself than `largest`, and shows itself whole if that leaves at least
   * `readable` pixels for a cell. Else it begins with cells of `least` pixels.
   */
  largest = MAX_CELL;
  readable = LEAST;
  least = LEAST;
  /** The share of the desk that cells of the least size must have beside the clues; else the clues move with them. */
  leastShare = 0;
  mayLoosen = false;
  /** Do the clues move with the cells now? */
  isLoose = false;
  /** Where a board that fits lies vertically: 0 is at the top, 0.5 in the middle. */
  align = 0.5;

  /**
   * @param {[number, number, number, number]} box the bounding box of all cells
   * @param {(cell: number, width: number, height: number, box?: number[]) => {left: number, top: number, right: number,
   *   bottom: number}} room
   *   returns the space that clues need, in pixels, for a size of cells: around the board, or, without a box, at the
   *   edges of the desk
   */
  constructor(box, room) {
    this.box = box;
    this.room = room;
  }

  /** The part of the desk that shows cells, between the clues. */
  get view() {
    return { left: this.startX, top: this.startY, right: this.endX, bottom: this.endY };
  }

  /** Do the cells need more space than there is? */
  get isLarger() {
    return this.isWide || this.isHigh;
  }

  /**
   * Sets the size of the desk, and the largest size of cells that the board chooses by itself.
   * @param {number} width
   * @param {number} height
   * @param {number} largest
   */
  resize(width, height, largest) {
    this.width = width;
    this.height = height;
    this.largest = largest;
    this.mayLoosen = this.#loosens();
    if (this.isFit) this.home(this.isWhole);
    else this.to(this.cell, this.left, this.top);
  }

  /**
   * Makes the board as large as fits. If its cells would be too small, they get the least size, and the board shows its
   * top left corner.
   * @param {boolean} isWhole shows the whole board even then
   */
  home(isWhole = false) {
    this.fit();
    this.isWhole = isWhole;
    if (isWhole || this.cell >= this.readable) return;
    this.to(this.least, Infinity, Infinity);
    this.isFit = true;
  }

  /** Chooses the largest cells with which the whole board fits. */
  fit() {
    const sizes = [Math.min(this.largest, MAX_CELL)];
    for (let cell = sizes[0]; cell > LEAST;)
      sizes.push((cell = Math.max(LEAST, cell - (cell > 32 ? 1 : cell > 16 ? 0.5 : 0.25))));
    // Larger cells always need more space, so a binary search finds the largest that fit.
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

  /** Would clues at the edges leave too little room for the cells? */
  #loosens() {
    const { width, height, least, leastShare } = this;
    if (!leastShare || this.#fits(this.readable)) return false;
    const { left, top, right, bottom } = this.room(least, width, height);
    return (width - left - right) * (height - top - bottom) < leastShare * width * height;
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

  /**
   * Sets the size of a cell and the position of the board's origin, within the limits.
   * @param {number} cell
   * @param {number} left
   * @param {number} top
   */
  to(cell, left, top) {
    this.isFit = false;
    this.cell = Math.max(LEAST, Math.min(MAX_CELL, cell));
    const fits = this.#fits(this.cell);
    this.isLoose = this.mayLoosen && !fits;
    const clues = this.isLoose
      ? this.room(this.cell, Infinity, Infinity, this.box)
      : this.room(this.cell, this.width, this.height, fits ? this.box : undefined);
    const [inner, edge] = this.isLoose ? [clues, NO_ROOM] : [NO_ROOM, clues];
    const [x, y, right, bottom] = this.box.map((at) => at * this.cell);
    [this.left, this.startX, this.endX, this.isWide] = fitAxis(
      left,
      x - inner.left,
      right + inner.right,
      edge.left,
      edge.right,
      this.width,
      0.5,
    );
    [this.top, this.startY, this.endY, this.isHigh] = fitAxis(
      top,
      y - inner.top,
      bottom + inner.bottom,
      edge.top,
      edge.bottom,
      this.height,
      this.align,
    );
  }

  /** @param {number} right @param {number} down */
  pan(right, down) {
    if (this.isLarger) this.to(this.cell, this.left + right, this.top + down);
  }

  /**
   * Changes the size of a cell; the place of the board under (x, y) stays there.
   * @param {number} cell
   * @param {number} x
   * @param {number} y
   */
  zoom(cell, x, y) {
    this.put(cell, this.placeAt(x, y), x, y);
  }

  /**
   * Sets the size of a cell and moves a place of the board to (x, y) on the desk.
   * @param {number} cell
   * @param {Point} place
   * @param {number} x
   * @param {number} y
   */
  put(cell, [atX, atY], x, y) {
    const size = Math.max(LEAST, Math.min(MAX_CELL, cell));
    this.to(size, x - atX * size, y - atY * size);
  }

  /** @returns {[number, number]} @param {number} x @param {number} y */
  placeAt(x, y) {
    return [(x - this.left) / this.cell, (y - this.top) / this.cell];
  }

  /** Is a place of the board on the desk, or less than a cell beside it? @param {number[]} place */
  sees([x, y]) {
    const [[left, top], [right, bottom]] = [this.placeAt(0, 0), this.placeAt(this.width, this.height)];
    return x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1;
  }

  /**
   * Moves the board only as far as needed to show a box of it. Returns whether it moved.
   * @param {[number, number, number, number]} box
   */
  reveal([x, y, right, bottom]) {
    const { view, cell, left, top } = this;
    /** @param {number} least @param {number} most @param {number} from @param {number} to */
    const outside = (least, most, from, to) => (least < from ? from - least : most > to ? to - most : 0);
    const moveX = outside(left + x * cell, left + right * cell, view.left, view.right);
    const moveY = outside(top + y * cell, top + bottom * cell, view.top, view.bottom);
    if (!moveX && !moveY) return false;
    const { isFit } = this;
    this.to(cell, left + moveX, top + moveY);
    this.isFit = isFit && !this.isLarger;
    return true;
  }
}

/**
 * Limits one coordinate of the origin. Returns it, where the visible cells begin and end, and whether they need more
 * space than there is.
 * @param {number} requested
 * @param {number} from
 * @param {number} to
 * @param {number} before
 * @param {number} after
 * @param {number} size
 * @param {number} align
 * @returns {[number, number, number, boolean]}
 */
function fitAxis(requested, from, to, before, after, size, align) {
  const room = size - before - after;
  if (to - from <= room + 0.5) {
    const start = Math.round(before + (room - (to - from)) * align);
    return [start - from, start, start + to - from, false];
  }
  const origin = Math.round(Math.max(before + room - to, Math.min(before - from, requested)));
  return [origin, before, before + room, true];
}
