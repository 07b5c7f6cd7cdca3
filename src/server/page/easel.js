// Where a picture is drawn: by pointer, by key. In: a Drawing. Out: strokes.
// Invariants: a stroke is one step; what it will paint is seen before it is done; the other button takes away;
// two fingers move and zoom, and draw nothing.

import { Camera } from "./camera.js";
import { Cells, sized } from "./cells.js";
import { readable } from "./colors.js";
import { attempt, byId } from "./dialogs.js";
import { frame } from "./geometry.js";
import { span, turned } from "./gestures.js";
import { Rim } from "./rim.js";
import { sizeOf } from "./shapes.js";
import { placeName } from "./spoken.js";
import { element, outline } from "./svg.js";
import { Paints, themed } from "./theme.js";
import { Walk } from "./walk.js";
import { t } from "./words.js";

/** @import { Board } from "./answers.js" */

/** The largest cells that come by themselves, in pixels. */
const LARGEST = 80;

/**
 * @typedef {{ start: number, last: number, color: number, isHole: boolean, cells: Set<number>, pointer: number }} Stroke
 */

export class Easel {
  tool = "pen";
  /** The color that is painted with. */
  color = 1;
  mirrors = { across: false, down: false };
  /** Cells in doubt, and cells that would be changed: by their new colors. */
  doubt = /** @type {number[]} */ ([]);
  changes = /** @type {Map<number, number>} */ (new Map());
  /** The cell of the keys. */
  #cursor = 0;
  /** The stroke that goes on. @type {Stroke | null} */
  #stroke = null;
  /** The fingers on the easel, and where two of them came down. @type {Map<number, PointerEvent>} */
  #fingers = new Map();
  /** @type {{ place: number[], cell: number, first: number } | null} */
  #pinch = null;
  /** A press beside the cells moves the board. @type {{ pointer: number, x: number, y: number } | null} */
  #pan = null;
  /** The board that is shown. @type {import("./lattice.js").Lattice | null} */
  #lattice = null;
  /** @type {any} */
  #camera = null;

