// Opens and saves puzzle files, and exports drawings. In: files of any format. Out: files, which the browser downloads.

import { ask, get } from "../engine/api.js";
import { byId, choice, complain, openDialog, showMessage } from "../basics/dialogs.js";
import { isSame, sameGames } from "../game/games.js";
import { list, t } from "../basics/words.js";

/** @import { Board, Puzzle, Support } from "../answers.js" */
/** @import { Keep } from "../game/keep.js" */
/** @import { State } from "../game/state.js" */

const IMAGES = ["image/png", "image/gif", "image/jpeg", "image/bmp", "image/webp", "image/avif"];

export class Files {
  /** @param {State} state @param {Keep} keep */
  constructor(state, keep) {
    this.state = state;
    this.keep = keep;
    /** @param {File} file */
    const open = (file) =>
      this.open(file).catch((error) =>
        showMessage(
          error.message.startsWith(file.name)
            ? error.message
            : t("page-file-failed", { name: file.name, why: error.message }),
          "problem",
        ),
      );
    byId("file").addEventListener("change", (/** @type {any} */ event) => {
      const [file] = event.target.files;
      event.target.value = "";
      if (file) open(file);
    });
    drops(open);
  }

  /** @param {File} file */
  async open(file) {
    if (IMAGES.includes(file.type)) return document.dispatchEvent(new CustomEvent("image", { detail: file }));
    const ending = file.name.includes(".") ? (file.name.split(".").at(-1) ?? "") : "";
    const query = new URLSearchParams({ ending }),
      board = await this.#read(file, query);
    if (!board) return;
    this.keep.save();
    const sameGame = sameGames(board.puzzle).find(
      ({ puzzle }) => !board.puzzle.saved || isSame(puzzle.saved, board.puzzle.saved),
    );
    const number = query.has("number") ? ` ${query.get("number")}` : "";
    await this.keep.load(board, sameGame, file.name.replace(/\.[^.]*$/, "") + number);
    showMessage(sameGame ? t("page-file-continued", { name: file.name }) : t("page-file-opened", { name: file.name }));
  }

  /** Plays a board that does not come from a file. @param {Board} board @param {string} name */
  async play(board, name) {
    this.keep.save();
    await this.keep.load(board, undefined, name.replace(/\.[^.]*$/, ""));
    showMessage(t("page-file-opened", { name }));
  }

  /**
   * Reads the board of a file. People choose what the file leaves open, its format or one of its puzzles; null if they
   * cancel.
   * @param {File} file
   * @param {URLSearchParams} query
   * @returns {Promise<Board | null>}
   */
  async #read(file, query) {
    const answer = await ask(`board?${query}`, file).catch(severalFormats);
    if ("puzzle" in answer) return answer;
    const chosen =
      "formats" in answer
        ? await choice(
            t("page-file-which-format"),
            t("page-file-formats", { name: file.name }),
            answer.formats.map(described),
          )
        : await choice(
            t("page-file-which-puzzle"),
            t("page-file-puzzles", { name: file.name, n: answer.choices.length }),
            answer.choices,
          );
    if (chosen === null) return null;
    if ("formats" in answer) query.set("format", answer.formats[chosen].name);
    else query.set("number", String(chosen + 1));
    return this.#read(file, query);
  }

  /**
   * Lets people choose a name and a format, and downloads the file: of the current game, or of this puzzle.
   * @param {Puzzle} [puzzle]
   * @param {string} [name]
   */
  async saveAs(
    puzzle = this.state.puzzle(),
    name = this.state.name ?? this.state.board.puzzle.title ?? t("page-file-name"),
  ) {
    const dialog = byId("save-dialog"),
      { elements } = dialog.querySelector("form");
    const formats = await ask("formats/supported", puzzle),
      of = (/** @type {string} */ format) => formats.find(({ name }) => name === format);
    elements.format.replaceChildren(
      group(t("page-save-usual"), [
        ...USUAL_FORMATS.map(of)
          .filter((format) => format !== undefined)
          .map(option),
        new Option(t("page-save-png"), "png"),
        new Option(t("page-save-svg"), "svg"),
      ]),
      group(t("page-save-others"), formats.filter(({ name }) => !USUAL_FORMATS.includes(name)).map(option)),
    );
    elements.format.value = "json";
    elements.name.value = name;
    const showLost = () => {
      const lost = of(elements.format.value)?.lost ?? [];
      byId("save-lost").textContent = lost.length ? t("page-save-without", { lost: list(lost) }) : "";
    };
    elements.format.onchange = showLost;
    showLost();
    complain(dialog, "");
    let isPrinted = false;
    byId("save-print").onclick = () => {
      isPrinted = true;
      dialog.close("cancel");
    };
    await openDialog(dialog, { use: () => this.#handOver(puzzle, elements.name.value, elements.format.value) });
    if (isPrinted) document.dispatchEvent(new CustomEvent("print", { detail: await ask("board", puzzle) }));
  }

  /**
   * Saves a puzzle in a format, without what the format cannot hold.
   * @param {Puzzle} puzzle
   * @param {string} name
   * @param {string} format
   */
  async #handOver(puzzle, name, format) {
    if (format === "svg") return this.exportSvg(puzzle, name);
    if (format === "png") return download(`${name}.png`, await pngOf(puzzle), "image/png");
    const { text, ending, lost } = await ask(`write?${new URLSearchParams({ format, lossy: "true" })}`, puzzle);
    if (this.state.board?.puzzle.clues === puzzle.clues) this.state.name = name;
    download(`${name}.${ending}`, text, "text/plain");
    showMessage(lost.length ? t("page-saved-without", { lost: list(lost) }) : t("page-saved"), "good");
  }

  /** @param {Puzzle} [puzzle] @param {string} [name] */
  async exportSvg(puzzle = this.state.puzzle(), name = this.state.name ?? t("page-file-name")) {
    const { svg } = await ask("svg", puzzle);
    download(`${name}.svg`, svg, "image/svg+xml");
  }
}

