// Opening, saving, restoring. In: files, and the games that the browser keeps. Out: the same.
// Holds: each game is kept under an id of its own, and no game is written over another.

import { ask, get } from "./api.js";
import { byId, choice, complain, opened, settled, tell } from "./dialogs.js";

/** The ids of the games that are kept, the newest first. */
const GAMES = "nonosat.games";
/** So many games are kept; the one that was not played longest makes room. */
const MOST = 30;
/** What a tab remembers: its game, and the puzzle of the command line that it has shown. */
const OWN = "nonosat.own", START = "nonosat.start";
const IMAGES = ["image/png", "image/gif", "image/jpeg", "image/bmp"];

export class Keep {
  /** What was kept of the game at last: all but its time as text, its time, and its revision. */
  last = {};

  constructor(state) {
    this.state = state;
    this.keep = settled(200, () => this.save());
    state.addEventListener("leave", () => this.save());
    state.addEventListener("puzzle", () => this.keep());
    state.addEventListener("marks", () => this.keep());
    addEventListener("pagehide", () => this.save());
    addEventListener("storage", (event) => this.#otherTab(event));
    const open = (file) => this.open(file).catch((error) => tell(error.message, "problem"));
    byId("file").addEventListener("change", (event) => {
      const [file] = event.target.files;
      event.target.value = "";
      if (file) open(file);
    });
    drops(open);
  }

  async open(file) {
    if (IMAGES.includes(file.type)) {
      throw new Error(`${file.name} is an image; for the puzzle of one choose "Create from image" in the Tools menu.`);
    }
    const ending = file.name.includes(".") ? file.name.split(".").at(-1) : "";
    const query = new URLSearchParams({ ending }), board = await this.#read(file, query);
    if (!board) return;
    this.save();
    const kept = sameGames(board.puzzle).find(({ puzzle }) => !board.puzzle.saved || isSame(puzzle.saved, board.puzzle.saved));
    const number = query.has("number") ? ` ${query.get("number")}` : "";
    await this.#load(board, kept, file.name.replace(/\.[^.]*$/, "") + number);
    tell(kept ? `Opened ${file.name}, where you left it.` : `Opened ${file.name}.`);
  }

  /** The board of a file. People are asked what the file does not tell; null if they do not say. */
  async #read(file, query) {
    const found = await ask(`board?${query}`, file).catch(severalFormats);
    if (found.puzzle) return found;
    const chosen = found.formats
      ? await choice("Which format?", `${file.name} could be in several.`, found.formats.map(described))
      : await choice("Which puzzle?", `${file.name} has ${found.choices.length}.`, found.choices);
    if (chosen === null) return null;
    if (found.formats) query.set("format", found.formats[chosen].name);
    else query.set("number", chosen + 1);
    return this.#read(file, query);
  }

