// Draws the cells and what they contain on a canvas. In: what each cell shows. Out: pixels. Invariants: a cell can be
// drawn again alone, and then draws its half of the thin lines; no line separates neighbors of one color, so that the
// picture becomes visible; the lines between groups of cells are on a second canvas.

import { BLANK } from "../basics/colors.js";
import { Places, corners, isHole } from "./geometry.js";

/** @import { Board } from "../answers.js" */
/** @import { Theme } from "./theme.js" */

/** @typedef {{letter: string | null, maybe?: string | null, isFilled: boolean, isWhole: boolean, isGiven: boolean,
 * paint: string, text?: string, number?: string, isDone?: boolean}} Shown a number is the clue of the block around the
 *   cell, and may be satisfied */

/** What an open cell shows. @type {Shown} */
export const NOTHING = { letter: null, maybe: null, isFilled: false, isWhole: false, isGiven: false, paint: "" };

/**
 * Makes a canvas as large as the desk, in pixels of the screen.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 * @param {number} ratio
 */
export function sized(canvas, width, height, ratio) {
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
}

export class Cells {
  /**
   * The position of the board's origin and the size of a cell in pixels of the screen, and how many of these are one
   * CSS pixel.
   */
  left = 0;
  top = 0;
  size = 0;
  ratio = 1;
  isSquare = false;
  /** @type {Board} */
  board;
  /** @type {Theme} */
  theme;
  /** Are all lines left out? */
  isClean = false;
  /** @type {Places} */
  places;
  /** The neighbor on each side of a cell; null at the edge of the board. @type {(number | null)[][]} */
  #beside = [];
  /** @type {(cell: number) => string | null} */
  #letterOf = () => null;

  /** @param {HTMLCanvasElement} canvas @param {HTMLCanvasElement} lines */
  constructor(canvas, lines) {
    this.ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.lines = /** @type {CanvasRenderingContext2D} */ (lines.getContext("2d"));
  }

  /** Sets the board and the theme. @param {Board} board @param {Theme} theme */
  use(board, theme, isClean = false) {
    if (this.board !== board) {
      this.#beside = [];
      this.places = new Places(board);
    }
    this.board = board;
    this.theme = theme;
    this.isClean = isClean;
    const [around] = board.outlines;
    this.isSquare = around.length === 4 && around.every(([x, y]) => Math.abs(x) === 0.5 && Math.abs(y) === 0.5);
  }

  /**
   * Sets the position of the origin and the size of a cell, in pixels of the screen.
   * @param {{ left: number, top: number, cell: number }} camera
   * @param {number} ratio
   */
  aim({ left, top, cell }, ratio) {
    this.left = left * ratio;
    this.top = top * ratio;
    this.size = cell * ratio;
    this.ratio = ratio;
  }

