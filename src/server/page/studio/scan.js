// Reads the clues of a puzzle from an image. In: a decoded image. Out: the board of its puzzle, or null. Invariants:
// every uncertain number and every number that the lines changed is shown beside its place in the image.

import { ask } from "../engine/api.js";
import { attempt, byId, complain, opened } from "../basics/dialogs.js";
import { made } from "../basics/elements.js";
import { pam } from "../engine/pixels.js";
import { list, t } from "../basics/words.js";

/** @import { Board, NumberReport, Scanned } from "../answers.js" */

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

/** Reads the clues of an image. @param {HTMLCanvasElement} canvas @param {AbortSignal} [signal] */
async function read(canvas, signal) {
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  return ask("scan", new File([pam(pen.getImageData(0, 0, canvas.width, canvas.height))], "image.pam"), signal);
}

/**
 * Outlines what was read: the board in blue; certain numbers in green, uncertain ones in orange, changed ones in red.
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
 * A number with its crop, a field, and its most likely readings.
 * @param {HTMLCanvasElement} picture
 * @param {string} name
 * @param {NumberReport} number
 */
function field(picture, name, number) {
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
  );
  return item;
}

/** The clue of a line as people type it. @param {NumberReport[]} numbers */
const clue = (numbers) =>
  numbers
    .map(({ number }) => number)
    .filter((number) => number !== null)
    .join(" ") || "0";

/** The board with the current numbers. @param {Scanned} scanned */
function corrected({ width, height, rows, columns }) {
  const puzzle = {
    nonosat: 1,
    shape: { rect: { height, width } },
    colors: [{ rgb: "#ffffff" }, { rgb: "#000000" }],
    clues: Array(height + width).fill(null),
  };
  return ask("clues", { puzzle, clues: [...rows, ...columns].map(clue) });
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

/**
 * Shows what was read from an image. Resolves to the board to play, or null if people cancel.
 * @param {ImageBitmap} bitmap
 * @param {Scanned} scanned
 * @returns {Promise<Board | null>}
 */
async function fromClues(bitmap, scanned) {
  const dialog = byId("scan-dialog"),
    ok = dialog.querySelector("[value=ok]"),
    canvas = drawn(bitmap);
  const numbers = doubtful(scanned),
    shown = drawn(bitmap);
  mark(shown, scanned);
  shown.setAttribute("role", "img");
  shown.setAttribute("aria-label", t("page-scan-seen"));
  byId("scan-image").replaceChildren(shown);
  byId("scan-numbers").replaceChildren(...numbers.map(({ number, name }) => field(canvas, name, number)));
  const size = t("scan-size", { width: scanned.width, height: scanned.height });
  const all = list([size, ...(scanned.sure ? [t("scan-sure")] : []), t(VERDICTS[scanned.verdict])]);
  const look = scanned.sure ? [] : [t("page-scan-look", { n: numbers.length })];
  byId("scan-found").replaceChildren(...[all, ...look, ...scanned.changes].map((text) => made("p", "", text)));
  /** @type {Board | null} */
  let found = null,
    turn = 0;
  const check = async () => {
    const now = ++turn;
    ok.disabled = true;
    const { board, problems, disagreement } = await corrected(scanned);
    if (now !== turn) return;
    found = board ?? null;
    complain(dialog, [...problems, disagreement].filter(Boolean).join(" "));
    ok.disabled = !found;
  };
  const run = () => check().catch((error) => complain(dialog, error.message));
  byId("scan-numbers").oninput = run;
  run();
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
  const found = await read(drawn(bitmap), signal).catch(() => null),
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
