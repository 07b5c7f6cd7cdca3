// A picture that is drawn cell by cell. Knows no canvas. In: strokes. Out: the same as a puzzle.
// Holds: each change is one step back; a cell is the place of its color, 0 the background.
// Events: "change".

import { store, stored } from "./store.js";

/** The drawing that was begun. */
const KEY = "nonosat.drawing";
/** Inks of a new drawing, in this order: told apart with any color vision. */
export const INKS = ["#000000", "#d55e00", "#0072b2", "#f0e442", "#009e73", "#56b4e9", "#cc79a7", "#e69f00"];
/** Most colors, the background included; most cells to a side; most steps back. */
export const MOST = { colors: 16, side: 200, steps: 200 };

const LETTERS = "-abcdefghijklmnopqrstuvwxyz";

/** @typedef {{ rgb: string, name?: string }} Ink */
/** @typedef {{ width: number, height: number, cells: number[], colors: Ink[] }} Picture */

export class Drawing extends EventTarget {
  /** @type {Picture} */
  now = { width: 15, height: 15, cells: Array(225).fill(0), colors: [{ rgb: "#ffffff" }, { rgb: "#000000" }] };
  title = "";
  /** @type {Picture[]} */
  past = [];
  /** @type {Picture[]} */
  future = [];

  constructor() {
    super();
    const kept = stored(KEY);
    if (isPicture(kept?.now)) Object.assign(this, { now: kept.now, title: String(kept.title ?? "") });
  }

  /** Takes another picture, as one step. @param {Partial<Picture>} changes */
  change(changes) {
    const next = { ...this.now, ...changes };
    if (JSON.stringify(next) === JSON.stringify(this.now)) return;
    this.past = [...this.past, this.now].slice(-MOST.steps);
    this.future = [];
    this.#become(next);
  }

  undo() { this.#move(this.past, this.future); }

  redo() { this.#move(this.future, this.past); }

  /** @param {Picture[]} from @param {Picture[]} to */
  #move(from, to) {
    const next = from.pop();
    if (!next) return;
    to.push(this.now);
    this.#become(next);
  }

  /** @param {Picture} next */
  #become(next) {
    this.now = next;
    this.keep();
    this.dispatchEvent(new Event("change"));
  }

  keep() { store(KEY, { now: this.now, title: this.title }); }

  /** Paints cells. @param {Iterable<number>} cells @param {number} color */
  paint(cells, color) {
    const painted = [...this.now.cells];
    for (const cell of cells) painted[cell] = color;
    this.change({ cells: painted });
  }

  /** Makes a picture of this one: `from` tells for each new cell which old cell it is, or null for background.
   * @param {number} width @param {number} height @param {(x: number, y: number) => [number, number] | null} from */
  remake(width, height, from) {
    const { now } = this, cells = [];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const old = from(x, y);
        const isInside = old && old[0] >= 0 && old[0] < now.width && old[1] >= 0 && old[1] < now.height;
        cells.push(isInside ? now.cells[old[1] * now.width + old[0]] : 0);
      }
    }
    this.change({ width, height, cells });
  }

  /** @param {number} right @param {number} down */
  shift(right, down) {
    const { width, height } = this.now;
    this.remake(width, height, (x, y) => [(x - right + width) % width, (y - down + height) % height]);
  }

  mirror() { this.remake(this.now.width, this.now.height, (x, y) => [this.now.width - 1 - x, y]); }

  flip() { this.remake(this.now.width, this.now.height, (x, y) => [x, this.now.height - 1 - y]); }

  turn() { this.remake(this.now.height, this.now.width, (x, y) => [y, this.now.height - 1 - x]); }

  /** Cuts or adds on all sides alike, so that the picture stays in the middle. @param {number} width @param {number} height */
  resize(width, height) {
    const [left, top] = [Math.floor((width - this.now.width) / 2), Math.floor((height - this.now.height) / 2)];
    this.remake(width, height, (x, y) => [x - left, y - top]);
  }

  clear() { this.change({ cells: this.now.cells.map(() => 0) }); }

  /** The cells that hang together with this one in one color. @param {number} start */
  area(start) {
    const { width, height, cells } = this.now, color = cells[start], found = new Set([start]), rest = [start];
    for (let cell = rest.pop(); cell !== undefined; cell = rest.pop()) {
      const x = cell % width, y = Math.floor(cell / width);
      const near = [x > 0 ? cell - 1 : -1, x + 1 < width ? cell + 1 : -1, y > 0 ? cell - width : -1, y + 1 < height ? cell + width : -1];
      for (const one of near) {
        if (one < 0 || found.has(one) || cells[one] !== color) continue;
        found.add(one);
        rest.push(one);
      }
    }
    return found;
  }

  /** Takes rows of letters, and colors if there are other ones. @param {string[]} rows @param {Ink[]} [colors] */
  take(rows, colors = this.now.colors) {
    const cells = [...rows.join("")].map((letter) => Math.max(0, LETTERS.indexOf(letter)));
    this.change({ width: rows[0].length, height: rows.length, cells, colors });
  }

  /** No color is left out of the palette but those that nothing is painted with. @param {number} place */
  without(place) {
    const cells = this.now.cells.map((color) => (color === place ? 0 : color > place ? color - 1 : color));
    this.change({ cells, colors: this.now.colors.filter((_, color) => color !== place) });
  }

  /** The letters of all cells. */
  get letters() { return this.now.cells.map((color) => LETTERS[color]).join(""); }

  /** A puzzle without clues, whose marks are the picture: what the server is asked about. */
  puzzle() {
    const { width, height, colors } = this.now, { letters, title } = this;
    const saved = Array.from({ length: height }, (_, y) => [...letters.slice(y * width, (y + 1) * width)]);
    return {
      nonosat: 1, ...(title.trim() && { title: title.trim() }), shape: { rect: { height, width } },
      colors: colors.map(({ rgb, name }) => (name?.trim() ? { rgb, name: name.trim() } : { rgb })),
      clues: Array(width + height).fill(null), saved,
    };
  }
}

/** Is it what `keep` wrote? @param {any} one */
function isPicture(one) {
  const isSide = (/** @type {any} */ side) => Number.isInteger(side) && side >= 1 && side <= 200;
  return isSide(one?.width) && isSide(one?.height) && one.cells?.length === one.width * one.height
    && Array.isArray(one.colors) && one.colors.length > 1
    && one.cells.every((/** @type {any} */ color) => Number.isInteger(color) && color >= 0 && color < one.colors.length);
}
