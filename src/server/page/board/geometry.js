// Where cells lie, in units of cells. In: a board of the server. Out: corners, the cell at a place,
// the cells of a straight drag. Invariants: nothing here knows one shape from another.

/** @import { Board, Line } from "../answers.js" */

/** @typedef {[number, number]} Point */

/** Numbers of cells by the list that has them. @type {WeakMap<number[], Set<number>>} */
const sets = new WeakMap();

/** @param {number[]} list @param {number} cell */
function isIn(list, cell) {
  if (!list?.length) return false;
  if (!sets.has(list)) sets.set(list, new Set(list));
  return sets.get(list)?.has(cell) ?? false;
}

/**
 * Does a cell have the second outline? That is a triangle that points down.
 * @param {Board} board
 * @param {number} cell
 */
export const isTurned = (board, cell) => isIn(board.turned, cell);

/** Is a cell not there? @param {Board} board @param {number} cell */
export const isHole = (board, cell) => isIn(board.holes, cell);

/** All cells that are there. @returns {number[]} @param {Board} board */
export const cellsOf = (board) => [...board.cells.keys()].filter((cell) => !isHole(board, cell));

/**
 * Corners of a cell around its center.
 * @returns {Point[]}
 * @param {Board} board @param {number} cell
 */
export const corners = (board, cell) => board.outlines[isTurned(board, cell) ? 1 : 0];

/**
 * The step from where a line begins to where it ends: its length, and its direction at length 1.
 * @param {Pick<Line, "rim" | "far" | "is_end">} line
 */
export function course({ rim, far, is_end: isEnd }) {
  const [from, to] = isEnd ? [far, rim] : [rim, far],
    [x, y] = [to[0] - from[0], to[1] - from[1]],
    length = Math.hypot(x, y);
  return { length, direction: [x / length, y / length].map((part) => Math.round(part * 1000) / 1000) };
}

/**
 * The box around these cells: left, top, right, bottom.
 * @param {Iterable<number>} cells
 * @returns {[number, number, number, number]}
 * @param {Board} board
 */
export function frame(board, cells) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    const [x, y] = board.cells[cell];
    for (const [dx, dy] of corners(board, cell)) {
      box[0] = Math.min(box[0], x + dx);
      box[1] = Math.min(box[1], y + dy);
      box[2] = Math.max(box[2], x + dx);
      box[3] = Math.max(box[3], y + dy);
    }
  }
  return /** @type {[number, number, number, number]} */ (box);
}

/** Places are told in thousandths: so near to a side a place lies in the cell. */
const NEAR = 0.002;

/** Finds the cell at a place: the one whose sides it lies within, however near another center is. */
export class Places {
  /** @type {Map<number, number[]>} */
  #buckets = new Map();

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    cellsOf(board).forEach((cell) => {
      const [x, y] = board.cells[cell],
        key = this.#key(x, y),
        cells = this.#buckets.get(key);
      if (cells) cells.push(cell);
      else this.#buckets.set(key, [cell]);
    });
  }

  /**
   * The cell that a place lies in, or null.
   * @returns {number | null}
   * @param {number} x @param {number} y
   */
  at(x, y) {
    /** @type {number | null} */
    let best = null;
    let most = -NEAR;
    for (let row = -1; row < 2; row += 1) {
      for (let column = -1; column < 2; column += 1) {
        for (const cell of this.#buckets.get(this.#key(x + column, y + row)) ?? []) {
          const depth = this.#depth(cell, x, y);
          if (depth > most) [best, most] = [cell, depth];
        }
      }
    }
    return best;
  }

  /** @param {number} x @param {number} y */
  #key(x, y) {
    return Math.floor(x) * 65536 + Math.floor(y);
  }

  /**
   * How far within the nearest side of a cell a place lies; less than nothing outside. Corners go clockwise.
   * @param {number} cell
   * @param {number} x
   * @param {number} y
   */
  #depth(cell, x, y) {
    const [atX, atY] = this.board.cells[cell],
      around = corners(this.board, cell);
    return Math.min(
      ...around.map(([fromX, fromY], place) => {
        const [toX, toY] = around[(place + 1) % around.length],
          [alongX, alongY] = [toX - fromX, toY - fromY];
        return (alongX * (y - atY - fromY) - alongY * (x - atX - fromX)) / Math.hypot(alongX, alongY);
      }),
    );
  }
}

/**
 * The cells from `start` along one of its lines to the one there that is nearest to a place,
 * which may lie beyond the board; `over` is the cell that it lies in.
 * @param {Board} board @param {number[]} through the lines through `start` @param {number} start @param {Point} place
 *   @param {number | null} over
 */
export function straight(board, through, start, [x, y], over = null) {
  /** @param {number} cell */
  const distance = (cell) => (cell === over ? -1 : Math.hypot(board.cells[cell][0] - x, board.cells[cell][1] - y));
  /** @param {number} one @param {number} other */
  const nearer = (one, other) => (distance(other) < distance(one) - 1e-9 ? other : one);
  const ways = through.map((line) => ({ line, end: board.lines[line].cells.reduce(nearer) }));
  const best = ways.reduce((one, other) => (nearer(one.end, other.end) === one.end ? one : other));
  const { name, cells } = board.lines[best.line],
    [from, to] = [cells.indexOf(start), cells.indexOf(best.end)];
  const along = cells.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { line: best.line, name, cells: from <= to ? along : along.reverse() };
}