  /** The neighbors of a cell, one for each side. @param {number} cell */
  neighbors(cell) {
    const [x, y] = this.board.cells[cell];
    return (this.#beside[cell] ??= sides(corners(this.board, cell)).map(([[fromX, fromY], [toX, toY]]) =>
      this.places.at(x + fromX + toX, y + fromY + toY),
    ));
  }

  /**
   * The width of a thin line in pixels of the screen; 0 if the cells are so small that the lines would become a gray
   * area.
   */
  get #thin() {
    const share = Math.min(1, this.size / (9 * this.ratio));
    return share < 0.5 || this.isClean ? 0 : Math.max(0.5, share) * this.ratio;
  }

  /**
   * Draws all these cells. `shown` returns what a cell shows, or null; `letterOf` returns its color alone.
   * @param {number[]} cells
   * @param {(cell: number) => Shown | null} shown
   * @param {(cell: number) => string | null} letterOf
   */
  all(cells, shown, letterOf = (cell) => shown(cell)?.letter ?? null) {
    const { ink, board, theme, left, top, size } = this,
      { canvas } = ink;
    this.#letterOf = letterOf;
    ink.clearRect(0, 0, canvas.width, canvas.height);
    const isSheet = this.isSquare && !board.holes?.length;
    if (isSheet && cells.length) {
      // One rectangle is enough for the background: boards have tens of thousands of cells, and most are open.
      const [first, last] = [board.cells[cells[0]], board.cells[cells[cells.length - 1]]];
      const [fromX, toX] = [first[0] - 0.5, last[0] + 0.5].map((x) => Math.round(left + x * size));
      const [fromY, toY] = [first[1] - 0.5, last[1] + 0.5].map((y) => Math.round(top + y * size));
      ink.fillStyle = theme.paper;
      ink.fillRect(fromX, fromY, toX - fromX, toY - fromY);
    }
    if (!isSheet) for (const cell of cells) if (!isHole(board, cell)) this.#fill(cell, theme.paper);
    this.#strokes(ink, board.thin, theme.line, this.#thin);
    for (const cell of cells) {
      const look = shown(cell);
      if (look) this.drawCell(cell, look);
    }
  }

  /**
   * Makes the outline of a cell the current path, scaled by `share`.
   * @param {CanvasRenderingContext2D} context
   * @param {number} cell
   */
  trace(context, cell, share = 1) {
    const [x, y] = this.board.cells[cell];
    context.beginPath();
    for (const [dx, dy] of corners(this.board, cell)) {
      context.lineTo(this.left + (x + dx * share) * this.size, this.top + (y + dy * share) * this.size);
    }
    context.closePath();
  }

  /** @param {number} cell @param {string} paint */
  #fill(cell, paint, share = 1) {
    const { ink } = this;
    ink.fillStyle = paint;
    if (!this.isSquare) {
      this.trace(ink, cell, share);
      ink.fill();
      return;
    }
    const [x, y] = this.board.cells[cell],
      half = share / 2;
    const [fromX, toX] = [x - half, x + half].map((at) => Math.round(this.left + at * this.size));
    const [fromY, toY] = [y - half, y + half].map((at) => Math.round(this.top + at * this.size));
    ink.fillRect(fromX, fromY, toX - fromX, toY - fromY);
  }

  /** @param {number} cell @param {Shown} shown */
  drawCell(cell, { letter, maybe, isFilled, isGiven, isWhole, paint, text, number, isDone }) {
    const { ink, theme, size } = this,
      isColor = letter !== null && letter !== BLANK;
    if (isHole(this.board, cell)) return;
    // A whole cell is drawn a little larger, so that no seam is visible between slanted sides.
    this.#fill(cell, isWhole && isColor ? paint : theme.paper, isWhole && !this.isSquare ? 1.03 : 1);
    if (isWhole) return;
    const isJoined = isColor
      ? this.neighbors(cell).map((neighbor) => neighbor !== null && this.#letterOf(neighbor) === letter)
      : [];
    this.#rim(cell, isJoined);
    if (isColor) this.#inked(cell, paint, isJoined);
    else if (letter === BLANK || maybe === BLANK) {
      this.#cross(cell, theme.sign, number ? 0.42 : 0.17, Boolean(maybe));
      // Of a cross around a number only the ends of its arms are visible.
      if (number) this.#dot(cell, theme.paper, 0.4);
    } else if (maybe) this.#hollow(cell, paint, number ? 0.8 : 0.46);
    else if (isFilled) this.#dot(cell, theme.sign, 0.07, number ? 0.36 : 0);
    const below = isColor ? paint : theme.paper;
    if (number)
      this.#letter(cell, number, `${isDone ? 400 : 700} ${size * 0.6}`, theme.readable(below) + (isDone ? "a0" : ""));
    else if (text) this.#letter(cell, text, `600 ${size * 0.5}`, theme.readable(paint));
    if (!isGiven) return;
    ink.strokeStyle = isColor ? theme.readable(paint) : theme.sign;
    ink.lineWidth = Math.max(1, size * 0.05);
    this.#round(cell, 0.3);
    ink.stroke();
  }

  /**
   * Draws a cell's half of the thin lines, except at sides that touch the same color.
   * @param {number} cell
   * @param {boolean[]} isJoined
   */
  #rim(cell, isJoined) {
    const { ink, theme, left, top, size } = this,
      width = this.#thin,
      [x, y] = this.board.cells[cell];
    if (!width) return;
    const thick = Math.max(1, Math.round(width)),
      [toStart, behind] = [Math.ceil(thick / 2), Math.floor(thick / 2)];
    const [fromX, toX] = [-0.5, 0.5].map((half) => Math.round(left + (x + half) * size));
    const [fromY, toY] = [-0.5, 0.5].map((half) => Math.round(top + (y + half) * size));
    ink.fillStyle = ink.strokeStyle = theme.line;
    ink.lineWidth = width;
    ink.beginPath();
    sides(corners(this.board, cell)).forEach(([from, to], side) => {
      if (isJoined[side]) return;
      const [midX, midY] = [from[0] + to[0], from[1] + to[1]];
      if (!this.isSquare) {
        ink.moveTo(left + (x + from[0]) * size, top + (y + from[1]) * size);
        ink.lineTo(left + (x + to[0]) * size, top + (y + to[1]) * size);
      } else if (midX < 0) ink.fillRect(fromX, fromY, toStart, toY - fromY);
      else if (midX > 0) ink.fillRect(toX - behind, fromY, behind, toY - fromY);
      else if (midY < 0) ink.fillRect(fromX, fromY, toX - fromX, toStart);
      else ink.fillRect(fromX, toY - behind, toX - fromX, behind);
    });
    ink.stroke();
  }

  /**
   * Fills a cell with its color; a color that is like the background gets a rim.
   * @param {number} cell
   * @param {string} paint
   * @param {boolean[]} isJoined for each side
   */
  #inked(cell, paint, isJoined) {
    const { ink, theme, size } = this,
      isNear = theme.isNear(paint, theme.paper);
    const share = size > 9 * this.ratio ? 0.94 : 1;
    this.#block(cell, isNear ? theme.sign : paint, share, isJoined);
    if (isNear) this.#block(cell, paint, Math.max(0.6, 0.94 - (2.4 * this.ratio) / size), isJoined);
    ink.fillStyle = paint;
  }

  /**
   * Fills a cell that is made smaller, except at sides that touch the same color.
   * @param {number} cell
   * @param {string} paint
   * @param {number} share
   * @param {boolean[]} isJoined
   */
  #block(cell, paint, share, isJoined) {
    const { ink, left, top, size } = this,
      [x, y] = this.board.cells[cell],
      around = sides(corners(this.board, cell));
    if (!this.isSquare) return this.#bridged(cell, paint, share, isJoined);
    const reach = { left: share / 2, top: share / 2, right: share / 2, bottom: share / 2 };
    around.forEach(([from, to], side) => {
      const [midX, midY] = [from[0] + to[0], from[1] + to[1]];
      if (isJoined[side]) reach[midX < 0 ? "left" : midX > 0 ? "right" : midY < 0 ? "top" : "bottom"] = 0.5;
    });
    const [fromX, toX] = [x - reach.left, x + reach.right].map((at) => Math.round(left + at * size));
    const [fromY, toY] = [y - reach.top, y + reach.bottom].map((at) => Math.round(top + at * size));
    ink.fillStyle = paint;
    ink.fillRect(fromX, fromY, toX - fromX, toY - fromY);
  }

  /**
   * Does the same for other outlines: a bridge leads across each side that touches the same color.
   * @param {number} cell
   * @param {string} paint
   * @param {number} share
   * @param {boolean[]} isJoined
   */
  #bridged(cell, paint, share, isJoined) {
    const { ink, left, top, size } = this,
      [x, y] = this.board.cells[cell],
      around = corners(this.board, cell);
    /** @param {number[][]} points */
    const add = (points) => {
      points.forEach(([dx, dy], at) => ink[at ? "lineTo" : "moveTo"](left + (x + dx) * size, top + (y + dy) * size));
      ink.closePath();
    };
    const small = around.map((corner) => corner.map((at) => at * share));
    // This corner as the neighbor draws it: the neighbor is the mirror image beyond the side.
    /** @param {number[]} corner @param {number[]} other */
    const beyond = (corner, other) => corner.map((at, axis) => at + other[axis] * (1 - share));
    ink.beginPath();
    add(small);
    sides(around).forEach(([from, to], side) => {
      if (!isJoined[side]) return;
      const previous = (side + around.length - 1) % around.length,
        next = (side + 1) % around.length;
      add([small[side], beyond(from, to), beyond(to, from), small[next]]);
      if (isJoined[previous]) add([small[side], beyond(from, around[previous]), from, beyond(from, to)]);
    });
    ink.fillStyle = paint;
    ink.fill();
  }

  /** A circle; `aside` moves it to the upper right. @param {number} cell @param {number} radius */
  #round(cell, radius, aside = 0) {
    const { left, top, size } = this,
      [x, y] = this.board.cells[cell];
    this.ink.beginPath();
    this.ink.arc(left + (x + aside) * size, top + (y - aside) * size, radius * size, 0, 2 * Math.PI);
  }

  /** @param {number} cell @param {string} paint @param {number} radius */
  #dot(cell, paint, radius, aside = 0) {
    this.ink.fillStyle = paint;
    this.#round(cell, radius, aside);
    this.ink.fill();
  }

  /** @param {number} cell @param {string} paint @param {number} arm */
  #cross(cell, paint, arm, isMaybe = false) {
    const { ink, size } = this,
      [x, y] = this.board.cells[cell];
    const [atX, atY] = [this.left + x * size, this.top + y * size];
    ink.strokeStyle = paint;
    ink.lineWidth = Math.max(this.ratio, size * 0.07);
    ink.lineCap = "round";
    ink.setLineDash(isMaybe ? [size * 0.02, size * 0.13] : []);
    ink.beginPath();
    for (const turn of [-1, 1]) {
      ink.moveTo(atX - arm * size, atY - turn * arm * size);
      ink.lineTo(atX + arm * size, atY + turn * arm * size);
    }
    ink.stroke();
    ink.setLineDash([]);
  }

  /** Shows a guess as a small frame in its color. @param {number} cell @param {string} paint @param {number} share */
  #hollow(cell, paint, share) {
    this.ink.strokeStyle = paint;
    this.ink.lineWidth = Math.max(this.ratio, this.size * 0.1);
    this.trace(this.ink, cell, share);
    this.ink.stroke();
  }

  /** @param {number} cell @param {string} text @param {string} font its weight and size @param {string} paint */
  #letter(cell, text, font, paint) {
    const { ink, size } = this,
      [x, y] = this.board.cells[cell];
    ink.font = `${font}px ${this.theme.font}`;
    ink.textAlign = "center";
    ink.textBaseline = "middle";
    ink.fillStyle = paint;
    ink.fillText(text, this.left + x * size, this.top + (y + 0.03) * size);
  }

  /** Draws the lines between groups of cells. */
  grid() {
    const { lines, board, theme, size, ratio } = this;
    lines.clearRect(0, 0, lines.canvas.width, lines.canvas.height);
    const [least, most, share] = board.puzzle.regions ? [2, 4, 10] : [1, 2.5, 14];
    this.#strokes(lines, board.heavy, theme.strong, Math.max(least, Math.min(most, size / ratio / share)) * ratio);
  }

  /** @param {CanvasRenderingContext2D} lines @param {Board["thin"]} edges @param {string} paint
   * @param {number} width */
  #strokes(lines, edges, paint, width) {
    if (!width) return;
    const { left, top, size } = this,
      thick = Math.max(1, Math.round(width));
    lines.strokeStyle = lines.fillStyle = paint;
    lines.lineWidth = width;
    lines.lineCap = "round";
    lines.beginPath();
    for (const [x, y, toX, toY] of edges) {
      const [fromX, fromY, endX, endY] = [left + x * size, top + y * size, left + toX * size, top + toY * size];
      /** @param {number} at */
      const sharp = (at) => Math.round(at) - Math.floor(thick / 2);
      const [wide, high] = [Math.round(endX) - Math.round(fromX), Math.round(endY) - Math.round(fromY)].map(Math.abs);
      if (x === toX) lines.fillRect(sharp(fromX), sharp(Math.min(fromY, endY)), thick, high + thick);
      else if (y === toY) lines.fillRect(sharp(Math.min(fromX, endX)), sharp(fromY), wide + thick, thick);
      else {
        lines.moveTo(fromX, fromY);
        lines.lineTo(endX, endY);
      }
    }
    lines.stroke();
  }
}

/** The sides of an outline, each as two corners. @param {import("./geometry.js").Point[]} around */
const sides = (around) => around.map((from, at) => [from, around[(at + 1) % around.length]]);
