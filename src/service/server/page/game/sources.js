// Fetches puzzles from their origins: the collection, the drawings, the days, the generator, pictures in parts. In:
// origins such as "collection/heart", "drawing/owl", "day/2026-11-24", "random/size=…" or "part/KEY/0". Out: boards,
// names, addresses, outlines.
// Invariants: an origin gives the same puzzle everywhere, and a board with other clues loses it; neither the page nor
// the address reveals the title of an unsolved puzzle.

import { Refusal, ask, get } from "../engine/api.js";
import { showMessage } from "../basics/dialogs.js";
import { day, dayName, isDay, dayAfter } from "./days.js";
import * as first from "./first.js";
import { hashOf, rulesOf } from "./games.js";
import { originOfPart, partOf } from "./parts.js";
import { numbered, shelves, subjectOf } from "./shelves.js";
import { plainSizeOf, sizeOf } from "../board/shapes.js";
import { language, t } from "../basics/words.js";

/** @import { Board, Day } from "../answers.js" */
/**
 * A puzzle that stands on a shelf.
 * @typedef {{ from: string, name: string, shelf: string, title?: string, shape: any, holes?: number[],
 *   colors: string[], class: string, difficulty: string, stars: number, minutes: number, number: number }} Entry
 */
/** What the page needs to draw a picture. @typedef {{ shape: any, colors: string[], holes?: number[] }} Outline */

/** The kinds of origins on the shelves, with the requests for their puzzles. @type {Record<string, string>} */
const ON_SHELVES = { collection: "puzzle", drawing: "drawing" };
/** How many letters of a hash tell the puzzles of the shelves apart in addresses. */
const SIGNS = 6;
/** Came into the collection after addresses had numbers: those never counted it. */
const UNNUMBERED = "collection/duckling";

/** The address of a puzzle of the shelves: it reveals no name and stays the same. @param {string} from */
const signOf = (from) => hashOf(from).slice(0, SIGNS);

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
  if (ON_SHELVES[kind])
    return { answer: "wanted", board: await get(`${ON_SHELVES[kind]}?${new URLSearchParams({ name })}`) };
  if (kind === "day") return { answer: "wanted", board: await get(`day?${new URLSearchParams({ date: name })}`) };
  if (kind === "part") {
    const puzzle = partOf(name)?.puzzle;
    if (!puzzle) throw new Error(t("page-keep-gone"));
    return { answer: "wanted", board: /** @type {Board} */ (await ask("board", puzzle)) };
  }
  const { answer, board } = await ask(`random?${name}`, new File([], "nothing"));
  if (!board) throw new Error(t("page-random-none"));
  return { answer, board };
}

/** Are there clues that always come from this origin? @param {string | null} from */
const isShared = (from) => {
  const [kind, name] = split(from ?? "");
  return kind in ON_SHELVES || kind === "part" || (kind === "day" && isDay(name));
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
    if (error instanceof Refusal && (error.status ?? 0) < 500) return false;
    throw error;
  }
}

/** The drawing of a day, by its name. @param {string} from @returns {Promise<string | undefined>} */
export async function drawingOf(from) {
  const [kind, date] = split(from);
  if (kind !== "day") return undefined;
  const days = await get(`days?${new URLSearchParams({ month: date.slice(0, 7) })}`);
  return days.find((/** @type {Day} */ day) => day.date === date)?.drawing;
}

export class Sources {
  /** All puzzles of the shelves, once they are loaded. @type {Entry[] | null} */
  loadedEntries = null;
  /** The numbers that older versions of the page had in their addresses: places in the collection. @type {string[]} */
  #numbers = [];
  /** The requests for the shelves, which may have been sent before everything else. */
  #coming = first.shelves;
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

