// The looks of what is drawn on canvases: the custom properties of the stylesheets, resolved.
// In: elements that have them. Out: paints by name. Holds: no color is written here.

import { readable } from "./preferences.js";

/** What a browser calls a color, as #rrggbb. */
function hex(paint) {
  const parts = paint.match(/[\d.]+/g)?.slice(0, 3).map(Number) ?? [0, 0, 0];
  const scale = paint.startsWith("color(") ? 255 : 1;
  return `#${parts.map((part) => Math.round(part * scale).toString(16).padStart(2, "0")).join("")}`;
}

/** Resolves paints within an element. */
export class Paints {
  #known = new Map();

  constructor(element) {
    this.probe = document.createElement("i");
    this.probe.hidden = true;
    element.append(this.probe);
  }

  /** @param {string} paint as in stylesheets, also `var(--ink)` @returns {string} #rrggbb */
  of(paint) {
    if (/^#[0-9a-f]{6}$/i.test(paint)) return paint;
    if (!this.#known.has(paint)) {
      this.probe.style.color = paint;
      this.#known.set(paint, hex(getComputedStyle(this.probe).color));
    }
    return this.#known.get(paint);
  }

  forget() { this.#known.clear(); }
}

const NAMES = {
  page: "--page", text: "--text", quiet: "--quiet", faint: "--line", good: "--good", hint: "--hint", tint: "--tint",
  paper: "--paper", ink: "--ink", line: "--cell-line", strong: "--cell-strong", sign: "--sign",
};

/** @typedef {Record<keyof typeof NAMES, string> & {font: string, readable: (paint: string) => string}} Theme */

/** The paints of an element by their names. @param {Paints} paints @returns {Theme} */
export function themed(paints) {
  const found = Object.entries(NAMES).map(([name, property]) => [name, paints.of(`var(${property})`)]);
  const { fontFamily } = getComputedStyle(/** @type {Element} */ (paints.probe.parentElement));
  return /** @type {Theme} */ ({ ...Object.fromEntries(found), font: fontFamily, readable: (paint) => readable(paints.of(paint)) });
}
