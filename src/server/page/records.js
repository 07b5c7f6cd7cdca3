// What was solved: the pictures, and how it went. In: "solved" of the document. Out: what the browser keeps of it.
// Invariants: a picture that was solved once stays solved; nothing leaves the browser but by a file that people save.

import { signOf } from "./shapes.js";
import { store, stored } from "./store.js";

/** The pictures by where their puzzles come from. */
const PICTURES = "nonosat.solved";
/** How each went, the newest last. */
const HISTORY = "nonosat.statistics";
const MOST = 2000;

/** The day of a time, as people here name it. @param {number} when */
export function day(when) {
  const date = new Date(when);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

export class Records extends EventTarget {
  /** @param {import("./state.js").State} state */
  constructor(state) {
    super();
    this.state = state;
    document.addEventListener("solved", (event) => this.#add(/** @type {CustomEvent} */ (event).detail ?? {}));
  }

  /** Every solved puzzle by where it comes from: its letters, its best time. @returns {Record<string, { letters: string, seconds: number }>} */
  get pictures() { return stored(PICTURES) ?? {}; }

  /** @returns {{ when: number, title: string | null, size: string, seconds: number, hints: number, mistakes: number, from: string | null }[]} */
  get history() { return stored(HISTORY) ?? []; }

  /** @param {{ seconds?: number, hints?: number, mistakes?: number }} how */
  #add({ seconds = this.state.seconds, hints = 0, mistakes = 0 }) {
    const { board, from, name, all, marks } = this.state, { shape, title = name } = board.puzzle;
    if (from) {
      const before = this.pictures[from], letters = marks.map((mark) => (mark.length === 1 ? mark : all[0])).join("");
      store(PICTURES, { ...this.pictures, [from]: { letters, seconds: Math.min(seconds, before?.seconds ?? seconds) } });
    }
    store(HISTORY, [...this.history, { when: Date.now(), title: title ?? null, size: signOf(shape), seconds, hints, mistakes, from }].slice(-MOST));
    this.dispatchEvent(new Event("change"));
  }

  /** How many days in a row, up to today or yesterday, something was solved. @param {number} now */
  streak(now) {
    const days = new Set(this.history.map(({ when }) => day(when))), one = 86_400_000;
    let when = days.has(day(now)) ? now : now - one, count = 0;
    for (; days.has(day(when)); when -= one) count += 1;
    return count;
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
    try { file = JSON.parse(text); } catch { return null; }
    if (file?.nonosatGames !== 1 || typeof file.kept !== "object") return null;
    const { "nonosat.games": games = [], [PICTURES]: pictures = {}, [HISTORY]: history = [] } = file.kept;
    const here = stored("nonosat.games") ?? [], ids = new Set(here.map((/** @type {any} */ game) => game.id ?? game));
    const coming = games.filter((/** @type {any} */ game) => isGame(game) && !ids.has(game.id));
    for (const { id } of coming) for (const key of [id, `${id}.history`]) if (file.kept[key]) store(key, file.kept[key]);
    store("nonosat.games", [...here, ...coming]);
    store(PICTURES, { ...pictures, ...this.pictures });
    const known = new Set(this.history.map(({ when }) => when));
    const all = [...this.history, ...history.filter((/** @type {any} */ one) => !known.has(one.when))];
    store(HISTORY, all.sort((one, other) => one.when - other.when).slice(-MOST));
    this.dispatchEvent(new Event("change"));
    return coming.length;
  }
}

/** Is it an entry of the list of games, and nothing else under such a name? @param {any} one */
const isGame = (one) => typeof one?.id === "string" && /^nonosat\.game\.[a-z0-9]+$/.test(one.id) && Boolean(one.shape);
