// Draws small pictures, for example of solutions that differ. In: a board and rows of letters. Out: SVG.

import { cellsOf } from "./geometry.js";
import { element, outline } from "./svg.js";

/** @import { Board } from "../answers.js" */
/** @import { Preferences } from "../basics/preferences.js" */

/**
 * The bounding box of the centers of cells, with a margin: left, top, right, bottom.
 * @returns {[number, number, number, number]}
 * @param {Board} board
 * @param {number[]} cells
 * @param {number} margin
 */
function frame(board, cells, margin) {
  const xs = cells.map((cell) => board.cells[cell][0]),
    ys = cells.map((cell) => board.cells[cell][1]);
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin];
}

/**
 * The part of the board that a small picture shows: all of it, or the surroundings of the first differing cells if
 * cells would be too small.
 * @param {Board} board
 * @param {number[]} differing
 */
function section(board, differing) {
  /** @param {[number, number, number, number]} box */
  const isLarge = ([left, top, right, bottom]) => Math.max(right - left, bottom - top) > 26;
  const all = frame(board, cellsOf(board), 0.7);
  if (!differing.length || !isLarge(all)) return all;
  const box = frame(board, differing, 3.6);
  const [left, top, right, bottom] = isLarge(box) ? frame(board, differing.slice(0, 1), 12.6) : box;
  return [Math.max(left, all[0]), Math.max(top, all[1]), Math.min(right, all[2]), Math.min(bottom, all[3])];
}

/**
 * Draws a small picture of rows of letters; the cells in `differing` are outlined.
 * @param {Board} board
 * @param {string[]} rows
 * @param {Preferences} preferences
 * @param {number[]} differing
 */
export function miniature(board, rows, preferences, differing = []) {
  const letters = [...rows.join("")];
  const paths = board.colors.map((color) => {
    const path = element("path", {
      d: outline(
        board,
        letters.flatMap((letter, cell) => (letter === color.letter ? [cell] : [])),
      ),
    });
    path.style.fill = preferences.colorOf(board, color.letter);
    return path;
  });
  const [left, top, right, bottom] = section(board, differing),
    width = right - left,
    height = bottom - top;
  const scale = Math.max(3, Math.min(30, 260 / Math.max(width, height)));
  return element(
    "svg",
    {
      class: "mini",
      role: "img",
      "aria-label": "a picture",
      viewBox: `${left} ${top} ${width} ${height}`,
      width: width * scale,
      height: height * scale,
    },
    ...paths,
    element("path", { class: "differing", d: outline(board, differing) }),
  );
}
