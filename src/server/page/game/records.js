// What was solved: the pictures, and how it went. In: "solved" of the document. Out: what the browser keeps of it.
// Invariants: a picture that was solved once stays solved; nothing leaves the browser but by a file that people save.

import { drawings, saveDrawing } from "./drawings.js";
import { keptGames } from "./games.js";
import { signOf } from "../board/shapes.js";
import { rightOf, sound, store, stored } from "../basics/store.js";

/** The pictures by where their puzzles come from. */
const PICTURES = "nonosat.solved";
/** How each went, the newest last. */
const HISTORY = "nonosat.statistics";
const MOST = 2000;

export { day } from "./days.js";

/** @param {any} value @returns {value is object} */
const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
/** @param {any} one */
const isPicture = (one) => typeof one?.letters === "string" && typeof one.seconds === "number";
/** @param {any} one */
const isSolve = (one) =>
  [one?.when, one?.seconds, one?.hints, one?.mistakes].every(Number.isFinite) && typeof one.size === "string";
/** @param {any} value */
const pictures = (value) =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).filter(([, one]) => isPicture(one)));
/** @param {any} value */
const history = (value) => rightOf(value, isSolve);

export class Records extends EventTarget {
  /** @param {import("./state.js").State} state */
  constructor(state) {
    super();
    this.state = state;
    document.addEventListener("solved", (event) => this.#add(/** @type {CustomEvent} */ (event).detail ?? {}));
  }

  /**
   * Every solved puzzle by where it comes from: its letters, its best time; of a made one, how it is drawn.
   * @returns {Record<string, { letters: string, seconds: number, title?: string, shape?: any, colors?: string[], holes?: number[] }>}
   */
  get pictures() {
    return sound(PICTURES, pictures);
  }

  /**
   * @returns {{ when: number, title: string | null, size: string, seconds: number, hints: number, mistakes: number, from: string | null }[]}
   */
  get history() {
    return sound(HISTORY, history);
  }

  /** @param {{ seconds?: number, hints?: number, mistakes?: number }} how */
  #add({ seconds = this.state.seconds, hints = 0, mistakes = 0 }) {
    const { board, from, name, all, marks } = this.state,
      { shape, title = name } = board.puzzle;
    if (from) {
      const before = this.pictures[from],
        letters = marks.map((mark) => (mark.length === 1 ? mark : all[0])).join("");
      const drawn = from.startsWith("random/")
        ? { title, shape, colors: board.puzzle.colors.map(({ rgb }) => rgb) }
        : {};
      store(PICTURES, {
        ...this.pictures,
        [from]: { letters, seconds: Math.min(seconds, before?.seconds ?? seconds), ...drawn },
      });
    }
    store(
      HISTORY,
      [
        ...this.history,
        { when: Date.now(), title: title ?? null, size: signOf(shape), seconds, hints, mistakes, from },
      ].slice(-MOST),
    );
    this.dispatchEvent(new Event("change"));
  }

  /** All that the browser keeps for this page, as the text of a file. */
  exported() {
    const names = Object.keys(localStorage).filter((name) => name.startsWith("nonosat."));
    return JSON.stringify({ nonosatGames: 1, kept: Object.fromEntries(names.map((name) => [name, stored(name)])) });
  }

  /**
   * Takes what `exported` gave; games and pictures that are here stay. How many games came.
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
    const coming = rightOf(
      kept["nonosat.games"],
      (game) => isGame(game) && !ids.has(game.id) && isObject(kept[game.id]?.puzzle),
    );
    for (const { id } of coming) for (const key of [id, `${id}.history`]) if (kept[key]) store(key, kept[key]);
    store("nonosat.games", [...here, ...coming]);
    store(PICTURES, { ...pictures(kept[PICTURES]), ...this.pictures });
    for (const one of takenDrawings(kept)) saveDrawing(one);
    const known = new Set(this.history.map(({ when }) => when));
    const all = [...this.history, ...history(kept[HISTORY]).filter((one) => !known.has(one.when))];
    store(HISTORY, all.sort((one, other) => one.when - other.when).slice(-MOST));
    this.dispatchEvent(new Event("change"));
    return coming.length;
  }
}

/** Is it an entry of the list of games, and nothing else under such a name? @param {any} one */
const isGame = (one) => typeof one?.id === "string" && /^nonosat\.game\.[a-z0-9]+$/.test(one.id) && Boolean(one.shape);

/** The drawings of a file that are not here. @param {any} kept */
function takenDrawings(kept) {
  const ids = new Set(drawings().map(({ id }) => id));
  return rightOf(
    kept["nonosat.drawings"],
    (one) =>
      typeof one?.id === "string" && typeof one.text === "string" && typeof one.title === "string" && !ids.has(one.id),
  ).reverse();
}