  /** All puzzles of the shelves; they are requested once. @returns {Promise<Entry[]>} */
  async entries() {
    if (this.loadedEntries) return this.loadedEntries;
    const coming = (this.#coming ??= first.requested());
    coming.catch(() => (this.#coming = null));
    const [collection, drawings] = await coming,
      all = [
        ...collection.map((entry) => ({ ...entry, from: `collection/${entry.name}` })),
        ...drawings.map((entry) => ({ ...entry, from: `drawing/${entry.name}` })),
      ];
    this.#numbers = all.slice(0, collection.length).map(({ from }) => from);
    this.loadedEntries ??= numbered(all);
    return this.loadedEntries;
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
      for (const day of await coming) this.#days.set(day.date, day);
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
    return this.loadedEntries?.find((entry) => entry.from === from) ?? null;
  }

  /** The part of the address after "#play/"; "" for a puzzle of the user's own. @param {string | null} from */
  addressOf(from) {
    const [kind, name] = split(from ?? "");
    if (from && kind in ON_SHELVES) return signOf(from);
    return kind === "day" || kind === "random" ? name : "";
  }

  /**
   * The origin that an address names, or null: the puzzle of tomorrow is there for those behind the date line, later
   * ones are not.
   * @param {string} address
   */
  async fromAddress(address) {
    if (isDay(address)) return address <= dayAfter(day(), 1) ? `day/${address}` : null;
    if (address.includes("size=")) return `random/${address}`;
    const entries = await this.entries(),
      old = this.#numbers.filter((from) => from !== UNNUMBERED);
    return entries.find(({ from }) => signOf(from) === address)?.from ?? old[Number(address) - 1] ?? null;
  }

  /**
   * The solved picture of a puzzle. A drawing may have been solved on its day.
   * @param {string | null} from
   */
  solvedPicture(from) {
    const [kind, name] = split(from ?? ""),
      { pictures, days } = this.records;
    return pictures[from ?? ""] ?? (kind === "drawing" ? days.get(name) : undefined);
  }

  /** The solved pictures of the parts of a picture. @param {string} key @param {{ puzzles: any[] }} parts */
  solvedParts(key, { puzzles }) {
    return puzzles.map((_, place) => this.solvedPicture(originOfPart(key, place)));
  }

  /**
   * The name of a puzzle. The title reveals the picture, so it is shown only after that was solved.
   * @param {string | null} from
   * @param {string | null} [otherwise]
   */
  nameOf(from, otherwise = null) {
    const entry = this.entry(from),
      [kind, name] = split(from ?? ""),
      isSolved = Boolean(this.solvedPicture(from));
    if (entry) return (isSolved && entry.title) || `${t(subjectOf(entry))} · ${numberName(entry)}`;
    const part = kind === "part" && partOf(name);
    if (part) return t("page-part", { n: part.place + 1, all: part.parts.puzzles.length });
    const title = this.records.pictures[from ?? ""]?.title;
    if (kind === "day" && isDay(name))
      return title ?? dayName(language, name, { weekday: "long", day: "numeric", month: "long" });
    // Before the shelves are loaded, the title of an unsolved puzzle stays hidden.
    return kind in ON_SHELVES && !isSolved ? t("page-no-name") : (otherwise ?? t("page-no-name"));
  }

  /** The shape and the colors of a solved picture. @param {string} from @returns {Outline | null} */
  outline(from) {
    const [kind, name] = split(from),
      entry = this.entry(from),
      picture = this.records.pictures[from];
    if (entry) return entry;
    if (picture?.shape && picture.colors) return { shape: picture.shape, colors: picture.colors, holes: picture.holes };
    const puzzle = kind === "part" && partOf(name)?.puzzle;
    if (puzzle) return { shape: puzzle.shape, colors: puzzle.colors.map(({ rgb }) => rgb) };
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
    else if (!from.startsWith("day/")) await this.entries();
    const { answer, board } = await originalOf(from);
    if (isRandom) showMessage(answer === "wanted" ? "" : t("page-random-near"));
    const name = isRandom ? t("page-random-name", { size: sizeOf(board.puzzle.shape) }) : this.nameOf(from);
    return this.keep.play(board, from, name, extras);
  }

  /** Plays a new random puzzle. Tries several until one has the requested difficulty. @param {URLSearchParams} query */
  async deal(query) {
    const end = performance.now() + PATIENCE;
    let nearest = null;
    showMessage(t("page-random-working"));
    do {
      query.set("seed", String(Math.floor(Math.random() * 2 ** 31)));
      const { answer, board } = await ask(`random?${query}`, new File([], "nothing"));
      if (board) nearest = { board, from: `random/${query}`, isWanted: answer === "wanted" };
    } while (!nearest?.isWanted && performance.now() < end);
    if (!nearest) throw new Error(t("page-random-none"));
    showMessage(nearest.isWanted ? "" : t("page-random-near"));
    return this.keep.play(
      nearest.board,
      nearest.from,
      t("page-random-name", { size: sizeOf(nearest.board.puzzle.shape) }),
    );
  }

  /**
   * What comes after a puzzle. After a day: the last day before it that is unsolved. After a part: the next unsolved
   * one of its picture. Else the next unsolved card of its shelf, then of the shelves below. If all are solved, the
   * next card.
   * @param {string | null} from
   */
  async next(from) {
    const [kind, name] = split(from ?? ""),
      isOpen = (/** @type {string} */ origin) => origin !== from && !this.solvedPicture(origin);
    const part = kind === "part" && partOf(name),
      origins = part ? part.parts.puzzles.map((_, place) => originOfPart(part.key, place)) : [];
    const days = kind === "day" ? DAYS_BACK.map((count) => `day/${dayAfter(name, -count)}`) : [],
      missed = [...days, ...origins.slice(part ? part.place + 1 : 0), ...origins].find(isOpen);
    if (missed) return missed;
    const all = shelves(await this.entries()).map(({ entries }) => entries.map((entry) => entry.from)),
      shelf = Math.max(
        all.findIndex((cards) => cards.includes(from ?? "")),
        0,
      );
    const after = (/** @type {any[]} */ list, /** @type {number} */ place) => [
      ...list.slice(place + 1),
      ...list.slice(0, place),
    ];
    const ownShelf = after(all[shelf], all[shelf].indexOf(from ?? "")),
      order = [...ownShelf, ...after(all, shelf).flat()];
    return order.find(isOpen) ?? order[0];
  }

  /**
   * The name and the size of a puzzle, for a button that leads to it.
   * @param {string} from
   * @param {string | null} [shownFrom] the puzzle that is on the screen: within its shelf the number says enough
   */
  async summary(from, shownFrom = null) {
    const [kind, name] = split(from),
      entry = this.entry(from);
    if (kind === "day") await this.learn([name]);
    const outline = this.outline(from),
      isNeighbor = entry && entry.shelf === this.entry(shownFrom)?.shelf && !this.solvedPicture(from);
    return [isNeighbor ? numberName(entry) : this.nameOf(from), ...(outline ? [plainSizeOf(outline.shape)] : [])].join(
      " · ",
    );
  }
}

/** The name of a puzzle on its shelf, as long as nobody may know more. @param {Entry} entry */
export const numberName = ({ number }) => t("page-card-name", { n: number });

/** Splits an origin into its kind and its name. @param {string} from */
function split(from) {
  const at = from.indexOf("/");
  return [from.slice(0, at), from.slice(at + 1)];
}
