// Saves puzzle files, and exports drawings. In: puzzles. Out: files, which the browser downloads.

import { ask } from "../engine/api.js";
import { byId, complain, openDialog, showMessage } from "../basics/dialogs.js";
import { list, t } from "../basics/words.js";

/** @import { Puzzle, Support } from "../answers.js" */
/** @import { State } from "../game/state.js" */

export class Files {
  /** @param {State} state */
  constructor(state) {
    this.state = state;
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
export async function loadDrawing(puzzle) {
  const { svg } = await ask("svg", puzzle);
  return load(new Blob([svg], { type: "image/svg+xml" }));
}

/** Loads an image. @param {Blob} file */
export async function load(file) {
  const image = new Image();
  image.alt = "";
  image.src = URL.createObjectURL(file);
  await image.decode().finally(() => URL.revokeObjectURL(image.src));
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
  return /** @type {Promise<Blob>} */ (
    new Promise((resolve) => {
      canvas.toBlob((blob) => resolve(/** @type {Blob} */ (blob)), "image/png");
    })
  );
}

/** @param {{ name: string, about: string }} format */
export const described = ({ name, about }) => `${name}: ${about.replaceAll("`", "")}`;

/** Makes the browser download a file. @param {string} name @param {unknown} content @param {string} type */
export function download(name, content, type) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([/** @type {BlobPart} */ (content)], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
