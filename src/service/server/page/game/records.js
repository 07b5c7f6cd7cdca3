// Records solved puzzles: their pictures and statistics. In: a solved game. Out: what the browser stores of it.
// Invariants: a picture that was solved once stays solved; each picture satisfies the clues of its origin; the records
// leave the browser only in a file that people save.

import { drawings, saveDrawing, sketches } from "./drawings.js";
import { gameOf, games, keptGames } from "./games.js";
import { signOf } from "../board/shapes.js";
import { drawingOf, isPictureOf } from "./sources.js";
import { Kept, isObject, listOf, names, tableOf } from "../basics/store.js";

const MOST = 2000;

export { day } from "./days.js";

/** @param {any} one */
const isPicture = (one) => typeof one?.letters === "string" && typeof one.seconds === "number";
/** @param {any} one */
const isSolve = (one) =>
  [one?.when, one?.seconds, one?.hints, one?.mistakes].every(Number.isFinite) && typeof one.size === "string";
/** The pictures by the origins of their puzzles. */
const solved = new Kept("nonosat.solved", tableOf(isPicture));
/** The statistics of each solved game, the newest last. */
const solves = new Kept("nonosat.statistics", listOf(isSolve));

/**
 * A solved picture: its letters and its best time; if it is not of the collection, also its title, its shape and its
 * colors, and which drawing a day had.
 * @typedef {{ letters: string, seconds: number, title?: string, shape?: any, colors?: string[], holes?: number[],
 *   drawing?: string }} SolvedPicture
 */

export class Records {
  /** Is settled once the newest solved game is recorded. @type {Promise<void>} */
  added = Promise.resolve();

  /** The pictures, also by the drawings of days, while one function runs: a screen needs them for each card. */
  #pictures = /** @type {Record<string, SolvedPicture> | null} */ (null);
  #days = /** @type {Map<string, SolvedPicture> | null} */ (null);

  /** @param {import("./state.js").State} state */
  constructor(state) {
    this.state = state;
    solved.subscribe(() => this.#forget());
  }

  /** Calls `heard` when a picture is solved, also in another tab. @param {() => unknown} heard */
  subscribe(heard) {
    solved.subscribe(heard);
  }

  /** Every solved puzzle by its origin. @returns {Record<string, SolvedPicture>} */
  get pictures() {
    if (!this.#pictures) {
      this.#pictures = solved.get();
      queueMicrotask(() => this.#forget());
    }
    return this.#pictures;
  }

  /** The solved pictures of days by their drawings. @returns {Map<string, SolvedPicture>} */
  get days() {
    const { pictures } = this;
    return (this.#days ??= new Map(
      Object.values(pictures).flatMap((one) => (one.drawing ? [/** @type {const} */ ([one.drawing, one])] : [])),
    ));
  }

  #forget() {
    this.#pictures = this.#days = null;
  }

  /**
   * @returns {{ when: number, title: string | null, size: string, seconds: number, hints: number, mistakes: number,
   *   from: string | null }[]}
   */
  get history() {
    return solves.get();
  }

  /** Records that the game is solved. @param {{ seconds?: number, hints?: number, mistakes?: number }} how */
  add(how) {
    this.added = this.#add(how);
    return this.added;
  }

  /** @param {{ seconds?: number, hints?: number, mistakes?: number }} how */
  async #add({ seconds = this.state.seconds, hints = 0, mistakes = 0 }) {
    const { board, from: origin, name, all, marks } = this.state,
      { shape, title = name } = board.puzzle,
      letters = marks.map((mark) => (mark.length === 1 ? mark : all[0])).join(""),
      from = origin && (await isPictureOf(origin, letters)) ? origin : null;
    if (from) {
      const drawn = from.startsWith("collection/")
        ? {}
        : {
            title,
            shape,
            colors: board.puzzle.colors.map(({ rgb }) => rgb),
            drawing: await drawingOf(from).catch(() => undefined),
          };
      const before = this.pictures[from];
      solved.set({
        ...this.pictures,
        [from]: { letters, seconds: Math.min(seconds, before?.seconds ?? seconds), ...drawn },
      });
    }
    solves.set(
      [
        ...this.history,
        { when: Date.now(), title: title ?? null, size: signOf(shape), seconds, hints, mistakes, from },
      ].slice(-MOST),
    );
  }

  /** Everything that the browser stores for this page, as the text of a file. */
  exported() {
    const all = names().map((name) => [name, new Kept(name).get()]);
    return JSON.stringify({ nonosatGames: 1, kept: Object.fromEntries(all) });
  }

  /**
   * Adds what `exported` returned; existing games and pictures stay. The new pictures are added once they are compared
   * with their puzzles: see `added`. Returns the number of new games, or null if the file is no such text.
   * @param {string} text
   */
  imported(text) {
    let file;
    try {
      file = JSON.parse(text);
    } catch {
      return null;
    }
    if (file?.nonosatGames !== 1 || !isObject(file.kept)) return null;
    const { kept } = file,
      here = keptGames(),
      ids = new Set(here.map(({ id }) => id));
    const coming = listOf((game) => isGame(game) && !ids.has(game.id) && isObject(kept[game.id]?.puzzle))(
      kept[games.name],
    );
    // Older files have the history of a game as a separate value.
    for (const { id } of coming) gameOf(id).set({ ...kept[`${id}.history`], ...kept[id] });
    games.set([...here, ...coming]);
    for (const one of takenDrawings(kept)) saveDrawing(one);
    const known = new Set(this.history.map(({ when }) => when));
    const all = [...this.history, ...solves.right(kept[solves.name]).filter((one) => !known.has(one.when))];
    solves.set(all.sort((one, other) => one.when - other.when).slice(-MOST));
    this.added = this.#adopt(solved.right(kept[solved.name]));
    return coming.length;
  }

  /** Adds the pictures that are right. @param {Record<string, { letters: string, seconds: number }>} coming */
  async #adopt(coming) {
    for (const [from, picture] of Object.entries(coming))
      if (!this.pictures[from] && (await isPictureOf(from, picture.letters)))
        solved.set({ ...this.pictures, [from]: picture });
  }
}

/** Is this an entry of the list of games, with a valid id? @param {any} one */
const isGame = (one) => typeof one?.id === "string" && /^nonosat\.game\.[a-z0-9]+$/.test(one.id) && Boolean(one.shape);

/** The drawings of a file that are not stored yet. @param {any} kept */
function takenDrawings(kept) {
  const ids = new Set(drawings().map(({ id }) => id));
  return sketches
    .right(kept[sketches.name])
    .filter((one) => typeof one.title === "string" && !ids.has(one.id))
    .reverse();
}
