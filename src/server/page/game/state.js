// The game: a puzzle, the marks, and how they came about. Knows no drawing.
// A mark is the letters of the colors that a cell may have: one letter is certain, all is open; with a
// question mark before it a letter is a guess, and the cell is open.
// Events: "leave" (another board is about to come), "puzzle" (it came and is drawn), "marks" (with the cells that
// changed),
// "struck" (a number was struck out by hand, or is no longer).

import { BLANK } from "../basics/colors.js";

/** @import { Board } from "../answers.js" */

/** A cell and what it is marked with; null opens it. @typedef {[number, string | null]} Change */
/** How large the cells are, and where the board lies. @typedef {{ cell: number, left: number, top: number }} View */
/** What a step changed: cells and their marks before. @typedef {[number, string][]} Step */
/**
 * How a game came about.
 * @typedef {{ past?: Step[], future?: Step[], checkpoints?: string[][], seconds?: number, name?: string | null, id?:
 *   string | null, began?: string[][] | null, from?: string | null, isSolved?: boolean, isDrawn?: boolean, isTouched?:
 *   boolean, color?: string, hints?: number, mistakes?: number, guesses?: [number, string][], struck?: string[], view?:
 *   View | null }} Kept
 */

export class State extends EventTarget {
  /** The puzzle that is played; there is none before the first. @type {Board} */
  board = /** @type {any} */ (null);
  /** @type {string[]} */
  marks = [];
  /** @type {Step[]} */
  past = [];
  /** @type {Step[]} */
  future = [];
  /** @type {string[][]} */
  checkpoints = [];
  /** The letters of all colors. */
  all = "";
  /** The letters of cells that keep them. @type {Map<number, string>} */
  givens = new Map();
  /** The lines through each cell. @type {number[][]} */
  through = [];
  seconds = 0;
  /** Where the game is kept. Its clues may change, it stays the same game. @type {string | null} */
  id = null;
  /** The marks with which its file came; null if it came with none. @type {string[][] | null} */
  began = null;
  /** Are the clues those of a picture, which gives them again? */
  isDrawn = false;
  /** Was anything done here but looking? */
  isTouched = false;
  /** Did the player paint the newest step? Not if it was undone, redone, solved or brought back. */
  isPainted = false;
  /** What the puzzle's file is called, without its ending; null if it came from none. @type {string | null} */
  name = null;
  /** Where the puzzle comes from, as "collection/heart"; null if it is people's own. @type {string | null} */
  from = null;
  /** Is all of it right, and was that told? */
  isSolved = false;
  /** Numbers that were struck out by hand, as "line:run". @type {Set<string>} */
  struck = new Set();
  /** How often help was asked for, and how often a mistake was told. */
  hints = 0;
  mistakes = 0;
  /** How the board is looked at; null if it is fitted. @type {View | null} */
  view = null;
  /** Letter of the color that is painted with. */
  color = "a";

  /** Takes a board of the server; `kept` restores how a game came about. @param {Board} board @param {Kept} kept */
  load(board, kept = {}) {
    this.dispatchEvent(new Event("leave"));
    const { puzzle } = board;
    this.board = board;
    this.all = board.colors.map((color) => color.letter).join("");
    // Cells that are not there are blank, and stay so.
    this.givens = new Map([
      ...board.givens.map((given) => /** @type {const} */ ([given.cell, given.letter])),
      ...board.holes.map((cell) => /** @type {const} */ ([cell, BLANK])),
    ]);
    /** @type {string[]} */
    const saved = puzzle.saved?.flat() ?? board.cells.map(() => this.all);
    this.marks = saved.map((mark, cell) => this.givens.get(cell) ?? mark);
    for (const [cell, mark] of kept.guesses ?? []) if (this.marks[cell] === this.all) this.marks[cell] = mark;
    this.struck = new Set(kept.struck ?? []);
    this.hints = kept.hints ?? 0;
    this.mistakes = kept.mistakes ?? 0;
    this.through = board.cells.map(() => /** @type {number[]} */ ([]));
    board.lines.forEach((line, number) => line.cells.forEach((cell) => this.through[cell].push(number)));
    this.past = kept.past ?? [];
    this.future = kept.future ?? [];
    this.checkpoints = kept.checkpoints ?? [];
    this.seconds = kept.seconds ?? 0;
    this.name = kept.name ?? null;
    this.id = kept.id ?? null;
    this.began = kept.began ?? null;
    this.from = kept.from ?? null;
    this.isSolved = kept.isSolved ?? false;
    this.isDrawn = kept.isDrawn ?? false;
    this.isTouched = kept.isTouched ?? false;
    this.isPainted = false;
    this.view = kept.view ?? null;
    this.color = kept.color ?? this.color;
    if (!this.all.includes(this.color)) this.color = "a";
    this.arrived();
    this.dispatchEvent(new Event("puzzle"));
  }

  /** What is to happen in one order, before others hear of the puzzle. */
  arrived() {}

