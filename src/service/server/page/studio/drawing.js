// Holds a picture that people draw cell by cell. It draws nothing on the screen. In: strokes, outlines. Out: the
// picture, also as a puzzle. Invariants: each change is one step of undo; a cell holds the index of its color, 0 is the
// background; holes have no color. The engine provides the places of cells, so changes of the outline run one after the
// other.
// Events: "change", "another" (another drawing is loaded).

import { ask } from "../engine/api.js";
import { debounced, showMessage } from "../basics/dialogs.js";
import { removeDrawing, saveDrawing } from "../game/drawings.js";
import { Lattice } from "./lattice.js";
import { cellCount, flippedShape, lineCount, mirroredShape, turnedShape } from "../board/shapes.js";
import { StoredValue, isObject } from "../basics/store.js";
import { t } from "../basics/words.js";

/** @import { Board } from "../answers.js" */

/** The drawing that is being edited; null before the first one. */
const current = new StoredValue("nonosat.drawing", (value) => (isObject(value) ? value : null));
/** The colors of a new drawing, in this order; people with any color vision can distinguish them. */
export const INKS = ["#000000", "#d55e00", "#0072b2", "#f0e442", "#009e73", "#56b4e9", "#cc79a7", "#e69f00"];
/** The limits: colors with the background, cells to a side, steps of undo. */
export const LIMITS = { colors: 16, side: 200, steps: 200 };
/** The number of outlines that are cached. */
const MAX_LATTICES = 8;

const LETTERS = "-abcdefghijklmnopqrstuvwxyz";

/** @typedef {{ rgb: string, name?: string }} Ink */
/** @typedef {{ shape: any, holes: number[], cells: number[], colors: Ink[] }} Picture */

/** @type {Map<string, Lattice>} */
const lattices = new Map();

/**
 * The lattice of an outline, which has the places of its cells.
 * @param {any} shape
 * @param {number[]} holes
 * @returns {Promise<Lattice>}
 */
async function latticeOf(shape, holes) {
  const key = JSON.stringify([shape, holes]),
    cached = lattices.get(key);
  lattices.delete(key);
  const rows = holes.length ? { holes: signs(shape, holes) } : {};
  const lattice = cached ?? new Lattice(/** @type {Board} */ (await ask("board", { ...blank(shape), ...rows })));
  lattices.set(key, lattice);
  for (const oldest of [...lattices.keys()].slice(0, -MAX_LATTICES)) lattices.delete(oldest);
  return lattice;
}

/** The colors of the first picture. @type {Ink[]} */
const FIRST = [{ rgb: "#ffffff" }, { rgb: "#000000" }];

/** An empty picture. @param {any} [shape] @param {Ink[]} [colors] @returns {Picture} */
const fresh = (shape = { rect: { height: 15, width: 15 } }, colors = FIRST) => ({
  shape,
  holes: [],
  cells: Array(cellCount(shape)).fill(0),
  colors,
});

/** A puzzle without clues, with an outline and colors. @param {any} shape @param {Ink[]} [colors] */
export const blank = (shape, colors = FIRST) => ({
  nonosat: 1,
  shape,
  colors,
  clues: Array(lineCount(shape)).fill(null),
});

/** The holes of a rectangle, as puzzles have them: one text for each row. @param {any} shape @param {number[]} holes */
function signs({ rect: { width, height } }, holes) {
  const missing = new Set(holes);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (missing.has(y * width + x) ? "." : "#")).join(""),
  );
}

export class Drawing extends EventTarget {
  now = fresh();
  /** The places of the cells; null until the engine returns them. @type {Lattice | null} */
  lattice = null;
  title = "";
  /** The id among the stored drawings; null before the drawing is stored. @type {string | null} */
  id = null;
  /** The names that the engine gives to the colors. @type {string[]} */
  names = [];
  /** @type {Picture[]} */
  past = [];
  /** @type {Picture[]} */
  future = [];
  /** The last change of the outline; the next one waits for it. @type {Promise<any>} */
  #turn = Promise.resolve();

  constructor() {
    super();
    const stored = current.get(),
      now = renewed(stored?.now);
    if (isPicture(now))
      Object.assign(this, {
        now,
        title: String(stored?.title ?? ""),
        id: typeof stored?.id === "string" ? stored.id : null,
      });
    this.settle = debounced(600, () => this.save());
    addEventListener("pagehide", () => this.save());
  }