  /** Asks for name and format, and hands the file to the browser. */
  async saveAs() {
    const dialog = byId("save-dialog"), { elements } = dialog.querySelector("form"), { format, name } = elements;
    if (format.options.length === 0) {
      const formats = (await get("formats")).filter(({ writes }) => writes);
      format.append(...formats.map((one) => new Option(described(one), one.name)));
      format.value = "json";
    }
    name.value = this.state.name ?? this.state.board.puzzle.title ?? "puzzle";
    complain(dialog, "");
    this.lossy = null;
    await opened(dialog, { use: () => this.#handOver(name.value, format.value) });
  }

  /** Saves in a format; throws what it cannot say. What can be left out is, once people were told. */
  async #handOver(name, format) {
    const write = (lossy) => ask(`write?${new URLSearchParams({ format, lossy })}`, this.state.puzzle()).catch(another);
    const { text, ending, lost } = await write(this.lossy === format);
    if (text === undefined) {
      // It may turn out that this is not all that is in the way.
      await write(true);
      this.lossy = format;
      throw new Error(`${format} cannot say: ${lost.join(", ")}.\nSave again to leave that out, or choose another format.`);
    }
    this.state.name = name;
    download(`${name}.${ending}`, text, "text/plain");
    tell(lost.length ? `Saved without ${lost.join(", ")}.` : "Saved.", "good");
  }

  async exportSvg() {
    const { svg } = await ask("svg", this.state.puzzle());
    download(`${this.state.name ?? "puzzle"}.svg`, svg, "image/svg+xml");
  }

  /** Keeps the game in the browser if there is anything new to it; without its history if there is no room. */
  save() {
    const { state } = this;
    if (!state.board) return;
    if (!state.id) this.#asNew();
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
    const isKept = [game, bare].some((one) => wrote(state.id, { ...one, seconds, revision }));
    if (isKept) this.last = { text, seconds, revision };
    else if (!this.isTold) tell("This game cannot be kept in this browser; save it to a file.", "problem");
    this.isTold = !isKept;
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

  /** Begins with the puzzle of the command line, as far as it was played, unless this tab went on from there. */
  async restore() {
    const start = await get("start"), puzzle = JSON.stringify(start?.puzzle);
    const own = keptGames().find(({ id }) => id === noted(OWN));
    if (start && !(own && noted(START) === puzzle)) {
      const isOf = (game) => [game.began, game.puzzle.saved].some((saved) => isSame(saved, start.puzzle.saved));
      await this.#load(start, sameGames(start.puzzle).find((game) => !start.puzzle.saved || isOf(game)));
      return note(START, puzzle);
    }
    const last = own ?? keptGames()[0];
    if (last) await this.#load(null, last);
  }

  /** Lets people choose one of the games that are kept. */
  async recent() {
    this.save();
    const games = keptGames();
    const chosen = await choice("Recent games", games.length ? "" : "None are kept in this browser.", games.map(called));
    if (chosen !== null) await this.#load(null, games[chosen]);
  }

  /** Loads a board as a new game, or the one of a game that was kept. */
  async #load(board, kept, name = null) {
    const next = kept ? await ask("board", kept.puzzle) : board;
    this.state.load(next, kept ?? { name, began: board.puzzle.saved });
    // It is known, but not that it is the newest again.
    if (kept) this.last = { text: JSON.stringify(played(this.state)), seconds: null, revision: kept.revision };
  }
}

/** Files that are dropped are opened, but not behind a dialog: there only its own fields take them. */
function drops(open) {
  const isTaken = (event) => event.target.closest?.("dialog input[type=file]");
  const isBehind = () => document.querySelector("dialog[open]") !== null;
  document.addEventListener("dragover", (event) => {
    if (isTaken(event)) return;
    event.preventDefault();
    if (isBehind()) event.dataTransfer.dropEffect = "none";
  });
  document.addEventListener("drop", (event) => {
    if (isTaken(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file && !isBehind()) open(file);
  });
}

/** The formats that a file could be in, if that is why it was refused. */
async function severalFormats(error) {
  const names = /^this could be (.+)$/.exec(error.problems?.[0]?.message)?.[1].split(" or ");
  if (!names) throw error;
  return { formats: (await get("formats")).filter(({ name }) => names.includes(name)) };
}

function another(error) {
  throw error.status === 422 ? new Error(`${error.message}.\nChoose another format.`) : error;
}

const described = ({ name, about }) => `${name}: ${about.replaceAll("`", "")}`;

function called({ puzzle: { shape, title }, name }) {
  const size = shape.hex ? `hexagon of side ${shape.hex.side}` : `${shape.rect.height} rows, ${shape.rect.width} columns`;
  return `${title ?? name ?? "No name"} (${size})`;
}

const anything = () => Math.random().toString(36).slice(2);
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** All of a game that is kept but its time: as long as it is the same, nothing was played. */
function played(state) {
  const { id, seconds, ...story } = state.story();
  return { puzzle: state.puzzle(), ...story };
}

function stored(key) {
  try { return JSON.parse(localStorage.getItem(key)); } catch { return null; }
}

const keptIds = () => stored(GAMES) ?? [];
/** The games that are kept, the newest first. */
const keptGames = () => keptIds().map((id) => ({ ...stored(id), id })).filter(({ puzzle }) => puzzle);

/** The kept games of a puzzle, whatever their state of play. */
function sameGames(puzzle) {
  const bare = ({ saved, ...rest }) => rest;
  return keptGames().filter((game) => isSame(bare(game.puzzle), bare(puzzle)));
}

/** Writes a game as the newest; the oldest others make room. False if they cannot; then they stay. */
function wrote(id, game) {
  const before = JSON.stringify(keptIds()), others = keptIds().filter((other) => other !== id);
  const text = JSON.stringify(game), gone = others.splice(MOST - 1).map(taken);
  for (;;) {
    try {
      localStorage.setItem(GAMES, JSON.stringify([id, ...others]));
      localStorage.setItem(id, text);
      return true;
    } catch {
      if (others.length === 0) break;
      gone.push(taken(others.pop()));
    }
  }
  if (gone.length > 0) localStorage.setItem(GAMES, before);
  for (const [other, value] of gone) localStorage.setItem(other, value);
  return false;
}

function taken(id) {
  const text = localStorage.getItem(id);
  localStorage.removeItem(id);
  return [id, text];
}

/** What this tab remembers, also when the page is loaded again. */
function noted(name) {
  try { return sessionStorage.getItem(name); } catch { return null; }
}
function note(name, text) {
  try { sessionStorage.setItem(name, text); } catch { /* The puzzle of the command line is shown again. */ }
}

function download(name, text, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
