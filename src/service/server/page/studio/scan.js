// Reads the clues of a puzzle from an image, in black and white or in colors. In: a decoded image. Out: the board of
// its puzzle, or null. Invariants: every uncertain number and every number that the lines changed is shown beside its
// place in the image; every line has a field, and what stands in the fields is what will be played.

import { ask } from "../engine/api.js";
import { attempt, byId, complain, openDialog } from "../basics/dialogs.js";
import { newElement } from "../basics/elements.js";
import { pam } from "../engine/pixels.js";
import { swatch } from "../basics/swatches.js";
import { clueField, clueInputs, showProblems } from "./clue-fields.js";
import { colorName, list, t } from "../basics/words.js";

/** @import { Board, NumberReport, Scanned } from "../answers.js" */
/** @typedef {{ rgb: string, name: string }} Ink */

/** The most pixels of an image that is read: digits stay legible, and the engine accepts at most 16 MiB. */
const MOST_PIXELS = 4_000_000;
/** The side of the crop of a number, in pixels. */
const CROP = 64;
/** How many readings are offered beside the field of a number. */
const CHOICES = 3;
/** How many wrong lines are named at once. */
const MAX_NAMED = 3;
const VERDICTS = { unique: "scan-unique", several: "scan-several", none: "scan-none", undecided: "scan-undecided" };

const isChanged = (/** @type {NumberReport} */ { number, alternatives }) => number !== alternatives[0]?.number;

