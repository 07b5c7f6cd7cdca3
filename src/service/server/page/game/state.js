// Holds the game: a puzzle, the marks, and their history. It draws nothing.
// A mark is the letters of the colors that a cell may have: one letter is certain, all letters leave it open. A letter
// after a question mark is a guess; the cell counts as open.
// Events: "leave" (another board is about to be loaded), "puzzle" (it is loaded), "marks" (with the cells that
// changed), "struck" (a number was struck out, or restored), "disowned" (the board lost its origin).

import { BLANK } from "../basics/colors.js";

/** @import { Area, Board, Line } from "../answers.js" */

/** A cell and its new mark; null opens the cell. @typedef {[number, string | null]} Change */
/**
 * The view: the size of the cells, and the position of the board.
 * @typedef {{ cell: number, left: number, top: number }} View
 */
/** A step in the history: the cells that it changed, and their marks before. @typedef {[number, string][]} Step */
/**
 * What a board is: the key of its stored game, the origin of its puzzle, the name of its puzzle.
 * @typedef {{ id?: string | null, from?: string | null, name?: string | null }} Identity
 */
/**
 * What happened in a game, as it is stored.
 * @typedef {{ past?: Step[], future?: Step[], checkpoints?: string[][], seconds?: number, began?: string[][] | null,
 *   isSolved?: boolean, isTyped?: boolean, isTouched?: boolean, color?: string, hints?: number, mistakes?: number,
 *   guesses?: [number, string][], struck?: string[], view?: View | null, beat?: number | null, ending?: string | null
 *   }} Story
 */
/** A game as it is stored. @typedef {Identity & Story} StoredGame */

export class State extends EventTarget {
  /** The board of the puzzle; null before the first one. @type {Board} */
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
  /** The letters of given cells and holes, which no mark changes. @type {Map<number, string>} */
  givens = new Map();
  /** All lines, then the regions or blocks. @type {(Line | Area)[]} */
  lines = [];
  /** The straight lines through each cell; the regions or blocks that have it. @type {number[][]} */
  through = [];
  /** @type {number[][]} */
  within = [];
  /** The blocks whose numbers stand in cells, by these cells. @type {Map<number, number>} */
  numbered = new Map();
  seconds = 0;
  /** The key under which the game is stored. It stays when the clues change. @type {string | null} */
  id = null;
  /** The marks that the puzzle's file has; null if it has none. @type {string[][] | null} */
  began = null;
  /** Did the user type the clues, so that other ones are corrections of the same game? */
  isTyped = false;
  /** Did the player change anything? */
  isTouched = false;
  /** Did the player paint the newest step? False after undo, redo, a solution or a checkpoint. */
  isPainted = false;
  /** The name of the puzzle's file, without its extension; null if there is no file. @type {string | null} */
  name = null;
  /** The origin of the puzzle, for example "collection/heart"; null if it is the user's own. @type {string | null} */
  from = null;
  /** Is the game solved, and was that shown? */
  isSolved = false;
  /** The numbers that the player struck out, as "line:run". @type {Set<string>} */
  struck = new Set();
  /** How many hints the player requested, and how many mistakes were shown. */
  hints = 0;
  mistakes = 0;
  /** The seconds that a friend needed, and the title for the end, if the game came with a link that has them. */
  beat = /** @type {number | null} */ (null);
  ending = /** @type {string | null} */ (null);
  /** The view; null if the board fits the window. @type {View | null} */
  view = null;
  /** The letter of the color that the player paints with. */
  color = "a";

  /**
   * Loads a board of the engine; `story` restores what happened in a stored game.
   * @param {Board} board
   * @param {Identity} identity
   * @param {Story} story
   */
  load(board, { id = null, from = null, name = null }, story = {}) {
    this.dispatchEvent(new Event("leave"));
    const { puzzle } = board;
    this.board = board;
    this.all = board.colors.map((color) => color.letter).join("");
    // Holes are blank and stay so.
    this.givens = new Map([
      ...board.givens.map((given) => /** @type {const} */ ([given.cell, given.letter])),
      ...board.holes.map((cell) => /** @type {const} */ ([cell, BLANK])),
    ]);
    /** @type {string[]} */
    const saved = puzzle.saved?.flat() ?? board.cells.map(() => this.all);
    this.marks = saved.map((mark, cell) => this.givens.get(cell) ?? mark);
    for (const [cell, mark] of story.guesses ?? []) if (this.marks[cell] === this.all) this.marks[cell] = mark;
    this.struck = new Set(story.struck ?? []);
    this.hints = story.hints ?? 0;
    this.mistakes = story.mistakes ?? 0;
    this.beat = story.beat ?? null;
    this.ending = story.ending ?? null;
    this.lines = [...board.lines, ...(board.areas ?? [])];
    [this.through, this.within] = [0, 1].map(() => board.cells.map(() => /** @type {number[]} */ ([])));
    this.numbered = new Map();
    this.lines.forEach((line, number) => {
      const lists = "rim" in line ? this.through : this.within;
      for (const cell of line.cells) lists[cell].push(number);
      if ("middle" in line) this.numbered.set(/** @type {number} */ (line.middle), number);
    });
    this.past = story.past ?? [];
    this.future = story.future ?? [];
    this.checkpoints = story.checkpoints ?? [];
    this.seconds = story.seconds ?? 0;
    Object.assign(this, { id, from, name });
    this.began = story.began ?? null;
    this.isSolved = story.isSolved ?? false;
    this.isTyped = story.isTyped ?? false;
    this.isTouched = story.isTouched ?? false;
    this.isPainted = false;
    this.view = story.view ?? null;
    this.color = story.color ?? this.color;
    if (!this.all.includes(this.color)) this.color = "a";
    this.prepare();
    this.dispatchEvent(new Event("puzzle"));
  }

