// Lets people draw a picture with the pointer and the keyboard. In: a Drawing. Out: strokes. Invariants: a stroke is
// one step of undo; the board shows what a stroke will paint before it ends; the right button erases.

import { Camera } from "../board/camera.js";
import { Cells } from "../board/cells.js";
import { readable } from "../basics/colors.js";
import { attempt, byId } from "../basics/dialogs.js";
import { Gestures } from "../board/gestures.js";
import { Rim } from "./rim.js";
import { sizeOf } from "../board/shapes.js";
import { Surface } from "../board/surface.js";
import { element, outline } from "../board/svg.js";
import { Paints, themed } from "../board/theme.js";
import { Walk, placeName } from "../board/walk.js";
import { t } from "../basics/words.js";

/** @import { Board } from "../answers.js" */

/** The largest cells that the board chooses by itself, in pixels. */
const LARGEST = 80;

/**
 * @typedef {{ start: number, last: number, color: number, isHole: boolean, cells: Set<number> }} Stroke
 */

export class Easel extends Surface {
  tool = "pen";
  /** The index of the color that is painted. */
  color = 1;
  mirrors = { across: false, down: false };
  /** The cells that differ between solutions; and the cells that a repair would change, with their new colors. */
  ambiguous = /** @type {number[]} */ ([]);
  changes = /** @type {Map<number, number>} */ (new Map());
  /** The cell of the keyboard cursor. */
  #cursor = 0;
  /** The current stroke. @type {Stroke | null} */
  #stroke = null;
  /** The lattice of the board that is shown. @type {import("./lattice.js").Lattice | null} */
  #lattice = null;

  /**
   * @param {import("./drawing.js").Drawing} drawing @param {import("../basics/preferences.js").Preferences} preferences
   */
  constructor(drawing, preferences) {
    const desk = byId("easel"),
      [ink, lines, rim] = desk.querySelectorAll("canvas");
    super(desk, desk.firstElementChild, new Cells(ink, lines));
    this.drawing = drawing;
    this.preferences = preferences;
    this.rim = new Rim(rim);
    this.paints = new Paints(desk);
    this.walk = new Walk(/** @type {any} */ ({ board: null, through: [] }));
    const names = ["gone", "back", "missing", "change", "changed", "ambiguous", "cursor"];
    /** The elements over the cells, by name. @type {Record<string, SVGElement>} */
    this.marks = Object.fromEntries(
      names.map((name) => [name, element(name === "change" ? "g" : "path", { class: name })]),
    );
    this.over = element("g", {}, ...Object.values(this.marks));
    desk.querySelector("svg").append(this.over);
    this.gestures = new Gestures(this, {
      begin: (cell, event) => this.#begin(cell, event.button === 2),
      stretch: (event) => this.#move(event),
      end: () => this.#end(),
      cancel: () => this.#clear(),
      undo: () => drawing.undo(),
      redo: () => drawing.redo(),
    });
    desk.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
    for (const change of ["focus", "blur"]) desk.addEventListener(change, () => this.#mark());
    drawing.addEventListener("change", () => this.draw());
    preferences.addEventListener("change", () => this.draw());
    new ResizeObserver(() => this.draw()).observe(desk);
  }

  /** What a cell shows, with the current stroke. @param {number} cell */
  #lookOf(cell) {
    const color =
      this.#stroke?.cells.has(cell) && !this.#stroke.isHole ? this.#stroke.color : this.drawing.now.cells[cell];
    return {
      letter: color === 0 ? null : `${color}`,
      paint: this.inks?.[color] ?? "",
      isWhole: false,
      isFilled: false,
      isGiven: false,
    };
  }

  draw() {
    const {
        desk,
        drawing: { now, lattice },
      } = this,
      { clientWidth: width, clientHeight: height } = desk;
    desk.dataset.letters = this.#letters;
    desk.setAttribute("aria-label", t("page-easel-size", { size: sizeOf(now.shape) }));
    if (!lattice || !width || !height) return;
    if (lattice !== this.#lattice) this.#take(lattice);
    this.#read();
    this.measure(width, height, LARGEST);
    const inks = this.preferences.paints(now.colors.map(({ rgb }) => rgb));
    this.inks = inks;
    desk.className = readable(inks[0]) === "#000000" ? "paper-light" : "paper-dark";
    desk.style.setProperty("--paper", inks[0]);
    this.paints.forget();
    this.theme = themed(this.paints);
    this.cells.use(lattice.board, this.theme);
    this.render();
  }

  /** Computes the clues of the picture. Returns whether they need more space. */
  #read() {
    const { now } = this.drawing,
      missing = new Set(now.holes),
      stroke = this.#stroke?.isHole ? null : this.#stroke;
    const colorOf = (/** @type {number} */ cell) =>
      missing.has(cell) ? 0 : stroke?.cells.has(cell) ? stroke.color : now.cells[cell];
    return this.rim.read(
      /** @type {any} */ (this.#lattice),
      colorOf,
      now.colors.map(({ rgb }) => rgb),
    );
  }

  /** Draws all clues, or only those that changed. @param {boolean} isWhole */
  #clues(isWhole) {
    const { colors } = this.drawing.now,
      paint = (/** @type {string} */ rgb) => this.inks?.[colors.findIndex((color) => color.rgb === rgb)] ?? rgb;
    if (this.theme) this.rim.draw(this.camera, devicePixelRatio || 1, this.theme, paint, isWhole);
    this.desk.dataset.clues = this.rim.words;
  }

