// Opening, saving, restoring. Files come and go through the browser; games are kept in it.

import { ask, get } from "./api.js";
import { byId, complain, opened, settled, tell } from "./dialogs.js";

const GAMES = "nonosat.games";
/** So many games are kept; the one that was not played longest makes room. */
const MOST = 30;

export class Keep {
  constructor(state) {
    this.state = state;
    this.keep = settled(200, () => this.save());
    state.addEventListener("puzzle", () => this.keep());
    state.addEventListener("marks", () => this.keep());
    addEventListener("pagehide", () => this.save());
    byId("file").addEventListener("change", (event) => {
      const [file] = event.target.files;
      event.target.value = "";
      if (file) this.open(file).catch((error) => tell(error.message, "problem"));
    });
    document.addEventListener("dragover", (event) => event.preventDefault());
    document.addEventListener("drop", (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (file) this.open(file).catch((error) => tell(error.message, "problem"));
    });
  }

  async open(file) {
    const ending = file.name.includes(".") ? file.name.split(".").at(-1) : "";
    const query = new URLSearchParams({ ending });
    let board = await ask(`board?${query}`, file), name = file.name.replace(/\.[^.]*$/, "");
    if (board.choices) {
      const chosen = await choice("Which puzzle?", `${file.name} has ${board.choices.length}.`, board.choices);
      if (chosen === null) return;
      query.set("number", chosen + 1);
      name += ` ${chosen + 1}`;
      board = await ask(`board?${query}`, file);
    }
    const kept = board.puzzle.saved ? null : keptGame(board.puzzle);
    await this.#load(board, kept, name);
    tell(kept ? `Opened ${file.name}, where you left it.` : `Opened ${file.name}.`);
  }

  /** Asks for name and format, and hands the file to the browser. */
  async saveAs() {
    const dialog = byId("save-dialog"), { elements } = dialog.querySelector("form");
    this.formats ??= (await get("formats")).filter((format) => format.writes);
    if (elements.format.options.length === 0) {
      elements.format.append(...this.formats.map((format) => new Option(`${format.name}: ${format.about.replaceAll("`", "")}`, format.name)));
      elements.format.value = "json";
    }
    elements.name.value = this.state.name ?? this.state.board.puzzle.title ?? "puzzle";
    complain(dialog, "");
    let lossy = false;
    while (await opened(dialog)) {
      const query = new URLSearchParams({ format: elements.format.value, lossy });
      try {
        const { text, ending, lost } = await ask(`write?${query}`, this.state.puzzle());
        if (text !== undefined) {
          this.state.name = elements.name.value;
          download(`${this.state.name}.${ending}`, text, "text/plain");
          return tell(lost.length ? `Saved without ${lost.join(", ")}.` : "Saved.", "good");
        }
        complain(dialog, `${elements.format.value} cannot say: ${lost.join(", ")}.\nSave again to leave that out, or choose another format.`);
        lossy = true;
        elements.format.addEventListener("change", () => { lossy = false; }, { once: true });
      } catch (error) {
        complain(dialog, error.message);
      }
    }
  }

  async exportSvg() {
    const { svg } = await ask("svg", this.state.puzzle());
    download(`${this.state.name ?? "puzzle"}.svg`, svg, "image/svg+xml");
  }

  /** Keeps the game in the browser; without its history if there is no room. */
  save() {
    const { state } = this;
    if (!state.board) return;
    const { past, future, checkpoints, ...rest } = state.story();
    const game = { puzzle: state.puzzle(), color: state.color, ...rest };
    const key = keyOf(game.puzzle), others = keptKeys().filter((other) => other !== key);
    for (const old of others.splice(MOST - 1)) localStorage.removeItem(old);
    const put = (value) => {
      localStorage.setItem(key, JSON.stringify(value));
      localStorage.setItem(GAMES, JSON.stringify([key, ...others]));
    };
    try {
      put({ ...game, past, future, checkpoints });
    } catch {
      try { put(game); } catch { /* Nothing can be kept here. */ }
    }
  }

  /** Begins with the puzzle of the command line, as far as it was played; else with the last game. */
  async restore() {
    const start = await get("start");
    if (start) return this.#load(start, start.puzzle.saved ? null : keptGame(start.puzzle));
    const last = keptGames()[0];
    if (last) await this.#load(null, last);
  }

  /** Lets people choose one of the games that are kept. */
  async recent() {
    this.save();
    const games = keptGames();
    const chosen = await choice("Recent games", games.length ? "" : "None are kept in this browser.", games.map(called));
    if (chosen !== null) await this.#load(null, games[chosen]);
  }

  /** Loads a board, or the one of a game that was kept. */
  async #load(board, kept, name = null) {
    // What was played so far is kept before it goes.
    this.save();
    const next = kept ? await ask("board", kept.puzzle) : board;
    if (kept) this.state.color = kept.color ?? "a";
    this.state.load(next, { ...kept, name: kept?.name ?? name });
  }
}

/** Lets people choose one of these names; its place, or null. */
async function choice(title, text, names) {
  const dialog = byId("choose-dialog");
  let chosen = null;
  byId("choose-title").textContent = title;
  byId("choose-text").textContent = text;
  byId("choices").replaceChildren(...names.map((name, place) => {
    const item = document.createElement("li"), button = document.createElement("button");
    Object.assign(button, { textContent: name, value: "ok" });
    button.addEventListener("click", () => { chosen = place; });
    item.append(button);
    return item;
  }));
  return await opened(dialog) ? chosen : null;
}

function called({ puzzle: { shape, title }, name }) {
  const size = shape.hex ? `hexagon of side ${shape.hex.side}` : `${shape.rect.height} rows, ${shape.rect.width} columns`;
  return `${title ?? name ?? "No name"} (${size})`;
}

/** Where the game of a puzzle is kept: the same for every state of play. */
function keyOf({ saved, ...puzzle }) {
  let hash = 0xcbf29ce484222325n;
  for (const sign of JSON.stringify(puzzle)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(sign.codePointAt(0))) * 0x100000001b3n);
  }
  return `nonosat.game.${hash.toString(16)}`;
}

function stored(key) {
  try { return JSON.parse(localStorage.getItem(key)); } catch { return null; }
}

/** The games that are kept, the newest first. */
const keptKeys = () => stored(GAMES) ?? [];
const keptGames = () => keptKeys().map(stored).filter((game) => game);
const keptGame = (puzzle) => stored(keyOf(puzzle));

function download(name, text, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
