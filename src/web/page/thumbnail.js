// Small pictures of puzzles that need no board: of a shape, its colors, and the letters of its cells.
// In: what the collection and the kept games tell. Out: canvases.

import { BLANK } from "./state.js";

const HALF = Math.sqrt(3) / 2;
/** Pixels of a thumbnail to a side; twice as many as are seen, for fine screens. */
const SIDE = 256;

/** Centers of the cells in rows and the width of the board, in cells; rows of a hexagon are closer. @param {any} shape */
function cells(shape) {
  if (shape.rect) {
    const { height, width } = shape.rect;
    const centers = Array.from({ length: height * width }, (_, cell) => [cell % width + .5, Math.floor(cell / width) + .5]);
    return { centers, width, height };
  }
  const { side } = shape.hex, rows = 2 * side - 1, centers = [];
  for (let row = 0; row < rows; row += 1) {
    const count = rows - Math.abs(row - side + 1), left = (rows - count) / 2;
    for (let place = 0; place < count; place += 1) centers.push([left + place + .5, row * HALF + .6]);
  }
  return { centers, width: rows, height: (rows - 1) * HALF + 1.2 };
}

/**
 * A picture of the letters of all cells, as one text; without any, of an empty board.
 * @param {any} shape @param {string[]} paints of the colors, the background first @param {string | null} letters
 */
export function thumbnail(shape, paints, letters) {
  const canvas = document.createElement("canvas"), { centers, width, height } = cells(shape);
  const size = SIDE / Math.max(width, height);
  canvas.width = Math.ceil(width * size);
  canvas.height = Math.ceil(height * size);
  canvas.setAttribute("aria-hidden", "true");
  canvas.className = shape.hex ? "hex" : "rect";
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const isHex = Boolean(shape.hex), [paper] = paints;
  centers.forEach(([x, y], cell) => {
    const letter = letters?.[cell] ?? BLANK;
    pen.fillStyle = letter === BLANK ? paper : paints[placeOf(letter)] ?? paints[1];
    square(pen, x * size, y * size, size, isHex);
    pen.fill();
  });
  if (!letters) grid(pen, { centers, width, height, isHex }, size, paper);
  return canvas;
}

/** @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y @param {number} size @param {boolean} isHex */
function square(pen, x, y, size, isHex) {
  pen.beginPath();
  if (!isHex) return pen.rect(Math.floor(x - size / 2), Math.floor(y - size / 2), Math.ceil(size), Math.ceil(size));
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = (corner + .5) * Math.PI / 3;
    pen.lineTo(x + Math.cos(angle) * size * .6, y + Math.sin(angle) * size * .6);
  }
  return undefined;
}

/** Faint lines between the cells: what is not solved shows its size alone. */
function grid(/** @type {CanvasRenderingContext2D} */ pen, /** @type {any} */ { centers, width, height, isHex }, /** @type {number} */ size, /** @type {string} */ paper) {
  pen.strokeStyle = readsOn(paper);
  pen.lineWidth = 2;
  if (isHex) {
    for (const [x, y] of centers) {
      square(pen, x * size, y * size, size * .92, true);
      pen.closePath();
      pen.stroke();
    }
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

/** The place of a letter among the colors: a to z, then A to Z. @param {string} letter */
const placeOf = (letter) => (letter >= "a" ? letter.charCodeAt(0) - 96 : letter.charCodeAt(0) - 38);
