// Puzzle files: opening, saving, drawings. In: files of any format. Out: the same, through the browser.

import { ask, get } from "./api.js";
import { byId, choice, complain, opened, tell } from "./dialogs.js";
import { isSame, sameGames } from "./games.js";

const IMAGES = ["image/png", "image/gif", "image/jpeg", "image/bmp"];

export class Files {
  constructor(state, keep) {
    Object.assign(this, { state, keep });
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
    this.keep.save();
    const kept = sameGames(board.puzzle).find(({ puzzle }) => !board.puzzle.saved || isSame(puzzle.saved, board.puzzle.saved));
    const number = query.has("number") ? ` ${query.get("number")}` : "";
    await this.keep.load(board, kept, file.name.replace(/\.[^.]*$/, "") + number);
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
  const names = error.formats ?? [];
  if (names.length === 0) throw error;
  // A format that is read otherwise in part has the same content.
  const isNamed = (name) => names.some((one) => name === one || name.startsWith(`${one}-`));
  return { formats: (await get("formats")).filter(({ name }) => isNamed(name)) };
}

function another(error) {
  throw error.kind === "question" ? new Error(`${error.message}.\nChoose another format.`) : error;
}

const described = ({ name, about }) => `${name}: ${about.replaceAll("`", "")}`;

/** Hands the browser a file: text or bytes. */
export function download(name, content, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
