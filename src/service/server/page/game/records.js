// Records solved puzzles: their pictures and statistics. In: a solved game. Out: what the browser stores of it.
// Invariants: a picture that was solved once stays solved; each picture satisfies the clues of its origin; the records
// leave the browser only in a file that people save.

import { drawings, saveDrawing, sketches } from "./drawings.js";
import { gameOf, games, keptGames } from "./games.js";
import { keptParts } from "./parts.js";
import { signOf } from "../board/shapes.js";
import { drawingOf, isPictureOf } from "./sources.js";
import { StoredValue, isObject, listOf, names, tableOf } from "../basics/store.js";

const MAX_SOLVES = 2000;

export { day } from "./days.js";

/** @param {any} picture */
const isPicture = (picture) => typeof picture?.letters === "string" && typeof picture.seconds === "number";
/** @param {any} solve */
const isSolve = (solve) =>
  [solve?.when, solve?.seconds, solve?.hints, solve?.mistakes].every(Number.isFinite) && typeof solve.size === "string";
/** The pictures by the origins of their puzzles. */
const solvedPictures = new StoredValue("nonosat.solved", tableOf(isPicture));
/** The statistics of each solved game, the newest last. */
const solves = new StoredValue("nonosat.statistics", listOf(isSolve));

/**
 * A solved picture: its letters and its best time; if it is not of the collection, also its title, its shape and its
 * colors, and which drawing a day had.
 * @typedef {{ letters: string, seconds: number, title?: string, shape?: any, colors?: string[], holes?: number[],
 *   drawing?: string }} SolvedPicture
 */

export class Records {
  /** Is settled once the newest solved game is recorded. @type {Promise<void>} */
  lastAdded = Promise.resolve();

  /** The pictures, also by the drawings of days, while one function runs: a screen needs them for each card. */
  #pictures = /** @type {Record<string, SolvedPicture> | null} */ (null);
  #days = /** @type {Map<string, SolvedPicture> | null} */ (null);

  /** @param {import("./state.js").State} state */
  constructor(state) {
    this.state = state;
    solvedPictures.subscribe(() => this.#forget());
  }

  /** Calls `listener` when a picture is solved, also in another tab. @param {() => unknown} listener */
  subscribe(listener) {
    solvedPictures.subscribe(listener);
  }

  /** Every solved puzzle by its origin. @returns {Record<string, SolvedPicture>} */
  get pictures() {
    if (!this.#pictures) {
      this.#pictures = solvedPictures.get();
      queueMicrotask(() => this.#forget());
    }
    return this.#pictures;
  }

  /** The solved pictures of days by their drawings. @returns {Map<string, SolvedPicture>} */
  get days() {
    const { pictures } = this;
    return (this.#days ??= new Map(
      Object.values(pictures).flatMap((picture) =>
        picture.drawing ? [/** @type {const} */ ([picture.drawing, picture])] : [],
      ),
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

  /** Records that the game is solved. @param {{ seconds?: number, hints?: number, mistakes?: number }} result */
  add(result) {
    this.lastAdded = this.#add(result);
    return this.lastAdded;
  }

  /** @param {{ seconds?: number, hints?: number, mistakes?: number }} how */
  async #add({ seconds = this.state.seconds, hints = 0, mistakes = 0 }) {
    const { board, from: origin, name, all, marks } = this.state,
      { shape, title = name } = board.puzzle,
      letters = marks.map((mark) => (mark.length === 1 ? mark : all[0])).join(""),
      from = origin && (await isPictureOf(origin, letters)) ? origin : null;
    if (from) {
      const outline = from.startsWith("collection/")
        ? {}
        : {
            title,
            shape,
            colors: board.puzzle.colors.map(({ rgb }) => rgb),
            drawing: await drawingOf(from).catch(() => undefined),
          };
      const oldPicture = this.pictures[from];
      solvedPictures.set({
        ...this.pictures,
        [from]: { letters, seconds: Math.min(seconds, oldPicture?.seconds ?? seconds), ...outline },
      });
    }
    solves.set(
      [
        ...this.history,
        { when: Date.now(), title: title ?? null, size: signOf(shape), seconds, hints, mistakes, from },
      ].slice(-MAX_SOLVES),
    );
  }

  /** Everything that the browser stores for this page, as the text of a file. */
  exported() {
    const all = names().map((name) => [name, new StoredValue(name).get()]);
    return JSON.stringify({ nonosatGames: 1, kept: Object.fromEntries(all) });
  }

  /**
   * Adds what `exported` returned; existing games and pictures stay. The new pictures are added once they are compared
   * with their puzzles: see `lastAdded`. Returns the number of new games, or null if the file is no such text.
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
      storedGames = keptGames(),
      ids = new Set(storedGames.map(({ id }) => id));
    const coming = listOf((game) => isGame(game) && !ids.has(game.id) && isObject(kept[game.id]?.puzzle))(
      kept[games.name],
    );
    // Older files have the history of a game as a separate value.
    for (const { id } of coming) gameOf(id).set({ ...kept[`${id}.history`], ...kept[id] });
    games.set([...storedGames, ...coming]);
    for (const drawing of takenDrawings(kept)) saveDrawing(drawing);
    keptParts.set({ ...keptParts.right(kept[keptParts.name]), ...keptParts.get() });
    const times = new Set(this.history.map(({ when }) => when));
    const all = [...this.history, ...solves.right(kept[solves.name]).filter((solve) => !times.has(solve.when))];
    solves.set(all.sort((one, other) => one.when - other.when).slice(-MAX_SOLVES));
    this.lastAdded = this.#adopt(solvedPictures.right(kept[solvedPictures.name]));
    return coming.length;
  }

  /** Adds the pictures that are right. @param {Record<string, { letters: string, seconds: number }>} coming */
  async #adopt(coming) {
    for (const [from, picture] of Object.entries(coming))
      if (!this.pictures[from] && (await isPictureOf(from, picture.letters)))
        solvedPictures.set({ ...this.pictures, [from]: picture });
  }
}

/** Is this an entry of the list of games, with a valid id? @param {any} entry */
const isGame = (entry) =>
  typeof entry?.id === "string" && /^nonosat\.game\.[a-z0-9]+$/.test(entry.id) && Boolean(entry.shape);

/** The drawings of a file that are not stored yet. @param {any} values */
function takenDrawings(values) {
  const ids = new Set(drawings().map(({ id }) => id));
  return sketches
    .right(values[sketches.name])
    .filter((drawing) => typeof drawing.title === "string" && !ids.has(drawing.id))
    .reverse();
}
