// Changes the colors of a puzzle for a dark background. In: #rrggbb for a light background. Out: #rrggbb that can be
// seen on a dark one. Invariants: colors keep their hue, and the order of their lightness.

import { oklab } from "./colors.js";

/**
 * Every color gets at least the lightness LEAST: black then has the contrast of 3 to 1 that signs need.
 * Lightness below MIDDLE is scaled, so that the order of the colors stays.
 */
const [LEAST, MIDDLE] = [0.57, 0.68];

/** Is this color light enough to be a background of the light page? @param {string} rgb */
export const isLight = (rgb) => oklab(rgb)[0] > 0.8;

/** @param {string} rgb */
export function onDark(rgb) {
  const [lightness, a, b] = oklab(rgb);
  return lightness < MIDDLE ? hexOf([LEAST + ((MIDDLE - LEAST) * lightness) / MIDDLE, a, b]) : rgb;
}

/** Converts Oklab back to #rrggbb (Ottosson 2020). @param {number[]} color */
function hexOf([lightness, a, b]) {
  const [long, middle, short] = [
    lightness + 0.3963 * a + 0.2158 * b,
    lightness - 0.1056 * a - 0.0639 * b,
    lightness - 0.0895 * a - 1.2915 * b,
  ].map((part) => part ** 3);
  const parts = [
    4.0767 * long - 3.3077 * middle + 0.231 * short,
    -1.2684 * long + 2.6098 * middle - 0.3413 * short,
    -0.0042 * long - 0.7034 * middle + 1.7076 * short,
  ];
  return `#${parts
    .map((part) => {
      const value = Math.max(0, Math.min(1, part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
      return Math.round(255 * value)
        .toString(16)
        .padStart(2, "0");
    })
    .join("")}`;
}
