// Reads the clues of a puzzle from an image, in black and white or in colors. In: a decoded image. Out: the board of
// its puzzle, or null. Invariants: every uncertain number and every number that the lines changed is shown beside its
// place in the image.

import { ask } from "../engine/api.js";
import { attempt, byId, complain, opened } from "../basics/dialogs.js";
import { made } from "../basics/elements.js";
import { pam } from "../engine/pixels.js";
import { swatch } from "../basics/swatches.js";
import { colorName, list, t } from "../basics/words.js";

/** @import { Board, NumberReport, Scanned } from "../answers.js" */
/** @typedef {{ rgb: string, name: string }} Ink */

/** The most pixels of an image that is read: digits stay legible, and the engine accepts at most 16 MiB. */
const MOST_PIXELS = 4_000_000;
/** The side of the crop of a number, in pixels. */
const CROP = 64;
/** How many readings are offered beside the field of a number. */
const CHOICES = 3;
const VERDICTS = { unique: "scan-unique", several: "scan-several", none: "scan-none", undecided: "scan-undecided" };

const isChanged = (/** @type {NumberReport} */ { number, alternatives }) => number !== alternatives[0]?.number;

/** Draws the image in the size in which it is read. @param {ImageBitmap} bitmap */
function drawn(bitmap) {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(bitmap.width * scale));
  canvas.height = Math.max(1, Math.floor(bitmap.height * scale));
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Reads the clues of an image.
 * @param {HTMLCanvasElement} canvas @param {{ signal?: AbortSignal, colors?: boolean }} [options] Without `colors`
 *   the image decides.
 */
async function read(canvas, { signal, colors } = {}) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")),
    file = new File([pam(pen.getImageData(0, 0, canvas.width, canvas.height))], "image.pam");
  return colors === undefined ? ask("scan", file, signal) : ask(`scan?colors=${colors}`, file, signal);
}

/** The colors of the clues; one in black and white. @param {Scanned} scanned @returns {Ink[]} */
function inks({ puzzle, rows, columns }) {
  if (puzzle) return puzzle.colors.slice(1);
  const all = new Set([...rows, ...columns].flat().map(({ color }) => color ?? "#000000"));
  return [...all].map((rgb) => ({ rgb, name: rgb }));
}

/** Were the clues read in colors? @param {Scanned} scanned */
const isColored = ({ rows, columns }) => [...rows, ...columns].flat().some(({ color }) => color !== undefined);

/**
 * Outlines what was read: the board in blue; certain numbers in green, uncertain ones in orange, changed ones in red;
 * each with its color.
 */
function mark(/** @type {HTMLCanvasElement} */ canvas, /** @type {Scanned} */ { board, rows, columns }) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.lineWidth = Math.max(2, canvas.width / 500);
  const outline = (/** @type {number[][]} */ corners, /** @type {string} */ color) => {
    pen.strokeStyle = color;
    pen.beginPath();
    for (const [x, y] of corners) pen.lineTo(x, y);
    pen.closePath();
    pen.stroke();
  };
  outline(board, "#1e5aff");
  for (const number of [...rows, ...columns].flat()) {
    if (number.number === null && number.sure && !isChanged(number)) continue;
    outline(number.place, isChanged(number) ? "#e60028" : number.sure ? "#00963c" : "#ff8c00");
    if (!number.color) continue;
    const [[left, top], [right]] = number.place,
      side = Math.max(4, (right - left) / 4);
    pen.fillStyle = number.color;
    pen.fillRect(left, top, side, side);
    pen.strokeRect(left, top, side, side);
  }
}

