// Places the clues as strips: each begins where its line begins, and slides along the line to stay visible. In: a
// board. Out: the space that strips need, the place of each number. Invariants: lengths are in em of the strips, places
// in pixels of the desk; the last number stands next to the board; the strips of slanted lines lie horizontally once
// they slid to a side of the desk, and do not overlap there. Loose strips do not slide.

import { course } from "./geometry.js";

/** @import { Board, Label, Line } from "../answers.js" */
/** @import { Camera } from "./camera.js" */

/** The space between two numbers, and the height of one, in em. */
const GAP = 0.42;
export const HEIGHT = 1.22;
/** A strip takes at most this share of the desk; letters have between LEAST and MAX_FONT pixels, if there is room. */
const [SHARE, LEAST, MAX_FONT] = [0.4, 7, 30];
/** The space between the board and its strips, in pixels. */
export const RIM = 5;
/**
 * Slanted boards have strips on all sides: their letters get larger than WELL pixels only if a strip takes no more than
 * this share of the desk.
 */
const [WELL, SLANTING] = [15, 0.17];
/** Horizontal strips at a side take at most this share of the desk, if letters stay large enough. */
const SIDE = 0.22;

/**
 * @typedef {{text: string, tint: string, width: number, at: number, flat: number}} Word a number, its width, and the
 *   distance of its middle from the board, in em; `flat` is that distance in a horizontal strip at a side
 */
/**
 * @typedef {{line: number, direction: [number, number], normal: number[], words: Word[], length: number, flat: number,
 *   reach: number}} Strip the strip of a line: its direction, the direction straight out of the board, its length
 *   in em, `flat` that of a horizontal strip at a side, `reach` the length of the line in cells
 */
/**
 * @typedef {{strip: Strip, at: [number, number], entry: number[], way: [number, number], font: number, slid: number,
 *   isSide: boolean}} Stand the place of a strip: where it begins, where its line enters the
 *   visible cells, and its direction
 */

/**
 * For lines that leave the board at an angle: the height and the width of letters as shares of the line's width, so
 * that neighbors do not overlap.
 */
const [HIGH, WIDE] = [0.7, 0.84];

export class Strips {
  /** @param {Board} board @param {boolean} hasLetters */
  constructor(board, hasLetters) {
    /** The camera for which the strips were placed, and their places. */
    this.cameraState = "";
    /** @type {(Stand | null)[]} */
    this.stands = [];
    this.board = board;
    const texts = board.lines.flatMap((line) => line.labels.map((label) => clueText(label, hasLetters, board).length));
    this.widest = wide(Math.max(1, ...texts));
    /** @type {Strip[]} */
    this.all = board.lines.map((line, number) => strip(board, line, number, this.widest, hasLetters));
    this.isStraight = this.all.every(({ direction: [x, y] }) => x === 0 || y === 0);
    this.isAskew = board.lines.some((line) => slope(board, line).across < 0.999);
  }

  /**
   * The font size for a size of cells: of horizontal strips, of vertical ones, and of those that slid to a side.
   * @param {number} cell
   * @param {number} width
   * @param {number} height
   */
  fonts(cell, width, height) {
    const [high, wide] = this.isAskew
      ? [(HIGH * cell) / HEIGHT, (WIDE * cell) / this.widest]
      : [0.66 * cell, cell / this.widest];
    const largest = Math.max(3, Math.min(Math.max(MAX_FONT, Math.min(width, height) / 50), high, wide, 0.4 * cell + 6));
    const longest = [0, 0];
    let flat = 0;
    for (const { direction, length, flat: stripFlat } of this.all) {
      if (isSlanting(direction)) flat = Math.max(flat, stripFlat);
      for (const axis of [0, 1]) longest[axis] = Math.max(longest[axis], Math.abs(direction[axis]) * length);
    }
    const least = Math.min(LEAST, largest);
    /** @param {number} axis @param {number} size */
    const shrunk = (axis, size) => {
      const share = size / Math.max(1, longest[axis]);
      return Math.max(least, Math.min(largest, SHARE * share, flat ? Math.max(WELL, SLANTING * share) : largest));
    };
    const fonts = [shrunk(0, width), shrunk(1, height)];
    return [...fonts, Math.max(least, Math.min(...fonts, (SIDE * width) / Math.max(1, flat)))];
  }

  /**
   * The font size of one strip; it depends on the axis along which the strip lies.
   * @param {Pick<Strip, "direction">} strip
   * @param {number[]} fonts
   */
  fontOf({ direction: [x, y] }, [across, down]) {
    return y === 0 ? across : x === 0 ? down : Math.min(across, down);
  }

