// The cells and what stands in them, on a canvas. In: what each cell shows. Out: pixels.
// Invariants: one cell can be drawn again alone; the lines between cells lie on a canvas of their own.

import { corners, isHole } from "./geometry.js";
import { BLANK } from "./state.js";

/** @import { Board } from "./answers.js" */
/** @import { Theme } from "./theme.js" */

/** @typedef {{letter: string | null, maybe?: string | null, isFilled: boolean, isWhole: boolean, isGiven: boolean, paint: string, text?: string}} Shown */

/** What an open cell shows. @type {Shown} */
export const NOTHING = { letter: null, maybe: null, isFilled: false, isWhole: false, isGiven: false, paint: "" };

/** Makes a canvas as large as the desk, in the pixels of the screen. @param {HTMLCanvasElement} canvas @param {number} width @param {number} height @param {number} ratio */
export function sized(canvas, width, height, ratio) {
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
}

export class Cells {
  /** The origin and a cell, in pixels of the screen, and how many of these are one of the page. */
  left = 0;
  top = 0;
  size = 0;
  ratio = 1;
  isSquare = false;
  /** @type {Board} */
  board;
  /** @type {Theme} */
  theme;

  /** @param {HTMLCanvasElement} canvas @param {HTMLCanvasElement} lines */
  constructor(canvas, lines) {
    this.ink = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.lines = /** @type {CanvasRenderingContext2D} */ (lines.getContext("2d"));
  }

  /** The board to draw, and the looks of things by their names. @param {Board} board @param {Theme} theme */
  use(board, theme) {
    this.board = board;
    this.theme = theme;
    const [around] = board.outlines;
    this.isSquare = around.length === 4 && around.every(([x, y]) => Math.abs(x) === .5 && Math.abs(y) === .5);
  }

  /** Where the origin is and how large a cell, in pixels of the screen. @param {{ left: number, top: number, cell: number }} camera @param {number} ratio */
  aim({ left, top, cell }, ratio) {
    this.left = left * ratio;
    this.top = top * ratio;
    this.size = cell * ratio;
    this.ratio = ratio;
  }

  /** Draws these anew. `shown` tells what a cell shows; null if nothing. @param {number[]} cells @param {(cell: number) => Shown | null} shown */
  all(cells, shown) {
    const { ink, board, theme, left, top, size } = this, { canvas } = ink;
    ink.clearRect(0, 0, canvas.width, canvas.height);
    const isSheet = this.isSquare && !board.holes?.length;
    if (isSheet && cells.length) {
      // One sheet of paper: boards have tens of thousands of cells, and most show nothing else.
      const [first, last] = [board.cells[cells[0]], board.cells[cells[cells.length - 1]]], at = (/** @type {number} */ origin, /** @type {number} */ place) => Math.round(origin + place * size);
      const [fromX, fromY] = [at(left, first[0] - .5), at(top, first[1] - .5)];
      ink.fillStyle = theme.paper;
      ink.fillRect(fromX, fromY, at(left, last[0] + .5) - fromX, at(top, last[1] + .5) - fromY);
    }
    for (const cell of cells) {
      const look = shown(cell);
      if (look || !isSheet) this.one(cell, look ?? NOTHING);
    }
  }

  /** The corners of a cell, smaller by a share, as a path. @param {CanvasRenderingContext2D} context @param {number} cell */
  trace(context, cell, share = 1) {
    const [x, y] = this.board.cells[cell];
    context.beginPath();
    for (const [dx, dy] of corners(this.board, cell)) context.lineTo(this.left + (x + dx * share) * this.size, this.top + (y + dy * share) * this.size);
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
    const [x, y] = this.board.cells[cell], at = (/** @type {number} */ origin, /** @type {number} */ place) => Math.round(origin + place * this.size);
    const [fromX, fromY] = [at(this.left, x - share / 2), at(this.top, y - share / 2)];
    ink.fillRect(fromX, fromY, at(this.left, x + share / 2) - fromX, at(this.top, y + share / 2) - fromY);
  }

  /** @param {number} cell @param {Shown} shown */
  one(cell, { letter, maybe, isFilled, isGiven, isWhole, paint, text }) {
    const { ink, theme, size } = this, isColor = letter !== null && letter !== BLANK;
    if (isHole(this.board, cell)) return;
    // Whole ones reach over their edges, so that no seam is seen between those that slant.
    this.#fill(cell, isWhole && isColor ? paint : theme.paper, isWhole && !this.isSquare ? 1.03 : 1);
    if (isWhole) return;
    if (isColor) this.#inked(cell, paint);
    else if (letter === BLANK) this.#cross(cell, theme.sign, .17);
    else if (maybe && maybe !== BLANK) this.#hollow(cell, paint);
    else if (maybe) this.#cross(cell, theme.sign, .17, true);
    else if (isFilled) this.#dot(cell, theme.sign, .07);
    if (text) this.#letter(cell, text, theme.readable(paint));
    if (!isGiven) return;
    ink.strokeStyle = isColor ? theme.readable(paint) : theme.sign;
    ink.lineWidth = Math.max(1, size * .05);
    this.#round(cell, .3);
    ink.stroke();
  }