/** The part of the image around a number, enlarged. @param {HTMLCanvasElement} from @param {number[][]} place */
function crop(from, place) {
  const [left, top] = [0, 1].map((axis) => Math.min(...place.map((corner) => corner[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...place.map((corner) => corner[axis])));
  const side = 1.2 * Math.max(right - left, bottom - top),
    [x, y] = [(left + right - side) / 2, (top + bottom - side) / 2];
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = CROP;
  /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).drawImage(from, x, y, side, side, 0, 0, CROP, CROP);
  return canvas;
}

/**
 * Buttons for the colors that a number may have.
 * @param {NumberReport} number @param {Ink[]} all
 */
function colorsOf(number, all) {
  const buttons = all.map((ink) => {
    const button = made("button", "", swatch("", ink.rgb));
    button.setAttribute("type", "button");
    button.setAttribute("aria-label", colorName(ink));
    button.addEventListener("click", () => {
      number.color = ink.rgb;
      show();
      button.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return button;
  });
  const show = () =>
    buttons.forEach((button, at) => button.setAttribute("aria-pressed", String(all[at].rgb === number.color)));
  show();
  return made("span", "group", ...buttons);
}

/**
 * A number with its crop, a field, its most likely readings, and the colors of the puzzle.
 * @param {HTMLCanvasElement} picture
 * @param {string} name
 * @param {NumberReport} number
 * @param {Ink[]} all
 */
function field(picture, name, number, all) {
  const input = document.createElement("input"),
    others = number.alternatives.slice(0, CHOICES).map((other) => other.number);
  Object.assign(input, {
    type: "number",
    min: "0",
    max: "99",
    value: number.number ?? "",
    placeholder: t("scan-nothing"),
  });
  input.setAttribute("aria-label", name);
  const choices = others.map((other) => {
    const button = made("button", "", other === null ? t("scan-nothing") : String(other));
    button.setAttribute("type", "button");
    button.addEventListener("click", () => {
      input.value = other === null ? "" : String(other);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return button;
  });
  input.addEventListener("input", () => {
    number.number = input.value === "" ? null : Number(input.value);
  });
  const item = made(
    "li",
    isChanged(number) ? "changed" : "",
    crop(picture, number.place),
    made("span", "", name),
    input,
    made("span", "group", ...choices),
    ...(all.length > 1 ? [colorsOf(number, all)] : []),
  );
  return item;
}

/** The clue of a line as people type it. @param {NumberReport[]} numbers @param {Ink[]} all */
const clue = (numbers, all) =>
  numbers
    .filter(({ number }) => number !== null)
    .map(({ number, color }) => {
      const at = all.findIndex(({ rgb }) => rgb === color);
      return all.length > 1 ? `${number}${String.fromCharCode(97 + Math.max(0, at))}` : number;
    })
    .join(" ") || "0";

/** The board with the current numbers. @param {Scanned} scanned @param {Ink[]} all */
function corrected({ width, height, rows, columns }, all) {
  const puzzle = {
    nonosat: 1,
    shape: { rect: { height, width } },
    colors: [{ rgb: "#ffffff" }, ...all.map(({ rgb }) => ({ rgb }))],
    clues: Array(height + width).fill(null),
  };
  return ask("clues", { puzzle, clues: [...rows, ...columns].map((line) => clue(line, all)) });
}

/** Every number that people should check, with its name. @param {Scanned} scanned */
function doubtful({ rows, columns }) {
  const of = (/** @type {NumberReport[][]} */ lines, /** @type {string} */ id) =>
    lines.flatMap((line, label) =>
      line.flatMap((number, place) =>
        number.sure && !isChanged(number)
          ? []
          : [{ number, name: t("page-scan-place", { line: t(id, { label: String(label + 1) }), place: place + 1 }) }],
      ),
    );
  return [...of(rows, "line-row"), ...of(columns, "line-column")];
}

/** Shows what was read, over the image and in words. @param {ImageBitmap} bitmap @param {Scanned} scanned */
function show(bitmap, scanned) {
  const shown = drawn(bitmap),
    canvas = drawn(bitmap),
    numbers = doubtful(scanned),
    all = inks(scanned);
  mark(shown, scanned);
  shown.setAttribute("role", "img");
  shown.setAttribute("aria-label", t("page-scan-seen"));
  byId("scan-image").replaceChildren(shown);
  byId("scan-numbers").replaceChildren(...numbers.map(({ number, name }) => field(canvas, name, number, all)));
  const size = t("scan-size", { width: scanned.width, height: scanned.height });
  const found = list([size, ...(scanned.sure ? [t("scan-sure")] : []), t(VERDICTS[scanned.verdict])]);
  const isSideAlone = !numbers.length && scanned.unsure_sides.length > 0;
  const look = scanned.sure || isSideAlone ? [] : [t("page-scan-look", { n: numbers.length })];
  const colors = isColored(scanned)
    ? [made("p", "", ...all.flatMap((ink) => [swatch(colorName(ink), ink.rgb), " "]))]
    : [];
  const words = [found, ...look, ...scanned.changes].map((text) => made("p", "", text));
  byId("scan-found").replaceChildren(...words, ...colors);
}

/**
 * Shows what was read in an image. The board to play; null if people do not want it.
 * @param {ImageBitmap} bitmap @param {Scanned} first @returns {Promise<Board | null>}
 */
async function fromClues(bitmap, first) {
  const dialog = byId("scan-dialog"),
    ok = dialog.querySelector("[value=ok]"),
    colors = dialog.querySelector("[name=colors]");
  let scanned = first,
    turn = 0;
  /** @type {Board | null} */
  let found = null;
  const check = async () => {
    const now = ++turn;
    ok.disabled = true;
    const { board, problems, disagreement } = await corrected(scanned, inks(scanned));
    if (now !== turn) return;
    found = board ?? null;
    complain(dialog, [...problems, disagreement].filter(Boolean).join(" "));
    ok.disabled = !found;
  };
  const orComplain = (/** @type {() => Promise<void>} */ work) =>
    work().catch((error) => complain(dialog, error.message));
  const reread = async () => {
    const now = ++turn;
    ok.disabled = true;
    complain(dialog, t("page-image-working"));
    try {
      const other = await read(drawn(bitmap), { colors: colors.checked });
      if (now !== turn) return;
      scanned = other;
    } catch (/** @type {any} */ error) {
      // What was read before stays.
      colors.checked = isColored(scanned);
      ok.disabled = !found;
      return complain(dialog, error.message);
    }
    show(bitmap, scanned);
    await check();
  };
  colors.checked = isColored(scanned);
  colors.onchange = () => orComplain(reread);
  byId("scan-numbers").oninput = () => orComplain(check);
  show(bitmap, scanned);
  orComplain(check);
  return (await opened(dialog)) ? found : null;
}

/**
 * Searches for clues in an image, and offers in the image's dialog to play them.
 * @param {ImageBitmap} bitmap
 * @param {HTMLDialogElement} dialog
 * @param {AbortSignal} signal
 * @param {(board: Board) => unknown} play
 */
export async function offer(bitmap, dialog, signal, play) {
  const found = await read(drawn(bitmap), { signal }).catch(() => null),
    part = byId("image-clues");
  if (!found || signal.aborted) return;
  byId("image-clues-found").textContent = t("page-scan-clues", { width: found.width, height: found.height });
  part.hidden = false;
  part.querySelector("button").onclick = () =>
    attempt(async () => {
      dialog.close("cancel");
      const board = await fromClues(bitmap, found);
      if (board) await play(board);
    });
}