  /** The one letter of a cell, or null if it is open. @param {number} cell */
  letter(cell) {
    return this.marks[cell].length === 1 ? this.marks[cell] : null;
  }

  /** The letter that is guessed of an open cell, or null. @param {number} cell */
  maybe(cell) {
    return isGuess(this.marks[cell]) ? this.marks[cell][1] : null;
  }

  /** Is a number struck out? Then it no longer is, and the other way round. @param {number} line @param {number} run */
  strike(line, run) {
    const key = `${line}:${run}`;
    if (!this.struck.delete(key)) this.struck.add(key);
    this.isTouched = true;
    this.dispatchEvent(new Event("struck"));
  }

  /**
   * What a click makes of a mark: clear, color, blank, clear; or the other way round.
   * @param {string | null} letter
   * @param {boolean} forward
   */
  next(letter, forward) {
    if (letter === BLANK) return forward ? null : this.color;
    if (letter === null) return forward ? this.color : BLANK;
    if (letter === this.color) return forward ? BLANK : null;
    return forward ? this.color : BLANK;
  }

  /**
   * Marks cells in one step: pairs of cell and letter, null to open it. Does that change any?
   * @param {Change[]} changes
   */
  set(changes, isPainted = true) {
    const step = this.#swap(changes.map(([cell, letter]) => [cell, letter ?? this.all]));
    if (step.length === 0) return false;
    this.past.push(step);
    this.future = [];
    this.#changed(step, isPainted);
    return true;
  }

  undo() {
    this.#move(this.past, this.future);
  }

  redo() {
    this.#move(this.future, this.past);
  }

  clear() {
    return this.set(
      this.marks.map((_, cell) => [cell, null]),
      false,
    );
  }

  /** Shows a picture of rows of letters, in one step. @param {string[]} rows */
  show(rows) {
    return this.set(
      [...rows.join("")].map((letter, cell) => [cell, letter]),
      false,
    );
  }

  /** Sets a checkpoint. An equal one before is of no use. */
  keep() {
    this.checkpoints = this.checkpoints.filter((kept) => !this.#isHere(kept));
    this.checkpoints.push([...this.marks]);
    this.isTouched = true;
  }

  /** Back to the newest checkpoint, or from there to the one before, as one step; its number, or 0. */
  goBack() {
    const here = this.checkpoints.findIndex((kept) => this.#isHere(kept));
    const number = here < 0 ? this.checkpoints.length : here;
    if (number > 0)
      this.set(
        this.checkpoints[number - 1].map((mark, cell) => [cell, mark]),
        false,
      );
    return number;
  }

  /** @param {string[]} kept */
  #isHere(kept) {
    return kept.every((mark, cell) => mark === this.marks[cell]);
  }

  /** How the game came about, to go on with it when the clues change. */
  story() {
    const {
      past,
      future,
      checkpoints,
      seconds,
      name,
      id,
      began,
      from,
      isSolved,
      isDrawn,
      isTouched,
      color,
      hints,
      mistakes,
      view,
    } = this;
    const guesses = [...this.marks.entries()].filter(([, mark]) => isGuess(mark)),
      struck = [...this.struck];
    return {
      past,
      future,
      checkpoints,
      seconds,
      name,
      id,
      began,
      from,
      isSolved,
      isDrawn,
      isTouched,
      color,
      hints,
      mistakes,
      guesses,
      struck,
      view,
    };
  }

  /** The puzzle with the marks as its state of play: what every request brings. */
  puzzle() {
    const { row_count, lines } = this.board;
    const rows = lines.slice(0, row_count).map((line) => line.cells.map((cell) => this.#known(this.marks[cell])));
    return { ...this.board.puzzle, saved: rows };
  }

  /** The steps as others know them: without guesses. */
  steps() {
    return this.past.map((step) => step.map(([cell, mark]) => [cell, this.#known(mark)]));
  }

  /** @param {string} mark */
  #known(mark) {
    return isGuess(mark) ? this.all : mark;
  }

  /** @param {Step[]} from @param {Step[]} to */
  #move(from, to) {
    const step = from.pop();
    if (!step) return;
    const back = this.#swap(step);
    to.push(back);
    this.#changed(back, false);
  }

  /** @param {Step} changes */
  #swap(changes) {
    /** @type {Step} */
    const before = [];
    for (const [cell, mark] of changes) {
      if (this.givens.has(cell) || this.marks[cell] === mark) continue;
      before.push([cell, this.marks[cell]]);
      this.marks[cell] = mark;
    }
    return before;
  }

  /** @param {Step} step @param {boolean} isPainted */
  #changed(step, isPainted) {
    this.isTouched = true;
    this.isSolved = false;
    this.isPainted = isPainted;
    this.dispatchEvent(new CustomEvent("marks", { detail: step.map(([cell]) => cell) }));
  }
}

/** @param {string} mark */
const isGuess = (mark) => mark[0] === "?";
