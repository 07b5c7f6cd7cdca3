// Describes the outlines of boards: their sizes, their names, the places of their cells. In: the shape of a puzzle, as
// its file has it. Out: words, numbers, centers of cells. Invariants: cells come in reading order.

import { number, t } from "../basics/words.js";

/** @typedef {{ x: number, y: number, isTurned: boolean }} Center */
/** @typedef {{ kind: "rect" | "hex" | "triangles", centers: Center[], width: number, height: number }} Plan */

/** The distance between two rows of hexagons; half the side of a triangle of height 1. */
const [HIGH, HALF] = [Math.sqrt(3) / 2, 1 / Math.sqrt(3)];

/** The lengths of the six sides of a hexagonal or triangular board. @param {any} shape @returns {number[]} */
export const sidesOf = ({ hex, triangles }) => triangles?.sides ?? hex.sides ?? Array(6).fill(hex.side);

/** The size as a short text: one number if all sides are equal. @param {any} shape */
export function sidesSign(shape) {
  const all = sidesOf(shape);
  return all.every((side) => side === all[0]) ? number(all[0]) : all.map((side) => number(side)).join("·");
}

/** The size of a board in words. @param {any} shape */
export function sizeOf(shape) {
  if (shape.rect) return `${number(shape.rect.width)} × ${number(shape.rect.height)}`;
  return shape.hex
    ? t("page-size-hexagon", { sides: sidesSign(shape) })
    : t("page-size-triangles", { sides: sidesSign(shape) });
}

/** The size for players: a number of cells says more than the lengths of six sides. @param {any} shape */
export const plainSizeOf = (shape) => (shape.rect ? sizeOf(shape) : t("cells-many", { count: cellCount(shape) }));

/** The size in symbols, for tables. @param {any} shape */
export const signOf = (shape) =>
  shape.rect ? `${shape.rect.width} × ${shape.rect.height}` : `${shape.hex ? "⬡" : "△"} ${sidesSign(shape)}`;

/** How many cells a board has, with its holes. @param {any} shape */
export const cellCount = (shape) =>
  shape.rect ? shape.rect.width * shape.rect.height : rows(shape).reduce((sum, [from, end]) => sum + end - from, 0);

/** How many lines a board has. @param {any} shape */
export function lineCount(shape) {
  if (shape.rect) return shape.rect.height + shape.rect.width;
  const sum = sidesOf(shape).reduce((all, side) => all + side, 0);
  return shape.hex ? sum - 3 : sum;
}

/**
 * A shape with its sides in another order; a rectangle becomes `rect`.
 * @param {any} shape
 * @param {any} rect
 * @param {number[]} order
 */
function reordered(shape, rect, order) {
  if (shape.rect) return { rect };
  const all = sidesOf(shape),
    sides = order.map((place) => all[place]);
  return sided(shape.hex ? "hex" : "triangles", sides);
}

/** A shape by its six sides, as files have it. @param {"hex" | "triangles"} kind @param {number[]} sides */
export function sided(kind, sides) {
  const isRegular = kind === "hex" && sides.every((side) => side === sides[0]);
  return { [kind]: isRegular ? { side: sides[0] } : { sides } };
}

/** The shape with left and right exchanged. @param {any} shape */
export const mirroredShape = (shape) => reordered(shape, shape.rect, [4, 3, 2, 1, 0, 5]);

/** The shape with top and bottom exchanged. @param {any} shape */
export const flippedShape = (shape) => reordered(shape, shape.rect, [1, 0, 5, 4, 3, 2]);

/** The shape turned clockwise, by a quarter or a sixth of a turn. @param {any} shape */
export const turnedShape = (shape) =>
  reordered(shape, shape.rect && { height: shape.rect.width, width: shape.rect.height }, [1, 2, 3, 4, 5, 0]);

/** The first place of each row and the one after its last. @param {any} shape @returns {[number, number][]} */
function rows(shape) {
  const [a, b, c, d, e, f] = sidesOf(shape);
  if (shape.triangles)
    return Array.from({ length: a + b }, (_, row) => [
      Math.max(2 * a, 2 * row + 1),
      Math.min(2 * (a + b + c), 2 * (c + d + row) + 1),
    ]);
  return Array.from({ length: a + b - 1 }, (_, row) => [Math.max(1 - a, -row), Math.min(f, e + f - 1 - row)]);
}

/** The places of all cells of a board, and its size. @param {any} shape @returns {Plan} */
export function plan(shape) {
  if (shape.rect) {
    const { height, width } = shape.rect;
    const centers = Array.from({ length: height * width }, (_, cell) => ({
      x: (cell % width) + 0.5,
      y: Math.floor(cell / width) + 0.5,
      isTurned: false,
    }));
    return { kind: "rect", centers, width, height };
  }
  const kind = shape.triangles ? "triangles" : "hex",
    centers = rows(shape).flatMap(([from, end], row) =>
      Array.from({ length: end - from }, (_, place) =>
        shape.triangles ? triangle(row, from + place) : hexagon(row, from + place),
      ),
    );
  const [reach, up, down] = shape.triangles ? [HALF, 2 / 3, 2 / 3] : [0.5, 0.6, 0.6];
  const [xs, ys] = [centers.map(({ x }) => x), centers.map(({ y }) => y)],
    [left, top] = [least(xs) - reach, shape.triangles ? 0 : least(ys) - up];
  const right = -least(xs.map((x) => -x)) + reach,
    bottom = shape.triangles ? rows(shape).length : -least(ys.map((y) => -y)) + down;
  return {
    kind,
    centers: centers.map(({ x, y, isTurned }) => ({ x: x - left, y: y - top, isTurned })),
    width: right - left,
    height: bottom - top,
  };
}

/** @param {number[]} numbers */
const least = (numbers) => numbers.reduce((one, other) => Math.min(one, other), Infinity);

/** @param {number} row @param {number} q @returns {Center} */
const hexagon = (row, q) => ({ x: q + row / 2, y: row * HIGH, isTurned: false });

/** Triangles at even places point up. @param {number} row @param {number} place @returns {Center} */
const triangle = (row, place) => ({
  x: (place - row) * HALF,
  y: row + (place % 2 ? 1 : 2) / 3,
  isTurned: place % 2 === 1,
});

/**
 * The corners of a cell, relative to its center.
 * @param {Plan["kind"]} kind
 * @param {boolean} isTurned
 * @returns {[number, number][]}
 */
export function cornersOf(kind, isTurned) {
  if (kind === "rect")
    return [
      [-0.5, -0.5],
      [0.5, -0.5],
      [0.5, 0.5],
      [-0.5, 0.5],
    ];
  if (kind === "triangles")
    return isTurned
      ? [
          [-HALF, -1 / 3],
          [HALF, -1 / 3],
          [0, 2 / 3],
        ]
      : [
          [0, -2 / 3],
          [HALF, 1 / 3],
          [-HALF, 1 / 3],
        ];
  return Array.from({ length: 6 }, (_, corner) => [
    Math.cos(((corner + 0.5) * Math.PI) / 3) * HALF,
    Math.sin(((corner + 0.5) * Math.PI) / 3) * HALF,
  ]);
}

/** The holes of a puzzle; its rows of signs mark them with dots. @param {{ holes?: string[] }} puzzle */
export const holesOf = ({ holes = [] }) => [...holes.join("")].flatMap((sign, cell) => (sign === "." ? [cell] : []));
