// Opening, saving, restoring. Files come and go through the browser; games are kept in it.

import { ask, get } from "./api.js";
import { byId, complain, opened, settled, tell } from "./dialogs.js";

const KEY = "nonosat.game";

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
    this.state.load(await ask(`board?${new URLSearchParams({ ending })}`, file));
    this.name = file.name.replace(/\.[^.]*$/, "");
    tell(`Opened ${file.name}.`);
  }

  /** Asks for name and format, and hands the file to the browser. */
  async saveAs() {
    const dialog = byId("save-dialog"), { elements } = dialog.querySelector("form");
    this.formats ??= (await get("formats")).filter((format) => format.writes);
    if (elements.format.options.length === 0) {
      elements.format.append(...this.formats.map((format) => new Option(`${format.name}: ${format.about.replaceAll("`", "")}`, format.name)));
      elements.format.value = "json";
    }
    elements.name.value = this.name ?? this.state.board.puzzle.title ?? "puzzle";
    complain(dialog, "");
    let lossy = false;
    while (await opened(dialog)) {
      const query = new URLSearchParams({ format: elements.format.value, lossy });
      try {
        const { text, ending, lost } = await ask(`write?${query}`, this.state.puzzle());
        if (text !== undefined) {
          this.name = elements.name.value;
          download(`${this.name}.${ending}`, text, "text/plain");
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
    download(`${this.name ?? "puzzle"}.svg`, svg, "image/svg+xml");
  }

  /** Keeps the game in the browser; without its history if there is no room. */
  save() {
    const { state } = this;
    if (!state.board) return;
    const { past, future, checkpoints, seconds, color } = state;
    const game = { puzzle: state.puzzle(), seconds, color, name: this.name };
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...game, past, future, checkpoints }));
    } catch {
      try { localStorage.setItem(KEY, JSON.stringify(game)); } catch { /* Nothing can be kept here. */ }
    }
  }

  /** Begins with the puzzle of the command line, as far as it was played; else with the last game. */
  async restore() {
    const [start, kept] = [await get("start"), this.#kept()];
    if (!start && !kept) return;
    if (start && !(kept && isSame(start.puzzle, kept.puzzle))) return this.state.load(start);
    this.name = kept.name;
    this.state.color = kept.color ?? "a";
    this.state.load(await ask("board", kept.puzzle), kept);
  }

  #kept() {
    try { return JSON.parse(localStorage.getItem(KEY)); } catch { return null; }
  }
}

/** The same puzzle, whatever the state of play? */
function isSame(one, other) {
  const bare = ({ saved, ...puzzle }) => JSON.stringify(puzzle);
  return bare(one) === bare(other);
}

function download(name, text, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
