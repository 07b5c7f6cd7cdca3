// Where puzzles come from: the collection, a day, the maker. In: origins as "collection/heart", "day/2026-11-24" or
// "random/size=…". Out: boards, names, addresses, outlines. Invariants: an origin gives the same puzzle everywhere;
// what is not solved has no telling name, neither on the page nor in its address.

import { ask, get } from "../engine/api.js";
import { tell } from "../basics/dialogs.js";
import { dayName, isDay, outlineOf, queryOf } from "./days.js";
import { collection } from "./first.js";
import { sizeOf } from "../board/shapes.js";
import { language, t } from "../basics/words.js";

/** @import { Board } from "../answers.js" */
/**
 * @typedef {{ name: string, title?: string, shape: any, holes?: number[], colors: string[], class: string, difficulty:
 *   string, stars: number, minutes: number, number: number }} Entry
 */
/** What a picture needs to be drawn. @typedef {{ shape: any, colors: string[], holes?: number[] }} Outline */

/** @param {Entry} entry */
export const fromOf = ({ name }) => `collection/${name}`;

/** Milliseconds that a new puzzle may take. */
const PATIENCE = 10_000;

export class Sources {
  /** The collection, once it is there. @type {Entry[] | null} */
  known = null;
  /** The collection that was asked for before all else, as long as nobody took it. */
  #coming = collection;

  /** @param {import("./keep.js").Keep} keep @param {import("./records.js").Records} records */
  constructor(keep, records) {
    this.keep = keep;
    this.records = records;
  }

  /** The collection, asked for once. @returns {Promise<Entry[]>} */
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

  /** @param {string | null} from */
  entry(from) {
    return this.known?.find((entry) => fromOf(entry) === from) ?? null;
  }

  /**
   * What stands in the address behind "#play/"; "" for people's own, null if it is not known yet.
   * @param {string | null} from
   */
  addressOf(from) {
    const [kind, name] = split(from ?? "");
    if (kind === "collection") return this.entry(from) ? String(this.entry(from)?.number) : null;
    return kind === "day" || kind === "random" ? name : "";
  }

  /** The origin that an address names; null if it names none. @param {string} address */
  async fromAddress(address) {
    if (isDay(address)) return `day/${address}`;
    if (address.includes("size=")) return `random/${address}`;
    const entry = (await this.entries()).find(({ number }) => String(number) === address);
    return entry ? fromOf(entry) : null;
  }

  /**
   * What a puzzle is called: its title tells what it shows, so only when that was seen.
   * @param {string | null} from
   * @param {string | null} [otherwise]
   */
  called(from, otherwise = null) {
    const entry = this.entry(from),
      [kind, name] = split(from ?? "");
    if (entry) return (this.records.pictures[fromOf(entry)] && entry.title) || t("page-card-name", { n: entry.number });
    if (kind === "day" && isDay(name))
      return dayName(language, name, { weekday: "long", day: "numeric", month: "long" });
    // A title that nobody has solved stays hidden while the collection is not there.
    return kind === "collection" && !this.records.pictures[from ?? ""]
      ? t("page-no-name")
      : (otherwise ?? t("page-no-name"));
  }

  /** How a solved picture is drawn. @param {string} from @returns {Outline | null} */
  outline(from) {
    const [kind, name] = split(from),
      entry = this.entry(from),
      kept = this.records.pictures[from];
    if (entry) return entry;
    if (kind === "day" && isDay(name)) return outlineOf(name);
    return kept?.shape && kept.colors ? { shape: kept.shape, colors: kept.colors, holes: kept.holes } : null;
  }

  /** Plays a puzzle: goes on with it if it was begun. @param {string} from */
  async play(from) {
    const [kind, name] = split(from);
    if (kind === "collection") {
      await this.entries();
      return this.keep.play(await get(`puzzle?${new URLSearchParams({ name })}`), from, this.called(from));
    }
    const board = await this.#dealt(kind === "day" ? queryOf(name) : name);
    return this.keep.play(
      board,
      from,
      kind === "day" ? this.called(from) : t("page-random-name", { size: sizeOf(board.puzzle.shape) }),
    );
  }

  /**
   * Plays a new puzzle of the maker. Several are tried until one is as hard as was wanted.
   * @param {URLSearchParams} query
   */
  async deal(query) {
    const end = performance.now() + PATIENCE;
    let near = null;
    tell(t("page-random-working"));
    do {
      query.set("seed", String(Math.floor(Math.random() * 2 ** 31)));
      const { answer, board } = await ask(`random?${query}`, new File([], "nothing"));
      if (board) near = { board, from: `random/${query}`, isWanted: answer === "wanted" };
    } while (!near?.isWanted && performance.now() < end);
    if (!near) throw new Error(t("page-random-none"));
    tell(near.isWanted ? "" : t("page-random-near"));
    return this.keep.play(near.board, near.from, t("page-random-name", { size: sizeOf(near.board.puzzle.shape) }));
  }

  /** A puzzle of the maker. @param {string} query @returns {Promise<Board>} */
  async #dealt(query) {
    tell(t("page-random-working"));
    const { answer, board } = await ask(`random?${query}`, new File([], "nothing"));
    if (!board) throw new Error(t("page-random-none"));
    tell(answer === "wanted" ? "" : t("page-random-near"));
    return board;
  }

  /** The puzzle behind this one that is not solved, else the one behind it. @param {string | null} from */
  async next(from) {
    const entries = await this.entries(),
      { pictures } = this.records;
    const here = entries.findIndex((entry) => fromOf(entry) === from),
      after = [...entries.slice(here + 1), ...entries.slice(0, here + 1)];
    return fromOf(after.find((entry) => !pictures[fromOf(entry)]) ?? after[0]);
  }
}

/** The kind of an origin, and its name. @param {string} from */
function split(from) {
  const at = from.indexOf("/");
  return [from.slice(0, at), from.slice(at + 1)];
}
