// Draws small pictures of puzzles without a board from the engine. In: a shape, its colors, the letters of its cells;
// the collection and stored games have these. Out: canvases.

import { BLANK } from "../basics/colors.js";
import { cornersOf, plan } from "./shapes.js";

/** The side of a thumbnail in pixels; twice as many as CSS pixels, for fine screens. */
const SIDE = 256;

/**
 * Draws the letters of all cells; null draws an empty board.
 * @param {any} shape
 * @param {string[]} paints of the colors, the background first
 * @param {string | null} letters of all cells as one text
 * @param {number[]} holes cells that are holes
 * @param {number} side in pixels
 */
export function thumbnail(shape, paints, letters, holes = [], side = SIDE) {
  const canvas = document.createElement("canvas"),
    board = plan(shape),
    missing = new Set(holes),
    [paper] = paints;
  const size = side / Math.max(board.width, board.height);
  canvas.width = Math.ceil(board.width * size);
  canvas.height = Math.ceil(board.height * size);
  canvas.setAttribute("aria-hidden", "true");
  canvas.className = board.kind;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  /**
   * The centers of the cells of each color: one path for each color is faster than one for each cell.
   * @type {Map<string, import("./shapes.js").Center[]>}
   */
  const cellsByPaint = new Map();
  board.centers.forEach((center, cell) => {
    if (missing.has(cell)) return;
    const letter = letters?.[cell] ?? BLANK,
      paint = letter === BLANK ? paper : (paints[placeOf(letter)] ?? paints[1]);
    const cells = cellsByPaint.get(paint);
    if (cells) cells.push(center);
    else cellsByPaint.set(paint, [center]);
  });
  for (const [paint, centers] of cellsByPaint) {
    pen.fillStyle = paint;
    pen.beginPath();
    // Cells are drawn a little larger, so that no seam is visible between slanted sides.
    for (const center of centers) trace(pen, board.kind, center, size, 1.04);
    pen.fill();
  }
  if (!letters) grid(pen, board, size, paper, missing);
  return canvas;
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {import("./shapes.js").Plan["kind"]} kind
 * @param {import("./shapes.js").Center} center
 * @param {number} size
 * @param {number} share
 */
function trace(pen, kind, { x, y, isTurned }, size, share) {
  if (kind === "rect")
    return pen.rect(Math.floor((x - 0.5) * size), Math.floor((y - 0.5) * size), Math.ceil(size), Math.ceil(size));
  cornersOf(kind, isTurned).forEach(([dx, dy], corner) => {
    const at = /** @type {[number, number]} */ ([(x + dx * share) * size, (y + dy * share) * size]);
    if (corner === 0) pen.moveTo(...at);
    else pen.lineTo(...at);
  });
  return pen.closePath();
}

/** Draws faint lines between the cells of an unsolved puzzle, which shows only its size. */
function grid(
  /** @type {CanvasRenderingContext2D} */ pen,
  /** @type {import("./shapes.js").Plan} */ { kind, centers, width, height },
  /** @type {number} */ size,
  /** @type {string} */ paper,
  /** @type {Set<number>} */ missing,
) {
  pen.strokeStyle = readsOn(paper);
  pen.lineWidth = 2;
  if (kind !== "rect" || missing.size) {
    pen.beginPath();
    centers.forEach((center, cell) => {
      if (!missing.has(cell)) trace(pen, kind, center, size, 0.95);
    });
    pen.stroke();
    return;
  }
  const step = Math.max(width, height) > 24 ? 5 : 1;
  pen.beginPath();
  for (let x = step; x < width; x += step) pen.rect(x * size, 0, 0, height * size);
  for (let y = step; y < height; y += step) pen.rect(0, y * size, width * size, 0);
  pen.stroke();
}

/** @param {string} paper */
const readsOn = (paper) => (parseInt(paper.slice(3, 5), 16) > 128 ? "#00000016" : "#ffffff1c");

/** The index of a letter's color: a to z, then A to Z. @param {string} letter */
const placeOf = (letter) => (letter >= "a" ? letter.charCodeAt(0) - 96 : letter.charCodeAt(0) - 38);
