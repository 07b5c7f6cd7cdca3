// Computes what each cell shows, and fades changed marks in. In: marks, the preview of a drag, satisfied lines. Out:
// cells on the canvas. Invariants: elements and state have the new mark at once; nothing fades if people prefer less
// motion, or if many cells change.

import { BLANK } from "../basics/colors.js";
import { NOTHING } from "../board/cells.js";

/** @import { BoardView } from "./board.js" */

/** How long a mark fades in, in milliseconds; its opacity at the start; how many marks fade at a time. */
const [EASE, FIRST, MAX_FADING] = [120, 0.35, 300];

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {import("../board/cells.js").Shown} Shown */

/** @param {Shown} one @param {Shown} other */
const isSame = (one, other) =>
  one.letter === other.letter &&
  (one.maybe ?? null) === (other.maybe ?? null) &&
  one.isFilled === other.isFilled &&
  one.paint === other.paint &&
  (one.text ?? "") === (other.text ?? "") &&
  one.isWhole === other.isWhole &&
  one.isGiven === other.isGiven &&
  one.number === other.number &&
  one.isDone === other.isDone;

export class Looks {
  /** What was drawn last in each cell; undefined if nothing was. @type {Shown[]} */
  #shownLooks = [];
  /**
   * The marks that are fading: their old and new look, and when that began.
   * @type {Map<number, { from: Shown, to: Shown, began: number }>}
   */
  #fading = new Map();

  /** @param {BoardView} view the board with the marks, the preview and the judgement */
  constructor(view) {
    this.view = view;
  }

  /**
   * Is an open cell blank because a line through it, or through its region, is satisfied? Lines with runs of unknown
   * length do not count.
   * @param {number} cell
   */
  isFilled(cell) {
    const { preferences, judgement, state, isExact } = this.view;
    if (!preferences.values.fill || !judgement) return false;
    const isDone = (/** @type {number} */ line) => judgement.satisfied[line] && isExact[line];
    const isBlank = (/** @type {number} */ other) =>
      state.through[other].some(isDone) || state.within[other].some(isDone);
    return state.board.areas ? state.alike(cell).some(isBlank) : isBlank(cell);
  }

  /** Is a cell open, without anything to show? @param {number} cell */
  #isBare(cell) {
    const { state, isFinished, preview } = this.view;
    if (isFinished || state.numbered.has(cell)) return false;
    return state.marks[cell] === state.all && !preview.has(cell) && !this.isFilled(cell);
  }

  /** What a cell shows. @param {number} cell @returns {Shown} */
  of(cell) {
    const { state, preview, inks, isFinished, preferences, judgement } = this.view,
      block = state.numbered.get(cell) ?? -1,
      isNew = preview.has(cell);
    const mark = isNew ? (preview.get(cell) ?? null) : null,
      isGuess = mark?.startsWith("?");
    const letter = isNew ? (isGuess ? null : mark) : state.letter(cell),
      maybe = isNew ? (isGuess ? (mark?.[1] ?? null) : null) : state.maybe(cell);
    const isColor = letter !== null && letter !== BLANK;
    if (isFinished)
      return { letter, maybe: null, isFilled: false, isGiven: false, paint: inks.get(letter) ?? "", isWhole: true };
    return {
      letter,
      maybe,
      isWhole: false,
      isFilled: letter === null && !maybe && this.isFilled(cell),
      isGiven: state.givens.has(cell),
      paint: inks.get(letter ?? maybe) ?? "",
      text: isColor && preferences.values.letters ? letter : "",
      number: state.lines[block]?.labels[0].text,
      isDone: judgement?.satisfied[block],
    };
  }

  /** Draws all these cells without fading. @param {number[]} cells */
  all(cells) {
    this.#shownLooks = [];
    this.#fading.clear();
    this.view.cells.all(
      cells,
      (/** @type {number} */ cell) => {
        if (this.#isBare(cell)) return null;
        const look = this.of(cell);
        this.#shownLooks[cell] = look;
        return look;
      },
      (cell) => this.of(cell).letter,
    );
  }

  /** Draws a cell if it changed. @param {number} cell */
  drawCell(cell) {
    const from = this.#shownLooks[cell] ?? NOTHING,
      to = this.of(cell);
    if (isSame(from, to)) return;
    this.#shownLooks[cell] = to;
    if (calm.matches || to.isWhole || this.#fading.size >= MAX_FADING) {
      this.#fading.delete(cell);
      this.view.cells.drawCell(cell, to);
      this.#around(cell, from, to);
      return;
    }
    if (this.#fading.size === 0) requestAnimationFrame(() => this.#fade());
    this.#fading.set(cell, { from, to, began: performance.now() });
    this.#mix(cell, from, to, FIRST);
    this.#around(cell, from, to);
  }

  /**
   * Draws the neighbors again that have the old or the new color, since cells of one color are joined.
   * @param {number} cell
   * @param {Shown} from
   * @param {Shown} to
   */
  #around(cell, from, to) {
    if (from.letter === to.letter) return;
    for (const neighbor of this.view.cells.neighbors(cell)) {
      const look = neighbor === null || this.#fading.has(neighbor) ? undefined : this.#shownLooks[neighbor];
      if (look && look.letter !== BLANK && [from.letter, to.letter].includes(look.letter))
        this.view.cells.drawCell(/** @type {number} */ (neighbor), look);
    }
  }

  #fade() {
    for (const [cell, { from, to, began }] of this.#fading) {
      const share = Math.min(1, (performance.now() - began) / EASE);
      this.#mix(cell, from, to, FIRST + (1 - FIRST) * (1 - (1 - share) ** 2));
      if (share === 1) this.#fading.delete(cell);
    }
    if (this.#fading.size) requestAnimationFrame(() => this.#fade());
  }

  /** @param {number} cell @param {Shown} from @param {Shown} to @param {number} share the opacity of the new look */
  #mix(cell, from, to, share) {
    const { cells } = this.view;
    if (share < 1) cells.drawCell(cell, from);
    cells.ink.globalAlpha = share;
    cells.drawCell(cell, to);
    cells.ink.globalAlpha = 1;
  }
}
