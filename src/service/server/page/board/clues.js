// Draws the numbers around the board on a canvas. In: strips, a camera, the state of each number. Out: pixels.
// Invariants: finished numbers are paler, but can still be read; a line leads from a strip at the side of the desk to
// the line of the board that it belongs to.

import { sized } from "./cells.js";
import { HEIGHT, RIM } from "./strips.js";

/** @import { Camera } from "./camera.js" */
/** @import { Theme } from "./theme.js" */
/** @import { Stand, Strips, Word } from "./strips.js" */

/** Numbers of fewer pixels of the screen are drawn as rectangles. */
const TINY = 6;

/**
 * The state of numbers, and their colors.
 * @typedef {{ paint: (rgb: string) => string, isDone: (line: number) => boolean, isStruck: (line: number, run:
 *   number) => boolean }} Look
 */

export class Clues {
  /** @type {Strips} */
  strips;
  /** @type {Theme} */
  theme;
  /** @type {Look} */
  look;
  /** @type {Camera} */
  camera;
  ratio = 1;
  /**
   * Lines whose numbers are highlighted; and underlined numbers: for each line, the first run and the one after the
   * last.
   */
  /** @type {Set<number>} */
  lit = new Set();
  /** @type {Map<number, [number, number]>} */
  underlined = new Map();

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  }

  /** @param {Strips} strips @param {Theme} theme @param {Look} look */
  use(strips, theme, look) {
    this.strips = strips;
    this.theme = theme;
    this.look = look;
  }

  /** @param {Camera} camera @param {number} ratio */
  aim(camera, ratio) {
    this.camera = camera;
    this.ratio = ratio;
    sized(this.context.canvas, camera.width, camera.height, ratio);
  }

  all() {
    const { context, ratio, camera } = this;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, camera.width, camera.height);
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const stand of this.strips.stand(camera)) if (stand) this.#strip(stand);
  }

  /**
   * Draws the strips of these lines again. Slanted strips overlap others, so then all are drawn.
   * @param {number[]} lines
   */
  drawLines(lines) {
    // Regions and blocks have no strip.
    const strips = [...new Set(lines)].flatMap((line) => this.strips.all[line] ?? []);
    if (!this.camera || !strips.length) return;
    if (strips.length > 40 || strips.some(({ direction: [x, y] }) => x !== 0 && y !== 0)) this.all();
    else {
      const stands = this.strips.stand(this.camera);
      for (const { line } of strips) if (stands[line]) this.#strip(stands[line]);
    }
  }

  /** @param {import("./strips.js").Stand} stand */
  #strip(stand) {
    const { context } = this,
      {
        strip,
        font,
        at,
        isSide,
        way: [dx, dy],
      } = stand;
    const isLit = this.lit.has(strip.line),
      isStraight = !isSide && (dx === 0 || dy === 0);
    context.save();
    if (isStraight) this.#clip(stand);
    if (isSide) this.#lead(stand, isLit);
    if (isLit) this.#band(stand);
    if (this.look.isDone(strip.line)) this.#bar(stand);
    const [from, to] = this.underlined.get(strip.line) ?? [0, 0],
      isTiny = font * this.ratio < TINY;
    // Setting the font is the slowest part of drawing.
    context.font = `${isLit ? 650 : 500} ${font}px ${this.theme.font}`;
    strip.words.forEach((word, run) => {
      const distance = (isSide ? word.flat : word.at) * font,
        x = at[0] - dx * distance,
        y = at[1] - dy * distance,
        isStruck = this.look.isStruck(strip.line, run);
      if (isTiny) this.#speck(word, x, y, font, isStruck);
      else this.#word(word, x, y, font, { isStruck, isUnderlined: run >= from && run < to });
    });
    context.restore();
  }

  /** Clears the place of a strip, and limits drawing to it. @param {Stand} stand */
  #clip({ strip, at: [x, y], font }) {
    const {
        context,
        camera: { view, cell },
      } = this,
      [dx, dy] = strip.direction,
      length = strip.length * font + 10;
    /** @param {number} at @param {number} part */
    const along = (at, part) => (part > 0 ? [at - length, at + RIM - 1] : [at - RIM + 1, at + length]);
    /** @param {number} at @param {number} least @param {number} most */
    const across = (at, least, most) => [Math.max(at - cell / 2, least - 1), Math.min(at + cell / 2, most + 1)];
    const [left, right] = dx === 0 ? across(x, view.left, view.right) : along(x, dx);
    const [top, bottom] = dy === 0 ? across(y, view.top, view.bottom) : along(y, dy);
    context.beginPath();
    context.rect(left, top, right - left, bottom - top);
    context.clip();
    context.clearRect(left, top, right - left, bottom - top);
  }

  /**
   * Draws a line from a strip at the side to the start of its line of the board, and a little along that.
   * @param {Stand} stand
   * @param {boolean} isLit
   */
  #lead({ strip, at, entry }, isLit) {
    const { context, theme, camera } = this,
      [dx, dy] = strip.direction,
      reach = camera.cell * 0.16;
    context.strokeStyle = isLit ? theme.text : theme.quiet;
    context.lineWidth = isLit ? 2 : 1.2;
    context.lineCap = context.lineJoin = "round";
    context.beginPath();
    context.moveTo(at[0] + Math.sign(dx), at[1]);
    context.lineTo(entry[0], entry[1]);
    context.lineTo(entry[0] + dx * reach, entry[1] + dy * reach);
    context.stroke();
  }

  /** Highlights the background of a strip. @param {import("./strips.js").Stand} stand */
  #band({ strip, at, font, isSide, way: [dx, dy] }) {
    const { context, theme, camera } = this;
    const length = (isSide ? strip.flat : strip.length) * font + 3,
      high = isSide || (dx && dy) ? HEIGHT * font : Math.max(camera.cell, 1);
    context.save();
    context.translate(at[0], at[1]);
    context.rotate(Math.atan2(-dy, -dx));
    context.beginPath();
    context.roundRect(-3, -high / 2, length + 3, high, Math.min(6, high / 4));
    context.fillStyle = theme.tint;
    context.fill();
    context.restore();
  }

  /** Marks a satisfied line with a bar at the edge of the board, or of its visible part. @param {Stand} stand */
  #bar({ strip, entry, slid, isSide }) {
    const { context, theme, camera } = this,
      [dx, dy] = strip.direction,
      half = Math.min(camera.cell * 0.28, slid > 1 ? 9 : Infinity);
    const [outX, outY] =
      slid <= 1 ? strip.normal : isSide ? [-Math.sign(dx), 0] : dy === 0 ? [-Math.sign(dx), 0] : [0, -Math.sign(dy)];
    const at = [entry[0] + outX * (RIM - 1), entry[1] + outY * (RIM - 1)];
    context.strokeStyle = theme.good;
    context.lineWidth = Math.max(1.5, Math.min(3, camera.cell * 0.1));
    context.lineCap = "round";
    context.beginPath();
    context.moveTo(at[0] - outY * half, at[1] + outX * half);
    context.lineTo(at[0] + outY * half, at[1] - outX * half);
    context.stroke();
  }

  /**
   * Draws a rectangle for a number that is too small to be read.
   * @param {Word} word
   * @param {number} x
   * @param {number} y
   * @param {number} font
   * @param {boolean} isStruck
   */
  #speck({ tint, width }, x, y, font, isStruck) {
    const { context, theme } = this,
      half = Math.max(0.5, ((width - 0.3) * font) / 2);
    context.fillStyle = tint.startsWith("#")
      ? this.look.paint(tint)
      : isStruck || tint === "muted"
        ? theme.faint
        : theme.quiet;
    context.fillRect(x - half, y - font * 0.35, 2 * half, font * 0.7);
  }

  /**
   * @param {Word} word
   * @param {number} x
   * @param {number} y
   * @param {number} font
   * @param {{ isStruck: boolean, isUnderlined: boolean }} look
   */
  #word({ text, tint, width }, x, y, font, { isStruck, isUnderlined }) {
    const { context, theme } = this,
      isTile = tint.startsWith("#"),
      isUnknown = tint === "unknown";
    const half = [(width * font) / 2, (HEIGHT * font) / 2];
    const paint = isTile ? this.look.paint(tint) : "",
      isPale = isTile && isStruck;
    if (isTile || isUnknown) {
      context.beginPath();
      context.roundRect(x - half[0] + 0.5, y - half[1] + 0.5, 2 * half[0] - 1, 2 * half[1] - 1, font * 0.2);
      context.lineWidth = Math.max(1, font * 0.08);
      context.strokeStyle = isUnknown ? theme.quiet : paint;
      context.fillStyle = isPale ? theme.page : paint;
      context.setLineDash(isUnknown ? [2, 2] : []);
      if (isTile) context.fill();
      if (isTile && !isPale && theme.isNear(paint, theme.page)) context.strokeStyle = theme.quiet;
      if (isUnknown || isPale || context.strokeStyle === theme.quiet) context.stroke();
      context.setLineDash([]);
    }
    context.fillStyle =
      isTile && !isPale ? theme.readable(paint) : isStruck || tint === "muted" ? theme.quiet : theme.text;
    context.fillText(text, x, y + font * 0.05);
    /** @param {number} at @param {string | CanvasGradient | CanvasPattern} color @param {number} thick */
    const under = (at, color, thick) => {
      context.fillStyle = color;
      context.fillRect(x - half[0] + font * 0.1, at, 2 * half[0] - font * 0.2, thick);
    };
    if (isStruck) under(y - 0.5, context.fillStyle, Math.max(1, font * 0.08));
    if (isUnderlined) under(y + half[1] - font * 0.14, theme.hint, Math.max(1.5, font * 0.14));
  }
}
