// Resolves the custom properties of the stylesheets into colors for canvases. In: elements that have the properties.
// Out: colors by name. Invariants: no color is defined here.

import { light, readable } from "../basics/colors.js";

/** Converts a computed color of the browser to #rrggbb. @param {string} paint */
function hex(paint) {
  const parts = paint
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number) ?? [0, 0, 0];
  const scale = paint.startsWith("color(") ? 255 : 1;
  return `#${parts
    .map((part) =>
      Math.round(part * scale)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** Resolves CSS colors within an element. */
export class Paints {
  /** @type {Map<string, string>} */
  #colors = new Map();

  /** @param {Element} element */
  constructor(element) {
    this.probe = document.createElement("i");
    this.probe.hidden = true;
    // Forced colors override colors of elements; a canvas gets the system colors from the stylesheets instead.
    this.probe.style.setProperty("forced-color-adjust", "none");
    element.append(this.probe);
  }

  /** @param {string} paint a CSS color, for example `var(--ink)` @returns {string} #rrggbb */
  of(paint) {
    if (/^#[0-9a-f]{6}$/i.test(paint)) return paint;
    if (!this.#colors.has(paint)) this.all([paint]);
    return this.#colors.get(paint) ?? paint;
  }

  /**
   * Resolves several colors at once, since each read after a change makes the browser compute styles again.
   * @param {string[]} paints
   */
  all(paints) {
    const probes = paints.map((paint) => {
      const probe = document.createElement("i");
      probe.style.color = paint;
      return probe;
    });
    this.probe.replaceChildren(...probes);
    probes.forEach((probe, at) => this.#colors.set(paints[at], hex(getComputedStyle(probe).color)));
    this.probe.replaceChildren();
  }

  forget() {
    this.#colors.clear();
  }
}

const NAMES = {
  page: "--page",
  text: "--text",
  quiet: "--quiet",
  faint: "--line",
  good: "--good",
  hint: "--hint",
  tint: "--tint",
  paper: "--paper",
  ink: "--ink",
  line: "--cell-line",
  strong: "--cell-strong",
  sign: "--sign",
};

/** Two colors with a lower contrast than this are hard to distinguish. */
const MIN_CONTRAST = 1.8;

/** Do two colors, as #rrggbb, have nearly the same brightness? @param {string} one @param {string} other */
function isNear(one, other) {
  const [dark, bright] = [one, other]
    .map((paint) => {
      const [red, green, blue] = light(paint);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((less, more) => less - more);
  return bright / dark < MIN_CONTRAST;
}

/**
 * @typedef {Record<keyof typeof NAMES, string> & {font: string, readable: (paint: string) => string, isNear: (one:
 *   string, other: string) => boolean}} Theme
 */

/** The theme of an element: its colors by their names. @param {Paints} paints @returns {Theme} */
export function themed(paints) {
  /** The pairs of colors that were already compared. @type {Map<string, boolean>} */
  const comparisons = new Map();
  const nearness = (/** @type {string} */ one, /** @type {string} */ other) => {
    const pair = one + other,
      isPairNear = comparisons.get(pair) ?? isNear(one, other);
    comparisons.set(pair, isPairNear);
    return isPairNear;
  };
  paints.all(Object.values(NAMES).map((property) => `var(${property})`));
  const colors = Object.entries(NAMES).map(([name, property]) => [name, paints.of(`var(${property})`)]);
  const { fontFamily } = getComputedStyle(/** @type {Element} */ (paints.probe.parentElement));
  return /** @type {Theme} */ ({
    ...Object.fromEntries(colors),
    font: fontFamily,
    isNear: nearness,
    readable: (paint) => readable(paints.of(paint)),
  });
}
