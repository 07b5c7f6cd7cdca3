// The clues as strips: each stands where its line begins, and stays in sight by sliding along it.
// In: a board. Out: room that strips need, where each number is. Holds: lengths are in em of the
// strips, places in pixels of the desk; the last number stands next to the board.

import { course } from "./geometry.js";

/** Between a number and the next, and the height of one, in em. */
const GAP = .42;
export const HEIGHT = 1.22;
/** A strip takes at most so much of the desk; letters are no smaller than so many pixels, if that leaves room. */
const [SHARE, LEAST, MOST] = [.4, 7, 30];
/** Between the board and its strips, in pixels. */
export const RIM = 5;

/** @typedef {{text: string, tint: string, width: number, at: number}} Word a number, its width, its middle in em from the board */
/** @typedef {{line: number, direction: [number, number], words: Word[], length: number, reach: number}} Strip where it leads to, its length in em, that of its line in cells */

/** Of lines that leave the board askew: how much of a line's width letters are high and wide, that neighbors have room. */
const [HIGH, WIDE] = [.7, .84];

export class Strips {
  constructor(board, hasLetters) {
    this.board = board;
    const texts = board.lines.flatMap((line) => line.labels.map((label) => written(label, hasLetters, board).length));
    this.widest = wide(Math.max(1, ...texts));
    /** @type {Strip[]} */
    this.all = board.lines.map((line, number) => strip(board, line, number, this.widest, hasLetters));
    this.isStraight = this.all.every(({ direction: [x, y] }) => x === 0 || y === 0);
    this.isAskew = board.lines.some((line) => slope(board, line).across < .999);
  }

  /** The letters' size for cells of a size: by axis, across and down. */
  fonts(cell, width, height) {
    const [high, wide] = this.isAskew ? [HIGH * cell / HEIGHT, WIDE * cell / this.widest] : [.66 * cell, cell / this.widest];
    const own = Math.max(3, Math.min(MOST, high, wide, .4 * cell + 6));
    const longest = [0, 0];
    for (const { direction, length } of this.all) {
      for (const axis of [0, 1]) longest[axis] = Math.max(longest[axis], Math.abs(direction[axis]) * length);
    }
    const least = Math.min(LEAST, own);
    const shrunk = (axis, size) => Math.max(least, Math.min(own, SHARE * size / Math.max(1, longest[axis])));
    return [shrunk(0, width), shrunk(1, height)];
  }

  /** The font of one strip: that of the axis along which it lies. @param {any} strip @param {number[]} fonts */
  fontOf({ direction: [x, y] }, [across, down]) { return y === 0 ? across : x === 0 ? down : Math.min(across, down); }

  /**
   * What the strips need around a box of all cells, in pixels, where they stand; without a box, wherever they slide to.
   * @param {number[]} [box]
   */
  room(cell, width, height, box) {
    const fonts = this.fonts(cell, width, height), room = { left: 0, top: 0, right: 0, bottom: 0 };
    for (const own of this.all) {
      const font = this.fontOf(own, fonts), length = own.length * font + RIM + 3, [x, y] = own.direction;
      const [startX, startY] = this.board.lines[own.line].rim, half = [this.widest * font / 2, HEIGHT * font / 2];
      const [middleX, middleY] = [startX * cell - x * length, startY * cell - y * length];
      const ends = [middleX - (x && y && half[0]), middleY - (x && y && half[1]), middleX + (x && y && half[0]), middleY + (x && y && half[1])];
      const needs = box
        ? [box[0] * cell - ends[0], box[1] * cell - ends[1], ends[2] - box[2] * cell, ends[3] - box[3] * cell]
        : [x * length, y * length, -x * length, -y * length];
      ["left", "top", "right", "bottom"].forEach((side, at) => { room[side] = Math.max(room[side], needs[at]); });
    }
    const most = (need, size) => Math.min(Math.ceil(size * (SHARE + .06)), Math.ceil(need) + 2);
    return { left: most(room.left, width), right: most(room.right, width), top: most(room.top, height), bottom: most(room.bottom, height) };
  }

