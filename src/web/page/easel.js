// Where a picture is drawn: a canvas, by pointer and by key. In: a Drawing. Out: strokes.
// Holds: a stroke is one step; what it will paint is seen before it is done; the other button takes away.

import { colorName } from "./colors.js";
import { byId } from "./dialogs.js";
import { t } from "./words.js";

/** Least and most pixels of a cell. */
const CELL = { least: 6, most: 44 };

export class Easel {
  tool = "pen";
  /** The color that is painted with. */
  color = 1;
  mirrors = { across: false, down: false };
  /** Cells in doubt, and cells that would be changed: by their new colors. */
  doubt = /** @type {number[]} */ ([]);
  changes = /** @type {Map<number, number>} */ (new Map());
  #cursor = 0;
  /** The stroke that goes on. @type {{ start: number, last: number, color: number, cells: Set<number>, pointer: number } | null} */
  #stroke = null;

  /** @param {import("./drawing.js").Drawing} drawing @param {import("./preferences.js").Preferences} preferences */
  constructor(drawing, preferences) {
    this.drawing = drawing;
    this.preferences = preferences;
    this.canvas = /** @type {HTMLCanvasElement} */ (byId("easel"));
    const { canvas } = this;
    canvas.addEventListener("pointerdown", (event) => this.#down(event));
    canvas.addEventListener("pointermove", (event) => this.#move(event));
    canvas.addEventListener("pointerup", (event) => this.#up(event));
    canvas.addEventListener("pointercancel", () => this.#drop());
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    canvas.addEventListener("keydown", (event) => this.#key(event));
    canvas.addEventListener("focus", () => this.draw());
    canvas.addEventListener("blur", () => this.draw());
    drawing.addEventListener("change", () => this.draw());
    preferences.addEventListener("change", () => this.draw());
    new ResizeObserver(() => this.draw()).observe(byId("easel-room"));
  }

  /** What a cell shows now, the stroke that goes on included. @param {number} cell */
  #shown(cell) { return this.#stroke?.cells.has(cell) ? this.#stroke.color : this.drawing.now.cells[cell]; }

  draw() {
    const { canvas, drawing: { now: { width, height, colors } } } = this, room = byId("easel-room");
    if (!room.clientWidth) return;
    const fits = Math.min((room.clientWidth - 4) / width, (room.clientHeight - 4) / height);
    const size = Math.floor(Math.max(CELL.least, Math.min(CELL.most, fits))), sharp = Math.ceil(devicePixelRatio || 1);
    this.size = size;
    Object.assign(canvas, { width: width * size * sharp, height: height * size * sharp });
    canvas.style.width = `${width * size}px`;
    canvas.style.height = `${height * size}px`;
    canvas.setAttribute("aria-label", t("The picture, {width} by {height} cells", { width, height }));
    canvas.dataset.letters = this.drawing.letters;
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    pen.scale(sharp, sharp);
    const paints = this.preferences.paints(colors.map(({ rgb }) => rgb));
    for (let cell = 0; cell < width * height; cell += 1) {
      pen.fillStyle = paints[this.#shown(cell)];
      pen.fillRect(cell % width * size, Math.floor(cell / width) * size, size, size);
    }
    const style = getComputedStyle(canvas), of = (/** @type {string} */ name) => style.getPropertyValue(name);
    pen.globalAlpha = .6;
    this.#lines(pen, of("--line-strong"), 1, 1);
    pen.globalAlpha = 1;
    this.#lines(pen, of("--line-strong"), 5, 2);
    for (const cell of this.doubt) this.#frame(pen, cell, of("--hint"), 3);
    for (const [cell, color] of this.changes) {
      pen.fillStyle = paints[color];
      const [x, y] = this.#corner(cell);
      pen.fillRect(x + size * .2, y + size * .2, size * .6, size * .6);
      this.#frame(pen, cell, of("--accent"), 4);
    }
    if (document.activeElement === canvas) this.#frame(pen, this.#cursor, of("--accent"), 3);
  }

  /** @param {number} cell */
  #corner(cell) {
    const { width } = this.drawing.now, size = this.size ?? 1;
    return [cell % width * size, Math.floor(cell / width) * size];
  }

  /** @param {CanvasRenderingContext2D} pen @param {string} ink @param {number} step @param {number} thick */
  #lines(pen, ink, step, thick) {
    const { width, height } = this.drawing.now, size = this.size ?? 1;
    pen.fillStyle = ink;
    for (let x = step; x < width; x += step) pen.fillRect(x * size - thick / 2, 0, thick, height * size);
    for (let y = step; y < height; y += step) pen.fillRect(0, y * size - thick / 2, width * size, thick);
  }

  /** @param {CanvasRenderingContext2D} pen @param {number} cell @param {string} ink @param {number} thick */
  #frame(pen, cell, ink, thick) {
    const [x, y] = this.#corner(cell), size = this.size ?? 1;
    pen.lineWidth = thick;
    pen.strokeStyle = ink;
    pen.strokeRect(x + thick / 2, y + thick / 2, size - thick, size - thick);
  }

  /** The cell at a place of the window; the nearest one outside. @param {PointerEvent} event */
  #at(event) {
    const box = this.canvas.getBoundingClientRect(), { width, height } = this.drawing.now;
    const place = (/** @type {number} */ length, /** @type {number} */ count, /** @type {number} */ all) =>
      Math.min(count - 1, Math.max(0, Math.floor(length / all * count)));
    return place(event.clientY - box.top, height, box.height) * width + place(event.clientX - box.left, width, box.width);
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (this.#stroke || event.button === 1) return;
    event.preventDefault();
    const cell = this.#at(event), isTaking = event.button === 2 || this.drawing.now.cells[cell] === this.color;
    const color = isTaking ? 0 : this.color;
    this.#cursor = cell;
    this.canvas.focus({ preventScroll: true });
    if (this.tool === "fill") return this.drawing.paint(this.#mirrored(this.drawing.area(cell)), color);
    this.#stroke = { start: cell, last: cell, color, cells: new Set(this.#mirrored([cell])), pointer: event.pointerId };
    this.canvas.setPointerCapture(event.pointerId);
    this.draw();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const stroke = this.#stroke;
    if (!stroke || stroke.pointer !== event.pointerId) return;
    const cell = this.#at(event);
    if (cell === stroke.last) return;
    if (this.tool === "pen") for (const one of this.#mirrored(this.#line(stroke.last, cell))) stroke.cells.add(one);
    else stroke.cells = new Set(this.#mirrored(this.tool === "line" ? this.#line(stroke.start, cell) : this.#box(stroke.start, cell)));
    stroke.last = cell;
    this.draw();
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const stroke = this.#stroke;
    if (stroke?.pointer !== event.pointerId) return;
    this.#stroke = null;
    this.drawing.paint(stroke.cells, stroke.color);
    this.draw();
  }

  #drop() {
    this.#stroke = null;
    this.draw();
  }

  /** The cells of a straight line (Bresenham 1965). @param {number} from @param {number} to */
  #line(from, to) {
    const { width } = this.drawing.now;
    let [x, y] = [from % width, Math.floor(from / width)];
    const [toX, toY] = [to % width, Math.floor(to / width)];
    const [right, down] = [Math.abs(toX - x), -Math.abs(toY - y)], cells = [];
    for (let error = right + down; ;) {
      cells.push(y * width + x);
      if (x === toX && y === toY) return cells;
      const twice = 2 * error;
      if (twice >= down) [error, x] = [error + down, x + Math.sign(toX - x)];
      if (twice <= right) [error, y] = [error + right, y + Math.sign(toY - y)];
    }
  }

  /** The cells around a rectangle. @param {number} from @param {number} to */
  #box(from, to) {
    const { width } = this.drawing.now, [x, y] = [from % width, Math.floor(from / width)], [toX, toY] = [to % width, Math.floor(to / width)];
    const at = (/** @type {number} */ x, /** @type {number} */ y) => y * width + x;
    return [[at(x, y), at(toX, y)], [at(x, toY), at(toX, toY)], [at(x, y), at(x, toY)], [at(toX, y), at(toX, toY)]]
      .flatMap(([one, other]) => this.#line(one, other));
  }

  /** These cells and those that mirror them. @param {Iterable<number>} cells */
  #mirrored(cells) {
    const { width, height } = this.drawing.now, all = new Set(cells);
    if (this.mirrors.across) for (const cell of [...all]) all.add(cell - cell % width + width - 1 - cell % width);
    if (this.mirrors.down) for (const cell of [...all]) all.add((height - 1 - Math.floor(cell / width)) * width + cell % width);
    return all;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { width, height, cells, colors } = this.drawing.now;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      const x = Math.min(width - 1, Math.max(0, this.#cursor % width + step[0]));
      const y = Math.min(height - 1, Math.max(0, Math.floor(this.#cursor / width) + step[1]));
      this.#cursor = y * width + x;
      if (event.shiftKey) this.drawing.paint(this.#mirrored([this.#cursor]), this.color);
    } else if (event.key === " " || event.key === "Enter") {
      const color = cells[this.#cursor] === this.color ? 0 : this.color;
      this.drawing.paint(this.#mirrored(this.tool === "fill" ? this.drawing.area(this.#cursor) : [this.#cursor]), color);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      this.drawing.paint(this.#mirrored([this.#cursor]), 0);
    } else if (event.key === "Escape") {
      return this.#drop();
    } else {
      return;
    }
    event.preventDefault();
    const color = colors[this.drawing.now.cells[this.#cursor]];
    byId("easel-news").textContent = t("row {y}, column {x}: {color}", {
      x: this.#cursor % width + 1, y: Math.floor(this.#cursor / width) + 1, color: color.name ?? colorName({ name: color.rgb }),
    });
    this.draw();
  }
}