  /** A color; with a rim if it is like the paper. @param {number} cell @param {string} paint */
  #inked(cell, paint) {
    const { ink, theme, size } = this, isNear = theme.isNear(paint, theme.paper);
    this.#fill(cell, isNear ? theme.sign : paint, size > 9 * this.ratio ? .94 : 1);
    if (isNear) this.#fill(cell, paint, Math.max(.6, .94 - 2.4 * this.ratio / size));
    ink.fillStyle = paint;
  }

  /** @param {number} cell @param {number} radius */
  #round(cell, radius) {
    const [x, y] = this.board.cells[cell];
    this.ink.beginPath();
    this.ink.arc(this.left + x * this.size, this.top + y * this.size, radius * this.size, 0, 2 * Math.PI);
  }

  /** @param {number} cell @param {string} paint @param {number} radius */
  #dot(cell, paint, radius) {
    this.ink.fillStyle = paint;
    this.#round(cell, radius);
    this.ink.fill();
  }

  /** @param {number} cell @param {string} paint @param {number} arm */
  #cross(cell, paint, arm, isMaybe = false) {
    const { ink, size } = this, [x, y] = this.board.cells[cell], [atX, atY] = [this.left + x * size, this.top + y * size];
    ink.strokeStyle = paint;
    ink.lineWidth = Math.max(this.ratio, size * .07);
    ink.lineCap = "round";
    ink.setLineDash(isMaybe ? [size * .02, size * .13] : []);
    ink.beginPath();
    for (const turn of [-1, 1]) {
      ink.moveTo(atX - arm * size, atY - turn * arm * size);
      ink.lineTo(atX + arm * size, atY + turn * arm * size);
    }
    ink.stroke();
    ink.setLineDash([]);
  }

  /** A guess: a small frame in its color. @param {number} cell @param {string} paint */
  #hollow(cell, paint) {
    this.ink.strokeStyle = paint;
    this.ink.lineWidth = Math.max(this.ratio, this.size * .1);
    this.trace(this.ink, cell, .46);
    this.ink.stroke();
  }

  /** @param {number} cell @param {string} text @param {string} paint */
  #letter(cell, text, paint) {
    const { ink, size } = this, [x, y] = this.board.cells[cell];
    ink.font = `600 ${size * .5}px ${this.theme.font}`;
    ink.textAlign = "center";
    ink.textBaseline = "middle";
    ink.fillStyle = paint;
    ink.fillText(text, this.left + x * size, this.top + (y + .03) * size);
  }

  /** Draws the lines between cells; those of groups are stronger. */
  grid() {
    const { lines, board, theme, size, ratio } = this;
    lines.clearRect(0, 0, lines.canvas.width, lines.canvas.height);
    // Lines that stand as close as their own width would be a grey sheet.
    const share = Math.min(1, size / (9 * ratio));
    this.#strokes(board.thin, theme.line, share < .5 ? 0 : Math.max(.5, share) * ratio);
    this.#strokes(board.heavy, theme.strong, Math.max(1, Math.min(2.5, size / ratio / 14)) * ratio);
  }

  /** @param {Board["thin"]} edges @param {string} paint @param {number} width */
  #strokes(edges, paint, width) {
    if (!width) return;
    const { lines, left, top, size } = this, thick = Math.max(1, Math.round(width));
    lines.strokeStyle = lines.fillStyle = paint;
    lines.lineWidth = width;
    lines.lineCap = "round";
    lines.beginPath();
    for (const [x, y, toX, toY] of edges) {
      const [fromX, fromY, endX, endY] = [left + x * size, top + y * size, left + toX * size, top + toY * size];
      /** @param {number} at */
      const sharp = (at) => Math.round(at) - Math.floor(thick / 2);
      if (x === toX) lines.fillRect(sharp(fromX), sharp(Math.min(fromY, endY)), thick, Math.abs(Math.round(endY) - Math.round(fromY)) + thick);
      else if (y === toY) lines.fillRect(sharp(Math.min(fromX, endX)), sharp(fromY), Math.abs(Math.round(endX) - Math.round(fromX)) + thick, thick);
      else {
        lines.moveTo(fromX, fromY);
        lines.lineTo(endX, endY);
      }
    }
    lines.stroke();
  }
}