  /** Shows another board. If only its holes differ, the view stays. @param {import("./lattice.js").Lattice} lattice */
  #take(lattice) {
    const isOther = `${lattice.box}` !== `${this.#lattice?.box}` || lattice.count !== this.#lattice?.count;
    this.#lattice = lattice;
    this.places = lattice.places;
    this.#stroke = null;
    this.gestures.cancel();
    if (isOther) {
      this.rim.begin();
      this.camera = new Camera(lattice.box, (cell, width, height, box) => this.rim.room(cell, width, height, box));
      this.#cursor = 0;
      // The old ones belong to the board before, which may have had more cells.
      [this.ambiguous, this.changes] = [[], new Map()];
    }
    this.walk.ground = { board: lattice.whole, through: lattice.through };
  }

  paint() {
    const visible = [...this.drawing.now.cells.keys()].filter((cell) => this.camera.sees(this.#center(cell)));
    this.cells.all(visible, (/** @type {number} */ cell) => this.#lookOf(cell));
  }

  paintAround() {
    byId("easel-zoom").classList.toggle("zoomed", !this.camera.isFit);
    this.#clues(true);
    this.#mark();
  }

  /** @param {number} cell */
  #center(cell) {
    return this.#lattice?.center(cell) ?? [0, 0];
  }

  /** Draws the elements over the cells. */
  #mark() {
    const lattice = this.#lattice,
      { marks, inks } = this,
      { holes } = this.drawing.now,
      stroke = this.#stroke;
    if (!lattice || !inks) return;
    const around = (/** @type {string} */ name, /** @type {Iterable<number>} */ cells, size = 1) =>
      marks[name].setAttribute("d", outline(lattice.whole, [...cells], size));
    around("missing", this.tool === "hole" ? holes : [], 0.94);
    around("gone", stroke?.isHole && stroke.color ? stroke.cells : [], 1.02);
    around("back", stroke?.isHole && !stroke.color ? stroke.cells : []);
    around("ambiguous", this.ambiguous, 0.84);
    this.over.classList.toggle("changing", this.changes.size > 0);
    around("changed", this.changes.keys(), 0.9);
    marks.change.replaceChildren(
      ...[...this.changes].map(([cell, color]) => {
        const path = element("path", { d: outline(lattice.whole, [cell], 0.6) });
        path.style.fill = inks[color];
        return path;
      }),
    );
    around("cursor", document.activeElement === this.desk ? [this.#cursor] : [], 0.96);
  }

  /** The letters of all cells; a dot for a hole. */
  get #letters() {
    const missing = new Set(this.drawing.now.holes);
    return [...this.drawing.letters].map((letter, cell) => (missing.has(cell) ? "." : letter)).join("");
  }

  /** The cell at a place of the window that can be painted, or null. @param {number} x @param {number} y */
  cellAt(x, y) {
    const cell = super.cellAt(x, y);
    return cell !== null && (this.tool === "hole" || !this.drawing.now.holes.includes(cell)) ? cell : null;
  }

  /**
   * The last cell on the way from a cell to a place outside all cells.
   * @param {number} from
   * @param {number} x
   * @param {number} y
   */
  #nearest(from, x, y) {
    const [toX, toY] = this.placeOnDesk(x, y),
      { left, top, cell: size } = this.camera,
      [atX, atY] = this.#center(from),
      [awayX, awayY] = [toX - left - atX * size, toY - top - atY * size];
    for (let part = 1; part < 32; part += 1) {
      const cell = this.cellAt(x - (awayX * part) / 32, y - (awayY * part) / 32);
      if (cell !== null) return cell;
    }
    return from;
  }

  /**
   * Begins a stroke, or fills an area at once.
   * @param {number} cell
   * @param {boolean} isOther is it the right button?
   */
  #begin(cell, isOther) {
    this.#cursor = cell;
    const { now } = this.drawing,
      isHole = this.tool === "hole",
      oldColor = isHole ? (now.holes.includes(cell) ? 1 : 0) : now.cells[cell];
    const newColor = isHole ? 1 : this.color,
      color = isOther || oldColor === newColor ? 0 : newColor;
    if (this.tool === "fill") {
      this.drawing.paint(this.#mirrored(this.#area(cell)), color);
      return false;
    }
    this.#stroke = { start: cell, last: cell, color, isHole, cells: new Set() };
    this.#stretch([cell]);
    return true;
  }

  /** @param {PointerEvent} event */
  #move({ clientX: x, clientY: y }) {
    const stroke = this.#stroke,
      lattice = this.#lattice;
    if (!stroke || !lattice) return;
    const cell = this.cellAt(x, y) ?? this.#nearest(stroke.last, x, y);
    if (cell === stroke.last) return;
    if (this.tool === "line") this.#stretch(lattice.line(stroke.start, cell), true);
    else if (this.tool === "box") this.#stretch(lattice.around(stroke.start, cell), true);
    else this.#stretch(lattice.line(stroke.last, cell));
    stroke.last = cell;
  }

  /** Adds cells to the stroke, or replaces its cells. @param {number[]} cells @param {boolean} [isInstead] */
  #stretch(cells, isInstead = false) {
    const stroke = /** @type {Stroke} */ (this.#stroke),
      oldCells = stroke.cells;
    stroke.cells = new Set([...(isInstead ? [] : oldCells), ...this.#mirrored(cells)]);
    if (stroke.isHole) return this.#mark();
    for (const cell of new Set([...oldCells, ...stroke.cells]))
      if (oldCells.has(cell) !== stroke.cells.has(cell)) this.#redraw(cell);
    if (!this.#read()) this.#clues(false);
  }

  /** Draws a cell that changed, and its neighbors, since cells of one color are joined. @param {number} cell */
  #redraw(cell) {
    for (const changedCell of [cell, ...this.cells.neighbors(cell)])
      if (changedCell !== null) this.cells.drawCell(changedCell, this.#lookOf(changedCell));
  }

  #end() {
    const stroke = this.#stroke;
    this.#clear();
    if (stroke?.isHole) attempt(() => this.drawing.dig(stroke.cells, stroke.color === 1));
    else if (stroke) this.drawing.paint(stroke.cells, stroke.color);
  }

  /** Removes the current stroke from the board. */
  #clear() {
    const cells = this.#stroke?.cells ?? [];
    this.#stroke = null;
    for (const cell of cells) this.#redraw(cell);
    if (this.#lattice) {
      this.#read();
      this.#clues(false);
    }
    this.#mark();
  }

  /** @param {number} cell */
  #area(cell) {
    return this.#lattice?.area(cell, this.#colors) ?? [cell];
  }

  /** The colors of all cells; -1 for holes, which stop a filling. */
  get #colors() {
    const missing = new Set(this.drawing.now.holes);
    return this.drawing.now.cells.map((color, cell) => (missing.has(cell) ? -1 : color));
  }

  /** These cells and their mirror images. @param {Iterable<number>} cells */
  #mirrored(cells) {
    const all = new Set(cells),
      lattice = this.#lattice;
    for (const [isOn, signs] of /** @type {[boolean, [number, number]][]} */ ([
      [this.mirrors.across, [-1, 1]],
      [this.mirrors.down, [1, -1]],
    ])) {
      if (isOn && lattice) for (const cell of [...all]) all.add(lattice.mirrored(cell, signs) ?? cell);
    }
    return all;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#lattice) return;
    const step = this.walk.by(this.#cursor, event),
      zoom = { "+": 1.25, "=": 1.25, "-": 0.8 }[event.key];
    if (step) this.#step(step);
    else if (event.key === " " || event.key === "Enter") this.#press(false);
    else if (event.key === "Delete" || event.key === "Backspace") this.#press(true);
    else if (event.key === "Escape") return void this.gestures.cancel();
    else if (event.key === "f") return this.fit();
    else if (zoom !== undefined) return this.zoom(zoom);
    else return;
    event.preventDefault();
    this.#mark();
    this.describe();
  }

  /** @param {{ to: number | undefined, paints: boolean }} step */
  #step({ to, paints }) {
    if (to === undefined) return;
    this.#cursor = to;
    this.bring(/** @type {Board} */ (this.#lattice?.board), to);
    if (!paints) return;
    if (this.tool === "hole") this.#dig(1);
    else this.drawing.paint(this.#mirrored([to]), this.color);
  }

  /** Paints the cell of the cursor, or erases it. @param {boolean} isOther */
  #press(isOther) {
    const cell = this.#cursor,
      { now } = this.drawing;
    if (this.tool === "hole") return this.#dig(isOther || now.holes.includes(cell) ? 0 : 1);
    if (now.holes.includes(cell)) return;
    const isArea = this.tool === "fill" && !isOther,
      color = isOther || now.cells[cell] === this.color ? 0 : this.color;
    this.drawing.paint(this.#mirrored(isArea ? this.#area(cell) : [cell]), color);
  }

  /** Turns the cell of the cursor into a hole, or back. @param {number} isTaken */
  #dig(isTaken) {
    attempt(async () => {
      await this.drawing.dig(this.#mirrored([this.#cursor]), isTaken === 1);
      this.describe();
    });
  }

  /** Describes the cell of the cursor for screen readers. */
  describe() {
    const lattice = this.#lattice,
      cell = this.#cursor,
      { now, names } = this.drawing;
    if (!lattice) return;
    const color = now.cells[cell],
      content = now.holes.includes(cell)
        ? t("page-easel-no-cell")
        : now.colors[color].name || names[color] || now.colors[color].rgb;
    byId("easel-news").textContent = t("page-cell", {
      place: placeName(lattice.board, lattice.through[cell], cell),
      what: content,
    });
  }
}
