// Moves a cursor from cell to cell, and names its place. In: a board, and the lines through each cell. Out: cells,
// words. Invariants: the cursor can reach every cell; a step skips holes.

import { lineName, list, t } from "../basics/words.js";
import { course, isHole, isTurned } from "./geometry.js";

/** @import { Board } from "../answers.js" */

/**
 * With Shift these keys move along slanted lines, as they are arranged on a number pad.
 * @type {Record<string, [number, number]>}
 */
const SLANTING = { Home: [-1, -1], PageUp: [1, -1], End: [-1, 1], PageDown: [1, 1] };
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Walk {
  /**
   * The cell that the last vertical step reached, and the x coordinate that vertical steps keep.
   * @type {{ cell: number, x: number } | null}
   */
  #column = null;

  /** @param {{ board: Board, through: number[][] }} ground its board may change between two steps */
  constructor(ground) {
    this.ground = ground;
  }

  /**
   * The cell that a key leads to, and whether the key paints on the way; null if it is no key of the cursor.
   * @param {number} cell
   * @param {{ key: string, shiftKey: boolean }} event
   * @returns {{ to: number | undefined, paints: boolean } | null}
   */
  by(cell, { key, shiftKey }) {
    const { board } = this.ground;
    if (shiftKey && key in SLANTING && this.#along(cell, ([x, y]) => x * y !== 0))
      return { to: this.#aslant(cell, SLANTING[key]), paints: true };
    if (key in ARROWS) return { to: this.#next(cell, ARROWS[key]), paints: shiftKey };
    const [x] = board.cells[cell],
      row = this.#row(cell);
    const to = {
      Home: () => row.cells.find((cell) => this.#isThere(cell)),
      End: () => row.cells.findLast((cell) => this.#isThere(cell)),
      PageUp: () => this.#nearest(0, x),
      PageDown: () => this.#nearest(board.row_count - 1, x),
    }[key];
    return to ? { to: to(), paints: false } : null;
  }

  /** @param {number} cell */
  #row(cell) {
    return this.ground.board.lines[this.ground.through[cell][0]];
  }

  /** @param {number} cell */
  #isThere(cell) {
    return !isHole(this.ground.board, cell);
  }

  /**
   * The cell of a row that is nearest to an x coordinate; undefined if there is no such row.
   * @param {number} row
   * @param {number} x
   */
  #nearest(row, x) {
    const { lines, cells, row_count } = this.ground.board;
    if (row < 0 || row >= row_count) return undefined;
    /** @param {number} cell */
    const distance = (cell) => Math.abs(cells[cell][0] - x);
    return lines[row].cells
      .filter((cell) => this.#isThere(cell))
      .reduce((best, cell) => (distance(cell) < distance(best) - 1e-9 ? cell : best));
  }

  /**
   * The next cell in a direction, without holes. Vertical steps keep the x coordinate where they began, since the rows
   * of a hexagon are shifted.
   * @param {number} cell
   * @param {[number, number]} step
   */
  #next(cell, [right, down]) {
    const { cells } = this.#row(cell);
    if (down === 0) {
      this.#column = null;
      return this.#nextCell(cells, cell, right);
    }
    const { board, through } = this.ground,
      x = this.#column?.cell === cell ? this.#column.x : board.cells[cell][0];
    const upright = this.#along(cell, ([alongX]) => alongX === 0);
    const to = upright
      ? this.#nextCell(upright.cells, cell, down * upright.down)
      : this.#nearest(through[cell][0] + down, x);
    if (to !== undefined) this.#column = { cell: to, x };
    return to;
  }

  /**
   * The line through a cell whose direction passes `isWanted`, and whether it leads down or up.
   * @param {number} cell
   * @param {(direction: [number, number]) => boolean} isWanted
   */
  #along(cell, isWanted) {
    const { board, through } = this.ground;
    const line = through[cell]
      .map((line) => board.lines[line])
      .find((line) => isWanted(/** @type {[number, number]} */ (course(line).direction)));
    return line && { cells: line.cells, down: Math.sign(course(line).direction[1]) };
  }

  /**
   * The next cell of a line in this direction that is no hole.
   * @param {number[]} cells
   * @param {number} cell
   * @param {number} step
   */
  #nextCell(cells, cell, step) {
    let at = cells.indexOf(cell) + step;
    while (at in cells && !this.#isThere(cells[at])) at += step;
    return cells[at];
  }

  /** The next cell on the slanted line in this direction. @param {number} cell @param {[number, number]} step */
  #aslant(cell, [right, down]) {
    const slanting = this.#along(cell, ([x, y]) => x * y * right * down > 0);
    return slanting && this.#nextCell(slanting.cells, cell, down * slanting.down);
  }
}

/**
 * The name of a cell's place: its lines; for triangles the row and the place in it, which are easier to find than their
 * other lines.
 * @param {Board} board
 * @param {number[]} lines
 * @param {number} cell
 */
export function placeName(board, lines, cell) {
  const names = lines.map((line) => lineName(board.lines[line])),
    { cells } = board.lines[lines[0]];
  if (board.outlines.length === 1) return list(names);
  const place = { row: names[0], n: cells.indexOf(cell) + 1, all: cells.length };
  return isTurned(board, cell) ? t("page-cell-place-down", place) : t("page-cell-place-up", place);
}
