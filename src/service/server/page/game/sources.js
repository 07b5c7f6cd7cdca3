// Fetches puzzles from their origins: the collection, the days, the generator. In: origins such as
// "collection/heart", "day/2026-11-24" or "random/size=…". Out: boards, names, addresses, outlines. Invariants: an
// origin gives the same puzzle everywhere, and a board with other clues loses it; neither the page nor the address
// reveals the title of an unsolved puzzle.

import { Refused, ask, get } from "../engine/api.js";
import { showMessage } from "../basics/dialogs.js";
import { day, dayName, isDay, later } from "./days.js";
import * as first from "./first.js";
import { rulesOf } from "./games.js";
import { shelves } from "./shelves.js";
import { sizeOf } from "../board/shapes.js";
import { language, t } from "../basics/words.js";

/** @import { Board, Day } from "../answers.js" */
/**
 * @typedef {{ name: string, title?: string, shape: any, holes?: number[], colors: string[], class: string, difficulty:
 *   string, stars: number, minutes: number, number: number }} Entry
 */
/** What the page needs to draw a picture. @typedef {{ shape: any, colors: string[], holes?: number[] }} Outline */

/** @param {Entry} entry */
export const fromOf = ({ name }) => `collection/${name}`;

/** The time for finding a random puzzle, in milliseconds. */
const PATIENCE = 10_000;
/** The number of puzzles that are remembered, since some take the generator seconds. */
const REMEMBERED = 8;
/** How many days back the next puzzle may lie. */
const DAYS_BACK = Array.from({ length: 31 }, (_, place) => place + 1);
/** @typedef {{ answer: string, board: Board }} Original */
/** The puzzles that were requested last, by their origins. @type {Map<string, Promise<Original>>} */
const originals = new Map();

/** The puzzle of an origin. @param {string} from @returns {Promise<Original>} */
function originalOf(from) {
  const coming = originals.get(from) ?? requested(from);
  originals.delete(from);
  originals.set(from, coming);
  for (const oldest of [...originals.keys()].slice(0, -REMEMBERED)) originals.delete(oldest);
  coming.catch(() => originals.delete(from));
  return coming;
}

/** @param {string} from @returns {Promise<Original>} */
async function requested(from) {
  const [kind, name] = split(from);
  if (kind === "collection") return { answer: "wanted", board: await get(`puzzle?${new URLSearchParams({ name })}`) };
  if (kind === "day") return { answer: "wanted", board: await get(`day?${new URLSearchParams({ date: name })}`) };
  const { answer, board } = await ask(`random?${name}`, new File([], "nothing"));
  if (!board) throw new Error(t("page-random-none"));
  return { answer, board };
}

/** Are there clues that everybody gets from this origin? @param {string | null} from */
const isShared = (from) => {
  const [kind, name] = split(from ?? "");
  return kind === "collection" || (kind === "day" && isDay(name));
};

/**
 * Does a picture satisfy the clues of its origin? Pictures of random puzzles are not compared, since these count
 * nowhere.
 * @param {string} from
 * @param {string} letters
 */
export async function isPictureOf(from, letters) {
  if (!isShared(from)) return from.startsWith("random/");
  try {
    const { board } = await originalOf(from),
      rows = board.lines.slice(0, board.row_count).map(({ cells }) => cells.map((cell) => letters[cell]));
    const { solved } = await ask("progress", { ...board.puzzle, saved: rows });
    return letters.length === board.cells.length && solved;
  } catch (error) {
    // A server that is busy does not answer the question.
    if (error instanceof Refused && (error.status ?? 0) < 500) return false;
    throw error;
  }
}

export class Sources {
  /** The collection, once it is loaded. @type {Entry[] | null} */
  known = null;
  /** The request for the collection that was sent before everything else, until somebody uses it. */
  #coming = first.collection;
  /** The days of the months that were loaded, by their dates. @type {Map<string, Day>} */
  #days = new Map();
  /** The requests for months. @type {Map<string, Promise<Day[]>>} */
  #months = new Map(first.days ? [[first.month, first.days]] : []);

  /** @param {import("./keep.js").Keep} keep @param {import("./records.js").Records} records */
  constructor(keep, records) {
    this.keep = keep;
    this.records = records;
    keep.state.addEventListener("puzzle", () => this.#compare());
  }

  /** Takes the origin from a game with other clues, which an older version of the page or a file may have brought. */
  async #compare() {
    const { state } = this.keep,
      { from, board } = state;
    if (!from || !isShared(from)) return;
    const original = await originalOf(from).catch(() => null);
    if (original && state.board === board && rulesOf(original.board.puzzle) !== rulesOf(board.puzzle)) state.disown();
  }

  /** The collection; it is requested once. @returns {Promise<Entry[]>} */
  async entries() {
    if (this.known) return this.known;
    const coming = this.#coming ?? get("collection");
    this.#coming = null;
    this.known ??= (await coming).map((/** @type {any} */ entry, /** @type {number} */ place) => ({
      ...entry,
      number: place + 1,
    }));
    return /** @type {Entry[]} */ (this.known);
  }