  /**
   * The space that strips need around a box of all cells, in pixels; without a box, the space at the edges of the desk
   * for strips that slide.
   * @param {number[]} [box]
   * @param {number} cell
   * @param {number} width
   * @param {number} height
   */
  room(cell, width, height, box) {
    const fonts = this.fonts(cell, width, height),
      room = /** @type {Record<string, number>} */ ({ left: 0, top: 0, right: 0, bottom: 0 });
    for (const strip of this.all) {
      const font = this.fontOf(strip, fonts),
        length = strip.length * font + RIM + 3,
        [x, y] = strip.direction;
      const [startX, startY] = this.board.lines[strip.line].rim,
        half = [(this.widest * font) / 2, (HEIGHT * font) / 2];
      const [middleX, middleY] = [startX * cell - x * length, startY * cell - y * length];
      const ends = [
        middleX - (x && y && half[0]),
        middleY - (x && y && half[1]),
        middleX + (x && y && half[0]),
        middleY + (x && y && half[1]),
      ];
      const needs = box
        ? [box[0] * cell - ends[0], box[1] * cell - ends[1], ends[2] - box[2] * cell, ends[3] - box[3] * cell]
        : [1, 0, -1, 0].map((part, at) => {
            if (at % 2) return at === 1 ? y * length : -y * length;
            return part * (x && y ? Math.sign(x) * (strip.flat * fonts[2] + RIM + 3) : x * length);
          });
      ["left", "top", "right", "bottom"].forEach((side, at) => {
        room[side] = Math.max(room[side], needs[at]);
      });
    }
    /** @param {number} need @param {number} size */
    const limited = (need, size) => Math.min(Math.ceil(size * (SHARE + 0.06)), Math.ceil(need) + 2);
    return {
      left: limited(room.left, width),
      right: limited(room.right, width),
      top: limited(room.top, height),
      bottom: limited(room.bottom, height),
    };
  }

  /**
   * The places of all strips, by line; null for lines that are not visible.
   * @returns {(Stand | null)[]}
   * @param {Camera} camera
   */
  stand(camera) {
    const { cell, left, top, width, height, view, isLoose } = camera,
      state = [cell, left, top, width, height, isLoose, ...Object.values(view)].join();
    if (this.cameraState === state) return this.stands;
    this.cameraState = state;
    const fonts = isLoose ? this.fonts(cell, Infinity, Infinity) : this.fonts(cell, width, height);
    this.stands = this.all.map((strip) => this.#place(strip, camera, fonts));
    const sides = /** @type {Stand[]} */ (this.stands.filter((stand) => stand?.isSide));
    for (const side of [1, -1])
      separate(
        sides.filter(({ way }) => way[0] === side),
        camera.view,
      );
    return this.stands;
  }

  /** @returns {Stand | null} @param {Strip} strip @param {Camera} camera @param {number[]} fonts */
  #place(strip, { cell, left, top, view, isLoose }, fonts) {
    const line = this.board.lines[strip.line],
      [x, y] = strip.direction;
    const [startX, startY] = line.rim,
      from = [left + startX * cell, top + startY * cell];
    if (isLoose) {
      const at = /** @type {[number, number]} */ ([from[0] - RIM * x, from[1] - RIM * y]);
      return { strip, entry: from, way: strip.direction, slid: 0, isSide: false, at, font: this.fontOf(strip, fonts) };
    }
    const aside = x > 0.01 ? (view.left - from[0]) / x : x < -0.01 ? (view.right - from[0]) / x : 0;
    const slid = Math.max(0, aside, y > 0.01 ? (view.top - from[1]) / y : y < -0.01 ? (view.bottom - from[1]) / y : 0);
    if (slid > strip.reach * cell) return null;
    const entry = [from[0] + slid * x, from[1] + slid * y],
      slack = cell / 2;
    const isSeen =
      entry[0] > view.left - slack &&
      entry[0] < view.right + slack &&
      entry[1] > view.top - slack &&
      entry[1] < view.bottom + slack;
    if (!isSeen) return null;
    const isSide = isSlanting(strip.direction) && slid > 1 && slid === aside;
    if (isSide) entry[1] = Math.max(view.top, Math.min(view.bottom, entry[1]));
    const way = /** @type {[number, number]} */ (isSide ? [Math.sign(x), 0] : strip.direction);
    return {
      strip,
      entry,
      way,
      slid,
      isSide,
      at: [entry[0] - RIM * way[0], entry[1] - RIM * way[1]],
      font: isSide ? fonts[2] : this.fontOf(strip, fonts),
    };
  }