  /** Requests the places of the cells. A stored drawing that is no board is replaced by the first picture. */
  ready() {
    return this.#next(async () => {
      if (this.lattice) return;
      const { now } = this,
        lattice = await latticeOf(now.shape, now.holes).catch(() => null);
      if (lattice?.count === now.cells.length) return this.#become(now, lattice);
      const first = fresh();
      this.#become(first, await latticeOf(first.shape, first.holes));
    });
  }

  /**
   * Runs work after all earlier changes of the outline.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  #next(work) {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => {});
    return result;
  }

  /**
   * Changes the picture in one step.
   * @param {Partial<Picture>} changes
   * @param {Lattice | null} lattice the lattice of the outline, if that changes
   */
  change(changes, lattice = this.lattice) {
    const next = { ...this.now, ...changes };
    if (JSON.stringify(next) === JSON.stringify(this.now)) return;
    this.past = [...this.past, this.now].slice(-LIMITS.steps);
    this.future = [];
    this.#become(next, lattice);
  }

  undo() {
    return this.#next(() => this.#move(this.past, this.future));
  }

  redo() {
    return this.#next(() => this.#move(this.future, this.past));
  }

  /** @param {Picture[]} from @param {Picture[]} to */
  async #move(from, to) {
    const { now } = this,
      next = from.at(-1);
    if (!next) return;
    const isSame = next.shape === now.shape && next.holes === now.holes;
    const lattice = isSame ? this.lattice : await latticeOf(next.shape, next.holes);
    // If people drew meanwhile, the history has changed.
    if (this.now !== now) return;
    from.pop();
    to.push(now);
    this.#become(next, lattice);
  }

  /** @param {Picture} next @param {Lattice | null} lattice */
  #become(next, lattice) {
    this.now = next;
    this.lattice = lattice;
    this.keep();
    this.dispatchEvent(new Event("change"));
  }

  keep() {
    current.set({ now: this.now, title: this.title, id: this.id });
    this.isSaved = false;
    this.settle();
  }

  /** Is every cell background? */
  get isEmpty() {
    return this.now.cells.every((color) => color === 0);
  }

  /** Is the drawing empty, without a title? */
  get isBlank() {
    return !this.title.trim() && this.isEmpty;
  }

  /** Stores the drawing among the others, unless it is blank. */
  save() {
    if (this.isSaved || !this.lattice) return;
    this.isSaved = true;
    if (this.isBlank && this.id) removeDrawing(this.id);
    const id = this.isBlank
      ? null
      : saveDrawing({ id: this.id, title: this.title.trim(), text: JSON.stringify(this.picture()) });
    if (!id && !this.isBlank) return showMessage(t("page-drawing-full"), "problem");
    this.id = id;
    current.set({ now: this.now, title: this.title, id: this.id });
  }

  /**
   * Loads another drawing after storing this one.
   * @param {string | null} id
   * @param {string} title
   * @param {Picture} picture
   */
  async #another(id, title, picture) {
    await this.ready();
    return this.#next(async () => {
      const lattice = await latticeOf(picture.shape, picture.holes);
      this.save();
      Object.assign(this, { id, title, past: [], future: [] });
      this.#become(picture, lattice);
      this.dispatchEvent(new Event("another"));
    });
  }

  /** Begins a new drawing. @param {string} [title] @param {any} [shape] @param {Ink[]} [colors] */
  begin(title = "", shape = undefined, colors = undefined) {
    return this.#another(null, title, fresh(shape, colors));
  }

  /** Loads a stored drawing. @param {import("../game/drawings.js").Drawing} kept */
  open({ id, title, text }) {
    const picture = pictureOf(text);
    if (!picture) throw new Error(t("page-drawing-damaged"));
    const { shape, holes, cells, colors } = picture;
    return this.#another(id, title, { shape, holes, cells, colors });
  }

  /** Paints cells. @param {Iterable<number>} cells @param {number} color */
  paint(cells, color) {
    const newCells = [...this.now.cells],
      missing = new Set(this.now.holes);
    for (const cell of cells) if (!missing.has(cell)) newCells[cell] = color;
    this.change({ cells: newCells });
  }

  /** Turns cells into holes, or holes into cells. @param {Iterable<number>} places @param {boolean} isTaken */
  dig(places, isTaken) {
    return this.#next(async () => {
      const {
          lattice,
          now: { shape, holes },
        } = this,
        missing = new Set(holes);
      if (!lattice || !shape.rect) return;
      for (const cell of places) isTaken ? missing.add(cell) : missing.delete(cell);
      /** @param {{ cells: number[] }} line */
      const isNothing = ({ cells }) => cells.every((/** @type {number} */ cell) => missing.has(cell));
      if (lattice.board.lines.some(isNothing)) throw new Error(t("page-hole-line"));
      await this.#dug(
        shape,
        [...missing].sort((one, other) => one - other),
      );
    });
  }

  /** @param {any} shape @param {number[]} holes */
  async #dug(shape, holes) {
    const lattice = await latticeOf(shape, holes),
      missing = new Set(holes);
    this.change({ holes, cells: this.now.cells.map((color, cell) => (missing.has(cell) ? 0 : color)) }, lattice);
  }

  /**
   * Rebuilds the picture on another outline.
   * @param {any} shape
   * @param {(next: Lattice, before: Lattice) => import("./lattice.js").Source} sourceOf returns the function that gives
   *   the old cell for each new one
   */
  remake(shape, sourceOf) {
    return this.#next(async () => {
      const oldLattice = this.lattice;
      if (!oldLattice) return;
      const fullLattice = await latticeOf(shape, []),
        source = sourceOf(fullLattice, oldLattice),
        missing = new Set(this.now.holes);
      const from = Array.from({ length: fullLattice.count }, (_, cell) => source(cell));
      const holes = shape.rect ? from.flatMap((old, cell) => (old !== null && missing.has(old) ? [cell] : [])) : [];
      const lattice = holes.length ? await latticeOf(shape, holes) : fullLattice;
      this.change({ shape, holes, cells: from.map((old) => (old === null ? 0 : this.now.cells[old])) }, lattice);
    });
  }

  /** @param {number} right @param {number} down */
  shift(right, down) {
    return this.remake(this.now.shape, (next) => next.shifted([right, down]));
  }

  mirror() {
    return this.remake(mirroredShape(this.now.shape), (next, before) => next.turned(before, ([x, y]) => [-x, y]));
  }

  flip() {
    return this.remake(flippedShape(this.now.shape), (next, before) => next.turned(before, ([x, y]) => [x, -y]));
  }

  /** Turns the picture clockwise: squares by a quarter, hexagons and triangles by a sixth. */
  turn() {
    const [cosine, sine] = this.now.shape.rect ? [0, 1] : [0.5, Math.sqrt(3) / 2];
    return this.remake(turnedShape(this.now.shape), (next, before) =>
      next.turned(before, ([x, y]) => [cosine * x + sine * y, cosine * y - sine * x]),
    );
  }

  /** Cuts or adds cells on all sides equally, so that the picture stays in the middle. @param {any} shape */
  resize(shape) {
    return this.remake(shape, (next, before) => next.centered(before));
  }

  clear() {
    this.change({ cells: this.now.cells.map(() => 0) });
  }

  /** Replaces all cells by rows of letters for the same outline. @param {string[]} rows */
  redraw(rows) {
    this.change({ cells: colorsOf(rows) });
  }

  /**
   * Begins a new rectangular drawing from rows of letters.
   * @param {string} title
   * @param {string[]} rows
   * @param {Ink[]} colors
   */
  take(title, rows, colors) {
    return this.#another(null, title, {
      shape: { rect: { height: rows.length, width: rows[0].length } },
      holes: [],
      cells: colorsOf(rows),
      colors,
    });
  }

  /** Removes a color from the palette; its cells become background. @param {number} place */
  without(place) {
    const cells = this.now.cells.map((color) => (color === place ? 0 : color > place ? color - 1 : color));
    this.change({ cells, colors: this.now.colors.filter((_, color) => color !== place) });
  }

  /** The letters of all cells. */
  get letters() {
    return this.now.cells.map((color) => LETTERS[color]).join("");
  }

  /** A puzzle without clues whose marks are the picture, for requests. */
  puzzle() {
    const { goal, ...puzzle } = this.picture();
    return { ...puzzle, saved: goal.map((row) => [...row]) };
  }

  /** A puzzle without clues whose goal is the picture, for storing. */
  picture() {
    const {
        now: { shape, holes, cells, colors },
        lattice,
      } = this,
      title = this.title.trim();
    if (!lattice) throw new Error("the drawing is not ready");
    const { lines, row_count } = lattice.board;
    const inks = colors.map(({ rgb, name }) => (name?.trim() ? { rgb, name: name.trim() } : { rgb }));
    return {
      ...blank(shape, inks),
      ...(title && { title }),
      ...(holes.length && { holes: signs(shape, holes) }),
      goal: lines
        .slice(0, row_count)
        .map((/** @type {any} */ row) => row.cells.map((/** @type {number} */ cell) => LETTERS[cells[cell]]).join("")),
    };
  }
}