  /** @param {import("./drawing.js").Drawing} drawing @param {import("./preferences.js").Preferences} preferences */
  constructor(drawing, preferences) {
    this.drawing = drawing;
    this.preferences = preferences;
    this.desk = byId("easel");
    const { desk } = this,
      [ink, lines, rim] = desk.querySelectorAll("canvas");
    this.cells = new Cells(ink, lines);
    this.rim = new Rim(rim);
    this.paints = new Paints(desk);
    this.walk = new Walk(/** @type {any} */ ({ board: null, through: [] }));
    const names = ["gone", "back", "missing", "change", "changed", "doubt", "cursor"];
    /** What lies over the cells, by its name. @type {Record<string, SVGElement>} */
    this.over = Object.fromEntries(
      names.map((name) => [name, element(name === "change" ? "g" : "path", { class: name })]),
    );
    this.layer = element("g", {}, ...Object.values(this.over));
    desk.querySelector("svg").append(this.layer);
    desk.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => this.#down(event));
    desk.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => this.#move(event));
    desk.addEventListener("pointerup", (/** @type {PointerEvent} */ event) => this.#up(event));
    desk.addEventListener("pointercancel", (/** @type {PointerEvent} */ event) => this.#gone(event));
    desk.addEventListener("wheel", (/** @type {WheelEvent} */ event) => this.#wheel(event), { passive: false });
    // Otherwise a browser may take a stroke for a flick, and the next tap for what stops it.
    desk.addEventListener("touchstart", (/** @type {Event} */ event) => event.preventDefault(), { passive: false });
    desk.addEventListener("contextmenu", (/** @type {Event} */ event) => event.preventDefault());
    desk.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.#key(event));
    for (const change of ["focus", "blur"]) desk.addEventListener(change, () => this.#mark());
    drawing.addEventListener("change", () => this.draw());
    preferences.addEventListener("change", () => this.draw());
    new ResizeObserver(() => this.draw()).observe(desk);
  }

  /** What a cell shows now, the stroke that goes on included. @param {number} cell */
  #shown(cell) {
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
    this.#camera.resize(width, height, LARGEST);
    const inks = this.preferences.paints(now.colors.map(({ rgb }) => rgb));
    this.inks = inks;
    desk.className = readable(inks[0]) === "#000000" ? "paper-light" : "paper-dark";
    desk.style.setProperty("--paper", inks[0]);
    this.paints.forget();
    this.theme = themed(this.paints);
    this.cells.use(lattice.board, this.theme);
    this.#render();
  }

  /** Reads the clues of what is shown; true if they need more room. */
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

  /** Draws the clues: all of them, or those that changed. @param {boolean} isWhole */
  #clues(isWhole) {
    const { colors } = this.drawing.now,
      paint = (/** @type {string} */ rgb) => this.inks?.[colors.findIndex((color) => color.rgb === rgb)] ?? rgb;
    if (this.theme) this.rim.draw(this.#camera, devicePixelRatio || 1, this.theme, paint, isWhole);
    this.desk.dataset.clues = this.rim.words;
  }

  /**
   * Another board: as large as fits, unless it differs in holes alone.
   * @param {import("./lattice.js").Lattice} lattice
   */
  #take(lattice) {
    const isOther = `${lattice.box}` !== `${this.#lattice?.box}` || lattice.count !== this.#lattice?.count;
    this.#lattice = lattice;
    this.#stroke = null;
    if (isOther) {
      this.rim.begin();
      this.#camera = new Camera(lattice.box, (cell, width, height, box) => this.rim.room(cell, width, height, box));
      this.#cursor = 0;
    }
    this.walk.ground = { board: lattice.whole, through: lattice.through };
  }

  #render() {
    const camera = this.#camera,
      ratio = devicePixelRatio || 1,
      { cells, layer, desk } = this;
    for (const { canvas } of [cells.ink, cells.lines]) sized(canvas, camera.width, camera.height, ratio);
    cells.aim(camera, ratio);
    cells.all(this.#seen(), (/** @type {number} */ cell) => this.#shown(cell));
    cells.grid();
    layer.setAttribute("transform", `translate(${camera.left} ${camera.top}) scale(${camera.cell})`);
    layer.style.setProperty("--px", `${1 / camera.cell}`);
    byId("easel-zoom").classList.toggle("zoomed", !camera.isFit);
    Object.assign(desk.dataset, {
      left: camera.left,
      top: camera.top,
      size: camera.cell,
      room: `${camera.width} ${camera.height}`,
    });
    // Cells that moved out of sight do not lie below the clues.
    const { left, top, right, bottom } = camera.view;
    desk.style.setProperty(
      "--seen",
      `inset(${top - 4}px ${camera.width - right - 4}px ${camera.height - bottom - 4}px ${left - 4}px)`,
    );
    this.#clues(true);
    this.#mark();
  }

  /** The cells that are in sight. */
  #seen() {
    const camera = this.#camera,
      [left, top] = camera.placeAt(0, 0),
      [right, bottom] = camera.placeAt(camera.width, camera.height);
    return this.drawing.now.cells.flatMap((_, cell) => {
      const [x, y] = /** @type {any} */ (this.#lattice).center(cell);
      return x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1 ? [cell] : [];
    });
  }

  /** Draws what lies over the cells. */
  #mark() {
    const lattice = this.#lattice,
      { over, inks } = this,
      { holes } = this.drawing.now,
      stroke = this.#stroke;
    if (!lattice || !inks) return;
    const around = (/** @type {string} */ name, /** @type {Iterable<number>} */ cells, size = 1) =>
      over[name].setAttribute("d", outline(lattice.whole, [...cells], size));
    around("missing", this.tool === "hole" ? holes : [], 0.94);
    around("gone", stroke?.isHole && stroke.color ? stroke.cells : [], 1.02);
    around("back", stroke?.isHole && !stroke.color ? stroke.cells : []);
    around("doubt", this.doubt, 0.84);
    this.layer.classList.toggle("changing", this.changes.size > 0);
    around("changed", this.changes.keys(), 0.9);
    over.change.replaceChildren(
      ...[...this.changes].map(([cell, color]) => {
        const path = element("path", { d: outline(lattice.whole, [cell], 0.6) });
        path.style.fill = inks[color];
        return path;
      }),
    );
    around("cursor", document.activeElement === this.desk ? [this.#cursor] : [], 0.96);
  }

  /** Letters of all cells; a dot where none is. */
  get #letters() {
    const missing = new Set(this.drawing.now.holes);
    return [...this.drawing.letters].map((letter, cell) => (missing.has(cell) ? "." : letter)).join("");
  }

  /** A place of the window on the board. @param {number} x @param {number} y */
  #onDesk(x, y) {
    const { left, top } = this.desk.getBoundingClientRect();
    return [x - left, y - top];
  }

  /** The cell at a place of the window, or null. @param {{ clientX: number, clientY: number }} event */
  #at({ clientX, clientY }) {
    const [x, y] = this.#onDesk(clientX, clientY),
      { left, top, right, bottom } = this.#camera.view;
    if (x < left || x > right || y < top || y > bottom) return null;
    const cell = this.#lattice?.places.at(.../** @type {[number, number]} */ (this.#camera.placeAt(x, y))) ?? null;
    return cell !== null && (this.tool === "hole" || !this.drawing.now.holes.includes(cell)) ? cell : null;
  }