  /** Loads what is said of these dates; each month is requested once. @param {string[]} dates */
  async learn(dates) {
    const months = new Set(dates.filter((date) => !this.#days.has(date)).map((date) => date.slice(0, 7)));
    await Promise.all([...months].map((month) => this.#learn(month)));
  }

  /** @param {string} month */
  async #learn(month) {
    const coming = this.#months.get(month) ?? get(`days?${new URLSearchParams({ month })}`);
    this.#months.set(month, coming);
    try {
      for (const one of await coming) this.#days.set(one.date, one);
    } finally {
      this.#months.delete(month);
    }
  }

  /** What is said of a day, once that was loaded. @param {string} date */
  day(date) {
    return this.#days.get(date) ?? null;
  }

  /** @param {string | null} from */
  entry(from) {
    return this.known?.find((entry) => fromOf(entry) === from) ?? null;
  }

  /**
   * The part of the address after "#play/"; "" for a puzzle of the user's own, null if the collection is not loaded
   * yet.
   * @param {string | null} from
   */
  addressOf(from) {
    const [kind, name] = split(from ?? "");
    if (kind === "collection") return this.entry(from) ? String(this.entry(from)?.number) : null;
    return kind === "day" || kind === "random" ? name : "";
  }

  /**
   * The origin that an address names, or null: the puzzle of tomorrow is there for those behind the date line, later
   * ones are not.
   * @param {string} address
   */
  async fromAddress(address) {
    if (isDay(address)) return address <= later(day(), 1) ? `day/${address}` : null;
    if (address.includes("size=")) return `random/${address}`;
    const entry = (await this.entries()).find(({ number }) => String(number) === address);
    return entry ? fromOf(entry) : null;
  }

  /**
   * The name of a puzzle. The title reveals the picture, so it is shown only after that was solved.
   * @param {string | null} from
   * @param {string | null} [otherwise]
   */
  called(from, otherwise = null) {
    const entry = this.entry(from),
      [kind, name] = split(from ?? "");
    if (entry) return (this.records.pictures[fromOf(entry)] && entry.title) || t("page-card-name", { n: entry.number });
    const title = this.records.pictures[from ?? ""]?.title;
    if (kind === "day" && isDay(name))
      return title ?? dayName(language, name, { weekday: "long", day: "numeric", month: "long" });
    // Before the collection is loaded, the title of an unsolved puzzle stays hidden.
    return kind === "collection" && !this.records.pictures[from ?? ""]
      ? t("page-no-name")
      : (otherwise ?? t("page-no-name"));
  }

  /** The shape and the colors of a solved picture. @param {string} from @returns {Outline | null} */
  outline(from) {
    const [kind, name] = split(from),
      entry = this.entry(from),
      kept = this.records.pictures[from];
    if (entry) return entry;
    if (kept?.shape && kept.colors) return { shape: kept.shape, colors: kept.colors, holes: kept.holes };
    return kind === "day" ? this.day(name) : null;
  }

  /**
   * Plays a puzzle: continues its game if there is one.
   * @param {string} from
   * @param {import("./share.js").Extras} [extras]
   */
  async play(from, extras = {}) {
    const isRandom = from.startsWith("random/");
    if (isRandom) showMessage(t("page-random-working"));
    else if (from.startsWith("collection/")) await this.entries();
    const { answer, board } = await originalOf(from);
    if (isRandom) showMessage(answer === "wanted" ? "" : t("page-random-near"));
    const name = isRandom ? t("page-random-name", { size: sizeOf(board.puzzle.shape) }) : this.called(from);
    return this.keep.play(board, from, name, extras);
  }

  /** Plays a new random puzzle. Tries several until one has the requested difficulty. @param {URLSearchParams} query */
  async deal(query) {
    const end = performance.now() + PATIENCE;
    let near = null;
    showMessage(t("page-random-working"));
    do {
      query.set("seed", String(Math.floor(Math.random() * 2 ** 31)));
      const { answer, board } = await ask(`random?${query}`, new File([], "nothing"));
      if (board) near = { board, from: `random/${query}`, isWanted: answer === "wanted" };
    } while (!near?.isWanted && performance.now() < end);
    if (!near) throw new Error(t("page-random-none"));
    showMessage(near.isWanted ? "" : t("page-random-near"));
    return this.keep.play(near.board, near.from, t("page-random-name", { size: sizeOf(near.board.puzzle.shape) }));
  }

  /**
   * What comes after a puzzle. After a day: the last day before it that is unsolved. Else the next unsolved card of its
   * shelf, then of the shelves below. If all are solved, the next card.
   * @param {string | null} from
   */
  async next(from) {
    const [kind, name] = split(from ?? ""),
      isOpen = (/** @type {string} */ one) => one !== from && !this.records.pictures[one];
    const days = kind === "day" ? DAYS_BACK.map((count) => `day/${later(name, -count)}`) : [],
      missed = days.find(isOpen);
    if (missed) return missed;
    const all = shelves(await this.entries()).map(({ entries }) => entries.map(fromOf)),
      shelf = Math.max(
        all.findIndex((cards) => cards.includes(from ?? "")),
        0,
      );
    const after = (/** @type {any[]} */ list, /** @type {number} */ place) => [
      ...list.slice(place + 1),
      ...list.slice(0, place),
    ];
    const own = after(all[shelf], all[shelf].indexOf(from ?? "")),
      order = [...own, ...after(all, shelf).flat()];
    return order.find(isOpen) ?? order[0];
  }

  /** The name and the size of a puzzle, for a button that leads to it. @param {string} from */
  async summary(from) {
    const [kind, name] = split(from);
    if (kind === "day") await this.learn([name]);
    const outline = this.outline(from);
    return [this.called(from), ...(outline ? [sizeOf(outline.shape)] : [])].join(" · ");
  }
}

/** Splits an origin into its kind and its name. @param {string} from */
function split(from) {
  const at = from.indexOf("/");
  return [from.slice(0, at), from.slice(at + 1)];
}