/** Draws the image in the size in which it is read. @param {ImageBitmap} bitmap */
function canvasOf(bitmap) {
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
    const button = newElement("button", "", swatch("", ink.rgb));
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
  return newElement("span", "group", ...buttons);
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
    choiceNumbers = number.alternatives.slice(0, CHOICES).map((other) => other.number);
  Object.assign(input, {
    type: "number",
    min: "0",
    max: "99",
    value: number.number ?? "",
    placeholder: t("scan-nothing"),
  });
  input.setAttribute("aria-label", name);
  const choices = choiceNumbers.map((choice) => {
    const button = newElement("button", "", choice === null ? t("scan-nothing") : String(choice));
    button.setAttribute("type", "button");
    button.addEventListener("click", () => {
      input.value = choice === null ? "" : String(choice);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    return button;
  });
  input.addEventListener("input", () => {
    number.number = input.value === "" ? null : Number(input.value);
  });
  const item = newElement(
    "li",
    isChanged(number) ? "changed" : "",
    crop(picture, number.place),
    newElement("span", "", name),
    input,
    newElement("span", "group", ...choices),
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
      return all.length > 1 ? `${number}${letterOf(Math.max(0, at))}` : number;
    })
    .join(" ") || "0";

/** The letter of a color in a clue. @param {number} at */
const letterOf = (at) => String.fromCharCode(97 + at);

/** The name of a line; rows come first. @param {Scanned} scanned @param {number} line */
const nameOf = ({ height }, line) =>
  line < height ? t("line-row", { label: String(line + 1) }) : t("line-column", { label: String(line - height + 1) });

/** The board with these clues, or what is wrong with them. @param {Scanned} scanned @param {string[]} clues */
function boardOf(scanned, clues) {
  const { width, height } = scanned;
  const puzzle = {
    nonosat: 1,
    shape: { rect: { height, width } },
    colors: [{ rgb: "#ffffff" }, ...inks(scanned).map(({ rgb }) => ({ rgb }))],
    clues: Array(height + width).fill(null),
  };
  return ask("clues", { puzzle, clues });
}

/** Does a number say that its line is empty, though other numbers stand beside it? */
const isStrayZero = (/** @type {NumberReport} */ { number }, /** @type {NumberReport[]} */ line) =>
  number === 0 && line.filter((other) => other.number !== null).length > 1;

/** Every number that people should check, with its line and its name. @param {Scanned} scanned */
function doubtful(scanned) {
  return [...scanned.rows, ...scanned.columns].flatMap((numbers, line) =>
    numbers.flatMap((number, place) =>
      number.sure && !isChanged(number) && !isStrayZero(number, numbers)
        ? []
        : [{ number, line, name: t("page-scan-place", { line: nameOf(scanned, line), place: place + 1 }) }],
    ),
  );
}

/** The fields of all lines. @param {Scanned} scanned @param {Ink[]} all */
function lineFields(scanned, all) {
  const fields = [...scanned.rows, ...scanned.columns].map((numbers, line) =>
    clueField("scan", line, nameOf(scanned, line), clue(numbers, all)),
  );
  const part = (/** @type {string} */ heading, /** @type {Element[]} */ items) =>
    newElement("fieldset", "", newElement("legend", "", t(heading)), ...items);
  return [
    part("page-lines-rows", fields.slice(0, scanned.height)),
    part("page-lines-columns", fields.slice(scanned.height)),
  ];
}

/**
 * The line at a place of the image, and the position of the number there in its line, if there is one.
 * @param {Scanned} scanned @param {number} x @param {number} y
 */
function lineAt({ board, width, height, rows, columns }, x, y) {
  for (const [line, numbers] of [...rows, ...columns].entries()) {
    const position = numbers.findIndex(({ place }) => isWithin(place, x, y));
    if (position >= 0) return { line, position };
  }
  // Beside the board, each line has the strip that it has on the board.
  const along = (/** @type {number[]} */ [left, top], /** @type {number[]} */ [right, bottom]) =>
    ((x - left) * (right - left) + (y - top) * (bottom - top)) / ((right - left) ** 2 + (bottom - top) ** 2);
  const across = along(board[0], board[1]),
    down = along(board[0], board[3]);
  const isOn = (/** @type {number} */ share) => share >= 0 && share < 1;
  if (isOn(down) && !isOn(across)) return { line: Math.floor(down * height), position: -1 };
  if (isOn(across) && !isOn(down)) return { line: height + Math.floor(across * width), position: -1 };
  return null;
}

/** Is a point within the box around these corners? @param {number[][]} corners @param {number} x @param {number} y */
function isWithin(corners, x, y) {
  const [left, top] = [0, 1].map((axis) => Math.min(...corners.map((corner) => corner[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...corners.map((corner) => corner[axis])));
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Opens the field of the line at a place of the image; the number there is selected. @param {Scanned} scanned */
function openField(scanned, /** @type {MouseEvent} */ event) {
  const canvas = /** @type {HTMLCanvasElement} */ (event.currentTarget),
    box = canvas.getBoundingClientRect(),
    scale = canvas.width / box.width;
  const at = lineAt(scanned, (event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
  if (!at) return;
  byId("scan-lines").open = true;
  const input = clueInputs(byId("scan-fields"))[at.line];
  input.focus();
  const numbers = [...scanned.rows, ...scanned.columns][at.line].slice(0, Math.max(0, at.position)),
    readCount = numbers.filter(({ number }) => number !== null).length,
    words = [...input.value.matchAll(/\S+/g)],
    word = at.position < 0 ? null : words[readCount];
  if (word) input.setSelectionRange(word.index, word.index + word[0].length);
  else input.setSelectionRange(input.value.length, input.value.length);
}

/** Shows what was read, over the image and in words. @param {ImageBitmap} bitmap @param {Scanned} scanned */
function show(bitmap, scanned) {
  const overlay = canvasOf(bitmap),
    canvas = canvasOf(bitmap),
    numbers = doubtful(scanned),
    all = inks(scanned);
  mark(overlay, scanned);
  overlay.setAttribute("role", "img");
  overlay.setAttribute("aria-label", t("page-scan-seen"));
  overlay.addEventListener("click", (event) => openField(scanned, event));
  byId("scan-image").replaceChildren(overlay);
  byId("scan-fields").replaceChildren(...lineFields(scanned, all));
  byId("scan-numbers").replaceChildren(
    ...numbers.map(({ number, line, name }) => {
      const item = field(canvas, name, number, all);
      item.dataset.line = String(line);
      return item;
    }),
  );
  const size = t("scan-size", { width: scanned.width, height: scanned.height });
  const summary = list([size, ...(scanned.sure ? [t("scan-sure")] : []), t(VERDICTS[scanned.verdict])]);
  const isSideAlone = !numbers.length && scanned.unsure_sides.length > 0;
  const look = scanned.sure || isSideAlone ? [] : [t("page-scan-look", { n: numbers.length })];
  const colors = isColored(scanned)
    ? [
        newElement(
          "p",
          "",
          ...all.flatMap((ink, at) => {
            const name = t("page-clues-letter", { letter: letterOf(at), name: colorName(ink) });
            return [swatch(all.length > 1 ? name : colorName(ink), ink.rgb), " "];
          }),
        ),
      ]
    : [];
  const words = [summary, ...look, ...scanned.changes].map((text) => newElement("p", "", text));
  byId("scan-found").replaceChildren(...words, ...colors);
}

/** What is wrong with a line, with its name. @param {Scanned} scanned @param {number} line @param {string} problem */
function lineProblem(scanned, line, problem) {
  const name = nameOf(scanned, line);
  return problem.includes(name) ? problem : t("page-clue-problem", { line: name, problem });
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
  let result = null;
  const check = async () => {
    const now = ++turn;
    ok.disabled = true;
    const fields = byId("scan-fields"),
      clues = clueInputs(fields).map((input) => input.value);
    const { board, problems, disagreement } = await boardOf(scanned, clues);
    if (now !== turn) return;
    result = board ?? null;
    showProblems(fields, problems);
    const wrong = problems.flatMap((problem, line) => (problem === null ? [] : [lineProblem(scanned, line, problem)]));
    complain(dialog, [...wrong.slice(0, MAX_NAMED), disagreement].filter(Boolean).join("\n"));
    if (wrong.length) byId("scan-lines").open = true;
    ok.disabled = !result;
  };
  const orComplain = (/** @type {() => Promise<void>} */ work) =>
    work().catch((error) => complain(dialog, error.message));
  const reread = async () => {
    const now = ++turn;
    ok.disabled = true;
    complain(dialog, t("page-image-working"));
    try {
      const reading = await read(canvasOf(bitmap), { colors: colors.checked });
      if (now !== turn) return;
      scanned = reading;
    } catch (/** @type {any} */ error) {
      // What was read before stays.
      colors.checked = isColored(scanned);
      ok.disabled = !result;
      return complain(dialog, error.message);
    }
    show(bitmap, scanned);
    await check();
  };
  colors.checked = isColored(scanned);
  colors.onchange = () => orComplain(reread);
  byId("scan-lines").open = false;
  byId("scan-numbers").oninput = (/** @type {any} */ event) => {
    const line = Number(event.target.closest("li").dataset.line);
    clueInputs(byId("scan-fields"))[line].value = clue([...scanned.rows, ...scanned.columns][line], inks(scanned));
    orComplain(check);
  };
  // Who types a line has looked at all of its numbers.
  byId("scan-fields").oninput = (/** @type {any} */ event) => {
    const line = clueInputs(byId("scan-fields")).indexOf(event.target);
    for (const item of byId("scan-numbers").querySelectorAll(`[data-line="${line}"]`)) item.remove();
    orComplain(check);
  };
  show(bitmap, scanned);
  orComplain(check);
  return (await openDialog(dialog)) ? result : null;
}

/**
 * Searches for clues in an image, and offers in the image's dialog to play them.
 * @param {ImageBitmap} bitmap
 * @param {HTMLDialogElement} dialog
 * @param {AbortSignal} signal
 * @param {(board: Board) => unknown} play
 */
export async function offer(bitmap, dialog, signal, play) {
  const scanned = await read(canvasOf(bitmap), { signal }).catch(() => null),
    part = byId("image-clues");
  if (!scanned || signal.aborted) return;
  // Who shows clues mostly wants to play them: the other button steps back.
  dialog.classList.add("has-clues");
  byId("image-clues-found").textContent = t("page-scan-clues", { width: scanned.width, height: scanned.height });
  part.hidden = false;
  part.querySelector("button").onclick = () =>
    attempt(async () => {
      dialog.close("cancel");
      const board = await fromClues(bitmap, scanned);
      if (board) await play(board);
    });
}
