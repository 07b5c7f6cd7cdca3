// Computes relations between cells of a board for drawing: neighbors, mirror images, straight lines, moved pictures.
// In: a board of the engine. Out: cells. Invariants: nothing here depends on the kind of the outline; holes count as
// cells here, so that they can become cells again.

import { Places, corners, frame, isTurned } from "../board/geometry.js";

/** @import { Board } from "../answers.js" */

/** @typedef {[number, number]} Point */
/**
 * Returns for each cell of the new picture the cell of the old one that moves there, or null.
 * @typedef {(cell: number) => number | null} Source
 */

/** Centers this close count as the same. */
const MAX_GAP = 0.02;

/**
 * A key for the place of a center; the centers of two cells always have different keys.
 * @param {number} x
 * @param {number} y
 */
const key = (x, y) => Math.round(x * 8) * 65536 + Math.round(y * 8);

export class Lattice {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** The same board without holes. @type {Board} */
    this.whole = { ...board, holes: [] };
    this.places = new Places(this.whole);
    this.box = frame(board, board.cells.keys());
    /** The lines through each cell. @type {number[][]} */
    this.through = board.cells.map(() => []);
    board.lines.forEach((/** @type {any} */ { cells }, /** @type {number} */ line) =>
      cells.forEach((/** @type {number} */ cell) => this.through[cell].push(line)),
    );
    /** The cells by the keys of their centers. @type {Map<number, number>} */
    this.centers = new Map(
      board.cells.map((/** @type {[number, number]} */ [x, y], /** @type {number} */ cell) => [key(x, y), cell]),
    );
    const sum = board.cells.reduce(
      (/** @type {Point} */ [x, y], /** @type {Point} */ [dx, dy]) => [x + dx, y + dy],
      [0, 0],
    );
    /** The center of the board; turns and mirrors keep it in place. @type {Point} */
    this.middle = [sum[0] / board.cells.length, sum[1] / board.cells.length];
    this.isAlike = { across: this.#isAlike([-1, 1]), down: this.#isAlike([1, -1]) };
  }

  get count() {
    return this.board.cells.length;
  }

  /** @param {number} cell @returns {Point} */
  center(cell) {
    return this.board.cells[cell];
  }

  /** The cell with its center at a place, or null. @param {Point} place */
  exactly([x, y]) {
    for (const right of [-MAX_GAP, MAX_GAP]) {
      for (const down of [-MAX_GAP, MAX_GAP]) {
        const cell = this.centers.get(key(x + right, y + down));
        if (cell === undefined) continue;
        const [atX, atY] = this.center(cell);
        if (Math.abs(x - atX) < MAX_GAP && Math.abs(y - atY) < MAX_GAP) return cell;
      }
    }
    return null;
  }

  /** The neighbors of a cell: those with a common side. @param {number} cell */
  neighbors(cell) {
    const [x, y] = this.center(cell),
      neighbors = ways(corners(this.board, cell)).map(([right, down]) => this.exactly([x + right, y + down]));
    return /** @type {number[]} */ (neighbors.filter((neighbor) => neighbor !== null));
  }

  /**
   * The mirror image of a cell, or null.
   * @param {number} cell
   * @param {Point} signs [-1, 1] exchanges left and right
   */
  mirrored(cell, [across, down]) {
    const [x, y] = this.center(cell),
      [midX, midY] = this.middle;
    return this.exactly([midX + across * (x - midX), midY + down * (y - midY)]);
  }