  /** Where a strip begins at the cells, in pixels, and how far it slid; null if its line is out of sight. */
  place(own, camera) {
    const { cell, left, top, view } = camera, line = this.board.lines[own.line], [x, y] = own.direction;
    const [startX, startY] = line.rim, from = [left + startX * cell, top + startY * cell];
    const slid = Math.max(0,
      x > .01 ? (view.left - from[0]) / x : x < -.01 ? (view.right - from[0]) / x : 0,
      y > .01 ? (view.top - from[1]) / y : y < -.01 ? (view.bottom - from[1]) / y : 0);
    if (slid > own.reach * cell) return null;
    const at = [from[0] + slid * x, from[1] + slid * y], slack = cell / 2;
    const isSeen = at[0] > view.left - slack && at[0] < view.right + slack && at[1] > view.top - slack && at[1] < view.bottom + slack;
    return isSeen ? { at: [at[0] - RIM * x, at[1] - RIM * y], slid } : null;
  }

  /** The number at a place of the desk: its line, its run; null if there is none. */
  hit(x, y, camera) {
    const fonts = this.fonts(camera.cell, camera.width, camera.height);
    for (const own of this.all) {
      const place = this.place(own, camera);
      if (!place) continue;
      const font = this.fontOf(own, fonts), [dx, dy] = own.direction;
      const run = own.words.findIndex(({ at, width }) => {
        const [offX, offY] = [x - place.at[0] + dx * at * font, y - place.at[1] + dy * at * font];
        // As wide as a finger may hit: up to the neighbors.
        const [wideX, wideY] = dy === 0 ? [(width + GAP) * font / 2, camera.cell / 2] : dx === 0 ? [camera.cell / 2, HEIGHT * font / 2] : [width * font / 2, HEIGHT * font / 2];
        return Math.abs(offX) <= wideX && Math.abs(offY) <= wideY;
      });
      if (run >= 0) return { line: own.line, run };
    }
    return null;
  }
}

const wide = (signs) => .3 + .58 * signs;

/** What stands in a label: the number, and the letter of its color if letters are wanted. */
export function written({ text, tint }, hasLetters, board) {
  const color = hasLetters && tint.startsWith("#") ? board.colors.find(({ rgb }, place) => place > 0 && rgb === tint) : null;
  return color ? `${text}${color.letter}` : text;
}

/** How a line leaves the board: straight away from its last side, and how much of its way that is. */
function slope(board, line) {
  const [x, y] = board.cells[line.is_end ? line.cells.at(-1) : line.cells[0]], away = Math.hypot(line.rim[0] - x, line.rim[1] - y);
  const normal = [(line.rim[0] - x) / away, (line.rim[1] - y) / away], { direction } = course(line);
  return { normal, across: Math.abs(normal[0] * direction[0] + normal[1] * direction[1]) };
}

/** @returns {Strip} */
function strip(board, line, number, widest, hasLetters) {
  const { length: reach, direction: along } = course(line), { normal, across } = slope(board, line);
  const direction = line.is_end ? along.map((part) => 0 - part) : along;
  const isFlat = direction[1] === 0, words = [];
  // A box that comes askew touches the board with a corner.
  const first = across < .999 ? (Math.abs(normal[0]) * widest + Math.abs(normal[1]) * HEIGHT) / 2 / across : null;
  let length = 0;
  for (const label of line.is_end ? line.labels : [...line.labels].reverse()) {
    const text = written(label, hasLetters, board), width = isFlat ? wide(text.length) : widest;
    const step = isFlat ? width + .1 : Math.min((widest + .1) / (Math.abs(direction[0]) || 1e-6), HEIGHT / Math.abs(direction[1]));
    if (length === 0 && first !== null) length = Math.max(0, first - step / 2);
    const place = line.is_end ? words.length : 0;
    words.splice(place, 0, { text, tint: label.tint, width: wide(text.length), at: length + step / 2 });
    length += step;
  }
  return { line: number, direction: /** @type {[number, number]} */ (direction), words, length, reach };
}
