// The board on paper. In: a state. Out: an SVG of it that needs no canvas, for as long as it is printed.

import { cellsOf } from "./geometry.js";
import { BLANK } from "./state.js";
import { element, outline } from "./svg.js";

/** @import { Board } from "./answers.js" */
/** @import { Preferences } from "./preferences.js" */
/** @import { State } from "./state.js" */

/** @param {Board["thin"]} list */
const edges = (list) => list.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

/** The board with its marks. @param {State} state @param {Preferences} preferences */
export function printed(state, preferences) {
  const { board } = state, [left, top, right, bottom] = board.bounds, [width, height] = board.label_size;
  /** @param {string} wanted */
  const marked = (wanted) => cellsOf(board).filter((cell) => state.letter(cell) === wanted);
  const inks = board.colors.slice(1).map(({ letter, rgb }) => {
    const path = element("path", { d: outline(board, marked(letter)) });
    path.style.fill = board.colors.length > 2 ? preferences.trueColor(board, letter) : rgb;
    return path;
  });
  const crosses = marked(BLANK).map((cell) => {
    const [x, y] = board.cells[cell];
    return `M${x - .15} ${y - .15}l.3 .3M${x - .15} ${y + .15}l.3 -.3`;
  });
  const labels = board.lines.flatMap(({ labels }) => labels.map(({ text, tint, at: [x, y] }) => {
    const word = element("text", { x, y: y + .17 }, text), group = element("g", {}, word);
    if (tint.startsWith("#") || tint === "unknown") {
      const tile = element("rect", { class: tint === "unknown" ? tint : "", x: x - width / 2 + .04, y: y - height / 2 + .04, width: width - .08, height: height - .08, rx: .1 });
      if (tint !== "unknown") tile.style.stroke = preferences.ink(board, tint);
      group.prepend(tile);
    }
    return group;
  }));
  const sheet = element("svg", { id: "printed", viewBox: `${left} ${top} ${right - left} ${bottom - top}` }, ...inks,
    element("path", { class: "mark", d: crosses.join("") }),
    element("path", { class: "thin", d: edges(board.thin) }), element("path", { class: "heavy", d: edges(board.heavy) }), ...labels);
  // As large as fits, but no cell is larger than a fingertip.
  sheet.style.width = `${(right - left) * 12}mm`;
  return sheet;
}