  /** @param {Point} signs */
  #isAlike(signs) {
    return this.board.cells.every(
      (/** @type {Point} */ _, /** @type {number} */ cell) => this.mirrored(cell, signs) !== null,
    );
  }

  /**
   * The cells of a thin straight line; on squares those of Bresenham (1965).
   * @param {number} from
   * @param {number} to
   */
  line(from, to) {
    const [[x, y], [toX, toY]] = [this.center(from), this.center(to)],
      steps = this.#steps(from, to);
    const cells = new Set([from, to]);
    for (let step = 1; step < steps; step += 1) {
      const cell = this.places.at(x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps);
      if (cell !== null) cells.add(cell);
    }
    return [...cells];
  }

  /**
   * The number of steps from a cell to another one. On triangles, where neighbors share two lines, there are more steps
   * than cells, so that no cell on the way is missed.
   * @param {number} from
   * @param {number} to
   */
  #steps(from, to) {
    const distances = this.through[from].map((line, family) => Math.abs(line - this.through[to][family]));
    return this.board.outlines.length > 1
      ? 8 * distances.reduce((sum, distance) => sum + distance, 0)
      : Math.max(...distances);
  }

  /** The cells on the edge of a box of rows and columns. @param {number} from @param {number} to */
  around(from, to) {
    const [[x, y], [toX, toY]] = [this.center(from), this.center(to)];
    const [left, right] = [
      /** @type {number} */ (this.exactly([x, toY])),
      /** @type {number} */ (this.exactly([toX, y])),
    ];
    return [from, right, to, left].flatMap((corner, at, all) => this.line(corner, all[(at + 1) % 4]));
  }

  /** The connected cells of one color around a cell. @param {number} start @param {number[]} colors */
  area(start, colors) {
    const area = new Set([start]),
      open = [start];
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      for (const one of this.neighbors(cell)) {
        if (area.has(one) || colors[one] !== colors[start]) continue;
        area.add(one);
        open.push(one);
      }
    }
    return area;
  }

  /**
   * Moves the picture by one step; what leaves on one side comes in on the other.
   * @param {Point} direction
   * @returns {Source}
   */
  shifted(direction) {
    const [right, down] = this.#step(direction);
    const beside = (/** @type {number} */ cell, /** @type {number} */ sign) => {
      const [x, y] = this.center(cell);
      return this.exactly([x + sign * right, y + sign * down]);
    };
    return (cell) => {
      let from = beside(cell, -1);
      if (from !== null) return from;
      for (let next = /** @type {number | null} */ (cell); next !== null; next = beside(next, 1)) from = next;
      return from;
    };
  }

  /**
   * The shortest vector in a direction from a cell to another one with the same orientation.
   * @param {Point} direction
   * @returns {Point}
   */
  #step([right, down]) {
    const first = ways(this.board.outlines[0]);
    const short =
      this.board.outlines.length > 1 ? pairs(first, (one, other) => [one[0] - other[0], one[1] - other[1]]) : first;
    const all = [...short, ...pairs(short, (one, other) => [one[0] + other[0], one[1] + other[1]])];
    const straight = all.filter(([x, y]) => Math.abs(x * down - y * right) < MAX_GAP && x * right + y * down > MAX_GAP);
    return straight.reduce((best, way) => (Math.hypot(...way) < Math.hypot(...best) ? way : best));
  }

  /**
   * Turns or mirrors a picture: `back` maps a new place, relative to the center, to the old one.
   * @param {Lattice} before
   * @param {(place: Point) => Point} back
   * @returns {Source}
   */
  turned(before, back) {
    return (cell) => {
      const [x, y] = this.center(cell),
        [wasX, wasY] = back([x - this.middle[0], y - this.middle[1]]);
      return before.exactly([before.middle[0] + wasX, before.middle[1] + wasY]);
    };
  }

  /** Puts the picture into the middle of this board, moved by whole cells. @param {Lattice} before @returns {Source} */
  centered(before) {
    const [midX, midY] = before.middle,
      place = before.board.cells.reduce(
        (/** @type {number} */ best, /** @type {Point} */ [x, y], /** @type {number} */ cell) =>
          Math.hypot(x - midX, y - midY) <
          Math.hypot(before.center(best)[0] - midX, before.center(best)[1] - midY) - MAX_GAP
            ? cell
            : best,
        0,
      );
    const [fromX, fromY] = before.center(place),
      shift = [this.middle[0] - midX, this.middle[1] - midY];
    // Of two equally good moves the shorter one, so that growing and shrinking again changes nothing.
    const moves = this.board.cells
      .map((/** @type {Point} */ [x, y], /** @type {number} */ cell) => {
        const way = [x - fromX, y - fromY];
        return {
          way,
          isLike: isTurned(this.board, cell) === isTurned(before.board, place),
          away: Math.hypot(way[0] - shift[0], way[1] - shift[1]),
          length: Math.hypot(...way),
        };
      })
      .filter((/** @type {any} */ { isLike }) => isLike);
    const {
      way: [right, down],
    } = moves.reduce(
      (/** @type {any} */ best, /** @type {any} */ move) =>
        move.away < best.away - MAX_GAP || (move.away < best.away + MAX_GAP && move.length < best.length) ? move : best,
      moves[0] ?? { way: shift },
    );
    return (cell) => {
      const [x, y] = this.center(cell);
      return before.places.at(x - right, y - down);
    };
  }
}

/**
 * The vectors from a cell to its neighbors: twice the vector to the middle of each side.
 * @param {Point[]} around
 * @returns {Point[]}
 */
const ways = (around) =>
  around.map(([x, y], at) => {
    const [nextX, nextY] = around[(at + 1) % around.length];
    return [x + nextX, y + nextY];
  });

/** @param {Point[]} all @param {(one: Point, other: Point) => Point} combine */
const pairs = (all, combine) =>
  all.flatMap((one) => all.filter((other) => other !== one).map((other) => combine(one, other)));