  /** Runs before the event "puzzle"; main.js sets it to what must happen in a fixed order. */
  prepare() {}

  /** The letter of a cell, or null if the cell is open. @param {number} cell */
  letter(cell) {
    return this.marks[cell].length === 1 ? this.marks[cell] : null;
  }

  /** The letter of the guess in an open cell, or null. @param {number} cell */
  maybe(cell) {
    return isGuess(this.marks[cell]) ? this.marks[cell][1] : null;
  }

  /** The lines whose clues speak of a cell; on a board of blocks the one around it. @param {number} cell */
  about(cell) {
    const block = this.numbered.get(cell);
    if (block !== undefined) return [block];
    return this.numbered.size ? [] : this.through[cell];
  }

  /** The cells that always have the mark of a cell: its region, or itself alone. @param {number} cell */
  alike(cell) {
    const area = this.lines[this.within[cell][0]];
    return area?.family === "region" ? area.cells : [cell];
  }

  /** Strikes out a number, or restores it. @param {number} line @param {number} run */
  strike(line, run) {
    const key = `${line}:${run}`;
    if (!this.struck.delete(key)) this.struck.add(key);
    this.isTouched = true;
    this.dispatchEvent(new Event("struck"));
  }

  /**
   * The next mark of a cell that is clicked: clear, color, blank, clear; or backwards.
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
   * Marks cells and their regions in one step; a null letter opens them. Returns whether that changed anything.
   * @param {Change[]} changes
   */
  set(changes, isPainted = true) {
    const step = this.#swap(
      changes.flatMap(([cell, letter]) =>
        this.alike(cell).map((other) => /** @type {[number, string]} */ ([other, letter ?? this.all])),
      ),
    );
    if (step.length === 0) return false;
    this.past.push(step);
    this.future = [];
    this.#announce(step, isPainted);
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

  /** Marks a whole picture of rows of letters in one step. @param {string[]} rows */
  show(rows) {
    return this.set(
      [...rows.join("")].map((letter, cell) => [cell, letter]),
      false,
    );
  }

  /** Sets a checkpoint. An earlier equal one is removed. */
  keep() {
    this.checkpoints = this.checkpoints.filter((marks) => !this.#isCurrent(marks));
    this.checkpoints.push([...this.marks]);
    this.isTouched = true;
  }

  /**
   * Restores the newest checkpoint in one step; if the marks are those of a checkpoint, the one before that. Returns
   * its number, or 0.
   */
  goBack() {
    const current = this.checkpoints.findIndex((marks) => this.#isCurrent(marks));
    const number = current < 0 ? this.checkpoints.length : current;
    if (number > 0)
      this.set(
        this.checkpoints[number - 1].map((mark, cell) => [cell, mark]),
        false,
      );
    return number;
  }

  /** @param {string[]} marks */
  #isCurrent(marks) {
    return marks.every((mark, cell) => mark === this.marks[cell]);
  }

  /** @returns {Identity} */
  get identity() {
    const { id, from, name } = this;
    return { id, from, name };
  }

  /** The board turned out to have other clues than its origin. */
  disown() {
    Object.assign(this, { from: null, name: null });
    this.dispatchEvent(new Event("disowned"));
  }

  /** What happened in the game, as it is stored. It never says which board that was: see `identity`. */
  story() {
    const { past, future, checkpoints, seconds, began, isSolved, isTyped, isTouched, color, hints, mistakes, view } =
        this,
      { beat, ending } = this;
    const guesses = [...this.marks.entries()].filter(([, mark]) => isGuess(mark)),
      struck = [...this.struck];
    return {
      past,
      future,
      checkpoints,
      seconds,
      began,
      isSolved,
      isTyped,
      isTouched,
      color,
      hints,
      mistakes,
      guesses,
      struck,
      view,
      beat,
      ending,
    };
  }

  /** The puzzle with the marks, as every request needs it. */
  puzzle() {
    const { row_count, lines } = this.board;
    const rows = lines
      .slice(0, row_count)
      .map((line) => line.cells.map((cell) => this.#markForEngine(this.marks[cell])));
    return { ...this.board.puzzle, saved: rows };
  }

  /** The history as the engine needs it: without guesses. */
  steps() {
    return this.past.map((step) => step.map(([cell, mark]) => [cell, this.#markForEngine(mark)]));
  }

  /** @param {string} mark */
  #markForEngine(mark) {
    return isGuess(mark) ? this.all : mark;
  }

  /** @param {Step[]} from @param {Step[]} to */
  #move(from, to) {
    const step = from.pop();
    if (!step) return;
    const back = this.#swap(step);
    to.push(back);
    this.#announce(back, false);
  }

  /** @param {Step} changes */
  #swap(changes) {
    /** @type {Step} */
    const oldMarks = [];
    for (const [cell, mark] of changes) {
      if (this.givens.has(cell) || this.marks[cell] === mark) continue;
      oldMarks.push([cell, this.marks[cell]]);
      this.marks[cell] = mark;
    }
    return oldMarks;
  }

  /** @param {Step} step @param {boolean} isPainted */
  #announce(step, isPainted) {
    this.isTouched = true;
    this.isSolved = false;
    this.isPainted = isPainted;
    this.dispatchEvent(new CustomEvent("marks", { detail: step.map(([cell]) => cell) }));
  }
}

/** @param {string} mark */
const isGuess = (mark) => mark[0] === "?";
