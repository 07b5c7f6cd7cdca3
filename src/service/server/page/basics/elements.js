// Makes elements. In: names, classes, texts. Out: elements. Invariants: no text becomes markup.

import { t } from "./words.js";

/** The message of each difficulty, the easiest first. @type {Record<string, string>} */
export const DIFFICULTIES = {
  gentle: "difficulty-gentle",
  easy: "difficulty-easy",
  tricky: "difficulty-tricky",
  hard: "difficulty-hard",
  fiendish: "difficulty-fiendish",
};

/**
 * Makes an element with a class and children.
 * @param {string} name
 * @param {string} kind
 * @param {(string | Node)[]} parts
 */
export function newElement(name, kind, ...parts) {
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

/**
 * Makes a button that runs this work.
 * @param {string} kind
 * @param {(string | Node)[]} parts
 * @param {() => unknown} work
 */
export function button(kind, parts, work) {
  const element = newElement("button", kind, ...parts);
  element.setAttribute("type", "button");
  element.addEventListener("click", work);
  return element;
}

/** Shows a difficulty as five dots, some of them filled, and its name. @param {string} difficulty */
export function scale(difficulty) {
  const dots = newElement("span", "dots");
  dots.setAttribute("aria-hidden", "true");
  dots.style.setProperty("--filled", String(Object.keys(DIFFICULTIES).indexOf(difficulty) + 1));
  return newElement("span", "scale", dots, t(DIFFICULTIES[difficulty]));
}