/** The picture of a stored drawing, with the letters of its cells; null if the text has none. @param {string} text */
export function pictureOf(text) {
  try {
    const { shape, colors, goal, holes } = JSON.parse(text),
      letters = goal.join("");
    const missing = [...(holes ?? []).join("")].flatMap((sign, cell) => (sign === "." ? [cell] : []));
    const picture = { shape, holes: missing, cells: colorsOf(goal), colors, letters };
    return isPicture(picture) ? picture : null;
  } catch {
    return null;
  }
}

/** @param {string[]} rows */
const colorsOf = (rows) => [...rows.join("")].map((letter) => Math.max(0, LETTERS.indexOf(letter)));

/**
 * Converts a drawing of an older version of the page, which had a width and a height instead of a shape.
 * @param {any} picture
 */
const renewed = (picture) =>
  picture?.width
    ? {
        shape: { rect: { height: picture.height, width: picture.width } },
        holes: [],
        cells: picture.cells,
        colors: picture.colors,
      }
    : picture;

/**
 * Is this a picture as `keep` stored it? Whether its cells fit the outline is checked later, since the engine knows
 * that.
 * @param {any} picture
 */
function isPicture(picture) {
  const isPlace = (/** @type {number} */ end) => (/** @type {any} */ place) =>
    Number.isInteger(place) && place >= 0 && place < end;
  return (
    (picture?.shape?.rect || picture?.shape?.hex || picture?.shape?.triangles) &&
    Array.isArray(picture.cells) &&
    Array.isArray(picture.holes) &&
    Array.isArray(picture.colors) &&
    picture.colors.length > 1 &&
    picture.holes.every(isPlace(picture.cells.length)) &&
    picture.cells.every(isPlace(picture.colors.length))
  );
}