/** The formats that most programs read, and JSON, which holds everything. */
const USUAL_FORMATS = ["json", "non", "webpbn", "olsak"];

/** Why a format cannot hold a puzzle, if the reason is not what would be lost. @type {Record<string, string>} */
const OBSTACLES = {
  picture: "page-save-picture",
  letters: "page-save-letters",
  square: "page-save-square",
  other: "page-save-other",
};

/** A format as an option; disabled if it cannot hold the puzzle. @param {Support} format */
function option({ name, about, can, lost, why }) {
  const format = name === "json" ? t("page-save-json") : described({ name, about }),
    reason = why ? t(OBSTACLES[why]) : t("page-save-not", { lost: list(lost) });
  const item = new Option(can ? format : t("page-save-impossible", { format, why: reason }), name);
  item.disabled = !can;
  return item;
}

/** @param {string} label @param {HTMLElement[]} options */
function group(label, options) {
  const element = document.createElement("optgroup");
  element.label = label;
  element.append(...options);
  return element;
}

/** Loads the drawing of a puzzle as an image. @param {Puzzle} puzzle */
async function loadDrawing(puzzle) {
  const { svg } = await ask("svg", puzzle),
    image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  return image;
}

/** Draws a puzzle as PNG, with two pixels for each CSS pixel. @param {Puzzle} puzzle */
async function pngOf(puzzle) {
  const image = await loadDrawing(puzzle),
    canvas = document.createElement("canvas");
  const scale = Math.min(2, 8192 / Math.max(image.naturalWidth, image.naturalHeight));
  Object.assign(canvas, { width: image.naturalWidth * scale, height: image.naturalHeight * scale });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(image.src);
  return /** @type {Promise<Blob>} */ (
    new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(/** @type {Blob} */ (blob)), "image/png");
    })
  );
}

/**
 * Opens files that people drop or paste. An open dialog blocks that: only its own file fields take files.
 * @param {(file: File) => void} open
 */
function drops(open) {
  if (document.body.hasAttribute("data-embed")) return;
  const over = (/** @type {boolean} */ isOver) => document.body.toggleAttribute("data-dropping", isOver);
  /** @param {any} event */
  const isTaken = (event) => event.target.closest?.("dialog input[type=file]");
  const isBehind = () => document.querySelector("dialog[open]") !== null;
  document.addEventListener("dragover", (event) => {
    if (isTaken(event)) return;
    event.preventDefault();
    if (isBehind() && event.dataTransfer) event.dataTransfer.dropEffect = "none";
    else over(event.dataTransfer?.types.includes("Files") ?? false);
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) over(false);
  });
  document.addEventListener("paste", (event) => {
    const [file] = event.clipboardData?.files ?? [];
    if (file && !isBehind()) open(file);
  });
  document.addEventListener("drop", (event) => {
    over(false);
    if (isTaken(event)) return;
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file && !isBehind()) open(file);
  });
}

/**
 * The formats that a file could have, if it was refused because there are several; throws the error otherwise.
 * @param {any} error
 */
async function severalFormats(error) {
  const names = error.formats ?? [];
  if (names.length === 0) throw error;
  // Variants of a format have its name and a suffix; they can hold the same file.
  /** @param {string} name */
  const isNamed = (name) =>
    names.some((/** @type {string} */ ending) => name === ending || name.startsWith(`${ending}-`));
  return { formats: (await get("formats")).filter(({ name }) => isNamed(name)) };
}

/** @param {{ name: string, about: string }} format */
const described = ({ name, about }) => `${name}: ${about.replaceAll("`", "")}`;

/** Makes the browser download a file. @param {string} name @param {unknown} content @param {string} type */
export function download(name, content, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([/** @type {BlobPart} */ (content)], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
