// Draws a board for printing. In: a board, the letters of its cells. Out: an SVG, or several for several sheets.
// Invariants: clues with letters are distinguishable without colors.

import { BLANK, readable } from "../basics/colors.js";
import { cellsOf } from "../board/geometry.js";
import { clueText } from "../board/strips.js";
import { element, outline } from "../board/svg.js";

/** @import { Board } from "../answers.js" */
/** @import { Preferences } from "../basics/preferences.js" */

/**
 * What is printed: a board, the letter of each cell, a name.
 * @typedef {{ board: Board, letter: (cell: number) => string | null, name: string }} Subject
 */

/**
 * The space that a board may take on usual paper, in millimeters; and the largest cell, in normal and in large print.
 */
export const [WIDE, HIGH] = [180, 212];
const LARGEST = [12, 16];
/** The size of the smallest number in points, in normal and in large print. */
const READABLE = [6, 13];
/** Points in a millimeter. */
const POINT = 72 / 25.4;

/** The font size of a number in a cell: longer numbers are smaller. @param {string} text */
const fontOf = (text) => [0.5, 0.5, 0.5, 0.42, 0.32][Math.min(4, text.length)];

/** @param {Board["thin"]} list */
const edges = (list) => list.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");

/**
 * Draws the part of a board that lies in a box.
 * @param {Subject} subject
 * @param {Preferences} preferences
 * @param {boolean} hasLetters
 * @param {number[]} box
 */
function parts({ board, letter }, preferences, hasLetters, [fromX, fromY, toX, toY]) {
  const [width, height] = board.label_size;
  /** @param {string} color */
  const cellsWith = (color) => cellsOf(board).filter((cell) => letter(cell) === color);
  const inks = board.colors.slice(1).map((color) => {
    const path = element("path", { d: outline(board, cellsWith(color.letter)) });
    path.style.fill = board.colors.length > 2 ? preferences.trueColor(board, color.letter) : color.rgb;
    return path;
  });
  const areas = board.areas ?? [],
    numbered = new Set(areas.map(({ middle }) => middle));
  const crosses = cellsWith(BLANK).map((cell) => {
    const [x, y] = board.cells[cell],
      [arm, all] = numbered.has(cell) ? [0.42, 0.84] : [0.15, 0.3];
    return `M${x - arm} ${y - arm}l${all} ${all}M${x - arm} ${y + arm}l${all} -${all}`;
  });
  const isSeen = (/** @type {import("../answers.js").Label} */ { at: [x, y] }) =>
    x > fromX - width && x < toX + width && y > fromY - height && y < toY + height;
  const labels = [...board.lines, ...areas].flatMap((line) =>
    line.labels.filter(isSeen).map((label) => {
      const {
          tint,
          at: [x, y],
        } = label,
        text = clueText(label, hasLetters, board),
        font = fontOf(text);
      const word = element("text", { x, y: y + 0.34 * font, "font-size": font }, text),
        group = element("g", {}, word);
      const below = "middle" in line ? letter(line.middle ?? 0) : null;
      // A number inside a cell stands on its color, or in the middle of its cross.
      if (below === BLANK) group.prepend(element("circle", { cx: x, cy: y, r: 0.4 }));
      else if (below) word.style.fill = readable(board.colors.find((color) => color.letter === below)?.rgb ?? "");
      if (tint.startsWith("#") || tint === "unknown") {
        const tile = element("rect", {
          class: tint === "unknown" ? tint : "",
          x: x - width / 2 + 0.04,
          y: y - height / 2 + 0.04,
          width: width - 0.08,
          height: height - 0.08,
          rx: 0.1,
        });
        if (tint !== "unknown")
          tile.style.stroke = preferences.trueColor(board, board.colors.find(({ rgb }) => rgb === tint)?.letter ?? "a");
        group.prepend(tile);
      }
      return group;
    }),
  );
  return [
    ...inks,
    element("path", { class: "mark", d: crosses.join("") }),
    element("path", { class: "thin", d: edges(board.thin) }),
    element("path", { class: "heavy", d: edges(board.heavy) }),
    ...labels,
  ];
}

/**
 * Computes how many sheets a board needs so that its numbers can be read: the size of a cell in millimeters, and the
 * number of sheets in each direction.
 * @param {Board} board
 * @param {boolean} hasLetters
 * @param {boolean} isLarge
 * @param {number} [wide]
 * @param {number} [high]
 */
export function sheetsFor(board, hasLetters, isLarge, wide = WIDE, high = HIGH) {
  const [left, top, right, bottom] = board.bounds,
    [width, height] = [right - left, bottom - top];
  const font = Math.min(
    0.5,
    ...board.lines.flatMap(({ labels }) => labels.map((label) => fontOf(clueText(label, hasLetters, board)))),
  );
  const least = READABLE[Number(isLarge)] / POINT / font,
    cell = Math.min(LARGEST[Number(isLarge)], wide / width, high / height);
  if (cell >= least) return { cell, across: 1, down: 1 };
  const across = Math.ceil((width * least) / wide),
    down = Math.ceil((height * least) / high);
  return { cell: Math.min(LARGEST[1], (across * wide) / width, (down * high) / height), across, down };
}

/**
 * The places where the board is cut into sheets: between cells.
 * @param {number} from
 * @param {number} to
 * @param {number} count
 */
function cuts(from, to, count) {
  const step = (to - from) / count;
  return Array.from({ length: count + 1 }, (_, at) =>
    at === 0 ? from : at === count ? to : Math.round(from + at * step),
  );
}

/**
 * Draws the board on one sheet, or on several.
 * @param {Subject} subject
 * @param {Preferences} preferences
 * @param {{ hasLetters: boolean, cell: number, across: number, down: number }} how
 */
export function sheets(subject, preferences, { hasLetters, cell, across, down }) {
  const { board } = subject,
    [left, top, right, bottom] = board.bounds;
  const columns = cuts(left, right, across),
    rows = cuts(top, bottom, down);
  return rows.slice(1).flatMap((end, row) =>
    columns.slice(1).map((stop, column) => {
      const [x, y] = [columns[column], rows[row]];
      const svg = element(
        "svg",
        { viewBox: `${x} ${y} ${stop - x} ${end - y}` },
        ...parts(subject, preferences, hasLetters, [x, y, stop, end]),
      );
      svg.style.width = `${(stop - x) * cell}mm`;
      svg.style.height = `${(end - y) * cell}mm`;
      return svg;
    }),
  );
}
