// Saves the game while it is played, and restores it. In: the game. Out: the game. Invariants: each game has its own id
// in the storage; saving never replaces what another tab played.

import { ask } from "../engine/api.js";
import { debounced, showMessage } from "../basics/dialogs.js";
import { anything, gameOf, isSame, keptGame, keptGames, note, noted, rulesOf, sameGames, wrote } from "./games.js";
import { beginning } from "./share.js";
import { t } from "../basics/words.js";

/** @import { Board } from "../answers.js" */

/** The keys of what a tab remembers: its game, and the puzzle of the command line that it has shown. */
const OWN_GAME = "nonosat.own",
  START = "nonosat.start";
/**
 * The message for each attempt to save in too little room: what it had to leave out. The last one is for the case that
 * all failed.
 */
const LOSSES = ["", "page-keep-no-undo", "page-keep-no-checkpoints", "page-keep-removed", "page-keep-impossible"];

export class Keep {
  /**
   * What was saved last: the game without its time and view as a text, those as another text, and its revision.
   * @type {{ text?: string, looked?: string, revision?: string }}
   */
  last = {};
  /** Ends the subscription to changes of the game by other tabs. */
  #leave = () => {};
  /** Saves the game once there was no mark for a moment. */
  soon = debounced(200, () => this.save());
  /** The message about too little room that was shown last. */
  shownLoss = "";

  /** @param {import("./state.js").State} state */
  constructor(state) {
    this.state = state;
    state.addEventListener("leave", () => this.save());
    state.addEventListener("marks", this.soon);
    addEventListener("pagehide", () => this.save());
  }

  /** Another game begins: it gets an id before it is drawn. */
  begin() {
    if (this.state.id) this.#listen();
    else this.#asNew();
    this.soon();
  }

  /** Saves the game if it changed; without its history if there is no room. */
  save() {
    const { state } = this;
    if (!state.board) return;
    const { seconds, view } = state,
      { past, future, checkpoints, ...game } = played(state);
    const text = textOf(state),
      looked = JSON.stringify([seconds, view]);
    const isPlayed = text !== this.last.text;
    if (!isPlayed && looked === this.last.looked) return;
    const stored = keptGames().find(({ id }) => id === state.id);
    if (stored && stored.revision !== this.last.revision) {
      // Only time passed here, so the other tab's game is newer.
      if (!isPlayed) return;
      this.#asNew();
      showMessage(t("page-keep-other-tab"));
    }
    const revision = isPlayed ? anything() : this.last.revision;
    const newGame = { ...game, seconds, view, revision };
    /** @type {[import("./state.js").StoredGame, boolean][]} */
    const ways = [
      [{ past, future, checkpoints }, false],
      [{ checkpoints }, false],
      [{}, false],
      [{}, state.isTouched],
    ];
    const way = ways.findIndex(([history, mayRemove]) =>
      wrote(/** @type {string} */ (state.id), { ...newGame, ...history }, mayRemove),
    );
    if (way >= 0) this.last = { text, looked, revision };
    const loss = state.isTouched ? (LOSSES.at(way) ?? "") : "";
    if (loss && loss !== this.shownLoss) showMessage(t(loss), "problem");
    this.shownLoss = loss;
    note(OWN_GAME, /** @type {string} */ (state.id));
  }

  /** Saves the game under a new id from now on. */
  #asNew() {
    this.state.id = `nonosat.game.${anything()}`;
    this.last = {};
    this.#listen();
  }

  /** Shows a message when another tab plays this game. */
  #listen() {
    const game = gameOf(/** @type {string} */ (this.state.id));
    this.#leave();
    this.#leave = game.subscribe((isElsewhere) => {
      const stored = isElsewhere && game.get();
      if (stored && stored.revision !== this.last.revision) showMessage(t("page-keep-two-tabs"));
    });
  }

  /**
   * Loads the puzzle of a link or of the command line, with the marks of its stored game, unless this tab went on from
   * that puzzle. Without both, loads the game of this tab if it is not solved; if `wantsGame` is
   * true also a solved one,
   * or else the newest game.
   * @param {boolean} wantsGame
   * @param {ReturnType<typeof beginning>} first the board that the page begins with
   */
  async restore(wantsGame, first = beginning()) {
    const { board: start, extras } = await first,
      puzzle = JSON.stringify(start?.puzzle);
    const ownGame = keptGame(noted(OWN_GAME) ?? "");
    if (start && !(ownGame && noted(START) === puzzle)) {
      const isOf = (/** @type {any} */ game) =>
        [game.began, game.puzzle.saved].some((saved) => isSame(saved, start.puzzle.saved));
      await this.load(
        start,
        sameGames(start.puzzle).find((game) => !start.puzzle.saved || isOf(game)),
        null,
        extras,
      );
      return note(START, puzzle);
    }
    const last = ownGame ?? keptGame(keptGames()[0]?.id ?? "");
    if (last && (wantsGame || (ownGame && !ownGame.isSolved))) await this.load(null, last, null, extras);
  }

  /** Continues a stored game. @param {string} id */
  async goOn(id) {
    this.save();
    const game = keptGame(id);
    if (game) await this.load(null, game);
    else showMessage(t("page-keep-gone"), "problem");
  }

  /**
   * Plays a puzzle of this origin: continues a stored game of it if there is one with these clues.
   * @param {Board} board
   * @param {string} from
   * @param {string | null} name
   * @param {import("./share.js").Extras} [extras]
   */
  async play(board, from, name, extras = {}) {
    this.save();
    const game = keptGames()
      .filter((game) => game.from === from && !game.isSolved)
      .map(({ id }) => keptGame(id))
      .find((game) => game && rulesOf(game.puzzle) === rulesOf(board.puzzle));
    if (game) await this.load(null, game, null, extras);
    else this.state.load(board, { from, name }, { began: board.puzzle.saved, ...set(extras) });
  }

  /**
   * Loads a board as a new game, or a stored game.
   * @param {Board | null} board
   * @param {any} [game]
   * @param {string | null} [name]
   * @param {import("./share.js").Extras} [extras] of the link that brought the board; they replace those of the game
   */
  async load(board, game, name = null, extras = {}) {
    const next = /** @type {Board} */ (game ? await ask("board", game.puzzle) : board);
    this.state.load(next, game ?? { name }, { ...(game ?? { began: next.puzzle.saved }), ...set(extras) });
    // Since `looked` is missing, the next save stores the game again, as the newest.
    if (!game) return;
    this.last = { text: textOf(this.state), revision: game.revision };
  }
}

/** The extras that a link has. @param {import("./share.js").Extras} extras */
const set = (extras) => Object.fromEntries(Object.entries(extras).filter(([, value]) => value));

/** The parts of a game that are saved, without its time and view. @param {import("./state.js").State} state */
function played(state) {
  const { seconds, view, ...story } = state.story(),
    { from, name } = state;
  return { puzzle: state.puzzle(), from, name, ...story };
}

/** A text of these parts: while it stays the same, nothing was played. @param {import("./state.js").State} state */
function textOf(state) {
  const { past, future, checkpoints, ...game } = played(state);
  return JSON.stringify([game, past.length, future.length, checkpoints.length]);
}