  /**
   * The number at a place of the desk, as its line and run; null if there is none.
   * @param {number} x
   * @param {number} y
   * @param {Camera} camera
   */
  hit(x, y, camera) {
    for (const stand of this.stand(camera)) {
      if (!stand) continue;
      const {
        strip,
        font,
        at,
        way: [dx, dy],
        isSide,
      } = stand;
      const run = strip.words.findIndex((word) => {
        const away = isSide ? word.flat : word.at,
          [offX, offY] = [x - at[0] + dx * away * font, y - at[1] + dy * away * font];
        // A finger may press anywhere up to the neighbors.
        const high = isSide ? (HEIGHT * font) / 2 : camera.cell / 2;
        const [wideX, wideY] =
          dy === 0
            ? [((word.width + GAP) * font) / 2, high]
            : dx === 0
              ? [camera.cell / 2, (HEIGHT * font) / 2]
              : [(word.width * font) / 2, (HEIGHT * font) / 2];
        return Math.abs(offX) <= wideX && Math.abs(offY) <= wideY;
      });
      if (run >= 0) return { line: strip.line, run };
    }
    return null;
  }
}

/** @param {[number, number]} direction */
const isSlanting = ([x, y]) => x !== 0 && y !== 0;

/**
 * Moves the horizontal strips of one side so that they do not overlap.
 * @param {Stand[]} stands
 * @param {{top: number, bottom: number}} view
 */
function separate(stands, { top, bottom }) {
  stands.sort((one, other) => one.at[1] - other.at[1]);
  let free = top;
  for (const stand of stands) {
    const high = HEIGHT * stand.font + 1;
    stand.at[1] = Math.max(stand.at[1], free + high / 2);
    free = stand.at[1] + high / 2;
  }
  free = bottom;
  for (const stand of stands.reverse()) {
    const high = HEIGHT * stand.font + 1;
    stand.at[1] = Math.min(stand.at[1], free - high / 2);
    free = stand.at[1] - high / 2;
  }
}

/** @param {number} signs */
const wide = (signs) => 0.3 + 0.58 * signs;

/**
 * The text of a label: the number, and the letter of its color if letters are shown.
 * @param {Label} label
 * @param {boolean} hasLetters
 * @param {Board} board
 */
export function clueText({ text, tint }, hasLetters, board) {
  const color =
    hasLetters && tint.startsWith("#") ? board.colors.find(({ rgb }, place) => place > 0 && rgb === tint) : null;
  return color ? `${text}${color.letter}` : text;
}

/**
 * The direction that is perpendicular to the side where a line leaves the board, and the cosine of the angle between
 * the two.
 * @param {Board} board
 * @param {Line} line
 */
function slope(board, line) {
  const [x, y] = board.cells[line.cells[line.is_end ? line.cells.length - 1 : 0]],
    distance = Math.hypot(line.rim[0] - x, line.rim[1] - y);
  const normal = [(line.rim[0] - x) / distance, (line.rim[1] - y) / distance],
    { direction } = course(line);
  return { normal, across: Math.abs(normal[0] * direction[0] + normal[1] * direction[1]) };
}

/**
 * @returns {Strip}
 * @param {Board} board
 * @param {Line} line
 * @param {number} number
 * @param {number} widest
 * @param {boolean} hasLetters
 */
function strip(board, line, number, widest, hasLetters) {
  const { length: reach, direction: along } = course(line),
    { normal, across } = slope(board, line);
  const direction = line.is_end ? along.map((part) => 0 - part) : along;
  /** @type {Word[]} */
  const words = [];
  const isFlat = direction[1] === 0;
  // The box of a number on a line at an angle touches the board with a corner.
  const first = across < 0.999 ? (Math.abs(normal[0]) * widest + Math.abs(normal[1]) * HEIGHT) / 2 / across : null;
  let length = 0,
    flat = 0;
  for (const label of line.is_end ? line.labels : [...line.labels].reverse()) {
    const text = clueText(label, hasLetters, board),
      width = isFlat ? wide(text.length) : widest;
    const step = isFlat
      ? width + 0.1
      : Math.min((widest + 0.1) / (Math.abs(direction[0]) || 1e-6), HEIGHT / Math.abs(direction[1]));
    if (length === 0 && first !== null) length = Math.max(0, first - step / 2);
    const place = line.is_end ? words.length : 0;
    const flatWidth = wide(text.length) + 0.1;
    words.splice(place, 0, {
      text,
      tint: label.tint,
      width: wide(text.length),
      at: length + step / 2,
      flat: flat + flatWidth / 2,
    });
    length += step;
    flat += flatWidth;
  }
  return { line: number, direction: /** @type {[number, number]} */ (direction), normal, words, length, flat, reach };
}
