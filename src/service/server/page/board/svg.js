// Makes SVG elements, and paths around cells in units of cells. In: names and attributes; a board and cells. Out:
// elements, path data.

import { corners, isHole } from "./geometry.js";

/** @import { Board } from "../answers.js" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
export function element(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * The path around each of these cells, except holes; a size below 1 makes it smaller.
 * @param {Board} board
 * @param {number[]} cells
 */
export function outline(board, cells, size = 1) {
  return cells
    .filter((cell) => !isHole(board, cell))
    .map((cell) => {
      const [x, y] = board.cells[cell];
      return `M${corners(board, cell)
        .map(([dx, dy]) => `${x + size * dx} ${y + size * dy}`)
        .join("L")}Z`;
    })
    .join("");
}

/** The path around all of these cells together, side by side. @param {Board} board @param {number[]} cells */
export function hull(board, cells) {
  /** @type {Map<string, string>} */
  const sides = new Map();
  for (const cell of cells) {
    const [x, y] = board.cells[cell],
      around = corners(board, cell).map(([dx, dy]) => [x + dx, y + dy]);
    around.forEach(([fromX, fromY], at) => {
      const [toX, toY] = around[(at + 1) % around.length],
        middle = `${fromX + toX} ${fromY + toY}`;
      // Two of the cells share a side that comes twice.
      if (!sides.delete(middle)) sides.set(middle, `M${fromX} ${fromY}L${toX} ${toY}`);
    });
  }
  return [...sides.values()].join("");
}
