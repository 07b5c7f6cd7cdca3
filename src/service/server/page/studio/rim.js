// Draws the clues of a drawing around it while people draw. In: a lattice, the colors of its cells. Out: numbers on a
// canvas. Invariants: the board stays in place while its clues grow, until they need more space than is reserved; only
// lines that changed are drawn again.

import { Clues } from "../board/clues.js";
import { HEIGHT, Strips } from "../board/strips.js";

/** @import { Board, Label } from "../answers.js" */
/** @import { Lattice } from "./lattice.js" */

/** The space around the board and its clues, in pixels. */
const MARGIN = 10;
/** Space is reserved for one of these counts of numbers. */
const ROOMS = [3, 5, 8, 12, 18, 30, 60, 100];

/**
 * The runs of a line, as labels.
 * @param {number[]} cells
 * @param {(cell: number) => number} colorOf
 * @param {string[]} rgb
 * @returns {Label[]}
 */
function labels(cells, colorOf, rgb) {
  /** @type {Label[]} */
  const found = [];
  let before = 0,
    length = 0;
  for (const color of [...cells.map(colorOf), 0]) {
    if (color !== before && before > 0)
      found.push({ at: [0, 0], text: String(length), tint: rgb.length > 2 ? rgb[before] : "muted" });
    length = color === before ? length + 1 : 1;
    before = color;
  }
  return found;
}

export class Rim {
  /** The board with its clues, for the strips. @type {Board | null} */
  board = null;
  /** @type {Strips | null} */
  strips = null;
  /** The clue of each line as it was drawn last. @type {string[]} */
  #shownClues = [];
  #labelRoom = 0;
  #look = "";

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.clues = new Clues(canvas);
  }

  /** Begins with another board. */
  begin() {
    this.#labelRoom = 0;
  }

  /**
   * Computes the clues. Returns whether the board must move to make room for them.
   * @param {Lattice} lattice
   * @param {(cell: number) => number} colorOf
   * @param {string[]} rgb
   */
  read({ board }, colorOf, rgb) {
    const lines = board.lines.map((line) => ({ ...line, labels: labels(line.cells, colorOf, rgb) }));
    const most = Math.max(...lines.map((line) => line.labels.length)),
      isMore = most > this.#labelRoom;
    if (isMore)
      this.#labelRoom = Math.min(
        ROOMS.find((room) => room >= most) ?? most,
        Math.ceil(Math.max(...lines.map(({ cells }) => cells.length)) / 2),
      );
    this.board = { ...board, lines };
    const strips = (this.strips = new Strips(this.board, false)),
      each = Math.max(strips.widest, HEIGHT);
    for (const strip of strips.all)
      strip.length = Math.max(
        strip.length,
        this.#labelRoom * (strip.direction[1] === 0 ? strips.widest + 0.1 : strip.direction[0] === 0 ? HEIGHT : each),
      );
    return isMore;
  }

  /** All clues as a text; "/" separates lines. */
  get words() {
    return (this.board?.lines ?? []).map((line) => line.labels.map(({ text }) => text).join(" ")).join("/");
  }

  /** @param {number} cell @param {number} width @param {number} height @param {number[]} [box] */
  room(cell, width, height, box) {
    const { left, top, right, bottom } = this.strips?.room(cell, width, height, box) ?? {
      left: 0,
      top: 0,
      right: 0,
      bottom: 0,
    };
    return { left: left + MARGIN, top: top + MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
  }

  /**
   * Draws all clues, or only those that changed.
   * @param {import("../board/camera.js").Camera} camera
   * @param {number} ratio
   * @param {import("../board/theme.js").Theme} theme
   * @param {(rgb: string) => string} paint
   */
  draw(camera, ratio, theme, paint, isWhole = true) {
    const { strips, clues } = this;
    if (!strips) return;
    const clueTexts = strips.board.lines.map((line) => line.labels.map(({ text, tint }) => text + tint).join(" ")),
      look = `${strips.widest} ${this.#labelRoom}`;
    clues.use(strips, theme, { paint, isDone: () => false, isStruck: () => false });
    clues.aim(camera, ratio);
    if (isWhole || look !== this.#look) clues.all();
    else clues.drawLines([...clueTexts.keys()].filter((line) => clueTexts[line] !== this.#shownClues[line]));
    this.#shownClues = clueTexts;
    this.#look = look;
  }
}
