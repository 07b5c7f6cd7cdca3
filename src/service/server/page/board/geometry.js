// Computes where cells lie, in units of cells. In: a board of the engine. Out: corners, the cell at a place, the cells
// of a straight drag. Invariants: nothing here depends on the shape of the board.

/** @import { Board, Line } from "../answers.js" */

/** @typedef {[number, number]} Point */

/** Lists of cells as sets, for fast lookups. @type {WeakMap<number[], Set<number>>} */
const sets = new WeakMap();

/** @param {number[]} list @param {number} cell */
function isIn(list, cell) {
  if (!list?.length) return false;
  if (!sets.has(list)) sets.set(list, new Set(list));
  return sets.get(list)?.has(cell) ?? false;
}

/**
 * Does a cell have the second outline? Only triangles that point down do.
 * @param {Board} board
 * @param {number} cell
 */
export const isTurned = (board, cell) => isIn(board.turned, cell);

/** Is a cell a hole? @param {Board} board @param {number} cell */
export const isHole = (board, cell) => isIn(board.holes, cell);

/** All cells that are no holes. @returns {number[]} @param {Board} board */
export const cellsOf = (board) => [...board.cells.keys()].filter((cell) => !isHole(board, cell));

/**
 * The corners of a cell, relative to its center.
 * @returns {Point[]}
 * @param {Board} board
 * @param {number} cell
 */
export const corners = (board, cell) => board.outlines[isTurned(board, cell) ? 1 : 0];

/**
 * The length of a line, and its direction as a vector of length 1.
 * @param {Pick<Line, "rim" | "far" | "is_end">} line
 */
export function course({ rim, far, is_end: isEnd }) {
  const [from, to] = isEnd ? [far, rim] : [rim, far],
    [x, y] = [to[0] - from[0], to[1] - from[1]],
    length = Math.hypot(x, y);
  return { length, direction: [x / length, y / length].map((part) => Math.round(part * 1000) / 1000) };
}

/**
 * The bounding box of these cells: left, top, right, bottom.
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

/** The engine rounds places to thousandths, so a place this close outside a side still counts as inside the cell. */
const MAX_GAP = 0.002;

/** Finds the cell at a place: the one whose sides enclose it, even if another center is nearer. */
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
   * The cell that contains a place, or null.
   * @returns {number | null}
   * @param {number} x
   * @param {number} y
   */
  at(x, y) {
    /** @type {number | null} */
    let best = null;
    let latest = -MAX_GAP;
    for (let row = -1; row < 2; row += 1) {
      for (let column = -1; column < 2; column += 1) {
        for (const cell of this.#buckets.get(this.#key(x + column, y + row)) ?? []) {
          const depth = this.#depth(cell, x, y);
          if (depth > latest) [best, latest] = [cell, depth];
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
   * The distance from a place to the nearest side of a cell; negative outside. Corners are listed clockwise.
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
 * The cells of a straight drag: from `start` along one of its lines to the cell nearest to a place. The place may lie
 * beyond the board; `over` is the cell that contains it.
 * @param {Board} board
 * @param {number[]} through the lines through `start`
 * @param {number} start
 * @param {Point} place
 * @param {number | null} over
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
