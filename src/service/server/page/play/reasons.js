// Draws hints and mistakes on the board, over the marks, in units of cells. In: a board, what to show. Out: SVG
// elements. Invariants: each kind has its own shape, so that nobody needs colors: lines are bands, reasons are rings,
// the cells that follow are frames with a sign, steps of a chain are numbers, wrong marks are exclamation marks.

import { BLANK } from "../basics/colors.js";
import { element, hull, outline } from "../board/svg.js";

/** @import { Area, Board, Line, Settled } from "../answers.js" */

/**
 * What a hint or a mistake shows.
 * @typedef {{ lines?: number[], runs?: [number, number], dead_end?: number, needs?: number[], chain?: number[][],
 *   follows?: number[], settled?: Settled[], tried?: Settled, wrong?: number[] }} Marks
 */

export class Reasons {
  /** @param {{ board: Board, lines: (Line | Area)[] }} ground */
  constructor({ board, lines }) {
    this.board = board;
    this.lines = lines;
    this.drawn = element("g", { class: "reasons", "aria-hidden": "true" });
  }

  /**
   * Shows these marks; null shows none. `paint` returns the CSS color of a letter.
   * @param {Marks | null} marks
   * @param {(letter: string) => string} paint
   */
  show(marks, paint) {
    this.drawn.replaceChildren(...(marks ? this.#parts(marks, paint) : []));
  }

  /** @param {Marks} marks @param {(letter: string) => string} paint */
  #parts({ lines = [], dead_end, needs = [], chain = [], follows = [], settled = [], tried, wrong = [] }, paint) {
    const { board } = this,
      letters = new Map(settled.map(({ cell, letter }) => [cell, letter]));
    return [
      ...lines.map((line) => this.#band(line, "look")),
      ...(dead_end === undefined ? [] : [this.#band(dead_end, "dead-end")]),
      ...this.#twice("need", outline(board, needs, 0.62)),
      ...chain.flatMap((cells, step) => cells.flatMap((cell) => this.#sign(cell, `${step + 1}`, "chain"))),
      ...this.#twice("hinted", outline(board, follows, 0.9)),
      ...follows.flatMap((cell) =>
        letters.has(cell) ? this.#mark(cell, letters.get(cell) ?? "", paint) : this.#sign(cell, "?", "question"),
      ),
      ...(tried && !follows.includes(tried.cell)
        ? [...this.#twice("hinted", outline(board, [tried.cell], 0.9)), ...this.#sign(tried.cell, "?", "question")]
        : []),
      ...this.#twice("wrong", outline(board, wrong, 0.9)),
      ...wrong.flatMap((cell) => this.#sign(cell, "!", "wrong-sign")),
    ];
  }

  /** Draws a band around all cells of a line. @param {number} number @param {string} kind */
  #band(number, kind) {
    const line = this.lines[number];
    if (!("rim" in line)) {
      const d = hull(this.board, line.cells);
      return element("g", {}, ...["halo", kind].map((name) => element("path", { class: `band ${name}`, d })));
    }
    const {
      rim: [x, y],
      far: [toX, toY],
    } = line;
    const length = Math.hypot(toX - x, toY - y),
      angle = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
    return element(
      "g",
      {},
      ...["halo", kind].map((name) =>
        element("rect", {
          class: `band ${name}`,
          x: 0,
          y: -0.5,
          width: length,
          height: 1,
          rx: 0.12,
          transform: `translate(${x} ${y}) rotate(${angle})`,
        }),
      ),
    );
  }

  /**
   * Draws a path twice, so that it is visible on any color.
   * @param {string} kind
   * @param {string} d
   * @returns {Element[]}
   */
  #twice(kind, d) {
    return d ? [element("path", { class: "under", d }), element("path", { class: kind, d })] : [];
  }

  /** @param {number} cell @param {string} text @param {string} kind @returns {Element[]} */
  #sign(cell, text, kind) {
    const [x, y] = this.board.cells[cell];
    return [
      element("circle", { class: `chip ${kind}`, cx: x, cy: y, r: 0.27 }),
      element("text", { class: `chip-text ${kind}`, x, y: y + 0.14 }, text),
    ];
  }

  /**
   * Draws the mark that a cell will get, small.
   * @param {number} cell
   * @param {string} letter
   * @param {(letter: string) => string} paint
   * @returns {Element[]}
   */
  #mark(cell, letter, paint) {
    const [x, y] = this.board.cells[cell];
    if (letter === BLANK) return [element("circle", { class: "dot", cx: x, cy: y, r: 0.15 })];
    const small = element("path", { class: "to-be", d: outline(this.board, [cell], 0.5) });
    small.style.fill = paint(letter);
    return [small];
  }
}
