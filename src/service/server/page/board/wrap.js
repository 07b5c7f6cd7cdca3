// Draws the pattern that stands for an unsolved puzzle, in the puzzle's colors. In: the kind of its cells, its colors.
// Out: a canvas. Invariants: it reveals nothing of the picture, the outline or the number of cells.

import { cornersOf, plan } from "./shapes.js";

const SIDE = 160;
/** The shape of the pattern for each kind of cell. @type {Record<string, any>} */
const WEAVES = {
  rect: { rect: { width: 5, height: 5 } },
  hex: { hex: { side: 3 } },
  triangles: { triangles: { sides: [2, 2, 2, 2, 2, 2] } },
};

/**
 * @param {any} shape
 * @param {string[]} paints of the colors, the background first
 * @param {number} seed each seed makes another pattern
 * @param {string | null} ribbon the color of the pattern in place of the puzzle's own
 */
export function wrapper(shape, paints, seed, ribbon) {
  const kind = Object.keys(WEAVES).find((kind) => shape[kind]) ?? "rect",
    { centers, width, height } = plan(WEAVES[kind]);
  const canvas = document.createElement("canvas"),
    pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const size = SIDE / Math.max(width, height);
  canvas.width = Math.ceil(width * size);
  canvas.height = Math.ceil(height * size);
  canvas.className = "wrap";
  canvas.setAttribute("aria-hidden", "true");
  // A ribbon is paler than the inks of a puzzle on light paper, and stronger on dark paper.
  const isPale = ribbon !== null && paints[0] === "#ffffff",
    inks = ribbon ? [ribbon] : paints.slice(1),
    [least, more] = isPale ? [0.12, 0.45] : ribbon ? [0.4, 0.6] : [0.25, 0.6];
  let chance = seed * 7919 + 17;
  for (const { x, y, isTurned } of centers) {
    chance = (chance * 1103515245 + 12345) % 2147483648;
    const share = chance / 2147483648;
    pen.globalAlpha = least + more * share;
    pen.fillStyle = inks[Math.floor(share * 997) % inks.length];
    pen.beginPath();
    for (const [dx, dy] of cornersOf(kind === "hex" || kind === "triangles" ? kind : "rect", isTurned))
      pen.lineTo((x + dx * 0.9) * size, (y + dy * 0.9) * size);
    pen.fill();
  }
  return canvas;
}
