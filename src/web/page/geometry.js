// Where cells lie, in units of cells. In: a board of the server. Out: corners, the cell at a place,
// the cells of a straight drag. Holds: nothing here knows squares from hexagons.

/** @typedef {[number, number]} Point */

/**
 * Corners of a cell around its center.
 * @returns {Point[]}
 */
export const corners = (board, cell) => board.outline;

/**
 * The box around these cells: left, top, right, bottom.
 * @param {Iterable<number>} cells
 * @returns {[number, number, number, number]}
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

/** Finds the cell at a place. */
export class Places {
  #buckets = new Map();

  constructor(board) {
    this.board = board;
    board.cells.forEach(([x, y], cell) => {
      const key = this.#key(x, y), cells = this.#buckets.get(key);
      if (cells) cells.push(cell);
      else this.#buckets.set(key, [cell]);
    });
  }

  /**
   * The cell that a place lies in, or null.
   * @returns {number | null}
   */
  at(x, y) {
    let best = null, least = Infinity;
    for (let row = -1; row < 2; row += 1) {
      for (let column = -1; column < 2; column += 1) {
        for (const cell of this.#buckets.get(this.#key(x + column, y + row)) ?? []) {
          const [atX, atY] = this.board.cells[cell], away = Math.hypot(atX - x, atY - y);
          if (away < least) [best, least] = [cell, away];
        }
      }
    }
    return best !== null && this.#holds(best, x, y) ? best : null;
  }

  #key(x, y) { return Math.floor(x) * 65536 + Math.floor(y); }

  /** Does the place lie within the corners of a cell? */
  #holds(cell, x, y) {
    const [atX, atY] = this.board.cells[cell], around = corners(this.board, cell);
    const sides = around.map(([fromX, fromY], place) => {
      const [toX, toY] = around[(place + 1) % around.length];
      return (toX - fromX) * (y - atY - fromY) - (toY - fromY) * (x - atX - fromX);
    });
    return sides.every((side) => side >= -1e-9) || sides.every((side) => side <= 1e-9);
  }
}

/**
 * The cells from `start` along one of its lines to the one there that is nearest to a place,
 * which may lie beyond the board.
 * @param {number[]} through the lines through `start`
 */
export function straight(board, through, start, [x, y]) {
  const distance = (cell) => Math.hypot(board.cells[cell][0] - x, board.cells[cell][1] - y);
  const nearer = (one, other) => (distance(other) < distance(one) - 1e-9 ? other : one);
  const ways = through.map((line) => ({ line, end: board.lines[line].cells.reduce(nearer) }));
  const best = ways.reduce((one, other) => (nearer(one.end, other.end) === one.end ? one : other));
  const { name, cells } = board.lines[best.line], [from, to] = [cells.indexOf(start), cells.indexOf(best.end)];
  const along = cells.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { line: best.line, name, cells: from <= to ? along : along.reverse() };
}
