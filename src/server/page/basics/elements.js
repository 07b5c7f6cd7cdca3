// Elements that scripts make. In: names, classes, texts. Out: elements. Invariants: no text becomes markup.

import { t } from "./words.js";

/** How hard a puzzle is, in words, the gentlest first. @type {Record<string, string>} */
export const DIFFICULTIES = {
  gentle: "difficulty-gentle",
  easy: "difficulty-easy",
  tricky: "difficulty-tricky",
  hard: "difficulty-hard",
  fiendish: "difficulty-fiendish",
};

/**
 * An element with a class, and what is in it.
 * @param {string} name
 * @param {string} kind
 * @param {(string | Node)[]} parts
 */
export function made(name, kind, ...parts) {
  const element = document.createElement(name);
  if (kind) element.className = kind;
  element.append(...parts);
  return element;
}

/** @param {string} name */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"),
    use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** A button that does this. @param {string} kind @param {(string | Node)[]} parts @param {() => unknown} work */
export function button(kind, parts, work) {
  const one = made("button", kind, ...parts);
  one.setAttribute("type", "button");
  one.addEventListener("click", work);
  return one;
}

/** One scale for all puzzles: five dots, as many filled as it is hard, and the word. @param {string} difficulty */
export function scale(difficulty) {
  const dots = made("span", "dots");
  dots.setAttribute("aria-hidden", "true");
  dots.style.setProperty("--filled", String(Object.keys(DIFFICULTIES).indexOf(difficulty) + 1));
  return made("span", "scale", dots, t(DIFFICULTIES[difficulty]));
}