  /**
   * The last cell on the way from one to a place beside all of them.
   * @param {number} from
   * @param {{ clientX: number, clientY: number }} event
   */
  #nearest(from, { clientX, clientY }) {
    const { left, top } = this.desk.getBoundingClientRect(),
      { left: originX, top: originY, cell: size } = this.#camera;
    const [x, y] = this.#lattice?.center(from) ?? [0, 0],
      [fromX, fromY] = [left + originX + x * size, top + originY + y * size];
    for (let part = 31; part > 0; part -= 1) {
      const cell = this.#at({
        clientX: fromX + ((clientX - fromX) * part) / 32,
        clientY: fromY + ((clientY - fromY) * part) / 32,
      });
      if (cell !== null) return cell;
    }
    return from;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!this.#lattice) return;
    event.preventDefault();
    this.desk.focus({ preventScroll: true });
    if (this.#isFinger(event) || this.#stroke || this.#pan) return;
    const pointer = event.pointerId,
      cell = event.button === 1 ? null : this.#at(event);
    this.desk.setPointerCapture(pointer);
    if (cell === null) {
      this.#pan = { pointer, x: event.clientX, y: event.clientY };
      return;
    }
    this.#cursor = cell;
    this.#begin(cell, event.button === 2, pointer);
  }

  /** @param {number} cell @param {boolean} isOther is it the other button? @param {number} pointer */
  #begin(cell, isOther, pointer) {
    const { now } = this.drawing,
      isHole = this.tool === "hole",
      painted = isHole ? (now.holes.includes(cell) ? 1 : 0) : now.cells[cell];
    const wanted = isHole ? 1 : this.color,
      color = isOther || painted === wanted ? 0 : wanted;
    if (this.tool === "fill") return this.drawing.paint(this.#mirrored(this.#area(cell)), color);
    this.#stroke = { start: cell, last: cell, color, isHole, cells: new Set(), pointer };
    this.#stretch([cell]);
  }

  /** Counts the fingers; true if this one is not alone. @param {PointerEvent} event */
  #isFinger(event) {
    if (event.pointerType !== "touch") return false;
    if (event.isPrimary) this.#fingers.clear();
    this.#fingers.set(event.pointerId, event);
    if (this.#fingers.size < 2) return false;
    this.cancel();
    this.#pan = null;
    const { x, y, distance } = span(this.#fingers);
    this.#pinch = { place: this.#camera.placeAt(...this.#onDesk(x, y)), cell: this.#camera.cell, first: distance };
    this.desk.setPointerCapture(event.pointerId);
    return true;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (this.#fingers.has(event.pointerId)) this.#fingers.set(event.pointerId, event);
    if (this.#pinch) return this.#zoomed();
    if (this.#pan?.pointer === event.pointerId) return this.#panned(this.#pan, event);
    const stroke = this.#stroke,
      lattice = this.#lattice;
    if (!stroke || !lattice || stroke.pointer !== event.pointerId) return;
    const cell = this.#at(event) ?? this.#nearest(stroke.last, event);
    if (cell === stroke.last) return;
    if (this.tool === "line") this.#stretch(lattice.line(stroke.start, cell), true);
    else if (this.tool === "box") this.#stretch(lattice.around(stroke.start, cell), true);
    else this.#stretch(lattice.line(stroke.last, cell));
    stroke.last = cell;
  }

  /** Adds cells to the stroke, or takes these in place of them. @param {number[]} cells @param {boolean} [isInstead] */
  #stretch(cells, isInstead = false) {
    const stroke = /** @type {Stroke} */ (this.#stroke),
      before = stroke.cells;
    stroke.cells = new Set([...(isInstead ? [] : before), ...this.#mirrored(cells)]);
    if (stroke.isHole) return this.#mark();
    for (const cell of new Set([...before, ...stroke.cells]))
      if (before.has(cell) !== stroke.cells.has(cell)) this.#drawn(cell);
    if (!this.#read()) this.#clues(false);
  }

  #zoomed() {
    if (this.#fingers.size < 2 || !this.#pinch) return;
    const { x, y, distance } = span(this.#fingers),
      { place, cell, first } = this.#pinch;
    this.#camera.put((cell * distance) / first, place, ...this.#onDesk(x, y));
    this.#render();
  }

  /** A cell that changed, and its neighbors, which are joined to their color. @param {number} cell */
  #drawn(cell) {
    for (const one of [cell, ...this.cells.beside(cell)]) if (one !== null) this.cells.one(one, this.#shown(one));
  }

  /** @param {{ x: number, y: number }} pan @param {PointerEvent} event */
  #panned(pan, { clientX, clientY }) {
    this.#camera.pan(clientX - pan.x, clientY - pan.y);
    Object.assign(pan, { x: clientX, y: clientY });
    this.#render();
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (!this.#camera) return;
    event.preventDefault();
    const { pan, factor } = turned(event);
    if (pan) this.#camera.pan(...pan);
    else this.#camera.zoom(this.#camera.cell * factor, ...this.#onDesk(event.clientX, event.clientY));
    this.#render();
  }

  /** Larger cells, or smaller ones; all of the board for 0. @param {number} factor */
  zoom(factor) {
    const camera = this.#camera;
    if (!camera) return;
    if (factor) camera.zoom(camera.cell * factor, camera.width / 2, camera.height / 2);
    else camera.fit();
    this.#render();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const stroke = this.#stroke?.pointer === event.pointerId ? this.#stroke : null;
    this.#gone(event);
    if (stroke?.isHole) attempt(() => this.drawing.dig(stroke.cells, stroke.color === 1));
    else if (stroke) this.drawing.paint(stroke.cells, stroke.color);
  }

  /** @param {PointerEvent} event */
  #gone(event) {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#pinch = null;
    if (this.#pan?.pointer === event.pointerId) this.#pan = null;
    if (this.#stroke?.pointer === event.pointerId) this.cancel();
  }

  /** Gives up the stroke that goes on. */
  cancel() {
    const cells = this.#stroke?.cells ?? [];
    this.#stroke = null;
    for (const cell of cells) this.#drawn(cell);
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

  /** The colors of all cells, -1 where none is: nothing flows over holes. */
  get #colors() {
    const missing = new Set(this.drawing.now.holes);
    return this.drawing.now.cells.map((color, cell) => (missing.has(cell) ? -1 : color));
  }

  /** These cells and those that mirror them. @param {Iterable<number>} cells */
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
      zoom = { "+": 1.25, "=": 1.25, "-": 0.8, f: 0 }[event.key];
    if (step) this.#step(step);
    else if (event.key === " " || event.key === "Enter") this.#press(false);
    else if (event.key === "Delete" || event.key === "Backspace") this.#press(true);
    else if (event.key === "Escape") return this.cancel();
    else if (zoom !== undefined) return this.zoom(zoom);
    else return;
    event.preventDefault();
    this.#mark();
    this.#tell();
  }

  /** @param {{ to: number | undefined, paints: boolean }} step */
  #step({ to, paints }) {
    if (to === undefined) return;
    this.#cursor = to;
    if (this.#camera.reveal(frame(/** @type {Board} */ (this.#lattice?.board), [to]))) this.#render();
    if (!paints) return;
    if (this.tool === "hole") this.#dig(1);
    else this.drawing.paint(this.#mirrored([to]), this.color);
  }

  /** The key of the pen at the cursor, or the one that takes away. @param {boolean} isOther */
  #press(isOther) {
    const cell = this.#cursor,
      { now } = this.drawing;
    if (this.tool === "hole") return this.#dig(isOther || now.holes.includes(cell) ? 0 : 1);
    if (now.holes.includes(cell)) return;
    const isArea = this.tool === "fill" && !isOther,
      color = isOther || now.cells[cell] === this.color ? 0 : this.color;
    this.drawing.paint(this.#mirrored(isArea ? this.#area(cell) : [cell]), color);
  }

  /** Takes the cell of the cursor away, or gives it back. @param {number} isTaken */
  #dig(isTaken) {
    attempt(async () => {
      await this.drawing.dig(this.#mirrored([this.#cursor]), isTaken === 1);
      this.#tell();
    });
  }

  /** Says what is at the cursor. */
  #tell() {
    const lattice = this.#lattice,
      cell = this.#cursor,
      { now, names } = this.drawing;
    if (!lattice) return;
    const color = now.cells[cell],
      what = now.holes.includes(cell)
        ? t("page-easel-no-cell")
        : now.colors[color].name || names[color] || now.colors[color].rgb;
    byId("easel-news").textContent = t("page-cell", {
      place: placeName(lattice.board, lattice.through[cell], cell),
      what,
    });
  }
}
