// Keeping the game while it is played, and going on with it. In: the game. Out: the game.
// Holds: each game is kept under an id of its own; what another tab played is not written over.

import { ask, get } from "./api.js";
import { choice, settled, tell } from "./dialogs.js";
import { anything, isSame, keptGames, note, noted, sameGames, wrote } from "./games.js";
import { stored } from "./store.js";

/** What a tab remembers: its game, and the puzzle of the command line that it has shown. */
const OWN = "nonosat.own", START = "nonosat.start";
/** What is lost where the browser has no room, by what was tried; the last one if nothing helped. */
const LOSSES = [
  "",
  "This browser has no room for what Undo needs: it will not outlast this page. Save games to files.",
  "This browser has no room for Undo and checkpoints: they will not outlast this page. Save games to files.",
  "This browser is full: the oldest games made room for this one. Save games to files.",
  "This game cannot be kept in this browser; save it to a file.",
];

export class Keep {
  /** What was kept of the game at last: all but its time as text, its time, and its revision. */
  last = {};

  constructor(state) {
    this.state = state;
    this.keep = settled(200, () => this.save());
    state.addEventListener("leave", () => this.save());
    state.addEventListener("puzzle", () => {
      if (!state.id) this.#asNew();
      this.keep();
    });
    state.addEventListener("marks", () => this.keep());
    addEventListener("pagehide", () => this.save());
    addEventListener("storage", (event) => this.#otherTab(event));
  }

  /** Keeps the game in the browser if there is anything new to it; without its history if there is no room. */
  save() {
    const { state } = this;
    if (!state.board) return;
    const { seconds } = state, game = played(state), text = JSON.stringify(game);
    const isPlayed = text !== this.last.text;
    if (!isPlayed && seconds === this.last.seconds) return;
    const there = stored(state.id);
    if (there && there.revision !== this.last.revision) {
      // Only time went by here: the other tab's game is the newer one.
      if (!isPlayed) return;
      this.#asNew();
      tell("Another tab has played this game. Here it goes on as a game of its own; Recent has both.");
    }
    const revision = isPlayed ? anything() : this.last.revision;
    const { past, future, checkpoints, ...bare } = game;
    const ways = [[game, false], [{ ...bare, checkpoints }, false], [bare, false], [bare, state.isTouched]];
    const way = ways.findIndex(([one, mayRemove]) => wrote(state.id, { ...one, seconds, revision }, mayRemove));
    if (way >= 0) this.last = { text, seconds, revision };
    const loss = state.isTouched ? LOSSES.at(way) : "";
    if (loss && loss !== this.told) tell(loss, "problem");
    this.told = loss;
    note(OWN, state.id);
  }

  /** The game is kept as another one from now on. */
  #asNew() {
    this.state.id = `nonosat.game.${anything()}`;
    this.last = {};
  }

  #otherTab({ key, newValue }) {
    if (key !== this.state.id || !newValue || JSON.parse(newValue).revision === this.last.revision) return;
    tell("This game is played in another tab, too. What you do here is kept as a game of its own.");
  }

  /**
   * Begins with the puzzle of the command line, as far as it was played, unless this tab went on from there.
   * Without both, the newest game comes if it is asked for.
   */
  async restore(wantsNewest) {
    const start = await get("start"), puzzle = JSON.stringify(start?.puzzle);
    const own = keptGames().find(({ id }) => id === noted(OWN));
    if (start && !(own && noted(START) === puzzle)) {
      const isOf = (game) => [game.began, game.puzzle.saved].some((saved) => isSame(saved, start.puzzle.saved));
      await this.load(start, sameGames(start.puzzle).find((game) => !start.puzzle.saved || isOf(game)));
      return note(START, puzzle);
    }
    const last = own ?? (wantsNewest ? keptGames()[0] : null);
    if (last) await this.load(null, last);
  }

  /** Lets people choose one of the games that are kept. */
  async recent() {
    this.save();
    const games = keptGames();
    const chosen = await choice("Recent games", games.length ? "" : "None are kept in this browser.", games.map(called));
    if (chosen !== null) await this.load(null, games[chosen]);
  }

  /** Loads a board as a new game, or the one of a game that was kept. */
  async load(board, kept, name = null) {
    const next = kept ? await ask("board", kept.puzzle) : board;
    this.state.load(next, kept ?? { name, began: board.puzzle.saved });
    // It is known, but not that it is the newest again.
    if (kept) this.last = { text: JSON.stringify(played(this.state)), seconds: null, revision: kept.revision };
  }
}

/** A game by its name, its size, and how far it was played. */
function called({ puzzle: { shape, title, saved }, name }) {
  const size = shape.hex ? `hexagon of side ${shape.hex.side}` : `${shape.rect.height} rows, ${shape.rect.width} columns`;
  const cells = saved.flat(), marked = cells.filter((mark) => mark.length === 1).length;
  return `${title ?? name ?? "No name"} (${size}), ${Math.round(100 * marked / cells.length)} % marked`;
}

/** All of a game that is kept but its time: as long as it is the same, nothing was played. */
function played(state) {
  const { id, seconds, ...story } = state.story();
  return { puzzle: state.puzzle(), ...story };
}
