// Keeping the game while it is played, and going on with it. In: the game. Out: the game.
// Invariants: each game is kept under an id of its own; what another tab played is not written over.

import { ask } from "../engine/api.js";
import { settled, tell } from "../basics/dialogs.js";
import { anything, gameOf, isSame, keptGame, keptGames, note, noted, sameGames, wrote } from "./games.js";
import { beginning } from "./share.js";
import { t } from "../basics/words.js";

/** @import { Board } from "../answers.js" */

/** What a tab remembers: its game, and the puzzle of the command line that it has shown. */
const OWN = "nonosat.own",
  START = "nonosat.start";
/** The message of what is lost where the browser has no room, by what was tried; the last one if nothing helped. */
const LOSSES = ["", "page-keep-no-undo", "page-keep-no-checkpoints", "page-keep-removed", "page-keep-impossible"];

export class Keep {
  /**
   * What was kept of the game at last: all but its time and how it is looked at as text, these, and its revision.
   * @type {{ text?: string, looked?: string, revision?: string }}
   */
  last = {};
  /** Ends listening to what other tabs do to the game. */
  #leave = () => {};
  /** Keeps the game when it was left alone for a moment. */
  soon = settled(200, () => this.save());
  /** What was said of the room in this browser. */
  #told = "";

  /** @param {import("./state.js").State} state */
  constructor(state) {
    this.state = state;
    state.addEventListener("leave", () => this.save());
    state.addEventListener("marks", this.soon);
    addEventListener("pagehide", () => this.save());
  }

  /** Another game begins: it has an id before it is drawn. */
  begin() {
    if (this.state.id) this.#listen();
    else this.#asNew();
    this.soon();
  }

  /** Keeps the game in the browser if there is anything new to it; without its history if there is no room. */
  save() {
    const { state } = this;
    if (!state.board) return;
    const { seconds, view } = state,
      { past, future, checkpoints, ...game } = played(state);
    const text = textOf(state),
      looked = JSON.stringify([seconds, view]);
    const isPlayed = text !== this.last.text;
    if (!isPlayed && looked === this.last.looked) return;
    const there = keptGames().find(({ id }) => id === state.id);
    if (there && there.revision !== this.last.revision) {
      // Only time went by here: the other tab's game is the newer one.
      if (!isPlayed) return;
      this.#asNew();
      tell(t("page-keep-other-tab"));
    }
    const revision = isPlayed ? anything() : this.last.revision;
    const whole = { ...game, seconds, view, revision };
    /** @type {[import("./state.js").Kept, boolean][]} */
    const ways = [
      [{ past, future, checkpoints }, false],
      [{ checkpoints }, false],
      [{}, false],
      [{}, state.isTouched],
    ];
    const way = ways.findIndex(([history, mayRemove]) =>
      wrote(/** @type {string} */ (state.id), { ...whole, ...history }, mayRemove),
    );
    if (way >= 0) this.last = { text, looked, revision };
    const loss = state.isTouched ? (LOSSES.at(way) ?? "") : "";
    if (loss && loss !== this.#told) tell(t(loss), "problem");
    this.#told = loss;
    note(OWN, /** @type {string} */ (state.id));
  }

  /** The game is kept as another one from now on. */
  #asNew() {
    this.state.id = `nonosat.game.${anything()}`;
    this.last = {};
    this.#listen();
  }

  /** Hears when another tab plays this game. */
  #listen() {
    const game = gameOf(/** @type {string} */ (this.state.id));
    this.#leave();
    this.#leave = game.subscribe((isElsewhere) => {
      const other = isElsewhere && game.get();
      if (other && other.revision !== this.last.revision) tell(t("page-keep-two-tabs"));
    });
  }

  /**
   * Begins with the puzzle of a link or of the command line, as far as it was played, unless this tab went on from
   * there.
   * Without both, the newest game comes if it is asked for.
   * @param {boolean} wantsNewest @param {Promise<Board | null>} begun the board that the page begins with
   */
  async restore(wantsNewest, begun = beginning()) {
    const start = await begun,
      puzzle = JSON.stringify(start?.puzzle);
    const own = keptGame(noted(OWN) ?? "");
    if (start && !(own && noted(START) === puzzle)) {
      const isOf = (/** @type {any} */ game) =>
        [game.began, game.puzzle.saved].some((saved) => isSame(saved, start.puzzle.saved));
      await this.load(
        start,
        sameGames(start.puzzle).find((game) => !start.puzzle.saved || isOf(game)),
      );
      return note(START, puzzle);
    }
    const last = own ?? (wantsNewest ? keptGame(keptGames()[0]?.id ?? "") : null);
    if (last) await this.load(null, last);
  }

  /** Goes on with a game that is kept. @param {string} id */
  async goOn(id) {
    this.save();
    const game = keptGame(id);
    if (game) await this.load(null, game);
    else tell(t("page-keep-gone"), "problem");
  }

  /**
   * Plays a puzzle from somewhere: goes on with it if a game of it is kept.
   * @param {Board} board
   * @param {string} from
   * @param {string | null} name
   */
  async play(board, from, name) {
    this.save();
    const kept = keptGames().find((game) => game.from === from && !game.isSolved);
    const game = kept && keptGame(kept.id);
    if (game) await this.load(null, game);
    else this.state.load(board, { name, from, began: board.puzzle.saved });
  }

  /**
   * Loads a board as a new game, or the one of a game that was kept.
   * @param {Board | null} board
   * @param {any} [kept]
   * @param {string | null} [name]
   */
  async load(board, kept, name = null) {
    const next = /** @type {Board} */ (kept ? await ask("board", kept.puzzle) : board);
    this.state.load(next, kept ?? { name, began: next.puzzle.saved });
    // It is known, but not that it is the newest again.
    if (!kept) return;
    this.last = { text: textOf(this.state), revision: kept.revision };
  }
}

/** All of a game that is kept but its time and how it is looked at. @param {import("./state.js").State} state */
function played(state) {
  const { id, seconds, view, ...story } = state.story();
  return { puzzle: state.puzzle(), ...story };
}

/** A text of that: as long as it is the same, nothing was played. @param {import("./state.js").State} state */
function textOf(state) {
  const { past, future, checkpoints, ...game } = played(state);
  return JSON.stringify([game, past.length, future.length, checkpoints.length]);
}
