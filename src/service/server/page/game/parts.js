// Keeps pictures that are cut into puzzles, and joins what is solved of them. In: puzzles whose notes say which
// part each is. Out: pictures in parts by their keys; canvases. Invariants: only all parts together make a picture,
// and each has its place; the puzzles themselves no longer tell what the picture shows.

import { StoredValue, isObject, tableOf } from "../basics/store.js";
import { hashOf, rulesOf } from "./games.js";
import { thumbnail } from "../board/thumbnail.js";

/** @import { Puzzle } from "../answers.js" */
/**
 * A picture in parts: its title, how many parts lie side by side, the puzzles in reading order.
 * @typedef {{ of: string, columns: number, puzzles: Puzzle[] }} Parts
 */

/** What the note of a part says, as `nonosat make image --parts` writes it. */
const NOTE = /^(.*), row (\d+) of (\d+), column (\d+) of (\d+)$/s;

/** @param {any} parts */
const isParts = ({ of, columns, puzzles }) =>
  typeof of === "string" &&
  Array.isArray(puzzles) &&
  puzzles.length % columns === 0 &&
  puzzles.every((puzzle) => isObject(puzzle?.shape?.rect));

/** The lines around empty parts are this share of the picture. */
const RULE = 160;

/** The pictures by their keys. @type {StoredValue<Record<string, Parts>>} */
export const keptParts = new StoredValue(
  "nonosat.parts",
  tableOf((parts) => isObject(parts) && isParts(/** @type {any} */ (parts))),
);

/** Is this a part of a picture? @param {Puzzle | undefined} puzzle */
export const isPart = (puzzle) => NOTE.test(puzzle?.catalogue ?? "");

/** @param {Puzzle} puzzle @returns {{ width: number, height: number }} */
const sizeOfPart = ({ shape }) => /** @type {any} */ (shape).rect;

/** The widths of the columns of parts and the heights of their rows. @param {Parts} parts */
export const measures = ({ columns, puzzles }) => ({
  widths: puzzles.slice(0, columns).map((puzzle) => sizeOfPart(puzzle).width),
  heights: puzzles.filter((_, place) => place % columns === 0).map((puzzle) => sizeOfPart(puzzle).height),
});

/** The pictures of which all parts are among these puzzles. @param {Puzzle[]} puzzles @returns {Parts[]} */
export function whole(puzzles) {
  /** @type {Map<string, Parts & { count: number }>} */
  const pictures = new Map();
  for (const puzzle of puzzles) {
    const [, of, row, rows, column, columns] = NOTE.exec(puzzle.catalogue ?? "") ?? [],
      count = Number(rows) * Number(columns),
      place = (Number(row) - 1) * Number(columns) + Number(column) - 1,
      key = JSON.stringify([of, rows, columns]);
    if (!(count <= puzzles.length && place >= 0 && place < count && "rect" in puzzle.shape)) continue;
    const parts = pictures.get(key) ?? { of, columns: Number(columns), puzzles: [], count };
    parts.puzzles[place] = puzzle;
    pictures.set(key, parts);
  }
  return [...pictures.values()].filter(fits).map(({ count, ...parts }) => parts);
}

/** Are all parts there, of heights and widths that fit? @param {Parts & { count: number }} parts */
function fits({ count, ...parts }) {
  if (Object.keys(parts.puzzles).length < count) return false;
  const { widths, heights } = measures(parts);
  return parts.puzzles.every((puzzle, place) => {
    const { width, height } = sizeOfPart(puzzle);
    return width === widths[place % parts.columns] && height === heights[Math.floor(place / parts.columns)];
  });
}

/** Keeps a picture. Returns false if there is no room. @param {Parts} parts */
export function keepParts({ of, columns, puzzles }) {
  // The title of a part names the picture, and what was marked in a file is not the player's.
  const bare = puzzles.map(({ title, catalogue, saved, ...puzzle }) => puzzle),
    key = hashOf(bare.map(rulesOf).join());
  return keptParts.set({ [key]: { of, columns, puzzles: bare }, ...keptParts.get() });
}

/** The origin of a part. @param {string} key @param {number} place */
export const originOfPart = (key, place) => `part/${key}/${place}`;

/**
 * The picture and the place in it that such an origin names, without "part/"; null if it is gone.
 * @param {string} name
 */
export function partOf(name) {
  const [key, place] = name.split("/"),
    parts = keptParts.get()[key],
    puzzle = parts?.puzzles[Number(place)];
  return puzzle ? { key, parts, place: Number(place), puzzle } : null;
}

/**
 * Draws the parts in their places; one without letters is empty.
 * @param {Parts} parts
 * @param {(string | undefined)[]} letters of the parts
 * @param {(colors: string[]) => string[]} paints
 * @param {number} side in pixels
 */
export function drawnParts(parts, letters, paints, side) {
  const canvas = document.createElement("canvas"),
    pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")),
    { widths, heights } = measures(parts),
    [width, height] = [widths, heights].map((lengths) => lengths.reduce((sum, length) => sum + length)),
    cell = Math.max(1, Math.floor(side / Math.max(width, height)));
  canvas.width = width * cell;
  canvas.height = height * cell;
  canvas.className = "rect";
  canvas.setAttribute("aria-hidden", "true");
  pen.strokeStyle = "#8888";
  pen.lineWidth = side / RULE;
  let [x, y] = [0, 0];
  parts.puzzles.forEach(({ shape, colors }, place) => {
    const across = widths[place % parts.columns],
      down = heights[Math.floor(place / parts.columns)],
      inks = paints(colors.map(({ rgb }) => rgb));
    if (letters[place])
      pen.drawImage(thumbnail(shape, inks, letters[place], [], cell * Math.max(across, down)), x * cell, y * cell);
    else {
      pen.fillStyle = inks[0];
      pen.fillRect(x * cell, y * cell, across * cell, down * cell);
      pen.strokeRect(x * cell, y * cell, across * cell, down * cell);
    }
    x += across;
    if (x === width) [x, y] = [0, y + down];
  });
  return canvas;
}
