// The looks of what is drawn on canvases: the custom properties of the stylesheets, resolved.
// In: elements that have them. Out: paints by name. Invariants: no color is written here.

import { light, readable } from "../basics/colors.js";

/** What a browser calls a color, as #rrggbb. @param {string} paint */
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

/** Resolves paints within an element. */
export class Paints {
  /** @type {Map<string, string>} */
  #known = new Map();

  /** @param {Element} element */
  constructor(element) {
    this.probe = document.createElement("i");
    this.probe.hidden = true;
    // Forced colors change what is drawn by styles; canvases take the system's own colors by name.
    this.probe.style.setProperty("forced-color-adjust", "none");
    element.append(this.probe);
  }

  /** @param {string} paint as in stylesheets, also `var(--ink)` @returns {string} #rrggbb */
  of(paint) {
    if (/^#[0-9a-f]{6}$/i.test(paint)) return paint;
    if (!this.#known.has(paint)) this.all([paint]);
    return this.#known.get(paint) ?? paint;
  }

  /**
   * Resolves them at once: each change of a style that is read has the browser look at the page again.
   * @param {string[]} paints
   */
  all(paints) {
    const probes = paints.map((paint) => {
      const probe = document.createElement("i");
      probe.style.color = paint;
      return probe;
    });
    this.probe.replaceChildren(...probes);
    probes.forEach((probe, at) => this.#known.set(paints[at], hex(getComputedStyle(probe).color)));
    this.probe.replaceChildren();
  }

  forget() {
    this.#known.clear();
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

/** Paints with less contrast than this are hard to tell apart. */
const NEAR = 1.8;

/** Are these two paints, as #rrggbb, nearly as bright as each other? @param {string} one @param {string} other */
function isNear(one, other) {
  const [dark, bright] = [one, other]
    .map((paint) => {
      const [red, green, blue] = light(paint);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .sort((less, more) => less - more);
  return bright / dark < NEAR;
}

/**
 * @typedef {Record<keyof typeof NAMES, string> & {font: string, readable: (paint: string) => string, isNear: (one:
 *   string, other: string) => boolean}} Theme
 */

/** The paints of an element by their names. @param {Paints} paints @returns {Theme} */
export function themed(paints) {
  /** What was compared already. @type {Map<string, boolean>} */
  const near = new Map();
  const nearness = (/** @type {string} */ one, /** @type {string} */ other) => {
    const both = one + other,
      known = near.get(both) ?? isNear(one, other);
    near.set(both, known);
    return known;
  };
  paints.all(Object.values(NAMES).map((property) => `var(${property})`));
  const found = Object.entries(NAMES).map(([name, property]) => [name, paints.of(`var(${property})`)]);
  const { fontFamily } = getComputedStyle(/** @type {Element} */ (paints.probe.parentElement));
  return /** @type {Theme} */ ({
    ...Object.fromEntries(found),
    font: fontFamily,
    isNear: nearness,
    readable: (paint) => readable(paints.of(paint)),
  });
}
